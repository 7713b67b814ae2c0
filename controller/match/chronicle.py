"""What is told of a match, line by line, and what its recorder is told of it."""

from collections.abc import Sequence
from typing import Generic

from controller.belt import Conclusion, Quality
from controller.match.playing import Playing
from controller.match.tablegame import BeltTold, MoveT, Played, RefereeT, StateT, TableGame
from controller.views import Logged
from controller.views.table import LOG_LINES
from hardware.signals import Uid


class Chronicle(Generic[StateT, MoveT, RefereeT]):
    """Tells of a match of *game*; `belt_told` is what its belt has told so far."""

    def __init__(
        self,
        game: TableGame[StateT, MoveT, RefereeT],
        playing: Playing,
        belt_told: Sequence[BeltTold] = (),
    ) -> None:
        self.belt_told = list(belt_told)
        self.newest: tuple[Logged, ...] = ()
        """The latest events, for which a screen has room: replaced by others, never altered."""
        self._events: list[tuple[int, Logged]] = []
        """The events so far, each with the number of moves made by then."""
        self._game = game
        self._recorder = playing.log
        self._registry = playing.registry

    def __repr__(self) -> str:
        return f"<Chronicle of {self._game.slug}, {len(self._events)} events>"

    def recall(
        self, history: Sequence[Played[MoveT]], before: Sequence[StateT], after: StateT
    ) -> None:
        """Restore the events of the last moves of a match that resumes after an interruption."""
        for number in range(len(history), 0, -1):
            state = before[number - 1]
            event = self._game.answer(state, history[number - 1].move, after).logged
            if event is not None:
                self._events.insert(0, (number, event))
            if len(self._events) == LOG_LINES:
                break
            after = state
        self._show_newest()

    def tell(self, event: Logged, moves: int) -> None:
        """Add an event to the log. *moves* is how many the match has had by then."""
        self._events.append((moves, event))
        self._show_newest()

    def take_back(self, moves: int) -> None:
        """Drop the events that came after that number of *moves*."""
        self._events = [event for event in self._events if event[0] <= moves]
        self._show_newest()

    def _show_newest(self) -> None:
        self.newest = tuple([event for _, event in self._events[-LOG_LINES:]])

    # ---- what is recorded ----------------------------------------------------------------------

    def played(self, played: Played[MoveT]) -> None:
        if self._recorder is not None:
            self._recorder.played(played.at_s, played.move, played.source, played.track_turn)

    def undone(self, now_s: float, source: str) -> None:
        if self._recorder is not None:
            self._recorder.undone(now_s, source)

    def hear_belt(self, told: Sequence[Conclusion], now_s: float) -> None:
        """Take in what the belt has told."""
        self.belt_told += [BeltTold(now_s, conclusion) for conclusion in told]
        if self._recorder is not None:
            self._recorder.told(now_s, told)

    def score(self, before: StateT, after: StateT, referee: RefereeT) -> None:
        """Record the points if they changed from *before* to *after*."""
        if self._recorder is None:
            return
        over_in = self._game.rules.over
        standings, over = self._game.standings(after), over_in(after)
        if standings != self._game.standings(before) or over != over_in(before):
            self._recorder.scored(standings.totals, standings.winners, over)
            self._recorder.learnt(self._qualities(referee))

    def _qualities(self, referee: RefereeT) -> dict[Uid, Quality]:
        """Return how well each tag reads, as learnt in this match."""
        on_belt = self._game.on_belt
        found = () if on_belt is None else on_belt.learnt(referee).items()
        tags = ((self._registry.uid(piece), quality) for piece, quality in found)
        return {uid: quality for uid, quality in tags if uid is not None}
