"""Drawing: two cards from the pile, which is made up again of the discards (BP-1, BP-16)."""

from msgspec.structs import replace

from controller.games.bluff_pirate.infractions import infraction
from controller.games.bluff_pirate.moves import Draw, Drawn, Reshuffle
from controller.games.bluff_pirate.options import DRAW
from controller.games.bluff_pirate.state import State, pile_count, with_hand
from controller.games.bluff_pirate.turns import check_active
from controller.games.bluff_pirate.unread import new_unread, reshuffled
from controller.games.rows import Legality
from controller.games.sets import only


def check_draw(state: State, move: Draw) -> Legality:
    check_active(state, move.player)
    return Legality.LEGAL


def draw(state: State, move: Draw) -> State:
    """The player does not board in this turn; where no card is left at all, none is drawn."""
    return _go_on(replace(state, to_draw=DRAW))


def check_drawn(state: State, move: Drawn) -> Legality:
    """A card that comes into the hand of whoever draws; at the beginning of a turn it also says
    that the player draws."""
    if move.receiver != state.turn:
        raise infraction("not_your_turn", state, move.receiver)
    if not pile_count(state):
        raise infraction("reshuffle_first", state, move.receiver)
    if move.card is not None and not state.pile >> move.card & 1:
        raise infraction("not_from_pile", state, move.receiver)
    return Legality.LEGAL


def drawn(state: State, move: Drawn) -> State:
    """A card enters the hand, and only its player knows it."""
    to_draw = (state.to_draw or DRAW) - 1
    card = move.card
    if card is None:
        state, card = new_unread(state, state.pile)
    came = only(card)
    hands = with_hand(state, move.receiver, state.hands[move.receiver] | came)
    pile = state.pile & ~came
    if pile.bit_count() > len(state.unread):
        # Cards are left for certain, so that they need not be counted.
        phase = "drawing" if to_draw else "act"
        return replace(state, hands=hands, pile=pile, to_draw=to_draw, phase=phase)
    return _go_on(replace(state, hands=hands, pile=pile, to_draw=to_draw))


def check_reshuffle(state: State, move: Reshuffle) -> Legality:
    if pile_count(state) or not state.discards:
        raise infraction("nothing_to_reshuffle", state)
    return Legality.LEGAL


def reshuffle(state: State, move: Reshuffle) -> State:
    """The discards become the pile; a set that lies on the table is none of them."""
    made_up = reshuffled(state)
    return _go_on(made_up) if state.phase == "reshuffling" else made_up


def _go_on(state: State) -> State:
    """The pile is made up as soon as it is empty; if nothing can be, no more is drawn (BP-16)."""
    if not pile_count(state):
        if state.discards:
            return replace(state, phase="reshuffling")
        return replace(state, phase="act", to_draw=0)
    return replace(state, phase="drawing" if state.to_draw else "act")
