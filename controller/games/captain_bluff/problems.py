"""Everything that is wrong with a state, at once: conflicts and invariants that are broken.

The invariants are those of the rulings (4.2, G-4). The sentences are for everybody, so none names
a card, and none tells what only one seat can know.
"""

from collections.abc import Iterator

from controller.games.captain_bluff.lines import belt_with, cards_of
from controller.games.captain_bluff.options import AIRPORT_DEALT, LUGGAGE_DEALT
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    BELTS,
    CHANGES,
    CITY,
    HIGHEST,
    LUGGAGE,
    LUGGAGE_COUNT,
    NO_CITY,
    NUMBER,
    ROUND_TRIPS,
)
from controller.games.captain_bluff.state import SHED, ZONES, State, hand_at_start
from controller.games.sets import EMPTY, members, only
from controller.views import Message

_BEFORE = ("dealing", "setup")
_AT_A_BELT = ("placing", "window", "revealing", "recovering")


def problems(state: State) -> tuple[Message, ...]:
    """One message for each thing that cannot be; empty when all is well."""
    return tuple(Message("table-problem", {"problem": said}) for said in _sentences(state))


def _sentences(state: State) -> tuple[str, ...]:
    """One sentence for each thing that cannot be; empty when all is well."""
    return (*_cards(state), *_belts(state), *_hands(state), *_phase(state))


def _places(state: State) -> list[tuple[str, int]]:
    """Every place with its cards, as a set."""
    belts = list(enumerate(state.belts, start=1))
    return [
        *(
            (f"in the hand of the seat {seat}", hand)
            for seat, hand in zip(state.seats, state.hands, strict=True)
        ),
        ("in the draw pile", state.pile),
        ("in the discard pile", state.discard),
        *((f"on belt {number}", cards_of(belt)) for number, belt in belts),
        *(
            (f"above belt {number}", only(belt.destination))
            for number, belt in belts
            if belt.destination is not None
        ),
        ("exchanged and not taken yet", EMPTY if state.aside is None else only(state.aside)),
    ]


def _cards(state: State) -> Iterator[str]:
    """51 luggage cards and the dealt Airport cards, each in one place."""
    places = _places(state)
    for at, (place, cards) in enumerate(places):
        for other_place, others in places[at + 1 :]:
            for _ in members(cards & others):
                yield f"A card is both {place} and {other_place}."
    for seen in state.conflicts:
        where = next((place for place, cards in places if cards >> seen.number & 1), "somewhere")
        yield f"A card was seen {where} that cannot be there."
    if state.phase == "dealing":
        return
    players = len(state.seats)
    count = ZONES.somewhere(state).bit_count() + state.in_pile
    expected = LUGGAGE_COUNT + players * AIRPORT_DEALT[players]
    if count != expected:
        yield f"There are {count} cards in play; there should be {expected}."
    elif not state.unread and state.pile.bit_count() != state.in_pile:
        yield f"The draw pile has {state.in_pile} cards, but {state.pile.bit_count()} are known."
    elif not state.conflicts and not ZONES.consistent(state):
        yield "The cards that were not read cannot all be cards of their own."


def _belts(state: State) -> Iterator[str]:
    """Lines of luggage lie below a departure city, at most one of each city (CB-8)."""
    if len(state.belts) != BELTS:
        yield f"There are {len(state.belts)} belts; there should be {BELTS}."
    cities: set[int] = set()
    for number, belt in enumerate(state.belts, start=1):
        if belt.line and belt.destination is None:
            yield f"Luggage lies on belt {number} without a departure city above it."
        opened = state.phase in ("placing", "reading") and state.at == number - 1
        if belt.line and belt.city == NO_CITY and not opened:
            yield f"On belt {number} lies no luggage, but other cards do (CB-10)."
        if belt.city != NO_CITY and belt.city in cities:
            yield f"The line on belt {number} is the second one of its city (CB-8)."
        cities.add(belt.city)
        if belt != belt_with(belt.destination, belt.known, belt.line):
            yield f"What is kept of the line on belt {number} does not follow from its cards."
        yield from _line(number, belt.line, belt.city)


def _line(number: int, line: tuple[tuple[int, int], ...], city: int) -> Iterator[str]:
    """The numbers of a line run one way between two changes of direction (CB-6 to CB-12)."""
    last, direction = 0, 0
    for card, counts in line:
        if CITY[card] not in (NO_CITY, city):
            yield f"Luggage of two cities lies on belt {number} (CB-8)."
        if CHANGES >> card & 1:
            direction = -direction
            continue
        if not ROUND_TRIPS >> card & 1 and counts != NUMBER[card]:
            yield f"Luggage on belt {number} counts as another number than it has."
        if not counts:
            continue
        if not 1 <= counts <= HIGHEST:
            yield f"A card on belt {number} counts as {counts} (CB-9)."
        if last and (counts == last or (direction and (counts - last) * direction < 0)):
            yield f"The numbers on belt {number} do not run one way (CB-6)."
        if last and not direction:
            direction = 1 if counts > last else -1
        last = counts


def _hands(state: State) -> Iterator[str]:
    """What was dealt to everybody; and only the active player can run out of cards, which ends the
    match (CB-21, CB-22)."""
    players = len(state.seats)
    whole, luggage, airport = hand_at_start(players), LUGGAGE_DEALT[players], AIRPORT_DEALT[players]
    for player, (seat, hand) in enumerate(zip(state.seats, state.hands, strict=True)):
        if state.phase == "dealing" and hand.bit_count() > whole:
            yield f"The seat {seat} has {hand.bit_count()} cards; {whole} are dealt."
        if state.phase in _BEFORE and (hand & LUGGAGE).bit_count() > luggage:
            yield f"The seat {seat} has more luggage than the {luggage} cards that are dealt."
        if state.phase in _BEFORE and (hand & AIRPORT).bit_count() > airport:
            yield f"The seat {seat} has more Airport cards than the {airport} that are dealt."
        ended = state.phase == "over" or (player == state.active and state.phase in _LAST_CARD)
        if state.phase not in _BEFORE and not hand and not ended:
            yield f"The seat {seat} has no cards, which ends the match, but it goes on."


_LAST_CARD = ("placing", "window", "revealing", "draw", "reshuffle", "taking")
"""Phases in which the last card has gone, and it is not settled yet whether that wins."""


def _phase(state: State) -> Iterator[str]:
    players = range(len(state.seats))
    acting = [("active", state.active), ("other", state.other)]
    for name, player in (*acting, *(("due", player) for player in state.due)):
        if player not in players:
            yield f"There is no player {player} ({name})."
    if (state.phase == "reading") != (state.pending is not None):
        yield f"The phase is {state.phase}, which does not fit what waits for being read."
    if (state.phase == "taking") != (state.aside is not None):
        yield f"The phase is {state.phase}, which does not fit the card that was exchanged."
    if state.phase in ("setup", "draw") and not state.due:
        yield f"The phase is {state.phase}, but it is nobody's turn to act."
    if state.phase in _AT_A_BELT and not state.belts[state.at].line:
        yield f"The phase is {state.phase}, but no luggage lies on belt {state.at + 1}."
    if state.run and state.phase not in ("placing", "reading"):
        yield f"A run is being laid, but the phase is {state.phase}."
    if state.passed and state.phase != "window":
        yield f"Players have passed, but the phase is {state.phase}."
    if state.phase == "turn" and state.acted and state.airport:
        yield "A turn goes on in which all has been done (CB-3)."
    if state.standstill < SHED or state.turn < 1:
        yield "The turns are counted wrongly."
