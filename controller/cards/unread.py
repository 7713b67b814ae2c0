"""Cards that were not read, for games that leave them to the kit: they are dealt, laid and shown
like any other, and the referee reads them when they lie face up.

    ROWS = laying(
        (
            *dealing_rows(ZONES, HAND, refused),
            Row("turn", Play, check_play, play, each(card=fitting), active, to=Spot(1, "play")),
        ),
        ZONES, refused,
    )

The player who is to act may always lay an unread card, on a spot or on a pad. It waits in the phase
"reading", as the state's `pending` move, until it is read or somebody names it; if it may not lie
there, it goes back to the hand, and everybody has seen it. So no check and no effect of the game is
ever given an unread card.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, Any, ClassVar, cast, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from controller.cards.dealing import about, dealing, dealt_at_once, hand_has_room, lacking_of
from controller.cards.deck import CardOptions, Deck
from controller.cards.places import Pad
from controller.cards.zones import StateT, Zone, Zones, with_entry
from controller.errors import IllegalMove
from controller.match.menu import Choice, Menu, surely
from controller.rules.fields import PLAYER, CardDomain, SetOf, card_fields
from controller.rules.notation import Line
from controller.rules.offers import Each, Lister, Mover, each, referee
from controller.rules.refusals import Infractions
from controller.rules.rows import Check, Effect, Legality, Row, Rules
from controller.rules.sets import members, only
from controller.views import SEAT, Message

# -- the moves and the state of such a game --------------------------------------------------

READ = CardDomain(
    "card", "not_a_card", lambda state: range(state.deck.count), lambda state: state.deck.names
)
ANY = CardDomain(
    "card",
    "not_a_card",
    lambda state: range(state.deck.count + len(state.unread)),
    lambda state: state.deck.names,
)
UNREAD = CardDomain(
    "card",
    "not_unread",
    lambda state: range(state.deck.count, state.deck.count + len(state.unread)),
    lambda state: state.deck.names,
    of_read=False,
)

Player = Annotated[int, PLAYER]
ReadCard = Annotated[int, READ]
Card = Annotated[int, ANY]
"""A card that was read or not."""
CardSet = Annotated[int, SetOf(ANY)]


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """A card came into a hand from the deck; None if it could not be read."""

    receiver: Player
    card: ReadCard | None


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    """Everybody has a whole hand, whose cards are read when they are played."""


class Seen(Struct, frozen=True, gc=False, tag="seen"):
    """A card that had not been read has been, or somebody who saw it has named it."""

    unread: Annotated[int, UNREAD]
    card: ReadCard


class Redeal(Struct, frozen=True, gc=False, tag="redeal"):
    """All cards are collected and dealt again: the deal was wrong, and nobody has acted yet."""


KitMove = Deal | Dealt | Seen


class CardState(Struct, frozen=True, gc=False):
    """What the state of a card game has. A game adds its own fields; its class says which *deck* it
    is played with, and which its phases are."""

    deck: ClassVar[Deck]

    options: CardOptions
    seats: tuple[str, ...]
    hands: Annotated[tuple[CardSet, ...], Zone("hand", shown_in=("over",)), Line("hand", by="seat")]
    active: Player = 0
    """Who is to act: whose menu is shown, and whose unread cards may be laid. Where somebody else
    answers, that player is active, and another field says whose turn it is."""
    unread: Annotated[tuple[Annotated[int, SetOf(READ)], ...], Line("unread", by="unread")] = ()
    """What each unread card may be."""
    conflicts: Annotated[tuple[Seen, ...], Line("conflict")] = ()


READING = "reading"
"""The phase in which a card that was laid waits to be read."""

Waiting = Mapping[Any, tuple[Check, Effect]]
"""The kinds of move that wait for their card to be read, with what is asked of each and what it
does."""


def shown(
    zones: Zones[StateT],
    state: StateT,
    cards: int,
    move: Any,
    effect: Callable[[StateT, Any], StateT],
) -> StateT:
    """Show everyone the card of *move*, one of *cards*, which lie in one place, and do what
    *effect* says. An unread one waits to be read, as the `pending` move; it stays where it is."""
    state, card = zones.taken(state, cards, move.card)
    if card != move.card:
        move = replace(move, card=card)
    if zones.is_known(state, card):
        return effect(state, move)
    waits: Any = state
    return cast("StateT", replace(waits, phase=READING, pending=move))


def lies_unread(zones: Zones[Any], infraction: Infractions) -> Check:
    """Return the check of a reading: only a card that lies somewhere unread is read; any other is
    refused as `not_unread`."""

    def check(state: Any, move: Any) -> None:
        if not zones.is_unread(state, move.unread):
            raise infraction("not_unread", state)

    return check


def readings_of(zones: Zones[Any]) -> Lister:
    """Return the lister of what the card that waits to be read may be."""

    def readings(state: Any, mover: Mover) -> list[Any]:
        unread = state.pending.card
        return [Seen(unread, card) for card in members(zones.could_be(state, unread))]

    return readings


def resumes(
    zones: Zones[Any],
    waiting: Waiting,
    phase_of: Callable[[Any, Any], str],
    taken_back: Effect = lambda state, move: state,
) -> Callable[[Any], Any]:
    """Return the function that does what waited for a card, once that is known, in the phase that
    *phase_of* returns for it. If it may not be done, the card is in the hand again, everybody has
    seen it, and *taken_back* says what else that means.

    So a reading is never refused for what it shows: `problems` reports what is impossible.
    """

    def resumed(state: Any) -> Any:
        pending = state.pending
        if pending is None or not zones.is_known(state, pending.card):
            return state
        state = replace(state, phase=phase_of(state, pending), pending=None)
        check, effect = waiting[type(pending)]
        try:
            check(state, pending)
        except IllegalMove:
            return taken_back(state, pending)
        return effect(state, pending)

    return resumed


def _turn(state: Any) -> Any:
    return replace(state, phase="turn")


def dealing_rows(
    zones: Zones[Any],
    size: int,
    infraction: Infractions,
    begins: Callable[[Any], Any] = _turn,
) -> tuple[Row, Row]:
    """Return the rows of the deal: a card comes into the hand of its *receiver* (None if it could
    not be read), until all hands have that *size*, or somebody says that they do. The state goes on
    as *begins* says. Refused as `hand_full`, `not_from_deck` and `read_each`."""

    def dealt(state: Any) -> Any:
        whole = all(hand.bit_count() == size for hand in state.hands)
        return begins(state) if whole else state

    def complete(state: Any, move: Any) -> Any:
        return begins(zones.filled(state, size, zones.deck.whole & ~zones.located(state)))

    has_room, at_once = hand_has_room(size, infraction), dealt_at_once(infraction)
    return (
        _from_deck("dealing", zones, infraction, lacking_of(size), has_room, dealt),
        Row("dealing", Dealt, at_once, complete, sound="tick"),
    )


def drawing_row(
    phase: str, zones: Zones[Any], infraction: Infractions, then: Callable[[Any], Any]
) -> Row:
    """Return the row by which the player who is to act draws a card from the deck, in that *phase*;
    the state goes on as *then* says. Refused as `not_your_turn` and `not_from_deck`."""

    def check(state: Any, move: Any) -> None:
        if move.receiver != state.active:
            raise infraction("not_your_turn", state)

    return _from_deck(
        phase, zones, infraction, lambda state, mover: only(state.active), check, then
    )


def _from_deck(
    phase: str,
    zones: Zones[Any],
    infraction: Infractions,
    receivers: Callable[[Any, Any], int],
    may_receive: Check,
    then: Callable[[Any], Any],
) -> Row:
    """Return the row by which a card from the deck comes to one of the *receivers*."""

    def check(state: Any, move: Any) -> None:
        may_receive(state, move)
        if move.card is not None and zones.located(state) >> move.card & 1:
            raise infraction("not_from_deck", state)

    def effect(state: Any, move: Any) -> Any:
        return then(came_to(zones, state, move.receiver, move.card))

    def next_cards(state: Any, mover: Mover) -> int:
        return zones.next_of_rest(state)

    return Row(phase, Deal, check, effect, each(receiver=receivers, card=next_cards), referee,
        to=Pad("receiver"), secret=True, sound="tick")  # fmt: skip


def came_to(zones: Zones[Any], state: Any, player: int, card: int | None) -> Any:
    """Return the state with a card from the deck in the player's hand; None: it was not read."""
    if card is None:
        state, card = zones.came_unread(state, zones.deck.whole & ~zones.located(state))
    hand = state.hands[player] | only(card)
    return replace(state, hands=with_entry(state.hands, player, hand))


