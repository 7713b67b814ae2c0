"""What lies on a table, what a player sees of it, and what hands can do there.

A game describes with `Layout` and `Setting` where its pieces lie; a croupier lays them out. A
virtual table and a bot receive `Scene`s and send `Act`s, each bound to one seat: the vocabulary of
the hands socket. A scene holds what a person in that seat could see: patterns of tiles, face-up
cards, and the face of a piece only where it lies face up or where that person holds or lifts it.
Nothing here knows a game: what is printed on a piece is an opaque label.

Places are named:

    belt/0 ... belt/35      on the track: one piece each
    table/0 ...             on the table top between the players: one piece each
    middle/NAME             in the middle, where the `Layout` has it: a pile or a row
    beside/NAME             beside the table, within everyone's reach: one piece each
    SEAT/cards              the fan of cards in that seat's hands
    SEAT/NAME               in front of that seat (red/draw): a pile, or a row of the `Layout`

Only the top of a pile is visible. In a row every piece is visible as it lies, the first at the
left. The owner of a fan sees every face; everyone else sees every back. Pieces in rows and fans
have an `index`, counted from 0 at the left.

Readers are named as in the table's Signals: `pad/SEAT`, and the spots' own names.
"""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

# Re-exported as part of this vocabulary: its clients import nothing else from hardware.
from hardware.signals import Button as Button
from hardware.signals import Colour as Colour
from hardware.signals import Pattern as Pattern
from hardware.signals import pad_of as pad_of
from hardware.signals import seat_of as seat_of


class Label(Struct, frozen=True):
    """One printed side of a piece: its kind (`tile` or `card`), whether it is the face, and what is
    printed on it (`tartan` on a tile's back, `highlander` or `lost` on a face)."""

    kind: str
    face: bool
    name: str
    suitcase: str = ""
    """The suitcase pattern printed on this side, if any."""


Place = Annotated[str, Meta(max_length=64)]
Index = Annotated[int, Meta(ge=0, lt=1000)]
"""The range that a client may name in an act; no table has that many pieces."""

LONGEST_TAP_S = 10.0

FAN = "cards"
"""`SEAT/cards` is the fan in a seat's hands."""


class Layout(Struct, frozen=True):
    """A game's places beside the belt, in their order from left to right.

    `piles` are in the middle (`middle/draw`); `rows` are there or in front of a seat
    (`middle/line-1`, `red/set`). A place in front of a seat that is not named here is a pile. A
    place in the middle whose name ends in a spot's number lies beside that spot (`middle/spot-1`,
    or `middle/line-1` beside the first).
    """

    piles: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    face_up: tuple[str, ...] = ()
    """Places where pieces usually lie face up."""
    decks: tuple[str, ...] = ()
    """Piles from which people draw into their hands."""
    captions: Mapping[str, str] = {}
    """Captions printed beside places whose names do not say enough."""


class Stack(Struct, frozen=True):
    """Pieces at a place, by their names in the list of pieces, from the bottom or the left."""

    place: str
    pieces: tuple[str, ...]
    face_up: bool = False
    count: int | None = None
    """Exactly this many of them, chosen at random, lie there; no piece is in two stacks. None: all
    of them."""
    also: tuple[str, ...] = ()
    """Other places where they may lie."""


class Cleared(Struct, frozen=True):
    """Pieces whose place is unknown, and *places* where they can no longer be: any that lies there
    goes *onto* another place, or, without one, where the rest of that place goes."""

    pieces: tuple[str, ...]
    places: tuple[str, ...]
    onto: str = ""


class Setting(Struct, frozen=True):
    """Where the pieces of a match lie, as far as the game's rules know."""

    layout: Layout
    stacks: tuple[Stack, ...]
    """In the order in which they are laid out. A piece of a deck that lies in front of a seat or in
    a fan has been drawn but not read yet."""
    shuffled: tuple[str, ...] = ()
    """Places other than the decks where the order of the pieces is unknown."""
    begins: bool = False
    """True at the start of a round: everything is collected and laid out afresh."""
    loose: bool = False
    """True if people lay pieces where they like: nothing is brought back to its place."""
    unknown: tuple[str, ...] = ()
    """Places of which the rules know nothing: a piece that was left there stays, wherever else it
    should lie."""
    cleared: tuple[Cleared, ...] = ()
    spread: tuple[str, ...] = ()
    """Pieces that lie singly on the belt, in random order and evenly spaced."""
    spread_on_table: int | None = None
    """How many places of the table top they lie on instead of the belt."""


class SeenPlace(Struct, frozen=True):
    """A place that holds at least one piece: how many, and the visible side of the top one (in a
    row or a fan, the last)."""

    place: str
    count: int
    top: Label
    spread: tuple[Label, ...] = ()
    """In a row or fan, the visible side of each piece from the left; empty for a pile."""


class Lifted(Struct, frozen=True):
    """A piece that a hand has lifted in place, to look under it. Everyone sees which one; `side` is
    the underside for the seat that lifts it, and for all others the side they saw before."""

    place: str
    index: int
    side: Label


class SeenSeat(Struct, frozen=True):
    """What is visible of a seat: the piece in its hand (the holder sees the side facing them, all
    others the opposite side), the reader it is held to, the lifted piece, and the light. Nobody
    sees a button being pressed: people do that under a covering hand."""

    seat: str
    hand: Label | None
    face_up: bool
    """Whether this observer holds the piece with its face towards them."""
    taps: str
    """The pad or spot that the piece in the hand is held to, or ""."""
    colour: Colour
    pattern: Pattern
    lifts: Lifted | None = None
    away: bool = False
    """Whether the player does not see the table (`LookAway`)."""

    @property
    def at_pad(self) -> bool:
        """Whether the piece in the hand is held to the seat's own pad."""
        return self.taps == pad_of(self.seat)


