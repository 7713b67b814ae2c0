"""Enrolment on the operator's page: the dialogue of `controller.making.enrolling` with pictures, at
the pads, while nobody plays."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from controller.games.catalogue import CATALOGUE, game_of
from controller.making.enrolling import Answer, Code, Enrolment, wanted
from controller.match.acts import CONTROL_SIDES
from controller.match.menu import Choice, Menu
from controller.match.registry import original
from controller.views import EnrolView, Message, Notice
from controller.views.box import Piece, Side
from hardware.signals import AnySignal, TagEntered, TagLeft, Uid, seat_of


class Enrol(Struct, frozen=True):
    """Ask for the missing pieces of a game, and the control cards."""

    game: str


class Skip(Struct, frozen=True):
    """Ask for the wanted piece later."""


class TakeBack(Struct, frozen=True):
    """Forget the last tag."""


class EndEnrolment(Struct, frozen=True):
    """Return to the operator's page."""


MENU = Menu(
    "",
    Message("table-menu-enrolling"),
    (
        Choice("table-menu-enrol-skip", Skip()),
        Choice("table-menu-enrol-undo", TakeBack()),
        Choice("table-menu-back", EndEnrolment()),
    ),
)

_GOOD: frozenset[Code] = frozenset({"enrolled", "skipped", "back"})


def line(missing: Mapping[str, int]) -> tuple[Choice, ...]:
    """Return the line that leads to the games with *missing* pieces, or none if all is there."""
    games = tuple(
        Choice("table-menu-enrol-game", Enrol(game), {"game": game, "count": count})
        for game, count in missing.items()
        if count
    )
    return (Choice("table-menu-enrol", then=games),) if games else ()


def missing(entries: Mapping[Uid, str]) -> dict[str, int]:
    """Return how many pieces of each game have no tag."""
    known = set(entries.values())
    return {slug: len(set(wanted(slug, (), {})) - known) for slug in CATALOGUE}


class EnrolPage:
    """The pieces of *game* are asked for; `entries` has what is known by now."""

    def __init__(self, game: str, entries: Mapping[Uid, str]) -> None:
        self._enrolment = Enrolment(wanted(game, (), entries), entries)
        self.notice: Notice | None = None
        """What was understood last."""

    def __repr__(self) -> str:
        return f"<EnrolPage, {self._enrolment!r}>"

    @property
    def entries(self) -> Mapping[Uid, str]:
        return self._enrolment.entries

    @property
    def over(self) -> bool:
        """Whether nothing is missing any more."""
        return self._enrolment.wanted is None

    def hear(self, signal: AnySignal) -> None:
        match signal:
            case TagEntered(reader=reader, uid=uid, present=present) if seat_of(reader):
                self._tell(self._enrolment.tapped(uid, present, signal.at_s))
            case TagLeft(reader=reader, uid=uid) if seat_of(reader):
                self._tell(self._enrolment.left(uid, signal.at_s))

    def pass_time(self, now_s: float) -> None:
        self._tell(self._enrolment.pass_time(now_s))

    def wake_at_s(self) -> float | None:
        """Return when to call `pass_time`."""
        return self._enrolment.wake_at_s()

    def choose(self, asked: Skip | TakeBack) -> None:
        skips = isinstance(asked, Skip)
        self._tell(self._enrolment.skip() if skips else self._enrolment.back())

    def view(self) -> EnrolView | None:
        """Return the piece that is wanted, or None if none is."""
        progress = self._enrolment.progress
        if progress is None:
            return None
        game, _, kind = progress.kind.partition("/")
        return EnrolView(
            game=game if kind else "",
            kind=kind or game,
            number=progress.number,
            of=progress.of,
            piece=printed(progress.piece),
            missing=self._enrolment.missing,
        )

    def _tell(self, answer: Answer | None) -> None:
        if answer is not None:
            kind: Literal["info", "mistake"] = "info" if answer.code in _GOOD else "mistake"
            self.notice = Notice(f"table-enrol-{answer.code}", kind=kind)


@lru_cache(maxsize=4)
def printed(name: str) -> Piece:
    """Return what is printed on both sides of a piece."""
    piece = original(name)
    game = game_of(piece)
    sides = CONTROL_SIDES[piece] if game is None else game.sides.get(piece, game.card_sides)
    return Piece(*(Side(one.kind, one.face, one.name, one.suitcase) for one in sides))