def gone_from(zones: Zones[Any], state: Any, player: int, card: int | None) -> tuple[Any, int]:
    """Return the state with a card out of the player's hand, and which it was: one that was not
    read may be another than it was counted as. None: one that nobody has seen."""
    state, left = zones.taken(state, state.hands[player], card)
    hand = state.hands[player] & ~only(left)
    return replace(state, hands=with_entry(state.hands, player, hand)), left


def laying(rows: Sequence[Row], zones: Zones[Any], infraction: Infractions) -> tuple[Row, ...]:
    """Return the *rows* with unread cards laid like others, and those by which an unread card turns
    out to be another. Refused as `not_your_turn`, `not_in_hand` and `not_unread`. Raises
    `TypeError` for a row of which it cannot be known how a card that has waited is laid."""
    rows = [_from_hand(row, zones, infraction) if _lays(row) else row for row in rows]
    laid = {row.move: row for row in rows if _lays(row)}
    for row in filter(_lays, rows):
        _check_laying(row, laid[row.move])
    check_seen = lies_unread(zones, infraction)
    resumed = resumes(
        zones,
        {move: (row.check, row.effect) for move, row in laid.items()},
        lambda state, pending: str(laid[type(pending)].phases),
    )

    def read(state: Any, move: Any) -> Any:
        return resumed(zones.observed(state, move))

    phases = dict.fromkeys(phase for row in rows for phase in _phases(row))
    return (
        *(_laid(row, zones, infraction) if row.move in laid else row for row in rows),
        Row(READING, Seen, check_seen, read, readings_of(zones), referee),
        Row(tuple(phases), Seen, check_seen, zones.observed, secret=True),
    )


