"""What helps to write a variant: a file to begin with, the words of the language, what a line means, a look on save."""
