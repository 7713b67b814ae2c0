"""Where the cards of a state lie, and what follows from that.

A state declares its zones in the types of its fields:

    hands: Annotated[tuple[int, ...], Zone("hand")]         a set for each seat
    discards: Annotated[int, Zone("discards")]              a set
    order: Annotated[int | None, Zone("order")]             one card, or none

The zones determine where every card is, what an unread card can be, what remains of a place when a
card is taken from it, and that each card is in only one place.

What the referee concludes about an unread card must never show in what players are offered, asked
or shown (`controller.cards.deck`).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from types import NoneType
from typing import Any, Generic, Protocol, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from controller.cards.deck import Deck, assignable, candidates, may_be, settled, suspects
from controller.rules.fields import annotation, origin_is_union, plain_type
from controller.rules.sets import EMPTY, members, only, set_of
from controller.views import Message


class Carded(Protocol):
    """What the state of a card game has."""

    @property
    def seats(self) -> tuple[str, ...]: ...

    @property
    def hands(self) -> tuple[int, ...]:
        """Each player's cards, as a set."""

    @property
    def unread(self) -> tuple[int, ...]:
        """What each unread card may be: entry 0 is for the number after the deck."""

    @property
    def conflicts(self) -> tuple[Any, ...]:
        """Cards seen where they cannot be: one of two readings is wrong (G-4)."""


StateT = TypeVar("StateT", bound=Carded)
EntryT = TypeVar("EntryT")

Lying = tuple[str, int | None, int]
"""A zone's title, its player if it has one, and its cards as a set."""


class Zone(Struct, frozen=True):
    """A field of a state that says where cards lie.

    `face_up`: everyone sees the cards; otherwise only the player of the zone does, if it has one.
    `shown_in`: the phases in which they lie face up all the same. `part`: the cards also lie in
    another zone, about which this field only says more.
    """

    title: str
    face_up: bool = False
    shown_in: tuple[str, ...] = ()
    part: bool = False


class ZoneOf(Zone, frozen=True, kw_only=True):
    """A field with cards in its own kind of values: *lying* returns where they lie, *renamed*
    returns the value with other numbers for them."""

    lying: Callable[[Any], Iterable[Lying]]
    renamed: Callable[[Any, Callable[[int], int]], Any]


