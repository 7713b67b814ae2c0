"""One match at the table: signals in; moves, lights and views out.

The match owns the game's state, what is pending at the seats, and the referee's referee, and it
changes them in one place, `_play`. It opens no device and draws nothing; time comes as an
argument. A move that the rules refuse becomes a notice, and the match stays as it was.

What happens is told to a log first and can be seen only after `show`: the owner of the match calls
it when the log is on the disk.
"""

from collections.abc import Sequence
from typing import Generic

from msgspec.structs import replace

from controller.errors import IllegalMove
from controller.match import acts, pause
from controller.match.acts import CONTROL_CARDS, HOLD_S, PAUSE, UNDO, Act, Pressed, Tapped, TappedAt
from controller.match.halfdone import HalfDone
from controller.match.menu import SETTLE_S, Menu, Pointer, pressed, shown
from controller.match.pause import StandIns
from controller.match.playing import Interrupted, Playing, Shown
from controller.match.signs import Light, Noticeboard, SeatLights, mistake
from controller.match.tablegame import (
    Effects,
    Interpretation,
    MoveT,
    Played,
    RefereeT,
    Standings,
    StateT,
    TableGame,
)
from controller.views import Cursor, MatchView, Notice, TapAnswer
from hardware.signals import AnySignal, TagEntered, TagLeft


