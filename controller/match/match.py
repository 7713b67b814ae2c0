"""One match at the table: signals in; moves, lights and views out.

The match owns the game's state, what is pending at the seats, and the referee's state, and changes
them in one place, `_play`. It opens no device and draws nothing; time is an argument. A move that
the rules refuse becomes a notice and changes nothing.

Every event goes to a log first and becomes visible only after `show`, which the match's owner calls
once the log is on disk.
"""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, Generic

from msgspec.structs import replace

from controller.belt import Quality
from controller.errors import IllegalMove
from controller.match import acts, pause
from controller.match.acts import (
    LANGUAGE,
    OPERATOR,
    PAUSE,
    PLAYER,
    RECOUNT,
    UNDO,
    Act,
    Pressed,
    Tapped,
    TappedAt,
)
from controller.match.halfdone import HalfDone
from controller.match.kept import Kept
from controller.match.menu import SETTLE_S, Menu, Pointer, Undone, own_line, pressed
from controller.match.pause import StandIns
from controller.match.playing import Interrupted, Playing
from controller.match.shown import Menus, Shown, Snapshot, why_not_undo
from controller.match.signs import Light, Signs, mistake
from controller.match.stage import Held, Stage
from controller.match.tablegame import (
    Answer,
    Effects,
    Flash,
    Interpretation,
    MoveT,
    Played,
    RefereeT,
    StateT,
    TableGame,
    Told,
)
from controller.match.teaching import Explaining, Seen, Teaching
from controller.match.whose import at_another_pad, for_another
from controller.views import Logged, Message, Notice
from controller.views.table import LOG_LINES
from hardware.signals import (
    AnySignal,
    Button,
    ButtonPressed,
    ButtonReleased,
    TagEntered,
    TagLeft,
    Uid,
)
from hardware.times import soonest

_LATER = {
    OPERATOR: "table-operator-later",
    LANGUAGE: "table-language-later",
    PLAYER: "table-player-later",
}
"""The cards that mean something only before a match, and what is said of them."""

_ASKED_OF_THE_TABLE = (PAUSE, UNDO, RECOUNT)
"""The cards that mean something during a match: for who plays, at their own pad."""


