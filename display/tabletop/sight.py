"""What the player at the virtual table sees, as a value."""

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from controller.views import (
    SEAT,
    Cursor,
    MatchView,
    Message,
    Notice,
    TableView,
    holds_up,
)
from controller.views.people import Choosing
from display.screens.catalogue import screens_of
from display.targets import DeckAt, OwnPad, PieceAt, PileAt, RowAt, SeatOf, SpotAt, Target
from display.words import Words, names_of, words_in
from hardware.scene import FAN, Button, Label, Scene, SeenPlace, SeenSeat

BESIDE = "beside"
"""Where the control cards lie: `beside/pause`."""

_ANSWERS: Mapping[str, Button] = {"treasure": "A", "empty": "B"}
"""What is on a token, and the button that says so."""

ENDED = ("round_over", "over")


Order = Literal["emblem", "number", "dealt"]
"""By emblem or suit, by number, or as they came and were arranged by hand."""

ORDERS: tuple[Order, ...] = get_args(Order)


def arranged(names: Sequence[str], order: Order) -> tuple[int, ...]:
    """Return the indices of cards with these names, in that order: `paris-7` has an emblem and a
    number, `round-trip` only an emblem, `7` only a number."""

    def key(index: int) -> tuple[bool, str | int, str | int]:
        emblem, _, number = names[index].rpartition("-")
        if not number.isdecimal():
            return True, names[index], 0
        parts = (emblem, int(number))
        return False, *(parts if order == "emblem" else parts[::-1])

    indices = range(len(names))
    return tuple(indices if order == "dealt" else sorted(indices, key=key))


def orders_of(names: Sequence[str]) -> tuple[Order, ...]:
    """Return the orders that differ for cards with these names: cards with numbers alone have no
    order by emblem, and those without numbers none by number."""
    numbers = [name for name in names if name.rpartition("-")[2].isdecimal()]
    if not numbers:
        return ("emblem", "dealt")
    return ("number", "dealt") if all(name.isdecimal() for name in names) else ORDERS


