"""Where the sheets say what the sources say: lists kept by hand, and the page for readers that is made of them.

``python -m tests.documents.statements > docs/statements.md`` writes the page.
"""
