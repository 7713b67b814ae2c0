"""Everything that is wrong with a state, at once: conflicts and invariants that are broken.

The invariants are those of the rulings (4.3, G-4). The sentences are for everybody, so none names
a card, and none tells what only one seat can know.
"""

from collections.abc import Iterator

from controller.games.bluff_pirate.board import NOWHERE, board_of
from controller.games.bluff_pirate.moves import Placed, Reveal
from controller.games.bluff_pirate.options import (
    DRAW,
    HAND,
    LARGEST_SET,
    LOOT,
    MOST_FACE_UP,
    SMALLEST_SET,
)
from controller.games.bluff_pirate.pieces import DECK, kind_colour
from controller.games.bluff_pirate.state import (
    ZONES,
    State,
    complete,
    distances,
    known_kinds,
    leaders,
    pile_count,
    voters,
)
from controller.games.sets import EMPTY, members, only
from controller.views import Message
from controller.views.bluff_pirate import Phase

_SET_LIES: tuple[Phase, ...] = ("set", "voting", "picking", "revealing")
_COUNTS: tuple[Phase, ...] = ("revealing", "fork", "island")
"""Phases in which it is known whose vote counts."""

_TO_DRAW: dict[Phase, range] = {"drawing": range(1, DRAW + 1), "reshuffling": range(DRAW + 1)}
"""How many cards may have to be drawn in some phases; none in others."""


def problems(state: State) -> tuple[Message, ...]:
    """One message for each thing that cannot be; empty when all is well."""
    return tuple(Message("table-problem", {"problem": said}) for said in _sentences(state))


def _sentences(state: State) -> tuple[str, ...]:
    """One sentence for each thing that cannot be; empty when all is well."""
    return (
        *_cards(state),
        *_hands(state),
        *_sets(state),
        *_votes(state),
        *_race(state),
        *_phase(state),
    )


def _cards(state: State) -> Iterator[str]:
    """100 cards = hands + pile + discards + the set on the table, each in one place."""
    places = [
        *(
            (f"in the hand of the seat {seat}", hand)
            for seat, hand in zip(state.seats, state.hands, strict=True)
        ),
        ("among the discards", state.discards),
        ("face up in the set", state.up),
        ("face down in the set", state.down),
    ]
    for at, (place, cards) in enumerate(places):
        for other_place, others in places[at + 1 :]:
            for _ in members(cards & others):
                yield f"A card is both {place} and {other_place}."
    for seen in state.conflicts:
        yield f"A card was seen {_place(places, seen.unread)} that cannot be there."
    if state.pile & ZONES.located(state):
        yield "A card is both in the pile and elsewhere."
    if pile_count(state) < 0:
        yield f"There are {-pile_count(state)} cards too many."
    elif not DECK.unread_in(ZONES.somewhere(state)) and state.pile.bit_count() != pile_count(state):
        yield f"{abs(pile_count(state) - state.pile.bit_count())} cards are nowhere."
    elif not state.conflicts and not ZONES.consistent(state):
        yield "The cards that were not read cannot all be cards of their own."


def _place(places: list[tuple[str, int]], card: int) -> str:
    return next((place for place, cards in places if cards >> card & 1), "on the table")


def _hands(state: State) -> Iterator[str]:
    if state.phase != "dealing":
        return
    for seat, hand in zip(state.seats, state.hands, strict=True):
        if hand.bit_count() > HAND:
            yield f"The seat {seat} has {hand.bit_count()} cards; {HAND} are dealt."
    if complete(state):
        yield "All hands are dealt, but the match has not begun."
    if state.discards or state.up or state.down or state.history or any(state.ships):
        yield "Cards have been played before all were dealt."


def _sets(state: State) -> Iterator[str]:
    """A set has three to five cards, one or two face up and of one colour, at least one face down
    (BP-3)."""
    if (state.up | state.down != EMPTY) != (state.phase in _SET_LIES) and state.pending is None:
        yield f"The phase is {state.phase}, which does not fit the set on the table."
    up, size = state.up.bit_count(), (state.up | state.down).bit_count()
    if up > MOST_FACE_UP:
        yield f"{up} cards of the set lie face up (BP-3)."
    if size > LARGEST_SET:
        yield f"The set has {size} cards (BP-3)."
    if state.phase in ("voting", "picking", "revealing") and (size < SMALLEST_SET or not up):
        yield f"The set has been closed with {size} cards, {up} of them face up (BP-3)."
    if len({kind_colour(kind) for kind in known_kinds(state, state.up)}) > 1:
        yield "The visible cards of the set are of several colours (BP-3)."
    if state.revealed & ~state.down:
        yield "A card of the set has been turned that was not hidden (BP-7)."
    for event in state.history:
        if isinstance(event, Placed):
            yield from _placed(state, event)


