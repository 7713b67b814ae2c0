"""How "Where's My Luggage?" is played with pieces, pads and buttons (ruling texts L-1 to L-21;
the acts are described in the docs under "At the table").

Acts become moves here, moves become lights and sounds, and the referee does what no player does:
the belt's laps before and after a round, the round clock, the end of a round that nobody can
finish, and the recount after a power cut. Pure; `Conduct` is the value in which the referee keeps
where it stands.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from controller import belt
from controller.belt import Track
from controller.games.luggage import rules, statistics, viewing
from controller.games.luggage.moves import (
    Checked,
    Done,
    Flip,
    Look,
    Mapped,
    Move,
    NextRound,
    Ready,
    Recounted,
    Return,
    ShowPair,
    Stuck,
    TakeBack,
    TimeUp,
    Verified,
    mover,
)
from controller.games.luggage.pieces import (
    PIECES,
    SUITCASES,
    passenger_piece,
    tile_piece,
    tile_suitcase,
)
from controller.games.luggage.sets import members, set_of
from controller.games.luggage.state import State
from controller.interaction import Act, Pressed, SeenOnBelt, Tapped, TappedAt
from controller.menu import Menu
from controller.tablegame import (
    Answer,
    Conducted,
    Flash,
    Played,
    Reading,
    Standings,
    TableShape,
    own_colour,
)
from controller.views import LuggageResults, LuggageSecrets, LuggageView, Notice
from hardware.signals import (
    AnyCommand,
    AnySignal,
    Colour,
    Pattern,
    RunBelt,
    StopBelt,
)

PLACED_TURNS = 0.25
"""A tile whose place is less certain than this has none, for the statistics."""

HANDS_OFF_S = 2.0
"""At Done the belt stands still for this long before the verification lap begins."""


class Conduct(Struct, frozen=True):
    """Where the referee stands: what it knows of the belt, the lap that is to begin, the clock."""

    track: Track = Track({})
    lap_at_s: float | None = None
    clock_ends_at_s: float | None = None
    recounting: bool = False
    """Whether the belt is compared with what the match knows; nobody plays meanwhile."""
    clock_rests_s: float | None = None
    """What the round clock has left while it rests."""


class LuggageTable:
    """The contract of `TableGame` for this game, at a table of that *shape*."""

    slug = "luggage"

    def __init__(self, shape: TableShape) -> None:
        self._speed_rpm = shape.speed_rpm
        self._track = shape.track

    def play(self, state: State, move: Move) -> State:
        return rules.play(state, move)

    def offered(self, state: State, seat: str) -> Sequence[Move]:
        return rules.legal(state, state.seats.index(seat)) if seat in state.seats else ()

    def over(self, state: State) -> bool:
        return state.phase == "over"

    def standings(self, state: State) -> Standings:
        totals = (sum(player.scores) for player in state.players)
        winners = (state.seats[player] for player in rules.winners(state))
        by_round = dict(zip(state.seats, (player.scores for player in state.players), strict=True))
        return Standings(
            dict(zip(state.seats, totals, strict=True)), tuple(winners), by_round
        )

    def may_undo(self, before: State, move: Move, after: State) -> bool:
        return isinstance(move, Ready | Done | Checked)

    def mover(self, state: State, move: Move) -> str | None:
        player = mover(move)
        return None if player is None else state.seats[player]

    def frozen_move(self, state: State, seat: str) -> Move | None:
        """Nobody waits for a player who has gone; nobody searches for that player either."""
        player = state.seats.index(seat)
        if not rules.awaited(state, player):
            return None
        match state.phase:
            case "ready":
                return Ready(player)
            case "check":
                return Checked(player)
        return None

    def track_turn(self, conduct: Conduct, move: Move) -> float | None:
        if not isinstance(move, Look):
            return None
        known, legs = conduct.track.tile(move.tile), conduct.track.legs
        if known.slack >= PLACED_TURNS or not legs:
            return None
        return (known.place + legs[-1].turns) % 1.0

    # ---- acts -> moves ---------------------------------------------------------------------

    def read(
        self, conduct: Conduct, state: State, half: Mapping[str, str], act: Act
    ) -> Reading[Move]:
        match act:
            case SeenOnBelt(piece):
                return self._seen_on_belt(conduct, state, piece)
            case Tapped(seat, _) if conduct.recounting:
                return Reading(notice=_notice(RECOUNTING, seat))
            case Pressed() if conduct.recounting:
                return Reading()
            case Pressed(seat, _) | Tapped(seat, _) if seat not in state.seats:
                return Reading()
            case Pressed(seat, "A"):
                return self._pressed_a(state, half, seat)
            case Pressed(seat, _):
                return self._pressed_b(state, half, seat)
            case Tapped(seat, piece):
                return self._tapped(state, half, seat, piece)
            case TappedAt():
                return Reading(notice=_notice(OWN_PAD, ""))

    def _pressed_a(self, state: State, half: Mapping[str, str], seat: str) -> Reading[Move]:
        player = state.seats.index(seat)
        match state.phase:
            case "ready":
                return Reading((Ready(player),))
            case "play":
                return Reading((Done(player),))
            case "verifying" if rules.may_be_done(state, player):
                return Reading((Done(player),))
            case "check" if seat in half:
                return Reading(notice=_notice(HALF_PAIR, seat))
            case "check":
                return Reading((Checked(player),))
            case "round_over":
                return Reading((NextRound(),))
        return Reading()

    def _pressed_b(self, state: State, half: Mapping[str, str], seat: str) -> Reading[Move]:
        if state.phase != "check":
            return Reading()
        if seat in half:
            return Reading(half={s: piece for s, piece in half.items() if s != seat})
        return Reading((TakeBack(state.seats.index(seat)),))

    def _tapped(
        self, state: State, half: Mapping[str, str], seat: str, piece: str
    ) -> Reading[Move]:
        known = PIECES.get(piece)
        if known is None:
            return Reading(notice=_notice(OTHER_GAME, seat))
        kind, number = known
        player = state.seats.index(seat)
        if state.phase == "check":
            return self._tapped_in_check(half, seat, piece, player)
        if kind == "card":
            if rules.current(state, player) == number:
                return Reading()
            return Reading((Flip(player, number),))
        return Reading((Look(player, number),))

    def _tapped_in_check(
        self, half: Mapping[str, str], seat: str, piece: str, player: int
    ) -> Reading[Move]:
        """A pair is two taps: the passenger, then the tile."""
        kind, number = PIECES[piece]
        others = {s: p for s, p in half.items() if s != seat}
        if kind == "card":
            return Reading(half={**others, seat: piece})
        if seat not in half:
            return Reading(notice=_notice(PASSENGER_FIRST, seat))
        _, passenger = PIECES[half[seat]]
        return Reading((ShowPair(player, passenger, number),), half=others)

    def _seen_on_belt(self, conduct: Conduct, state: State, piece: str) -> Reading[Move]:
        """The belt's reader read a tile: whoever had it last has put it back."""
        kind, number = PIECES.get(piece, ("", 0))
        if kind != "tile" or state.phase not in ("play", "verifying"):
            return Reading()
        if conduct.track.tile(number).where == "taken":
            # It was read before it was taken; the belt's reader is slower to tell than the pad's.
            return Reading()
        holder = rules.holder(state, number)
        if holder is not None:
            return Reading((Return(holder, number),))
        owner = rules.set_aside_by(state, number)
        if owner is not None:
            return Reading(notice=_notice(ASIDE_ON_BELT, state.seats[owner]))
        return Reading()

    def menu(self, state: State, conduct: Conduct, half: Mapping[str, str]) -> Menu | None:
        return None

    def chosen(
        self, conduct: Conduct, state: State, half: Mapping[str, str], seat: str, means: Any
    ) -> Reading[Move]:
        return Reading()

    # ---- moves -> acts ---------------------------------------------------------------------

    def perform(
        self, state: State, move: Move, half: Mapping[str, str] = {}
    ) -> tuple[Act, ...]:
        """How a move is performed with pieces, pads and buttons.

        The round-trip law: for every legal move, `read` makes exactly that move of these acts.
        Empty for what the referee observes by itself: the laps, the clock, a hopeless round.
        """
        seat = "" if mover(move) is None else state.seats[mover(move) or 0]
        match move:
            case Ready() | Done() | Checked():
                return (Pressed(seat, "A"),)
            case TakeBack():
                return (Pressed(seat, "B"),)
            case NextRound():
                return (Pressed(state.seats[0], "A"),)
            case Flip(_, passenger):
                return (Tapped(seat, passenger_piece(passenger)),)
            case Look(_, tile):
                return (Tapped(seat, tile_piece(tile)),)
            case Return(_, tile):
                return (SeenOnBelt(tile_piece(tile)),)
            case ShowPair(_, passenger, tile):
                return (
                    Tapped(seat, passenger_piece(passenger)),
                    Tapped(seat, tile_piece(tile)),
                )
        return ()

    # ---- moves -> lights and sounds ----------------------------------------------------------

    def answer(self, before: State, move: Move, after: State) -> Answer:
        sounds: list[str] = []
        flashes: list[Flash] = []
        match move:
            case Look(player, _):
                verdict = rules.verdict(before, move)
                colour, pattern = _VERDICT_LIGHTS[verdict]
                flashes.append(Flash(after.seats[player], colour, pattern, for_s=1.5))
                sounds.append(verdict)
            case Ready():
                sounds.append("join")
            case Done():
                sounds.append("done")
            case TimeUp() | Stuck():
                sounds.append("done")
        if before.phase == "ready" and after.phase == "play":
            sounds.append("start")
        if after.phase == "over":
            sounds.append("win")
        return Answer(tuple(flashes), tuple(sounds))

    def light(self, state: State, seat: str) -> tuple[Colour, Pattern]:
        """White pulses ask for something, the seat's own colour says that it plays."""
        player = state.seats.index(seat)
        if rules.awaited(state, player):
            return "white", "pulse"
        own = own_colour(seat)
        match state.phase:
            case "play" if state.options.variant == "memory":
                return own, "blink" if state.active == player else "steady"
            case "play" | "check" | "round_over":
                return own, "steady"
            case "over":
                return own, "blink" if player in rules.winners(state) else "steady"
        return "off", "steady"

    def prompt(self, state: State) -> Notice | None:
        if state.phase == "play" and state.options.variant == "memory":
            seat = state.seats[state.active]
            turn = f"It is {seat.capitalize()}'s turn."
            text = "Turn over one tile and tap it."
            return Notice("luggage.play_memory", text, turn, args=(seat,))
        return _PROMPTS.get((state.phase, state.options.play)) or _PROMPTS.get((state.phase, ""))

    def public_view(self, state: State, conduct: Conduct) -> LuggageView:
        view = rules.view(state, None)
        lap = conduct.track.lap
        if lap is None:
            return view
        found = len(lap.found & lap.expected)
        return replace(view, tiles_found=found, tiles_expected=len(lap.expected))

    def secrets(self, state: State, seat: str) -> LuggageSecrets:
        return viewing.secrets(state, state.seats.index(seat))

    def results(
        self,
        history: Sequence[Played[Move]],
        before: Sequence[State],
        after: State,
        began_s: float,
    ) -> LuggageResults:
        return statistics.results(history, before, after, began_s)

    # ---- what the referee asks for and does by itself -----------------------------------------

    def asks(self, state: State, conduct: Conduct) -> tuple[Notice, ...]:
        """Tiles by their public side, one notice for each pattern."""
        if conduct.recounting:
            lap = conduct.track.lap
            if lap is None or lap.turned < belt.LAP_TURNS:
                return (_BELT_IS_COUNTED,)
            return _by_pattern(not_found(conduct, state), NOT_BACK, PUT_BACK)
        if state.phase in ("round_over", "over") and state.options.variant == "belt":
            seen = conduct.track.where("belt") | conduct.track.where("taken")
            gone = frozenset(members(state.missing)) - seen
            return _by_pattern(set_of(gone), STILL_MISSING, LOOK_FOR_IT)
        return ()

    def begin(self, state: State, now_s: float) -> Conducted[Conduct, Move]:
        return self._enter_phase(Conduct(self._track), state, now_s)

    def resume(
        self, state: State, now_s: float, clock_left_s: float | None
    ) -> Conducted[Conduct, Move]:
        counted = state.options.variant == "belt" and state.options.play == "assisted"
        match state.phase:
            case "ready" | "play" if counted:
                fresh = Conduct(self._track, clock_rests_s=clock_left_s)
                return self.recount(fresh, state, now_s)
            case "play":
                ends_at_s = None if clock_left_s is None else now_s + clock_left_s
                run = (RunBelt(self._speed_rpm),) if state.options.variant == "belt" else ()
                return Conducted(Conduct(self._track, clock_ends_at_s=ends_at_s), run)
        return self._enter_phase(Conduct(self._track), state, now_s)

    def recount(self, conduct: Conduct, state: State, now_s: float) -> Conducted[Conduct, Move]:
        """Compare the belt with what the match knows, while the clock rests.

        In rulebook play the match does not know what lies on the belt until the round is over.
        """
        assisted = state.options.play == "assisted" and state.options.variant == "belt"
        if state.phase not in ("ready", "play") or not assisted:
            return Conducted(conduct)
        rests_s = conduct.clock_rests_s
        if conduct.clock_ends_at_s is not None:
            rests_s = conduct.clock_ends_at_s - now_s
        lap = belt.begin_lap(conduct.track, frozenset(members(state.belt)), now_s, full=True)
        recounting = Conduct(lap, recounting=True, clock_rests_s=rests_s)
        return Conducted(recounting, (RunBelt(self._speed_rpm),))

    def agreed(self, conduct: Conduct, state: State, now_s: float) -> Conducted[Conduct, Move]:
        """What the recount has not found is let be."""
        if not conduct.recounting:
            return Conducted(conduct)
        return Conducted(conduct, moves=(Recounted(tuple(members(not_found(conduct, state)))),))

    def rest(self, conduct: Conduct, state: State, now_s: float) -> Conducted[Conduct, Move]:
        """The belt stands, and so does the clock."""
        resting = replace(
            conduct, clock_ends_at_s=None, clock_rests_s=self.clock_left_s(conduct, now_s)
        )
        return Conducted(resting, (StopBelt(),) if state.options.variant == "belt" else ())

    def go_on(self, conduct: Conduct, state: State, now_s: float) -> Conducted[Conduct, Move]:
        runs = state.phase in ("mapping", "ready", "play") or conduct.track.lap is not None
        if conduct.clock_rests_s is not None and not conduct.recounting:
            ends_at_s = now_s + conduct.clock_rests_s
            conduct = replace(conduct, clock_ends_at_s=ends_at_s, clock_rests_s=None)
        run = runs and state.options.variant == "belt"
        return Conducted(conduct, (RunBelt(self._speed_rpm),) if run else ())

    def _recounted(self, conduct: Conduct, now_s: float) -> Conduct:
        """The table and the match agree: play goes on, and so does the clock."""
        rests_s = conduct.clock_rests_s
        return Conduct(
            belt.end_lap(conduct.track),
            clock_ends_at_s=None if rests_s is None else now_s + rests_s,
        )

    def entered(
        self, conduct: Conduct, before: State, after: State, now_s: float
    ) -> Conducted[Conduct, Move]:
        if before.phase != after.phase:
            return self._enter_phase(conduct, after, now_s)
        if conduct.recounting and not not_found(conduct, after):
            conduct = self._recounted(conduct, now_s)
        # Nobody can be stuck while no tile is missing: what is set aside fitted its passenger.
        if after.missing and after.phase == "play" and rules.stuck(after):
            return Conducted(conduct, moves=(Stuck(),))
        return Conducted(conduct)

    def _enter_phase(
        self, conduct: Conduct, state: State, now_s: float
    ) -> Conducted[Conduct, Move]:
        on_belt = state.options.variant == "belt"
        run: tuple[AnyCommand, ...] = (RunBelt(self._speed_rpm),) if on_belt else ()
        stop: tuple[AnyCommand, ...] = (StopBelt(),) if on_belt else ()
        track = conduct.track
        match state.phase:
            case "mapping" if on_belt:
                laid_out = belt.forgotten(track)
                lap = belt.begin_lap(laid_out, rules.tiles_in_play(state), now_s)
                return Conducted(Conduct(lap), run)
            case "mapping":
                return Conducted(Conduct(track), moves=(Mapped(()),))
            case "play":
                minutes = state.options.clock_min
                ends_at_s = None if minutes is None else now_s + minutes * 60.0
                return Conducted(Conduct(track, clock_ends_at_s=ends_at_s))
            case "verifying" if on_belt:
                # First everything stops; the lap begins when hands are off.
                return Conducted(Conduct(track, lap_at_s=now_s + HANDS_OFF_S), stop)
            case "verifying":
                return Conducted(Conduct(track), moves=(Verified(()),))
            case "check" | "round_over" | "over":
                return Conducted(Conduct(track), stop)
        return Conducted(Conduct(track))

    def observe(
        self, conduct: Conduct, state: State, signal: AnySignal, piece: str | None
    ) -> Conducted[Conduct, Move]:
        kind, number = PIECES.get(piece or "", ("", 0))
        heard = belt.hear(conduct.track, signal, number if kind == "tile" else None)
        if heard.track is conduct.track:
            return Conducted(conduct)
        conduct = replace(conduct, track=heard.track)
        if conduct.recounting:
            if not not_found(conduct, state) and heard.track.lap_complete:
                conduct = self._recounted(conduct, signal.at_s)
            return Conducted(conduct)
        lap = heard.track.lap
        if lap is None or not heard.track.lap_complete:
            return Conducted(conduct)
        finished = (
            Mapped(tuple(sorted(lap.expected - lap.found)))
            if state.phase == "mapping"
            else Verified(tuple(sorted(lap.found)))
        )
        return Conducted(replace(conduct, track=belt.end_lap(heard.track)), moves=(finished,))

    def wake_at_s(self, conduct: Conduct) -> float | None:
        times = (conduct.lap_at_s, conduct.clock_ends_at_s)
        return min((at_s for at_s in times if at_s is not None), default=None)

    def tick(self, conduct: Conduct, state: State, now_s: float) -> Conducted[Conduct, Move]:
        if conduct.lap_at_s is not None and now_s >= conduct.lap_at_s:
            tiles = rules.tiles_to_verify(state)
            lap = belt.begin_lap(conduct.track, tiles, now_s, full=True)
            return Conducted(
                replace(conduct, track=lap, lap_at_s=None), (RunBelt(self._speed_rpm),)
            )
        if conduct.clock_ends_at_s is not None and now_s >= conduct.clock_ends_at_s:
            return Conducted(replace(conduct, clock_ends_at_s=None), moves=(TimeUp(),))
        return Conducted(conduct)

    def clock_ends_at_s(self, conduct: Conduct) -> float | None:
        return conduct.clock_ends_at_s

    def clock_left_s(self, conduct: Conduct, now_s: float) -> float | None:
        if conduct.clock_ends_at_s is None:
            return conduct.clock_rests_s
        return max(0.0, conduct.clock_ends_at_s - now_s)