def _phases(row: Row) -> tuple[str, ...]:
    return (row.phases,) if isinstance(row.phases, str) else row.phases


def _moves_a_card(row: Row) -> bool:
    """Return True for a row in which a player moves one card of their own."""
    return card_fields(row.move) == ("card",) and "player" in row.move.__struct_fields__


def _lays(row: Row) -> bool:
    """Return True for a row that lays a card face up: everybody sees which it is. One that may be
    None is laid or given face down, and `Zones.taken` knows what an unread one is."""
    if not row.places or not _moves_a_card(row):
        return False
    return type(None) not in get_args(get_type_hints(row.move)["card"])


def _check_laying(row: Row, other: Row) -> None:
    name = row.move.__name__
    if other is not row or len(_phases(row)) > 1:
        raise TypeError(
            f"{name} lays a card in more than one row or phase, so the kit cannot know where one "
            "that was not read goes on: give each phase a move of its own."
        )
    if not isinstance(row.lists, Each) or "card" not in row.lists.fields:
        raise TypeError(
            f"{name} lays a card, and its row must say which by each(card=...): the kit adds those "
            "that were not read."
        )


def _from_hand(row: Row, zones: Zones[Any], infraction: Infractions) -> Row:
    """Return the row for cards that may be in the player's hand."""

    def check(state: Any, move: Any) -> Legality | None:
        if not zones.may_lie(state, state.hands[move.player], move.card):
            raise infraction("not_in_hand", state)
        return row.check(state, move)

    return replace(row, check=check)


