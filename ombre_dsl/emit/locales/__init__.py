"""The catalogs of the rule sheets: one text file a language, and the template of all messages."""
