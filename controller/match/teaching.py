"""A taught match: each new act is explained once, when it is first possible.

A game's lessons are data; whether one fits follows from what everyone may see, so none can tell a
secret. There is one lesson at a time, and play never waits for it. What has been taught is a value
that survives a power cut: the journal keeps it as a text.

A player who holds B is answered with the rule behind the last refusal; where there is none, the
match is a taught one from now on, from the first lesson.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from controller.match.halfdone import TAUGHT
from controller.views import Cursor, Explained, MatchView, Message, Notice
from hardware.times import soonest

LESSON_S = 14.0
"""How long a lesson stays unless its act is done earlier: enough to read it twice."""

PAUSE_S = 3.0
"""Between a lesson that nobody followed and the next."""

GLANCE_S = 1.5
"""A lesson that was up for less has not been read, and comes again."""

_ENDING = "-rulebook"
"""What a prompt's id ends with where the same act is worded in another way."""


class SeenMatch(Struct, frozen=True):
    """What everyone sees of a match: the prompt, the choices, the view, which costs time to make;
    and who are people."""

    prompt: Notice | None
    cursor: Cursor | None
    view: Callable[[], MatchView]
    people: tuple[str, ...]


class Lesson(Struct, frozen=True):
    """An act to be explained; `SLUG-lesson-NAME` is the message, `NAME` the picture.

    It fits while one of the *prompts* is up, for a person who may act then: the one whom the prompt
    names, one of the others, or everybody; and while a *line* of the menu or a *place* of the
    prompt offers it, if it has one, and *when* says so.
    """

    name: str
    prompts: tuple[str, ...]
    who: Literal["active", "others", "everybody"] = "active"
    line: str = ""
    place: str = ""
    when: Callable[[SeenMatch], bool] = lambda seen: True

    def fits(self, seen: SeenMatch) -> bool:
        """Return True if its act is possible now."""
        prompt = seen.prompt
        return (
            prompt is not None
            and stem(prompt.id) in self.prompts
            and bool(self._learners(prompt, seen.people))
            and (not self.line or _offers(seen.cursor, self.line))
            and (not self.place or self.place in prompt.at)
            and self.when(seen)
        )

    def _learners(self, prompt: Notice, people: Collection[str]) -> Collection[str]:
        """Return the people who may act."""
        match self.who:
            case "active":
                return [seat for seat in people if seat == prompt.seat]
            case "others":
                return [seat for seat in people if seat != prompt.seat]
        return people


def stem(id: str) -> str:
    """Return a prompt's id without what only tells how its act is worded at this table."""
    return id.removesuffix(_ENDING)


def _offers(cursor: Cursor | None, line: str) -> bool:
    return cursor is not None and any(option.id == line for option in cursor.options)


class Teaching(Struct, frozen=True):
    """What has been taught in a match, and the lesson that is on the screen."""

    taught: tuple[str, ...] = ()
    now: str = ""
    """The lesson on the screen; empty if there is none."""
    since_s: float = 0.0
    rests_until_s: float = 0.0
    """No lesson begins before then."""

    def after(self, lessons: Sequence[Lesson], seen: SeenMatch | None, now_s: float) -> "Teaching":
        """Return this when *seen* is seen at *now_s*, or nothing can be done: the lesson goes on,
        ends, or the next begins."""
        if not self.now:
            return self._next(lessons, seen, now_s)
        present = next((lesson for lesson in lessons if lesson.name == self.now), None)
        ends_s = self.since_s + LESSON_S
        if seen is not None and present is not None and present.fits(seen) and now_s < ends_s:
            return self
        read = now_s >= self.since_s + GLANCE_S
        taught = (*self.taught, self.now) if read else self.taught
        rests_until_s = now_s + PAUSE_S if now_s >= ends_s else now_s
        ended = replace(self, taught=taught, now="", rests_until_s=rests_until_s)
        return ended._next(lessons, seen, now_s)

    def _next(self, lessons: Sequence[Lesson], seen: SeenMatch | None, now_s: float) -> "Teaching":
        if seen is None or now_s < self.rests_until_s:
            return self
        for lesson in lessons:
            if lesson.name not in self.taught and lesson.fits(seen):
                return replace(self, now=lesson.name, since_s=now_s)
        return self

    def wake_at_s(self, now_s: float) -> float | None:
        """Return when `after` must be called although nothing happens."""
        if self.now:
            return self.since_s + LESSON_S
        return self.rests_until_s if self.rests_until_s > now_s else None

    def texts(self) -> dict[str, str]:
        """Return this as the journal keeps it: `yes`, what has been taught, and `on=NAME` for the
        lesson on the screen."""
        on = (f"{_ON}{self.now}",) if self.now else ()
        return {TAUGHT: " ".join(("yes", *self.taught, *on))}


