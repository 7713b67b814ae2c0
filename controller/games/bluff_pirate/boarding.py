"""Boarding: a pirate instead of drawing, and three blind cards of a ship ahead (BP-14, BP-15)."""

from msgspec.structs import replace

from controller.cards.hidden import decided
from controller.games.bluff_pirate.infractions import infraction
from controller.games.bluff_pirate.moves import Boarded, BoardShip, Stolen, Target
from controller.games.bluff_pirate.options import LOOT
from controller.games.bluff_pirate.pieces import PIRATES
from controller.games.bluff_pirate.state import State, kind_of, targets, with_hand
from controller.games.bluff_pirate.turns import check_active, check_holds, next_turn
from controller.games.bluff_pirate.unread import may_lie, taken, what_may_be
from controller.games.rows import Legality
from controller.games.sets import only


def check_board(state: State, move: BoardShip) -> Legality:
    player = move.player
    check_holds(state, player, move.card)
    if not targets(state, player):
        raise infraction("nobody_ahead", state, player)
    hand = state.hands[player]
    legality = decided(what_may_be(state, hand if move.card is None else only(move.card)), PIRATES)
    if legality is Legality.ILLEGAL:
        raise infraction("not_a_pirate", state, player)
    return legality


def board(state: State, move: BoardShip) -> State:
    """The pirate is discarded face up; a card that was not read waits for that."""
    state, card = taken(state, state.hands[move.player], move.card)
    named = BoardShip(move.player, card)
    if kind_of(state, card) is None:
        return replace(state, phase="reading", pending=named)
    return boarded(state, named)


def boarded(state: State, move: BoardShip) -> State:
    player, card = move.player, move.card
    assert card is not None, "a card that lies face up has a number"
    return replace(
        state,
        phase="boarding",
        hands=with_hand(state, player, state.hands[player] & ~only(card)),
        discards=state.discards | only(card),
        pirate=kind_of(state, card),
    )


def check_target(state: State, move: Target) -> Legality:
    check_active(state, move.player)
    if move.target not in targets(state, move.player):
        raise infraction("not_ahead", state, move.player)
    return Legality.LEGAL


def target(state: State, move: Target) -> State:
    return replace(state, phase="stealing", target=move.target)


def check_stolen(state: State, move: Stolen) -> Legality:
    if move.receiver != state.turn:
        raise infraction("not_your_turn", state, move.receiver)
    victim = state.target
    assert victim is not None, "somebody is robbed"
    if not may_lie(state, state.hands[victim], move.card):
        raise infraction("not_of_target", state, move.receiver)
    return Legality.LEGAL


def stolen(state: State, move: Stolen) -> State:
    """A card changes hands, known to these two only; three, or all if there are fewer."""
    thief, victim = move.receiver, state.target
    assert victim is not None, "somebody is robbed"
    state, card = taken(state, state.hands[victim], move.card)
    robbed = state.hands[victim] & ~only(card)
    hands = with_hand(state, victim, robbed)
    hands = (*hands[:thief], hands[thief] | only(card), *hands[thief + 1 :])
    loot = (*state.stolen, kind_of(state, card))
    if robbed and len(loot) < LOOT:
        return replace(state, hands=hands, stolen=loot)
    pirate = state.pirate
    assert pirate is not None, "a ship is boarded with a pirate"
    event = Boarded(thief, pirate, victim, loot)
    return next_turn(
        state,
        hands=hands,
        history=(*state.history, event),
        pirate=None,
        target=None,
        stolen=(),
    )
