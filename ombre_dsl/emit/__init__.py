"""From rulebook and tables to the files that are handed out: Python, JSON and documents."""
