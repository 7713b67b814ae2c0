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

from controller.errors import IllegalMove
from controller.match import acts, tablegame
from controller.match.acts import Act, Pressed, Tapped, TappedAt
from controller.match.chronicle import Chronicle
from controller.match.halfdone import HalfDone
from controller.match.kept import Memo
from controller.match.menu import SETTLE_S, Menu, Pointer, Undone, may_press, pressed_at
from controller.match.pause import Pause, answers
from controller.match.playing import Interrupted, Playing
from controller.match.shown import Menus, ShownMatch, Snapshot, why_not_undo
from controller.match.signs import Signs, mistake, mistaken
from controller.match.stage import Held, Stage
from controller.match.tablegame import MoveT, RefereeT, StateT, TableGame
from controller.match.teaching import Explaining, SeenMatch, Teaching
from controller.match.whose import at_another_pad, for_another, healed
from controller.views import Message
from hardware.signals import AnySignal, Button, ButtonPressed, ButtonReleased, TagEntered, TagLeft
from hardware.times import soonest

_LATER = {
    acts.OPERATOR: "table-operator-later",
    acts.LANGUAGE: "table-language-later",
    acts.PLAYER: "table-player-later",
}
"""The cards that mean something only before a match, and what is said of them."""

_ASKED_OF_THE_TABLE = (acts.PAUSE, acts.UNDO, acts.RECOUNT)
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
    >>> hands.match.shown.prompt().id, hands.match.signs.lights.light("red")
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
        now_s = self._now_s = playing.now_s
        self.game = game
        self.state = state
        self.seats = playing.seats
        self.playing = playing
        self.registry = playing.registry
        self.history: list[tablegame.Played[MoveT]] = list(stood.history)
        self.before: list[StateT] = list(stood.before)
        self.pending = acts.resumed(stood.taps, playing.registry, now_s, playing.spots)
        self.signs = Signs(playing.send, playing.spots)
        self.pause = Pause(game, playing, self.signs, stood.half)
        self.pointer = Pointer()
        """Remembers since when the cursor's lines are on the screen."""
        self.stage = Stage(playing.stage_s)
        self._chronicle = Chronicle(game, playing, stood.belt_told)
        self._lit = Memo(game.lights)
        self._menus = Menus(game, self.seats)
        learns = playing.teaches and set(playing.bots) < set(playing.seats)
        taught = stood.teaching or (Teaching() if learns else None)
        self._explaining = Explaining(game.slug, playing.lessons, taught)
        begins = (
            game.begin(state, now_s)
            if interrupted is None
            else game.resume(state, now_s, stood.clock_left_s)
        )
        self.referee: RefereeT = begins.referee
        self._follow(begins, now_s)
        self._chronicle.recall(self.history, self.before, self.state)
        if stood.half.rests:
            self._follow(game.rest(self.referee, self.state, now_s), now_s)
        self.pointer.look(self._menus.cursor(self.state, self.referee, self.pause.half), now_s)
        first = Snapshot(state, self.referee, half=stood.half, last=self.last)
        self.shown = ShownMatch(self.seats, self._menus, self.pause.stand_ins, first, self._results)
        self._explain(now_s)

    def __repr__(self) -> str:
        return f"<Match of {self.game.slug}, {len(self.history)} moves>"

    @property
    def over(self) -> bool:
        return bool(self.game.rules.over(self.state))

    @property
    def reads(self) -> tuple[str, ...]:
        """The seats of people for whom play waits, as they read what covers the table."""
        if not self.pause.readers or self.over:
            return ()
        return tuple(seat for seat in self.pause.people() if seat in self.pause.readers)

    @property
    def rests(self) -> bool:
        """Whether nobody plays: the match is paused, or somebody reads."""
        return self.pause.half.rests or bool(self.reads)

    @property
    def half(self) -> HalfDone:
        """What is half done at the table."""
        return self.pause.half

    @property
    def last(self) -> tuple[StateT, MoveT] | None:
        """The last move, after the state that it was made in."""
        return (self.before[-1], self.history[-1].move) if self.history else None

    def texts(self) -> dict[str, str]:
        """Return what is half done, and what has been taught, as the journal keeps it."""
        return {**self.pause.half.texts(), **self._explaining.texts()}

    # ---- in --------------------------------------------------------------------------------

    def signal(self, signal: AnySignal) -> None:
        """Take in an observation of the table."""
        now_s = self._pass(signal.at_s)
        if self.stage.now is not None:
            self._stage_goes_on(now_s)
        self.signs.found = None
        late: tuple[Button, ...] = ()
        reader, piece, hand = "", None, ""
        match signal:
            case TagEntered(uid=uid):
                reader, piece = signal.reader, self.registry.piece(uid)
                hand = self.playing.whose(reader, uid)
            case TagLeft(uid=uid):
                piece = self.registry.piece(uid)
            case ButtonPressed():
                # B is held to ask why; where both are a secret answer, both count when they are let
                # go, so that timing does not reveal the vote.
                late = ("A", "B") if self.game.answers_secretly(self.state) else ("B",)
            case ButtonReleased():
                # On a busy machine it may be known only now that it has been held for long enough.
                self._explain(now_s)
        asked = self.pause.half.asked
        late = () if asked else late
        step = acts.step(self.pending, signal, self.registry, self.playing.spots, late)
        self.pending = step.pending
        if asked and answers(self.pause.half, signal, hand):
            self.pause.stay(now_s)
            step = acts.Step(self.pending)
        # Players who have released A may agree again.
        if self.pending.down or self.pause.agreed:
            holding = acts.held(self.pending, "A", now_s)
            if self.pause.agree(holding, bool(self.reads)):
                self._follow(self.game.agreed(self.referee, self.state, now_s), now_s)
        if step.notice is not None:
            self.signs.tell(step.notice, now_s)
        self._follow(self.game.observe(self.referee, self.state, signal, piece), now_s)
        act, stage, people = step.act, self.stage, self.pause.people
        if act is not None and not (now_s < stage.late_s and stage.is_late(act, people())):
            self._take_in(Held(act, acts.source(signal), reader, hand), now_s)
        elif step.notice is not None:
            self.signs.acknowledge(reader, taken=False)
        self._note_standing(now_s)

    def _take_in(self, held: Held, now_s: float) -> None:
        """Play an act. While everyone looks at a climax, or somebody reads, taps wait instead, and
        of the buttons only A at a climax counts: "seen enough"."""
        act = held.act
        if not self.stage.waits and (not self.reads or self.pause.half.rests):
            self.signs.acknowledge(held.reader, self._act(held, now_s))
        elif not isinstance(act, Pressed):
            self.stage.hold(held)
        elif not self.stage.waits:
            if act.seat in self.pause.people():
                self.signs.tell(mistake("table-waits-for-reader", act.seat), now_s)
        elif act.button == "A" and self.stage.press(act.seat, self.pause.people(), now_s):
            self._after_climax(now_s)

    def _act(self, held: Held, now_s: float) -> bool:
        """Play what an act means; return True if it counts. Control cards mean the same in all
        games."""
        act, source, hand = held.act, held.source, held.hand
        match act:
            case Tapped(piece=card) | TappedAt(piece=card):
                later = _LATER.get(acts.PLAYER if card.startswith(acts.PLAYER) else card)
            case _:
                card, later = "", None
        if later is not None:
            self.signs.tell(mistake(later, act.seat), now_s)
        elif card in _ASKED_OF_THE_TABLE and act.seat and act.seat not in self.seats:
            self.signs.tell(mistake("table-nobody-plays-here", act.seat), now_s)
        elif card in _ASKED_OF_THE_TABLE and hand not in ("", act.seat):
            self.signs.tell(at_another_pad(hand), now_s)
        elif card == acts.PAUSE or self.pause.half.rests:
            rested = self.rests
            if card == acts.PAUSE:
                self.pause.toggle(now_s)
            else:
                self.pause.act(act, self.pointer, now_s)
                self.pending = acts.forgiven(self.pending, act)
            self._rest_or_go_on(rested, now_s)
            return card == acts.PAUSE and self.signs.found is None
        elif card == acts.UNDO:
            self.undo(act.seat, now_s, source)
        elif card == acts.RECOUNT:
            counting = self.game.recount(self.referee, self.state, now_s)
            if counting.referee is self.referee:
                self.signs.tell(mistake("table-nothing-to-count", act.seat), now_s)
            self._follow(counting, now_s)
        else:
            return self._read(act, source, now_s, hand)
        return self.signs.found is None

    def _read(self, act: Act, source: str, now_s: float, hand: str) -> bool:
        """Let the game interpret *act*, and play the result; return True if it counts."""
        half, stand_ins = self.pause.half, self.pause.stand_ins
        menu = self.game.menu(self.state, self.referee, half)
        stand_in = stand_ins.meant(self.state, half, act) if half.left else None
        if stand_in is not None:
            reading = tablegame.Interpretation((stand_in,))
        elif menu and isinstance(act, Pressed) and may_press(menu, self.seats, half, act):
            if not self.pointer.counts(menu, act, now_s):
                if menu.settle_s > SETTLE_S:
                    self.signs.tell(mistake("table-too-soon", act.seat), now_s)
                return False
            reading = self._chosen(menu, act)
        else:
            reading = self.game.read(self.referee, self.state, half, act)
        if stand_in is None and hand:
            other = for_another(self.game, self.referee, self.state, half, reading, act, hand)
            if other:
                reading = mistaken(Message("table-for-another", {"seat": other}), hand)
        if reading.undo:
            self.undo(act.seat, now_s, source)
            return self.signs.found is None
        if reading.half is not None:
            self.pause.half = reading.half
        counted = reading.notice is None and (reading.half is not None or bool(reading.moves))
        for move in reading.moves:
            half = self.pause.half
            frozen = stand_ins.forbids(self.state, half, move) if half.left else ""
            if frozen:
                self.signs.tell(mistake("table-not-this-one", frozen, "G-2"), now_s)
            if frozen or not self._play(move, now_s, act.seat, source):
                counted = False
                break
        if reading.notice is not None:
            self.signs.tell(reading.notice, now_s, heard=not isinstance(act, Pressed))
        if not counted:
            self.pending = acts.forgiven(self.pending, act)
        return counted

    def _chosen(self, menu: Menu, act: Pressed) -> tablegame.Interpretation[MoveT]:
        """Move the cursor, or take the line under it, or the line of the seat that presses."""
        half = self.pause.half
        position, taken = pressed_at(menu, half.cursor, act)
        if taken is None:
            moved = replace(half, cursor=position) if position != half.cursor else None
            return tablegame.Interpretation(half=moved)
        if taken == Undone():
            return tablegame.Interpretation(undo=True)
        rest = replace(half, cursor="")
        return self.game.chosen(self.referee, self.state, rest, act.seat, taken)

    # ---- climaxes ------------------------------------------------------------------------------

    def _stage_goes_on(self, now_s: float) -> None:
        """Turn over the cards of a climax, and end it, when due."""
        if self.stage.now is None or self.reads:
            return
        if self.stage.turns(now_s):
            self.signs.turn_over()
        if self.stage.pass_time(now_s):
            self._after_climax(now_s)

    def _after_climax(self, now_s: float) -> None:
        """Show the next climax, or resume play with what was tapped meanwhile."""
        self.signs.turn_over()
        if self.stage.now is not None:
            self.signs.roll()
        if not self.stage.waits and not self.rests:
            self._follow(self.game.go_on(self.referee, self.state, now_s), now_s)
        self._take_in_held(now_s)

    def _take_in_held(self, now_s: float) -> None:
        """Take in what was tapped while play waited."""
        while (held := self.stage.next_held()) is not None:
            self.signs.found = None
            self.signs.acknowledge(held.reader, self._act(held, now_s))

    # ---- rest ----------------------------------------------------------------------------------

    def wait_for(self, readers: Collection[str], now_s: float, paused: bool | None = None) -> None:
        """Note at which seats somebody reads what covers the table, and whether somebody has
        *paused* it from afar. Nothing moves and no clock runs while any of the players reads."""
        now_s = self._pass(now_s)
        rested = self.rests
        waited_s = self.pause.read_by(readers, now_s, paused)
        if not self.over:
            self.stage.put_off(waited_s)
        self._rest_or_go_on(rested, now_s)
        self._note_standing(now_s)

    def _rest_or_go_on(self, rested: bool, now_s: float) -> None:
        """Let the referee rest, or go on, if the match *rested* before or does so now, and not
        both. While a climax is on show it rests anyway."""
        if rested != self.rests and not self.stage.waits:
            follows = self.game.go_on if rested else self.game.rest
            self._follow(follows(self.referee, self.state, now_s), now_s)
            if rested:
                self._take_in_held(now_s)

    def look_away(self, away: bool, now_s: float) -> None:
        """Note that some who may answer do not see the table, or that all see it again."""
        now_s = self._pass(now_s)
        self._follow(self.game.look_away(self.referee, self.state, away, now_s), now_s)
        self._note_standing(now_s)

    # ---- agreement, undo and time --------------------------------------------------------------

    def undo(self, seat: str, now_s: float, source: str = "") -> None:
        """Take back the last move for *seat*, which made it, unless it revealed something (G-3)."""
        refused = why_not_undo(self.game, self.last, self.state, seat)
        if refused is not None:
            self.signs.tell(mistake(refused, seat, "G-3"), now_s)
            return
        del self.history[-1]
        before = self.before.pop()
        self._chronicle.take_back(len(self.history))
        self.stage.clear()
        after, self.state = self.state, before
        # The last tapped piece may be tapped again.
        self.pending = acts.forgiven(self.pending)
        self.pause.half = self.pause.half.settled()
        self._chronicle.undone(now_s, source)
        self._chronicle.score(after, before, self.referee)
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
        if self.pause.agree(acts.held(self.pending, "A", now_s), bool(self.reads)):
            self._follow(self.game.agreed(self.referee, self.state, now_s), now_s)
        if self.pause.half.asked:
            self.pause.pass_time(now_s)
        if not (self.rests or self.stage.waits):
            self._follow(self.game.tick(self.referee, self.state, now_s), now_s)
            due = self.pause.stand_ins.due
            while (move := due(self.state, self.pause.half, now_s)) is not None:
                self._play(move, now_s)
        self.signs.forget_old(now_s)
        self._note_standing(now_s)

    # ---- what may be seen and heard ----------------------------------------------------------

    def show(self) -> bool:
        """Make everything that has happened so far visible; return True if there is something to
        see, except for what the game's view says of the referee alone."""
        changed = self.shown.take(
            Snapshot(
                self.state,
                self.referee,
                self.signs.board.newest,
                self.pause.half,
                self.signs.answers,
                self.stage.now,
                self._chronicle.newest,
                self._explaining.shown,
                self.last,
            )
        )
        self.signs.lights.show(self._lit(self.state))
        return changed

    # ---- time ----------------------------------------------------------------------------------

    def wake_at_s(self) -> float | None:
        """Return when `tick` must be called at the latest; None if nothing runs out."""
        now_s, half, reads, stage = self._now_s, self.pause.half, self.reads, self.stage
        waits = half.rests or bool(reads) or stage.waits
        stand_ins = self.pause.stand_ins
        held_s: Sequence[float] = ()
        if self.pending.down:
            held_s = [at_s for at_s in acts.holds_s(self.pending) if at_s > now_s]
        return soonest(
            self.signs.wake_at_s(),
            None if reads or stage.now is None else stage.wake_at_s(),
            None if waits else self.game.wake_at_s(self.referee),
            None if waits or not half.left else stand_ins.wake_at_s(self.state, half, now_s),
            self._explaining.wake_at_s(now_s) if self._explaining.busy else None,
            self.pause.wake_at_s() if half.asked else None,
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
            self.signs.tell(mistake(error.message, who, error.rule), now_s, heard=True)
            return False
        self.state = after
        self.pause.half = self.pause.half.settled()
        on_belt = self.game.on_belt
        track_turn = None if on_belt is None else on_belt.track_turn(self.referee, move)
        played = tablegame.Played(now_s, move, source, track_turn)
        self.history.append(played)
        self.before.append(before)
        self._chronicle.played(played)
        self._chronicle.score(before, after, self.referee)
        self.signs.board.heal(lambda: healed(self.game, self.seats, (seat, who), before, after))
        answer = self.game.answer(before, move, after)
        self.signs.show(answer, now_s)
        if answer.logged is not None:
            self._chronicle.tell(answer.logged, len(self.history))
        if answer.climax is not None:
            nothing_on = self.stage.now is None
            self.stage.begin(answer.climax, now_s)
            if nothing_on and self.stage.now is not None:
                self.signs.roll()
        self._follow(self.game.entered(self.referee, before, after, now_s), now_s)
        if self.stage.waits:
            self._follow(self.game.rest(self.referee, self.state, now_s), now_s)
        return True

    def _follow(self, effects: tablegame.Effects[RefereeT, MoveT], now_s: float) -> None:
        """Carry out what the referee wants."""
        self.referee = effects.referee
        if effects.told:
            self._chronicle.hear_belt(effects.told, now_s)
        for command in effects.commands:
            self.playing.send(command)
        for move in effects.moves:
            self._play(move, now_s)

    def _results(self) -> Any:
        """Return what people want to look at when the match is over."""
        began_s, belt_told = self.playing.began_s, self._chronicle.belt_told
        return self.game.results(self.history, self.before, self.state, began_s, belt_told)

    def _explain(self, now_s: float) -> None:
        """Answer those who hold B, and let the lessons go on."""
        asking = acts.held(self.pending, "B", now_s)
        if (told := self._explaining.ask(asking, self.signs.board.newest, now_s)) is not None:
            self.signs.tell(told, now_s)
        seen = None
        if self._explaining.listens and not (self.stage.waits or self.rests or self.over):
            cursor = self._menus.cursor(self.state, self.referee, self.pause.half)
            view = partial(self.game.public_view, self.state, self.referee)
            seen = SeenMatch(self.game.prompt(self.state), cursor, view, tuple(self.pause.people()))
        self._explaining.look(seen, now_s)

    def _note_standing(self, now_s: float) -> None:
        if self.pending.down or self._explaining.busy:
            self._explain(now_s)
        waits = self.stage.waits
        cursor = None if waits else self._menus.cursor(self.state, self.referee, self.pause.half)
        self.pointer.look(cursor, now_s)
        if self.playing.log is not None:
            taps = acts.last_taps(self.pending, self.registry)
            left_s = self.game.clock_left_s(self.referee, now_s)
            self.playing.log.stands(now_s, self.texts(), taps, left_s)