def _laid(row: Row, zones: Zones[Any], infraction: Infractions) -> Row:
    whole, when, lists = zones.deck.whole, row.when, row.lists
    assert isinstance(lists, Each), "`_check_laying` has seen to it"
    fitting = lists.fields["card"]

    def unread(state: Any, player: int) -> int:
        hand: int = state.hands[player]
        return hand & ~whole

    def check(state: Any, move: Any) -> Legality | None:
        if zones.deck.is_read(move.card):
            return row.check(state, move)
        if move.player != state.active:
            raise infraction("not_your_turn", state)
        if not state.hands[move.player] >> move.card & 1:
            raise infraction("not_in_hand", state)
        return None

    def effect(state: Any, move: Any) -> Any:
        if zones.deck.is_read(move.card):
            return row.effect(state, move)
        return replace(state, phase=READING, pending=move)

    def may_lay(state: Any) -> bool:
        return when is None or when(state) or bool(unread(state, state.active))

    cards = {**lists.fields, "card": lambda s, player: fitting(s, player) | unread(s, player)}
    return replace(row, check=check, effect=effect, lists=Each(cards), when=when and may_lay)


# -- the menu ------------------------------------------------------------------------------


def unreadable(slug: str, rows: Sequence[Row], state: Any, deck: Deck) -> Iterator[Choice]:
    """Yield lines for what may be done now with a card that has a dead tag: of one that is laid
    face up everybody sees which it is; one that goes face down may be any. They depend on nothing
    that a hand holds."""
    player = state.active

    def line(row: Row, id: str, to: Mapping[str, int], args: Mapping[str, str]) -> Choice:
        def moved(card: int | None) -> Any:
            return row.move(player=player, card=card, **to)

        if _lays(row):
            return Choice(id, args=args, then=_named(slug, deck.names, moved), care=True)
        return Choice(id, moved(deck.any_unread(state.hands[player])), args)

    for row in filter(_moves_a_card, rows):
        at = next((place.of for place in row.places if isinstance(place, Pad)), "player")
        if at == "player" or at not in row.move.__struct_fields__:
            yield line(row, f"{slug}-menu-{row.move.__struct_config__.tag}", {}, {})
        else:
            for other in range(len(state.seats)):
                if other != player:
                    yield line(row, SEAT, {at: other}, about(state, other))


def kit_menu(slug: str, rules: Rules[Any, Any], state: Any) -> Menu | None:
    """Return the menu while cards are dealt, or while one that was laid waits to be read."""
    if state.phase == READING:
        names = rules.zones.deck.names
        lines = _named(slug, names, lambda card: Seen(state.pending.card, card))
        first = Choice("table-menu-tap-or-name")
        return Menu("", Message("table-menu-which-card"), (first, *lines))
    deal = rules.rows["dealing", Deal].lists
    assert isinstance(deal, Each), "the deal is listed for each player who lacks cards"
    return dealing(slug, state, deal.fields["receiver"](state, None), Deal, Dealt())


def _named(slug: str, names: Sequence[str], means: Callable[[int], Any]) -> tuple[Choice, ...]:
    """Return a line for each card, by the first word of its name and then by the rest."""
    groups: dict[str, list[int]] = {}
    for card, name in enumerate(names):
        groups.setdefault(name.partition("-")[0], []).append(card)

    def line(card: int) -> Choice:
        said = {"card": names[card]}
        return surely(f"{slug}-card", means(card), "table-menu-yes-this-card", said)

    return tuple(
        line(cards[0]) if len(cards) == 1
        else Choice(f"{slug}-card", args={"card": group}, then=tuple(map(line, cards)))
        for group, cards in groups.items()
    )  # fmt: skip