class Scene(Struct, frozen=True, tag=True):
    """Everything that one seat sees at `at_s`.

    On a belt with N places, `belt/K` is at track position `belt_turns + K / N` (in turns, modulo
    1); position 0 is over the belt's first reader. `places` holds occupied places, sorted by name;
    `layout` has the marked ones, including empty ones.
    """

    at_s: float
    seat: str
    belt_places: int
    belt_turns: float
    belt_rpm: float
    places: tuple[SeenPlace, ...]
    seats: tuple[SeenSeat, ...]
    spots: tuple[str, ...] = ()
    """The tap marks in the middle, left to right."""
    layout: Layout = Layout()
    belongs: str = ""
    """Where the piece in the observer's own hand belongs once the table has registered it; empty
    where that is open."""


class Act(Struct, frozen=True, tag=True):
    """Something that one seat's hand does. A hand holds one piece at a time.

    A hand reaches the belt, the table top, the middle, the area in front of its own seat, and
    everyone's fan. It may also put a piece down in front of another seat, but take nothing there.
    """


class Take(Act, frozen=True):
    """Take a piece from a place, as it lies, into the empty hand: the top one, or the one at
    `index`.

    From the seat's own fan it comes with its face visible to the holder alone; from another seat's
    fan blind, with its back to the new holder.
    """

    place: Place
    index: Index | None = None


class Put(Act, frozen=True):
    """Put the piece in the hand onto a place, or at `index` of a row or fan, shifting what lies to
    the right. Plain `belt` means the nearest free belt place. In a fan a piece faces the fan's
    owner, whatever `face_up` says."""

    place: Place
    face_up: bool = False
    index: Index | None = None


class TurnOver(Act, frozen=True):
    """Turn a piece over: the one in the hand, or in place the top one or the one at `index`.
    Everyone sees it, except that the face of a tile in the hand is visible to its holder alone."""

    place: Place = ""
    index: Index | None = None


class Peek(Act, frozen=True):
    """Look at the other side of a piece without showing it: turn the one in the hand towards its
    holder alone, or lift the top one of a place, or the one at `index`, with the empty hand.

    A piece stays lifted until `Lower`, until any other act of this hand except a button's, or until
    something else happens at that place.
    """

    place: Place = ""
    index: Index | None = None


class Lower(Act, frozen=True):
    """Lay down what the hand has lifted, if anything."""


class Tap(Act, frozen=True):
    """Hold the piece in the hand to a reader for a moment: the seat's own pad, another seat's
    (`pad/blue`) or a spot."""

    hold_s: Annotated[float, Meta(ge=0.0, le=LONGEST_TAP_S)] = 0.4
    reader: Place = ""


class TurnPile(Act, frozen=True):
    """Turn a whole pile, row or one's own fan over onto another place: the bottom piece ends up on
    top."""

    place: Place
    onto: Place


class Gather(Act, frozen=True):
    """Take everything at a place up together and put it onto another place, or back where it was,
    keeping the order. Each piece lies as `Put` would lay it."""

    place: Place
    onto: Place
    face_up: bool = False


class Shuffle(Act, frozen=True):
    """Shuffle a pile, row or one's own fan. Each piece keeps the same side up; nobody sees the
    order."""

    place: Place


class Press(Act, frozen=True):
    button: Button


class Release(Act, frozen=True):
    button: Button


class LookAway(Act, frozen=True):
    """The player no longer sees the table, because others have the screen, or sees it again. A time
    limit that applies to everyone waits until all can see."""

    away: bool


class Read(Act, frozen=True):
    """The player opens something that covers the table, such as the menu of the window or the
    rules, or closes it. Play waits as long as somebody reads."""

    reads: bool


class SayName(Act, frozen=True):
    """The player says what they are called, before a match: aloud at a real table, by the keys of a
    window or a phone here. A table *may* know nobody of that name, or not be able to show it: then
    nothing happens."""

    name: Annotated[str, Meta(max_length=64)]


class Seek(Act, frozen=True):
    """The player points at the bar of a match that is watched once more: *share* of it is then
    over. While nothing is watched nothing happens."""

    share: Annotated[float, Meta(ge=0.0, le=1.0)]


AnyAct = (
    Take
    | Put
    | TurnOver
    | Peek
    | Lower
    | Tap
    | TurnPile
    | Gather
    | Shuffle
    | Press
    | Release
    | LookAway
    | Read
    | SayName
    | Seek
)


class Refused(Struct, frozen=True, tag=True):
    """What was asked cannot be done, and why: an act that no hand could do, or a seat that is
    taken, after which the connection ends. `reason` is a sentence for a log; for an impossible act,
    `code` and `place` are those of the `HandError`."""

    reason: str
    code: str = ""
    place: str = ""


class Sit(Struct, frozen=True, tag=True):
    """The first message of a client of the hands socket: which seat it takes. A seat that nobody
    has taken yet is free; any other requires the *token* that was handed out there. One who sits
    already asks with it to sit on another, free chair; in the lobby that is done."""

    seat: str
    token: str = ""

    def __repr__(self) -> str:
        return f"Sit({self.seat!r})"


class Seated(Struct, frozen=True, tag=True):
    """The answer to `Sit`: the token for coming back to that seat, and for watching the feed as it,
    as long as this table runs. A secret: *must not* be logged.

    `taken` is how many acts the table has taken in from that seat so far: a client that
    was interrupted knows from it which of its acts have arrived.
    """

    seat: str
    token: str
    taken: int = 0

    def __repr__(self) -> str:
        return f"Seated({self.seat!r})"
