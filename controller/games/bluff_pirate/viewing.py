"""What an observer may know of a match, the public or one player, and what everyone is told of it:
climaxes, the lines of the log and the story of a finished match, public facts alone."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from controller.games.bluff_pirate import pieces
from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.state import (
    ONE_ACTS,
    State,
    distances,
    hidden,
    known_kinds,
    last_round,
    pile_count,
    winners,
)
from controller.match.story import CAUGHT, DOUBTED, LIAR, SAW_THROUGH, Feat, Values
from controller.match.tablegame import Played
from controller.rules.sets import EMPTY
from controller.views import Arg, Climax, Logged, Message
from controller.views.bluff_pirate import (
    BluffPirateSecrets,
    BluffPirateView,
    Happened,
    IslandView,
    PlayerView,
    SeenTheft,
    SeenVote,
    SetView,
    Waits,
)
from controller.views.box import PathView

_WAITS: dict[type[pieces.FaceUp], Waits] = {
    pieces.Lay: "lay",
    pieces.Discard: "discard",
    pieces.BoardShip: "board",
    pieces.Reveal: "reveal",
}


def view(state: State, observer: int | None) -> BluffPirateView:
    """Return what everyone may know, and for a player also what only that seat knows."""
    seats, options, phase = state.seats, state.options, state.phase
    begun = phase != "dealing"
    playing = begun and phase != "over"
    return BluffPirateView(
        phase=phase,
        turn_number=state.turns,
        turns=options.turns,
        last_round=last_round(state),
        nudge=state.idle >= options.nudge_rounds * len(seats),
        players=tuple(_player_view(state, player) for player in range(len(seats))),
        turn=seats[state.turn] if playing else None,
        active=seats[state.active] if phase in ONE_ACTS else None,
        board=tuple(PathView(path.start, path.end, path.squares) for path in options.board.paths),
        islands=_islands(state),
        pile=pile_count(state),
        discards=_counted(known_kinds(state, state.discards)),
        to_draw=state.to_draw,
        to_sail=state.sailing,
        set=_set_view(state) if state.up | state.down else None,
        target=None if state.target is None else seats[state.target],
        stolen=len(state.stolen),
        waits="" if state.pending is None else _WAITS[type(state.pending)],
        history=tuple(happened(state, event) for event in state.history),
        winners=tuple(seats[player] for player in winners(state)),
        secrets=None if observer is None else secrets(state, observer),
    )


def secrets(state: State, observer: int) -> BluffPirateSecrets:
    """Return the player's cards and votes, and every card stolen from or by this seat (perfect
    recall: all other cards that it has seen are in its hand or in the history)."""
    return BluffPirateSecrets(
        seat=state.seats[observer],
        hand=_names(known_kinds(state, state.hands[observer])),
        hidden=_names(known_kinds(state, hidden(state))) if observer == state.turn else (),
        vote=_vote(state, observer),
        thefts=_thefts(state, observer),
        votes=tuple(
            SeenVote(ballot.turn, bool(ballot.doubting >> observer & 1))
            for ballot in state.ballots
            if ballot.voted >> observer & 1
        ),
    )


def _vote(state: State, observer: int) -> bool | None:
    """Return the player's vote on the set, until it is decided."""
    voted, doubting = state.voted, state.doubting
    if state.picked is not None:
        voted, doubting = state.ballots[-1].voted, state.ballots[-1].doubting
    return bool(doubting >> observer & 1) if voted >> observer & 1 else None


def _player_view(state: State, player: int) -> PlayerView:
    square = state.ships[player]
    return PlayerView(
        seat=state.seats[player],
        cards=state.hands[player].bit_count(),
        square=board_of(state.options.board).squares[square],
        to_go=distances(state)[square],
        voted=bool(state.voted >> player & 1),
    )


def _islands(state: State) -> tuple[IslandView, ...]:
    board = board_of(state.options.board)
    found = _treasure(state)
    return tuple(
        IslandView(
            board.squares[island],
            "treasure" if island == found else "empty" if island == state.opened else "closed",
        )
        for island in board.islands
    )


def _treasure(state: State) -> int | None:
    """Return the island that is known to hold the treasure, or None."""
    board = board_of(state.options.board)
    if state.opened is not None:
        return board.islands[board.other_island(state.opened)]
    landed = state.ships[state.active]
    return landed if state.phase == "over" and landed in board.islands else None


def _set_view(state: State) -> SetView:
    counts = state.picked
    return SetView(
        up=_names(known_kinds(state, state.up)),
        down=hidden(state).bit_count(),
        revealed=_names(known_kinds(state, state.revealed)),
        voter=None if counts is None else state.seats[counts],
        doubted=None if counts is None else state.doubting != EMPTY,
    )