class Zones(Generic[StateT]):
    """The zones of a state, whose cards are those of a *deck*. A game *may* override the hooks for
    what it knows of its cards besides the zones: `rest`, `places`, `is_known`, `doubts`,
    `on_mixed`, `on_identified`."""

    def __init__(self, state: type[Any], deck: Deck) -> None:
        self.deck = deck
        hints = get_type_hints(state, include_extras=True)
        names = state.__struct_fields__
        self._zones = tuple(
            _zone(name, hints[name]) for name in names if annotation(hints[name], Zone)
        )
        self._places = tuple(zone for zone in self._zones if not zone.zone.part)

    def __repr__(self) -> str:
        return f"<Zones: {', '.join(zone.field for zone in self._zones)}>"

    # ---- what a game may say -------------------------------------------------------------------

    def rest(self, state: StateT) -> Sequence[tuple[int, int]]:
        """Return the cards that lie in no zone, such as a pile: what each of them may be, and how
        many there are. By default they all lie in one pile."""
        return ((self.deck.whole & ~self.located(state), self.left(state)),)

    def left(self, state: StateT) -> int:
        """Return how many cards lie in no zone."""
        return self.deck.count - self.somewhere(state).bit_count()

    def places(self, state: StateT) -> Iterator[int]:
        """Yield the cards that lie together indistinguishably: by default those of each hand."""
        for player in range(len(state.hands)):
            yield self.held(state, player)

    def is_known(self, state: StateT, card: int) -> bool:
        """Return True if enough is known of a card that lies open to go on with it: by default, if
        it was read."""
        return self.deck.is_read(card)

    def doubts(self, state: StateT, number: int, card: int) -> bool:
        """Return True if a reading that contradicts what is known of the unread card *number* is
        wrong; otherwise that knowledge is dropped."""
        return True

    def on_mixed(self, state: StateT, cards: int, card: int | None) -> StateT:
        """Adapt the state after one of *cards*, which lie in one place, was taken (*card*, or an
        unseen one): the unread ones can no longer be told apart."""
        return state

    def on_identified(self, state: StateT, number: int, card: int) -> StateT:
        """Adapt the state after the unread card *number* has turned out to be *card*."""
        return state

    # ---- questions -----------------------------------------------------------------------------

    def held(self, state: StateT, player: int) -> int:
        """Return a player's hand as a set, without a card that was shown and waits to be read."""
        pending, hand = _pending(state), state.hands[player]
        return hand if pending is None or pending.card is None else hand & ~only(pending.card)

    def lying(self, state: StateT) -> Iterator[Lying]:
        """Yield all zones that are places, with their cards."""
        for zone in self._places:
            yield from zone.lying(getattr(state, zone.field))

    def somewhere(self, state: StateT) -> int:
        """Return the set of all cards that lie in a zone, including unread ones."""
        cards = EMPTY
        for _, _, lie in self.lying(state):
            cards |= lie
        return cards

    def looked_at(self, state: Any, observer: int | None) -> Iterator[tuple[Lying, bool]]:
        """Yield all zones with their cards, and whether an observer sees their faces: if they lie
        face up, or in the observer's own zone."""
        for zone in self._zones:
            up = zone.zone.face_up or state.phase in zone.zone.shown_in
            for place in zone.lying(getattr(state, zone.field)):
                yield place, up or (place[1] is not None and place[1] == observer)

    def seen_by(self, state: Any, observer: int | None) -> int:
        """Return the set of read cards whose faces an observer sees."""
        return self.in_sight(state, observer)

    def in_sight(self, state: Any, observer: int | None) -> int:
        """Return the set of read cards that lie face up for everyone, or in a zone of the
        observer."""
        cards = EMPTY
        for (_, _, lie), seen in self.looked_at(state, observer):
            if seen:
                cards |= lie
        return cards & self.deck.whole

    def located(self, state: StateT) -> int:
        """Return the set of read cards that lie in a zone."""
        return self.somewhere(state) & self.deck.whole

    def where(self, state: StateT, card: int) -> Lying | None:
        """Return where a card lies, or None."""
        return next((place for place in self.lying(state) if place[2] >> card & 1), None)

    def is_unread(self, state: StateT, number: int) -> bool:
        """Return True if *number* is an unread card that lies somewhere."""
        return not self.deck.is_read(number) and bool(self.somewhere(state) >> number & 1)

    def what_may_be(self, state: StateT, cards: int) -> int:
        """Return what any of *cards* may be, judging by itself alone, as a set of read cards."""
        may = cards & self.deck.whole
        for card in self.deck.unread_in(cards):
            may |= may_be(card, state.unread, self.deck.count)
        return may

    def could_be(self, state: StateT, number: int) -> int:
        """Return what an unread card can be once all other cards are considered, as a set.

        Empty if the cards contradict each other. Reveals other hands: for the referee only.
        """
        live, slots = self._slots(state)
        return candidates(live.index(number), slots) if number in live else EMPTY

    def next_of_rest(self, state: StateT) -> int:
        """Return what the next card of the first pile in `rest` can be, as a set; for the referee
        only."""
        if not state.unread:
            return self.rest(state)[0][0]
        live, slots = self._slots(state)
        return candidates(len(live), slots) if self.rest(state)[0][1] else EMPTY

    def consistent(self, state: StateT) -> bool:
        """Return True if all cards can be different."""
        return not state.unread or assignable(self._slots(state)[1])

    def may_lie(self, state: StateT, cards: int, card: int | None) -> bool:
        """Return True if *card* may be among *cards*, which lie in one place, by what was seen."""
        if card is None or cards >> card & 1:
            return cards != EMPTY
        if not self.deck.is_read(card) or self.located(state) >> card & 1:
            return False
        return bool(suspects(cards, card, state.unread, self.deck.count))

    def _slots(self, state: StateT) -> tuple[list[int], Sequence[int]]:
        """Return the unread cards that lie somewhere, and what each may be, followed by those of
        `rest`."""
        somewhere = self.somewhere(state)
        elsewhere = self.deck.whole & ~somewhere
        live = self.deck.unread_in(somewhere)
        slots = [may_be(card, state.unread, self.deck.count) & elsewhere for card in live]
        for may, count in self.rest(state):
            slots += [may & elsewhere] * count
        return live, slots

    # ---- what is read --------------------------------------------------------------------------

    def taken(self, state: StateT, cards: int, card: int | None) -> tuple[StateT, int]:
        """Settle which of *cards*, which lie in one place, is meant; it still lies there.

        None: nobody saw which, so it may be any of them, and so may those that remain. A card that
        was not known to be there is one of the unread ones, now read.
        """
        if card is not None and cards >> card & 1:
            return state, card
        together, unread, number = settled(cards, card, state.unread, self.deck.count)
        state = self.on_mixed(state, cards, card)
        if card is not None:
            return self.identified(_with(state, unread=unread), number, card), card

        def in_place(lie: int) -> int:
            return lie & ~cards | together if lie & cards else lie

        changed = {
            zone.field: zone.changed(getattr(state, zone.field), in_place)
            for zone in self._zones
            if zone.of_sets
        }
        return _with(state, unread=unread, **changed), number

    def identified(self, state: StateT, number: int, card: int) -> StateT:
        """Replace the unread card *number* by *card*, wherever it lies."""
        gone, here = only(number), only(card)

        def renamed(one: int) -> int:
            return card if one == number else one

        def in_set(lie: int) -> int:
            return lie & ~gone | here if lie & gone else lie

        changed = {
            zone.field: zone.changed(getattr(state, zone.field), in_set)
            if zone.of_sets
            else zone.renamed(getattr(state, zone.field), renamed)
            for zone in self._zones
        }
        unread = list(state.unread)
        unread[number - self.deck.count] = here
        pending = _pending(state)
        if pending is not None and pending.card == number:
            changed["pending"] = replace(pending, card=card)
        return self.on_identified(_with(state, unread=tuple(unread), **changed), number, card)

    def narrowed(self, state: StateT, number: int, to: int) -> StateT:
        """Restrict the unread card to the set *to*, on the word of somebody who sees it."""
        unread = list(state.unread)
        unread[number - self.deck.count] &= to
        return _with(state, unread=tuple(unread))

    def came_unread(self, state: StateT, may: int) -> tuple[StateT, int]:
        """Add a card that came up unread, with what it *may* be; return its number, too."""
        return _with(state, unread=(*state.unread, may)), self.deck.count + len(state.unread)

    def filled(self, state: StateT, size: int, may: int) -> StateT:
        """Fill every hand to *size* with unread cards, each of which *may* be one of that set."""
        hands, unread = [], list(state.unread)
        for hand in state.hands:
            lacking = size - hand.bit_count()
            first = self.deck.count + len(unread)
            hands.append(hand | set_of(range(first, first + lacking)))
            unread += [may] * lacking
        return _with(state, hands=tuple(hands), unread=tuple(unread))

    def observed(self, state: StateT, seen: Any) -> StateT:
        """Apply a reading *seen*, a move with a number and a card: the number is that card from now
        on, or a conflict remains.

        A card that was another one before, or already lies somewhere else, cannot be here as well:
        one of the readings is wrong. A later reading of the same card replaces the conflict, and so
        does one of a card that no longer lies anywhere. Of several cards in one place the reader
        does not tell which it is.
        """
        number, card = _number(seen), seen.card
        others = tuple(conflict for conflict in state.conflicts if _number(conflict) != number)
        cleared = _with(state, conflicts=others)
        conflicting = _with(state, conflicts=(*others, seen))
        if number == card or not self.somewhere(state) >> number & 1:
            return cleared
        if self.deck.is_read(number) or self.located(state) >> card & 1:
            return conflicting
        doubted = self.doubts(state, number, card)
        for cards in self.places(state):
            if cards >> number & 1:
                if suspects(cards, card, state.unread, self.deck.count):
                    return self.taken(cleared, cards, card)[0]
                return conflicting if doubted else self.identified(cleared, number, card)
        if doubted and not may_be(number, state.unread, self.deck.count) >> card & 1:
            return conflicting
        return self.identified(cleared, number, card)


