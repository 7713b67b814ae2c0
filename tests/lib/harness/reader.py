"""A newcomer in a first match: follows what prompts, hints and lessons say in words, and does not
see what glows.

Of all cards, places and lines that the words leave open, one is drawn at random, whether it glows
or not. So an act may be refused, or change nothing: those are the acts `in_vain`, the ones beyond
the fewest possible.
"""

from controller.match.teaching import GLANCE_S
from controller.table.assembly import OpenedTable
from display.tabletop.offers import A, B
from display.targets import GroundAt, LineAt, Target
from hardware.loop import Loop
from harness.novice import Novice, is_chosen


class Reader(Novice):
    """Plays a seat by words alone."""

    def __init__(self, opened: OpenedTable, loop: Loop, seat: str, seed: object) -> None:
        super().__init__(opened, loop, seat, seed, forgets=0.0)
        self.in_vain: list[tuple[str, Target]] = []
        """The words and the act that they led to."""
        self.lessons: list[str] = []
        """What was explained, in order."""
        self._lesson = "", 0.0
        opened.console.changed.append(lambda: self._read_lesson(opened))

    def _read_lesson(self, opened: OpenedTable) -> None:
        """Note a lesson that comes; one that goes before it can be read comes again."""
        explained, now_s = opened.console.view().explained, self._loop.now_s()
        before, since_s = self._lesson
        if explained is not None and explained.what.id == before:
            return
        if before and now_s < since_s + GLANCE_S:
            self.lessons.remove(before)
        self._lesson = "" if explained is None else explained.what.id, now_s
        self.lessons += [self._lesson[0]] if explained is not None else []

    def _within_reach(self) -> list[Target]:
        """Everything on the table that the words can mean, but no line that is only for somebody
        whose table is in disorder."""
        sight = self.table.sight()
        # Nobody is told where on the belt.
        found: list[Target] = [A, B, GroundAt("table" if sight.in_rows else "belt")]
        lines = () if sight.cursor is None else sight.cursor.options
        for row in self.table.top().walk(sight):
            found += [t for t in row if not isinstance(t, LineAt) or is_chosen(lines[t.number])]
        return found

    def _judge(self, words: str, target: Target, before: object) -> None:
        if self.table.moment(self._loop.now_s()).message or self._seen() == before:
            self.in_vain.append((words, target))
        super()._judge(words, target, before)

    def _complain(self, kind: str, words: str, act: str = "", told: str = "") -> None:
        """A refusal is no contradiction here: the words leave more open than what glows."""
        if kind != "refused":
            super()._complain(kind, words, act, told)
