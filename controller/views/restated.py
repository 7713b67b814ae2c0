"""What somebody asks of the owner's settings, as files: the request, and what became of it."""

from typing import Any, Literal

from msgspec import Struct

PORTAL, SET_UP = "reclaim-portal", "set-up"
"""The folder of the page of the table's own WiFi, and the request there."""
SETS_UP = "reclaim-set-up"
"""The folder in which that is answered."""
OWN_TABLE = "own-table.toml"
"""The table file that a phone has brought, beside the owner's settings."""
RESTATED = "restated"
"""The file of an answer."""


class Restatement(Struct, frozen=True):
    """What the owner's file is to say, by key (controller/table/restating.py); `number` is what the
    answer must repeat."""

    number: str
    settings: dict[str, Any]
    table: str = ""
    """The text of a table file that is to lie beside it (`OWN_TABLE`); empty for none."""


class Restated(Struct, frozen=True):
    """What became of it: the file says so now, or says what it said before, and `what` says why."""

    number: str
    code: Literal["done", "refused"]
    what: str = ""
