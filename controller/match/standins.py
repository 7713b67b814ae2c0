"""Players who have gone: a bot plays on for them, or their hand is frozen and does its mildest act
(G-2).

Only the table knows which act that is. What takes a button, the table does by itself after a
while; for what takes a card, the others tap that hand's cards unseen, and the table takes the one
that goes.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from controller.match.interaction import Act, Pressed
from controller.match.tablegame import ConductT, MoveT, StateT, TableGame
from controller.table import intermission
from controller.views import Notice

SEEN_S = 2.0
"""So long everybody sees that a hand is to act whose player has gone; then the table acts."""


class StandIns(Generic[StateT, MoveT, ConductT]):
    """Those who have gone from a match of *game*.

    *stand_in* is told when somebody has, and says whether a bot plays on there; *stand_down* is
    told when that player is here again.
    """

    def __init__(
        self,
        game: TableGame[StateT, MoveT, ConductT],
        stand_in: Callable[[str], bool],
        stand_down: Callable[[str], None],
    ) -> None:
        self._game = game
        self._stand_in = stand_in
        self._stand_down = stand_down
        self._bots: set[str] = set()
        self._awaited: tuple[StateT, float] | None = None
        """The state in which a frozen hand is to act, and since when; infinity once it has."""

    def __repr__(self) -> str:
        return f"<StandIns, bots at {', '.join(sorted(self._bots)) or 'no seat'}>"

    def update(self, before: Sequence[str], gone: Sequence[str]) -> None:
        """Others have *gone* now than *before*."""
        for seat in sorted(self._bots - set(gone)):
            self._stand_down(seat)
            self._bots.discard(seat)
        for seat in gone:
            if seat not in before and self._stand_in(seat):
                self._bots.add(seat)

    def frozen(self, state: StateT, half: Mapping[str, str]) -> tuple[str, MoveT] | None:
        """A hand that is to act, whose player has gone and for whom nobody plays; and its act."""
        if intermission.rests(half):
            return None
        for seat in intermission.left(half):
            if seat not in self._bots:
                move = self._game.default_move(state, seat)
                if move is not None:
                    return seat, move
        return None

    def forbids(self, state: StateT, half: Mapping[str, str], move: MoveT) -> str:
        """The seat of a frozen hand for which *move* is another act than its mildest; empty when
        *move* may be made."""
        frozen = self.frozen(state, half)
        if frozen is None or self._game.mover(state, move) != frozen[0] or move == frozen[1]:
            return ""
        return frozen[0]

    def meant(self, state: StateT, half: Mapping[str, str], act: Act) -> MoveT | None:
        """The move of a frozen hand that *act* carries out, whatever the cursor says; None where
        it is another act."""
        frozen = self.frozen(state, half)
        acts = () if frozen is None else self._game.perform(state, frozen[1])
        if frozen is None or not acts or isinstance(act, Pressed) or act != acts[-1]:
            return None
        return frozen[1]

    def due(self, state: StateT, half: Mapping[str, str], now_s: float) -> MoveT | None:
        """What the table does now for a frozen hand, where no piece is carried."""
        frozen = self.frozen(state, half)
        if frozen is None:
            self._awaited = None
        elif self._awaited is None or self._awaited[0] is not state:
            self._awaited = (state, now_s)
        elif now_s >= self._awaited[1] + SEEN_S:
            self._awaited = (state, math.inf)
            acts = self._game.perform(state, frozen[1])
            return frozen[1] if all(isinstance(act, Pressed) for act in acts) else None
        return None

    def asks(self, state: StateT, half: Mapping[str, str]) -> tuple[Notice, ...]:
        """What the others are to tap for a frozen hand."""
        frozen = self.frozen(state, half)
        acts = () if frozen is None else self._game.perform(state, frozen[1])
        if frozen is None or not acts or isinstance(acts[-1], Pressed):
            return ()
        return (intermission.asked_for(frozen[0], acts[-1]),)

    def wake_at_s(self, state: StateT, half: Mapping[str, str], now_s: float) -> float | None:
        """When `due` wants to be asked again."""
        if self.frozen(state, half) is None:
            return None
        if self._awaited is None or self._awaited[0] is not state:
            return now_s
        return None if self._awaited[1] == math.inf else self._awaited[1] + SEEN_S
