"""The end of a round: a hand runs out, the Captain is discovered, or a misplay forfeits it
(CO-8 to CO-18)."""

from msgspec.structs import replace

from controller.games.captains_orders.moves import (
    Discover,
    Follow,
    Give,
    Pass,
)
from controller.games.captains_orders.pieces import DECK
from controller.games.captains_orders.state import (
    State,
    lowest_rank,
    points,
    wins,
)
from controller.games.sets import EMPTY, members, only, set_of


def ran_out(state: State, card: int) -> State:
    """A hand is empty, which ends the round at once (CO-8); *card* was its last.

    The declaration to be the Captain costs nothing, so it is made for the player (CO-11).
    """
    return settled(replace(state, phase="reveal", last=card))


def discovered(state: State, move: Discover) -> State:
    """The accusation ends the round, right or wrong (CO-13)."""
    return settled(replace(state, phase="reveal", history=(*state.history, move)))


def forfeited(state: State) -> State:
    """The card that was taken back costs its player the round (CO-5)."""
    return settled(replace(state, phase="reveal"))


def settled(state: State) -> State:
    """Find the winners once every revealed card is read; until then the round waits."""
    if to_reveal(state):
        return state
    return _scored(*_outcome(state))


def to_reveal(state: State) -> list[int]:
    """The cards that are revealed at the end of the round and were not read."""
    revealed = set_of([] if state.last is None else [state.last])
    for hand in state.hands:
        revealed |= hand
    return DECK.unread_in(revealed)


def _outcome(state: State) -> tuple[State, int, int]:
    """The state with the last card where it belongs; the Captains and the winners, as sets."""
    event = state.history[-1]
    if state.last is not None:
        return _after_running_out(state, event.player, state.last)
    captains = _captains(state.hands)
    found = isinstance(event, Discover) and captains >> event.accused & 1
    if found and not captains >> event.player & 1:
        # Only the accuser wins, whatever the points (CO-14).
        return state, captains, only(event.player)
    # Wrong, or a Captain's own doing: the best of the other Mutineers win, if there are any.
    return state, captains, _best_mutineers(state.hands, captains | only(event.player))


def _after_running_out(state: State, player: int, card: int) -> tuple[State, int, int]:
    captains = _captains((*state.hands, only(card)))
    if captains >> len(state.hands) & 1:
        # Right: as if the card were still held (CO-10).
        captains = captains & ~only(len(state.hands)) | only(player)
        return state, captains, only(player)
    receiver = _receiver(state)
    if receiver is not None:
        hand = state.hands[receiver] | only(card)
        hands = (*state.hands[:receiver], hand, *state.hands[receiver + 1 :])
        state = replace(state, hands=hands, last=None)
    # The empty hand is a Mutineer's with 0 points (CO-11, CO-12).
    return state, captains, _best_mutineers(state.hands, captains)


def _receiver(state: State) -> int | None:
    """Who would have got the last card; None for one that was laid face up."""
    match state.history[-1]:
        case Pass(_, receiver):
            return receiver
        case Give():
            return state.turn
        case Follow():
            return state.owner
    return None


def _captains(hands: tuple[int, ...]) -> int:
    """Whoever holds a card of the lowest rank that is held (CO-1)."""
    held = EMPTY
    for hand in hands:
        held |= hand
    lowest = lowest_rank(held)
    return set_of(
        number for number, hand in enumerate(hands) if hand and lowest_rank(hand) == lowest
    )


def _best_mutineers(hands: tuple[int, ...], out: int) -> int:
    """Those with most points of everybody who is not *out*, ties included (CO-15, CO-16, CO-18)."""
    scores = {n: points(hand) for n, hand in enumerate(hands) if not out >> n & 1}
    best = max(scores.values(), default=0)
    return set_of(number for number, score in scores.items() if score == best)


def _scored(state: State, captains: int, winners: int) -> State:
    """The round is over; the match too with enough wins (CO-16) or at its last round (CO-20)."""
    scored = replace(state, phase="round_over", captains=captains, won=(*state.won, winners))
    enough = any(wins(scored, player) >= state.options.wins for player in members(winners))
    if enough or len(scored.won) == state.options.rounds:
        return replace(scored, phase="over")
    return scored
