"""What a seat's page shows and what can be touched on it, as values. Pure.

All of it follows from what the player's window shows (`display.scene`): the same offers, the same
sentence. What can be touched has an id that says what it was when it was shown, so that a late
finger never does something else.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from controller.views import END_MATCH, MatchView, TableView
from display.scene.verbs import verbs
from display.screens.catalogue import screens_of
from display.screens.ending import ordered
from display.screens.reactions import reaction
from display.sides import DECKS
from display.tabletop.moment import Moment
from display.tabletop.saying import spoken
from display.targets import (
    Beside,
    ButtonAt,
    LineAt,
    Target,
)
from display.words import Words
from hardware.scene import Label

Shape = Literal["lobby", "play", "climax", "ending", "away"]
"""What the whole page is: it decides which of its parts are seen."""


class Touchable(Struct, frozen=True):
    """Something on the page: what it shows and is called, and its id if it can be touched."""

    id: str = ""
    text: str = ""
    side: Label | None = None
    """The printed side that is seen of a piece."""
    lit: bool = False
    count: int = 0
    """How many lie there, if that is more than what is seen."""
    chosen: bool = False
    """Whether it has been taken up, or is what is chosen now."""
    sign: str = ""
    """The name of a drawing beside the words."""
    held: bool = False
    """Whether it stands for a button that is held down as long as a finger rests on it."""


class PagePerson(Struct, frozen=True):
    """Somebody at the table, with what everybody may know of them."""

    thing: Touchable
    seat: str
    state: str = ""
    counters: tuple[tuple[str, str], ...] = ()
    """Numbers, each with the name of its drawing."""
    acts: bool = False
    own: bool = False
    away: Touchable | None = None
    """In the lobby: what sends a bot away."""


class PageMat(Struct, frozen=True):
    """A mat in the middle, or a row of the player's own: its caption, and what lies there."""

    thing: Touchable
    places: tuple[tuple[Touchable, tuple[Touchable, ...]], ...] = ()
    """Each place, with the pieces that lie there side by side if it is a row."""

    @property
    def bare(self) -> bool:
        """Whether nothing lies there, and nothing is to be done there."""
        return not self.thing.lit and not any(
            pieces or place.side is not None or place.lit for place, pieces in self.places
        )


class PageGround(Struct, frozen=True):
    """The belt, or the table top: its pieces, each with its share of the way around."""

    name: str
    thing: Touchable
    tiles: tuple[tuple[float, Touchable], ...]


class Reaction(Struct, frozen=True):
    """A bot by its name, and what it says."""

    name: str
    what: str


def reaction_of(view: TableView, words: Words) -> Reaction | None:
    """Return what a bot says of the climax that is on show; None most of the time."""
    said = None if view.match is None else reaction(view, screens_of(view.match).moods)
    return None if said is None else Reaction(words.person(said.seat), words(said.what))


class Shown(Struct, frozen=True):
    """A climax, as a phone tells it to somebody who should look up."""

    what: str
    found: str
    cost: str
    turned: tuple[Label, ...]
    said: Reaction | None = None
    """What a bot says of that."""


class Place(Struct, frozen=True):
    """A player's place at the end."""

    place: int
    seat: str
    name: str
    figure: str
    told: str


class PageHead(Struct, frozen=True):
    """What is played, and how far it is."""

    title: str = ""
    middle: str = ""
    aside: str = ""
    clock: bool = False
    """Whether a clock runs (`Tick`)."""


class PageBoard(Struct, frozen=True):
    """The board of a game: the address of its picture, and in words how far everybody is."""

    address: str
    told: str


class PageTable(Struct, frozen=True):
    """The middle of a page: what lies on the table, or what takes its place."""

    mats: tuple[PageMat, ...] = ()
    ground: PageGround | None = None
    board: PageBoard | None = None
    lifted: Touchable | None = None
    """What only this player sees: the other side of a piece that they lift."""
    climax: Shown | None = None
    ending: tuple[Place, ...] = ()
    outcome: str = ""
    games: tuple[Touchable, ...] = ()
    rows: tuple[tuple[str, tuple[Touchable, ...]], ...] = ()
    """In the lobby: what is chosen from, under its title."""


class PageHand(Struct, frozen=True):
    """The player's own cards."""

    cards: tuple[Touchable, ...] = ()
    receives: str = ""
    """The id of the room between the cards, where one may be put there."""
    note: str = ""
    """What the player alone is told of them."""
    sorts: Touchable | None = None

    @property
    def some(self) -> bool:
        """Whether some of them may be played: the others are dimmed."""
        return any(one.lit for one in self.cards)