_ON = "on="


def teaching(texts: Mapping[str, str], now_s: float) -> Teaching | None:
    """Rebuild from what the journal keeps; None if the match is not taught. A lesson that was on
    the screen when the power was cut is shown from its start."""
    if TAUGHT not in texts:
        return None
    names = texts[TAUGHT].split()[1:]
    on = next((name.removeprefix(_ON) for name in names if name.startswith(_ON)), "")
    return Teaching(tuple(name for name in names if not name.startswith(_ON)), on, now_s)


def explained(slug: str, lesson: Lesson | None, prompt: Notice | None) -> Explained | None:
    """Return the *lesson* of a game as it is shown."""
    if lesson is None:
        return None
    seat = prompt.seat if prompt is not None and lesson.who == "active" else ""
    return Explained(Message(f"{slug}-lesson-{lesson.name}"), lesson.name, seat)


def why(slug: str, rule: str) -> Explained:
    """Return the sentence of a ruling, as it is shown to somebody who asks why something was
    refused: `CO-5` of Captain's Orders, `G-3` of all games."""
    group, _, number = rule.partition("-")
    whose = "table" if group == EVERY_GAME else slug
    return Explained(Message(f"{whose}-rule-{number}"), rule=rule)


EVERY_GAME = "G"
"""The rulings that hold for every game (docs/rulings-all-games.md)."""


def refusal(notices: Sequence[Notice], seat: str) -> Notice | None:
    """Return the last refusal of which somebody at *seat* can ask why: their own, or else
    anybody's."""
    found: list[Any] = [notice for notice in notices if notice.kind == "mistake" and notice.rule]
    own = [one for one in found if one.seat == seat]
    return next(iter(reversed(own or found)), None)


WHY_S = 15.0
"""How long a rule stays, unless somebody asks once more."""

TEACHES = Notice("table-teaches")
"""What is told when a match begins to be a taught one."""


class Explaining:
    """Explains one match of the game *slug*; *teaching* is None if it is not a taught one."""

    def __init__(self, slug: str, lessons: Sequence[Lesson], teaching: Teaching | None) -> None:
        self.teaching = teaching
        self._slug = slug
        self._lessons = lessons
        self._prompt: Notice | None = None
        self._why: tuple[Explained, float] | None = None
        """The rule that is shown, and until when."""
        self._answered: frozenset[str] = frozenset()
        """The seats that still hold B and have been answered."""

    def __repr__(self) -> str:
        return f"<Explaining {self._slug}, {self.teaching}>"

    @property
    def busy(self) -> bool:
        """Whether anything is explained, or may be, or somebody holds B who was answered."""
        return self.teaching is not None or self._why is not None or bool(self._answered)

    @property
    def listens(self) -> bool:
        """Whether it matters what is seen of the match: there are lessons left."""
        teaching = self.teaching
        return teaching is not None and len(teaching.taught) < len(self._lessons)

    def ask(
        self, asking: Collection[str], notices: Sequence[Notice], now_s: float
    ) -> Notice | None:
        """Answer those who hold B, each once; return what everyone is told."""
        if not asking and not self._answered:
            return None
        new = sorted(set(asking) - self._answered)
        self._answered = frozenset(asking)
        for seat in new:
            refused = refusal(notices, seat)
            if self._why is not None:
                self._why = None
            elif refused is not None:
                self._why = why(self._slug, refused.rule), now_s + WHY_S
            elif self._lessons:
                self.teaching = Teaching()
                return TEACHES
        return None

    def look(self, seen: SeenMatch | None, now_s: float) -> None:
        """Note what is seen now; None while play waits, or is over."""
        if self._why is not None and now_s >= self._why[1]:
            self._why = None
        self._prompt = None if seen is None else seen.prompt
        if self.teaching is not None:
            self.teaching = self.teaching.after(self._lessons, seen, now_s)

    @property
    def shown(self) -> Explained | None:
        """What is on the screen: a rule rather than a lesson."""
        if self._why is not None:
            return self._why[0]
        if self.teaching is None or not self.teaching.now:
            return None
        lesson = next(
            (lesson for lesson in self._lessons if lesson.name == self.teaching.now), None
        )
        return explained(self._slug, lesson, self._prompt)

    def wake_at_s(self, now_s: float) -> float | None:
        """Return when `look` must be called at the latest."""
        ends_s = None if self._why is None else self._why[1]
        next_s = None if self.teaching is None else self.teaching.wake_at_s(now_s)
        return soonest(ends_s, next_s)

    def texts(self) -> Mapping[str, str]:
        """Return what survives a power cut."""
        return {} if self.teaching is None else self.teaching.texts()