class Sight(Struct, frozen=True):
    """What the player sees: the basis of every plan."""

    scene: Scene
    view: TableView | None = None
    taken_from: str = ""
    """Where the piece in the hand was taken."""
    taken_index: int | None = None
    """Which piece of a row or fan it was."""
    tapped_at: str = ""
    """The reader that it was last held to."""
    heard: bool = False
    """Whether the table has accepted that tap: the piece may be put down."""
    refused: bool = False
    """Whether the table has not accepted it, or has objected to it: the piece goes back."""
    tried: str = ""
    """The passenger for whom a suitcase was looked at and put back; "" for none."""
    language: str = "en"
    """The language in which the table speaks to the player."""
    likes: Order = "emblem"
    """How the player likes to see the cards in hand, where they can be seen so."""
    to_look: tuple[str, ...] = ()
    """The places where a look under something closed was announced and is still to be done."""
    lays: bool = False
    """Whether a click may lay a card at once, as in a player's window."""
    prefers: str = ""
    """The place of a prompt that the player has chosen for the next card."""

    @property
    def lays_at(self) -> str:
        """The place of the prompt at which a click on a card lays it at once; empty where it is
        only taken up."""
        if not self.lays or self.match is None or not self.awaited:
            return ""
        place = self.prefers or screens_of(self.match).window.usual(self.match)
        return place if place in self.going else ""

    @property
    def words(self) -> Words:
        """The words in that language, with the names of the people at the table."""
        return words_in(self.language, names_of(self.view))

    @property
    def own(self) -> str:
        """The name of the player's own seat."""
        return self.scene.seat

    @property
    def seat(self) -> SeenSeat | None:
        return next((seat for seat in self.scene.seats if seat.seat == self.own), None)

    @property
    def hand(self) -> Label | None:
        seat = self.seat
        return None if seat is None else seat.hand

    @property
    def rests(self) -> bool:
        """Whether the match is paused."""
        return self.prompt is not None and self.prompt.id == "table-rests"

    @property
    def joined(self) -> bool:
        """Whether the player's own seat has joined."""
        seats = () if self.view is None else self.view.seats
        return any(status.seat == self.own and status.joined for status in seats)

    @property
    def naming(self) -> Choosing | None:
        """What the player chooses in the lobby; None while no names are chosen."""
        rows = () if self.view is None else self.view.naming
        return next((row for row in rows if row.seat == self.own), None)

    @property
    def orders(self) -> tuple[Order, ...]:
        """The orders in which the cards of the player's own fan can be seen."""
        return orders_of(self._names)

    @property
    def order(self) -> Order:
        """The one in which they are seen."""
        return self.likes if self.likes in self.orders else self.orders[0]

    @property
    def own_cards(self) -> tuple[int, ...]:
        """The cards of the player's own fan in display order, each by its index."""
        return arranged(self._names, self.order)

    @property
    def _names(self) -> tuple[str, ...]:
        seen = self.at(f"{self.own}/{FAN}")
        return () if seen is None else tuple(label.name for label in seen.spread)

    @property
    def match(self) -> MatchView | None:
        return None if self.view is None else self.view.match

    @property
    def phase(self) -> str:
        """The phase of the match; "" without one."""
        return "" if self.match is None else self.match.phase

    @property
    def in_rows(self) -> bool:
        """Whether the tiles lie in rows on the table top (the memory variant)."""
        if self.match is not None:
            return screens_of(self.match).window.is_open(self.match)
        return any(seen.place.startswith("table/") for seen in self.scene.places)

    def pile(self, name: str) -> str:
        return f"{self.own}/{name}"

    def at(self, place: str) -> SeenPlace | None:
        """Return what lies at a place, or None."""
        return next((seen for seen in self.scene.places if seen.place == place), None)

    def seen(self, pile: str) -> SeenPlace | None:
        """Return the observer's pile of that name; None if nothing lies there."""
        return self.at(self.pile(pile))

    @property
    def active(self) -> str | None:
        """Who alone is to act."""
        return None if self.match is None else self.match.active

    @property
    def awaited(self) -> bool:
        """Whether the player's own seat is to act: the table says so with its light."""
        if self.match is None or self.phase in ENDED:
            return False
        seat = self.seat
        blinks = seat is not None and seat.pattern == "blink"
        return self.active == self.own or (self.active is None and blinks)

    @property
    def looks_under(self) -> bool:
        """Whether the player's own hand is seen to look under something."""
        return self.seat is not None and self.seat.lifts is not None

    @property
    def looks_on(self) -> bool:
        """Whether everyone looks at a climax, for which play waits."""
        return self.view is not None and holds_up(self.view.staged)

    @property
    def answered(self) -> bool:
        """Whether a button at the player's own seat answers the prompt."""
        return self.looks_on or self.awaited or self.answers

    @property
    def answers(self) -> bool:
        """Whether A or B at the player's own seat is an answer, with no piece or line asked for."""
        if self.match is None or self.phase in ENDED or self.cursor is not None or self.where:
            return False
        seat = self.seat
        return self.awaited or (seat is not None and seat.pattern == "pulse")

    @property
    def cursor(self) -> Cursor | None:
        return None if self.view is None else self.view.cursor

    @property
    def prompt(self) -> Notice | None:
        return None if self.view is None else self.view.prompt

    @property
    def chooses(self) -> bool:
        """Whether the player's own seat may move the cursor."""
        return self.cursor is not None and self.cursor.seat in ("", self.own)

    @property
    def where(self) -> tuple[str, ...]:
        """Where the prompt says that something is to be done."""
        return () if self.prompt is None else self.prompt.at

    @property
    def settles(self) -> Cursor | None:
        """The player's own cursor, if a line of it was taken that something else has to follow."""
        cursor = self.cursor
        own = cursor is not None and cursor.seat == self.own and cursor.goes is not None
        return cursor if own else None

    @property
    def asked_further(self) -> Message | None:
        """What a line of the player's own menu asks further, once it was taken: its title."""
        cursor = self.cursor
        if cursor is None or cursor.seat != self.own:
            return None
        return None if cursor.title == Message(SEAT, {"seat": cursor.seat}) else cursor.title

    def fits(self, piece: Label | None, place: str) -> bool:
        """Return True if a piece may go where it is asked for, also if its face is unknown. What is
        asked of somebody else says nothing of it."""
        asks = self.prompt if self.active in (None, self.own) else None
        faces = None if asks is None else asks.fits.get(place)
        if self.settles is not None and place in (self.settles.goes or ()):
            faces = self.settles.fits
        return faces is None or piece is None or not piece.face or piece.name in faces

    @property
    def going(self) -> tuple[str, ...]:
        """Where cards of the player's own hand go, of all that is asked for."""
        asked = self.where if self.settles is None else self.settles.goes or ()
        kinds = SpotAt | SeatOf | OwnPad
        return tuple(
            where
            for where in asked
            if where == MENU or any(isinstance(one, kinds) for one in meant(where, self.scene))
        )

    def goes(self, piece: Label | None) -> tuple[str, ...]:
        """Return where a piece may go, of these."""
        return tuple(where for where in self.going if self.fits(piece, where))

    @property
    def named(self) -> Mapping[Target, int]:
        """What lines of the menu name and can therefore be clicked, each with its line: seats,
        places, and the rows of a belt that goes by its number; with a card in the hand also those
        of the belts at which a line would have it laid."""
        found: dict[Target, int] = {}
        lines = self.cursor.options if self.cursor is not None and self.chooses else ()
        for number, line in enumerate(lines):
            if line.id == SEAT:
                found[SeatOf(str(line.args["seat"]))] = number
            if "at" in line.args:
                found[self.lying_at(str(line.args["at"]))] = number
            belts = self._belts_of(line)
            for row in self.scene.layout.rows:
                if row.rpartition("-")[2] in belts:
                    found[RowAt(row)] = number
        return found

    def _belts_of(self, line: Message) -> Sequence[str]:
        """The belts that a line names by their numbers; if it would have the card in the hand laid,
        those where that fits."""
        if self.hand is None or "belts" not in line.args:
            return (str(line.args["belt"]),) if "belt" in line.args else ()
        belts = str(line.args["belts"]).split("+")
        return [belt for belt in belts if self.fits(self.hand, f"spot/{belt}")]

    def lying_at(self, place: str) -> PileAt | RowAt:
        """Return what a click means that lays something at a place."""
        return RowAt(place) if place in self.scene.layout.rows else PileAt(place)

    @property
    def asked(self) -> tuple[Target, ...]:
        """What the player is to do something with, as the prompt says."""
        places = self.where if self.awaited else ()
        return tuple(target for where in places for target in meant(where, self.scene))

    def turns(self, place: str) -> bool:
        """Return True if the player is to turn over what lies at a place."""
        return bool({PileAt(place), RowAt(place)} & {*self.asked})

    @property
    def true_answer(self) -> Button | None:
        """The button that truthfully says what lies turned up, if that is asked for."""
        if self.cursor is not None or not self.where:
            return None
        lying = (seen for seen in self.scene.places if seen.top.face and self.turns(seen.place))
        return next((_ANSWERS[p.top.name] for p in lying if p.top.name in _ANSWERS), None)

    @property
    def announced(self) -> tuple[str, ...]:
        """Where the table says that the player looks under something closed."""
        told = () if self.view is None else self.view.notices
        return tuple(
            where.removeprefix("look/")
            for notice in told
            if notice.seat == self.own
            for where in notice.at
            if where.startswith("look/")
        )

    @property
    def games(self) -> tuple[str, ...]:
        """The places of the game cards that may be chosen."""
        return tuple(seen.place for seen in self.scene.places if seen.top.kind == "game-card")

    @property
    def cards(self) -> tuple[str, ...]:
        """The control cards that currently have a meaning and lie within reach, as places."""
        meant = () if self.view is None else self.view.cards
        places = (f"{BESIDE}/{card.removeprefix('control/')}" for card in meant)
        return tuple(place for place in places if self.at(place) is not None)

    @property
    def victim(self) -> str:
        """Whose cards the player may take now."""
        if self.match is None or self.active != self.own:
            return ""
        return screens_of(self.match).window.victim(self.match) or ""

    @property
    def secret(self) -> bool:
        """Whether the present answers are secret."""
        return self.match is not None and self.phase in screens_of(self.match).window.secret

    @property
    def given(self) -> Message | None:
        """What the observer was given last, and by whom; None where no game says so."""
        secrets = None if self.match is None else self.match.secrets
        given = getattr(secrets, "given", ())
        return given[-1].says if given else None

    @property
    def vote(self) -> bool | None:
        """The observer's secret answer, where the game has one: True for B, False for A."""
        secrets = None if self.match is None else self.match.secrets
        return getattr(secrets, "vote", None)


