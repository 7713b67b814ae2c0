"""The state of a match of Captain's Orders, questions about it, and what the rules refuse.

A value: nothing changes it, and the rules make new ones. Players are numbers in order of seating;
sets of cards and of players are bit masks (`controller.rules.sets`). A number in a set of cards may
be an unread card (`controller.cards.deck`).
"""

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from controller.cards.deck import Deck
from controller.cards.zones import Zone, Zones, with_entry
from controller.games.captains_orders.pieces import (
    CARD_COUNT,
    DECK,
    HAND,
    RANK,
    AnyCard,
    Belay,
    Event,
    Follow,
    Options,
    Player,
    PlayOrder,
    Seen,
)
from controller.rules.fields import PLAYER, SetOf
from controller.rules.notation import Line
from controller.rules.refusals import Infractions, one_who_plays, rulings
from controller.rules.sets import EMPTY, members, only, set_of
from controller.views.captains_orders import Phase

CardSet = Annotated[int, DECK.some]
PlayerSet = Annotated[int, SetOf(PLAYER)]

SHOWN = ("reveal", "round_over", "over")
"""The phases in which all hands lie face up."""


class Ending(Struct, frozen=True, gc=False):
    """How long a round was, and who ended it by an accusation."""

    laps: int
    """How many turns the player has had who had most of them."""
    accuser: Player | None


class State(Struct, frozen=True, gc=False):
    """A match between two moves."""

    deck: ClassVar[Deck] = DECK

    options: Options
    seats: tuple[str, ...]
    """The players' seats at the table, clockwise, for views and texts only."""
    dealer: Player
    hands: Annotated[tuple[CardSet, ...], Zone("hand", shown_in=SHOWN), Line("hand", by="seat")]
    """Each player's cards, as a set."""
    phase: Phase = "dealing"
    active: Player = 0
    """Who is to act, except when the referee is awaited."""
    turn: Player = 0
    """Whose turn it is; while a card is given or discarded, another player may be active."""
    order: Annotated[AnyCard | None, Zone("order", face_up=True)] = None
    """The card that is the standing Order."""
    owner: Player = 0
    """Whose Order it is, while there is one."""
    pending: PlayOrder | Follow | Belay | None = None
    """The act that waits for its card to be read; the card is still in the hand."""
    last: Annotated[AnyCard | None, Zone("last", face_up=True)] = None
    """The last card of an empty hand, played with the declaration to be the Captain. It stays here
    if that is right, or if it was laid face up (CO-10, CO-15)."""
    discards: Annotated[int, DECK.some, Zone("discards")] = EMPTY
    """The cards discarded this round, including old Orders."""
    history: Annotated[tuple[Event, ...], Line("event")] = ()
    """What happened this round since the deal, in order."""
    captains: PlayerSet = EMPTY
    """The Captains, when the round is over."""
    won: Annotated[tuple[PlayerSet, ...], Line("won")] = ()
    """The winners of each finished round."""
    endings: Annotated[tuple[Ending, ...], Line("ending")] = ()
    """How each of them ended."""
    unread: Annotated[tuple[Annotated[int, DECK.may_be], ...], Line("unread", by="unread")] = ()
    """The cards that each unread number may be: entry 0 is the number `CARD_COUNT`."""
    read: CardSet = EMPTY
    """The cards read this round, wherever they are now."""
    conflicts: Annotated[tuple[Seen, ...], Line("conflict")] = ()
    """Cards seen where they cannot be: one of two readings is wrong (G-4)."""


class _Zones(Zones[State]):
    def rest(self, state: State) -> Sequence[tuple[int, int]]:
        """Return the cards out of play, which were never read."""
        return ((DECK.whole & ~state.read, undealt(state)),)

    def doubts(self, state: State, number: int, card: int) -> bool:
        """Return False: a later reading counts; `problems` reports what it makes of earlier
        acts."""
        return False

    def on_mixed(self, state: State, cards: int, card: int | None) -> State:
        """Detach earlier events from the unread cards, which are no longer certain."""
        numbers = DECK.unread_in(cards)
        if card is None or len(numbers) < 2:
            return state
        history = tuple(
            replace(event, card=None) if getattr(event, "card", None) in numbers else event
            for event in state.history
        )
        return replace(state, history=history)

    def on_identified(self, state: State, number: int, card: int) -> State:
        """Mark the card as read, but keep it unread in the round's history. Otherwise the player
        who passed it would see when it is read, that is, when it leaves somebody's hand."""
        return replace(state, read=state.read | only(card))


