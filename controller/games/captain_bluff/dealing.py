"""Cards come from the piles: the deal, tapped in any order before anybody acts (CB-1), and the draw
pile, which the discards become when it is empty (CB-5, CB-15, CB-16)."""

from msgspec.structs import replace

from controller.games.captain_bluff.infractions import infraction
from controller.games.captain_bluff.memory import DISCARD, PILE, all_moved, hand_of, moved
from controller.games.captain_bluff.moves import Deal, Draw, Redeal, Reshuffle
from controller.games.captain_bluff.options import AIRPORT_DEALT, LUGGAGE_DEALT
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    CARD_COUNT,
    LUGGAGE,
    LUGGAGE_COUNT,
    WHOLE_DECK,
)
from controller.games.captain_bluff.state import (
    ZONES,
    State,
    begin,
    carried_on,
    hand_at_start,
    with_hand,
)
from controller.games.rows import Grouped, Legality, Mover
from controller.games.sets import EMPTY, members, only

# -- the deal ------------------------------------------------------------------------------


def _lacking(state: State, mover: Mover) -> list[tuple[tuple[int], int]]:
    """Every player with the cards that may still be dealt to that one, as sets."""
    held, players = EMPTY, len(state.seats)
    for hand in state.hands:
        held |= hand
    found = []
    for player, hand in enumerate(state.hands):
        unread = (hand & ~WHOLE_DECK).bit_count()
        luggage = LUGGAGE_DEALT[players] - (hand & LUGGAGE).bit_count()
        airport = AIRPORT_DEALT[players] - (hand & AIRPORT).bit_count()
        lacking = (LUGGAGE if luggage > 0 else EMPTY) | (AIRPORT if airport > 0 else EMPTY)
        found.append(((player,), lacking & ~held if luggage + airport > unread else EMPTY))
    return found


DEALS = Grouped(_lacking)


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
        state, card = ZONES.came_unread(state, WHOLE_DECK)
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
    return begin(state.options, state.seats)


# -- the draw pile -------------------------------------------------------------------------


def top_cards(state: State, mover: Mover) -> list[Draw]:
    """What the next card may be. Where the table's readings contradict each other, nobody can say
    what will turn up."""
    receiver, cards = state.due[0], members(ZONES.next_of_rest(state))
    return [Draw(receiver, card) for card in cards] or [Draw(receiver, None)]


def draws(state: State, due: tuple[int, ...]) -> State:
    """These players are to draw a card each, in this order, as far as there are cards.

    With an empty draw pile the discards are shuffled first; without any, nobody draws (CB-5).
    """
    if due and state.in_pile:
        return replace(state, phase="draw", due=due)
    if due and state.discard:
        return replace(state, phase="reshuffle", due=due)
    return carried_on(replace(state, due=()))


def check_draw(state: State, move: Draw) -> Legality:
    if not state.due or move.receiver != state.due[0]:
        raise infraction("nothing_to_draw", state, move.receiver)
    if not state.in_pile or (move.card is not None and not state.pile >> move.card & 1):
        raise infraction("not_from_pile", state, move.receiver)
    return Legality.LEGAL


def draw(state: State, move: Draw) -> State:
    """The card enters the hand. When it was the last one, the discards are shuffled at once, if
    there are any (CB-16)."""
    receiver, due, card = move.receiver, state.due[1:], move.card
    if card is None:
        state, card = ZONES.came_unread(state, state.pile)
    left = state.in_pile - 1
    state = replace(
        state,
        pile=state.pile & ~only(card) if left else EMPTY,
        in_pile=left,
        hands=with_hand(state, receiver, state.hands[receiver] | only(card)),
        seen=moved(state.seen, card, PILE, hand_of(receiver), only(receiver)),
    )
    if not state.in_pile and state.discard:
        return replace(state, phase="reshuffle", due=due)
    return draws(state, due)


def reshuffle(state: State, move: Reshuffle) -> State:
    """One discard pile for luggage and Airport cards, so both may be drawn from now on (CB-15).
    Nobody knows where in the pile any of them is (CB-16)."""
    discard, seen = state.discard, all_moved(state.seen, DISCARD, PILE)
    collected = replace(
        state,
        seen=seen,
        in_pile=discard.bit_count(),
        discard=EMPTY,
        conflicts=tuple(one for one in state.conflicts if not discard >> one.number & 1),
    )
    pile = ZONES.what_may_be(state, discard) & ~ZONES.located(collected)
    return draws(replace(collected, pile=pile), state.due)
