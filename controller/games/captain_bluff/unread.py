"""Cards that were not read: which they may be, and what follows when one is (G-4).

`taken` and `drawn` settle which card leaves a hand or the draw pile, and are all that the other
rules need.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from controller.games.captain_bluff.lines import Belt
from controller.games.captain_bluff.memory import in_hand, looked
from controller.games.captain_bluff.moves import Card, Seen
from controller.games.captain_bluff.options import AIRPORT_DEALT
from controller.games.captain_bluff.pieces import AIRPORT, AIRPORT_COUNT, CARD_COUNT, WHOLE_DECK
from controller.games.captain_bluff.state import State, is_read, lines, unread_in, with_hand
from controller.games.hidden import assignable, candidates, may_be, mixed
from controller.games.sets import EMPTY, members, only, set_of

# -- questions -----------------------------------------------------------------------------


def what_may_be(state: State, card: int) -> int:
    """What a card may be by what was seen of itself, as a set of read cards."""
    return may_be(card, state.unread, CARD_COUNT)


def everywhere(state: State) -> int:
    """All cards in play by the numbers they go by, as a set."""
    cards = state.pile | state.discard | lines(state)
    for hand in state.hands:
        cards |= hand
    for belt in state.belts:
        if belt.destination is not None:
            cards |= only(belt.destination)
    return cards if state.aside is None else cards | only(state.aside)


def located(state: State) -> int:
    """All cards of which the referee knows where they are, as a set."""
    return everywhere(state) & WHOLE_DECK


def could_be(state: State, unread: int) -> int:
    """What an unread card can be once all other cards are considered, as a set.

    Nothing where the cards contradict each other. Tells of other hands: for the referee only.
    """
    live, slots = _slots(state)
    return candidates(live.index(unread), slots) if unread in live else EMPTY


def consistent(state: State) -> bool:
    """Whether every unread card can be a card of its own."""
    live, slots = _slots(state)
    return not live or assignable(slots)


def _slots(state: State) -> tuple[list[int], Sequence[int]]:
    """The cards in play that were not read, and what each may be; after them the Airport cards
    that are not used."""
    cards = everywhere(state)
    live, elsewhere = unread_in(cards), WHOLE_DECK & ~cards
    unused = AIRPORT_COUNT - AIRPORT_DEALT[len(state.seats)] * len(state.seats)
    out_of_play = () if state.phase == "dealing" else (AIRPORT & elsewhere,) * unused
    return live, (*(what_may_be(state, card) & elsewhere for card in live), *out_of_play)


def may_be_among(state: State, cards: int, card: Card) -> bool:
    """Whether a card may be one of a set of cards, by what the table has seen."""
    if card is None or cards >> card & 1:
        return cards != EMPTY
    return is_read(card) and bool(_suspects(state, cards, card)) and not located(state) >> card & 1


def _suspects(state: State, cards: int, card: int) -> list[int]:
    """The unread cards in a set that may be a card which was seen among them."""
    return [number for number in unread_in(cards) if what_may_be(state, number) >> card & 1]


# -- what is read --------------------------------------------------------------------------


def taken(state: State, player: int, card: Card) -> tuple[State, int]:
    """Settle which card leaves the player's hand; it is still there in the state returned."""
    hand = state.hands[player]
    if card is not None and hand >> card & 1:
        return state, card
    hand, unread, number = _settled(state, hand, card)
    state = replace(state, hands=with_hand(state, player, hand), unread=unread)
    return (state, number) if card is None else (identified(state, number, card), card)


def drawn(state: State, card: Card) -> tuple[State, int]:
    """Settle which card of the draw pile is drawn; it is still there in the state returned."""
    if card is not None and state.pile >> card & 1:
        return state, card
    pile, unread, number = _settled(state, state.pile, card)
    state = replace(state, pile=pile, unread=unread)
    return (state, number) if card is None else (identified(state, number, card), card)


def _settled(state: State, cards: int, card: Card) -> tuple[int, tuple[int, ...], int]:
    """Which of a set of cards goes: the set and the table of unread cards as they are then, and
    the number of the card.

    None: nobody saw which, so it may be any of them, and so may those that remain. A card that
    was not known to be there is one of the unread ones.
    """
    among = members(cards) if card is None else _suspects(state, cards, card)
    if len(among) == 1 or len({what_may_be(state, number) for number in among}) == 1:
        return cards, state.unread, among[0]
    numbers, unread = mixed(set_of(among), state.unread, CARD_COUNT)
    cards = cards & ~set_of(among) | set_of(numbers)
    if card is not None:
        others = tuple(may & ~only(card) for may in unread[len(state.unread) :])
        unread = (*state.unread, *others[:-1], only(card))
    return cards, unread, numbers[-1]


def identified(state: State, unread: int, card: int) -> State:
    """The unread card is *card*, wherever it lies; whoever has seen it has seen that card."""

    def named(number: int) -> int:
        return card if number == unread else number

    def in_set(cards: int) -> int:
        return cards & ~only(unread) | only(card) if cards >> unread & 1 else cards

    seen = state.seen
    belts: list[Belt] = []
    for at, belt in enumerate(state.belts):
        if belt.destination == unread:
            seen = looked(seen, card, at, belt.known)
            belt = replace(belt, destination=card)
        belts.append(belt)
    for player, hand in enumerate(state.hands):
        if hand >> unread & 1:
            seen = in_hand(seen, card, player)
    table = list(state.unread)
    table[unread - CARD_COUNT] = only(card)
    return replace(
        state,
        hands=tuple(in_set(hand) for hand in state.hands),
        seen=seen,
        belts=tuple(belts),
        pile=in_set(state.pile),
        discard=in_set(state.discard),
        aside=None if state.aside is None else named(state.aside),
        pending=None
        if state.pending is None
        else replace(state.pending, card=named(state.pending.card)),
        unread=tuple(table),
    )


def observed(state: State, number: int, card: int) -> State:
    """The card that goes by *number* was read: it is that card from now on, or a conflict stands.

    A card that lies somewhere else already cannot lie here, too: one of the readings is wrong.
    A later reading of the same card takes the place of the conflict.
    """
    conflicts = tuple(seen for seen in state.conflicts if seen.number != number)
    if card == number:
        return replace(state, conflicts=conflicts)
    if is_read(number) or located(state) >> card & 1:
        return replace(state, conflicts=(*conflicts, Seen(number, card)))
    return identified(replace(state, conflicts=conflicts), number, card)
