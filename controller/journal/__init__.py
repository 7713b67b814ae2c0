"""The journal: what happened at the table, durable before anybody sees its effect."""

from controller.journal.records import Entry, MatchRecord, Standing, standing_moves
from controller.journal.store import Journal, WritableJournal, default_path
from controller.journal.writer import Statement, Writer

__all__ = [
    "Entry",
    "Journal",
    "MatchRecord",
    "Standing",
    "Statement",
    "WritableJournal",
    "Writer",
    "default_path",
    "standing_moves",
]
