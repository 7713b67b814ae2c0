"""Where the piece of a move is tapped, how its card is carried there, and what a player sees of
their own cards that the table does not.

A card that is laid is tapped on its spot in the middle of the table. At a table without spots the
cursor first says where the next card on the player's own pad goes, and the kit turns that tap into
the same `TappedAt`: no game knows which kind of table it is played on.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from controller.bots.carrying import Carry, fan
from controller.cards.zones import Zones
from controller.match.halfdone import Said
from controller.rules.offers import Each
from controller.rules.rows import Rules
from controller.rules.sets import members
from hardware.scene import Label, Layout, SeenPlace


class Spot(Struct, frozen=True):
    """The spot of that number (1 is the leftmost). *meant* is what the cursor says at a table
    without spots, empty if it need not say anything; *having* restricts it to moves with these
    field values, if others of the kind go elsewhere."""

    number: int
    meant: str
    having: Mapping[str, object] = {}

    @property
    def where(self) -> str:
        """Its name among the places of a prompt."""
        return f"spot/{self.number}"

    @property
    def lies(self) -> str:
        """The place beside it, where its cards lie at a simulated table."""
        return f"middle/spot-{self.number}"

    @property
    def needs(self) -> int:
        """How many spots a table must have for it."""
        return self.number

    def fits(self, move: Any) -> bool:
        """Return True if a move of this kind goes here."""
        return all(getattr(move, name) == value for name, value in self.having.items())

    def spot(self, state: Any, move: Any) -> int:
        """Return the spot at which the move's card is tapped."""
        return self.number

    def said(self, move: Any, in_spots: bool) -> Said | None:
        """Return what the cursor says before the card is tapped; None if it does not matter."""
        return None if in_spots else Said(self.meant)

    def says(self, what: Said, in_spots: bool) -> bool:
        """Return True if the cursor may say *what* of a card that goes here."""
        return not in_spots and what == Said(self.meant)

    def meant_by(self, state: Any, what: Said) -> int | None:
        """Return the spot that the player's own pad stands for after the cursor has said *what*;
        None if it was said of another place."""
        return self.number if what == Said(self.meant) else None


class SpotOf(Struct, frozen=True):
    """The spot whose number is in that field of the move, or otherwise of the state, counted from
    0, of as many as *all*.
    *meant* is what the cursor says, before the number, at a table without them, or else it goes by
    the field *now* of the state; *first* is what the cursor says at a table that has them. The game
    decides which move a card on such a spot makes."""

    of: str
    all: int
    meant: str
    first: str = ""
    now: str = ""

    @property
    def needs(self) -> int:
        """How many spots a table must have for it."""
        return self.all

    def fits(self, move: Any) -> bool:
        """Return True if a move of this kind goes here."""
        return True

    def spot(self, state: Any, move: Any) -> int:
        """Return the spot at which the move's card is tapped."""
        number: int = getattr(move if self.of in move.__struct_fields__ else state, self.of)
        return number + 1

    def said(self, move: Any, in_spots: bool) -> Said | None:
        """Return what the cursor says before the card is tapped."""
        if in_spots:
            return Said(self.first)
        return Said(self.meant, (getattr(move, self.of),)) if self.meant else Said()

    def says(self, what: Said, in_spots: bool) -> bool:
        """Return True if the cursor may say *what* of a card that goes here."""
        if in_spots:
            return what == Said(self.first)
        return what.word == self.meant and len(what.numbers) == 1

    def meant_by(self, state: Any, what: Said) -> int | None:
        """Return the spot that the player's own pad stands for after the cursor has said *what*;
        None if it was said of another place."""
        if what.word != self.meant or bool(what.numbers) == bool(self.now):
            return None
        number: int = getattr(state, self.now) if self.now else what.numbers[0]
        return number + 1