ZONES = _Zones(State, DECK)
"""Where the cards are."""


def begin(options: Options, seats: tuple[str, ...]) -> State:
    """Return a match about to begin. Raises `OptionError` for a dealer who does not play."""
    dealer = one_who_plays("first_dealer", options.first_dealer, len(seats))
    return before_the_deal(options, seats, dealer)


def before_the_deal(options: Options, seats: tuple[str, ...], dealer: int) -> State:
    """Return the state with all cards back on the deck."""
    left = (dealer + 1) % len(seats)
    return State(options, seats, dealer, (EMPTY,) * len(seats), active=left, turn=left)


def taken(state: State, player: int, card: int | None) -> tuple[State, int]:
    """Settle which card leaves the player's hand; it is still there in the state returned."""
    return ZONES.taken(state, ZONES.held(state, player), card)


def with_hand(state: State, player: int, hand: int) -> tuple[int, ...]:
    """Return the hands of *state*, with *hand* as the player's."""
    return with_entry(state.hands, player, hand)


# -- questions -----------------------------------------------------------------------------


def left_of(state: State, player: int) -> int:
    """Return the next player, clockwise."""
    return (player + 1) % len(state.seats)


def opponents(state: State, player: int) -> list[int]:
    return [number for number in range(len(state.seats)) if number != player]


def points(hand: int) -> int:
    """Return the value of a hand of read cards (CO-15)."""
    return sum(RANK[card] for card in members(hand))


def lowest_rank(cards: int) -> int:
    """Return the lowest rank in a set of read cards."""
    return RANK[(cards & -cards).bit_length() - 1]


def complete(state: State) -> bool:
    """Return True if everyone has been dealt a whole hand."""
    return sum(map(int.bit_count, state.hands)) == HAND * len(state.hands)


def on_table(state: State) -> int:
    """Return the set of cards outside the hands: discards, the Order and the last card."""
    laid = (card for card in (state.order, state.last) if card is not None)
    return state.discards | set_of(laid)


def undealt(state: State) -> int:
    """Return how many cards are out of play."""
    return CARD_COUNT - sum(hand.bit_count() for hand in state.hands) - on_table(state).bit_count()


def round_number(state: State) -> int:
    """Return the number of the current or last round, counted from 1."""
    return len(state.won) + (state.phase not in ("round_over", "over"))


def wins(state: State, player: int) -> int:
    """Return how many rounds the player has won."""
    return sum(1 for winners in state.won if winners & only(player))


def winners(state: State) -> tuple[int, ...]:
    """Return the players with the most rounds won, when the match is over (CO-16); nobody without
    any."""
    if state.phase != "over":
        return ()
    totals = [wins(state, player) for player in range(len(state.seats))]
    return tuple(p for p, total in enumerate(totals) if total == max(totals) > 0)


def awaited(state: State, player: int) -> bool:
    """Return True if the game goes on only when *player*, rather than the referee, acts."""
    return state.phase in ("turn", "order", "give", "discard") and state.active == player


# -- refusals ------------------------------------------------------------------------------

RULINGS = rulings(
    {
        "CO-1": "not_in_hand",
        "CO-2": "not_your_turn no_order order_stands",
        "CO-3": "give_first discard_first nothing_to_give nothing_to_discard",
        "CO-5": "reading nothing_to_accept follow_too_low",
        "CO-6": "belay_too_high",
        "CO-7": "own_order",
        "CO-8": "revealing round_goes_on",
        "CO-13": "yourself",
        "CO-16": "match_over",
        "CO-17": "between_rounds",
        "CO-21": "still_dealing hand_full already_dealt too_late_to_redeal nobody_there",
        "G-4": "not_unread not_a_card",
        "G-6": "read_each",
    }
)
"""What the rules refuse, by key, and the ruling behind it."""

infraction = Infractions("captains-orders", RULINGS)
