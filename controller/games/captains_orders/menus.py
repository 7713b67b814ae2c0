"""The menus of Captain's Orders: asking, accusing, and cards that the table cannot read.

They show public facts only, and never depend on what a hand would allow.
"""

from collections.abc import Iterator

from controller.cards.menus import about, dealing, dealt_again, without_reading
from controller.cards.places import Spot
from controller.games.captains_orders.pieces import (
    DECK,
    HAND,
    RANK,
    RANKS,
    Accept,
    Ask,
    Belay,
    Deal,
    Dealt,
    Discard,
    Discover,
    Follow,
    Give,
    NextRound,
    Pass,
    PlayOrder,
    Redeal,
    Seen,
    of_rank,
)
from controller.games.captains_orders.rounds import to_reveal
from controller.games.captains_orders.rules import BELAY, DISCARDS, ORDER
from controller.games.captains_orders.state import ZONES, State, opponents
from controller.match.menu import Choice, Meant, Menu, Withdrawn, awaiting, surely
from controller.rules.sets import members
from controller.views import SEAT, Arg, Message

LOOK_S = 2.0
"""The least time that all hands stay on screen when a round is over."""


GIVEN = "given "
"""The prefix of what is half done while a card of unknown origin lies on the pad of a player who
asks; the card's number follows."""


def menu(state: State, spots: int, meant: str = "") -> Menu | None:
    """Return the present menu, or None. *spots* is how many the table has; *meant* is what the
    cursor has said the next card will be."""
    match state.phase:
        case "turn" if meant.startswith(GIVEN):
            return _given(state, int(meant.removeprefix(GIVEN)))
        case "turn" | "order" | "discard" if meant:
            seat = state.seats[state.active]
            title = Message(f"captains-orders-menu-awaits-{meant}", {"seat": seat})
            return awaiting(seat, title, lower(state) if meant == BELAY.meant else None)
        case "dealing":
            return dealing("captains-orders", state, HAND, Deal, Dealt(), Redeal())
        case "turn" | "order" | "give" | "discard":
            seat = state.seats[state.active]
            return Menu(seat, Message(SEAT, {"seat": seat}), tuple(_turn(state, spots)))
        case "reading":
            return _reading(state)
        case "reveal":
            return _naming(state, to_reveal(state)[0])
        case "round_over":
            line = Choice("captains-orders-menu-next-round", NextRound())
            title = Message("captains-orders-menu-round-over")
            return Menu("", title, (line,), settle_s=LOOK_S)
    return None


def _given(state: State, card: int) -> Menu:
    """Return the menu in which the giver of the card on the asker's pad says so."""
    asker = state.active
    lines = tuple(
        Choice(SEAT, (Ask(asker, other), Give(other, card)), about(state, other))
        for other in opponents(state, asker)
    )
    title = Message("captains-orders-menu-given", {"seat": state.seats[asker]})
    withdrawn = Choice("table-menu-withdraw", Withdrawn())
    return Menu(state.seats[asker], title, (withdrawn, *lines))


def lower(state: State) -> tuple[str, ...]:
    """Return the faces of the cards that belay the Order (CO-6)."""
    order = 0 if state.order is None else RANK[state.order]
    return tuple(str(rank) for rank in RANKS if rank < order)


def _turn(state: State, spots: int) -> Iterator[Choice]:
    player, others = state.active, opponents(state, state.active)
    asked = tuple(Choice(SEAT, Ask(player, other), about(state, other)) for other in others)
    if state.phase == "turn":
        yield Choice("table-menu-tap-a-card")
        if not spots:
            yield Choice("captains-orders-menu-order", Meant(ORDER.meant), _at(ORDER))
        whom = Message("captains-orders-menu-ask-whom")
        yield Choice("captains-orders-menu-ask", then=asked, title=whom)
    elif state.phase == "order":
        yield Choice("captains-orders-menu-tap-to-follow")
        if not spots:
            yield Choice("captains-orders-menu-belay", Meant(BELAY.meant), _at(BELAY))
    elif state.phase == "discard" and not spots:
        # A card that was just tapped here and goes at once is not a repeated tap.
        yield Choice("table-menu-discard", Meant(DISCARDS.meant), _at(DISCARDS))
    else:
        yield Choice("table-menu-tap-a-card")
    if state.phase in ("turn", "order"):
        accusations = tuple(_accusation(state, player, other) for other in others)
        who = Message("captains-orders-menu-who-is-captain")
        yield Choice("captains-orders-menu-discover", then=accusations, title=who)
    yield without_reading(_without_reading(state))
    if state.phase == "turn" and not state.history:
        yield dealt_again(Redeal())


