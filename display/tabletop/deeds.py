"""What the hand at a virtual table is about to do: clicks become gestures, and gestures acts, each
as soon as what it needs is so."""

import math
from collections import deque
from collections.abc import Callable, Sequence

from controller.views import Message
from controller.views.table import Stage
from display.tabletop import gestures
from display.tabletop.clicks import answer, follows, handling_of, turn
from display.tabletop.eyes import Eyes, MenuLines, Speech
from display.tabletop.hands import HandsClient
from display.tabletop.offers import Hint, Offer
from display.tabletop.saying import Phrase, Quote, Saying, phrase
from display.tabletop.sight import Sight
from display.tabletop.verdict import PATIENCE_S
from display.targets import Beside, ButtonAt, LineAt, Sorting, SpotAt, Target
from hardware.scene import AnyAct, Press, Put, Refused, Release

ASKING_S = 4.0
"""How long to wait for requested lines of the menu."""

CHOOSING_S = 4.0
"""How long to wait for the cursor to come to the line that was clicked: as long as a busy computer
may take for some presses. One that was lost leaves the cursor elsewhere, and is told."""

NOT_HEARD = phrase("hands-not-heard")
NOT_CHOSEN = phrase("hands-not-chosen")


class Deeds:
    """Does with *hands* what is clicked, by what the *eyes* see; says in *speech* why it cannot be.

    *begins* is told of each gesture before its first act. `go_on` must be called about 30 times a
    second.
    """

    def __init__(
        self,
        eyes: Eyes,
        lines: MenuLines,
        hands: HandsClient,
        speech: Speech,
        begins: Callable[[gestures.Gesture], None],
    ) -> None:
        self.companions: Sequence[Deeds] = ()
        """Those at the same window who agree together with this one."""
        self._eyes = eyes
        self._lines = lines
        self._hands = hands
        self._speech = speech
        self._begins = begins
        self._queue = gestures.GestureQueue()
        self._asks: deque[str | Message] = deque()
        """What is still to be asked of the table: a control card, then lines of the cursor."""
        self._asks_until_s = -math.inf
        self._next_click: Target | None = None
        self._next_answers = ""
        """The question that was asked when it was clicked."""
        self._past: tuple[object, float] | None = None
        """The lines that the next click waits to be gone, and until when."""
        self._once_more: Target | None = None
        """What to click once more if a press on the way to its line is lost."""
        self._busy_until_s = -math.inf
        self._lays_until_s = -math.inf
        """Until when a piece that the scene still shows in the hand is taken to be on its way
        down."""
        self._now_s = -math.inf
        self._was_refused = False
        """Whether an act was refused, and none has been done since."""
        self._last_hint = Hint(())
        self._hinted_in: Stage | None = None
        """The stage of the table in which that was said."""

    def __repr__(self) -> str:
        return f"<Deeds, {self._queue!r}>"

    @property
    def resting(self) -> bool:
        """Whether no gesture is in progress."""
        return not len(self._queue)

    @property
    def _lays(self) -> bool:
        """Whether a piece that the scene still shows in the hand is on its way down."""
        return self._now_s < self._lays_until_s

    @property
    def settled(self) -> bool:
        """Whether nothing is in progress and no answer is awaited."""
        waits = self._eyes.verdict.heard is None or self._next_click is not None
        under_way = self._lays or self._eyes.sight().looks_under
        return not (len(self._queue) or waits or self._asks or under_way)

    @property
    def free(self) -> bool:
        """Whether the hand is free, and the table has answered the last thing that it did."""
        return not len(self._queue) and self._eyes.verdict.heard is not None and not self._lays

    def hint(self, sight: Sight) -> Hint:
        """Return what can be done now; while the hand is busy, or waits for the table's answer, the
        last hint of this stage stays, and nothing glows; a look under something has its own."""
        stage = None if sight.view is None else sight.view.stage
        free = self.free
        if free or sight.looks_under or stage != self._hinted_in:
            self._last_hint, self._hinted_in = self._eyes.hint(sight), stage
        return self._last_hint if free else Hint(self._last_hint.says)

    # ---- what is wanted ------------------------------------------------------------------------

    def click(self, target: Target, now_s: float) -> None:
        """Do what a click on *target* does; one more click may be queued while a hand is busy."""
        if isinstance(target, Sorting):
            self._eyes.sort()
            return
        if isinstance(target, SpotAt) and self._prefers(target):
            return
        if self.waits(target, now_s):
            self._next_click, self._next_answers = target, self._question
            return
        self._once_more, self._past = target, None
        answered = answer(target, self._eyes.sight())
        self._start(answered, now_s)
        if not isinstance(answered, Offer):
            return
        if answered.gesture.again:
            self._next_click, self._past = target, (self._lines.now, now_s + CHOOSING_S)
        for companion in self.companions:
            companion.join(gestures.Gesture(answered.gesture.together), now_s)

    @property
    def _question(self) -> str:
        """The message of what is asked now."""
        prompt = self._eyes.sight().prompt
        return "" if prompt is None else prompt.id

    def _prefers(self, target: SpotAt) -> bool:
        """Let the next card go to that spot, if the hand is empty and cards are laid at once."""
        sight, place = self._eyes.sight(), f"spot/{target.number}"
        if sight.hand is not None or not sight.lays_at or place not in sight.going:
            return False
        self._eyes.prefer(place)
        return True

    def join(self, gesture: gestures.Gesture, now_s: float) -> None:
        """Join a gesture that another table at this window has started, unless a hand is busy."""
        if gesture.steps and not self._busy(now_s):
            self._start(gesture, now_s)

    def resume(self, steps: Sequence[gestures.GestureStep], now_s: float) -> None:
        """Go on with a gesture that was interrupted."""
        self._queue.start(gestures.Gesture(tuple(steps)), now_s)

    def turn(self, target: Target, now_s: float) -> None:
        """Turn over openly what lies at *target*, unless a hand is busy."""
        if not self._busy(now_s):
            self._start(turn(target, self._eyes.sight()), now_s)

    def ask(self, card: str, lines: Sequence[Message], now_s: float) -> None:
        """Hold that control card to the player's own pad, if one is named, then choose these lines
        with the cursor. A paused match is not asked to pause again."""
        held_up = () if not card or (self._eyes.sight().rests and lines) else (card,)
        self._asks = deque([*held_up, *lines])
        self._asks_until_s = now_s + ASKING_S

    def act(self, act: AnyAct) -> None:
        """Do one act at once, unless it denies what everyone sees lying there."""
        if isinstance(act, Press):
            answered = answer(ButtonAt(act.button), self._eyes.sight())
            if answered is not None and not isinstance(answered, Offer):
                self.say(answered)
                return
            self._speech.hush(self._now_s)
        self._send(act)

    def say(self, advice: Saying) -> None:
        """Say what to do instead of what was tried."""
        self._speech.say(advice, self._now_s)

    def refuse(self, refused: Refused, now_s: float) -> None:
        """Stop, as the table has refused an act, and say why. Acts that were on their way by then
        are refused as a consequence of it."""
        if self._was_refused:
            return
        self._was_refused = True
        self.stop()
        self._speech.say(handling_of(self._eyes.sight()).kindly(refused), now_s)

    def stop(self) -> None:
        """Drop what was still to be done: it no longer makes sense."""
        self._lays_until_s = -math.inf
        self._queue.clear()
        self._next_click = self._past = None
        self._asks.clear()

    def forget_line(self) -> None:
        """Click no line that was there before: others have taken its place."""
        if isinstance(self._next_click, LineAt):
            self._next_click = None

    def empty(self) -> None:
        """Note that the hand is seen to be empty."""
        self._lays_until_s = -math.inf

    # ---- what is under way -----------------------------------------------------------------------

    def go_on(self, now_s: float) -> None:
        """Do the next step of the current gesture, or start the click after it."""
        self._now_s = now_s
        complaint = self._eyes.verdict.listen(self._eyes.view, now_s)
        if complaint is not None:
            self.say(Quote(complaint))
        if not self._answered(now_s):
            return
        if self._past is not None and now_s > self._past[1]:
            self._next_click = self._past = None
        seat = self._eyes.sight().seat
        act = self._queue.due(now_s, at_pad=seat is not None and bool(seat.taps))
        if act is not None:
            self._do(act, now_s)
        elif self._next_click is not None and not self.waits(self._next_click, now_s):
            target, self._next_click = self._next_click, None
            # Another question may have come meanwhile, which nobody has answered.
            if not isinstance(target, ButtonAt) or self._next_answers == self._question:
                self.click(target, now_s)
        elif self._asks and not self._busy(now_s):
            self._go_on_asking(now_s)
        elif self.settled and not self._busy(now_s):
            next_of_it = follows(self._eyes.sight())
            if next_of_it is not None:
                self._start(next_of_it, now_s)

    def _go_on_asking(self, now_s: float) -> None:
        """Hold up the card, or choose the next line as soon as it is there."""
        wanted, sight = self._asks[0], self._eyes.sight()
        cursor = sight.cursor
        if sight.hand is not None or now_s > self._asks_until_s:
            self.stop()
            self.say(NOT_CHOSEN if sight.hand is None else phrase("hands-lay-down-first"))
        elif isinstance(wanted, str):
            self._asks.popleft()
            self.click(Beside(wanted.removeprefix("control/")), now_s)
        elif cursor is not None and wanted in cursor.options:
            target = LineAt(cursor.options.index(wanted))
            if not self.waits(target, now_s):
                self._asks.popleft()
                self._asks_until_s = now_s + ASKING_S
                self.click(target, now_s)

    def _answered(self, now_s: float) -> bool:
        """Return True if the condition of the next step is met; if it never will be, drop the
        rest."""
        otherwise: Phrase | None
        needs, sight, verdict = self._queue.needs, self._eyes.sight(), self._eyes.verdict
        late = now_s > self._queue.ready_at_s + CHOOSING_S
        match needs:
            case None:
                return True
            case gestures.TapHeard():
                answered, otherwise = verdict.heard, NOT_HEARD
            case gestures.CursorAt(options, at):
                answered, otherwise = gestures.stands(options, at, sight, late), NOT_CHOSEN
            case gestures.StandsAt(row, name):
                answered, otherwise = gestures.has_come(row, name, sight, late), NOT_CHOSEN
            case gestures.AskedFor(options, reader):
                # A line that asks something else first has been told.
                answered, otherwise = gestures.asks(options, reader, sight, late), None
        if answered is False:
            self.stop()
            again, self._once_more = self._once_more, None
            if again is not None and self._press_was_lost(needs):
                self._start(answer(again, sight), now_s)
                return False
            if otherwise == NOT_CHOSEN or (otherwise is not None and verdict.complaint is None):
                self.say(otherwise)
        return bool(answered)

    def _press_was_lost(self, needs: gestures.Needs) -> bool:
        """Return True if the cursor still has the lines that were clicked, but has not come to the
        right one: a busy computer may take a press for something else."""
        cursor = self._eyes.sight().cursor
        return (
            isinstance(needs, gestures.CursorAt)
            and cursor is not None
            and cursor.options == needs.options
        )

    def _start(self, done: Offer | gestures.Gesture | Saying | None, now_s: float) -> None:
        """Do it, or say what to do instead."""
        gesture = done.gesture if isinstance(done, Offer) else done
        if isinstance(gesture, gestures.Gesture):
            if gesture.steps and not len(self._queue):
                self._begins(gesture)
            self._queue.start(gesture, now_s)
            if gesture.steps:
                self._speech.hush(now_s)
        elif gesture is not None:
            self._speech.say(gesture, now_s)
        self.go_on(now_s)

    def _do(self, act: AnyAct, now_s: float) -> None:
        self._eyes.begin(act, now_s)
        if isinstance(act, Put):
            self._lays_until_s = now_s + PATIENCE_S
        self._send(act)
        # Buttons may follow each other quickly: no hand moves between them.
        if not isinstance(act, Press | Release):
            self._busy_until_s = now_s + gestures.PAUSE_S

    def _send(self, act: AnyAct) -> None:
        self._was_refused = False
        self._eyes.note(act)
        self._hands.act(act)

    def waits(self, target: Target, now_s: float) -> bool:
        """Return True if a click on *target* has to wait: for the hand, or until the line has been
        there long enough to be read, which is when the table accepts it."""
        cursor = self._eyes.sight().cursor
        looks = cursor is not None and cursor.settle_s > 0.0 and target == ButtonAt("A")
        fresh = self._lines.settle(now_s) and (
            looks or self._past is not None or self._takes_a_line(target)
        )
        same = self._past is not None and self._past[0] == self._lines.now
        return fresh or same or self._busy(now_s)

    def _takes_a_line(self, target: Target) -> bool:
        """Return True if a click on *target* takes a line, itself or by its name."""
        answered = answer(target, self._eyes.sight())
        steps = answered.gesture.steps if isinstance(answered, Offer) else ()
        return any(isinstance(step.needs, gestures.CursorAt) for step in steps)

    def _busy(self, now_s: float) -> bool:
        """Return True if a gesture is in progress, or its last act may not be visible yet."""
        return len(self._queue) > 0 or now_s < max(self._busy_until_s, self._lays_until_s)
