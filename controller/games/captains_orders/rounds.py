"""The deal and the end of a round.

Six cards for everyone are tapped in any order before anybody acts (CO-17, CO-21). The round ends
when a hand runs out, the Captain is discovered, or a misplay forfeits it (CO-8 to CO-18).
"""

from collections import Counter

from msgspec.structs import replace

from controller.cards.dealing import dealt_at_once, hand_has_room, lacking_of
from controller.cards.zones import with_entry
from controller.games.captains_orders.pieces import (
    DECK,
    HAND,
    TURNS,
    WHOLE_DECK,
    Deal,
    Dealt,
    Discover,
    Follow,
    Give,
    NextRound,
    Pass,
    Redeal,
)
from controller.games.captains_orders.state import (
    ZONES,
    Ending,
    State,
    before_the_deal,
    complete,
    infraction,
    left_of,
    lowest_rank,
    points,
    wins,
    with_hand,
)
from controller.rules.offers import Mover
from controller.rules.sets import EMPTY, members, only, set_of

# -- the deal ------------------------------------------------------------------------------


lacking = lacking_of(HAND)
check_deal = hand_has_room(HAND, infraction)


def undealt_cards(state: State, mover: Mover) -> int:
    """Return the set of cards that were not read in this deal."""
    return WHOLE_DECK & ~state.read


def deal(state: State, move: Deal) -> State:
    """Add a card to a hand. Until the start the latest pad wins: the card leaves any other hand."""
    card = move.card
    if card is None:
        state, card = ZONES.came_unread(state, WHOLE_DECK)
    taken = only(card)
    if state.read & taken:
        hands = tuple(hand & ~taken for hand in state.hands)
        state = replace(state, hands=hands)
    hand = state.hands[move.receiver] | taken
    hands = with_entry(state.hands, move.receiver, hand)
    after = replace(state, hands=hands, read=state.read | taken & WHOLE_DECK)
    last = hand.bit_count() >= HAND and complete(after)
    return replace(after, phase="turn") if last else after


check_dealt = dealt_at_once(infraction)


def dealt(state: State, move: Dealt) -> State:
    """Complete all hands with unread cards."""
    return replace(ZONES.filled(state, HAND, WHOLE_DECK), phase="turn")


def check_redeal(state: State, move: Redeal) -> None:
    if state.history or state.pending is not None:
        raise infraction("too_late_to_redeal", state)


def redeal(state: State, move: Redeal) -> State:
    """Put all cards back on the deck; the same dealer deals again."""
    return _dealt_by(state, state.dealer)


def next_round(state: State, move: NextRound) -> State:
    """Put all cards back; the deal passes to the left, no matter who won (CO-17)."""
    return _dealt_by(state, left_of(state, state.dealer))


def _dealt_by(state: State, dealer: int) -> State:
    begun = before_the_deal(state.options, state.seats, dealer)
    return replace(begun, won=state.won, endings=state.endings)


# -- the end -------------------------------------------------------------------------------


def ran_out(state: State, card: int) -> State:
    """End the round at once because a hand is empty (CO-8); *card* was its last.

    Declaring to be the Captain costs nothing, so it is done for the player (CO-11).
    """
    return settled(replace(state, phase="reveal", last=card))


def discovered(state: State, move: Discover) -> State:
    """End the round by an accusation, right or wrong (CO-13)."""
    return settled(replace(state, phase="reveal", history=(*state.history, move)))


def forfeited(state: State) -> State:
    """Let the card that was taken back cost its player the round (CO-5)."""
    return settled(replace(state, phase="reveal"))


def settled(state: State) -> State:
    """Find the winners once every revealed card is read; until then the round waits."""
    if to_reveal(state):
        return state
    return _scored(*_outcome(state))


def to_reveal(state: State) -> list[int]:
    """Return the cards revealed at the end of the round that were never read."""
    revealed = set_of([] if state.last is None else [state.last])
    for hand in state.hands:
        revealed |= hand
    return DECK.unread_in(revealed)


def _outcome(state: State) -> tuple[State, int, int]:
    """Return the state with the last card where it belongs, and the sets of Captains and
    winners."""
    event = state.history[-1]
    if state.last is not None:
        return _after_running_out(state, event.player, state.last)
    captains = _captains(state.hands)
    found = isinstance(event, Discover) and captains >> event.accused & 1
    if found and not captains >> event.player & 1:
        # Only the accuser wins, whatever the points (CO-14).
        return state, captains, only(event.player)
    # Wrong, or by a Captain: the best of the other Mutineers win, if there are any.
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
        hands = with_hand(state, receiver, hand)
        state = replace(state, hands=hands, last=None)
    # The empty hand is a Mutineer's with 0 points (CO-11, CO-12).
    return state, captains, _best_mutineers(state.hands, captains)


def _receiver(state: State) -> int | None:
    """Return the player who would have received the last card; None if it was laid face up."""
    match state.history[-1]:
        case Pass(_, receiver):
            return receiver
        case Give():
            return state.turn
        case Follow():
            return state.owner
    return None


def _captains(hands: tuple[int, ...]) -> int:
    """Return the set of players who hold a card of the lowest rank in any hand (CO-1)."""
    held = EMPTY
    for hand in hands:
        held |= hand
    lowest = lowest_rank(held)
    return set_of(
        number for number, hand in enumerate(hands) if hand and lowest_rank(hand) == lowest
    )


def _best_mutineers(hands: tuple[int, ...], out: int) -> int:
    """Return the players with the most points, except those in *out*, with ties (CO-15, CO-16,
    CO-18)."""
    scores = {n: points(hand) for n, hand in enumerate(hands) if not out >> n & 1}
    best = max(scores.values(), default=0)
    return set_of(number for number, score in scores.items() if score == best)


def _scored(state: State, captains: int, winners: int) -> State:
    """End the round; with enough wins (CO-16) or at its last round (CO-20) also the match."""
    scored = replace(
        state,
        phase="round_over",
        captains=captains,
        won=(*state.won, winners),
        endings=(*state.endings, _ending(state)),
    )
    enough = any(wins(scored, player) >= state.options.wins for player in members(winners))
    if enough or len(scored.won) == state.options.rounds:
        return replace(scored, phase="over")
    return scored


def _ending(state: State) -> Ending:
    """Return how the round ended, from its history."""
    last = state.history[-1]
    turns = Counter(event.player for event in state.history if isinstance(event, TURNS))
    accuser = last.player if isinstance(last, Discover) else None
    return Ending(max(turns.values(), default=0), accuser)
