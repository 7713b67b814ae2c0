"""The cursor in Bluff Pirate: what is done without a card, and cards that the table cannot read.

Depends on public facts alone, never on what a hand would allow. A closes a complete set, which the
Undo card reverts.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from controller.cards.dealing import (
    about,
    dealing,
    dealt_again,
    goes_to,
    tap_or_choose,
    unseen,
    without_reading,
)
from controller.games.bluff_pirate import pieces
from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.pieces import PIRATE
from controller.games.bluff_pirate.placing import is_complete, may_begin, may_go_on, set_colour
from controller.games.bluff_pirate.state import State, hidden, pile_count, targets, voters
from controller.games.bluff_pirate.turns import lacking, loot, may_discard
from controller.match.menu import Choice, Menu, Undone, surely
from controller.rules.sets import members
from controller.views import SEAT, UNREADABLE, Message

HAS_DRAWN = "bluff-pirate-menu-has-drawn"

TURNED_ALL = "bluff-pirate-menu-turned-all"
"""All hidden cards are turned over, and none need be tapped again: they were read when laid."""


def menu(state: State, gone: Sequence[str] = (), sees: bool = False) -> Menu | None:
    """Return what is to be chosen now, or None. *gone* are the players who have left; a table that
    *sees* what lies on it asks nobody what is under a token."""
    seat = state.seats[state.active]
    match state.phase:
        case "dealing":
            return dealing(
                "bluff-pirate",
                state,
                lacking(state, None),
                pieces.Deal,
                pieces.Dealt(),
                pieces.Redeal(),
            )
        case "reshuffling":
            # Pressed too early, it does no harm: the pile is what they form in the end.
            done = Choice("bluff-pirate-menu-pile-made", pieces.Reshuffle())
            return Menu("", Message("bluff-pirate-menu-shuffle"), (done,))
        case "reading":
            return Menu("", Message("bluff-pirate-menu-unread"), tuple(_naming(state)))
        case "voting":
            # Only the placer has a cursor: everyone else's buttons are votes.
            lines = (Choice("bluff-pirate-menu-others-vote"), _again())
            return Menu(state.seats[state.turn], Message(SEAT, about(state, state.turn)), lines)
        case "island":
            return None if sees else _island(state, "" if seat in gone else seat)
        case "over":
            return None
    return Menu(seat, Message(SEAT, {"seat": seat}), tuple(_LINES[state.phase](state)))


def fitting(state: State) -> tuple[str, ...] | None:
    """Return the faces of the cards that may board, or be laid face up next; None for any."""
    if state.phase == "turn":
        return tuple(f"{colour}-{PIRATE}" for colour in pieces.COLOURS)
    if state.phase == "set" and state.up:
        colour = pieces.COLOURS[set_colour(state)]
        return colour, f"{colour}-{PIRATE}"
    return None


def _turn(state: State) -> Iterator[Choice]:
    player = state.active
    both = (
        pieces.Draw(player),
        *(pieces.Drawn(player, None),) * min(pieces.DRAW, pile_count(state)),
    )
    yield unseen(
        state, Choice(HAS_DRAWN, both, {"count": pieces.DRAW}), "bluff-pirate-menu-tap-pile"
    )
    yield Choice("bluff-pirate-menu-draw", pieces.Draw(player))
    unread = [Choice("bluff-pirate-menu-drawn", pieces.Drawn(player, None))]
    if targets(state, player):
        yield goes_to(pieces.BOARDS, "bluff-pirate-menu-board")
        unread.append(
            Choice(
                "bluff-pirate-menu-boards",
                pieces.BoardShip(player, pieces.DECK.any_unread(state.hands[player])),
            )
        )
    yield without_reading(unread)
    if state.turns == 1:
        yield dealt_again(pieces.Redeal())


def _drawing(state: State) -> Iterator[Choice]:
    rest = (pieces.Drawn(state.turn, None),) * min(state.to_draw, pile_count(state))
    drawn = Choice(HAS_DRAWN, rest, {"count": state.to_draw})
    yield unseen(state, drawn, "bluff-pirate-menu-tap-pile")
    yield surely(UNREADABLE, pieces.Drawn(state.turn, None), "bluff-pirate-menu-drawn")


def _act(state: State) -> Iterator[Choice]:
    """Yield a set, a discard, or neither; the number of cards alone decides whether a discard is
    offered."""
    player, options = state.active, state.options
    count = state.hands[player].bit_count()
    few = count <= options.keep_up_to
    if may_begin(state) or may_discard(state, player):
        yield tap_or_choose("table-menu-tap-or-choose")
    else:
        yield Choice("bluff-pirate-menu-too-few")
    if may_begin(state):
        yield goes_to(pieces.LAID_UP, "bluff-pirate-menu-lay-up")
        yield goes_to(pieces.LAID_DOWN, "bluff-pirate-menu-lay-down")
    if may_discard(state, player):
        yield goes_to(pieces.DISCARDED, "table-menu-discard")
    if few or options.discard_without == "having":
        yield Choice("table-menu-end-turn", pieces.Keep(player))
    card = pieces.DECK.any_unread(state.hands[player])
    discarded = Choice("table-menu-is-discarded", pieces.Discard(player, card))
    laid = _laid_unread(player, card) if may_begin(state) else ()
    unread = (*laid, *(discarded,) * may_discard(state, player))
    if unread:
        yield without_reading(unread)


def _set(state: State) -> Iterator[Choice]:
    player = state.active
    if may_go_on(state):
        yield tap_or_choose("bluff-pirate-menu-tap-next")
        yield without_reading(_laid_unread(player, pieces.DECK.any_unread(state.hands[player])))
        if state.up.bit_count() < pieces.MOST_FACE_UP:
            yield goes_to(pieces.LAID_UP, "bluff-pirate-menu-lay-up")
    if state.up:
        yield Choice("bluff-pirate-menu-take-set-back", pieces.Unlay())
    else:
        yield Choice("table-menu-take-last-back", Undone())
    if is_complete(state):
        yield Choice("bluff-pirate-menu-close-set", pieces.EndSet(player), home=True)


def _laid_unread(player: int, card: int | None) -> tuple[Choice, ...]:
    return (
        Choice("bluff-pirate-menu-lies-up", pieces.Lay(player, card, up=True)),
        Choice("bluff-pirate-menu-lies-down", pieces.Lay(player, card, up=False)),
    )


def _picking(state: State) -> Iterator[Choice]:
    yield Choice("bluff-pirate-menu-pick")
    count = len(state.seats)
    for step in range(1, count):
        voter = (state.turn + step) % count
        if voters(state) >> voter & 1:
            yield Choice(SEAT, pieces.Pick(state.turn, voter), about(state, voter))
    yield _again()


def _again() -> Choice:
    again = "bluff-pirate-menu-vote-again"
    return replace(surely("bluff-pirate-menu-vote-shown", pieces.Revote(), again), mends=True)


def _revealing(state: State) -> Iterator[Choice]:
    unread = pieces.DECK.any_unread(hidden(state))
    read = [
        pieces.Reveal(state.active, card) for card in members(hidden(state) & pieces.WHOLE_DECK)
    ]
    last = () if unread is None else (pieces.Reveal(state.active, unread),)
    yield unseen(state, Choice(TURNED_ALL, (*read, *last)), "bluff-pirate-menu-tap-hidden")
    yield surely(UNREADABLE, pieces.Reveal(state.active, unread), "bluff-pirate-menu-turned")


def _fork(state: State) -> Iterator[Choice]:
    yield Choice("bluff-pirate-menu-fork")
    paths = state.options.board.paths
    for course in board_of(state.options.board).exits[state.ships[state.active]]:
        end, islands = paths[course].end, state.options.board.islands
        towards = {"place": end}
        if end in islands:
            towards["at"] = pieces.ISLAND_PILES[islands.index(end)]
        yield Choice("bluff-pirate-menu-towards", pieces.Steer(state.active, course), towards)


def _boarding(state: State) -> Iterator[Choice]:
    yield Choice("bluff-pirate-menu-target")
    for other in targets(state, state.active):
        yield Choice(SEAT, pieces.Target(state.active, other), about(state, other))


def _stealing(state: State) -> Iterator[Choice]:
    count = min(pieces.LOOT - len(state.stolen), loot(state, None).bit_count())
    rest = (pieces.Stolen(state.turn, None),) * count
    stolen = Choice("bluff-pirate-menu-has-stolen", rest, {"count": count})
    yield unseen(state, stolen, "bluff-pirate-menu-tap-stolen")
    yield surely(UNREADABLE, pieces.Stolen(state.turn, None), "bluff-pirate-menu-stolen")


_LINES: Mapping[str, Callable[[State], Iterator[Choice]]] = {
    "turn": _turn,
    "drawing": _drawing,
    "act": _act,
    "set": _set,
    "picking": _picking,
    "revealing": _revealing,
    "fork": _fork,
    "boarding": _boarding,
    "stealing": _stealing,
}


def _island(state: State, seat: str) -> Menu:
    """Return the menu that asks what lies under a token, which cannot be undone: no single press of
    a button answers, and the treasure, which ends the match, is the last line. Anyone may answer
    for a finder who has left."""
    lines = (
        Choice("bluff-pirate-menu-token"),
        Choice("bluff-pirate-menu-empty-chest", pieces.Opened(False)),
        Choice("bluff-pirate-menu-treasure", pieces.Opened(True)),
    )
    return Menu(seat, Message(SEAT, about(state, state.active)), lines)


def _naming(state: State) -> Iterator[Choice]:
    """Yield lines that name the kind of the card that lies face up for all to see."""
    pending = state.pending
    assert pending is not None, "a card that was played waits"
    assert pending.card is not None, "a card that waits has a number"
    yield Choice("bluff-pirate-menu-tap-or-name")
    for number, colour in enumerate(pieces.COLOURS):
        kinds = ((2 * number, colour), (2 * number + 1, f"{colour}-{PIRATE}"))
        lines = tuple(
            Choice("bluff-pirate-menu-card", pieces.Named(pending.card, kind), {"card": name})
            for kind, name in kinds
        )
        yield Choice(
            "bluff-pirate-menu-colour",
            args={"colour": colour},
            then=lines,
            title=Message("bluff-pirate-menu-which"),
            care=True,
        )
