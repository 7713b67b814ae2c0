"""What may be known of the table as a whole, and the messages of the feed.

Each feed message is complete: a screen that has just started shows the same as one that has watched
from the beginning.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, Literal

from msgspec import Meta, Struct

from controller.views.bluff_pirate import BluffPirateView
from controller.views.box import Box
from controller.views.captain_bluff import CaptainBluffView
from controller.views.captains_orders import CaptainsOrdersView
from controller.views.cards import CardsView
from controller.views.evening import PastMatch
from controller.views.luggage import LuggageView
from controller.views.message import FALLBACK, Arg, Message
from controller.views.operator import OperatorView
from controller.views.people import Bot, Choosing, Person, PersonTotals
from hardware.scene import Refused as Refused
from hardware.signals import BatteryLevel, Colour, Pattern

MatchView = LuggageView | CaptainBluffView | BluffPirateView | CaptainsOrdersView | CardsView
"""What may be known of a match, of any game."""

Stage = Literal[
    "closed",
    "operator",
    "unkept",
    "resume",
    "attract",
    "joining",
    "options",
    "naming",
    "rules",
    "match",
]
"""closed: the table cannot be opened, and its faults say why.
operator: somebody looks after the table, and nobody plays.
unkept: nothing is kept any more, and nobody has said yet to play all the same.
resume: a match was interrupted; what becomes of it?
attract: nobody plays. joining: seats press A. options: the match is set up with the cursor.
naming: every seat chooses a name and a face.
rules: somebody reads how the game is played.
match: everything else is in the match's own view, including the result."""


class SeatStatus(Struct, frozen=True):
    """One seat: who sits there and whether the table can hear it."""

    seat: str
    joined: bool
    bot: Bot | None
    """The bot that plays there; None for a person, and for an empty seat."""
    holding: bool
    """Whether the seat holds A down now: some questions are answered by everyone holding A."""
    lost: bool
    """Whether the seat's station or reader does not answer: its input is unknown."""
    colour: Colour = "off"
    pattern: Pattern = "steady"
    person: Person | None = None
    """Who plays there; None for a bot, and for somebody who has not said."""

    @property
    def name(self) -> str:
        """What the person or the bot there is called; empty where nobody has said."""
        who = self.person or self.bot
        return "" if who is None else who.name


class Notice(Struct, frozen=True):
    """What people are told: a message, with the rule behind it.

    The message says what was found, and its `remedy` what to do now. A notice names seat, place and
    rule, never a piece that is not public.
    """

    id: str
    args: Mapping[str, Arg] = {}
    rule: str = ""
    seat: str = ""
    """Whom it is about; if the message has an `asked` part, that addresses this seat."""
    kind: Literal["info", "mistake", "fault"] = "info"
    at_s: float = 0.0
    at: tuple[str, ...] = ()
    """Where it is to be done: `deck` (any of them), `deck/PLACE`, `spot/N`, `pad/SEAT`; what is to
    be turned over there: the top piece of `pile/PLACE`, or each of `row/PLACE`, which is then
    tapped; what is taken from there and tapped on the player's own pad: piece N from the left of
    `take/PLACE/N`; or what only its seat looks under: `look/PLACE`. `menu`: the cursor first says
    what a card on the player's own pad means."""
    fits: Mapping[str, tuple[str, ...]] = {}
    """For those of these places where not every card may go: the faces of the cards that may."""
    takes: Mapping[str, Message] = {}
    """Which cards may go there, in words, for a player who wonders why another card may not."""


class Explained(Struct, frozen=True):
    """What is explained to everyone while play goes on: an act that is possible for the first time,
    or the rule behind a refusal. It follows from public facts alone."""

    what: Message
    picture: str = ""
    """The name of the game's picture of it; empty for a rule."""
    seat: str = ""
    """Whose act it is; empty if it is not one seat's."""
    rule: str = ""
    """The ruling that somebody has asked for: `CO-5`."""


UNREADABLE = "table-menu-unreadable"
"""The line of a cursor for a card with a dead tag: in most menus, and seldom needed."""

DEAL_AGAIN = "table-menu-deal-again"
"""The line of a cursor that collects all cards for a new deal, after a mistake."""

SOMETHING_WRONG = "table-menu-wrong"
"""The line of a cursor at a simulated table that leads to those, and to all else that puts a mishap
with real pieces right."""

