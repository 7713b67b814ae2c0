"""A bot for the card games: it looks, decides on a move, and carries it out with its hands.

What it decides on is handed in: the view that was made for its seat and the moves that the rules
offer it, and nothing else.
"""

import random
from collections.abc import Callable, Generator, Sequence
from typing import Any

from controller.bots.player import IDLE_S, Brain, Level, Percept
from controller.bots.rulebook import Rulebook
from controller.games.cardtable import UNCOUNTED
from controller.games.carrying import Carry
from controller.interaction import Pressed, Tapped, TappedAt
from controller.intermission import RESTING
from controller.views import MatchView
from hardware.signals import Button
from hardware.sim.scene import FAN, AnyAct, Press, Put, Release, Scene, Take, Tap

Moves = Generator[tuple[float, AnyAct | None], Percept, Percept]

TAP_S = 0.4
PRESS_S = 0.12
ANSWER_S = 0.2
"""How long a hand waits for the table to take in what it did."""

REST_S = 4.0
"""Between two rounds."""

LONGEST = 60
"""More buttons than any choice takes."""

TRIES = 3
"""A tap that the table did not take in is repeated so often."""

Decide = Callable[[MatchView, Sequence[Any], random.Random], Any]
"""Chooses one of the moves; None to wait."""


def brain(
    seat: str, level: Level, rng: random.Random, rulebook: Rulebook, decide: Decide
) -> Brain:
    """Play match after match from *seat*."""
    player = _Player(seat, level, rng, rulebook, decide)
    percept = yield IDLE_S, None
    while True:
        percept = yield from player.act(percept)


class _Player:
    def __init__(
        self, seat: str, level: Level, rng: random.Random, rulebook: Rulebook, decide: Decide
    ) -> None:
        self.seat = seat
        self.level = level
        self.random = rng
        self.rulebook = rulebook
        self.decide = decide

    def act(self, percept: Percept) -> Moves:
        """Wait a little, or do one move."""
        match, told = percept.view.match, [notice.key for notice in percept.view.notices]
        if match is None or _asked(percept) == RESTING.key:
            return (yield IDLE_S, None)
        if any(key.startswith(UNCOUNTED) for key in told):
            return (yield from self._be_counted(percept))
        draw = self.rulebook.draw()
        if draw is not None:
            return (yield from self._tap(percept, f"pad/{self.seat}", draw))
        if match.phase == "round_over" and self._leads(percept):
            percept = yield REST_S, None
            return (yield from self._press("A"))
        if not self.rulebook.moves():
            return (yield IDLE_S, None)
        percept = yield self._reaction_s(), None
        moves = [move for move in self.rulebook.moves() if self.rulebook.can_be_done(move)]
        if percept.view.match is None or not moves:
            return percept
        move = self.decide(percept.view.match, moves, self.random)
        if move is None:
            return (yield IDLE_S, None)
        return (yield from self.carry_out(percept, move))

    def _be_counted(self, percept: Percept) -> Moves:
        """Tap every card of the own hand, where some of them are asked for."""
        mine = [n for n in percept.view.notices if n.seat == self.seat]
        if not any(notice.key.startswith(UNCOUNTED) for notice in mine):
            return (yield IDLE_S, None)
        place = f"{self.seat}/{FAN}"
        seen = next((one for one in percept.scene.places if one.place == place), None)
        for index in range(0 if seen is None else seen.count):
            percept = yield self._reach_s(), Take(place, index)
            if not percept.refused:
                percept = yield 0.1, Tap(TAP_S, f"pad/{self.seat}")
                percept = yield TAP_S + ANSWER_S, Put(place, index=index)
        return (yield IDLE_S, None)

    def _leads(self, percept: Percept) -> bool:
        """Whether this bot says "next round": the first of the bots where nobody else plays."""
        playing = [seat for seat in percept.view.seats if seat.joined]
        return all(seat.bot for seat in playing) and playing[0].seat == self.seat

    def carry_out(self, percept: Percept, move: Any) -> Moves:
        """Do *move* with the hand: buttons, looking at the cursor after each, and the piece that
        it takes."""
        for _ in range(LONGEST):
            acts, carry = self.rulebook.acts(move), self.rulebook.carry(move)
            if not acts:
                return percept
            match acts[0]:
                case Pressed(_, button):
                    percept = yield from self._press(button)
                case Tapped(seat, _) if carry is not None:
                    return (yield from self._tap(percept, f"pad/{seat}", carry))
                case TappedAt(spot, _) if carry is not None:
                    return (yield from self._tap(percept, percept.scene.spots[spot - 1], carry))
                case _:
                    return (yield IDLE_S, None)
        return percept

    def _press(self, button: Button) -> Moves:
        yield self._reach_s() / 2, Press(button)
        yield PRESS_S, Release(button)
        return (yield ANSWER_S, None)

    def _tap(self, percept: Percept, reader: str, carry: Carry) -> Moves:
        for _ in range(TRIES * 4):
            taken = _found(percept.scene, carry)
            if taken is not None:
                break
            # It is on its way: somebody is about to put it down.
            percept = yield IDLE_S, None
        if taken is None:
            return percept
        percept = yield self._reach_s(), taken
        if percept.refused:
            return percept
        before = percept.view
        for _ in range(TRIES):
            percept = yield 0.1, Tap(TAP_S, reader)
            percept = yield TAP_S + ANSWER_S, None
            if percept.view.match != before.match:
                break
        else:
            # The table does not take it: back to where it was.
            return (yield self._reach_s() / 2, Put(carry.source))
        return (yield self._reach_s() / 2, Put(carry.target, carry.face_up))

    def _reaction_s(self) -> float:
        return self.level.reaction_s * self.random.lognormvariate(0.0, 0.25)

    def _reach_s(self) -> float:
        return self.level.reach_s * self.random.lognormvariate(0.0, 0.25)


def _asked(percept: Percept) -> str:
    """The key of what the screen asks for."""
    return "" if percept.view.prompt is None else percept.view.prompt.key


def _found(scene: Scene, carry: Carry) -> Take | None:
    """The act that takes the piece; None where the hand does not see it there."""
    seen = next((place for place in scene.places if place.place == carry.source), None)
    if seen is None:
        return None
    if carry.label is None:
        return Take(carry.source, carry.index)
    if carry.label in seen.spread:
        return Take(carry.source, seen.spread.index(carry.label))
    return Take(carry.source) if seen.top == carry.label else None
