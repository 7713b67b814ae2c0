"""What lies on a table, what eyes see of it, and what hands can do there.

A game says with `Layout` and `Setting` where its pieces lie; a croupier lays them out. A virtual
table and a bot get `Scene`s and send `Act`s, each bound to one seat: the vocabulary of the hands
socket. A scene holds what a person in that chair could see: patterns of tiles, face-up cards, and
the face of a piece only where it lies face up, or where that person holds it or has lifted it.
Nothing here knows a game: what is printed on a piece is an opaque label.

Places are named:

    belt/0 ... belt/35      on the track: one piece each
    table/0 ...             on the table top between the players: one piece each
    middle/NAME             in the middle, where the `Layout` has it: a pile or a row
    beside/NAME             beside the table, within everybody's reach: one piece each
    SEAT/cards              the fan of cards in that seat's hands
    SEAT/NAME               in front of that seat (red/draw): a pile, or a row of the `Layout`

Of a pile only the top is seen. In a row every piece is seen as it lies, the first at the left. Of a
fan its owner sees every face, and everybody else every back. Pieces in rows and fans have an
`index`, counted from 0 at the left.

Readers are named as in the table's Signals: `pad/SEAT`, and the spots' own names.
"""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

# A part of this vocabulary: its clients import nothing else of the hardware.
from hardware.signals import Button as Button
from hardware.signals import Colour as Colour
from hardware.signals import Pattern as Pattern


class Label(Struct, frozen=True):
    """One printed side of a piece: its kind (`tile` or `card`), whether it is the face, and what
    is printed there (`tartan` on a tile's back, `highlander` or `lost` on a face)."""

    kind: str
    face: bool
    name: str
    suitcase: str = ""
    """The suitcase pattern that is printed on this side, if any."""


Place = Annotated[str, Meta(max_length=64)]
Index = Annotated[int, Meta(ge=0, lt=1000)]
"""What a client may name in an act; the table has fewer pieces than that."""

LONGEST_TAP_S = 10.0

FAN = "cards"
"""`SEAT/cards` is the fan in a seat's hands."""


class Layout(Struct, frozen=True):
    """The places of a game beside the belt, in the order in which they lie, left to right.

    `piles` are in the middle (`middle/draw`); `rows` are there or in front of a seat
    (`middle/line-1`, `red/set`). What nobody names in front of a seat is a pile. A place in the
    middle whose name ends with the number of a spot lies beside that spot (`middle/spot-1`,
    `middle/line-1` beside the first).
    """

    piles: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    face_up: tuple[str, ...] = ()
    """Those of them in which pieces lie face up as a rule."""
    decks: tuple[str, ...] = ()
    """The piles of them from which people draw into their hands."""
    captions: Mapping[str, str] = {}
    """What is printed beside a place, where its name does not say enough."""


class Stack(Struct, frozen=True):
    """Pieces at a place, by their names in the list of pieces, the bottom or left one first."""

    place: str
    pieces: tuple[str, ...]
    face_up: bool = False
    count: int | None = None
    """Only this many of them lie there, by lot, and no piece in two stacks. None: all of them."""
    also: tuple[str, ...] = ()
    """Other places where they may lie."""


class Cleared(Struct, frozen=True):
    """Pieces whose place nobody knows, and *places* where they can no longer be: any that lies
    there goes *onto* another place; without one, to where all the rest of those places goes."""

    pieces: tuple[str, ...]
    places: tuple[str, ...]
    onto: str = ""


class Setting(Struct, frozen=True):
    """Where the pieces of a match lie, as far as the rules of its game know."""

    layout: Layout
    stacks: tuple[Stack, ...]
    """In the order in which they are laid out. A piece of a deck that lies in front of a seat or in
    a fan was drawn, and not read yet."""
    shuffled: tuple[str, ...] = ()
    """Where nobody knows in which order pieces lie, beside the decks."""
    begins: bool = False
    """A round begins: everything is collected and laid out anew."""
    loose: bool = False
    """People lay pieces where they like: nothing is brought back to its place."""
    cleared: tuple[Cleared, ...] = ()
    spread: tuple[str, ...] = ()
    """Pieces that lie one by one, in random order and with gaps of equal width, on the belt."""
    spread_on_table: int | None = None
    """How many places of the table top they lie on instead."""


class SeenPlace(Struct, frozen=True):
    """A place with at least one piece on it: how many, and the visible side of the top one, which
    in a row or a fan is the last one."""

    place: str
    count: int
    top: Label
    spread: tuple[Label, ...] = ()
    """Of a row or a fan the visible side of each piece, the first at the left; empty for a pile."""


class Lifted(Struct, frozen=True):
    """A piece that a hand has lifted where it lies, to look under it. Everybody sees which one;
    `side` is the underside for the seat that lifts it, and for all others what they saw before."""

    place: str
    index: int
    side: Label


