"""The cursor in Bluff Pirate: what is done without a card, and cards that the table cannot read.

Made of public facts alone: what a hand would allow is never looked at. The first line takes
nothing, so that a button pressed out of boredom does no harm; but A closes a set that is complete,
which the Undo card takes back.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.moves import (
    BoardShip,
    Deal,
    Discard,
    Draw,
    Drawn,
    EndSet,
    Keep,
    Lay,
    Named,
    Opened,
    Pick,
    Redeal,
    Reshuffle,
    Reveal,
    Revote,
    Steer,
    Stolen,
    Target,
)
from controller.games.bluff_pirate.options import HAND, LARGEST_SET
from controller.games.bluff_pirate.pieces import COLOURS, PIRATE
from controller.games.bluff_pirate.placing import is_complete, size
from controller.games.bluff_pirate.state import State, hidden, targets, unread_in, voters
from controller.menu import Choice, Menu

UP, DOWN, DISCARD, BOARD = "up", "down", "discard", "board"
"""At a table without spots: what the next card on the own pad is meant as."""

LOOK_AGAIN = "look again"
"""The answer about a token is taken back."""

TREASURE, EMPTY_CHEST = "treasure", "empty"
"""What the finder of an island has answered."""

_AWAITED: Mapping[str, str] = {
    UP: "Tap a card that you lay face up",
    DOWN: "Tap a card that you lay face down",
    DISCARD: "Tap the card that you discard",
    BOARD: "Tap the pirate that boards",
}


def menu(
    state: State, spots: int, meant: str = "", found: str = "", gone: Sequence[str] = ()
) -> Menu | None:
    """What is to be chosen now, at a table with so many spots, when the next card on the own pad is
    *meant* as something, a token has been *found* to be something, and some players have *gone*;
    None where nothing is."""
    match state.phase:
        case "dealing":
            return Menu("", "Five cards for everybody", tuple(_dealing(state)))
        case "reshuffling":
            # Pressed too early, it does no harm: the pile is what they make up in the end.
            done = Choice("They lie face down as the pile", Reshuffle())
            return Menu("", "Shuffle all discards", (done,))
        case "reading":
            return Menu("", "A card was not read", tuple(_naming(state)))
        case "voting":
            # The placer alone has a cursor: the buttons of all others are votes.
            lines = (Choice("All others vote"), *_again())
            return Menu(state.seats[state.turn], _name(state, state.turn), lines)
        case "island":
            return _island(state, found, gone) if found else None
        case "over":
            return None
    lines = tuple(_LINES[state.phase](state, spots, meant))
    return Menu(state.seats[state.active], _name(state, state.active), lines)


def _dealing(state: State) -> Iterator[Choice]:
    yield Choice("Tap each card on its pad")
    lacking = [p for p, hand in enumerate(state.hands) if hand.bit_count() < HAND]
    unread = tuple(Choice(_name(state, p), Deal(p, None)) for p in lacking)
    yield Choice("A card cannot be read", then=(Choice("Whose card is it?"), *unread))
    yield _deal_again()


def _turn(state: State, spots: int, meant: str) -> Iterator[Choice]:
    player = state.active
    yield Choice(_AWAITED[BOARD] if meant == BOARD else "Tap a card from the pile")
    yield Choice("Draw two cards", Draw(player))
    if targets(state, player) and not spots:
        yield Choice("Board a ship with a pirate", BOARD)
    unread = [Choice("What is done with it?"), Choice("It is drawn", Drawn(player, None))]
    if targets(state, player):
        unread.append(Choice("It boards a ship", BoardShip(player, _unread(state, player))))
    yield Choice("A card cannot be read", then=tuple(unread))
    if state.turns == 1:
        yield _deal_again()


def _drawing(state: State, spots: int, meant: str) -> Iterator[Choice]:
    yield Choice("Tap a card from the pile")
    yield _sure("A card cannot be read", "It is drawn", Drawn(state.turn, None))


def _act(state: State, spots: int, meant: str) -> Iterator[Choice]:
    """A set, a discard, or neither; whether there may be a discard shows by the count of cards."""
    player, options = state.active, state.options
    count = state.hands[player].bit_count()
    few = count <= options.keep_up_to
    yield Choice(_AWAITED.get(meant, "Tap a card" if spots else "Choose, then tap a card"))
    if not spots:
        yield Choice("Lay a card face up", UP)
        yield Choice("Lay a card face down", DOWN)
        yield Choice("Discard a card", DISCARD)
    if few or options.discard_without == "having":
        yield Choice("End the turn", Keep(player))
    card = _unread(state, player)
    yield Choice(
        "A card cannot be read",
        then=(
            *_laid_unread(player, card),
            Choice("It is discarded", Discard(player, card)),
        ),
    )


def _set(state: State, spots: int, meant: str) -> Iterator[Choice]:
    player = state.active
    closing = [Choice("The set is complete", EndSet(player))]
    if is_complete(state):
        yield from closing
        closing = []
    if size(state) < LARGEST_SET:
        yield Choice(_AWAITED.get(meant, "Tap the next card" if spots else "Choose, then tap"))
        if not spots:
            yield Choice("Lay a card face up", UP)
            yield Choice("Lay a card face down", DOWN)
        unread = tuple(_laid_unread(player, _unread(state, player)))
        yield Choice("A card cannot be read", then=unread)
    yield from closing


def _laid_unread(player: int, card: int | None) -> Iterator[Choice]:
    yield Choice("What is done with it?")
    yield Choice("It lies face up", Lay(player, card, up=True))
    yield Choice("It lies face down", Lay(player, card, up=False))


def _picking(state: State, spots: int, meant: str) -> Iterator[Choice]:
    yield Choice("Whose vote counts?")
    count = len(state.seats)
    for step in range(1, count):
        voter = (state.turn + step) % count
        if voters(state) >> voter & 1:
            yield Choice(_name(state, voter), Pick(state.turn, voter))
    yield from _again()


def _again() -> Iterator[Choice]:
    yield _sure("A vote was shown too early", "All vote again", Revote())


def _revealing(state: State, spots: int, meant: str) -> Iterator[Choice]:
    yield Choice("Turn and tap each hidden card")
    unread = max(unread_in(hidden(state)), default=None)
    yield _sure("A card cannot be read", "It is turned", Reveal(state.active, unread))


def _fork(state: State, spots: int, meant: str) -> Iterator[Choice]:
    yield Choice("Which path?")
    paths = state.options.board.paths
    for course in board_of(state.options.board).exits[state.ships[state.active]]:
        towards = paths[course].end.replace("-", " ").capitalize()
        yield Choice(f"Towards {towards}", Steer(state.active, course))


def _boarding(state: State, spots: int, meant: str) -> Iterator[Choice]:
    yield Choice("Whose ship is boarded?")
    for other in targets(state, state.active):
        yield Choice(_name(state, other), Target(state.active, other))


def _stealing(state: State, spots: int, meant: str) -> Iterator[Choice]:
    yield Choice("Tap each stolen card on your pad")
    yield _sure("A card cannot be read", "It is stolen", Stolen(state.turn, None))


_LINES: Mapping[str, Callable[[State, int, str], Iterator[Choice]]] = {
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


def _island(state: State, found: str, gone: Sequence[str]) -> Menu:
    """The answer is asked for once more, as nothing takes it back; anybody gives it for a finder
    who has gone."""
    finder = state.seats[state.active]
    treasure = found == TREASURE
    yes = "Yes, the treasure" if treasure else "Yes, an empty chest"
    lines = (Choice("No: look again", LOOK_AGAIN), Choice(yes, Opened(treasure)))
    title = "The treasure?" if treasure else "An empty chest?"
    return Menu("" if finder in gone else finder, f"{finder.capitalize()}: {title}", lines)


def _naming(state: State) -> Iterator[Choice]:
    """Of which kind the card is that lies face up for all to see."""
    pending = state.pending
    assert pending is not None, "a card that was played waits"
    assert pending.card is not None, "a card that waits has a number"
    yield Choice("Tap it once more, or name it")
    for number, colour in enumerate(COLOURS):
        name, accessory, pirate = colour.capitalize(), 2 * number, 2 * number + 1
        lines = (
            Choice("Which one is it?"),
            Choice(f"{name} accessory", Named(pending.card, accessory)),
            Choice(f"{name} {PIRATE}", Named(pending.card, pirate)),
        )
        yield Choice(name, then=lines)


def _unread(state: State, player: int) -> int | None:
    """Which card of the hand it is that nothing reads: one that never was read, or any where there
    is none. The lines are the same whatever the hand is."""
    return max(unread_in(state.hands[player]), default=None)


def _sure(text: str, yes: str, means: object) -> Choice:
    """A line that asks once more before it is taken."""
    return Choice(text, then=(Choice("Is it so?"), Choice(yes, means)))


def _deal_again() -> Choice:
    return _sure("Deal again", "Yes, collect all cards", Redeal())


def _name(state: State, player: int) -> str:
    return state.seats[player].capitalize()