SEAT = "table-seat"
"""The line of a cursor, or its title, that is a seat's name: `Message(SEAT, {"seat": "red"})`."""


END_MATCH = "table-menu-end-match"
"""The line of a cursor that is taken by everyone holding A."""


class Cursor(Struct, frozen=True):
    """A public choice on the screen: B moves on, A takes."""

    seat: str
    """Who moves it; empty if any seat may."""
    title: Message
    options: tuple[Message, ...]
    at: int
    """-1 if it is on none of them: before the first B and after the last line, if there is a
    heading."""
    goes: tuple[str, ...] | None = None
    """Where to tap the card that a line has announced (`Notice.at`); empty if a line must be taken
    before any card. None: where the prompt says."""
    fits: tuple[str, ...] | None = None
    """The faces of the cards that may be tapped there; None for any."""
    heading: Message | None = None
    """What else can be done; it cannot be chosen itself."""
    settle_s: float = 0.0
    """How long its lines are there before one can be taken, if that is longer than it takes to read
    them: everybody may have a look first."""


class TapAnswer(Struct, frozen=True):
    """Whether the table has accepted the last piece that was held to a pad or spot."""

    reader: str
    number: int
    """How many pieces that reader has answered in this match: a new number is a new answer."""
    taken: bool
    notice: Notice | None = None
    """What was wrong with it, if the table has said so."""


class Climax(Struct, frozen=True):
    """A moment shown to everyone before play continues: who did what, the cards that come to light,
    a ship's course, and the cost. Only what is public by then."""

    what: Message
    """What somebody has done: told first."""
    found: Message
    """How it turned out: told once the cards have been turned over."""
    cost: Message | None = None
    good: bool | None = None
    """Whether it turned out well for the first of the seats; None if that is not clear-cut."""
    seats: tuple[str, ...] = ()
    """Whom it is about: the one who acted, then those affected."""
    cards: tuple[str, ...] = ()
    """What already lies face up, by the names in the game's views."""
    turned: tuple[str, ...] = ()
    """What is turned over now."""
    ship: str = ""
    course: tuple[str, ...] = ()
    """The squares that the ship sails, from its old position."""
    island: Literal["", "closed", "empty", "treasure"] = ""
    """What is on the island that is opened."""
    waits: bool = True
    """Whether play waits for it; it cannot if everyone plays at once."""


class Staged(Struct, frozen=True):
    """A climax in progress, on the table's clock: the cards are turned at `turns_at_s`."""

    climax: Climax
    began_s: float
    turns_at_s: float
    ends_at_s: float
    seen_by: tuple[str, ...] = ()
    """The seats that have pressed A to go on."""


def holds_up(staged: Staged | None) -> bool:
    """Return True if play waits for what is staged."""
    return staged is not None and staged.climax.waits


LOG_LINES = 12
"""The number of lines kept in the log."""


class Logged(Struct, frozen=True):
    """An event, as everyone could see it."""

    seat: str
    """Who caused it; empty if nobody did."""
    what: Message


LOUDEST = 100
VOLUME_STEP = 20
"""In per cent; 0 is silent."""


class Demonstrated(Struct, frozen=True):
    """An act of the match of bots that is shown while nobody plays."""

    match: MatchView
    """After the act, as everyone may see it."""
    caption: Explained
    event: Logged | None = None
    """What happened, if the log would tell it."""


class BatteryStatus(Struct, frozen=True):
    """The belt motor's battery, for the people who look after the table. None means unknown."""

    level: BatteryLevel
    volts: float | None = None
    """At rest, or converted to that."""
    round_j: float | None = None
    """The energy of a round."""
    rounds_left: int | None = None


class OnTheBox(Struct, frozen=True):
    """What a game's box says of it; None where it does not."""

    players: tuple[int, int]
    """The fewest and the most."""
    ages_from: int | None = None
    minutes: int | None = None


class OnOffer(Struct, frozen=True):
    """A game that can be chosen, and what its box says."""

    game: str
    box: OnTheBox


