"""One match at the table: signals in; moves, lights and views out.

The match owns the game's state, what is pending at the seats, and the referee's conduct, and it
changes them in one place, `_play`. It opens no device and draws nothing; time comes as an
argument. A move that the rules refuse becomes a notice, and the match stays as it was.

What happens is told to a log first and can be seen only after `show`: whoever owns the match calls
it when the log is on the disk.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol

from msgspec import Struct
from msgspec.structs import replace

from controller import interaction, intermission
from controller.controls import CONTROL_CARDS, PAUSE, UNDO
from controller.errors import IllegalMove
from controller.interaction import HOLD_S, Act, Agreed, Pressed, Tapped
from controller.menu import CURSOR, Menu, pressed, shown
from controller.registry import Registry
from controller.standins import StandIns
from controller.tablegame import (
    Conducted,
    ConductT,
    Flash,
    MoveT,
    Played,
    Reading,
    Standings,
    StateT,
    TableGame,
)
from controller.views import Cursor, MatchView, Notice
from hardware.signals import AnyCommand, AnySignal, Colour, Pattern, SetLight, TagEntered, TagLeft

NOTICE_S = 8.0
"""How long a notice stands when nothing heals it before."""

NOTICES_SHOWN = 4



class Log(Protocol):
    """Who is told of everything that must outlast a power cut."""

    def played(
        self, now_s: float, move: object, source: str, track_turn: float | None
    ) -> None: ...

    def undone(self, now_s: float, source: str) -> None: ...

    def stands(
        self,
        now_s: float,
        half: Mapping[str, str],
        taps: Mapping[str, str],
        clock_left_s: float | None,
    ) -> None: ...

    def scored(self, totals: Mapping[str, int], winners: Sequence[str], over: bool) -> None: ...


class Playing(Struct, frozen=True):
    """What every match is played with: whose seats in order of play, which pieces, the way to the
    table, the time it begins at, and its log where it is recorded."""

    seats: tuple[str, ...]
    registry: Registry
    send: Callable[[AnyCommand], None]
    now_s: float
    began_s: float
    """When the match's clock showed 0: before `now_s` for a match that was interrupted."""
    bots: tuple[str, ...] = ()
    """The seats that bots play from: they agree to everything."""
    log: Log | None = None
    spots: tuple[str, ...] = ()
    """The readers of the spots, left to right."""
    stand_in: Callable[[str], bool] = lambda seat: False
    """Told when the player at a seat has gone; whether a bot plays on there."""
    stand_down: Callable[[str], None] = lambda seat: None
    """Told when that player is here again."""


class Interrupted(Struct, Generic[StateT, MoveT], frozen=True):
    """Where a match stood when its power was cut: its moves with the state before each, what was
    half done and what was tapped last at which seat, and what the round clock had left."""

    history: tuple[Played[MoveT], ...] = ()
    before: tuple[StateT, ...] = ()
    half: Mapping[str, str] = {}
    taps: Mapping[str, str] = {}
    clock_left_s: float | None = None


class Shown(Struct, Generic[StateT, ConductT], frozen=True):
    """What may be seen of a match at present."""

    state: StateT
    conduct: ConductT
    notices: tuple[Notice, ...] = ()
    half: Mapping[str, str] = {}