class Pad(Struct, frozen=True):
    """The pad of the player in that field of the move, or otherwise of the state. *meant* is what
    the cursor says first; None if it does not matter."""

    of: str
    meant: str | None = None
    needs: ClassVar[int] = 0

    def fits(self, move: Any) -> bool:
        """Return True if a move of this kind goes here."""
        return True

    def spot(self, state: Any, move: Any) -> None:
        """Return None: a pad is not a spot."""

    def said(self, move: Any, in_spots: bool) -> Said | None:
        """Return what the cursor says before the card is tapped."""
        return None if self.meant is None else Said(self.meant)

    def says(self, what: Said, in_spots: bool) -> bool:
        """Return True if the cursor may say *what* of a card that goes here."""
        return self.meant is not None and what == Said(self.meant)

    def meant_by(self, state: Any, what: Said) -> None:
        """Return None: a pad is not a spot."""

    def player(self, state: Any, move: Any) -> int:
        """Return the player whose pad it is."""
        player: int = getattr(move if self.of in move.__struct_fields__ else state, self.of)
        return player


Place = Spot | SpotOf | Pad


def carried(
    rules: Rules[Any, Any], layout: Layout, face: Callable[[int], Label]
) -> Callable[[Any, Any], Carry | None]:
    """Return a function that tells how the card of a move is carried, given where its row says it
    is tapped: from the player's hand to beside the spot, or to the hand behind the pad. It returns
    None for a move without a card, or with one that the table cannot name."""

    def carry(state: Any, move: Any) -> Carry | None:
        card, player = getattr(move, "card", None), getattr(move, "player", None)
        if card is None or player is None or not rules.zones.deck.is_read(card):
            return None
        places: tuple[Place, ...] = rules.row(state, move).places
        place = next((place for place in places if place.fits(move)), None)
        if place is None:
            return None
        if isinstance(place, Pad):
            target = fan(state.seats[place.player(state, move)])
        else:
            target = f"middle/spot-{place.spot(state, move)}"
        own = fan(state.seats[player])
        return Carry(own, target, face_up=target in layout.face_up, label=face(card))

    return carry


def drawn_from(rules: Rules[Any, Any], place: str) -> Callable[[Any, int], Carry | None]:
    """Return a function that tells which card a player must take unseen: one from the deck at that
    place, if a row offers to bring it into that player's hand."""

    def draw(state: Any, player: int) -> Carry | None:
        for row in rules.in_phase(state):
            receivers = row.lists.fields.get("receiver") if isinstance(row.lists, Each) else None
            if receivers is not None and receivers(state, None) >> player & 1:
                return Carry(place, fan(state.seats[player]))
        return None

    return draw


class OwnCards:
    """Tells a seat's own cards apart by what is printed on them: *sides* has the back and face of
    every piece. Cards that look alike are the same to a player."""

    def __init__(
        self,
        zones: Zones[Any] | None,
        sides: Mapping[str, tuple[Label, Label]],
        places: Callable[[], Sequence[SeenPlace]],
    ) -> None:
        self._zones = zones
        self._places = places
        self._faces = () if zones is None else [sides[piece][1] for piece in zones.deck.pieces]
        self._looked: tuple[Any, Sequence[Label], Any] | None = None
        """The last state, what was seen in it, and what is known from that."""

    def __repr__(self) -> str:
        return f"<OwnCards, {len(self._faces)} in the deck>"

    def known(self, state: Any, player: int) -> Any:
        """Return the state as known to *player*, who sees the cards in their own hand."""
        zones = self._zones
        if zones is None or not zones.deck.unread_in(state.hands[player]):
            return state
        place = fan(state.seats[player])
        seen = next((one.spread for one in self._places() if one.place == place), ())
        if self._looked is None or self._looked[0] is not state or self._sees_more(seen):
            self._looked = state, seen, self._identified(zones, state, player, seen)
        return self._looked[2]

    def _sees_more(self, seen: Sequence[Label]) -> bool:
        """Return True if a card has been added since the last look; one that was put down is still
        known."""
        if self._looked is None or seen is self._looked[1]:
            return False
        return not Counter(seen) <= Counter(self._looked[1])

    def _identified(self, zones: Zones[Any], state: Any, player: int, seen: Iterable[Label]) -> Any:
        held = zones.held(state, player)
        left = Counter(seen)
        left.subtract(self._faces[card] for card in members(held & zones.deck.whole))
        for card in members(zones.deck.whole & ~zones.located(state)):
            if left[self._faces[card]] > 0:
                held = zones.held(state, player)
                if zones.may_lie(state, held, card):
                    left[self._faces[card]] -= 1
                    state, _ = zones.taken(state, held, card)
        return state
