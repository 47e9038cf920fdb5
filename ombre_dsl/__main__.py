"""``python -m ombre_dsl`` is the command ``ombre``."""

from .cli import main

if __name__ == "__main__":
    main()
