"""A turn: an Order is played, followed or belayed, a card passed or asked for (CO-2 to CO-9).

A card that was played unread waits until the table reads it or the owner of the Order accepts it.
Also here: any other card that is read late, and one that everyone saw by mistake.
"""

from msgspec.structs import replace

from controller.cards.deck import decided
from controller.cards.unread import Waiting, lies_unread, resumes, shown
from controller.cards.zones import with_entry
from controller.games.captains_orders.pieces import (
    LOWER,
    WHOLE_DECK,
    Accept,
    Ask,
    Belay,
    Card,
    Discard,
    Discover,
    Exposed,
    Follow,
    Give,
    Pass,
    PlayOrder,
    Seen,
    Shown,
    TakenBack,
)
from controller.games.captains_orders.rounds import forfeited, ran_out, settled, to_reveal
from controller.games.captains_orders.state import (
    ZONES,
    State,
    infraction,
    left_of,
    taken,
    with_hand,
)
from controller.rules.offers import Mover
from controller.rules.rows import Effect, Legality, always
from controller.rules.sets import members, only

# -- which moves there are -----------------------------------------------------------------


def hand(state: State, mover: int) -> int:
    """Return the player's cards."""
    return state.hands[mover]


def others(state: State, mover: int) -> int:
    """Return all other players."""
    return (only(len(state.seats)) - 1) & ~only(mover)


def following(state: State, mover: int) -> int:
    """Return the cards of the hand that certainly follow: read cards that are not lower, or any
    card if none is lower."""
    lower, hand = _lower(state), state.hands[mover]
    return hand & WHOLE_DECK & ~lower if lower else hand


def belaying(state: State, mover: int) -> int:
    """Return the cards of the hand that certainly belay."""
    return state.hands[mover] & _lower(state)


def may_follow(state: State) -> bool:
    return bool(following(state, state.active))


def may_belay(state: State) -> bool:
    return bool(belaying(state, state.active))


def undecided_follows(state: State, seat: int | None) -> list[Follow]:
    """Return the follows that only an unread card can decide (CO-5)."""
    return [Follow(state.active, card) for card in _undecided(state, seat)]


def undecided_belays(state: State, seat: int | None) -> list[Belay]:
    return [Belay(state.active, card) for card in _undecided(state, seat)]


def _undecided(state: State, seat: int | None) -> list[int]:
    # Every card follows an Order of the lowest rank, and none belays it.
    if seat != state.active or not _lower(state):
        return []
    return members(state.hands[state.active] & ~WHOLE_DECK)


# -- what every move asks ------------------------------------------------------------------


def check_active(state: State, player: int) -> None:
    """Only one player acts at a time, and nobody answers their own Order (CO-6, CO-7)."""
    if player == state.active:
        return
    if state.phase == "order" and player == state.owner:
        raise infraction("own_order", state)
    raise infraction("not_your_turn", state)


def check_other(state: State, player: int, other: int) -> None:
    """Cards and questions go to somebody else."""
    if other == player:
        raise infraction("yourself", state)


def check_holds(state: State, player: int, card: Card) -> None:
    check_active(state, player)
    if not ZONES.may_lie(state, state.hands[player], card):
        raise infraction("not_in_hand", state)


def check_card(state: State, move: PlayOrder | Give | Discard) -> None:
    check_holds(state, move.player, move.card)


def _shown(state: State, move: PlayOrder | Follow | Belay, effect: Effect) -> State:
    """Show a card of the player's hand, which waits if it is unread."""
    return shown(ZONES, state, ZONES.held(state, move.player), move, effect)


# -- Orders --------------------------------------------------------------------------------


def play_order(state: State, move: PlayOrder) -> State:
    """Lay the card as an Order; an unread one waits to be read."""
    return _shown(state, move, laid)


def check_belay(state: State, move: Belay) -> Legality:
    check_holds(state, move.player, move.card)
    legality = decided(ZONES.what_may_be(state, only(move.card)), _lower(state))
    if legality is Legality.ILLEGAL:
        raise infraction("belay_too_high", state)
    return legality