class Match(Generic[StateT, MoveT, RefereeT]):
    """A running match.

    `history` and `state` are read-only for everybody else. With *interrupted*, *state* is where
    it stood, and the match goes on from there.

    >>> from controller.conformance.hands import begun
    >>> from controller.games.catalogue import game_named
    >>> hands = begun(game_named("captains-orders"), ("red", "blue", "green", "yellow"))
    >>> hands.do(Tapped("red", "captains-orders/card/7-3"))
    [Deal(receiver=0, card=23)]
    >>> hands.match.prompt().id, hands.match.light("red")
    ('captains-orders-deal', ('red', 'blink'))
    """

    def __init__(
        self,
        game: TableGame[StateT, MoveT, RefereeT],
        state: StateT,
        playing: Playing,
        interrupted: Interrupted[StateT, MoveT] | None = None,
    ) -> None:
        stood = interrupted or Interrupted()
        self.game = game
        self.state = state
        self.seats = playing.seats
        self.began_s = playing.began_s
        self.history: list[Played[MoveT]] = list(stood.history)
        self._before: list[StateT] = list(stood.before)
        self._stand_ins = StandIns(game, playing.stand_in, playing.stand_down)
        self._lights = SeatLights(playing.send)
        self._board = Noticeboard()
        self._sounds: list[str] = []
        self._answers: dict[str, TapAnswer] = {}
        self._found: Notice | None = None
        """The mistake that was found in the present signal."""
        self._views: dict[str | None, MatchView] = {}
        """By observer, until what may be seen changes; so is all that follows from it."""
        self._asked: tuple[Notice, ...] | None = None
        self._last_cursor: tuple[StateT, RefereeT, HalfDone, Cursor | None] | None = None
        now_s = playing.now_s
        self.registry = playing.registry
        self._send = playing.send
        self._log = playing.log
        self._bots = playing.bots
        self._spots = playing.spots
        self._pointer = Pointer()
        self.given_up = False
        """Whether everybody has agreed to end the match."""
        self._agreed = False
        self._now_s = now_s
        self._pending = acts.resumed(stood.half, stood.taps, playing.registry, now_s, playing.spots)
        begun = (
            game.begin(state, now_s)
            if interrupted is None
            else game.resume(state, now_s, stood.clock_left_s)
        )
        self._referee: RefereeT = begun.referee
        self._follow(begun, now_s)
        self._stand_ins.update((), stood.half.left)
        if stood.half.rests:
            self._follow(game.rest(self._referee, self.state, now_s), now_s)
        self._pointer.look(self._cursor(self.state, self._referee, self._pending.half), now_s)
        self._shown: Shown[StateT, RefereeT] = Shown(self.state, self._referee, half=stood.half)

    def __repr__(self) -> str:
        return f"<Match of {self.game.slug}, {len(self.history)} moves>"

    @property
    def before(self) -> Sequence[StateT]:
        """The state before each move of the history."""
        return self._before

    @property
    def standings(self) -> Standings:
        """The points so far."""
        return self.game.standings(self._shown.state)

    @property
    def shown_state(self) -> StateT:
        """The state as far as it may be seen."""
        return self._shown.state

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    @property
    def left(self) -> tuple[str, ...]:
        """The seats whose players have gone."""
        return self._pending.half.left

    @property
    def half(self) -> HalfDone:
        """What is half done at the table."""
        return self._pending.half

    @property
    def referee(self) -> RefereeT:
        """Where the referee stands."""
        return self._referee

    @property
    def pending(self) -> acts.Pending:
        """What was observed and still matters."""
        return self._pending

    @property
    def cursor_since_s(self) -> float:
        """Since when the cursor's lines are on the screen."""
        return self._pointer.since_s

    def clock_left_s(self, now_s: float) -> float | None:
        """What the round clock has left, also while it rests; None without one."""
        return self.game.clock_left_s(self._referee, now_s)

    # ---- in --------------------------------------------------------------------------------

    def signal(self, signal: AnySignal) -> None:
        """Take in what the table observed."""
        now_s = self._pass(signal.at_s)
        self._found = None
        step = acts.step(self._pending, signal, self.registry, self._spots)
        self._pending = step.pending
        # Players who have let go may agree again.
        self._hear_agreement(now_s)
        if step.notice is not None:
            self._tell(step.notice, now_s)
        piece = None
        if isinstance(signal, TagEntered | TagLeft):
            piece = self.registry.piece(signal.uid)
        self._follow(self.game.observe(self._referee, self.state, signal, piece), now_s)
        counted = step.act is not None and self._act(step.act, _source(signal), now_s)
        if isinstance(signal, TagEntered) and (step.act is not None or step.notice is not None):
            self._answer(signal.reader, counted)
        self._note_standing(now_s)

    def _answer(self, reader: str, taken: bool) -> None:
        """Acknowledge the piece that was held to a pad or spot."""
        if reader.startswith("pad/") or reader in self._spots:
            before = self._answers.get(reader)
            number = 1 if before is None else before.number + 1
            self._answers[reader] = TapAnswer(reader, number, taken, None if taken else self._found)

    def _act(self, act: Act, source: str, now_s: float) -> bool:
        """Play what *act* means; whether it counts. The control cards mean the same in all
        games."""
        half = self._pending.half
        if isinstance(act, Tapped | TappedAt) and act.piece in CONTROL_CARDS:
            self._control(act, source, now_s)
            return self._found is None
        if half.rests:
            self._in_intermission(act, now_s)
            return False
        return self._read(act, source, now_s)

    def _read(self, act: Act, source: str, now_s: float) -> bool:
        """Let the game say what *act* means, and play that; whether it counts."""
        half = self._pending.half
        menu = self.game.menu(self.state, self._referee, half)
        stand_in = self._stand_ins.meant(self.state, half, act)
        if stand_in is not None:
            reading = Interpretation((stand_in,))
        elif isinstance(act, Pressed) and menu is not None and menu.seat in ("", act.seat):
            if not self._pointer.counts(menu, act, now_s):
                if menu.settle_s > SETTLE_S:
                    self._tell(mistake("table-too-soon", act.seat), now_s)
                return False
            reading = self._point(menu, act)
        else:
            reading = self.game.read(self._referee, self.state, half, act)
        if reading.half is not None:
            self._half(reading.half)
        counted = reading.notice is None and (reading.half is not None or bool(reading.moves))
        for move in reading.moves:
            frozen = self._stand_ins.forbids(self.state, self._pending.half, move)
            if frozen:
                self._tell(mistake("table-not-this-one", frozen, "G-2"), now_s)
            if frozen or not self._play(move, now_s, getattr(act, "seat", ""), source):
                counted = False
                break
        if reading.notice is not None:
            self._tell(reading.notice, now_s, heard=not isinstance(act, Pressed))
        if not counted and isinstance(act, Tapped | TappedAt):
            self._pending = acts.forgiven(self._pending)
        return counted

    def _control(self, card: Tapped | TappedAt, source: str, now_s: float) -> None:
        """A control card was tapped."""
        half = self._pending.half
        match card.piece:
            case _ if card.piece == PAUSE and half.rests:
                self._decide(pause.GoOn(), now_s)
            case _ if card.piece == PAUSE:
                self._half(replace(half, cursor="", rests=True))
                self._follow(self.game.rest(self._referee, self.state, now_s), now_s)
            case _ if half.rests:
                self._in_intermission(card, now_s)
            case _ if card.piece == UNDO:
                self.undo(getattr(card, "seat", ""), now_s, source)
            case _:
                self._follow(self.game.recount(self._referee, self.state, now_s), now_s)

    def _point(self, menu: Menu, act: Pressed) -> Interpretation[MoveT]:
        """Move the cursor, or take what it stands on."""
        half = self._pending.half
        position, taken = pressed(menu, half.cursor, act.button)
        if taken is None and position == half.cursor:
            return Interpretation(notice=mistake("table-only-says", act.seat))
        if taken is None:
            return Interpretation(half=replace(half, cursor=position))
        rest = replace(half, cursor="")
        return self.game.chosen(self._referee, self.state, rest, act.seat, taken)

    # ---- the intermission, and players who have gone -------------------------------------------

    def _in_intermission(self, act: Act, now_s: float) -> None:
        """The match rests: buttons decide what becomes of it, and nobody plays."""
        half = self._pending.half
        menu = self._menu(self.state, self._referee, half)
        assert menu is not None, "a match that rests has one"
        match act:
            case Pressed() if self._pointer.counts(menu, act, now_s):
                position, decision = pressed(menu, half.cursor, act.button)
                if decision is None:
                    self._half(replace(half, cursor=position))
                else:
                    self._decide(decision, now_s)
            case Tapped() | TappedAt():
                seat = getattr(act, "seat", "")
                self._tell(mistake("table-nobody-plays", seat), now_s, heard=True)
                self._pending = acts.forgiven(self._pending)

    def _decide(self, decision: pause.Decision, now_s: float) -> None:
        before = self._pending.half.left
        self._half(pause.decided(self._pending.half, decision))
        self._stand_ins.update(before, self._pending.half.left)
        if isinstance(decision, pause.GoOn):
            self._follow(self.game.go_on(self._referee, self.state, now_s), now_s)

    def _play_for_those_who_left(self, now_s: float) -> None:
        move = self._stand_ins.due(self.state, self._pending.half, now_s)
        if move is not None:
            self._play(move, now_s)

    def _half(self, half: HalfDone) -> None:
        self._pending = replace(self._pending, half=half)

    # ---- agreement, undo and time --------------------------------------------------------------

    def _hear_agreement(self, now_s: float) -> None:
        """Everybody holds A: that counts once for each time that they do."""
        gone = self._pending.half.left
        people = [seat for seat in self.seats if seat not in self._bots and seat not in gone]
        agreed = bool(people) and acts.held(self._pending, now_s).issuperset(people)
        if agreed and not self._agreed:
            self._agree(now_s)
        self._agreed = agreed

    def _agree(self, now_s: float) -> None:
        """Yes to what the table asks of all."""
        half = self._pending.half
        if not half.rests:
            self._follow(self.game.agreed(self._referee, self.state, now_s), now_s)
        elif pause.ends(pause.menu(self.seats, half.left), half):
            self.given_up = True

    def undo(self, seat: str, now_s: float, source: str = "") -> None:
        """Take the last move back, unless it revealed something (G-3)."""
        if not self.history:
            self._tell(mistake("table-nothing-to-undo", seat, "G-3"), now_s)
            return
        move, before = self.history[-1].move, self._before[-1]
        if not self.game.may_undo(before, move, self.state):
            self._tell(mistake("table-revealed", seat, "G-3"), now_s)
            return
        del self.history[-1], self._before[-1]
        after, self.state = self.state, before
        # What was tapped last may be tapped once more.
        self._pending = acts.forgiven(self._pending)
        self._half(self._pending.half.settled())
        if self._log is not None:
            self._log.undone(now_s, source)
        self._log_standings(after, before)
        self._follow(self.game.entered(self._referee, after, before, now_s), now_s)
        self._note_standing(now_s)

    def tick(self, now_s: float) -> None:
        """Let time pass: clocks run out, flashes and notices end."""
        now_s = self._pass(now_s)
        self._hear_agreement(now_s)
        if not self._pending.half.rests:
            self._follow(self.game.tick(self._referee, self.state, now_s), now_s)
            self._play_for_those_who_left(now_s)
        self._lights.end_flashes(now_s)
        self._board.forget_old(now_s)
        self._note_standing(now_s)

    # ---- what may be seen and heard ----------------------------------------------------------

    def show(self) -> bool:
        """Let everything that has happened so far be seen; whether moves were among it."""
        before = self._shown
        self._shown = Shown(
            self.state,
            self._referee,
            self._board.newest,
            self._pending.half,
            tuple(self._answers.values()),
        )
        if before.state is not self.state or before.referee is not self._referee:
            self._views, self._asked = {}, None
        self._lights.show({seat: self.game.light(self.state, seat) for seat in self.seats})
        return before.state is not self.state

    def view(self, seat: str | None) -> MatchView:
        """What *seat* may know; None is the public, and so is a seat that does not play."""
        observer = seat if seat in self.seats else None
        view = self._views.get(observer)
        if view is None:
            view = self._views[observer] = self._viewed(observer)
        return view

    def _viewed(self, observer: str | None) -> MatchView:
        now = self._shown
        if observer is not None:
            return replace(self.view(None), secrets=self.game.secrets(now.state, observer))
        public = self.game.public_view(now.state, now.referee)
        if not self.game.over(now.state):
            return public
        results = self.game.results(self.history, self._before, now.state, self.began_s)
        return public if results is None else replace(public, results=results)

    def prompt(self) -> Notice | None:
        """What is asked of the players now."""
        now = self._shown
        if now.half.rests:
            return pause.RESTING
        return self.game.prompt(now.state)

    def cursor(self) -> Cursor | None:
        """The public choice that is on the screen."""
        return self._cursor(self._shown.state, self._shown.referee, self._shown.half)

    def notices(self) -> tuple[Notice, ...]:
        """What is to be put right, and what was said of late, newest last."""
        now = self._shown
        if self._asked is None:
            self._asked = self.game.asks(now.state, now.referee)
        stand_ins = self._stand_ins.asks(now.state, now.half)
        return (*self._asked, *stand_ins, *now.notices)

    def answers(self) -> tuple[TapAnswer, ...]:
        """Whether the table has taken what was held to each pad and spot."""
        return self._shown.answers

    def light(self, seat: str) -> Light:
        return self._lights.light(seat)

    def clock_ends_at_s(self) -> float | None:
        return self.game.clock_ends_at_s(self._shown.referee)

    def take_sounds(self) -> tuple[str, ...]:
        """The sounds that are due since the last call."""
        sounds, self._sounds = tuple(self._sounds), []
        return sounds

    # ---- time ----------------------------------------------------------------------------------

    def wake_at_s(self) -> float | None:
        """When `tick` must be called at the latest; None when nothing runs out."""
        holds = (since_s + HOLD_S for since_s in self._pending.down.values())
        rests = self._pending.half.rests
        times = (
            self._lights.wake_at_s(),
            self._board.wake_at_s(),
            None if rests else self.game.wake_at_s(self._referee),
            self._stand_ins.wake_at_s(self.state, self._pending.half, self._now_s),
            min((at_s for at_s in holds if at_s > self._now_s), default=None),
        )
        return min((at_s for at_s in times if at_s is not None), default=None)

    # ---- inside ----------------------------------------------------------------------------

    def _menu(self, state: StateT, referee: RefereeT, half: HalfDone) -> Menu | None:
        if half.rests:
            return pause.menu(self.seats, half.left)
        return self.game.menu(state, referee, half)

    def _cursor(self, state: StateT, referee: RefereeT, half: HalfDone) -> Cursor | None:
        last = self._last_cursor
        if last is None or last[0] is not state or last[1] is not referee or last[2] is not half:
            menu = self._menu(state, referee, half)
            cursor = None if menu is None else shown(menu, half.cursor)
            last = self._last_cursor = state, referee, half, cursor
        return last[3]

    def _pass(self, at_s: float) -> float:
        """The match's time when something of *at_s* comes in. A station's event may come after
        others that were later, and no move is earlier than the one before it."""
        self._now_s = max(self._now_s, at_s)
        return self._now_s

    def _play(self, move: MoveT, now_s: float, seat: str = "", source: str = "") -> bool:
        """Play one move; whether the rules allowed it."""
        before = self.state
        who = self.game.mover(before, move) or seat
        try:
            after = self.game.play(before, move)
        except IllegalMove as error:
            self._tell(mistake(error.message, who, error.rule), now_s, heard=True)
            return False
        self.state = after
        self._half(self._pending.half.settled())
        track_turn = self.game.track_turn(self._referee, move)
        self.history.append(Played(now_s, move, source, track_turn))
        self._before.append(before)
        if self._log is not None:
            self._log.played(now_s, move, source, track_turn)
        self._log_standings(before, after)
        self._board.heal((seat, who))
        answer = self.game.answer(before, move, after)
        self._sounds += answer.sounds
        for flash in answer.flashes:
            self._lights.flash(flash, now_s)
        if answer.notice is not None:
            self._tell(answer.notice, now_s)
        self._follow(self.game.entered(self._referee, before, after, now_s), now_s)
        return True

    def _follow(self, effects: Effects[RefereeT, MoveT], now_s: float) -> None:
        """Do what the referee wants done."""
        self._referee = effects.referee
        for command in effects.commands:
            self._send(command)
        for move in effects.moves:
            self._play(move, now_s)

    def _log_standings(self, before: StateT, after: StateT) -> None:
        """Have the points noted where they are others *after* than *before*."""
        if self._log is not None:
            standings, over = self.game.standings(after), self.game.over(after)
            if standings != self.game.standings(before) or over != self.game.over(before):
                self._log.scored(standings.totals, standings.winners, over)

    def _note_standing(self, now_s: float) -> None:
        self._pointer.look(self._cursor(self.state, self._referee, self._pending.half), now_s)
        if self._log is not None:
            taps = acts.last_taps(self._pending, self.registry)
            left_s = self.game.clock_left_s(self._referee, now_s)
            self._log.stands(now_s, self._pending.half.texts(), taps, left_s)

    def _tell(self, notice: Notice, now_s: float, heard: bool = False) -> None:
        """Say on the screen what is wrong; *heard*: with a sound, the first time."""
        if notice.kind == "mistake":
            self._found = notice
        if self._board.tell(notice, now_s) and heard and notice.kind == "mistake":
            self._sounds.append("mistake")


def _source(signal: AnySignal) -> str:
    """A reference to a signal: which device, and when on the table's clock. Never a UID."""
    device = getattr(signal, "reader", "") or getattr(signal, "seat", "")
    return f"{device}@{signal.at_s:.3f}"
