"""What the syntax is tested with."""
