"""What the referee of "Where's My Luggage?" does by itself: the belt's laps before and after a
round, the round clock, the end of a round that nobody can finish, and the recount after a power
cut.

Pure; `RefereeState` is the value in which it keeps where it stands.
"""

from msgspec import Struct
from msgspec.structs import replace

from controller import belt
from controller.belt import Track
from controller.games.luggage import signs
from controller.games.luggage.moves import Look, Mapped, Move, Recounted, Stuck, TimeUp, Verified
from controller.games.luggage.pieces import PIECES
from controller.games.luggage.state import State, stuck, tiles_in_play, tiles_to_verify
from controller.games.sets import members, set_of
from controller.match.tablegame import Effects, TableShape
from controller.views import Notice
from hardware.signals import AnyCommand, AnySignal, RunBelt, StopBelt

PLACED_TURNS = 0.25
"""A tile whose place is less certain than this has none, for the statistics."""

HANDS_OFF_S = 2.0
"""At Done the belt stands still for this long before the verification lap begins."""


class RefereeState(Struct, frozen=True):
    """Where the referee stands: what it knows of the belt, the lap that is to begin, the clock."""

    track: Track = Track({})
    lap_at_s: float | None = None
    clock_ends_at_s: float | None = None
    recounting: bool = False
    """Whether the belt is compared with what the match knows; nobody plays meanwhile."""
    clock_rests_s: float | None = None
    """What the round clock has left while it rests."""