def _thefts(state: State, observer: int) -> tuple[SeenTheft, ...]:
    found = [
        SeenTheft(at, _names_or_none(event.stolen))
        for at, event in enumerate(state.history)
        if isinstance(event, pieces.Boarded) and observer in (event.player, event.target)
    ]
    if state.stolen and observer in (state.turn, state.target):
        found.append(SeenTheft(len(state.history), _names_or_none(state.stolen)))
    return tuple(found)


def happened(state: State, event: pieces.Event) -> Happened:
    """Return an event as everyone could see it."""
    seats = state.seats
    match event:
        case pieces.Placed(player, up, down, voter, doubted, bluff):
            return Happened(
                "set", seats[player], _names(up), _names(down), seats[voter], doubted, bluff
            )
        case pieces.Boarded(player, kind, target, stolen):
            return Happened(
                "board",
                seats[player],
                (pieces.KINDS[kind],),
                other=seats[target],
                stolen=len(stolen),
            )
        case pieces.Discarded(player, kind):
            return Happened("discard", seats[player], (pieces.KINDS[kind],))
        case pieces.Kept(player):
            return Happened("keep", seats[player])
        case pieces.TakenBack(player, kind):
            return Happened("taken-back", seats[player], (pieces.KINDS[kind],))
        case pieces.Shown(player, kind):
            return Happened("shown", seats[player], (pieces.KINDS[kind],))
        case pieces.Reshuffled():
            return Happened("reshuffle")
        case pieces.Revoted():
            return Happened("revote")


def _counted(kinds: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((pieces.KINDS[kind], count) for kind, count in sorted(Counter(kinds).items()))


def _names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(pieces.KINDS[kind] for kind in kinds)


def _names_or_none(kinds: tuple[int | None, ...]) -> tuple[str | None, ...]:
    return tuple(None if kind is None else pieces.KINDS[kind] for kind in kinds)


# -- climaxes ------------------------------------------------------------------------------


def climax(before: State, move: pieces.Move, after: State) -> Climax | None:
    """Return the climax of a move: a verdict on a set, a ship that sails on or is boarded, an
    island."""
    placed = [
        event for event in after.history[len(before.history) :] if isinstance(event, pieces.Placed)
    ]
    match move:
        case _ if placed:
            return _verdict(before, placed[-1], after)
        case pieces.Steer(player):
            return _sails_on(before, player, after)
        case pieces.Target(player, target):
            return _boarding(before, player, target)
        case pieces.Opened(treasure):
            return _island(before, treasure)
    return None


def _verdict(before: State, placed: pieces.Placed, after: State) -> Climax:
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
        {"seat": seats[ship], "voter": voter, "count": len(course) - 1, "back": pieces.PENALTY}
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
        cards=tuple(pieces.KINDS[kind] for kind in placed.up),
        turned=tuple(pieces.KINDS[kind] for kind in placed.down),
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
    loot = min(pieces.LOOT, before.hands[target].bit_count())
    return Climax(
        what=Message("bluff-pirate-stage-boards", {"seat": seat}),
        found=Message("bluff-pirate-stage-boarded", {"seat": seat, "other": other}),
        cost=Message("bluff-pirate-stage-loot", {"other": other, "count": loot}),
        good=True,
        seats=(seat, other),
        turned=() if before.pirate is None else (pieces.KINDS[before.pirate],),
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


def logged(before: State, move: pieces.Move, after: State) -> Logged | None:
    """Return the log's account of a move."""
    if isinstance(move, pieces.Opened):
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


# -- the story of a finished match ---------------------------------------------------------

HONEST = Feat("bluff-pirate-story-honest", 5.2, least=2)
ROBBED = Feat("bluff-pirate-story-robbed", 8.5)
ROBS = Feat("bluff-pirate-story-robs", 8.7)


def feats(history: Sequence[Played[Any]], states: Sequence[State]) -> Mapping[Feat, Values]:
    """Return how much each player has done of each, all of it seen by everybody: no vote that was
    not shown (BP-6)."""
    last = states[-1]
    kinds = (LIAR, SAW_THROUGH, CAUGHT, DOUBTED, HONEST, ROBBED, ROBS)
    counts = {one: [0.0] * len(last.seats) for one in kinds}
    for event in last.history:
        match event:
            case pieces.Placed(player, voter=voter, doubted=True, bluff=True):
                counts[CAUGHT][player] += 1
                counts[SAW_THROUGH][voter] += 1
            case pieces.Placed(player, bluff=True):
                counts[LIAR][player] += 1
            case pieces.Placed(player, voter=voter, doubted=doubted):
                counts[HONEST][player] += 1
                counts[DOUBTED][voter] += doubted
            case pieces.Boarded(player, target=target, stolen=stolen):
                counts[ROBS][player] += len(stolen)
                counts[ROBBED][target] += len(stolen)
    return dict(counts)
