"""Which moves the rules allow: all of them, or one drawn at random.

The kinds of move that are open come first, with who may make them; then the moves of a kind. So a
random player (`random_move`) draws a kind, then a move of that kind, and lists nothing that it
does not need. `play` accepts more than is offered here: it heals what people forget.

What is offered to a player depends on nothing but what that player knows. So a card of the own
hand that the table has not read is offered as such, whatever the referee may conclude of it.
"""

from collections.abc import Callable
from typing import Any

from controller.games.bluff_pirate.listing import (
    DEALS,
    DISCARDS,
    DRAW_TWO,
    DRAWS,
    END_SET,
    KEEP,
    LAYS,
    LISTED,
    VOTES,
    Mover,
    pirates_of,
    to_lay,
)
from controller.games.bluff_pirate.moves import (
    BoardShip,
    Deal,
    Discard,
    Draw,
    Drawn,
    EndSet,
    Keep,
    Lay,
    Move,
    Named,
    Opened,
    Pick,
    Reshuffle,
    Reveal,
    Seen,
    Steer,
    Stolen,
    Target,
    Vote,
)
from controller.games.bluff_pirate.options import HAND, LARGEST_SET, SMALLEST_SET
from controller.games.bluff_pirate.pieces import CARD_COUNT, WHOLE_DECK
from controller.games.bluff_pirate.placing import fits_up, is_complete, size
from controller.games.bluff_pirate.state import State, kind_of, targets, voters
from controller.games.bluff_pirate.turns import may_discard, may_keep
from controller.games.rows import Legality
from controller.games.sets import EMPTY, members

Kinds = tuple[type[Move], ...]


def legal(state: State, seat: Mover) -> list[Move]:
    """Every move that the rules allow *seat*, a player or None for the referee.

    What the referee observes is offered as it should be: cards dealt to whoever lacks some, drawn
    from the pile and stolen from the hand that is robbed.
    """
    return [
        move
        for mover, kinds in open_kinds(state)
        if mover == seat
        for kind in kinds
        for move in LISTED[kind](state, seat)
    ]


def legal_moves(state: State) -> list[Move]:
    """Every move that the rules allow anybody."""
    return [
        move
        for mover, kinds in open_kinds(state)
        for kind in kinds
        for move in LISTED[kind](state, mover)
    ]


def undecided(state: State, seat: Mover) -> list[Move]:
    """The moves of *seat* that only a card which was not read can decide: laying it beside another
    one that lies face up, boarding with it, or keeping it for a set (BP-2, BP-3, BP-14)."""
    if seat is None or seat != state.active:
        return []
    unnamed = [
        card for card in members(state.hands[seat] & ~WHOLE_DECK) if kind_of(state, card) is None
    ]
    if not unnamed:
        return []
    if state.phase == "turn" and targets(state, seat):
        return [BoardShip(seat, card) for card in unnamed]
    if state.phase == "set" and state.up and fits_up(state) and size(state) < LARGEST_SET:
        return [Lay(seat, card, up=True) for card in unnamed]
    if state.phase == "act" and may_keep(state, seat) is Legality.UNDECIDED:
        return [Keep(seat)]
    return []


def random_move(state: State, random: Callable[[], float]) -> Move | None:
    """A legal move: first its kind is drawn, then one of that kind, each evenly.

    *random* returns floats in [0, 1). None when the match is over.
    """
    openings = _OPEN[state.phase](state)
    if not openings:
        return None
    mover, kinds = openings[int(random() * len(openings))] if len(openings) > 1 else openings[0]
    kind = kinds[int(random() * len(kinds))] if len(kinds) > 1 else kinds[0]
    drawn = _DRAWN.get(kind)
    if drawn is not None and not state.unread:
        return drawn(state, mover, random)
    moves = LISTED[kind](state, mover)
    return moves[int(random() * len(moves))]


# -- kinds ---------------------------------------------------------------------------------


def open_kinds(state: State) -> list[tuple[Mover, Kinds]]:
    """Everybody who may move, the referee included, with the kinds of move that are open."""
    return _OPEN[state.phase](state)


def _in_turn(state: State) -> list[tuple[Mover, Kinds]]:
    """Drawing, or boarding with a pirate where a ship is ahead (BP-1, BP-14)."""
    seat = state.active
    boards = pirates_of(state, seat) and targets(state, seat)
    return [(seat, (Draw, BoardShip) if boards else (Draw,))]


