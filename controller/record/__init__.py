"""What is kept of matches: the journal, its writer, match files, and replaying matches."""
