"""Write the page for readers."""

from .page import page

print(page(), end="")
