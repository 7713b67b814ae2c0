"""What everyone is told of Bluff Pirate, public facts alone: the lessons of a first match, what is
staged, and the lines of the log."""

from collections.abc import Mapping

from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.pieces import (
    KINDS,
    LOOT,
    PENALTY,
    BoardShip,
    Discard,
    EndSet,
    Move,
    Opened,
    Placed,
    Reveal,
    Steer,
    Target,
    Vote,
)
from controller.games.bluff_pirate.state import State
from controller.games.bluff_pirate.viewing import happened
from controller.match.teaching import Lesson
from controller.views import Arg, Climax, Logged, Message

# -- the lessons of a first match -----------------------------------------------------------

LESSONS = (
    Lesson("draw", ("bluff-pirate-draw-two", "bluff-pirate-draw", "bluff-pirate-turn")),
    Lesson("set", ("bluff-pirate-act", "bluff-pirate-few", "bluff-pirate-set")),
    Lesson("close", ("bluff-pirate-closing",)),
    Lesson("vote", ("bluff-pirate-vote",), who="others"),
    Lesson("pick", ("bluff-pirate-pick",)),
    Lesson("reveal", ("bluff-pirate-reveal-bluff", "bluff-pirate-reveal-no-bluff")),
    Lesson("board", ("bluff-pirate-turn",)),
    Lesson("island", ("bluff-pirate-island",)),
)
"""The prompt of a turn in which nobody can be boarded is another one."""

CAPTIONS: Mapping[type, int] = {EndSet: 1, Discard: 2, Vote: 3, Reveal: 4, BoardShip: 6}
"""Which of the six rules an act goes by."""

# -- climaxes ------------------------------------------------------------------------------


def climax(before: State, move: Move, after: State) -> Climax | None:
    """Return the climax of a move: a verdict on a set, a ship that sails on or is boarded, an
    island."""
    placed = [event for event in after.history[len(before.history) :] if isinstance(event, Placed)]
    match move:
        case _ if placed:
            return _verdict(before, placed[-1], after)
        case Steer(player):
            return _sails_on(before, player, after)
        case Target(player, target):
            return _boarding(before, player, target)
        case Opened(treasure):
            return _island(before, treasure)
    return None


def _verdict(before: State, placed: Placed, after: State) -> Climax:
    """Return the climax of a vote: the one that counts, the hidden cards, and the ship that
    sails."""
    seats = after.seats
    player, voter = seats[placed.player], seats[placed.voter]
    caught = placed.doubted and placed.bluff
    ship = placed.voter if caught else placed.player
    course = _course(before, after.ships[ship], ship)
    args: dict[str, Arg] = {"seat": player, "voter": voter}
    pushed = placed.doubted and not placed.bluff
    costs = Message(
        "bluff-pirate-stage-sails-and-back" if pushed else "bluff-pirate-stage-sails",
        {"seat": seats[ship], "voter": voter, "count": len(course) - 1, "back": PENALTY}
        if pushed
        else {"seat": seats[ship], "count": len(course) - 1},
    )
    return Climax(
        what=Message(
            "bluff-pirate-stage-doubted" if placed.doubted else "bluff-pirate-stage-trusted", args
        ),
        found=Message(
            "bluff-pirate-stage-bluff" if placed.bluff else "bluff-pirate-stage-honest",
            {"seat": player},
        ),
        cost=costs,
        good=placed.doubted == placed.bluff,
        seats=(voter, player),
        cards=tuple(KINDS[kind] for kind in placed.up),
        turned=tuple(KINDS[kind] for kind in placed.down),
        ship=seats[ship],
        course=course,
    )


def _sails_on(before: State, player: int, after: State) -> Climax:
    seat = after.seats[player]
    course = _course(before, after.ships[player], player)
    return Climax(
        what=Message("bluff-pirate-stage-steers", {"seat": seat}),
        found=Message("bluff-pirate-stage-sails", {"seat": seat, "count": len(course) - 1}),
        seats=(seat,),
        ship=seat,
        course=course,
    )


def _boarding(before: State, player: int, target: int) -> Climax:
    seat, other = before.seats[player], before.seats[target]
    loot = min(LOOT, before.hands[target].bit_count())
    return Climax(
        what=Message("bluff-pirate-stage-boards", {"seat": seat}),
        found=Message("bluff-pirate-stage-boarded", {"seat": seat, "other": other}),
        cost=Message("bluff-pirate-stage-loot", {"other": other, "count": loot}),
        good=True,
        seats=(seat, other),
        turned=() if before.pirate is None else (KINDS[before.pirate],),
    )


def _island(before: State, treasure: bool) -> Climax:
    board, ship = board_of(before.options.board), before.active
    seat, number = before.seats[ship], board.islands.index(before.ships[ship]) + 1
    return Climax(
        what=Message("bluff-pirate-stage-opens", {"seat": seat, "number": number}),
        found=Message(
            "bluff-pirate-stage-treasure" if treasure else "bluff-pirate-stage-empty",
            {"seat": seat, "number": number},
        ),
        good=treasure,
        seats=(seat,),
        ship=seat,
        island="treasure" if treasure else "empty",
    )


def _course(before: State, goal: int, ship: int) -> tuple[str, ...]:
    """Return the squares that a ship has passed on its way to *goal*, including the first and the
    last. Before an island has been opened, only the first step may have been a choice."""
    board, square = board_of(before.options.board), before.ships[ship]
    if before.opened is not None:
        step = board.towards[board.other_island(before.opened)].step
        ways = [square]
        while ways[-1] != goal:
            ways.append(step[ways[-1]])
        return tuple(board.squares[one] for one in ways)
    ways = next(way for way in _ways(before, square) if goal in way)
    return tuple(board.squares[one] for one in ways[: ways.index(goal) + 1])


def _ways(before: State, square: int) -> list[list[int]]:
    """Return the ways on from a square, each up to the next choice."""
    board, ways = board_of(before.options.board), []
    firsts = [board.entry[path] for path in board.exits[square]] or [board.ahead[square]]
    for first in firsts:
        way = [square]
        one = first
        while one >= 0 and one not in way:
            way.append(one)
            one = -1 if len(board.exits[one]) > 1 or one in board.islands else board.ahead[one]
        ways.append(way)
    return ways


# -- the log -------------------------------------------------------------------------------


def logged(before: State, move: Move, after: State) -> Logged | None:
    """Return the log's account of a move."""
    if isinstance(move, Opened):
        opened = _island(before, move.treasure)
        return Logged(opened.seats[0], opened.found)
    if len(after.history) <= len(before.history):
        return None
    one = happened(after, after.history[-1])
    id = f"bluff-pirate-screen-{one.act}"
    if one.act == "set":
        # The vote and the truth are two things, so there are four cases.
        id += ("-doubted" if one.doubted else "-trusted") + ("-bluff" if one.bluff else "-true")
    count = one.stolen if one.act == "board" else len(one.up) + len(one.down)
    args: dict[str, Arg] = {"seat": one.seat or "", "other": one.other or "", "count": count}
    return Logged(one.seat or "", Message(id, {**args, "cards": tuple(one.up)}))
