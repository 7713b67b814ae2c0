"""One match at the table: signals in, moves out, and what may be seen of it."""