MENU = "menu"
"""The place of a prompt at which a line first says what a card is."""


def meant(where: str, scene: Scene) -> tuple[Target, ...]:
    """Return what a place of a prompt (`Notice.at`) is at this table; nothing for the menu."""
    kind, _, which = where.partition("/")
    match kind:
        case "deck":
            return tuple(DeckAt(deck) for deck in scene.layout.decks if which in ("", deck))
        case "pad":
            return (OwnPad() if which == scene.seat else SeatOf(which),)
        case "spot" if which.isdecimal() and 1 <= int(which) <= len(scene.spots):
            return (SpotAt(int(which)),)
        case "pile":
            return (PileAt(which),)
        case "row":
            return (RowAt(which),)
        case "take":
            place, _, index = which.rpartition("/")
            return (PieceAt(place, int(index)),)
    return ()


def timeless(sight: Sight) -> Sight:
    """Return what is seen without what time it is and where the belt has come to: what can be done
    depends on neither, and they change all the time."""
    view = None if sight.view is None else replace(sight.view, at_s=0.0)
    return replace(sight, view=view, scene=replace(sight.scene, at_s=0.0, belt_turns=0.0))


def owed_looks(before: Sight, after: Sight) -> tuple[str, ...]:
    """Return where the player still has to look: what the table said of it may be gone sooner, but
    nobody looks once the turn is over."""
    if after.active != after.own:
        return ()
    new = [where for where in after.announced if where not in before.announced]
    return tuple(dict.fromkeys((*before.to_look, *new)))
