"""The table as a whole: what it is doing from attract to result, and what stands around a match."""
