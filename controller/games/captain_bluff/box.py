"""The simulated box of Captain Bluff, who lays it out, and how its cards are carried.

Draw pile, Airport cards and discards lie in the middle. Beside spot N lies belt N: its departure
city face down (`middle/city-N`, a row, so that the new one can be laid before the old one is
taken) and its luggage (`middle/spot-N`, a row, the last one at the right).
"""

import random
from collections.abc import Iterable

from controller.games.box import tag_uid, undrawn
from controller.games.captain_bluff.moves import (
    Change,
    Check,
    Define,
    Move,
    Place,
    Play,
    Recover,
)
from controller.games.captain_bluff.options import LUGGAGE_DEALT
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    BELTS,
    CARD_COUNT,
    FACES,
    LUGGAGE,
    WHOLE_DECK,
    card_piece,
)
from controller.games.captain_bluff.state import ZONES, State, hand_at_start, is_read
from controller.games.carrying import Carry, Look, fan
from controller.games.sets import members, only
from hardware.sim.pieces import Piece
from hardware.sim.scene import Label, Layout
from hardware.sim.world import World

DECK, AIRPORT_CARDS, DISCARD = "middle/deck", "middle/airport", "middle/discard"
CITIES = tuple(f"middle/city-{number}" for number in range(1, BELTS + 1))
LINES = tuple(f"middle/spot-{number}" for number in range(1, BELTS + 1))
LAYOUT = Layout(
    piles=(DECK, AIRPORT_CARDS, DISCARD),
    rows=(*CITIES, *LINES),
    face_up=LINES,
    decks=(DECK, AIRPORT_CARDS),
    captions={
        DECK: "Luggage",
        AIRPORT_CARDS: "Airport",
        DISCARD: "Discards",
        **{place: f"Belt {n}" for row in (CITIES, LINES) for n, place in enumerate(row, start=1)},
    },
)

BACK = Label("bluff-card", False, "captain-bluff")
"""All cards have the same: a departure city may be an Airport card."""


def face(card: int) -> Label:
    """What is printed on a card's face: city and number, or its kind."""
    return Label("bluff-card", True, FACES[card])


def simulated_pieces() -> list[Piece]:
    """Every card as a thing at the simulated table."""
    return [Piece(tag_uid(card_piece(card)), BACK, face(card)) for card in range(CARD_COUNT)]


class Croupier:
    """Lays the piles out, shuffles the discards when they are the draw pile, and brings along what
    a button has moved: the cards of a belt that was closed or called, a card that was taken back.
    """

    def __init__(self, world: World, rng: random.Random) -> None:
        self._world = world
        self._random = rng
        self._laid_out = False
        """Whether piles lie there from which nobody has drawn."""
        self._attended: State | None = None
        self._late: set[int] = set()
        """Cards that were moved on while a hand still carried them to where they were."""

    def attend(self, state: State) -> None:
        if state is self._attended:
            self._bring_late(state)
            self._collect_late_discards(state)
            return
        untouched = state.phase == "dealing" and not any(state.hands)
        if untouched and not self._laid_out:
            self._world.clear(LAYOUT)
            self._shuffled(members(LUGGAGE), DECK)
            self._shuffled(members(AIRPORT), AIRPORT_CARDS)
        elif not untouched:
            if self._attended is not None:
                self._bring_along(self._attended, state)
            self._bring_late(state)
            self._collect_late_discards(state)
        self._laid_out = untouched
        self._attended = state

    def known(self, state: State) -> dict[str, str]:
        """Every card, while all were read; but not the discards that are shuffled into the pile."""
        shuffled = state.discard if state.phase == "reshuffle" else 0
        lying = ((card, place) for card, place in _places(state) if is_read(card))
        places = {
            card_piece(card): place
            for card, place in lying
            if place != DECK and not shuffled >> card & 1
        }
        for cards, deck in ((state.pile, DECK), (state.unused, AIRPORT_CARDS)):
            left = 0 if state.unread else cards & WHOLE_DECK
            places |= undrawn(self._world, map(card_piece, members(left)), deck)
        return places

    def lay_as(self, state: State) -> None:
        """What nobody has read lies where it may: among the cards that are left, by lot."""
        self._world.clear(LAYOUT)
        self._laid_out = state.phase == "dealing" and not any(state.hands)
        self._attended = state
        rest = members(WHOLE_DECK & ~ZONES.located(state))
        self._random.shuffle(rest)
        for number, place in _places(state):
            if place == DECK:
                continue
            card = number if is_read(number) else _lot(state, number, rest)
            if card is not None:
                self._lay(card, place)
        in_pile = [card for card in rest if state.pile >> card & 1][: state.in_pile]
        dealing = state.phase == "dealing"
        for card in rest:
            drawn = card in in_pile or (dealing and LUGGAGE >> card & 1)
            self._lay(card, DECK if drawn else AIRPORT_CARDS)
        for pile in (DECK, DISCARD):
            if pile in self._world.places:
                self._world.shuffle(pile)

    def _bring_along(self, before: State, after: State) -> None:
        """Every card that was moved and that no hand has carried lies where it belongs now."""
        lay_there = dict(_places(before))
        for card, place in _places(after):
            old = lay_there.get(card, place)
            if old != place and is_read(card) and not self._bring(card, old, place):
                self._late.add(card)

    def _bring_late(self, state: State) -> None:
        """What a hand has laid down too late goes where it belongs now, too."""
        if not self._late:
            return
        belongs = dict(_places(state))
        for card in tuple(self._late):
            uid, place = tag_uid(card_piece(card)), belongs.get(card)
            lies = self._world.place_of(uid)
            if lies is None:
                continue
            self._late.discard(card)
            if place is not None and lies != place:
                self._bring(card, lies, place)

    def _collect_late_discards(self, state: State) -> None:
        """The discards are the draw pile now, even if a hand has laid one there later."""
        world = self._world
        for seat, hand in zip(state.seats, state.hands, strict=True):
            # What was laid there and not tapped goes back.
            for card in members(hand & WHOLE_DECK) if DISCARD in world.places else ():
                self._bring(card, DISCARD, fan(seat))
        if DISCARD not in world.places:
            return
        if state.phase == "reshuffle" or not state.discard:
            world.gather(DISCARD, DECK)
            world.shuffle(DECK)
            return
        late = [c for c in members(state.pile & WHOLE_DECK) if self._bring(c, DISCARD, DECK)]
        if late:
            world.shuffle(DECK)

    def _bring(self, card: int, source: str, place: str) -> bool:
        uid = tag_uid(card_piece(card))
        return self._world.bring(uid, source, place, face_up=place in LINES)

    def _lay(self, card: int, place: str) -> None:
        self._world.lay(tag_uid(card_piece(card)), place, face_up=place in LINES)

    def _shuffled(self, cards: Iterable[int], place: str) -> None:
        shuffled = list(cards)
        self._random.shuffle(shuffled)
        for card in shuffled:
            self._lay(card, place)


