"""What may be known of the table as a whole, and the messages of the feed.

Each feed message is complete: a screen that was started a moment ago shows the same as one that
has watched from the beginning.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from controller.views.bluff_pirate import BluffPirateView
from controller.views.captain_bluff import CaptainBluffView
from controller.views.captains_orders import CaptainsOrdersView
from controller.views.cards import CardsView
from controller.views.luggage import LuggageView
from controller.views.message import Arg, Message
from hardware.scene import Refused as Refused
from hardware.signals import BatteryLevel, Colour, Pattern

MatchView = LuggageView | CaptainBluffView | BluffPirateView | CaptainsOrdersView | CardsView
"""What may be known of a match, whichever game it is of."""

LANGUAGES = ("en", "de", "fr")
"""The languages that a table may speak; the display has words in each."""

Stage = Literal["resume", "attract", "joining", "options", "match"]
"""resume: a match was interrupted; go on, or abandon it?
attract: nobody plays. joining: seats press A. options: the match is set up with the cursor.
match: everything else is in the match's own view, the result included."""


class SeatStatus(Struct, frozen=True):
    """One chair: who sits there and whether the table can hear it."""

    seat: str
    joined: bool
    bot: bool
    holding: bool
    """The seat holds A down now: some questions are answered by everybody holding A."""
    lost: bool
    """The seat's station or reader does not answer: what it would say is unknown."""
    colour: Colour = "off"
    pattern: Pattern = "steady"


class Notice(Struct, frozen=True):
    """What people are told: a message, with the rule that it follows from.

    The words of the message say what was found, and its `remedy` what to do now. A notice names
    seat, place and rule, never a piece that is not public.
    """

    id: str
    args: Mapping[str, Arg] = {}
    rule: str = ""
    seat: str = ""
    """Whom it is about; the message addresses that seat where it has an `asked` part."""
    kind: Literal["info", "mistake", "fault"] = "info"
    at_s: float = 0.0
    at: tuple[str, ...] = ()
    """Where it is to be done: `deck` (any of them), `deck/PLACE`, `spot/N`, `pad/SEAT`; what is to
    be turned over there: the top one of `pile/PLACE`, each one of `row/PLACE`, which is tapped
    then; what is taken from there, and tapped on one's own pad: piece N from the left of
    `take/PLACE/N`; or what only its seat looks under: `look/PLACE`."""


UNREADABLE = "table-menu-unreadable"
"""The line of a cursor for a card whose tag is dead: in most menus, and seldom needed."""

SEAT = "table-seat"
"""The line of a cursor, or its title, that is a seat's name: `Message(SEAT, {"seat": "red"})`."""


class Cursor(Struct, frozen=True):
    """A public choice on the screen: B moves on, A takes."""

    seat: str
    """Who moves it; empty when any seat may."""
    title: Message
    options: tuple[Message, ...]
    at: int


class TapAnswer(Struct, frozen=True):
    """Whether the table has taken the last piece that was held to a pad or spot."""

    reader: str
    number: int
    """How many pieces that reader has answered in this match: a new number is a new answer."""
    taken: bool
    notice: Notice | None = None
    """What was wrong with it, where the table has said so."""


class BatteryStatus(Struct, frozen=True):
    """The belt motor's battery, for the people who look after the table. None is unknown."""

    level: BatteryLevel
    volts: float | None = None
    """At rest, or reckoned to what it would be there."""
    round_j: float | None = None
    """The energy of a round."""
    rounds_left: int | None = None


class TableView(Struct, frozen=True):
    """Everything that one observer may know now."""

    at_s: float
    """The table's clock when this was made; `clock_ends_at_s` is on the same clock."""
    table: str
    simulated: bool
    stage: Stage
    seats: tuple[SeatStatus, ...]
    game: str = ""
    prompt: Notice | None = None
    """What is asked of the players now."""
    notices: tuple[Notice, ...] = ()
    """The last few, newest last; each is dropped when it is healed or old."""
    faults: tuple[Notice, ...] = ()
    """What the table itself waits for: a lost reader, a jammed belt."""
    cursor: Cursor | None = None
    answers: tuple[TapAnswer, ...] = ()
    """Of every pad and spot to which a piece was held in this match."""
    battery: BatteryStatus | None = None
    """None where no battery is measured."""
    match: MatchView | None = None
    clock_ends_at_s: float | None = None
    language: str = "en"


class Watch(Struct, frozen=True, tag=True):
    """The first message of a client of the feed: as whom it watches. Empty means the public; a
    seat of a simulated table is watched by who sits there, with the token that was handed out."""

    seat: str = ""
    token: str = ""

    def __repr__(self) -> str:
        return f"Watch({self.seat!r})"


class Update(Struct, frozen=True, tag=True):
    """The present view, and the sounds that are due now (`match`, `lost`, `done`, ...)."""

    view: TableView
    sounds: tuple[str, ...] = ()


FeedMessage = Update | Refused