class SeenSeat(Struct, frozen=True):
    """What is seen of a seat: the piece in its hand (the holder sees the side turned to him, all
    others see the side turned away), the reader that it is held to, what the hand has lifted, and
    the light. Nobody sees a button being pressed: that is done under a covering hand."""

    seat: str
    hand: Label | None
    face_up: bool
    """Whether this observer holds the piece with its face turned to him."""
    taps: str
    """The pad or spot that the piece in the hand is held to; empty for none."""
    colour: Colour
    pattern: Pattern
    lifts: Lifted | None = None

    @property
    def at_pad(self) -> bool:
        """Whether the piece in the hand is held to the seat's own pad."""
        return self.taps == f"pad/{self.seat}"


class Scene(Struct, frozen=True, tag=True):
    """Everything that one seat sees at `at_s`.

    The place `belt/K` of a belt with N places is at track position `belt_turns + K / N` (in
    turns, modulo 1); position 0 is over the belt's first reader. `places` are those where
    something lies, in the order of their names; `layout` has the marked ones, empty ones too.
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
    """The place where the piece in the observer's own hand belongs, once the table has taken it;
    empty where that is open."""


class Act(Struct, frozen=True, tag=True):
    """Something that the hand of one seat does. One piece at a time fits in a hand.

    A hand reaches the belt, the table top, the middle, what lies in front of its own seat, and
    everybody's fan. It may also put a piece down in front of another seat, but take nothing there.
    """


class Take(Act, frozen=True):
    """Take a piece of a place, as it lies, into the empty hand: the top one, or that at `index`.

    From the seat's own fan it comes with its face to its holder alone; from another's blind, with
    its back to its new holder.
    """

    place: Place
    index: Index | None = None


class Put(Act, frozen=True):
    """Put the piece in the hand onto a place, or at `index` of a row or fan, so that it shifts
    what is to the right. `belt` alone means the nearest free belt place. In a fan a piece has its
    face to the fan's owner, whatever `face_up` says."""

    place: Place
    face_up: bool = False
    index: Index | None = None


class TurnOver(Act, frozen=True):
    """Turn a piece over: the one in the hand, or where it lies the top one of a place or that at
    `index`. Openly, but for a tile in the hand, whose face is seen by its holder alone."""

    place: Place = ""
    index: Index | None = None


class Peek(Act, frozen=True):
    """Look at the other side of a piece without showing it: turn the one in the hand to its holder
    alone, or lift the top one of a place or that at `index` with the empty hand.

    A lifted piece stays so until `Lower`, until any other act of this hand but a button's, or
    until something else happens at that place.
    """

    place: Place = ""
    index: Index | None = None


class Lower(Act, frozen=True):
    """Lay back what the hand has lifted, if anything."""


class Tap(Act, frozen=True):
    """Hold the piece in the hand to a reader for a moment: its own pad, another seat's
    (`pad/blue`) or a spot."""

    hold_s: Annotated[float, Meta(ge=0.0, le=LONGEST_TAP_S)] = 0.4
    reader: Place = ""


class TurnPile(Act, frozen=True):
    """Turn a whole pile, row or one's own fan over onto another place: the bottom piece comes to
    lie on top."""

    place: Place
    onto: Place


class Gather(Act, frozen=True):
    """Take everything that lies at a place up together and put it onto another place, or down again
    where it was, in its order. Each piece comes to lie as `Put` would lay it."""

    place: Place
    onto: Place
    face_up: bool = False


class Shuffle(Act, frozen=True):
    """Shuffle a pile, row or one's own fan. Each piece keeps its side up; nobody sees the order."""

    place: Place


class Press(Act, frozen=True):
    button: Button


class Release(Act, frozen=True):
    button: Button


class LookAway(Act, frozen=True):
    """The player does not see the table, as others have the screen, or sees it again. What is asked
    of everybody within some time waits until all see it."""

    away: bool


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
)


class Refused(Struct, frozen=True, tag=True):
    """What was asked cannot be done, and why: an act that no hand could do, or a chair that is
    taken. After the latter the connection ends. The reason is a sentence for a log; of an act that
    no hand could do, `code` and `place` are those of the `HandError`."""

    reason: str
    code: str = ""
    place: str = ""


class Sit(Struct, frozen=True, tag=True):
    """The first message of a client of the hands socket: in which chair it sits. A chair where
    nobody has sat yet is free; in any other only the *token* that was handed out there lets sit.
    """

    seat: str
    token: str = ""

    def __repr__(self) -> str:
        return f"Sit({self.seat!r})"


class Seated(Struct, frozen=True, tag=True):
    """The answer to `Sit`: the token with which to come back to that chair, and to watch the feed
    as its seat, for as long as this table runs. A secret: *must not* be logged."""

    seat: str
    token: str

    def __repr__(self) -> str:
        return f"Seated({self.seat!r})"
