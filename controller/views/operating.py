"""The messages of the operator's socket, by which somebody looks after a table from a phone.

A phone that is not known asks for a PIN, which the public screen shows, and is paired by it; the
token that it gets then must be in everything else that it says. What it may do is what the
operator's page at the table offers, line by line.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from controller.views.message import LANGUAGES, Message
from controller.views.table import LOUDEST, VOLUME_STEP, Notice, TableView
from controller.views.telling import AchievementId

Token = Annotated[str, Meta(max_length=64)]

PART_BYTES = 128 * 1024
"""How much of a file comes in one message, and goes out in one."""


class AskPin(Struct, frozen=True, tag=True):
    """Show a PIN on the public screen. Answered by `PinShown`, or `Denied`."""


class Pair(Struct, frozen=True, tag=True):
    """The PIN that somebody has read there, and what the phone is to be called. Answered by
    `Paired`, or `Denied`."""

    pin: Annotated[str, Meta(max_length=12)]
    name: Annotated[str, Meta(max_length=40)]

    def __repr__(self) -> str:
        return f"Pair({self.name!r})"


class Attend(Struct, frozen=True, tag=True):
    """Show the desk, now and whenever it changes. Answered by `Desk`s, or `Denied`."""

    token: Token

    def __repr__(self) -> str:
        return "Attend()"


class Choose(Struct, frozen=True, tag=True):
    """Take the line with that key, or open the operator's page if it is empty. Answered by a `Desk`
    or by `Denied`."""

    token: Token
    key: Annotated[str, Meta(max_length=1000)] = ""

    def __repr__(self) -> str:
        return f"Choose({self.key!r})"


class Restate(Struct, frozen=True, tag=True):
    """Change settings in the owner's file, by their keys there: None has nothing said of one any
    more, and what is not among them stays. Answered by a `Desk` or by `Denied`."""

    token: Token
    settings: dict[str, str | int | bool | dict[str, str] | None]

    def __repr__(self) -> str:
        return f"Restate({', '.join(self.settings)})"


Brings = Literal["table", "backup", "update"]
"""What a phone can bring."""
Fetches = Literal["backup", "logs"]
"""What it can take away."""


class Bring(Struct, frozen=True, tag=True):
    """A file comes, of that name on the phone, in `Part`s. Answered by `GoOn`, or `Denied`."""

    token: Token
    what: Brings
    name: Annotated[str, Meta(max_length=200)]

    def __repr__(self) -> str:
        return f"Bring({self.what!r}, {self.name!r})"


class Part(Struct, frozen=True, tag=True):
    """The next bytes of it. Answered by `GoOn`, or `Denied`."""

    data: bytes

    def __repr__(self) -> str:
        return f"Part({len(self.data)} bytes)"


class Brought(Struct, frozen=True, tag=True):
    """That was all of it: take it. Answered by a `Desk` or by `Denied`."""


class Fetch(Struct, frozen=True, tag=True):
    """Hand a file out. Answered by its first `Slice`, or by `Denied`."""

    token: Token
    what: Fetches

    def __repr__(self) -> str:
        return f"Fetch({self.what!r})"


class FetchOn(Struct, frozen=True, tag=True):
    """The next `Slice` of it."""


class AskLogs(Struct, frozen=True, tag=True):
    """Pack the logs into a file that can be fetched. Answered by a `Desk` or by `Denied`."""

    token: Token

    def __repr__(self) -> str:
        return "AskLogs()"


class Rename(Struct, frozen=True, tag=True):
    """Call somebody whom the table knows otherwise; with an empty `new` name it forgets them.
    Answered by a `Desk` or by `Denied`."""

    token: Token
    name: Annotated[str, Meta(max_length=40)]
    new: Annotated[str, Meta(max_length=40)]

    def __repr__(self) -> str:
        return "Rename()"


Volume = Annotated[int, Meta(ge=0, le=LOUDEST, multiple_of=VOLUME_STEP)]


class Wanted(Struct, frozen=True, tag=True, omit_defaults=True):
    """What a broker asks for that is let in (controller/telling/commands.py): that the match pauses
    or goes on, another language, another volume; or what a league says of a match. It has no token:
    only a program of the table's own user may say it. Answered by `GoOn`, or `Denied`."""

    rests: bool | None = None
    language: Literal["", *LANGUAGES] = ""  # type: ignore[valid-type]  # a table of words
    volume: Volume | None = None
    match: int = 0
    """A match that is over, by its number in the journal."""
    reached: Mapping[str, tuple[AchievementId, ...]] = {}
    """Seat -> the achievements that it brought there."""


DeskMessage = (
    Rename
    | AskPin
    | Pair
    | Attend
    | Choose
    | Restate
    | Bring
    | Part
    | Brought
    | Fetch
    | FetchOn
    | AskLogs
    | Wanted
)


class DeskLine(Struct, frozen=True):
    """A line of the operator's menu, or what leads to further lines."""

    key: str
    text: Message
    then: tuple["DeskLine", ...] = ()
    by_hand: bool = False
    """Whether only a button at the table does it."""


class PinShown(Struct, frozen=True, tag=True):
    """The public screen shows a PIN."""


class Paired(Struct, frozen=True, tag=True):
    """The phone is known by this token from now on."""

    token: str

    def __repr__(self) -> str:
        return "Paired()"


class Denied(Struct, frozen=True, tag=True):
    """Why nothing was done. Who is not `known` must pair again."""

    why: Notice
    known: bool = True


class GoOn(Struct, frozen=True, tag=True):
    """It is done: what a broker wants, or what a phone brings so far."""


class Slice(Struct, frozen=True, tag=True):
    """Some bytes of a file; after the `last` ones there are no more."""

    data: bytes
    last: bool


class Desk(Struct, frozen=True, tag=True):
    """What somebody sees who looks after the table: what everybody sees, without a match, and the
    lines that can be taken now."""

    view: TableView
    lines: tuple[DeskLine, ...] = ()
    busy: bool = False
    """Whether something runs that takes its time: any button at the table stops it."""
    waits: bool = False
    """Whether it waits for an answer of the computer."""
    settings: bool = False
    """Whether the owner's settings can be changed from here, and files brought and fetched."""
    people: tuple[str, ...] = ()
    """Whom the table knows by name."""
    updates: bool = False
    """Whether an update can be brought."""
    logs: bool = False
    """Whether the logs are packed."""


DeskAnswer = PinShown | Paired | Denied | GoOn | Slice | Desk
