"""How "Where's My Luggage?" is played with pieces, pads and buttons (ruling texts L-1 to L-21;
the acts are described in the docs under "At the table").

Acts become moves here, moves become lights and sounds, and the referee does what no player does:
the belt's laps before and after a round, the round clock, and the end of a round that nobody can
finish. Pure; `Conduct` is the value in which the referee keeps where it stands.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from controller import belt
from controller.belt import Lap
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
    Return,
    ShowPair,
    Stuck,
    TakeBack,
    TimeUp,
    Verified,
    mover,
)
from controller.games.luggage.pieces import PIECES, passenger_piece, tile_piece
from controller.games.luggage.state import State
from controller.interaction import Act, Agreed, Pressed, SeenOnBelt, Tapped
from controller.tablegame import Answer, Conducted, Flash, Played, Reading, Standings
from controller.views import LuggageView, Notice
from hardware.signals import (
    AnyCommand,
    AnySignal,
    BeltMoved,
    Colour,
    Pattern,
    ReaderLost,
    ReaderReady,
    RunBelt,
    StopBelt,
)

HANDS_OFF_S = 2.0
"""At Done the belt stands still for this long before the verification lap begins."""


class Conduct(Struct, frozen=True):
    """Where the referee stands: the lap that is under way, when it is to begin, the clock."""

    lap: Lap | None = None
    lap_at_s: float | None = None
    clock_ends_at_s: float | None = None


class LuggageTable:
    """The contract of `TableGame` for this game; *speed_rpm* is the belt's."""

    slug = "luggage"

    def __init__(self, speed_rpm: float) -> None:
        self._speed_rpm = speed_rpm

    def play(self, state: State, move: Move) -> State:
        return rules.play(state, move)

    def over(self, state: State) -> bool:
        return state.phase == "over"

    def standings(self, state: State) -> Standings:
        totals = (sum(player.scores) for player in state.players)
        winners = (state.seats[player] for player in rules.winners(state))
        return Standings(dict(zip(state.seats, totals, strict=True)), tuple(winners))

    def may_undo(self, before: State, move: Move, after: State) -> bool:
        return isinstance(move, Ready | Done | Checked)

    def track_turn(self, conduct: Conduct, move: Move) -> float | None:
        return None

    def deal(self, state: State) -> tuple[int, int, bool]:
        """How a round is laid out: passengers of each suitcase, cards for each player, and
        whether the tiles lie in rows on the table top."""
        options = state.options
        return options.per_suitcase, rules.cards_each(state), options.variant == "memory"

    # ---- acts -> moves ---------------------------------------------------------------------

    def read(
        self, conduct: Conduct, state: State, half: Mapping[str, str], act: Act
    ) -> Reading[Move]:
        match act:
            case Agreed():
                return Reading()
            case SeenOnBelt(piece):
                return self._seen_on_belt(state, piece)
            case Pressed(seat, _) | Tapped(seat, _) if seat not in state.seats:
                return Reading()
            case Pressed(seat, "A"):
                return self._pressed_a(state, half, seat)
            case Pressed(seat, _):
                return self._pressed_b(state, half, seat)
            case Tapped(seat, piece):
                return self._tapped(state, half, seat, piece)

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

    def _seen_on_belt(self, state: State, piece: str) -> Reading[Move]:
        """The belt's reader read a tile: whoever had it last has put it back."""
        kind, number = PIECES.get(piece, ("", 0))
        if kind != "tile" or state.phase not in ("play", "verifying"):
            return Reading()
        holder = rules.holder(state, number)
        if holder is not None:
            return Reading((Return(holder, number),))
        owner = rules.set_aside_by(state, number)
        if owner is not None:
            return Reading(notice=_notice(ASIDE_ON_BELT, state.seats[owner]))
        return Reading()

    # ---- moves -> acts ---------------------------------------------------------------------

    def perform(self, state: State, move: Move) -> tuple[Act, ...]:
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
        own: Colour = seat if seat in _OWN_COLOURS else "white"  # type: ignore[assignment]
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
        lap = conduct.lap
        if lap is None:
            return view
        return replace(view, tiles_found=len(lap.found), tiles_expected=len(lap.expected))

    def seat_view(self, public: LuggageView, state: State, seat: str) -> LuggageView:
        if seat not in state.seats:
            return public
        return replace(public, secrets=viewing.secrets(state, state.seats.index(seat)))

    def with_results(
        self,
        view: LuggageView,
        history: Sequence[Played[Move]],
        before: Sequence[State],
        after: State,
        began_s: float,
    ) -> LuggageView:
        return replace(view, results=statistics.results(history, before, after, began_s))

    # ---- what the referee does by itself -------------------------------------------------------

    def begin(self, state: State, now_s: float) -> Conducted[Conduct, Move]:
        return self._enter_phase(Conduct(), state, now_s)

    def resume(
        self, state: State, now_s: float, clock_left_s: float | None
    ) -> Conducted[Conduct, Move]:
        entered = self._enter_phase(Conduct(), state, now_s)
        conduct = entered.conduct
        if conduct.clock_ends_at_s is not None and clock_left_s is not None:
            conduct = replace(conduct, clock_ends_at_s=now_s + clock_left_s)
        commands = entered.commands
        if state.phase in ("ready", "play") and state.options.variant == "belt":
            # It has run since the mapping lap.
            commands = (RunBelt(self._speed_rpm),)
        return Conducted(conduct, commands, entered.moves)

    def entered(
        self, conduct: Conduct, before: State, after: State, now_s: float
    ) -> Conducted[Conduct, Move]:
        if before.phase != after.phase:
            return self._enter_phase(conduct, after, now_s)
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
        match state.phase:
            case "mapping" if on_belt:
                return Conducted(Conduct(lap=Lap(rules.tiles_in_play(state))), run)
            case "mapping":
                return Conducted(Conduct(), moves=(Mapped(()),))
            case "play":
                minutes = state.options.clock_min
                ends_at_s = None if minutes is None else now_s + minutes * 60.0
                return Conducted(Conduct(clock_ends_at_s=ends_at_s))
            case "verifying" if on_belt:
                # First everything stops; the lap begins when hands are off.
                return Conducted(Conduct(lap_at_s=now_s + HANDS_OFF_S), stop)
            case "verifying":
                return Conducted(Conduct(), moves=(Verified(()),))
            case "check" | "round_over" | "over":
                return Conducted(Conduct(), stop)
        return Conducted(conduct)

    def observe(
        self, conduct: Conduct, state: State, signal: AnySignal, act: Act | None
    ) -> Conducted[Conduct, Move]:
        lap = conduct.lap
        if lap is None:
            return Conducted(conduct)
        match signal, act:
            case _, SeenOnBelt(piece) if PIECES.get(piece, ("",))[0] == "tile":
                lap = belt.read(lap, PIECES[piece][1])
            case BeltMoved(turns=turns), _:
                lap = belt.moved(lap, turns)
            case ReaderLost(reader=reader), _ if not reader.startswith("pad/"):
                lap = belt.reader_lost(lap)
            case ReaderReady(reader=reader), _ if not reader.startswith("pad/"):
                lap = belt.reader_ready(lap)
            case _:
                return Conducted(conduct)
        if not lap.complete:
            return Conducted(replace(conduct, lap=lap))
        finished = (
            Mapped(tuple(sorted(lap.missing)))
            if state.phase == "mapping"
            else Verified(tuple(sorted(lap.found)))
        )
        return Conducted(replace(conduct, lap=None), moves=(finished,))

    def wake_at_s(self, conduct: Conduct) -> float | None:
        times = (conduct.lap_at_s, conduct.clock_ends_at_s)
        return min((at_s for at_s in times if at_s is not None), default=None)

    def tick(self, conduct: Conduct, state: State, now_s: float) -> Conducted[Conduct, Move]:
        if conduct.lap_at_s is not None and now_s >= conduct.lap_at_s:
            lap = Lap(rules.tiles_to_verify(state), full=True)
            return Conducted(
                replace(conduct, lap=lap, lap_at_s=None), (RunBelt(self._speed_rpm),)
            )
        if conduct.clock_ends_at_s is not None and now_s >= conduct.clock_ends_at_s:
            return Conducted(replace(conduct, clock_ends_at_s=None), moves=(TimeUp(),))
        return Conducted(conduct)

    def clock_ends_at_s(self, conduct: Conduct) -> float | None:
        return conduct.clock_ends_at_s


_VERDICT_LIGHTS: Mapping[str, tuple[Colour, Pattern]] = {
    "match": ("green", "steady"),
    "lost": ("yellow", "pulse"),
    "other": ("red", "blink"),
}
"""Steady, pulse and blink say the same as green, yellow and red."""

_OWN_COLOURS = ("red", "blue", "green", "yellow", "orange", "purple", "white")

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
ASIDE_ON_BELT = (
    "luggage.aside_on_belt",
    "L-8",
    "A tile that was set aside lies on the belt.",
    "Take it off and put it with your pairs.",
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
