"""The table as a whole: its stages from attract to result, and everything around a match."""
