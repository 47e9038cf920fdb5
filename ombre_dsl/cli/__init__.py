"""The command ``ombre``: the shell that reads, prints and exits."""

from .main import main

__all__ = ["main"]
