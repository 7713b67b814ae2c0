"""How Captain's Orders is played with cards, pads, spots and buttons (docs/at-the-table.md).

An Order and a card that belays it are tapped on spot 1, a discard on spot 2, and a card that
changes hands on the receiver's pad. The menu shows public facts only, and never depends on what a
hand would allow. The table knows whose card it is, and therefore who acts. Lights and prompts
follow from public facts only. Pure.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from controller.cards.dealing import about, dealing, dealt_again, goes_to, without_reading
from controller.cards.table import CardTable
from controller.games.captains_orders import viewing
from controller.games.captains_orders.pieces import (
    DECK,
    HAND,
    LOWER,
    PIECES,
    RANK,
    RANKS,
    Accept,
    Ask,
    Belay,
    Deal,
    Dealt,
    Discard,
    Discover,
    Exposed,
    Follow,
    Give,
    Move,
    NextRound,
    Pass,
    PlayOrder,
    Redeal,
    Seen,
    Shown,
    of_rank,
)
from controller.games.captains_orders.rounds import lacking, to_reveal
from controller.games.captains_orders.rules import BELAY, DISCARDS, ORDER, rules
from controller.games.captains_orders.state import (
    ZONES,
    State,
    awaited,
    infraction,
    opponents,
    winners,
    wins,
)
from controller.match.acts import Act, Tapped, TappedAt
from controller.match.halfdone import NOTHING, HalfDone, Said
from controller.match.menu import Choice, Menu, Withdrawn, surely
from controller.match.signs import mistake, mistaken
from controller.match.tablegame import Interpretation, Standings, own_colour
from controller.rules.sets import members
from controller.views import SEAT, Arg, Climax, Logged, Message, Notice
from controller.views.captains_orders import Phase
from hardware.signals import Colour, Pattern, pad_of


class CaptainsOrdersTable(CardTable[State, Move]):
    """This game's implementation of `TableGame`."""

    slug = "captains-orders"
    rules = rules
    pieces = PIECES
    zones = ZONES

    def standings(self, state: State) -> Standings:
        totals = {seat: wins(state, player) for player, seat in enumerate(state.seats)}
        return Standings(totals, tuple(state.seats[player] for player in winners(state)))

    # ---- acts -> moves ---------------------------------------------------------------------

    def wherever(
        self, state: State, half: HalfDone, act: Tapped | TappedAt
    ) -> Interpretation[Move] | None:
        """Read somebody else's card on the pad of the player whose turn it is: that player has
        asked for it. If nobody has read it, its giver says so next."""
        asker, card = state.active, PIECES[act.piece][1]
        if state.phase != "turn" or not isinstance(act, Tapped) or state.seats[asker] != act.seat:
            return None
        if half.meant and half.meant.word != GIVEN:
            return None
        givers = [p for p in opponents(state, asker) if ZONES.may_lie(state, state.hands[p], card)]
        if len(givers) == 1 and state.hands[givers[0]] >> card & 1:
            return Interpretation((Ask(asker, givers[0]), Give(givers[0], card)))
        if not givers:
            return None
        return Interpretation(half=replace(half, meant=Said(GIVEN, (card,))))

    def already(self, state: State, half: HalfDone, act: Act) -> bool:
        """Return True for a card that was dealt, laid, discarded or handed over just now."""
        card = PIECES[act.piece][1] if isinstance(act, Tapped | TappedAt) else 0
        match act:
            case Tapped(seat, _) if state.phase == "dealing":
                return bool(state.hands[state.seats.index(seat)] >> card & 1)
            case Tapped(seat, _) if state.history and not half.meant:
                last = state.history[-1]
                handed_over = isinstance(last, Pass | Give | Follow) and last.card == card
                return handed_over and state.seats[_receiver(state)] == seat
            case TappedAt(ORDER.number):
                return state.order == card
            case TappedAt(DISCARDS.number):
                return bool(state.discards >> card & 1)
        return False

    def only_shows(self, state: State, act: Tapped | TappedAt) -> bool:
        """Return True if the active player's card is too high to belay (CO-6)."""
        card = PIECES[act.piece][1]
        belays = state.phase == "order" and act == TappedAt(ORDER.number, act.piece)
        if not belays or self.holder(state, card) != state.active:
            return False
        return not LOWER[state.order or 0] >> card & 1

    def out_of_place(
        self, state: State, half: HalfDone, act: Tapped | TappedAt
    ) -> Interpretation[Move]:
        card = PIECES[act.piece][1]
        there = state.seats.index(act.seat) if isinstance(act, Tapped) else None
        if state.phase in ("reading", "reveal"):
            return self._seen(state, there, card)
        if self.only_shows(state, act):
            return _shown(state, state.active, card)
        if state.phase == "dealing":
            return mistaken("captains-orders-dealt-at-pads", "", "CO-21")
        player = self.holder(state, card)
        if player is None:
            id, rule = _ELSEWHERE["round_over"] if _between(state) else _IN_NO_HAND
            return mistaken(id, act.seat, rule)
        return self._refused(state, act, player, card)

    def _refused(
        self, state: State, act: Tapped | TappedAt, player: int, card: int
    ) -> Interpretation[Move]:
        """Refuse a player's card that means nothing there, some of them as the move they look
        like."""
        seat, theirs = state.seats[player], player == state.active
        if isinstance(act, TappedAt) and not _between(state):
            if act.spot == ORDER.number:
                return Interpretation((PlayOrder(player, card),))
            if act.spot == DISCARDS.number and state.phase == "give":
                return Interpretation((Discard(player, card),))
            if act.spot == DISCARDS.number and theirs:
                return mistaken("captains-orders-no-discard", seat, "CO-3")
            if act.spot != DISCARDS.number:
                return mistaken("captains-orders-other-spot", seat, "CO-2")
        if not theirs and not _between(state):
            refused = infraction("not_your_turn", state)
            return mistaken(refused.message, seat, refused.rule)
        id, rule = _ELSEWHERE[state.phase]
        return mistaken(id, seat, rule)

    def _seen(self, state: State, there: int | None, card: int) -> Interpretation[Move]:
        """Take an unread card as read now: the one that waits, or one of the hand."""
        seat = "" if there is None else state.seats[there]
        if ZONES.located(state) >> card & 1:
            return mistaken("captains-orders-read-already", seat, "G-4")
        pending = state.pending
        if pending is not None and pending.card is not None:
            return Interpretation((Seen(pending.card, card),))
        waits = to_reveal(state)
        if there is not None:
            waits = [number for number in waits if self.holder(state, number) in (there, None)]
        return Interpretation((Seen(waits[0], card),)) if waits else Interpretation()

    def by_itself(self, state: State) -> Dealt | None:
        return Dealt() if state.phase == "dealing" else None

    def named(self, state: State, unread: int, card: int) -> Seen:
        return Seen(unread, card)

    def choices(self, state: State, half: HalfDone) -> Menu | None:
        return menu(state, half.meant)

    def perform(self, state: State, move: Move, half: HalfDone = NOTHING) -> tuple[Act, ...]:
        if isinstance(move, Seen):
            lies_at = self.holder(state, move.unread)
            seat = state.seats[state.active if lies_at is None else lies_at]
            return (Tapped(seat, DECK.pieces[move.card]),)
        return super().perform(state, move, half)

    # ---- what is shown ---------------------------------------------------------------------

    def climax(self, before: State, move: Move, after: State) -> Climax | None:
        return viewing.climax(before, after)

    def logged(self, before: State, move: Move, after: State) -> Logged | None:
        return viewing.logged(before, move, after)

    def light(self, state: State, seat: str) -> tuple[Colour, Pattern]:
        """Return the seat's own colour, blinking for a player who is to act, lacks cards, or has
        won."""
        player = state.seats.index(seat)
        lacks = state.phase == "dealing" and state.hands[player].bit_count() < HAND
        lively = lacks or awaited(state, player) or player in winners(state)
        waits = state.phase == "reading" and state.owner == player
        return own_colour(seat), "blink" if lively or waits else "steady"

    def asked(self, state: State) -> Notice | None:
        active = state.seats[state.active]
        args: dict[str, Arg] = {
            "active": active,
            "owner": state.seats[state.owner],
            "turn": state.seats[state.turn],
        }
        if state.order is not None:
            args["rank"] = RANK[state.order]
        at, fits = self.where(state), self._fits(state)
        return Notice(PROMPTS[state.phase], args, seat=active, at=at, fits=fits)

    def _fits(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """Return the faces that fit: a card as high as the Order or higher follows, a lower one
        belays it."""
        if state.phase != "order" or state.order is None:
            return {}
        rank = RANK[state.order]
        return {
            pad_of(state.seats[state.owner]): tuple(str(one) for one in RANKS if one >= rank),
            ORDER.where: lower(state),
        }


PROMPTS: Mapping[Phase, str] = {
    "dealing": "captains-orders-deal",
    "turn": "captains-orders-turn",
    "order": "captains-orders-order",
    "give": "captains-orders-give",
    "discard": "captains-orders-discard",
    "reading": "captains-orders-reading",
    "reveal": "captains-orders-reveal",
    "round_over": "captains-orders-round-over",
    "over": "captains-orders-over",
}
"""The prompt of each phase."""

_IN_NO_HAND = ("captains-orders-in-no-hand", "CO-1")

_ELSEWHERE: Mapping[str, tuple[str, str]] = {
    "turn": ("captains-orders-where-to", "CO-2"),
    "order": ("captains-orders-follow-where", "CO-5"),
    "give": ("captains-orders-give-where", "CO-3"),
    "discard": ("captains-orders-discard-where", "CO-3"),
    "round_over": ("captains-orders-collect-first", "CO-17"),
}
"""The message and ruling for a card on a pad where it means nothing."""


def _between(state: State) -> bool:
    """Return True if nobody is to act, because a round is over."""
    return state.phase == "round_over"


def _receiver(state: State) -> int:
    """Return the player who received the card that was handed over last."""
    last = state.history[-1]
    if isinstance(last, Pass):
        return last.receiver
    return state.turn if isinstance(last, Give) else state.owner


def _shown(state: State, player: int, card: int) -> Interpretation[Move]:
    """Take back a card that does not belay after it lay face up for all to see (CO-6)."""
    known = Shown(player, card) in state.history
    refused = infraction("belay_too_high", state)
    exposed = () if known else (Exposed(player, card),)
    told = mistake(refused.message, state.seats[player], refused.rule)
    return Interpretation(exposed, notice=told)


# -- the menu -----------------------------------------------------------------------------

LOOK_S = 2.0
"""The least time that all hands stay on screen when a round is over."""


GIVEN = "given"
"""The word for what is half done while a card of unknown origin lies on the pad of a player who
asks; the card's number follows."""


def menu(state: State, meant: Said) -> Menu | None:
    """Return the present menu, or None. *meant* is what is half done."""
    match state.phase:
        case "turn" if meant.word == GIVEN:
            return _given(state, meant.numbers[0])
        case "dealing":
            return dealing("captains-orders", state, lacking(state, None), Deal, Dealt(), Redeal())
        case "turn" | "order" | "give" | "discard":
            seat = state.seats[state.active]
            return Menu(seat, Message(SEAT, {"seat": seat}), tuple(_turn(state)))
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


def _turn(state: State) -> Iterator[Choice]:
    player, others = state.active, opponents(state, state.active)
    asked = tuple(Choice(SEAT, Ask(player, other), about(state, other)) for other in others)
    if state.phase == "turn":
        yield Choice("table-menu-tap-a-card")
        yield goes_to(ORDER, "captains-orders-menu-order")
        whom = Message("captains-orders-menu-ask-whom")
        yield Choice("captains-orders-menu-ask", then=asked, title=whom)
    elif state.phase == "order":
        yield Choice("captains-orders-menu-tap-to-follow")
        yield goes_to(BELAY, "captains-orders-menu-belay")
    else:
        yield Choice("table-menu-tap-a-card")
        if state.phase == "discard":
            yield goes_to(DISCARDS, "table-menu-discard", home=True)
    if state.phase in ("turn", "order"):
        accusations = tuple(_accusation(state, player, other) for other in others)
        who = Message("captains-orders-menu-who-is-captain")
        yield Choice("captains-orders-menu-discover", then=accusations, title=who)
    yield without_reading(_without_reading(state))
    if state.phase == "turn" and not state.history:
        yield dealt_again(Redeal())


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