def _at(spot: Spot) -> dict[str, Arg]:
    """Name the place where the card will lie: a click on it chooses the line."""
    return {"at": f"middle/spot-{spot.number}"}


def _without_reading(state: State) -> Iterator[Choice]:
    """Yield the same acts with an unreadable card: an unread one of the hand, any card if there is
    none, or one that is laid face up for all to see.

    The lines do not depend on the hand.
    """
    player = state.active
    card = DECK.any_unread(state.hands[player])
    match state.phase:
        case "turn":
            ranks = _unread(state, PlayOrder)
            yield Choice("captains-orders-menu-is-order", then=ranks, care=True)
            for other in opponents(state, player):
                passed = Pass(player, other, card)
                yield Choice("captains-orders-menu-to", passed, about(state, other))
        case "order":
            yield Choice("captains-orders-menu-is-follow", Follow(player, card))
            ranks = _unread(state, Belay)
            yield Choice("captains-orders-menu-is-belay", then=ranks, care=True)
        case "give":
            yield Choice("captains-orders-menu-is-given", Give(player, card))
        case "discard":
            yield Choice("table-menu-is-discarded", Discard(player, card))


def _unread(state: State, kind: type[PlayOrder] | type[Belay]) -> tuple[Choice, ...]:
    """Return one line for every rank that a face-up card may have."""
    return tuple(
        Choice(
            "captains-orders-menu-rank",
            kind(state.active, _card_of(state, state.hands[state.active], rank)),
            {"rank": rank},
        )
        for rank in RANKS
    )


def _card_of(state: State, hand: int, rank: int) -> int:
    """Return a card of that rank: one of *hand* if possible, otherwise one that may be unread."""
    cards = of_rank(rank)
    return members(cards & hand or cards & ~ZONES.located(state) or cards)[0]


def _reading(state: State) -> Menu:
    pending = state.pending
    assert pending is not None, "a card that was played waits"
    assert pending.card is not None, "a card that waits has a number"
    if isinstance(pending, Follow):
        lines = (
            Choice("captains-orders-menu-tap-or-look"),
            Choice("captains-orders-menu-accept", Accept(state.owner)),
            Choice("captains-orders-menu-show", then=_ranks(state, pending.card), care=True),
        )
        title = Message("captains-orders-menu-follow-unread")
        return Menu(state.seats[state.owner], title, lines)
    return _naming(state, pending.card)


def _ranks(state: State, card: int) -> tuple[Choice, ...]:
    """Return one line for every rank that an unread card may have; the choice cannot be undone."""
    may = ZONES.could_be(state, card)
    return tuple(
        surely(
            "captains-orders-menu-rank",
            Seen(card, members(of_rank(rank) & may or of_rank(rank))[0]),
            "captains-orders-menu-yes-rank",
            {"rank": rank},
        )
        for rank in RANKS
    )


def _naming(state: State, card: int) -> Menu:
    """Return the menu that asks for the rank of an unread card that lies open for everyone."""
    lines = (Choice("captains-orders-menu-tap-or-name"), *_ranks(state, card))
    for player, hand in enumerate(state.hands):
        if hand >> card & 1:
            whose = Message("captains-orders-menu-whose-rank", about(state, player))
            return Menu("", whose, lines)
    return Menu("", Message("captains-orders-menu-which-rank"), lines)


def _accusation(state: State, player: int, accused: int) -> Choice:
    """Return a line that ends the round and cannot be undone."""
    seat = about(state, accused)
    question = Message("captains-orders-menu-ends-round", seat)
    yes = "captains-orders-menu-yes-captain"
    return surely(SEAT, Discover(player, accused), yes, seat, question)
