"""What a table tells other computers: from its journal and its public feed, to a broker.

The transaction that ends a match in the journal is the outbox's entry: nothing more is written at
the table, and a process of its own reads it (`reclaim tell`).
"""