def not_found(conduct: Conduct, state: State) -> int:
    """The tiles, as a set, that should lie on the belt and that this recount has not read there."""
    lap = conduct.track.lap
    found = frozenset[int]() if lap is None else lap.found
    return state.belt & ~set_of(found & conduct.track.where("belt"))


def _by_pattern(tiles: int, message: tuple[str, str, str], remedy: str) -> tuple[Notice, ...]:
    """One notice for each pattern of which *tiles* are wanted: never a face."""
    key, one, many = message
    counts = Counter(SUITCASES[tile_suitcase(tile)] for tile in members(tiles))
    return tuple(
        Notice(
            key,
            (one if counts[name] == 1 else many).format(name, counts[name]),
            remedy,
            args=(name, str(counts[name])),
        )
        for name in SUITCASES
        if counts[name]
    )


_VERDICT_LIGHTS: Mapping[str, tuple[Colour, Pattern]] = {
    "match": ("green", "steady"),
    "lost": ("yellow", "pulse"),
    "other": ("red", "blink"),
}
"""Steady, pulse and blink say the same as green, yellow and red."""

HALF_PAIR = (
    "luggage.half_pair",
    "L-14",
    "A passenger was tapped without its tile.",
    "Tap the tile, too; or take the passenger back with B.",
)
PASSENGER_FIRST = (
    "luggage.passenger_first",
    "L-14",
    "A tile was tapped without its passenger.",
    "Tap the passenger first, then the tile.",
)
OTHER_GAME = (
    "luggage.other_game",
    "",
    "This piece belongs to another game.",
    "Put it back into its box.",
)
OWN_PAD = (
    "luggage.own_pad",
    "",
    "This game is not played at the spots.",
    "Tap the piece on your own pad.",
)
ASIDE_ON_BELT = (
    "luggage.aside_on_belt",
    "L-8",
    "A tile that was set aside lies on the belt.",
    "Take it off and put it with your pairs.",
)


