"""The journal: events at the table, durable before anyone sees their effect."""

from controller.record.journal.rows import DamagedMatch as DamagedMatch
from controller.record.journal.rows import Entry as Entry
from controller.record.journal.rows import MatchRecord as MatchRecord
from controller.record.journal.rows import Standing as Standing
from controller.record.journal.rows import Statement as Statement
from controller.record.journal.rows import Statements as Statements
from controller.record.journal.rows import standing_moves as standing_moves
from controller.record.journal.store import Journal as Journal
from controller.record.journal.store import WritableJournal as WritableJournal
from controller.record.journal.store import default_path as default_path
from controller.record.journal.writer import Writer as Writer