def with_entry(values: tuple[EntryT, ...], at: int, value: EntryT) -> tuple[EntryT, ...]:
    """Return *values* with one entry replaced, such as the hands with a new hand of one player."""
    changed = [*values]
    changed[at] = value
    return tuple(changed)


def hand(state: Carded, player: int) -> int:
    """Return the player's cards, as a set."""
    return state.hands[player]


# -- fields --------------------------------------------------------------------------------


class _ZoneField(Struct, frozen=True):
    """How the cards of a field are found and changed."""

    field: str
    zone: Zone
    of_sets: bool
    """Whether it holds sets of cards, which `changed` changes; otherwise `renamed` changes its
    cards."""
    lying: Callable[[Any], Iterable[Lying]]
    changed: Callable[[Any, Callable[[int], int]], Any]
    renamed: Callable[[Any, Callable[[int], int]], Any]


def _zone(field: str, hint: Any) -> _ZoneField:
    """Return the zone of a field with that type. Raises `TypeError` for a type that holds no
    cards."""
    if own := annotation(hint, ZoneOf):
        return _ZoneField(
            field,
            own,
            False,
            own.lying,
            _unchanged,
            own.renamed,
        )
    zone, plain = annotation(hint, Zone), plain_type(hint)
    if plain is int:
        return _ZoneField(
            field,
            zone,
            True,
            lambda value: iter([(zone.title, None, value)]),
            lambda value, change: change(value),
            _unchanged,
        )
    if get_origin(plain) is tuple:
        return _ZoneField(
            field,
            zone,
            True,
            lambda value: ((zone.title, seat, cards) for seat, cards in enumerate(value)),
            lambda value, change: tuple(change(cards) for cards in value),
            _unchanged,
        )
    if origin_is_union(plain) and NoneType in get_args(plain):
        return _ZoneField(
            field,
            zone,
            False,
            lambda value: iter([(zone.title, None, EMPTY if value is None else only(value))]),
            _unchanged,
            lambda value, change: None if value is None else change(value),
        )
    raise TypeError(f"the field {field} is {hint}, which holds no cards")


