"""What websites need: a plugin that makes pages of variants, a lexer that colours their files, a first site."""