def belay(state: State, move: Belay) -> State:
    """Discard the old Order; everyone else responds to the new one, including its former owner and
    those who have already followed (CO-6)."""
    return _shown(state, move, belayed)


def belayed(state: State, event: Belay) -> State:
    assert state.order is not None, "only while an Order stands"
    return laid(replace(state, discards=state.discards | only(state.order)), event)


def laid(state: State, event: PlayOrder | Belay) -> State:
    """Lay a card face up as the Order; everyone else responds in turn, starting at the left."""
    player, card = event.player, event.card
    hand = state.hands[player] & ~only(card)
    hands, history = with_hand(state, player, hand), (*state.history, event)
    if not hand:
        return ran_out(replace(state, hands=hands, history=history, order=None), card)
    following = left_of(state, player)
    return replace(
        state,
        hands=hands,
        history=history,
        phase="order",
        order=card,
        owner=player,
        active=following,
        turn=following,
    )


def check_follow(state: State, move: Follow) -> Legality:
    check_holds(state, move.player, move.card)
    cards = state.hands[move.player] if move.card is None else only(move.card)
    may = ZONES.what_may_be(state, cards)
    legality = decided(may, ~_lower(state))
    if legality is Legality.ILLEGAL:
        raise infraction("follow_too_low", state)
    return legality


def follow(state: State, move: Follow) -> State:
    """Give the card to the owner of the Order, who does not discard.

    An unread one always waits until it is read or the owner accepts it: otherwise the table would
    reveal what it concludes about a hidden hand.
    """
    return _shown(state, move, followed)


def followed(state: State, event: Follow) -> State:
    """Complete a follow. An Order that has come home is discarded, and the turn passes to its
    owner's left (CO-7)."""
    player, card, owner = event.player, event.card, state.owner
    assert card is not None, "an event knows its card"
    hand = state.hands[player] & ~only(card)
    hands = with_hand(state, player, hand)
    history = (*state.history, event)
    if not hand:
        return ran_out(replace(state, hands=hands, history=history), card)
    hands = with_entry(hands, owner, hands[owner] | only(card))
    following = left_of(state, player)
    if following != owner:
        return replace(state, hands=hands, history=history, active=following, turn=following)
    return _come_home(replace(state, hands=hands, history=history))


def _come_home(state: State) -> State:
    assert state.order is not None, "only an Order comes home"
    following = left_of(state, state.owner)
    return replace(
        state,
        phase="turn",
        discards=state.discards | only(state.order),
        order=None,
        active=following,
        turn=following,
    )


def _lower(state: State) -> int:
    """Return the set of cards that would belay the standing Order; all others would follow."""
    assert state.order is not None, "only while an Order stands"
    return LOWER[state.order]


# -- passing and asking --------------------------------------------------------------------


def check_pass(state: State, move: Pass) -> None:
    check_holds(state, move.player, move.card)
    check_other(state, move.player, move.receiver)


def pass_card(state: State, move: Pass) -> State:
    """Give the card to the receiver, who must discard one (CO-3)."""
    state, card = taken(state, move.player, move.card)
    return _handed_over(state, Pass(move.player, move.receiver, card), card, move.receiver)


def check_ask(state: State, move: Ask) -> None:
    check_active(state, move.player)
    check_other(state, move.player, move.asked)


def ask(state: State, move: Ask) -> State:
    """Let the player who is asked choose a card (CO-3)."""
    return replace(state, phase="give", active=move.asked, history=(*state.history, move))


def give(state: State, move: Give) -> State:
    """Give the card to the asker, who must discard one (CO-3)."""
    state, card = taken(state, move.player, move.card)
    return _handed_over(state, Give(move.player, card), card, receiver=state.turn)


