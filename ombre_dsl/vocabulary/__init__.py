"""The vocabulary: one typed table of every block, setting and phrase, and how statements are held against it."""
