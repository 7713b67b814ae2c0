"""How "Where's My Luggage?" is played with pieces, pads and buttons (docs/at-the-table.md).

Acts become moves here. The referee runs the belt's laps before and after a round, the round clock,
the end of a round that nobody can finish, and the recount after a power cut. Pure: `LuggageReferee`
is the value in which the referee keeps where it stands.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from controller import belt
from controller.belt import BeltTrack, Conclusion, Quality
from controller.errors import NotationError
from controller.games.luggage import pieces, statistics, viewing, watching
from controller.games.luggage.rules import rules
from controller.games.luggage.state import (
    State,
    holder,
    may_be_done,
    set_aside_by,
    stuck,
    tiles_in_play,
    tiles_to_verify,
    winners,
)
from controller.games.luggage.watching import BeltWatch
from controller.match.acts import Act, Pressed, SeenOnBelt, Tapped, TappedAt
from controller.match.halfdone import NOTHING, HalfDone
from controller.match.kept import Memo
from controller.match.menu import Menu
from controller.match.signs import mistake, mistaken
from controller.match.tablegame import (
    Answer,
    BeltGame,
    BeltTold,
    Effects,
    Interpretation,
    Played,
    Standings,
    TableShape,
)
from controller.rules.sets import members, set_of
from controller.views import LuggageResults, LuggageSecrets, LuggageView, Message, Notice
from hardware.signals import AnyCommand, AnySignal, Colour, Pattern, RunBelt, StopBelt
from hardware.times import soonest

HANDS_OFF_S = 2.0
"""Time that the belt stands still after "Done!" before the verification lap begins."""


class LuggageReferee(Struct, frozen=True):
    """Where the referee stands: what it knows of the belt, the lap that is to begin, the clock."""

    track: BeltTrack = BeltTrack({})
    watch: BeltWatch = BeltWatch()
    lap_at_s: float | None = None
    clock_ends_at_s: float | None = None
    recounting: bool = False
    """Whether the belt is compared with what the match knows; nobody plays meanwhile."""
    clock_rests_s: float | None = None
    """What the round clock has left while it rests."""


_Effects = Effects[LuggageReferee, pieces.Move]


class LuggageTable:
    """The contract of `TableGame` for this game, at a table of that *shape*."""

    slug = "luggage"
    rules: Any = rules

    def __init__(self, shape: TableShape) -> None:
        self.on_belt: BeltGame[LuggageReferee] | None = self
        self._speed_rpm = shape.speed_rpm
        self._bare = shape.track
        self._quality = shape.quality
        self._readers = tuple(sorted(antenna.centre for antenna in shape.track.antennas.values()))
        self._viewed = Memo(self._view)
        self._of_state = Memo(viewing.view)
        """Returns what a view says of the state alone, which changes less often than the belt."""

    def play(self, state: State, move: pieces.Move) -> State:
        return rules.play(state, move)

    def offered(self, state: State, seat: str) -> Sequence[pieces.Move]:
        return rules.legal(state, state.seats.index(seat)) if seat in state.seats else ()

    def standings(self, state: State) -> Standings:
        totals = (sum(player.scores) for player in state.players)
        won = (state.seats[player] for player in winners(state))
        by_round = dict(zip(state.seats, (player.scores for player in state.players), strict=True))
        return Standings(dict(zip(state.seats, totals, strict=True)), tuple(won), by_round)

    def mover(self, state: State, move: pieces.Move) -> str | None:
        player = rules.mover(move)
        return None if player is None else state.seats[player]

    def default_move(self, state: State, seat: str) -> pieces.Move | None:
        """Nobody waits for a player who has left, and nobody searches for them."""
        return rules.default_move(state, state.seats.index(seat))

    # ---- acts -> moves ---------------------------------------------------------------------

    def read(
        self, referee: LuggageReferee, state: State, half: HalfDone, act: Act
    ) -> Interpretation[pieces.Move]:
        match act:
            case SeenOnBelt(piece):
                return self._seen_on_belt(referee, state, piece)
            case Tapped(seat, _) if referee.recounting:
                return mistaken("luggage-recounting", seat)
            case Pressed() if referee.recounting:
                return Interpretation()
            case Pressed(seat, _) | Tapped(seat, _) if seat not in state.seats:
                return Interpretation()
            case Pressed(seat, "A"):
                return self._pressed_a(state, half, seat)
            case Pressed(seat, _):
                return self._pressed_b(state, half, seat)
            case Tapped(seat, piece):
                return self._tapped(state, half, seat, piece)
            case TappedAt():
                return mistaken("luggage-own-pad", "")

    def _pressed_a(self, state: State, half: HalfDone, seat: str) -> Interpretation[pieces.Move]:
        player = state.seats.index(seat)
        match state.phase:
            case "ready":
                return Interpretation((pieces.Ready(player),))
            case "play" if state.players[player].open and not may_be_done(state, player):
                return Interpretation(notice=_still_waits(state, player))
            case "play":
                return Interpretation((pieces.Done(player),))
            case "verifying" if may_be_done(state, player):
                return Interpretation((pieces.Done(player),))
            case "check" if seat in half.first:
                return mistaken("luggage-half-pair", seat, "L-14")
            case "check":
                return Interpretation((pieces.Checked(player),))
            case "round_over":
                return Interpretation((pieces.NextRound(),))
        return Interpretation()

    def _pressed_b(self, state: State, half: HalfDone, seat: str) -> Interpretation[pieces.Move]:
        if state.phase != "check":
            return Interpretation()
        if seat in half.first:
            return Interpretation(half=half.with_first(seat, ""))
        return Interpretation((pieces.TakeBack(state.seats.index(seat)),))

    def _tapped(
        self, state: State, half: HalfDone, seat: str, piece: str
    ) -> Interpretation[pieces.Move]:
        known = pieces.PIECES.get(piece)
        if known is None:
            return mistaken("luggage-other-game", seat)
        kind, number = known
        player = state.seats.index(seat)
        if state.phase == "check":
            return self._tapped_in_check(half, seat, piece, player)
        if kind == "card":
            if state.players[player].current == number:
                return Interpretation()
            return Interpretation((pieces.Flip(player, number),))
        return Interpretation((pieces.Look(player, number),))

    def _tapped_in_check(
        self, half: HalfDone, seat: str, piece: str, player: int
    ) -> Interpretation[pieces.Move]:
        """A pair is two taps: the passenger, then the tile."""
        kind, number = pieces.PIECES[piece]
        if kind == "card":
            return Interpretation(half=half.with_first(seat, piece))
        if seat not in half.first:
            return mistaken("luggage-passenger-first", seat, "L-14")
        _, passenger = pieces.PIECES[half.first[seat]]
        return Interpretation(
            (pieces.ShowPair(player, passenger, number),), half=half.with_first(seat, "")
        )

    def _seen_on_belt(
        self, referee: LuggageReferee, state: State, piece: str
    ) -> Interpretation[pieces.Move]:
        """The belt's reader read a tile: the player who had it last has put it back."""
        kind, number = pieces.PIECES.get(piece, ("", 0))
        if kind != "tile" or state.phase not in ("play", "verifying"):
            return Interpretation()
        if referee.track.tile(number).where == "taken":
            # It was read before it was taken: the belt's reader reports later than the pad's.
            return Interpretation()
        hand = holder(state, number)
        if hand is not None:
            return Interpretation((pieces.Return(hand, number),))
        owner = set_aside_by(state, number)
        if owner is not None:
            return mistaken("luggage-aside-on-belt", state.seats[owner], "L-8")
        return Interpretation()

    def menu(self, state: State, referee: LuggageReferee, half: HalfDone) -> Menu | None:
        return None

    def chosen(
        self, referee: LuggageReferee, state: State, half: HalfDone, seat: str, means: Any
    ) -> Interpretation[pieces.Move]:
        return Interpretation()

    # ---- moves -> acts ---------------------------------------------------------------------

    def perform(self, state: State, move: pieces.Move, half: HalfDone = NOTHING) -> tuple[Act, ...]:
        """How a move is performed with pieces, pads and buttons.

        The round-trip law: for every legal move, `read` makes exactly that move of these acts.
        Empty for what the referee observes: the laps, the clock, a round nobody can finish.
        """
        player = rules.mover(move)
        seat = "" if player is None else state.seats[player]
        match move:
            case pieces.Ready() | pieces.Done() | pieces.Checked():
                return (Pressed(seat, "A"),)
            case pieces.TakeBack():
                return (Pressed(seat, "B"),)
            case pieces.NextRound():
                return (Pressed(state.seats[0], "A"),)
            case pieces.Flip(_, passenger):
                return (Tapped(seat, pieces.passenger_piece(passenger)),)
            case pieces.Look(_, tile):
                return (Tapped(seat, pieces.tile_piece(tile)),)
            case pieces.Return(_, tile):
                return (SeenOnBelt(pieces.tile_piece(tile)),)
            case pieces.ShowPair(_, passenger, tile):
                return (
                    Tapped(seat, pieces.passenger_piece(passenger)),
                    Tapped(seat, pieces.tile_piece(tile)),
                )
        return ()

    # ---- moves -> what is shown ------------------------------------------------------------

    def answer(self, before: State, move: pieces.Move, after: State) -> Answer:
        return viewing.answer(before, move, after, rules.row(before, move).sound)

    def lights(self, state: State) -> Mapping[str, tuple[Colour, Pattern]]:
        return viewing.lights(state)

    def prompt(self, state: State) -> Notice | None:
        return viewing.prompt(state)

    def public_view(self, state: State, referee: LuggageReferee) -> LuggageView:
        # The belt's motion alone changes nothing of it.
        watch, lap = referee.watch, referee.track.lap
        found = (None, None) if lap is None else (lap.found, lap.expected)
        return self._viewed(state, watch, *found)

    def _view(
        self,
        state: State,
        watch: BeltWatch,
        found: frozenset[int] | None,
        expected: frozenset[int] | None,
    ) -> LuggageView:
        view = self._of_state(state, None)
        if state.options.variant == "belt" and (self._readers or watch.off or watch.weak):
            view = replace(view, belt=watching.picture(watch, state, self._readers))
        if found is None or expected is None:
            return view
        return replace(view, tiles_found=len(found & expected), tiles_expected=len(expected))

    def secrets(self, state: State, seat: str) -> LuggageSecrets:
        return viewing.secrets(state, state.seats.index(seat))

    def results(
        self,
        history: Sequence[Played[pieces.Move]],
        before: Sequence[State],
        after: State,
        began_s: float,
        told: Sequence[BeltTold],
    ) -> LuggageResults:
        return statistics.results(history, before, after, began_s, told)

    # ---- what the referee does by itself -----------------------------------------------------

    def asks(self, state: State, referee: LuggageReferee) -> tuple[Notice, ...]:
        """Tiles by their public side, one notice for each pattern."""
        if referee.recounting:
            lap = referee.track.lap
            if lap is None or lap.turned < belt.LAP_TURNS:
                return (viewing.BELT_IS_COUNTED,)
            return viewing.by_pattern(not_found(referee, state), viewing.NOT_BACK)
        if state.options.variant != "belt":
            return ()
        track, watch, lap = referee.track, referee.watch, referee.track.lap
        match state.phase:
            case "ready":
                return watching.stickers(watch)
            case "play":
                return watching.notices(watch, state, track)
            case "verifying" if lap is not None:
                return watching.claims(state, lap.found & track.where("belt"))
            case "check":
                return watching.claims(state, frozenset(members(state.belt)))
            case "round_over" | "over" if state.options.play == "rulebook":
                # What was put back after its place had passed the reader has not been found, though
                # it lies there; the next round's lap says what is really missing.
                return watching.stickers(watch)
            case "round_over" | "over":
                gone = set_of(track.where("belt") | track.where("taken"))
                missing = viewing.by_pattern(state.missing & ~gone, viewing.STILL_MISSING)
                return (*watching.stickers(watch), *missing)
        return ()

    def begin(self, state: State, now_s: float) -> _Effects:
        return self._enter_phase(LuggageReferee(self._track), state, now_s)

    def resume(self, state: State, now_s: float, clock_left_s: float | None) -> _Effects:
        counted = state.options.variant == "belt" and state.options.play == "assisted"
        match state.phase:
            case "ready" | "play" if counted:
                fresh = LuggageReferee(self._track, clock_rests_s=clock_left_s)
                return self.recount(fresh, state, now_s)
            case "play":
                ends_at_s = None if clock_left_s is None else now_s + clock_left_s
                fresh = LuggageReferee(self._track, clock_ends_at_s=ends_at_s)
                return Effects(fresh, self._drive(fresh, state))
        return self._enter_phase(LuggageReferee(self._track), state, now_s)

    def recount(self, referee: LuggageReferee, state: State, now_s: float) -> _Effects:
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
        recounting = LuggageReferee(lap, referee.watch, recounting=True, clock_rests_s=rests_s)
        return Effects(recounting, self._drive(recounting, state))

    def _drive(self, referee: LuggageReferee, state: State) -> tuple[AnyCommand, ...]:
        """Return the command for the belt now: it turns while a lap is made, or people search, and
        stands while they read or get ready."""
        if state.options.variant != "belt":
            return ()
        turns = state.phase in ("mapping", "play") or referee.track.lap is not None
        return (RunBelt(self._speed_rpm),) if turns else (StopBelt(),)

    def answers_secretly(self, state: State) -> bool:
        return False

    def agreed(self, referee: LuggageReferee, state: State, now_s: float) -> _Effects:
        """The round goes on without what the recount has not found."""
        if not referee.recounting:
            return Effects(referee)
        return Effects(
            referee, moves=(pieces.Recounted(tuple(members(not_found(referee, state)))),)
        )

    def rest(self, referee: LuggageReferee, state: State, now_s: float) -> _Effects:
        """The belt stands, and so does the clock."""
        resting = replace(
            referee, clock_ends_at_s=None, clock_rests_s=self.clock_left_s(referee, now_s)
        )
        return Effects(resting, (StopBelt(),) if state.options.variant == "belt" else ())

    def go_on(self, referee: LuggageReferee, state: State, now_s: float) -> _Effects:
        if referee.clock_rests_s is not None and not referee.recounting:
            ends_at_s = now_s + referee.clock_rests_s
            referee = replace(referee, clock_ends_at_s=ends_at_s, clock_rests_s=None)
        return Effects(referee, self._drive(referee, state))

    def look_away(
        self, referee: LuggageReferee, state: State, away: bool, now_s: float
    ) -> _Effects:
        return Effects(referee)

    def _recounted(self, referee: LuggageReferee, now_s: float) -> LuggageReferee:
        """The table and the match agree: play goes on, and so does the clock."""
        rests_s = referee.clock_rests_s
        return LuggageReferee(
            belt.end_lap(referee.track),
            referee.watch,
            clock_ends_at_s=None if rests_s is None else now_s + rests_s,
        )

    def entered(
        self, referee: LuggageReferee, before: State, after: State, now_s: float
    ) -> _Effects:
        if before.phase != after.phase:
            return self._enter_phase(referee, after, now_s)
        drive: tuple[AnyCommand, ...] = ()
        if referee.recounting and not not_found(referee, after):
            referee = self._recounted(referee, now_s)
            drive = self._drive(referee, after)
        back = after.belt & ~before.belt & set_of(referee.track.where("taken"))
        if back:
            watch = watching.taken_to_be_back(referee.watch, back)
            referee = replace(referee, watch=watch)
        # Nobody can be stuck while no tile is missing: what is set aside fitted its passenger.
        if after.missing and after.phase == "play" and stuck(after):
            return Effects(referee, drive, moves=(pieces.Stuck(),))
        return Effects(referee, drive)

    def _enter_phase(self, referee: LuggageReferee, state: State, now_s: float) -> _Effects:
        on_belt = state.options.variant == "belt"
        # Where the table sees what lies on the belt, a phase may end before its lap.
        track = belt.end_lap(referee.track)
        standing = LuggageReferee(track, referee.watch)
        drive = self._drive(standing, state)
        match state.phase:
            case "mapping" if on_belt:
                laid_out = belt.forgotten(track)
                lap = belt.begin_lap(laid_out, tiles_in_play(state), now_s)
                return Effects(LuggageReferee(lap, watching.dealt_again(referee.watch)), drive)
            case "mapping":
                return Effects(standing, moves=(pieces.Mapped(()),))
            case "play":
                minutes = state.options.clock_min
                ends_at_s = None if minutes is None else now_s + minutes * 60.0
                return Effects(replace(standing, clock_ends_at_s=ends_at_s), drive)
            case "verifying" if on_belt:
                # First everything stops; the lap begins when hands are off.
                return Effects(replace(standing, lap_at_s=now_s + HANDS_OFF_S), drive)
            case "verifying":
                return Effects(standing, moves=(pieces.Verified(()),))
        return Effects(standing, drive)

    def observe(
        self, referee: LuggageReferee, state: State, signal: AnySignal, piece: str | None
    ) -> _Effects:
        kind, number = pieces.PIECES.get(piece or "", ("", 0))
        tile = number if kind == "tile" else None
        before = referee.track
        track, told = belt.hear(before, signal, tile)
        if track is before:
            return Effects(referee)
        watch = watching.heard(referee.watch, before, track, tile, told, signal.at_s)
        referee = replace(referee, track=track, watch=watch)
        if referee.recounting:
            if not not_found(referee, state) and track.lap_complete:
                referee = self._recounted(referee, signal.at_s)
                return Effects(referee, self._drive(referee, state), told=told)
            return Effects(referee, told=told)
        lap = track.lap
        if lap is None or not track.lap_complete:
            return Effects(referee, told=told)
        finished = (
            pieces.Mapped(tuple(sorted(lap.expected - lap.found)))
            if state.phase == "mapping"
            else pieces.Verified(tuple(sorted(lap.found)))
        )
        ended = replace(referee, track=belt.end_lap(track))
        return Effects(ended, moves=(finished,), told=told)

    def recalled(
        self, referee: LuggageReferee, told: Sequence[Conclusion], now_s: float
    ) -> LuggageReferee:
        watch = referee.watch
        for one in told:
            if not 0 <= one.tile < pieces.TILE_COUNT:
                raise NotationError(f"there is no tile {one.tile} in this game")
            watch = watching.concluded(watch, one, now_s)
        return replace(referee, watch=watch)

    def learnt(self, referee: LuggageReferee) -> Mapping[str, Quality]:
        return {pieces.tile_piece(tile): one for tile, one in referee.track.quality.items()}

    @property
    def _track(self) -> BeltTrack:
        """The track when a match begins: earlier ones have taught how well each tile reads."""
        known = {
            pieces.PIECES[piece][1]: one
            for piece, one in self._quality().items()
            if piece in pieces.PIECES
        }
        return belt.taught(self._bare, known) if known else self._bare

    def lap_over(self, referee: LuggageReferee) -> LuggageReferee:
        return replace(referee, track=belt.end_lap(referee.track), recounting=False)

    def wake_at_s(self, referee: LuggageReferee) -> float | None:
        watch_s = watching.wake_at_s(referee.watch)
        return soonest(referee.lap_at_s, referee.clock_ends_at_s, watch_s)

    def tick(self, referee: LuggageReferee, state: State, now_s: float) -> _Effects:
        watch = watching.passed(referee.watch, now_s)
        if watch is not referee.watch:
            referee = replace(referee, watch=watch)
        if referee.lap_at_s is not None and now_s >= referee.lap_at_s:
            tiles = tiles_to_verify(state)
            lap = belt.begin_lap(referee.track, tiles, now_s, full=True)
            referee = replace(referee, track=lap, lap_at_s=None)
            return Effects(referee, self._drive(referee, state))
        if referee.clock_ends_at_s is not None and now_s >= referee.clock_ends_at_s:
            return Effects(replace(referee, clock_ends_at_s=None), moves=(pieces.TimeUp(),))
        return Effects(referee)

    def clock_ends_at_s(self, referee: LuggageReferee) -> float | None:
        return referee.clock_ends_at_s

    def clock_left_s(self, referee: LuggageReferee, now_s: float) -> float | None:
        if referee.clock_ends_at_s is None:
            return referee.clock_rests_s
        return max(0.0, referee.clock_ends_at_s - now_s)

    def track_turn(self, referee: LuggageReferee, move: Any) -> float | None:
        return referee.watch.grabbed.get(move.tile) if type(move) is pieces.Look else None


def _still_waits(state: State, player: int) -> Notice:
    """A false alarm, and who waits: passengers lie open for all to see."""
    passenger = pieces.PASSENGERS[state.players[player].open[0]]
    said = Message("luggage-still-waits", {"passenger": passenger})
    return mistake(said, state.seats[player], "L-10")


def not_found(referee: LuggageReferee, state: State) -> int:
    """The tiles, as a set, that should lie on the belt and that this recount has not read there."""
    lap = referee.track.lap
    found = frozenset[int]() if lap is None else lap.found
    return state.belt & ~set_of(found & referee.track.where("belt"))
