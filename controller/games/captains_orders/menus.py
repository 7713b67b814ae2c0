"""The cursor in Captain's Orders: asking, accusing, and cards that the table cannot read.

Made of public facts alone: what a hand would allow is never looked at.
"""

from collections.abc import Iterator

from controller.games.captains_orders.ending import to_reveal
from controller.games.captains_orders.moves import (
    Accept,
    Ask,
    Belay,
    Deal,
    Discard,
    Discover,
    Follow,
    Give,
    NextRound,
    Pass,
    PlayOrder,
    Redeal,
    Seen,
)
from controller.games.captains_orders.options import HAND
from controller.games.captains_orders.pieces import DECK, RANKS, of_rank
from controller.games.captains_orders.state import ZONES, State, opponents
from controller.games.sets import members
from controller.match.menu import Choice, Meant, Menu, awaiting, surely
from controller.views import UNREADABLE

ORDER, BELAY, DISCARD = "order", "belay", "discard"
"""At a table without spots: what the next card on the own pad is meant as."""

_AWAITED = {ORDER: "the Order", BELAY: "the card that belays", DISCARD: "the discard"}

LOOK_S = 2.0
"""So long everybody can look at the hands when a round is over, whatever is pressed."""


def menu(state: State, spots: int, meant: str = "") -> Menu | None:
    """What is to be chosen now, at a table with so many spots, when the next card is *meant* as
    something; None where nothing is."""
    match state.phase:
        case "turn" | "order" | "discard" if meant:
            seat = state.seats[state.active]
            return awaiting(seat, f"{_name(state, state.active)}: {_AWAITED[meant]}")
        case "dealing":
            return Menu("", "Six cards for everybody", tuple(_dealing(state)))
        case "turn" | "order" | "give" | "discard":
            seat = state.seats[state.active]
            return Menu(seat, _name(state, state.active), tuple(_turn(state, spots)))
        case "reading":
            return _reading(state)
        case "reveal":
            return _naming(state, to_reveal(state)[0])
        case "round_over":
            line = Choice("Collect the cards: the next round", NextRound())
            return Menu("", "The round is over", (line,), settle_s=LOOK_S)
    return None


def _dealing(state: State) -> Iterator[Choice]:
    yield Choice("Tap each card on its pad")
    lacking = [p for p, hand in enumerate(state.hands) if hand.bit_count() < HAND]
    unread = tuple(_unread_deal(state, player) for player in lacking)
    yield Choice(UNREADABLE, then=unread, title="Whose card is it?", care=True)
    yield _deal_again()


def _turn(state: State, spots: int) -> Iterator[Choice]:
    player, others = state.active, opponents(state, state.active)
    asked = tuple(Choice(_name(state, other), Ask(player, other)) for other in others)
    if state.phase == "turn":
        yield Choice("Tap a card")
        if not spots:
            yield Choice("Play an Order", Meant(ORDER))
        yield Choice("Ask for a card", then=asked, title="Ask whom?")
    elif state.phase == "order":
        yield Choice("Tap a card to follow")
        if not spots:
            yield Choice("Belay", Meant(BELAY))
    elif state.phase == "discard" and not spots:
        # A card that was just tapped here, and goes at once, is no tap that was doubled.
        yield Choice("Discard a card", Meant(DISCARD))
    else:
        yield Choice("Tap a card")
    if state.phase in ("turn", "order"):
        accusations = tuple(_accusation(state, player, other) for other in others)
        yield Choice("Discover the Captain", then=accusations, title="Who is the Captain?")
    unread = tuple(_without_reading(state))
    yield Choice(UNREADABLE, then=unread, title="What is done with it?", care=True)
    if state.phase == "turn" and not state.history:
        yield _deal_again()


def _without_reading(state: State) -> Iterator[Choice]:
    """The same acts with a card that nothing reads: one of those in the hand that were never read,
    or any where there is none; or one that is laid face up for all to see.

    The lines are the same whatever the hand is.
    """
    player = state.active
    card = max(DECK.unread_in(state.hands[player]), default=None)
    match state.phase:
        case "turn":
            yield Choice("It is the Order", then=_unread(state, PlayOrder), care=True)
            for other in opponents(state, player):
                yield Choice(f"To {_name(state, other)}", Pass(player, other, card))
        case "order":
            yield Choice("It follows", Follow(player, card))
            yield Choice("It belays", then=_unread(state, Belay), care=True)
        case "give":
            yield Choice("It is given", Give(player, card))
        case "discard":
            yield Choice("It is discarded", Discard(player, card))


def _unread(state: State, kind: type[PlayOrder] | type[Belay]) -> tuple[Choice, ...]:
    """The ranks that a card may be said to have, which lies face up."""
    return tuple(
        Choice(f"Rank {rank}", kind(state.active, _card_of(state, state.hands[state.active], rank)))
        for rank in RANKS
    )


def _card_of(state: State, hand: int, rank: int) -> int:
    """The card of that rank which is meant: one of *hand*, else one that may be an unread one."""
    cards = of_rank(rank)
    return members(cards & hand or cards & ~ZONES.located(state) or cards)[0]


def _reading(state: State) -> Menu:
    pending = state.pending
    assert pending is not None, "a card that was played waits"
    assert pending.card is not None, "a card that waits has a number"
    if isinstance(pending, Follow):
        lines = (
            Choice("Tap it, or look at it"),
            Choice("It may follow", Accept(state.owner)),
            Choice("It may not: show it", then=_ranks(state, pending.card), care=True),
        )
        return Menu(state.seats[state.owner], "A card that follows was not read", lines)
    return _naming(state, pending.card)


def _ranks(state: State, card: int) -> tuple[Choice, ...]:
    """Every rank that an unread card may be said to have; nothing takes that back."""
    may = ZONES.could_be(state, card)
    return tuple(
        surely(
            f"Rank {rank}",
            Seen(card, members(of_rank(rank) & may or of_rank(rank))[0]),
            f"Yes, it is a {rank}",
        )
        for rank in RANKS
    )


def _naming(state: State, card: int) -> Menu:
    """Which rank an unread card has, that lies open for everybody."""
    lines = (Choice("Tap it, or name its rank"), *_ranks(state, card))
    holders = [p for p, hand in enumerate(state.hands) if hand >> card & 1]
    whose = f"{_name(state, holders[0])}: the card is a" if holders else "The card is a"
    return Menu("", whose, lines)


def _accusation(state: State, player: int, accused: int) -> Choice:
    """It ends the round, and nothing takes it back."""
    name = _name(state, accused)
    yes, question = f"Yes, {name} is the Captain", f"{name}: this ends the round"
    return surely(name, Discover(player, accused), yes, question)


def _unread_deal(state: State, player: int) -> Choice:
    """A card without a tag that answers has come into a hand."""
    name = _name(state, player)
    return surely(name, Deal(player, None), f"Yes, {name} has got it")


def _deal_again() -> Choice:
    return surely("Deal again", Redeal(), "Yes, collect all cards", "All hands are dealt again")


def _name(state: State, player: int) -> str:
    return state.seats[player].capitalize()