def _places(state: State) -> Iterable[tuple[int, str]]:
    """Where every card lies, in the order in which they lie there."""
    for seat, hand in zip(state.seats, state.hands, strict=True):
        for card in members(hand):
            yield card, fan(seat)
    if state.aside is not None:
        yield state.aside, CITIES[state.at]
    for at, belt in enumerate(state.belts):
        if belt.destination is not None:
            yield belt.destination, CITIES[at]
        for card, _ in belt.line:
            yield card, LINES[at]
    for card in members(state.discard):
        yield card, DISCARD
    for card in members(state.pile):
        yield card, DECK


def _lot(state: State, number: int, rest: list[int]) -> int | None:
    """A card that an unread one may be, taken out of *rest*."""
    may = ZONES.what_may_be(state, only(number))
    card = next((card for card in rest if may >> card & 1), None)
    if card is not None:
        rest.remove(card)
    return card


def draw(state: State, player: int) -> Carry | None:
    """The card that a player is to take unseen, to tap it on the own pad."""
    own = fan(state.seats[player])
    match state.phase:
        case "dealing":
            hand, players = state.hands[player], len(state.seats)
            if hand.bit_count() >= hand_at_start(players):
                return None
            luggage = (hand & LUGGAGE).bit_count() < LUGGAGE_DEALT[players]
            return Carry(DECK if luggage else AIRPORT_CARDS, own)
        case "draw" if player == state.due[0]:
            return Carry(DECK, own)
        case "taking" if player == state.active:
            # The new one lies to the right of it.
            return Carry(CITIES[state.at], own, index=0)
    return None


def carry(state: State, move: Move) -> Carry | Look | None:
    """How a card is carried or looked at in a move; None where none is, or one that the table
    cannot name."""
    if isinstance(move, Check):
        return Look(CITIES[move.belt])
    card = getattr(move, "card", None)
    if card is None or not is_read(card):
        return None
    match move:
        case Define(player, at) | Change(player, at):
            return Carry(fan(state.seats[player]), CITIES[at], label=face(card))
        case Place(player, at):
            return Carry(fan(state.seats[player]), LINES[at], face_up=True, label=face(card))
        case Play(player):
            return Carry(fan(state.seats[player]), DISCARD, label=face(card))
        case Recover(player, at):
            return Carry(LINES[at], fan(state.seats[player]), label=face(card))
    return None