def _pending(state: Any) -> Any:
    """Return the move that waits for an unread card, in a game that has such moves; the card is
    still where it was."""
    return getattr(state, "pending", None)


def _unchanged(value: Any, change: Callable[[int], int]) -> Any:
    return value


def _number(seen: Any) -> int:
    """Return the number that the seen card had: the first field of the move."""
    number: int = getattr(seen, seen.__struct_fields__[0])
    return number


def _with(state: StateT, **changed: Any) -> StateT:
    made: Any = state
    after: StateT = replace(made, **changed)
    return after


def _clashes(zones: Zones[StateT], state: StateT) -> Iterator[tuple[Lying, Lying]]:
    """Yield two places for each card that lies in both."""
    for one, other in combinations(zones.lying(state), 2):
        for _ in members(one[2] & other[2]):
            yield one, other


def contradictions(zones: Zones[Any]) -> Callable[[Any], tuple[Message, ...]]:
    """Return a function that returns the problems of a game that says nothing more of them: each
    card that lies in two places, and each that was seen where it cannot be (G-4)."""
    return lambda state: (
        *(Message("table-problem-card-twice") for _ in _clashes(zones, state)),
        *(Message("table-problem-card-elsewhere") for _ in state.conflicts),
    )


def misplaced(game: str, zones: Zones[StateT], state: StateT) -> Iterator[Message]:
    """Yield `GAME-problem-card-twice` for each card that lies in two places, and
    `GAME-problem-card-elsewhere` for each that was seen where it cannot be (G-4). The arguments are
    the zones' titles, and the seats if they belong to a player."""

    def seat(player: int | None) -> str:
        return "" if player is None else state.seats[player]

    for (place, whose, _), (other, others, _) in _clashes(zones, state):
        args = {"place": place, "seat": seat(whose), "other": other, "holder": seat(others)}
        yield Message(f"{game}-problem-card-twice", args)
    for seen in state.conflicts:
        place, whose, _ = zones.where(state, seen.unread) or ("table", None, 0)
        yield Message(f"{game}-problem-card-elsewhere", {"place": place, "seat": seat(whose)})
