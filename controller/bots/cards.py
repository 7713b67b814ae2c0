"""A bot for the card games: it looks, decides on a move, and carries it out with its hands.

What it decides on is handed in: the view that was made for its seat and the moves that the rules
offer it, and nothing else.
"""

import logging
from collections.abc import Generator, Mapping
from typing import Any

from msgspec.structs import replace

from controller.bots.carrying import Carry, LookUnder
from controller.bots.mind import Decide, Mind, at_random
from controller.bots.player import IDLE_S, Brain, Chair, Percept, waits, waits_s
from controller.bots.pondering import ponders_s
from controller.bots.thinking import Failed
from controller.match.acts import Pressed, Tapped, TappedAt
from controller.match.signs import UNCOUNTED
from controller.views import TableView, TapAnswer
from hardware.scene import (
    FAN,
    AnyAct,
    Lower,
    Peek,
    Press,
    Put,
    Release,
    Scene,
    SeenPlace,
    SeenSeat,
    Take,
    Tap,
)
from hardware.signals import Button, pad_of

_log = logging.getLogger(__name__)

Moves = Generator[tuple[float, AnyAct | None], Percept, Percept]

TAP_S = 0.4
PRESS_S = 0.12
THINKS_S = 0.05
"""How often it looks whether it has decided."""

HEAD_START_S = 0.5
"""How long before it acts a bot that ponders begins to think: what that takes shall tell nothing
of its hand."""

SPEAKS_S = 0.8
"""So quickly it speaks once people have had the first word: before nobody may speak any more."""

ANSWER_S = 0.2
"""How long a hand waits for the table to take in what it did."""

LATE_ANSWERS = 5
"""How many times it waits for the answer to a press: on a busy computer that comes late, and a
second press would mean something else."""

LOOK_S = 1.5
"""How long a card is looked at that is lifted where it lies."""

REST_S = 4.0
"""Between two rounds."""

LONGEST = 60
"""More buttons than any choice takes."""

TRIES = 3
"""How many times a tap is repeated that the table did not take in."""

ORDINARY: Mapping[str, float] = {}
"""All phases are the same to ponder over."""


def brain(
    chair: Chair, decide: Decide, open_to_all: str = "", phases: Mapping[str, float] = ORDINARY
) -> Brain:
    """Play match after match from a *chair*. *open_to_all* is a phase in which anybody may speak,
    and a bot leaves people the first word; *phases* say where there is more to ponder over, or
    less (`pondering`)."""
    return CardBot(chair, decide, open_to_all, phases).play()


