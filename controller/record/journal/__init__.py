"""The journal: what happened at the table, durable before anybody sees its effect."""

from controller.record.journal.records import (
    DamagedMatch,
    Entry,
    MatchRecord,
    Standing,
    standing_moves,
)
from controller.record.journal.rows import Statement, Statements
from controller.record.journal.store import Journal, WritableJournal, default_path
from controller.record.journal.writer import Writer

__all__ = [
    "DamagedMatch",
    "Entry",
    "Journal",
    "MatchRecord",
    "Standing",
    "Statement",
    "Statements",
    "WritableJournal",
    "Writer",
    "default_path",
    "standing_moves",
]