class Sheet(Struct, frozen=True):
    """Everything on a seat's page."""

    shape: Shape
    language: str
    seat: str
    head: PageHead = PageHead()
    told: str = ""
    """What the table tells everybody, or a lesson."""
    fault: bool = False
    line: str = ""
    """The one sentence."""
    refused: bool = False
    people: tuple[PagePerson, ...] = ()
    table: PageTable = PageTable()
    verbs: tuple[Touchable, ...] = ()
    hand: PageHand = PageHand()
    cards: tuple[Touchable, ...] = ()
    """The control cards: what is asked of the table besides playing."""
    targets: Mapping[str, Target] = {}
    """What each id means."""


class Tick(Struct, frozen=True):
    """What moves on a page by itself, at the moment when this was made."""

    clock_s: float | None
    """How much of the turn is left."""
    turns: float
    rpm: float
    """Where the belt is, and how fast it turns."""
    turns_over_s: float
    """How long until the cards of a climax are turned over."""


KINDS = {game: kind for kind, game in DECKS.items()}
"""The kind of a game's cards."""


def tick(moment: Moment) -> Tick:
    """Return what moves by itself."""
    view = moment.sight.view
    clock_s = None if view is None else view.clock_ends_at_s
    staged = None if view is None else view.staged
    at_s = 0.0 if view is None else view.at_s
    return Tick(
        None if clock_s is None else max(0.0, clock_s - at_s),
        moment.belt_turns,
        moment.sight.scene.belt_rpm,
        0.0 if staged is None else max(0.0, staged.turns_at_s - at_s),
    )


class Ids:
    """The ids of one page."""

    def __init__(self) -> None:
        self.targets: dict[str, Target] = {}

    def of(self, target: Target, *shown: object) -> str:
        """Return the id of a target that shows something: another id as soon as it shows something
        else."""
        digest = hashlib.blake2s(repr((target, shown)).encode(), digest_size=6).hexdigest()
        id = f"{type(target).__name__}-{digest}"
        self.targets[id] = target
        return id


def board_of(match: MatchView, words: Words) -> PageBoard | None:
    """Return the board of a match, if it has one; its address is another as soon as it shows
    something else."""
    game = screens_of(match)
    if game.board is None:
        return None
    shown = repr(game.board.shows(match)).encode()
    ranks = game.ending.ranks(words, match)
    told = " · ".join(f"{words.person(one.seat)}: {one.figure}" for one in ranks)
    return PageBoard(f"board.{hashlib.blake2s(shown, digest_size=6).hexdigest()}", told)


def places_of(view: TableView, words: Words) -> tuple[Place, ...]:
    """Return what everybody has come to, once a match is over."""
    match = view.match
    if match is None or match.phase != "over":
        return ()
    stories = {one.seat: words(one.what) for one in view.story}
    ranks = screens_of(match).ending.ranks(words, match)
    return tuple(
        Place(at, one.seat, words.person(one.seat), one.figure, stories.get(one.seat, ""))
        for at, one in ordered(ranks, match.winners)
    )


def buttons(moment: Moment, ids: Ids) -> Iterator[Touchable]:
    """The buttons; what all agree to by holding a button; and what else is lit and has no place on
    the page."""
    words, cursor = moment.words, moment.sight.cursor
    agreed = cursor is not None and cursor.at >= 0 and cursor.options[cursor.at].id == END_MATCH
    for verb in verbs(moment):
        if agreed and cursor is not None and verb.target == LineAt(cursor.at):
            agree = words("web-hold-to-agree")
            yield Touchable(ids.of(ButtonAt("A"), agree), agree, lit=True, held=True)
        else:
            yield Touchable(ids.of(verb.target, verb.text), verb.text, lit=True)
    shown = {*ids.targets.values()}
    for offer in moment.hint.offers:
        if offer.target not in shown and not isinstance(offer.target, ButtonAt | LineAt):
            said = spoken((offer.message,), words)
            yield Touchable(ids.of(offer.target, said), said, lit=True)


def control_cards(moment: Moment, ids: Ids) -> Iterator[Touchable]:
    for place in moment.sight.cards:
        card = place.partition("/")[2]
        if "/" not in card:
            target = Beside(card)
            yield Touchable(ids.of(target), moment.words(f"hands-card-{card}"), sign=card)