class Referee:
    """That part of the contract of `TableGame`, at a table of that *shape*."""

    def __init__(self, shape: TableShape) -> None:
        self._speed_rpm = shape.speed_rpm
        self._track = shape.track

    def asks(self, state: State, referee: RefereeState) -> tuple[Notice, ...]:
        """Tiles by their public side, one notice for each pattern."""
        if referee.recounting:
            lap = referee.track.lap
            if lap is None or lap.turned < belt.LAP_TURNS:
                return (signs.BELT_IS_COUNTED,)
            return signs.by_pattern(not_found(referee, state), signs.NOT_BACK)
        if state.phase in ("round_over", "over") and state.options.variant == "belt":
            seen = referee.track.where("belt") | referee.track.where("taken")
            gone = frozenset(members(state.missing)) - seen
            return signs.by_pattern(set_of(gone), signs.STILL_MISSING)
        return ()

    def begin(self, state: State, now_s: float) -> Effects[RefereeState, Move]:
        return self._enter_phase(RefereeState(self._track), state, now_s)

    def resume(
        self, state: State, now_s: float, clock_left_s: float | None
    ) -> Effects[RefereeState, Move]:
        counted = state.options.variant == "belt" and state.options.play == "assisted"
        match state.phase:
            case "ready" | "play" if counted:
                fresh = RefereeState(self._track, clock_rests_s=clock_left_s)
                return self.recount(fresh, state, now_s)
            case "play":
                ends_at_s = None if clock_left_s is None else now_s + clock_left_s
                run = (RunBelt(self._speed_rpm),) if state.options.variant == "belt" else ()
                return Effects(RefereeState(self._track, clock_ends_at_s=ends_at_s), run)
        return self._enter_phase(RefereeState(self._track), state, now_s)

    def recount(
        self, referee: RefereeState, state: State, now_s: float
    ) -> Effects[RefereeState, Move]:
        """Compare the belt with what the match knows, while the clock rests.

        In rulebook play the match does not know what lies on the belt until the round is over.
        """
        assisted = state.options.play == "assisted" and state.options.variant == "belt"
        if state.phase not in ("ready", "play") or not assisted:
            return Effects(referee)
        rests_s = referee.clock_rests_s
        if referee.clock_ends_at_s is not None:
            rests_s = referee.clock_ends_at_s - now_s
        lap = belt.begin_lap(referee.track, frozenset(members(state.belt)), now_s, full=True)
        recounting = RefereeState(lap, recounting=True, clock_rests_s=rests_s)
        return Effects(recounting, (RunBelt(self._speed_rpm),))

    def agreed(
        self, referee: RefereeState, state: State, now_s: float
    ) -> Effects[RefereeState, Move]:
        """What the recount has not found is let be."""
        if not referee.recounting:
            return Effects(referee)
        return Effects(referee, moves=(Recounted(tuple(members(not_found(referee, state)))),))

    def rest(
        self, referee: RefereeState, state: State, now_s: float
    ) -> Effects[RefereeState, Move]:
        """The belt stands, and so does the clock."""
        resting = replace(
            referee, clock_ends_at_s=None, clock_rests_s=self.clock_left_s(referee, now_s)
        )
        return Effects(resting, (StopBelt(),) if state.options.variant == "belt" else ())

    def go_on(
        self, referee: RefereeState, state: State, now_s: float
    ) -> Effects[RefereeState, Move]:
        runs = state.phase in ("mapping", "ready", "play") or referee.track.lap is not None
        if referee.clock_rests_s is not None and not referee.recounting:
            ends_at_s = now_s + referee.clock_rests_s
            referee = replace(referee, clock_ends_at_s=ends_at_s, clock_rests_s=None)
        run = runs and state.options.variant == "belt"
        return Effects(referee, (RunBelt(self._speed_rpm),) if run else ())

    def _recounted(self, referee: RefereeState, now_s: float) -> RefereeState:
        """The table and the match agree: play goes on, and so does the clock."""
        rests_s = referee.clock_rests_s
        return RefereeState(
            belt.end_lap(referee.track),
            clock_ends_at_s=None if rests_s is None else now_s + rests_s,
        )

    def entered(
        self, referee: RefereeState, before: State, after: State, now_s: float
    ) -> Effects[RefereeState, Move]:
        if before.phase != after.phase:
            return self._enter_phase(referee, after, now_s)
        if referee.recounting and not not_found(referee, after):
            referee = self._recounted(referee, now_s)
        # Nobody can be stuck while no tile is missing: what is set aside fitted its passenger.
        if after.missing and after.phase == "play" and stuck(after):
            return Effects(referee, moves=(Stuck(),))
        return Effects(referee)

    def _enter_phase(
        self, referee: RefereeState, state: State, now_s: float
    ) -> Effects[RefereeState, Move]:
        on_belt = state.options.variant == "belt"
        run: tuple[AnyCommand, ...] = (RunBelt(self._speed_rpm),) if on_belt else ()
        stop: tuple[AnyCommand, ...] = (StopBelt(),) if on_belt else ()
        track = referee.track
        match state.phase:
            case "mapping" if on_belt:
                laid_out = belt.forgotten(track)
                lap = belt.begin_lap(laid_out, tiles_in_play(state), now_s)
                return Effects(RefereeState(lap), run)
            case "mapping":
                return Effects(RefereeState(track), moves=(Mapped(()),))
            case "play":
                minutes = state.options.clock_min
                ends_at_s = None if minutes is None else now_s + minutes * 60.0
                return Effects(RefereeState(track, clock_ends_at_s=ends_at_s))
            case "verifying" if on_belt:
                # First everything stops; the lap begins when hands are off.
                return Effects(RefereeState(track, lap_at_s=now_s + HANDS_OFF_S), stop)
            case "verifying":
                return Effects(RefereeState(track), moves=(Verified(()),))
            case "check" | "round_over" | "over":
                return Effects(RefereeState(track), stop)
        return Effects(RefereeState(track))

    def observe(
        self, referee: RefereeState, state: State, signal: AnySignal, piece: str | None
    ) -> Effects[RefereeState, Move]:
        kind, number = PIECES.get(piece or "", ("", 0))
        heard = belt.hear(referee.track, signal, number if kind == "tile" else None)
        if heard.track is referee.track:
            return Effects(referee)
        referee = replace(referee, track=heard.track)
        if referee.recounting:
            if not not_found(referee, state) and heard.track.lap_complete:
                referee = self._recounted(referee, signal.at_s)
            return Effects(referee)
        lap = heard.track.lap
        if lap is None or not heard.track.lap_complete:
            return Effects(referee)
        finished = (
            Mapped(tuple(sorted(lap.expected - lap.found)))
            if state.phase == "mapping"
            else Verified(tuple(sorted(lap.found)))
        )
        return Effects(replace(referee, track=belt.end_lap(heard.track)), moves=(finished,))

    def wake_at_s(self, referee: RefereeState) -> float | None:
        times = (referee.lap_at_s, referee.clock_ends_at_s)
        return min((at_s for at_s in times if at_s is not None), default=None)

    def tick(
        self, referee: RefereeState, state: State, now_s: float
    ) -> Effects[RefereeState, Move]:
        if referee.lap_at_s is not None and now_s >= referee.lap_at_s:
            tiles = tiles_to_verify(state)
            lap = belt.begin_lap(referee.track, tiles, now_s, full=True)
            return Effects(replace(referee, track=lap, lap_at_s=None), (RunBelt(self._speed_rpm),))
        if referee.clock_ends_at_s is not None and now_s >= referee.clock_ends_at_s:
            return Effects(replace(referee, clock_ends_at_s=None), moves=(TimeUp(),))
        return Effects(referee)

    def clock_ends_at_s(self, referee: RefereeState) -> float | None:
        return referee.clock_ends_at_s

    def clock_left_s(self, referee: RefereeState, now_s: float) -> float | None:
        if referee.clock_ends_at_s is None:
            return referee.clock_rests_s
        return max(0.0, referee.clock_ends_at_s - now_s)

    def track_turn(self, referee: RefereeState, move: Move) -> float | None:
        if not isinstance(move, Look):
            return None
        known, legs = referee.track.tile(move.tile), referee.track.legs
        if known.slack >= PLACED_TURNS or not legs:
            return None
        return (known.place + legs[-1].turns) % 1.0


def not_found(referee: RefereeState, state: State) -> int:
    """The tiles, as a set, that should lie on the belt and that this recount has not read there."""
    lap = referee.track.lap
    found = frozenset[int]() if lap is None else lap.found
    return state.belt & ~set_of(found & referee.track.where("belt"))
