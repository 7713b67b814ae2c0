"""Cards that were not read: which they may be, and what follows when one is (G-4).

`taken` settles which card leaves its place, and is all that most other rules need.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from controller.games.bluff_pirate.moves import (
    Boarded,
    Card,
    Discarded,
    Event,
    Named,
    Placed,
    Reshuffled,
    Seen,
    Shown,
    TakenBack,
)
from controller.games.bluff_pirate.pieces import CARD_COUNT, OF_KIND, WHOLE_DECK
from controller.games.bluff_pirate.state import (
    State,
    is_read,
    kind_of,
    located,
    outside_pile,
    pile_count,
    unread_in,
)
from controller.games.hidden import Legality, assignable, candidates, may_be, mixed
from controller.games.sets import EMPTY, only, set_of

# -- questions -----------------------------------------------------------------------------


def what_may_be(state: State, cards: int) -> int:
    """What any of *cards* may be by what was seen of itself, as a set of read cards."""
    may = cards & WHOLE_DECK
    for card in unread_in(cards):
        may |= may_be(card, state.unread, CARD_COUNT)
    return may


def decided(may: int, fitting: int) -> Legality:
    """Whether a card that may be any of the set *may* is among the *fitting* ones."""
    if not may & ~fitting:
        return Legality.LEGAL
    return Legality.UNDECIDED if may & fitting else Legality.ILLEGAL


def could_be(state: State, unread: int) -> int:
    """What an unread card can be once all other cards are considered, as a set.

    Nothing where the cards contradict each other. Tells of other hands: for the referee only.
    """
    live, slots = _slots(state)
    return candidates(live.index(unread), slots) if unread in live else EMPTY


def next_of_pile(state: State) -> int:
    """What a card that is drawn now can be, as a set; for the referee only."""
    pile = state.pile & ~located(state)
    live, slots = _slots(state)
    return candidates(len(live), slots) if live and len(slots) > len(live) else pile


def consistent(state: State) -> bool:
    """Whether every unread card can be a card of its own."""
    return not unread_in(outside_pile(state)) or assignable(_slots(state)[1])


def _slots(state: State) -> tuple[list[int], Sequence[int]]:
    """The unread cards that lie somewhere, and what each may be, the pile's cards after them."""
    somewhere = outside_pile(state)
    elsewhere = WHOLE_DECK & ~somewhere
    live = unread_in(somewhere)
    return live, (
        *(may_be(card, state.unread, CARD_COUNT) & elsewhere for card in live),
        *(state.pile & elsewhere,) * pile_count(state),
    )


def may_lie(state: State, cards: int, card: Card) -> bool:
    """Whether *card* may be among *cards*, which lie in one place, by what the table has seen."""
    if card is None or cards >> card & 1:
        return cards != EMPTY
    return is_read(card) and not located(state) >> card & 1 and bool(_suspects(state, cards, card))


def _suspects(state: State, cards: int, card: int) -> list[int]:
    """The unread ones among *cards* that may be the card."""
    return [u for u in unread_in(cards) if may_be(u, state.unread, CARD_COUNT) >> card & 1]


# -- what is read --------------------------------------------------------------------------


def new_unread(state: State, may: int) -> tuple[State, int]:
    """A card that nobody read has come up; what it may be, and its number."""
    number = CARD_COUNT + len(state.unread)
    return replace(state, unread=(*state.unread, may), told=(*state.told, None)), number


def taken(state: State, cards: int, card: Card) -> tuple[State, int]:
    """Settle which of *cards*, which lie in one place, is meant; it still lies there.

    None: nobody saw which, so it may be any of them, and so may those that remain. A card that
    was not known to be there is one of the unread ones, now read.
    """
    if card is None:
        if cards.bit_count() == 1:
            return state, cards.bit_length() - 1
        state, numbers = _mixed(state, cards)
        return state, numbers[-1]
    if cards >> card & 1:
        return state, card
    suspects = _suspects(state, cards, card)
    if len(suspects) > 1:
        # Which of them it is stays open: what happened to each before is not to be told of one.
        state, suspects = _mixed(state, set_of(suspects))
        first = suspects[0] - CARD_COUNT
        others = tuple(may & ~only(card) for may in state.unread[first:])
        state = replace(state, unread=(*state.unread[:first], *others[:-1], only(card)))
    return identified(state, suspects[-1], card), card


