"""The figures of a match of "Where's My Luggage?", from its moves.

Pure: a match that was read from the journal and one that has just ended give the same figures.
They hold only what the table knows: in rulebook play looks are not tapped, which leaves no looks
and no times, and the place where a tile was grabbed is known only as well as the belt's readers
knew where it last was. A tile that nobody tapped is counted as the belt noticed it.
"""

from collections.abc import Sequence

from msgspec import UNSET, Struct

from controller.belt import Missing, Returned, Taken
from controller.games.luggage.pieces import Flip, Look, Mapped, Move
from controller.games.luggage.state import State, Verdict, pair_verdict, verdict
from controller.match.tablegame import BeltTold, Played
from controller.views.luggage import (
    SECTORS,
    LuggageResults,
    PlayerResults,
    Points,
    RoundTimes,
)


class _Seen(Struct, frozen=True):
    """A look: its player, what it found, the time since the last tap, and where the tile was."""

    player: int
    found: Verdict
    after_s: float
    track_turn: float | None


def results(
    history: Sequence[Played[Move]],
    before: Sequence[State],
    after: State,
    began_s: float = 0.0,
    told: Sequence[BeltTold] = (),
) -> LuggageResults:
    """The figures of a match whose moves are *history*, with the state *before* each of them and
    the one *after* the last, and of which the belt *told* this. It need not be over.

    *began_s* is the time of its beginning on the clock of *history*.
    """
    states = (*before, after)
    looks = _looks(history, states)
    located = any(look.track_turn is not None for look in looks)
    untapped = _untapped(history, told)
    return LuggageResults(
        duration_s=round(history[-1].at_s - began_s, 3) if history else 0.0,
        players=tuple(
            _player(number, states, [look for look in looks if look.player == number], located)
            for number in range(len(after.seats))
        ),
        rounds=_rounds(history, states, began_s),
        course=_course(history, states, began_s),
        untapped=len(untapped),
        untapped_grabs=_spread([one.over for one in untapped if one.over is not UNSET]),
    )


def _player(
    number: int, states: Sequence[State], looks: Sequence[_Seen], located: bool
) -> PlayerResults:
    last = states[-1]
    tapped = last.options.play == "assisted"
    pairs = _pairs(number, states)
    return PlayerResults(
        seat=last.seats[number],
        matches=pairs.count("match"),
        lost=pairs.count("lost"),
        wrong_pairs=pairs.count("other"),
        looks=len(looks) if tapped else None,
        wrong_looks=sum(look.found == "other" for look in looks) if tapped else None,
        longest_streak=_longest_streak(looks) if tapped else None,
        reactions_s=tuple(round(look.after_s, 3) for look in looks if look.found != "other"),
        grabs=_grabs(looks) if located else (),
    )


def _pairs(number: int, states: Sequence[State]) -> list[Verdict]:
    """What a player's pairs were worth, as each round left them."""
    ends = [
        state
        for state, then in zip(states, (*states[1:], None), strict=True)
        if then is None or then.round != state.round
    ]
    return [pair_verdict(*pair) for state in ends for pair in state.players[number].aside]


def _looks(history: Sequence[Played[Move]], states: Sequence[State]) -> list[_Seen]:
    looks: list[_Seen] = []
    tapped_s = dict.fromkeys(range(len(states[-1].seats)), 0.0)
    """When each player last tapped a card or a tile; a look is never the first tap."""
    turn_s = 0.0 if not history else history[0].at_s
    """When the current turn began, in the memory variant."""
    for played, state, after in zip(history, states, states[1:], strict=False):
        move = played.move
        if isinstance(move, Look):
            since_s = max(tapped_s[move.player], turn_s)
            looks.append(
                _Seen(move.player, verdict(state, move), played.at_s - since_s, played.track_turn)
            )
        if isinstance(move, Flip | Look):
            tapped_s[move.player] = played.at_s
        if after.active != state.active:
            turn_s = played.at_s
    return looks


def _longest_streak(looks: Sequence[_Seen]) -> int:
    longest = streak = 0
    for look in looks:
        streak = streak + 1 if look.found == "match" else 0
        longest = max(longest, streak)
    return longest


def _grabs(looks: Sequence[_Seen]) -> tuple[int, ...]:
    counts = [0] * SECTORS
    for look in looks:
        if look.track_turn is not None:
            counts[int(look.track_turn * SECTORS) % SECTORS] += 1
    return tuple(counts)


def _untapped(history: Sequence[Played[Move]], told: Sequence[BeltTold]) -> list[Missing]:
    """The tiles that went untapped, before they came back or were laid out again."""
    laid_out_s = [played.at_s for played in history if isinstance(played.move, Mapped)]
    untapped: list[Missing] = []
    gone: dict[int, Missing] = {}
    for one in told:
        while laid_out_s and laid_out_s[0] <= one.at_s:
            laid_out_s.pop(0)
            untapped += gone.values()
            gone = {}
        match one.what:
            case Missing(tile=tile, absence=absence) if absence.seen_s is not None:
                gone[tile] = one.what
            case Taken(tile=tile):
                gone.pop(tile, None)
            case Returned(tile=tile) if tile in gone:
                untapped.append(gone.pop(tile))
    return [*untapped, *gone.values()]


def _spread(parts: Sequence[tuple[float, float]]) -> tuple[float, ...]:
    """How many grabs each sector has if each is spread evenly over its part of the track."""
    counts = [0.0] * (SECTORS if parts else 0)
    for begins, ends in parts:
        first = round(begins * SECTORS)
        sectors = max(1, round((ends - begins) % 1.0 * SECTORS))
        for sector in range(first, first + sectors):
            counts[sector % SECTORS] += 1.0 / sectors
    return tuple(round(count, 3) for count in counts)


def _rounds(
    history: Sequence[Played[Move]], states: Sequence[State], began_s: float
) -> tuple[RoundTimes, ...]:
    rounds: list[RoundTimes] = []
    for played, state, after in zip(history, states, states[1:], strict=False):
        at_s = round(played.at_s - began_s, 3)
        if after.phase == "play" != state.phase:
            rounds.append(RoundTimes(at_s, None))
        elif state.phase == "play" != after.phase:
            rounds[-1] = RoundTimes(rounds[-1].began_s, at_s)
    return tuple(rounds)


def _course(
    history: Sequence[Played[Move]], states: Sequence[State], began_s: float
) -> tuple[Points, ...]:
    course = [Points(0.0, _points(states[0]))]
    for played, after in zip(history, states[1:], strict=True):
        totals = _points(after)
        if totals != course[-1].totals:
            course.append(Points(round(played.at_s - began_s, 3), totals))
    return tuple(course)


def _points(state: State) -> tuple[int, ...]:
    """Everybody's points so far: what was scored, and in assisted play what the round will add."""
    counting = state.options.play == "assisted" and state.phase not in ("round_over", "over")
    return tuple(
        sum(player.scores)
        + (sum(tile == passenger for passenger, tile in player.aside) if counting else 0)
        for player in state.players
    )