class Match(Generic[StateT, MoveT, ConductT]):
    """A running match.

    `history` and `state` are read-only for everybody else. With *interrupted*, *state* is where
    it stood, and the match goes on from there.
    """

    def __init__(
        self,
        game: TableGame[StateT, MoveT, ConductT],
        state: StateT,
        playing: Playing,
        interrupted: Interrupted[StateT, MoveT] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.seats = playing.seats
        now_s = playing.now_s
        self.began_s = playing.began_s
        stood = interrupted or Interrupted()
        self.history: list[Played[MoveT]] = list(stood.history)
        self._before: list[StateT] = list(stood.before)
        """The state before each move of the history."""
        self._registry = playing.registry
        self._send = playing.send
        self._log = playing.log
        self._bots = playing.bots
        self._spots = playing.spots
        self._stand_ins = StandIns(game, playing.stand_in, playing.stand_down)
        self.given_up = False
        """Whether everybody has agreed to end the match."""
        self._agreed = False
        self._now_s = now_s
        self._pending = interaction.resumed(stood.half, stood.taps, playing.registry, now_s)
        self._notices: list[Notice] = []
        self._sounds: list[str] = []
        self._flashes: dict[str, tuple[Flash, float]] = {}
        self._lights: dict[str, tuple[Colour, Pattern]] = {}
        self._public: MatchView | None = None
        """The public view of what may be seen, until that changes."""
        begun = (
            game.begin(state, now_s)
            if interrupted is None
            else game.resume(state, now_s, stood.clock_left_s)
        )
        self._conduct: ConductT = begun.conduct
        self._follow(begun, now_s)
        self._stand_ins.update((), intermission.left(stood.half))
        if intermission.rests(stood.half):
            self._follow(game.rest(self._conduct, self.state, now_s), now_s)
        self._shown = Shown(self.state, self._conduct, half=stood.half)

    def __repr__(self) -> str:
        return f"<Match of {self.game.slug}, {len(self.history)} moves>"

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    @property
    def standings(self) -> Standings:
        """The points so far, as far as they may be seen."""
        return self.game.standings(self._shown.state)

    @property
    def left(self) -> tuple[str, ...]:
        """The seats whose players have gone."""
        return intermission.left(self._pending.half)

    @property
    def half(self) -> Mapping[str, str]:
        """Seat -> what is half done there."""
        return self._pending.half

    def clock_left_s(self, now_s: float) -> float | None:
        """What the round clock has left, also while it rests; None without one."""
        return self.game.clock_left_s(self._conduct, now_s)

    # ---- in --------------------------------------------------------------------------------

    def signal(self, signal: AnySignal) -> None:
        """Take in what the table observed."""
        now_s = self._now_s = signal.at_s
        step = interaction.step(self._pending, signal, self._registry, self._spots)
        self._pending = step.pending
        if step.notice is not None:
            self._notify(step.notice)
        piece = None
        if isinstance(signal, TagEntered | TagLeft):
            piece = self._registry.piece(signal.uid)
        self._follow(self.game.observe(self._conduct, self.state, signal, piece), now_s)
        if step.act is not None:
            self._act(step.act, _source(signal), now_s)
        self._note_standing(now_s)

    def _act(self, act: Act, source: str, now_s: float) -> None:
        """Play what *act* means; the control cards are the same in every game."""
        if isinstance(act, Tapped) and act.piece in CONTROL_CARDS:
            self._control(act, source, now_s)
            return
        half = self._pending.half
        if intermission.rests(half):
            self._in_intermission(act, now_s)
            return
        menu = self.game.menu(self.state, self._conduct, half)
        if isinstance(act, Pressed) and menu is not None and menu.seat in ("", act.seat):
            reading = self._point(menu, act)
        else:
            reading = self.game.read(self._conduct, self.state, half, act)
        if reading.half is not None:
            self._pending = replace(self._pending, half=reading.half)
        if reading.notice is not None:
            self._notify(replace(reading.notice, at_s=now_s))
        for move in reading.moves:
            frozen = self._stand_ins.forbids(self.state, self._pending.half, move)
            if frozen:
                self._notify(_notice(intermission.NOT_THIS_ONE, frozen, now_s))
                self._pending = interaction.forgiven(self._pending)
                break
            if not self._play(move, now_s, getattr(act, "seat", ""), source):
                break

    def _control(self, card: Tapped, source: str, now_s: float) -> None:
        """A control card was tapped."""
        half = self._pending.half
        match card.piece:
            case _ if card.piece == PAUSE and intermission.rests(half):
                self._decide(intermission.GoOn(), now_s)
            case _ if card.piece == PAUSE:
                self._half({**half, intermission.RESTS: "yes"})
                self._follow(self.game.rest(self._conduct, self.state, now_s), now_s)
            case _ if intermission.rests(half):
                return
            case _ if card.piece == UNDO:
                self.undo(card.seat, now_s, source)
            case _:
                self._follow(self.game.recount(self._conduct, self.state, now_s), now_s)

    def _point(self, menu: Menu, act: Pressed) -> Reading[MoveT]:
        """Move the cursor, or take what it stands on."""
        half = self._pending.half
        position, taken = pressed(menu, half.get(CURSOR, ""), act.button)
        if taken is None:
            return Reading(half={**half, CURSOR: position})
        return self.game.chosen(self._conduct, self.state, half, act.seat, taken)

    # ---- the intermission, and players who have gone -------------------------------------------

    def _in_intermission(self, act: Act, now_s: float) -> None:
        """The match rests: buttons decide what becomes of it, and nobody plays."""
        half = self._pending.half
        menu = intermission.menu(self.seats, intermission.left(half))
        match act:
            case Pressed():
                position, decision = pressed(menu, half.get(CURSOR, ""), act.button)
                if decision is None:
                    self._half({**half, CURSOR: position})
                else:
                    self._decide(decision, now_s)
            case Agreed() if intermission.ends(menu, half):
                self.given_up = True

    def _decide(self, decision: intermission.Decision, now_s: float) -> None:
        before = intermission.left(self._pending.half)
        self._half(intermission.decided(self._pending.half, decision))
        self._stand_ins.update(before, intermission.left(self._pending.half))
        if isinstance(decision, intermission.GoOn):
            self._follow(self.game.go_on(self._conduct, self.state, now_s), now_s)

    def _play_for_those_who_left(self, now_s: float) -> None:
        acts, move = self._stand_ins.due(self.state, self._pending.half, now_s)
        for act in acts:
            self._act(act, "", now_s)
        if move is not None:
            self._play(move, now_s)

    def _half(self, half: Mapping[str, str]) -> None:
        self._pending = replace(self._pending, half=half)

    # ---- agreement, undo and time --------------------------------------------------------------

    def _hear_agreement(self, now_s: float) -> None:
        """Everybody holds A: an act, once for each time that they do."""
        gone = intermission.left(self._pending.half)
        people = [seat for seat in self.seats if seat not in self._bots and seat not in gone]
        agreed = bool(people) and interaction.held(self._pending, now_s).issuperset(people)
        if agreed and not self._agreed:
            self._act(Agreed(), "", now_s)
        self._agreed = agreed

    def undo(self, seat: str, now_s: float, source: str = "") -> None:
        """Take the last move back, unless it revealed something (G-3)."""
        if not self.history:
            self._notify(_notice(NOTHING_TO_UNDO, seat, now_s))
            return
        move, before = self.history[-1].move, self._before[-1]
        if not self.game.may_undo(before, move, self.state):
            self._notify(_notice(REVEALED, seat, now_s))
            return
        del self.history[-1], self._before[-1]
        after, self.state = self.state, before
        if self._log is not None:
            self._log.undone(now_s, source)
        self._log_standings(after, before)
        self._follow(self.game.entered(self._conduct, after, before, now_s), now_s)
        self._note_standing(now_s)

    def show(self) -> bool:
        """Let everything that has happened so far be seen; whether moves were among it."""
        before = self._shown
        notices = tuple(self._notices[-NOTICES_SHOWN:])
        self._shown = Shown(self.state, self._conduct, notices, self._pending.half)
        if before.state is not self.state or before.conduct is not self._conduct:
            self._public = None
        self._show_lights()
        return before.state is not self.state

    def tick(self, now_s: float) -> None:
        """Let time pass: clocks run out, flashes and notices end."""
        self._now_s = now_s
        self._hear_agreement(now_s)
        if not intermission.rests(self._pending.half):
            self._follow(self.game.tick(self._conduct, self.state, now_s), now_s)
            self._play_for_those_who_left(now_s)
        self._flashes = {
            seat: (flash, until_s)
            for seat, (flash, until_s) in self._flashes.items()
            if until_s > now_s
        }
        self._notices = [n for n in self._notices if n.at_s + NOTICE_S > now_s]
        self._note_standing(now_s)

    # ---- out -------------------------------------------------------------------------------

    def wake_at_s(self) -> float | None:
        """When `tick` must be called at the latest; None when nothing runs out."""
        times = [until_s for _, until_s in self._flashes.values()]
        times += [notice.at_s + NOTICE_S for notice in self._notices]
        holds = (since_s + HOLD_S for since_s in self._pending.down.values())
        times += [at_s for at_s in holds if at_s > self._now_s]
        game_s = self.game.wake_at_s(self._conduct)
        if game_s is not None and not intermission.rests(self._pending.half):
            times.append(game_s)
        stand_in_s = self._stand_ins.wake_at_s(self.state, self._pending.half, self._now_s)
        if stand_in_s is not None:
            times.append(stand_in_s)
        return min(times, default=None)

    def view(self, seat: str | None) -> MatchView:
        """What *seat* may know; None is the public, and so is a seat that does not play."""
        shown = self._shown
        if self._public is None:
            self._public = self.game.public_view(shown.state, shown.conduct)
            if self.game.over(shown.state):
                results = self.game.results(
                    self.history, self._before, shown.state, self.began_s
                )
                if results is not None:
                    self._public = replace(self._public, results=results)
        if seat not in self.seats:
            return self._public
        return replace(self._public, secrets=self.game.secrets(shown.state, seat))

    @property
    def shown_state(self) -> StateT:
        """The state as far as it may be seen."""
        return self._shown.state

    def prompt(self) -> Notice | None:
        if intermission.rests(self._shown.half):
            return intermission.RESTING
        return self.game.prompt(self._shown.state)

    def cursor(self) -> Cursor | None:
        """The public choice that is on the screen."""
        now = self._shown
        menu = self._menu(now.state, now.conduct, now.half)
        return None if menu is None else shown(menu, now.half.get(CURSOR, ""))

    def _menu(
        self, state: StateT, conduct: ConductT, half: Mapping[str, str]
    ) -> Menu | None:
        if intermission.rests(half):
            return intermission.menu(self.seats, intermission.left(half))
        return self.game.menu(state, conduct, half)

    def notices(self) -> tuple[Notice, ...]:
        shown = self._shown
        asked = self.game.asks(shown.state, shown.conduct)
        stand_ins = self._stand_ins.asks(shown.state, shown.half)
        return (*asked, *stand_ins, *shown.notices)

    def light(self, seat: str) -> tuple[Colour, Pattern]:
        return self._lights.get(seat, ("off", "steady"))

    def clock_ends_at_s(self) -> float | None:
        return self.game.clock_ends_at_s(self._shown.conduct)

    def take_sounds(self) -> tuple[str, ...]:
        """The sounds that are due since the last call."""
        sounds, self._sounds = tuple(self._sounds), []
        return sounds

    # ---- inside ----------------------------------------------------------------------------

    def _play(self, move: MoveT, now_s: float, seat: str = "", source: str = "") -> bool:
        """Play one move; whether the rules allowed it."""
        before = self.state
        try:
            after = self.game.play(before, move)
        except IllegalMove as error:
            self._notify(
                Notice(
                    error.key,
                    error.what,
                    error.remedy,
                    error.rule,
                    seat=seat,
                    kind="mistake",
                    at_s=now_s,
                )
            )
            self._sounds.append("mistake")
            self._pending = interaction.forgiven(self._pending)
            return False
        self.state = after
        if CURSOR in self._pending.half:
            half = {name: kept for name, kept in self._pending.half.items() if name != CURSOR}
            self._pending = replace(self._pending, half=half)
        track_turn = self.game.track_turn(self._conduct, move)
        self.history.append(Played(now_s, move, source, track_turn))
        self._before.append(before)
        if self._log is not None:
            self._log.played(now_s, move, source, track_turn)
        self._log_standings(before, after)
        self._notices = [n for n in self._notices if n.seat != seat or n.kind == "info"]
        answer = self.game.answer(before, move, after)
        self._sounds += answer.sounds
        for flash in answer.flashes:
            self._flashes[flash.seat] = (flash, now_s + flash.for_s)
        self._follow(self.game.entered(self._conduct, before, after, now_s), now_s)
        return True

    def _follow(self, conducted: Conducted[ConductT, MoveT], now_s: float) -> None:
        """Do what the referee wants done."""
        self._conduct = conducted.conduct
        for command in conducted.commands:
            self._send(command)
        for move in conducted.moves:
            self._play(move, now_s)

    def _log_standings(self, before: StateT, after: StateT) -> None:
        """Have the points noted where they are others *after* than *before*."""
        if self._log is not None:
            standings, over = self.game.standings(after), self.game.over(after)
            if standings != self.game.standings(before) or over != self.game.over(before):
                self._log.scored(standings.totals, standings.winners, over)

    def _note_standing(self, now_s: float) -> None:
        if self._log is not None:
            taps = interaction.last_taps(self._pending, self._registry)
            left_s = self.game.clock_left_s(self._conduct, now_s)
            self._log.stands(now_s, self._pending.half, taps, left_s)

    def _notify(self, notice: Notice) -> None:
        """Show a notice; the same one from the same seat is shown once, with its latest time."""
        self._notices = [
            n for n in self._notices if (n.key, n.seat) != (notice.key, notice.seat)
        ]
        self._notices.append(notice)

    def _show_lights(self) -> None:
        for seat in self.seats:
            flash = self._flashes.get(seat)
            wanted = (
                (flash[0].colour, flash[0].pattern)
                if flash is not None
                else self.game.light(self._shown.state, seat)
            )
            if self._lights.get(seat) != wanted:
                self._lights[seat] = wanted
                self._send(SetLight(seat, *wanted))


def _source(signal: AnySignal) -> str:
    """A reference to a signal: which device, and when on the table's clock. Never a UID."""
    device = getattr(signal, "reader", "") or getattr(signal, "seat", "")
    return f"{device}@{signal.at_s:.3f}"


NOTHING_TO_UNDO = ("table.nothing_to_undo", "Nothing has been done yet.", "Play on.")
REVEALED = (
    "table.revealed",
    "The last move showed somebody something, so it cannot be taken back.",
    "Play on.",
)


def _notice(message: tuple[str, str, str], seat: str, now_s: float) -> Notice:
    key, text, remedy = message
    return Notice(key, text, remedy, "G-3", seat=seat, kind="mistake", at_s=now_s)
