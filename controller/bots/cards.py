"""A bot for the card games: it looks, decides on a move, and carries it out with its hands.

What it decides on is handed in: the view that was made for its seat and the moves that the rules
offer it, and nothing else.
"""

import random
from collections.abc import Callable, Generator, Sequence
from typing import Any

from controller.bots.player import IDLE_S, Brain, Level, Percept
from controller.bots.rulebook import Rulebook
from controller.games.carrying import Carry, Look
from controller.interaction import Pressed, Tapped, TappedAt
from controller.views import MatchView
from hardware.signals import Button
from hardware.sim.scene import AnyAct, Lower, Peek, Press, Put, Release, Scene, Take, Tap

Moves = Generator[tuple[float, AnyAct | None], Percept, Percept]

TAP_S = 0.4
PRESS_S = 0.12
ANSWER_S = 0.2
"""How long a hand waits for the table to take in what it did."""

LOOK_S = 1.5
"""How long a card is looked at that is lifted where it lies."""

REST_S = 4.0
"""Between two rounds."""

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
        match = percept.view.match
        if match is None:
            return (yield IDLE_S, None)
        draw = self.rulebook.draw()
        if draw is not None:
            return (yield from self._tap(percept, f"pad/{self.seat}", draw))
        if match.phase == "round_over" and self._leads(percept):
            percept = yield REST_S, None
            return (yield from self._press("A"))
        if not self.rulebook.moves():
            return (yield IDLE_S, None)
        percept = yield self._reaction_s(), None
        moves = self.rulebook.moves()
        if percept.view.match is None or not moves:
            return percept
        move = self.decide(percept.view.match, moves, self.random)
        if move is None:
            return (yield IDLE_S, None)
        return (yield from self.carry_out(percept, move))

    def _leads(self, percept: Percept) -> bool:
        """Whether this bot says "next round": the first of the bots where nobody else plays."""
        playing = [seat for seat in percept.view.seats if seat.joined]
        return all(seat.bot for seat in playing) and playing[0].seat == self.seat

    def carry_out(self, percept: Percept, move: Any) -> Moves:
        """Do *move* with the hand: buttons, and the piece that it takes."""
        before = percept.view.match
        carry = self.rulebook.carry(move)
        acts = self.rulebook.acts(move)
        if any(isinstance(act, Pressed) for act in acts):
            percept = yield from self._home(percept)
        for act in acts:
            match act:
                case Pressed(_, button):
                    percept = yield from self._press(button)
                case Tapped(seat, _) if isinstance(carry, Carry):
                    percept = yield from self._tap(percept, f"pad/{seat}", carry)
                case TappedAt(spot, _) if isinstance(carry, Carry):
                    percept = yield from self._tap(percept, percept.scene.spots[spot - 1], carry)
        percept = yield ANSWER_S, None
        if isinstance(carry, Look) and percept.view.match != before:
            yield self._reach_s(), Peek(carry.place)
            percept = yield LOOK_S, Lower()
        return percept

    def _home(self, percept: Percept) -> Moves:
        """Move the own cursor to its first line: a press that came too late for something else,
        such as the last vote of a window, has moved it."""
        cursor = percept.view.cursor
        if cursor is not None and cursor.seat in ("", self.seat) and cursor.at:
            for _ in range(len(cursor.options) - cursor.at):
                percept = yield from self._press("B")
        return percept

    def _press(self, button: Button) -> Moves:
        yield self._reach_s() / 2, Press(button)
        return (yield PRESS_S, Release(button))

    def _tap(self, percept: Percept, reader: str, carry: Carry) -> Moves:
        taken = _found(percept.scene, carry)
        if taken is None:
            return (yield IDLE_S, None)
        percept = yield self._reach_s(), taken
        if percept.refused:
            return percept
        before = percept.view
        for _ in range(TRIES):
            percept = yield 0.1, Tap(TAP_S, reader)
            percept = yield TAP_S + ANSWER_S, None
            if (percept.view.match, percept.view.cursor) != (before.match, before.cursor):
                break
        else:
            # The table does not take it: back to where it was.
            return (yield self._reach_s() / 2, Put(carry.source))
        return (yield self._reach_s() / 2, Put(carry.target, carry.face_up))

    def _reaction_s(self) -> float:
        return self.level.reaction_s * self.random.lognormvariate(0.0, 0.25)

    def _reach_s(self) -> float:
        return self.level.reach_s * self.random.lognormvariate(0.0, 0.25)


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