def _in_act(state: State) -> list[tuple[Mover, Kinds]]:
    """A set, a discard, or neither (BP-2, BP-5)."""
    seat = state.active
    open_now: dict[type[Move], bool] = {
        Lay: state.hands[seat].bit_count() >= SMALLEST_SET,
        Discard: may_discard(state, seat),
        Keep: may_keep(state, seat) is Legality.LEGAL,
    }
    return [(seat, tuple(kind for kind, is_open in open_now.items() if is_open))]


def _in_set(state: State) -> list[tuple[Mover, Kinds]]:
    """Another card, or the end of the set (BP-3)."""
    seat = state.active
    more = state.hands[seat] != EMPTY and size(state) < LARGEST_SET
    if is_complete(state):
        return [(seat, (Lay, EndSet) if more else (EndSet,))]
    return [(seat, (Lay,))]


def _in_voting(state: State) -> list[tuple[Mover, Kinds]]:
    """Everybody who has not voted, at the same time (BP-6)."""
    return [(voter, (Vote,)) for voter in members(voters(state) & ~state.voted)]


def _only_active(kind: type[Move]) -> Callable[[State], list[tuple[Mover, Kinds]]]:
    return lambda state: [(state.active, (kind,))]


def _only_referee(*kinds: type[Move]) -> Callable[[State], list[tuple[Mover, Kinds]]]:
    return lambda state: [(None, kinds)]


_OPEN: dict[str, Callable[[State], list[tuple[Mover, Kinds]]]] = {
    "dealing": _only_referee(Deal),
    "turn": _in_turn,
    "drawing": _only_referee(Drawn),
    "reshuffling": _only_referee(Reshuffle),
    "act": _in_act,
    "set": _in_set,
    "voting": _in_voting,
    "picking": _only_active(Pick),
    "revealing": _only_active(Reveal),
    "fork": _only_active(Steer),
    "island": _only_referee(Opened),
    "boarding": _only_active(Target),
    "stealing": _only_referee(Stolen),
    "reading": _only_referee(Seen, Named),
    "over": lambda state: [],
}


# -- one move of a kind --------------------------------------------------------------------

_FEW = 25
"""So few cards of the pile are listed before one is drawn."""


def _draw_deal(state: State, mover: Mover, random: Callable[[], float]) -> Move:
    """A number in the product of players and cards is drawn again until it is a legal deal,
    which gives each the same chance."""
    hands, pile = state.hands, state.pile
    count = len(hands) * CARD_COUNT
    while True:
        player, card = divmod(int(random() * count), CARD_COUNT)
        if pile >> card & 1 and hands[player].bit_count() < HAND:
            return DEALS[player][card]


def _draw_drawn(state: State, mover: Mover, random: Callable[[], float]) -> Move:
    """As with a deal; of a small pile the cards are listed."""
    pile, row = state.pile, DRAWS[state.turn]
    if pile.bit_count() < _FEW:
        cards = members(pile)
        return row[cards[int(random() * len(cards))]]
    while True:
        card = int(random() * CARD_COUNT)
        if pile >> card & 1:
            return row[card]


def _draw_lay(state: State, seat: int, random: Callable[[], float]) -> Move:
    ups, downs = to_lay(state, seat)
    at = int(random() * (len(ups) + len(downs)))
    if at < len(ups):
        return LAYS[True][seat][ups[at]]
    return LAYS[False][seat][downs[at - len(ups)]]


def _draw_discard(state: State, seat: int, random: Callable[[], float]) -> Move:
    cards = members(state.hands[seat])
    return DISCARDS[seat][cards[int(random() * len(cards))]]


def _draw_vote(state: State, seat: int, random: Callable[[], float]) -> Move:
    return VOTES[seat][int(random() * 2)]


def _the_one_in(made: tuple[Move, ...]) -> Callable[[State, Any, Callable[[], float]], Move]:
    """For a kind of which there is one move for each seat."""

    def draw(state: State, seat: int, random: Callable[[], float]) -> Move:
        return made[seat]

    return draw


_DRAWN: dict[type[Move], Callable[[State, Any, Callable[[], float]], Move]] = {
    Deal: _draw_deal,
    Draw: _the_one_in(DRAW_TWO),
    Drawn: _draw_drawn,
    Lay: _draw_lay,
    EndSet: _the_one_in(END_SET),
    Vote: _draw_vote,
    Discard: _draw_discard,
    Keep: _the_one_in(KEEP),
}
"""Kinds that are drawn without listing them, while every card has been read."""
