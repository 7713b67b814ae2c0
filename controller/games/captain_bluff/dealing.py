"""The deal, tapped in any order before anybody acts, and the departure cities that are defined
before the match (CB-1)."""

from msgspec.structs import replace

from controller.games.captain_bluff.infractions import infraction
from controller.games.captain_bluff.moves import Deal, Define, Redeal
from controller.games.captain_bluff.options import AIRPORT_DEALT, LUGGAGE_DEALT
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    CARD_COUNT,
    LUGGAGE,
    LUGGAGE_COUNT,
    WHOLE_DECK,
)
from controller.games.captain_bluff.state import State, hand_at_start, initial
from controller.games.captain_bluff.turns import check_free_belt, check_holds, laid_down
from controller.games.rows import Legality
from controller.games.sets import EMPTY, only


def check_deal(state: State, move: Deal) -> Legality:
    players = len(state.seats)
    card, hand = move.card, state.hands[move.receiver]
    if card is not None:
        others = hand & ~only(card)
        if card < LUGGAGE_COUNT and (others & LUGGAGE).bit_count() == LUGGAGE_DEALT[players]:
            raise infraction("luggage_full", state, move.receiver)
        if card >= LUGGAGE_COUNT and (others & AIRPORT).bit_count() == AIRPORT_DEALT[players]:
            raise infraction("airport_full", state, move.receiver)
        if hand >> card & 1:
            return Legality.LEGAL
    if hand.bit_count() >= hand_at_start(players):
        raise infraction("hand_full", state, move.receiver)
    return Legality.LEGAL


def deal(state: State, move: Deal) -> State:
    """A card enters a hand. Until the start the last pad wins: it leaves any other hand."""
    card, hands = move.card, state.hands
    if card is None:
        card = CARD_COUNT + len(state.unread)
        state = replace(state, unread=(*state.unread, WHOLE_DECK))
    else:
        hands = tuple(hand & ~only(card) for hand in hands)
    receiver = move.receiver
    hands = (*hands[:receiver], hands[receiver] | only(card), *hands[receiver + 1 :])
    state = replace(state, hands=hands)
    full = hand_at_start(len(hands))
    return _dealt(state) if all(hand.bit_count() == full for hand in hands) else state


def _dealt(state: State) -> State:
    """The rest of the luggage is the draw pile; the rest of the Airport cards is not used."""
    players = len(state.seats)
    unread = list(state.unread)
    held = EMPTY
    for hand in state.hands:
        held |= hand
        kinds = EMPTY
        if (hand & LUGGAGE).bit_count() < LUGGAGE_DEALT[players]:
            kinds |= LUGGAGE
        if (hand & AIRPORT).bit_count() < AIRPORT_DEALT[players]:
            kinds |= AIRPORT
        for at in range(len(unread)):
            if hand >> CARD_COUNT + at & 1:
                unread[at] &= kinds
    return replace(
        state,
        phase="setup",
        pile=LUGGAGE & ~held,
        in_pile=LUGGAGE_COUNT - players * LUGGAGE_DEALT[players],
        unused=AIRPORT & ~held,
        unread=tuple(unread),
    )


def check_redeal(state: State, move: Redeal) -> Legality:
    if any(belt.destination is not None for belt in state.belts):
        raise infraction("too_late_to_redeal", state)
    return Legality.LEGAL


def redeal(state: State, move: Redeal) -> State:
    """All cards back, shuffled, and dealt again."""
    return initial(state.options, state.seats)


# -- departure cities before the match -----------------------------------------------------


def check_setup(state: State, move: Define) -> Legality:
    """In order of seating from the starter, each above a belt of its own; any card (CB-1)."""
    if move.player != state.due[0]:
        raise infraction("not_your_turn", state, move.player)
    check_free_belt(state, move.player, move.belt)
    check_holds(state, move.player, move.card)
    return Legality.LEGAL


def set_up(state: State, move: Define) -> State:
    """Nobody draws for it (CB-1). The last one begins the match."""
    state = laid_down(state, move.player, move.belt, move.card)
    due = state.due[1:]
    return replace(state, due=due, phase="setup" if due else "turn")
