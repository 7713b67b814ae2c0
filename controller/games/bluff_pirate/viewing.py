"""What an observer may know of a match: the public, or one player."""

from collections import Counter

from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.moves import (
    Boarded,
    BoardShip,
    Discard,
    Discarded,
    Event,
    FaceUp,
    Kept,
    Lay,
    Placed,
    Reshuffled,
    Reveal,
    Revoted,
    Shown,
    TakenBack,
)
from controller.games.bluff_pirate.pieces import KINDS
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
from controller.games.sets import EMPTY
from controller.views.bluff_pirate import (
    BluffPirateSecrets,
    BluffPirateView,
    Happened,
    IslandView,
    PathView,
    PlayerView,
    SeenTheft,
    SeenVote,
    SetView,
    Waits,
)

_WAITS: dict[type[FaceUp], Waits] = {
    Lay: "lay",
    Discard: "discard",
    BoardShip: "board",
    Reveal: "reveal",
}


def view(state: State, observer: int | None) -> BluffPirateView:
    """What everybody may know, and for a player also what only that seat knows."""
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
        history=tuple(_happened(state, event) for event in state.history),
        winners=tuple(seats[player] for player in winners(state)),
        secrets=None if observer is None else secrets(state, observer),
    )


def secrets(state: State, observer: int) -> BluffPirateSecrets:
    """The own cards, the own votes, and every card stolen from or by this seat (perfect recall:
    all other cards that it has seen lie in its hand or are in the history)."""
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
    """The own vote on the set, until it is decided."""
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
    """The island of which everybody knows that it holds the treasure; None while nobody does."""
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
        if isinstance(event, Boarded) and observer in (event.player, event.target)
    ]
    if state.stolen and observer in (state.turn, state.target):
        found.append(SeenTheft(len(state.history), _names_or_none(state.stolen)))
    return tuple(found)


def _happened(state: State, event: Event) -> Happened:
    seats = state.seats
    match event:
        case Placed(player, up, down, voter, doubted, bluff):
            return Happened(
                "set", seats[player], _names(up), _names(down), seats[voter], doubted, bluff
            )
        case Boarded(player, kind, target, stolen):
            return Happened(
                "board", seats[player], (KINDS[kind],), other=seats[target], stolen=len(stolen)
            )
        case Discarded(player, kind):
            return Happened("discard", seats[player], (KINDS[kind],))
        case Kept(player):
            return Happened("keep", seats[player])
        case TakenBack(player, kind):
            return Happened("taken-back", seats[player], (KINDS[kind],))
        case Shown(player, kind):
            return Happened("shown", seats[player], (KINDS[kind],))
        case Reshuffled():
            return Happened("reshuffle")
        case Revoted():
            return Happened("revote")


def _counted(kinds: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((KINDS[kind], count) for kind, count in sorted(Counter(kinds).items()))


def _names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in kinds)


def _names_or_none(kinds: tuple[int | None, ...]) -> tuple[str | None, ...]:
    return tuple(None if kind is None else KINDS[kind] for kind in kinds)