def _placed(state: State, event: Placed) -> Iterator[str]:
    seat = state.seats[event.player]
    size, up = len(event.up) + len(event.down), len(event.up)
    fits = SMALLEST_SET <= size <= LARGEST_SET and 1 <= up <= MOST_FACE_UP
    if not fits:
        yield f"The seat {seat} has placed a set of {size} cards, {up} of them face up (BP-3)."
    if event.voter == event.player:
        yield f"The seat {seat} has voted on its own set (BP-6)."
    shown = {kind_colour(kind) for kind in event.up}
    if event.bluff != any(kind_colour(kind) not in shown for kind in event.down):
        yield f"A set of the seat {seat} has been taken for what it was not (BP-4)."


def _votes(state: State) -> Iterator[str]:
    """Votes are there while all vote, and then only the one that counts (BP-6)."""
    if state.voted and state.phase not in ("voting", "picking"):
        yield f"The phase is {state.phase}, but votes lie on the table."
    if state.voted & ~voters(state):
        yield "Somebody has voted who does not vote on this set (BP-6)."
    if state.phase == "picking" and state.voted != voters(state):
        yield "A voter is to be chosen before all have voted (BP-6)."
    counted = EMPTY if state.picked is None else only(state.picked)
    if state.doubting & ~(state.voted | counted):
        yield "A vote is kept that is nobody's to know (BP-6)."
    if any(ballot.doubting & ~ballot.voted for ballot in state.ballots):
        yield "A vote is kept of somebody who has not voted (BP-6)."
    if state.picked is not None and not state.ballots:
        yield "A vote counts that nobody has given (BP-6)."
    waits = isinstance(state.pending, Reveal)
    if (state.picked is not None) != (state.phase in _COUNTS or waits):
        yield f"The phase is {state.phase}, which does not fit the vote that counts."


def _race(state: State) -> Iterator[str]:
    """Ships are on squares from which an island can be reached; one island at most was found
    empty (BP-13)."""
    board, to_go = board_of(state.options.board), distances(state)
    for seat, square in zip(state.seats, state.ships, strict=True):
        if not 0 <= square < len(board.squares) or to_go[square] == NOWHERE:
            yield f"The ship of the seat {seat} is on no square of the race."
    if state.opened is not None and state.opened not in board.islands:
        yield "A token was turned where there is no island."
    landed = [square in board.islands and square != state.opened for square in state.ships]
    if sum(landed) > (state.phase in ("island", "over")):
        yield "A ship is on an island that has not been opened (BP-12)."
    if state.phase == "fork" and len(board.exits[state.ships[state.active]]) < 2:
        yield "A ship is to choose its path where there is one only (BP-12)."
    if (state.sailing > 0) != (state.phase == "fork"):
        yield f"The phase is {state.phase}, and {state.sailing} squares are left to sail."


def _phase(state: State) -> Iterator[str]:
    players = range(len(state.seats))
    for name, player in (("active", state.active), ("turn", state.turn)):
        if player not in players:
            yield f"There is no player {player} ({name})."
    caught = state.active == state.picked
    if state.active != state.turn and not caught and state.phase != "over":
        yield "Somebody is to act out of turn."
    if (state.phase == "reading") != (state.pending is not None):
        yield f"The phase is {state.phase}, which does not fit what waits for being read."
    if state.to_draw not in _TO_DRAW.get(state.phase, (0,)):
        yield f"The phase is {state.phase}, and {state.to_draw} cards are to be drawn."
    if (state.target is not None) != (state.phase == "stealing"):
        yield f"The phase is {state.phase}, which does not fit the ship that is boarded."
    if (state.pirate is not None) != (state.phase in ("boarding", "stealing")):
        yield f"The phase is {state.phase}, which does not fit the pirate that boards."
    if len(state.stolen) >= LOOT or (state.stolen and state.phase != "stealing"):
        yield f"The phase is {state.phase}, and {len(state.stolen)} cards are stolen."
    if (state.won != EMPTY) != (state.phase == "over"):
        yield f"The phase is {state.phase}, and {state.won.bit_count()} players have won."
    yield from _end(state)


def _end(state: State) -> Iterator[str]:
    """One wins with the treasure; at the last turn the foremost do (BP-23)."""
    cap = state.options.turns
    if state.turns < 1 or (cap is not None and state.turns > cap):
        yield f"The match is in turn {state.turns}; its last is {cap}."
    if state.won & ~(only(len(state.seats)) - 1):
        yield "Somebody has won who does not play."
    elif state.phase == "over" and state.won and state.won != leaders(state):
        yield "Somebody has won whose ship is not the foremost."