def _mixed(state: State, cards: int) -> tuple[State, list[int]]:
    """Some cards in one place can no longer be told apart: they get new numbers."""
    numbers, unread = mixed(cards, state.unread, CARD_COUNT)
    of_kinds = {kind_of(state, card) for card in unread_in(cards)}
    common = of_kinds.pop() if len(of_kinds) == 1 and not cards & WHOLE_DECK else None
    new = set_of(numbers)

    def in_place(place: int) -> int:
        return place & ~cards | new if place & cards else place

    return (
        replace(
            state,
            hands=tuple(in_place(hand) for hand in state.hands),
            up=in_place(state.up),
            down=in_place(state.down),
            unread=unread,
            told=state.told + (common,) * len(numbers),
        ),
        numbers,
    )


def identified(state: State, unread: int, card: int) -> State:
    """The unread card is *card*, wherever it lies and wherever the history names it."""
    gone, here = only(unread), only(card)

    def in_set(cards: int) -> int:
        return cards & ~gone | here if cards & gone else cards

    def happened(event: Event) -> Event:
        match event:
            case Placed(up=up, down=down):
                return replace(event, up=in_set(up), down=in_set(down))
            case Boarded(card=number, stolen=stolen):
                number = card if number == unread else number
                return replace(event, card=number, stolen=in_set(stolen))
            case Discarded() | TakenBack() | Shown():
                return replace(event, card=card) if event.card == unread else event
            case _:
                return event

    table = list(state.unread)
    table[unread - CARD_COUNT] = here
    pending = state.pending
    if pending is not None and pending.card == unread:
        pending = replace(pending, card=card)
    return replace(
        state,
        hands=tuple(in_set(hand) for hand in state.hands),
        pile=state.pile & ~here,
        discards=in_set(state.discards),
        up=in_set(state.up),
        down=in_set(state.down),
        revealed=in_set(state.revealed),
        stolen=in_set(state.stolen),
        pirate=card if state.pirate == unread else state.pirate,
        pending=pending,
        history=tuple(happened(event) for event in state.history),
        unread=tuple(table),
    )


def observed(state: State, move: Seen | Named) -> State:
    """An unread card was read or named: it is that from now on, or a conflict stands.

    A card that lies somewhere else already cannot lie here, too, and one is not of two kinds: one
    of the readings is wrong. A later reading of the same card takes the place of the conflict.
    """
    conflicts = tuple(seen for seen in state.conflicts if seen.unread != move.unread)
    cleared = replace(state, conflicts=conflicts)
    if isinstance(move, Seen):
        if located(state) >> move.card & 1:
            return replace(state, conflicts=(*conflicts, move))
        return identified(cleared, move.unread, move.card)
    at = move.unread - CARD_COUNT
    may = state.unread[at] & OF_KIND[move.kind]
    if not may:
        return replace(state, conflicts=(*conflicts, move))
    return replace(
        cleared,
        unread=(*state.unread[:at], may, *state.unread[at + 1 :]),
        told=(*state.told[:at], move.kind, *state.told[at + 1 :]),
    )


def is_unread(state: State, number: int) -> bool:
    """Whether *number* is a card that lies somewhere and was not read."""
    return not is_read(number) and bool(outside_pile(state) >> number & 1)


def reshuffled(state: State) -> State:
    """The discards are the pile: nobody knows where in it any of them is (BP-16)."""
    collected = replace(state, discards=EMPTY, history=(*state.history, Reshuffled()))
    return replace(collected, pile=what_may_be(state, state.discards) & ~located(collected))
