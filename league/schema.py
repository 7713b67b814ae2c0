"""The league's tables. The first two are the log, which only grows; all others follow from it."""

from sqlalchemy import (
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

_BYTEWISE = String().with_variant(String(collation="C"), "postgresql")
"""Compared as bytes, as SQLite does and Python nearly does: not by the server's language."""


def _text(name: str, primary_key: bool = False, nullable: bool = False) -> "Column[str]":
    return Column(name, _BYTEWISE, primary_key=primary_key, nullable=nullable)


# ---- the log -------------------------------------------------------------------------------------

RESULT = Table(
    "result",
    METADATA,
    _text("table_id", primary_key=True),
    _text("match_id", primary_key=True),
    Column("revision", Integer, primary_key=True),
    _text("received"),
    Column("payload", LargeBinary, nullable=False),
)
"""What tables have told, each revision of a match once."""

RULING = Table(
    "ruling",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    _text("at"),
    _text("kind"),  # strike, correct, restore, forget
    _text("table_id"),
    _text("match_id"),
    Column("reason", Text, nullable=False),
    Column("detail", Text, nullable=False),  # JSON
    Index("ruling_by_match", "table_id", "match_id"),
)
"""What people have decided about matches and names, in order."""

# ---- what follows from the log -------------------------------------------------------------------

PLAYED = Table(
    "played",
    METADATA,
    _text("table_id", primary_key=True),
    _text("match_id", primary_key=True),
    Column("revision", Integer, nullable=False),
    _text("ord"),  # INSTANT/TABLE/MATCH: the order in which matches change ratings
    _text("game"),
    _text("place"),
    Column("duration_s", Double, nullable=False),
    Column("corrected", Integer, nullable=False),
    Index("played_in_order", "game", "ord"),
    Index("played_by_time", "ord"),
)
"""The matches that count."""

SEATED = Table(
    "seated",
    METADATA,
    _text("table_id", primary_key=True),
    _text("match_id", primary_key=True),
    _text("seat", primary_key=True),
    Column("turn", Integer, nullable=False),
    _text("ord"),
    _text("game"),
    _text("player"),
    Column("name", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("facts", Text, nullable=False),  # JSON
    Column("form", Text, nullable=False),  # JSON: the player's form after the match
    Index("seated_in_order", "game", "ord"),
    Index("seated_by_player", "player", "game", "ord"),
)
"""Who has played them, and how they stood afterwards."""

RATING = Table(
    "rating",
    METADATA,
    _text("game", primary_key=True),
    _text("player", primary_key=True),
    Column("name", Text, nullable=False),
    _text("ord"),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("form", Text, nullable=False),
)
"""How everybody stands now."""

EARNED = Table(
    "earned",
    METADATA,
    _text("game", primary_key=True),
    _text("player", primary_key=True),
    _text("achievement", primary_key=True),
    _text("ord"),
    _text("table_id"),
    _text("match_id"),
    Index("earned_in_order", "game", "ord"),
)
"""Achievements, with the match that brought them."""

DERIVED = (PLAYED, SEATED, RATING, EARNED)

# ---- how tables are now --------------------------------------------------------------------------

STATE = Table(
    "state",
    METADATA,
    _text("table_id", primary_key=True),
    _text("at"),
    _text("received"),
    Column("on_s", Double, nullable=False),
    _text("software"),
    _text("since"),  # when it was told first that this runs
    _text("before"),  # what ran before
    Column("payload", LargeBinary, nullable=False),
)
"""The last that each table has told of itself."""

FAULT = Table(
    "fault",
    METADATA,
    _text("table_id", primary_key=True),
    _text("fault", primary_key=True),
    _text("began", primary_key=True),
    _text("severity"),
    Column("said", Text, nullable=False),
    _text("over", nullable=True),
    _text("told", nullable=True),
    _text("told_over", nullable=True),
    Index("fault_untold", "told", "told_over"),
)
"""What was wrong with tables, and what the operator has been told of it."""


def match_of(table: Table) -> tuple["Column[str]", "Column[str]"]:
    """Return the columns that say which match a row is about."""
    return table.c.table_id, table.c.match_id