class CardBot:
    """The hands and eyes of a bot. Descendants may override `act`, for what a game's hands do that
    is no move."""

    def __init__(
        self,
        chair: Chair,
        decide: Decide,
        open_to_all: str = "",
        phases: Mapping[str, float] = ORDINARY,
    ) -> None:
        self.seat = chair.seat
        self.level = chair.level
        self.random = chair.luck
        self.rulebook = chair.rulebook
        self._decide = decide
        self._mind = Mind(chair.luck, chair.level.strength, chair.temper)
        self._thinker = chair.thinker
        self._taken_from = ""
        """Where the piece was taken that is or was last in the hand."""
        self._phases = phases
        self._open_to_all = open_to_all
        self._open_since_s: float | None = None
        """Since when anybody may speak, and all people who may see what it is about."""

    def play(self) -> Brain:
        """Play match after match."""
        percept = yield IDLE_S, None
        while True:
            percept = yield from self.act(percept)

    def act(self, percept: Percept) -> Moves:
        """Wait a little, or do one move."""
        match, noticed = percept.view.match, [notice.id for notice in percept.view.notices]
        if match is None:
            return (yield IDLE_S, None)
        if waits(percept.view):
            if percept.view.reads:
                # Who reads does not see what may be said something about.
                self._open_since_s = None
            return (yield waits_s(percept.view), None)
        people_first = self._leaves_the_first_word(percept)
        if self._own(percept).hand is not None:
            # What became of it is clear by now: whatever was meant, it is not done.
            percept = yield self._reach_s() / 2, Put(f"{self.seat}/{FAN}")
            if percept.refused:
                # It may not be looked at any more.
                percept = yield self._reach_s() / 2, Put(self._taken_from)
            return percept
        if UNCOUNTED in noticed:
            return (yield from self._be_counted(percept))
        draw = self.rulebook.draw()
        if draw is not None:
            return (yield from self._tap(percept, pad_of(self.seat), self._any(percept, draw)))
        if match.phase == "round_over" and self._leads(percept):
            percept = yield REST_S, None
            return (yield from self._press(percept, "A"))
        if people_first or not self.rulebook.moves():
            return (yield IDLE_S, None)
        pause_s = self._pause_s(percept)
        head_start_s = min(HEAD_START_S, pause_s) if self.level.ponders_s else 0.0
        percept = yield pause_s - head_start_s, None
        offered = self.rulebook.moves()
        moves = [move for move in offered if self.rulebook.can_be_done(move)]
        if percept.view.match is None or not moves:
            return percept
        view = self.rulebook.view(percept.view.match)
        thought = self._thinker.think(self._decide, view, moves, self._mind.refreshed())
        while head_start_s or not thought.ready():
            percept = yield head_start_s or THINKS_S, None
            head_start_s = 0.0
            if self.rulebook.moves() != offered:
                # What it thinks about is past.
                thought.cancel()
                return percept
        try:
            move = thought.move()
        except Failed as error:
            _log.error(
                "The bot at %s has failed; it draws its moves at random now. %s", self.seat, error
            )
            self._decide = at_random
            return percept
        if move is None:
            return (yield IDLE_S, None)
        return (yield from self.carry_out(percept, move))

    def _pause_s(self, percept: Percept) -> float:
        """How long it takes until it acts."""
        if not self.level.ponders_s:
            return self.level.reaction_s * self.random.lognormvariate(0.0, 0.25)
        pause_s = ponders_s(self.seat, percept.view, self.level.ponders_s, self._phases)
        if self._open_since_s is None:
            return pause_s
        # It has pondered since anybody may speak, and speaks while it still may.
        since_s = percept.view.at_s - self._open_since_s
        return max(min(pause_s, self.level.patience_s) - since_s, min(pause_s / 4, SPEAKS_S))

    def _any(self, percept: Percept, draw: Carry) -> Carry:
        """A draw from anywhere in a fan: the player who is robbed must not foresee it."""
        seen = _seen(percept.scene, draw.source)
        if draw.index is None or seen is None:
            return draw
        return replace(draw, index=self.random.randrange(seen.count))

    def _be_counted(self, percept: Percept) -> Moves:
        """Tap the cards of its own hand, while some of them are asked for."""
        place, index = f"{self.seat}/{FAN}", 0
        seen = _seen(percept.scene, place)
        while seen is not None and index < seen.count and self._is_asked_for_cards(percept):
            percept = yield self._reach_s(), Take(place, index)
            if not percept.refused:
                percept = yield 0.1, Tap(TAP_S, pad_of(self.seat))
                percept = yield TAP_S + ANSWER_S, Put(place, index=index)
            index += 1
        return (yield IDLE_S, None)

    def _is_asked_for_cards(self, percept: Percept) -> bool:
        """Return True if the table counts, and misses some of this hand's cards."""
        notices = percept.view.notices
        return any(notice.id == UNCOUNTED and notice.seat == self.seat for notice in notices)

    def _leaves_the_first_word(self, percept: Percept) -> bool:
        """Whether people may speak before this bot does: it leaves them some time for it."""
        view = percept.view
        if view.match is None or view.match.phase != self._open_to_all:
            self._open_since_s = None
            return False
        people = [seat.seat for seat in view.seats if seat.pattern == "pulse" and not seat.bot]
        away = any(seen.away for seen in percept.scene.seats if seen.seat in people)
        if self._open_since_s is None or away:
            self._open_since_s = view.at_s
        return bool(people) and (away or view.at_s < self._open_since_s + self.level.patience_s)

    def _leads(self, percept: Percept) -> bool:
        """Whether this bot says "next round": the first of the bots where nobody else plays."""
        playing = [seat for seat in percept.view.seats if seat.joined]
        return all(seat.bot for seat in playing) and playing[0].seat == self.seat

    def carry_out(self, percept: Percept, move: Any) -> Moves:
        """Do *move* with the hand: buttons, looking at the cursor after each, and the piece that
        it takes or looks at."""
        before, carry = percept.view.match, self.rulebook.carry(move)
        for _ in range(LONGEST):
            acts = self.rulebook.acts(move)
            if not acts or waits(percept.view):
                break
            match acts[0]:
                case Pressed(_, button):
                    percept = yield from self._press(percept, button)
                case Tapped(seat, _) if isinstance(carry, Carry):
                    percept = yield from self._tap(percept, pad_of(seat), carry)
                case TappedAt(spot, _) if isinstance(carry, Carry):
                    percept = yield from self._tap(percept, percept.scene.spots[spot - 1], carry)
                case _:
                    return (yield IDLE_S, None)
            if not isinstance(acts[0], Pressed) and not self._goes_on(move):
                return percept
            if len(acts) == 1 and percept.view.match != before:
                # It is made; whether it may be made once more is another matter.
                break
        if isinstance(carry, LookUnder) and percept.view.match != before:
            yield self._reach_s(), Peek(carry.place)
            percept = yield LOOK_S, Lower()
        return percept

    def _goes_on(self, move: Any) -> bool:
        """Whether a piece that was tapped waits for a word of its player."""
        acts = self.rulebook.acts(move)
        return bool(acts) and isinstance(acts[-1], Pressed)

    def _press(self, percept: Percept, button: Button) -> Moves:
        before = (percept.view.match, percept.view.cursor)
        yield self._reach_s() / 2, Press(button)
        yield PRESS_S, Release(button)
        for _ in range(LATE_ANSWERS):
            percept = yield ANSWER_S, None
            if (percept.view.match, percept.view.cursor) != before:
                break
        return percept

    def _tap(self, percept: Percept, reader: str, carry: Carry) -> Moves:
        for _ in range(TRIES * 4):
            taken = _found(percept.scene, carry)
            if taken is None:
                percept, taken = yield from self._look_under(percept, carry)
            if taken is not None:
                break
            # It is on its way: somebody is about to put it down.
            percept = yield IDLE_S, None
        if taken is None:
            return percept
        percept = yield self._reach_s(), taken
        if percept.refused:
            return percept
        self._taken_from = carry.source
        before, answered = percept.view, False
        for _ in range(TRIES):
            percept = yield 0.1, Tap(TAP_S, reader)
            percept = yield TAP_S + ANSWER_S, None
            answer = _answer(percept.view, reader)
            if answer is not None and answer != _answer(before, reader):
                answered = answer.taken
                break
        # The view alone says nothing: somebody else may have changed it meanwhile.
        changed = (percept.view.match, percept.view.cursor) != (before.match, before.cursor)
        if not (answered and changed):
            # The table did not take it, or it was taken back at once: back to where it was.
            return (yield self._reach_s() / 2, Put(carry.source))
        made = self.rulebook.made()
        yield self._reach_s() / 2, None
        if self.rulebook.made() < made:
            # It was taken back meanwhile, with the Undo card.
            return (yield 0.0, Put(carry.source))
        return (yield 0.0, Put(carry.target, carry.face_up))

    def _look_under(
        self, percept: Percept, carry: Carry
    ) -> Generator[tuple[float, AnyAct | None], Percept, tuple[Percept, Take | None]]:
        """Lift what lies face down in a row, one by one, until the piece is found."""
        row = _seen(percept.scene, carry.source)
        for index, side in enumerate(() if row is None else row.spread):
            if side.face:
                continue
            percept = yield self._reach_s() / 2, Peek(carry.source, index)
            lifted = self._own(percept).lifts
            if lifted is not None and lifted.side == carry.label:
                return percept, Take(carry.source, index)
        return percept, None

    def _own(self, percept: Percept) -> SeenSeat:
        """This seat, as everybody sees it."""
        return next(seat for seat in percept.scene.seats if seat.seat == self.seat)

    def _reach_s(self) -> float:
        return self.level.reach_s * self.random.lognormvariate(0.0, 0.25)


def _seen(scene: Scene, place: str) -> SeenPlace | None:
    return next((seen for seen in scene.places if seen.place == place), None)


def _answer(view: TableView, reader: str) -> TapAnswer | None:
    """What the table said last to a piece that was held to a pad or spot."""
    return next((answer for answer in view.answers if answer.reader == reader), None)


def _found(scene: Scene, carry: Carry) -> Take | None:
    """The act that takes the piece; None where the hand does not see it there."""
    seen = _seen(scene, carry.source)
    if seen is None:
        return None
    if carry.label is None:
        return Take(carry.source, carry.index)
    if carry.label in seen.spread:
        return Take(carry.source, seen.spread.index(carry.label))
    return Take(carry.source) if seen.top == carry.label else None