RECOUNTING = (
    "luggage.recounting",
    "",
    "The belt is being counted, and nobody plays meanwhile.",
    "Put back what the screen asks for.",
)

STILL_MISSING = (
    "luggage.still_missing",
    "One suitcase with {0} is still missing.",
    "{1} suitcases with {0} are still missing.",
)
LOOK_FOR_IT = "Look under the table, then put it on the belt."
NOT_BACK = (
    "luggage.not_back",
    "One suitcase with {0} is not back on the belt.",
    "{1} suitcases with {0} are not back on the belt.",
)
PUT_BACK = "Put it back, or everybody holds A to play on without it."
_BELT_IS_COUNTED = Notice(
    "luggage.counted", "The belt is counted before the round goes on.", "Hands off, please."
)


def _notice(message: tuple[str, str, str, str], seat: str) -> Notice:
    key, rule, text, remedy = message
    return Notice(key, text, remedy, rule, seat=seat, kind="mistake")


_PROMPTS: Mapping[tuple[str, str], Notice] = {
    ("mapping", ""): Notice("luggage.mapping", "The belt learns its tiles.", "Hands off, please."),
    ("ready", ""): Notice("luggage.ready", "A hand on your draw deck!", "Press A when you are."),
    ("play", "assisted"): Notice(
        "luggage.play", "Where's my luggage? Flip, grab, tap!", "A says: Done!"
    ),
    ("play", "rulebook"): Notice(
        "luggage.play_rulebook", "Where's my luggage? Flip, grab, set aside!", "A says: Done!"
    ),
    ("verifying", ""): Notice(
        "luggage.verifying", "Stop! The belt counts its tiles.", "Hands off, please."
    ),
    ("check", ""): Notice(
        "luggage.check",
        "Tap every pair: the passenger, then the tile.",
        "B takes a pair back, A says: that was all.",
    ),
    ("round_over", ""): Notice(
        "luggage.round_over", "Put everything back, shuffle, deal anew.", "A starts the next round."
    ),
    ("over", ""): Notice("luggage.over", "The match is over.", "A plays again."),
}