class Match(Generic[StateT, MoveT, RefereeT]):
    """A running match.

    `history`, the state `before` each of its moves, `state`, `referee` and `pending` are read-only
    for everyone else; what players may know of them is `shown`. With *interrupted* the match
    resumes, from *state*.

    >>> from controller.conformance.hands import begun
    >>> from controller.games.catalogue import game_named
    >>> seats = ("red", "blue", "green", "yellow")
    >>> hands = begun(game_named("captains-orders"), seats, reading="every")
    >>> hands.do(Tapped("red", "captains-orders/card/7-3"))
    [Deal(receiver=0, card=23)]
    >>> hands.match.shown.prompt().id, hands.match.light("red")
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
        self.before: list[StateT] = list(stood.before)
        self.belt_told: list[Told] = list(stood.belt_told)
        self._stand_ins = StandIns(game, playing.stand_in, playing.stand_down)
        self._signs = Signs(playing.send, playing.spots)
        self._stage = Stage(playing.stage_s)
        self._told: tuple[tuple[int, Logged], ...] = ()
        """The events so far, each with the number of moves made by then."""
        self._log_shown = Kept(_newest)
        self._lit = Kept(game.lights)
        self._menus = Menus(game, self.seats)
        now_s = playing.now_s
        self.registry = playing.registry
        learns = playing.teaches and set(playing.bots) < set(playing.seats)
        taught = stood.teaching or (Teaching() if learns else None)
        self._explaining = Explaining(game.slug, playing.lessons, taught)
        self._send = playing.send
        self._log = playing.log
        self._bots = playing.bots
        self._spots = playing.spots
        self._whose = playing.whose
        self.pointer = Pointer()
        """Remembers since when the cursor's lines are on the screen."""
        self._readers: Collection[str] = ()
        """The seats where somebody reads what covers the table."""
        self._read_since_s = now_s
        """Since when play has waited for one of them."""
        self.given_up = False
        """Whether everyone has agreed to end the match."""
        self._agreed = False
        self._asked_s = now_s
        """Since when a player is asked who is said to have left."""
        self._now_s = now_s
        self.pending = acts.resumed(stood.half, stood.taps, playing.registry, now_s, playing.spots)
        begun = (
            game.begin(state, now_s)
            if interrupted is None
            else game.resume(state, now_s, stood.clock_left_s)
        )
        self.referee: RefereeT = begun.referee
        self._follow(begun, now_s)
        self._recall()
        self._ask("", now_s)
        self._stand_ins.update((), stood.half.left)
        if stood.half.rests:
            self._follow(game.rest(self.referee, self.state, now_s), now_s)
        self.pointer.look(self._menus.cursor(self.state, self.referee, self.pending.half), now_s)
        begun_with = Snapshot(state, self.referee, half=stood.half, last=self._last)
        self.shown = Shown(self.seats, self._menus, self._stand_ins, begun_with, self._results)
        self._explain(now_s)

    def __repr__(self) -> str:
        return f"<Match of {self.game.slug}, {len(self.history)} moves>"

    @property
    def over(self) -> bool:
        over: bool = self.game.rules.over(self.state)
        return over

    @property
    def waits(self) -> bool:
        """Whether play waits for a climax."""
        return self._stage.waits

    @property
    def reads(self) -> tuple[str, ...]:
        """The seats of people for whom play waits, as they read what covers the table."""
        if not self._readers or self.over:
            return ()
        return tuple(seat for seat in self._people() if seat in self._readers)

    @property
    def rests(self) -> bool:
        """Whether nobody plays: the match is paused, or somebody reads."""
        return self.pending.half.rests or bool(self.reads)

    @property
    def half(self) -> HalfDone:
        """What is half done at the table."""
        return self.pending.half

    def texts(self) -> dict[str, str]:
        """Return what is half done, and what has been taught, as the journal keeps it."""
        return {**self.pending.half.texts(), **self._explaining.texts()}

    def clock_left_s(self, now_s: float) -> float | None:
        """Return the time left on the round clock, even while paused; None without one."""
        return self.game.clock_left_s(self.referee, now_s)

    # ---- in --------------------------------------------------------------------------------

    def signal(self, signal: AnySignal) -> None:
        """Take in an observation of the table."""
        now_s = self._pass(signal.at_s)
        if self._stage.now is not None:
            self._stage_goes_on(now_s)
        self._signs.found = None
        late: tuple[Button, ...] = ()
        reader, piece, hand = "", None, ""
        match signal:
            case TagEntered(uid=uid):
                reader, piece = signal.reader, self.registry.piece(uid)
                hand = self._whose(reader, uid)
            case TagLeft(uid=uid):
                piece = self.registry.piece(uid)
            case ButtonPressed():
                late = self._late()
            case ButtonReleased():
                # On a busy machine it may be known only now that it has been held for long enough.
                self._explain(now_s)
        asked = self.pending.half.asked
        step = acts.step(self.pending, signal, self.registry, self._spots, () if asked else late)
        self.pending = step.pending
        if asked and pause.answers(self.pending.half, signal, hand):
            self._stay(asked, now_s)
            step = acts.Step(self.pending)
        # Players who have released A may agree again.
        if self.pending.down or self._agreed:
            self._hear_agreement(now_s)
        if step.notice is not None:
            self._signs.tell(step.notice, now_s)
        self._follow(self.game.observe(self.referee, self.state, signal, piece), now_s)
        if step.act is not None:
            self._take_in(Held(step.act, acts.source(signal), reader, hand), now_s)
        elif step.notice is not None:
            self._signs.acknowledge(reader, taken=False)
        self._note_standing(now_s)

    def _late(self) -> tuple[Button, ...]:
        """Return the buttons that count when they are let go: B, which is held to ask why. Where
        both are a secret answer, both do, so that timing does not reveal the vote."""
        return ("A", "B") if self.game.answers_secretly(self.state) else ("B",)

    def _take_in(self, held: Held, now_s: float) -> None:
        """Play an act. While everyone looks at a climax, or somebody reads, taps wait instead, and
        of the buttons only A at a climax counts: "seen enough"."""
        act = held.act
        if not self._stage.waits and (not self.reads or self.pending.half.rests):
            self._perform(held, now_s)
        elif not isinstance(act, Pressed):
            self._stage.hold(held)
        elif not self._stage.waits:
            if act.seat in self._people():
                self._signs.tell(mistake("table-waits-for-reader", act.seat), now_s)
        elif act.button == "A" and self._stage.press(act.seat, self._people(), now_s):
            self._after_climax(now_s)

    def _perform(self, held: Held, now_s: float) -> None:
        """Play an act, and answer at its reader."""
        taken = self._act(held.act, held.source, now_s, held.hand)
        self._signs.acknowledge(held.reader, taken)

    def _act(self, act: Act, source: str, now_s: float, hand: str) -> bool:
        """Play what *act* means; return True if it counts. Control cards mean the same in all
        games."""
        match act:
            case Tapped(piece=card) | TappedAt(piece=card):
                later = _LATER.get(PLAYER if card.startswith(PLAYER) else card)
            case _:
                card, later = "", None
        if later is not None:
            self._signs.tell(mistake(later, act.seat), now_s)
        elif card in _ASKED_OF_THE_TABLE and act.seat and act.seat not in self.seats:
            self._signs.tell(mistake("table-nobody-plays-here", act.seat), now_s)
        elif card in _ASKED_OF_THE_TABLE and hand not in ("", act.seat):
            self._signs.tell(at_another_pad(hand), now_s)
        elif card == PAUSE:
            self._pause_or_go_on(now_s)
        elif self.pending.half.rests:
            self._while_paused(act, now_s)
            return False
        elif card == UNDO:
            self.undo(act.seat, now_s, source)
        elif card == RECOUNT:
            self._recount(act.seat, now_s)
        else:
            return self._read(act, source, now_s, hand)
        return self._signs.found is None

    def _read(self, act: Act, source: str, now_s: float, hand: str) -> bool:
        """Let the game interpret *act*, and play the result; return True if it counts."""
        half = self.pending.half
        menu = self.game.menu(self.state, self.referee, half)
        stand_in = self._stand_ins.meant(self.state, half, act) if half.left else None
        if stand_in is not None:
            reading = Interpretation((stand_in,))
        elif menu is not None and isinstance(act, Pressed) and self._may_press(menu, act):
            if not self.pointer.counts(menu, act, now_s):
                if menu.settle_s > SETTLE_S:
                    self._signs.tell(mistake("table-too-soon", act.seat), now_s)
                return False
            reading = self._point(menu, act)
        else:
            reading = self.game.read(self.referee, self.state, half, act)
        if stand_in is None and hand:
            other = for_another(self.game, self.referee, self.state, half, reading, act, hand)
            if other:
                told = mistake(Message("table-for-another", {"seat": other}), hand)
                reading = Interpretation(notice=told)
        if reading.undo:
            self.undo(act.seat, now_s, source)
            return self._signs.found is None
        if reading.half is not None:
            self._half(reading.half)
        counted = reading.notice is None and (reading.half is not None or bool(reading.moves))
        for move in reading.moves:
            half = self.pending.half
            frozen = self._stand_ins.forbids(self.state, half, move) if half.left else ""
            if frozen:
                self._signs.tell(mistake("table-not-this-one", frozen, "G-2"), now_s)
            if frozen or not self._play(move, now_s, act.seat, source):
                counted = False
                break
        if reading.notice is not None:
            self._signs.tell(reading.notice, now_s, heard=not isinstance(act, Pressed))
        if not counted and isinstance(act, Tapped | TappedAt):
            self.pending = acts.forgiven(self.pending)
        return counted

    def _pause_or_go_on(self, now_s: float) -> None:
        half = self.pending.half
        if half.rests:
            self._decide(pause.GoOn(), "", now_s)
        else:
            self._half(replace(half, cursor="", rests=True))
            self._follow(self.game.rest(self.referee, self.state, now_s), now_s)

    def _recount(self, seat: str, now_s: float) -> None:
        """Compare the table with what the match knows."""
        counting = self.game.recount(self.referee, self.state, now_s)
        if counting.referee is self.referee:
            self._signs.tell(mistake("table-nothing-to-count", seat), now_s)
        self._follow(counting, now_s)

    def _may_press(self, menu: Menu, act: Pressed) -> bool:
        """Return True if a button works on the menu: at the seat that chooses, or A at a seat that
        may be chosen."""
        if act.seat not in self.seats:
            return False
        mine = menu.seat in ("", act.seat)
        chosen = act.button == "A" and own_line(menu, self.pending.half.cursor, act.seat)
        return mine or bool(chosen)

    def _point(self, menu: Menu, act: Pressed) -> Interpretation[MoveT]:
        """Move the cursor, or take the line under it, or the line of the seat that presses."""
        half = self.pending.half
        cursor = half.cursor
        if menu.seat not in ("", act.seat):
            cursor = own_line(menu, cursor, act.seat) or cursor
        position, taken = pressed(menu, cursor, act.button)
        if taken is None and position == half.cursor:
            return Interpretation()
        if taken is None:
            return Interpretation(half=replace(half, cursor=position))
        if taken == Undone():
            return Interpretation(undo=True)
        rest = replace(half, cursor="")
        return self.game.chosen(self.referee, self.state, rest, act.seat, taken)

    # ---- climaxes ------------------------------------------------------------------------------

    def _stage_goes_on(self, now_s: float) -> None:
        """Turn over the cards of a climax, and end it, when due."""
        if self._stage.now is None or self.reads:
            return
        if self._stage.turns(now_s):
            self._signs.turn_over()
        if self._stage.pass_time(now_s):
            self._after_climax(now_s)

    def _after_climax(self, now_s: float) -> None:
        """Show the next climax, or resume play with what was tapped meanwhile."""
        self._signs.turn_over()
        if self._stage.now is not None:
            self._signs.roll()
        if not self._stage.waits and not self.rests:
            self._follow(self.game.go_on(self.referee, self.state, now_s), now_s)
        self._take_in_held(now_s)

    def _take_in_held(self, now_s: float) -> None:
        """Take in what was tapped while play waited."""
        while (held := self._stage.next_held()) is not None:
            self._signs.found = None
            self._perform(held, now_s)

    def _people(self) -> list[str]:
        """Return the seats of the people who are present."""
        gone = self.pending.half.left
        return [seat for seat in self.seats if seat not in self._bots and seat not in gone]

    # ---- somebody reads ------------------------------------------------------------------------

    def wait_for(self, readers: Collection[str], now_s: float) -> None:
        """Note at which seats somebody reads what covers the table. Nothing moves and no clock runs
        until none of the people who play does."""
        now_s = self._pass(now_s)
        read, rested = self.reads, self.rests
        self._readers = readers
        if self.reads and not read:
            self._read_since_s = now_s
        if read and not self.reads:
            self._stage.put_off(now_s - self._read_since_s)
        if self.rests and not rested and not self._stage.waits:
            self._follow(self.game.rest(self.referee, self.state, now_s), now_s)
        if rested and not self.rests and not self._stage.waits:
            self._follow(self.game.go_on(self.referee, self.state, now_s), now_s)
            self._take_in_held(now_s)
        self._note_standing(now_s)

    # ---- the pause, and players who have gone --------------------------------------------------

    def _while_paused(self, act: Act, now_s: float) -> None:
        """Take in an act while the match is paused: buttons of those who play decide how it
        continues, and nobody plays."""
        half = self.pending.half
        menu = self._menus.menu(self.state, self.referee, half)
        assert menu is not None, "a match that rests has one"
        match act:
            case Pressed(seat) if seat not in self.seats:
                self._signs.tell(mistake("table-nobody-plays-here", seat), now_s)
            case Pressed() if self.pointer.counts(menu, act, now_s):
                position, decision = pressed(menu, half.cursor, act.button)
                if decision is None:
                    self._half(replace(half, cursor=position))
                else:
                    self._decide(decision, act.seat, now_s)
            case Tapped() | TappedAt():
                self._signs.tell(mistake("table-nobody-plays", act.seat), now_s, heard=True)
                self.pending = acts.forgiven(self.pending)

    def _decide(self, decision: pause.Decision, by: str, now_s: float) -> None:
        before = self.pending.half
        half = pause.decided(before, decision, by)
        self._half(half)
        self._ask(before.asked, now_s)
        for seat in half.left:
            if seat not in before.left:
                self._signs.tell(Notice("table-has-left", {"seat": seat}), now_s)
        self._stand_ins.update(before.left, half.left)
        if isinstance(decision, pause.GoOn) and not self.rests:
            self._follow(self.game.go_on(self.referee, self.state, now_s), now_s)

    def _ask(self, before: str, now_s: float) -> None:
        """Let the light of a player who is asked blink, and no longer that of the one *before*."""
        self._asked_s = now_s
        if before:
            self._signs.lights.flash(Flash(before, "white", "steady", 0.0), now_s)
        if self.pending.half.asked:
            asked = Flash(self.pending.half.asked, "white", "blink", pause.ASKED_S)
            self._signs.lights.flash(asked, now_s)

    def _stay(self, seat: str, now_s: float) -> None:
        """Note that a player is still there who was said to have left."""
        self._half(replace(self.pending.half, asked=""))
        self._ask(seat, now_s)
        self._signs.tell(Notice("table-stays", {"seat": seat}), now_s)

    def _wait_for_answer(self, now_s: float) -> None:
        """Let a player have left who has not answered in time. Who reads is there."""
        seat = self.pending.half.asked
        if seat in self._readers:
            self._asked_s = now_s
        elif now_s >= self._asked_s + pause.ASKED_S:
            self._decide(pause.Leaves(seat), "", now_s)

    def _half(self, half: HalfDone) -> None:
        self.pending = replace(self.pending, half=half)

    def look_away(self, away: bool, now_s: float) -> None:
        """Note that some who may answer do not see the table, or that all see it again."""
        now_s = self._pass(now_s)
        self._follow(self.game.look_away(self.referee, self.state, away, now_s), now_s)
        self._note_standing(now_s)

    # ---- agreement, undo and time --------------------------------------------------------------

    def _hear_agreement(self, now_s: float) -> None:
        """Notice when everyone holds A; that counts once each time."""
        holding = acts.held(self.pending, "A", now_s)
        people = self._people() if holding else ()
        agreed = bool(people) and holding.issuperset(people) and not self.reads
        if agreed and not self._agreed:
            self._agree(now_s)
        self._agreed = agreed

    def _agree(self, now_s: float) -> None:
        """Take it as yes to what the table asks of all."""
        half = self.pending.half
        if not half.rests:
            self._follow(self.game.agreed(self.referee, self.state, now_s), now_s)
        elif pause.ends(pause.menu(self.seats, half.left), half):
            self.given_up = True

    @property
    def _last(self) -> tuple[StateT, MoveT] | None:
        """The last move, after the state that it was made in."""
        return (self.before[-1], self.history[-1].move) if self.history else None

    @property
    def last_mover(self) -> str:
        """The seat that made the last move; empty for the referee's, and before any."""
        return (self._last and self.game.mover(*self._last)) or ""

    def undo(self, seat: str, now_s: float, source: str = "") -> None:
        """Take back the last move for *seat*, which made it, unless it revealed something (G-3)."""
        refused = why_not_undo(self.game, self._last, self.state, seat)
        if refused is not None:
            self._signs.tell(mistake(refused, seat, "G-3"), now_s)
            return
        del self.history[-1]
        before = self.before.pop()
        self._told = tuple(told for told in self._told if told[0] <= len(self.history))
        self._stage.clear()
        after, self.state = self.state, before
        # The last tapped piece may be tapped again.
        self.pending = acts.forgiven(self.pending)
        self._half(self.pending.half.settled())
        if self._log is not None:
            self._log.undone(now_s, source)
        self._log_standings(after, before)
        self._follow(self.game.entered(self.referee, after, before, now_s), now_s)
        self._note_standing(now_s)

    def observed(self, move: MoveT, now_s: float) -> None:
        """Play a move that the table has observed by itself."""
        self._play(move, self._pass(now_s))
        self._note_standing(self._now_s)

    def tick(self, now_s: float) -> None:
        """Let time pass: clocks run out, flashes and notices end."""
        now_s = self._pass(now_s)
        self._stage_goes_on(now_s)
        self._hear_agreement(now_s)
        if self.pending.half.asked:
            self._wait_for_answer(now_s)
        if not (self.rests or self._stage.waits):
            self._follow(self.game.tick(self.referee, self.state, now_s), now_s)
            while (move := self._stand_ins.due(self.state, self.pending.half, now_s)) is not None:
                self._play(move, now_s)
        self._signs.forget_old(now_s)
        self._note_standing(now_s)

    # ---- what may be seen and heard ----------------------------------------------------------

    def show(self) -> bool:
        """Make everything that has happened so far visible; return True if there is something to
        see, except for what the game's view says of the referee alone."""
        changed = self.shown.take(
            Snapshot(
                self.state,
                self.referee,
                self._signs.board.newest,
                self.pending.half,
                self._signs.answers,
                self._stage.now,
                self._log_shown(self._told),
                self._explaining.shown,
                self._last,
            )
        )
        self._signs.lights.show(self._lit(self.state))
        return changed

    def light(self, seat: str) -> Light:
        return self._signs.lights.light(seat)

    def take_sounds(self) -> tuple[str, ...]:
        """Return the sounds that are due since the last call."""
        return self._signs.take_sounds()

    # ---- time ----------------------------------------------------------------------------------

    def wake_at_s(self) -> float | None:
        """Return when `tick` must be called at the latest; None if nothing runs out."""
        now_s, half, reads, stage = self._now_s, self.pending.half, self.reads, self._stage
        waits = half.rests or bool(reads) or stage.waits
        held_s: Sequence[float] = ()
        if self.pending.down:
            held_s = [at_s for at_s in acts.holds_s(self.pending) if at_s > now_s]
        return soonest(
            self._signs.wake_at_s(),
            None if reads or stage.now is None else stage.wake_at_s(),
            None if waits else self.game.wake_at_s(self.referee),
            None if waits or not half.left else self._stand_ins.wake_at_s(self.state, half, now_s),
            self._explaining.wake_at_s(now_s) if self._explaining.busy else None,
            self._asked_s + pause.ASKED_S if half.asked else None,
            *held_s,
        )

    # ---- inside ----------------------------------------------------------------------------

    def _pass(self, at_s: float) -> float:
        """Advance the match's time, and return it. A station's event may arrive after later ones,
        but no move is earlier than the one before it."""
        if at_s > self._now_s:
            self._now_s = at_s
        return self._now_s

    def _play(self, move: MoveT, now_s: float, seat: str = "", source: str = "") -> bool:
        """Play one move; return True if the rules allow it."""
        before = self.state
        who = self.game.mover(before, move) or seat
        try:
            after = self.game.play(before, move)
        except IllegalMove as error:
            self._signs.tell(mistake(error.message, who, error.rule), now_s, heard=True)
            return False
        self.state = after
        half = self.pending.half.settled()
        if half is not self.pending.half:
            self._half(half)
        on_belt = self.game.on_belt
        track_turn = None if on_belt is None else on_belt.track_turn(self.referee, move)
        self.history.append(Played(now_s, move, source, track_turn))
        self.before.append(before)
        if self._log is not None:
            self._log.played(now_s, move, source, track_turn)
            self._log_standings(before, after)
        self._signs.board.heal((seat, who))
        answer = self.game.answer(before, move, after)
        self._signs.show(answer, now_s)
        self._tell(answer, now_s)
        self._follow(self.game.entered(self.referee, before, after, now_s), now_s)
        if self._stage.waits:
            self._follow(self.game.rest(self.referee, self.state, now_s), now_s)
        return True

    def _tell(self, answer: Answer, now_s: float) -> None:
        """Log what has happened, and stage it if it is a climax."""
        if answer.logged is not None:
            self._told = (*self._told, (len(self.history), answer.logged))
        if answer.climax is not None:
            nothing_on = self._stage.now is None
            self._stage.begin(answer.climax, now_s)
            if nothing_on and self._stage.now is not None:
                self._signs.roll()

    def _recall(self) -> None:
        """Restore the log of the last moves of a match that resumes after an interruption."""
        after = self.state
        for number in range(len(self.history), 0, -1):
            before, move = self.before[number - 1], self.history[number - 1].move
            logged = self.game.answer(before, move, after).logged
            if logged is not None:
                self._told = ((number, logged), *self._told)
            if len(self._told) == LOG_LINES:
                break
            after = before

    def _follow(self, effects: Effects[RefereeT, MoveT], now_s: float) -> None:
        """Carry out what the referee wants."""
        self.referee = effects.referee
        if effects.told:
            self.belt_told += [Told(now_s, one) for one in effects.told]
            if self._log is not None:
                self._log.told(now_s, effects.told)
        for command in effects.commands:
            self._send(command)
        for move in effects.moves:
            self._play(move, now_s)

    def _results(self) -> Any:
        """Return what people want to look at when the match is over."""
        return self.game.results(
            self.history, self.before, self.state, self.began_s, self.belt_told
        )

    def _log_standings(self, before: StateT, after: StateT) -> None:
        """Record the points if they changed from *before* to *after*."""
        if self._log is not None:
            standings, over = self.game.standings(after), self.game.rules.over(after)
            if standings != self.game.standings(before) or over != self.game.rules.over(before):
                self._log.scored(standings.totals, standings.winners, over)
                self._log.learnt(self._qualities())

    def _qualities(self) -> dict[Uid, Quality]:
        """Return how well each tag reads, as learnt in this match."""
        on_belt = self.game.on_belt
        found = () if on_belt is None else on_belt.learnt(self.referee).items()
        tags = ((self.registry.uid(piece), quality) for piece, quality in found)
        return {uid: quality for uid, quality in tags if uid is not None}

    def _explain(self, now_s: float) -> None:
        """Answer those who hold B, and let the lessons go on."""
        asking = acts.held(self.pending, "B", now_s)
        told = self._explaining.ask(asking, self._signs.board.newest, now_s)
        if told is not None:
            self._signs.tell(told, now_s)
        seen = None
        waits = self._stage.waits or self.rests
        if self._explaining.listens and not waits and not self.over:
            cursor = self._menus.cursor(self.state, self.referee, self.pending.half)
            view = partial(self.game.public_view, self.state, self.referee)
            seen = Seen(self.game.prompt(self.state), cursor, view, tuple(self._people()))
        self._explaining.look(seen, now_s)

    def _note_standing(self, now_s: float) -> None:
        if self.pending.down or self._explaining.busy:
            self._explain(now_s)
        waits = self._stage.waits
        cursor = None if waits else self._menus.cursor(self.state, self.referee, self.pending.half)
        self.pointer.look(cursor, now_s)
        if self._log is not None:
            taps = acts.last_taps(self.pending, self.registry)
            left_s = self.game.clock_left_s(self.referee, now_s)
            self._log.stands(now_s, self.texts(), taps, left_s)


def _newest(told: tuple[tuple[int, Logged], ...]) -> tuple[Logged, ...]:
    """Return the lines of the log for which a screen has room."""
    return tuple([logged for _, logged in told[-LOG_LINES:]])
