"""What is kept of matches: the journal, who writes it, match files, and playing them again."""