class Resting(Struct, frozen=True):
    """A match that was interrupted and can go on: its game, who plays it, and how far it is."""

    game: str
    seats: tuple[SeatStatus, ...]
    so_far: Notice | None = None


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
    """What the players are asked to do now."""
    notices: tuple[Notice, ...] = ()
    """The last few, newest last; each is dropped when it is resolved or old."""
    faults: tuple[Notice, ...] = ()
    """What the table itself waits for: a lost reader, a jammed belt."""
    cursor: Cursor | None = None
    cards: tuple[str, ...] = ()
    """The control cards that currently have a meaning: `control/undo`, `control/game/luggage`."""
    answers: tuple[TapAnswer, ...] = ()
    """Of every pad and spot to which a piece was held in this match."""
    battery: BatteryStatus | None = None
    """None if no battery is measured."""
    match: MatchView | None = None
    clock_ends_at_s: float | None = None
    staged: Staged | None = None
    """What everyone is shown before play continues."""
    reads: tuple[str, ...] = ()
    """The seats for whom play waits, as their players read what covers the table: the menu of their
    window, the rules or the log."""
    log: tuple[Logged, ...] = ()
    """The last events of the match, newest last."""
    story: tuple[Logged, ...] = ()
    """Of a match that is over: one true sentence about each player."""
    explained: Explained | None = None
    """What a taught match explains now, or the answer to "why?"."""
    demo: Demonstrated | None = None
    """What is shown in attract; alternates with the title."""
    operator: OperatorView | None = None
    """For those who look after the table, in their stage."""
    past_faults: tuple[Notice, ...] = ()
    """Past faults of the table, which may be over, newest first; only in that stage."""
    language: str = FALLBACK
    best: tuple[PersonTotals, ...] = ()
    """Who has played `game` best so far; only while nobody plays."""
    box: OnTheBox | None = None
    """What is to be known of `game` before it begins; only until then."""
    games: tuple[OnOffer, ...] = ()
    """What can be played here; only while nobody plays."""
    rests: Resting | None = None
    """The match that can be taken up again; only while nobody plays."""
    naming: tuple[Choosing, ...] = ()
    """What the people at the table choose, in their stage."""
    evening: tuple[PastMatch, ...] = ()
    """The matches that have ended here lately, the latest first."""


class Watch(Struct, frozen=True, tag=True):
    """The first message of a client of the feed: as whom it watches. Empty means the public; a seat
    of a simulated table is watched by its player, with the token that was handed out."""

    seat: str = ""
    token: str = ""

    def __repr__(self) -> str:
        return f"Watch({self.seat!r})"


class Tend(Struct, frozen=True, tag=True):
    """What somebody asks for who looks after a table at its screen, with a keyboard or a finger: to
    open or close the operator's page, or to press a button on it. Sent after `Watch`."""

    button: Literal["", "A", "B"] = ""
    """Empty: open or close it."""


class Invite(Struct, frozen=True, tag=True):
    """Where phones may join: sent after `Watch` by the program that lets them in, and shown on the
    public screen while that program is connected."""

    address: Annotated[str, Meta(max_length=100)]
    """As it is typed into a phone."""
    code: Annotated[str, Meta(max_length=12)]
    """What somebody types there who sees the screen."""
    picture: Annotated[tuple[str, ...], Meta(max_length=80)] = ()
    """The same as a QR code: a row of `0` and `1` for each of its lines, without a margin."""
    called: Annotated[str, Meta(max_length=100)] = ""
    """The address by name, where the computer has one in its network."""


class Replay(Struct, frozen=True):
    """The progress of the replay of a recorded match."""

    shown: int
    """Entries shown, of `last`."""
    last: int
    paused: bool = False
    speed: float = 1.0
    """How many times as fast it runs."""
    hands: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The cards of each seat at this point, by their names, in a match of cards that is over."""


class Steer(Enum):
    """What somebody asks of a replay, each a byte that its window writes. A byte from `JUMP` on is
    a place on the bar: that many per cent of the match."""

    PAUSE = b" "
    ON = b">"
    BACK = b"<"
    """To the entry after this one, or before it; then it stands still."""
    FASTER = b"+"
    SLOWER = b"-"


JUMP = 0x80


class Update(Struct, frozen=True, tag=True):
    """The present view, and the sounds that are due now (`match`, `lost`, `done`, ...)."""

    view: TableView
    sounds: tuple[str, ...] = ()
    replay: Replay | None = None
    """None while the match is live."""
    volume: int = LOUDEST
    """How loud the sounds should be."""
    invite: Invite | None = None
    """Where phones may join; None where none can."""
    box: Box | None = None
    """What is printed for the game of the view: told first, and whenever that is another game."""
    pin: str = ""
    """What somebody types into a phone who wants to look after the table with it: for the public
    screen alone, and empty while nobody does."""


FeedMessage = Update | Refused