def _handed_over(state: State, event: Pass | Give, card: int, receiver: int) -> State:
    """Hand a card over. With a last card the round ends before anything is discarded (CO-8,
    CO-9)."""
    player = event.player
    hand = state.hands[player] & ~only(card)
    hands = with_hand(state, player, hand)
    history = (*state.history, event)
    if not hand:
        return ran_out(replace(state, hands=hands, history=history), card)
    hands = with_entry(hands, receiver, hands[receiver] | only(card))
    return replace(state, hands=hands, history=history, phase="discard", active=receiver)


def discard(state: State, move: Discard) -> State:
    """Discard any card of the hand, even the one just received (CO-3, CO-4); the turn is over."""
    state, card = taken(state, move.player, move.card)
    following = left_of(state, state.turn)
    return replace(
        state,
        hands=with_hand(state, move.player, state.hands[move.player] & ~only(card)),
        discards=state.discards | only(card),
        history=(*state.history, Discard(move.player, card)),
        phase="turn",
        active=following,
        turn=following,
    )


# -- discovering the Captain ---------------------------------------------------------------


def check_discover(state: State, move: Discover) -> None:
    """On your own turn, with or without an Order; anyone but yourself (CO-13)."""
    check_active(state, move.player)
    check_other(state, move.player, move.accused)


# -- cards that were not read --------------------------------------------------------------


def order_owner(state: State) -> tuple[int]:
    """Only the owner of the Order sees a card that follows it."""
    return (state.owner,)


def waits_to_follow(state: State) -> bool:
    return isinstance(state.pending, Follow)


def readings(state: State, mover: Mover) -> list[Seen]:
    """Return the possible readings of the cards that the round waits for."""
    waits = to_reveal(state) if state.pending is None else [state.pending.card or 0]
    return [Seen(card, may) for card in waits for may in members(ZONES.could_be(state, card))]


check_seen = lies_unread(ZONES, infraction)


def seen(state: State, move: Seen) -> State:
    """Identify the card, and resume what waited for it; hands are read when the round is over."""
    state = _resumed(ZONES.observed(state, move))
    return settled(state) if state.phase == "reveal" else state


def check_exposed(state: State, move: Exposed) -> None:
    holder, card = move.holder, move.card
    if (
        not ZONES.may_lie(state, state.hands[holder], card)
        and Discard(holder, card) not in state.history
    ):
        raise infraction("not_in_hand", state)


def exposed(state: State, move: Exposed) -> State:
    """Make a card public where it is: a discard that was laid face up, or a card that was laid to
    belay and is not lower (CO-4, CO-6)."""
    holder, card = move.holder, move.card
    if ZONES.may_lie(state, state.hands[holder], card):
        state = taken(state, holder, card)[0]
    return replace(state, history=(*state.history, Shown(holder, card)))


def check_accept(state: State, move: Accept) -> None:
    if not isinstance(state.pending, Follow) or move.player != state.owner:
        raise infraction("nothing_to_accept", state)


def accept(state: State, move: Accept) -> State:
    """Let the card follow: the owner of the Order sees it (CO-5)."""
    pending = state.pending
    assert isinstance(pending, Follow), "only a card that follows is accepted"
    assert pending.card is not None, "a card that waits has a number"
    assert state.order is not None, "a card follows an Order"
    may = ZONES.narrowed(state, pending.card, ~LOWER[state.order])
    return followed(replace(may, phase="order", pending=None), pending)


def _phase_of(state: State, pending: PlayOrder | Follow | Belay) -> str:
    return "turn" if isinstance(pending, PlayOrder) else "order"


def _taken_back(state: State, pending: Follow | Belay) -> State:
    """Leave the card in the hand; its player must act again (CO-5), or has forfeited the round."""
    card, belayed = pending.card, isinstance(pending, Belay)
    assert card is not None, "a card that waits has a number"
    event = TakenBack(pending.player, card, belayed)
    state = replace(state, history=(*state.history, event))
    forfeits = not belayed and state.options.misplay == "forfeit"
    return forfeited(state) if forfeits else state


_WAITING: Waiting = {
    PlayOrder: (always, laid),
    Follow: (check_follow, followed),
    Belay: (check_belay, belayed),
}
_resumed = resumes(ZONES, _WAITING, _phase_of, _taken_back)
