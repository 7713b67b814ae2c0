"""Enrolment on the operator's page: the dialogue of `controller.making.enrolling` with pictures, at
the pads, while nobody plays."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, Protocol

from msgspec import Struct

from controller.games.catalogue import CATALOGUE, game_of
from controller.making.enrolling import Answer, Code, Enrolment, wanted
from controller.match.acts import CONTROL_SIDES
from controller.match.menu import Choice, Menu
from controller.match.registry import original
from controller.table.page import BACK
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


MENU = Menu(
    "",
    Message("table-menu-enrolling"),
    (
        Choice("table-menu-enrol-skip", Skip()),
        Choice("table-menu-enrol-undo", TakeBack()),
        BACK,
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


class PieceList(Protocol):
    """Which tag is which piece."""

    @property
    def entries(self) -> Mapping[Uid, str]:
        """UID -> piece, or a spare of it."""

    @entries.setter
    def entries(self, entries: Mapping[Uid, str]) -> None: ...


class EnrolPage:
    """The pieces of *game* are asked for, and what is understood is in the list of *pieces*."""

    shows = "enrolling"
    busy = False

    def __init__(self, game: str, pieces: PieceList) -> None:
        self._pieces = pieces
        self._enrolment = Enrolment(wanted(game, (), pieces.entries), pieces.entries)
        self.notice: Notice | None = None

    def __repr__(self) -> str:
        return f"<EnrolPage, {self._enrolment!r}>"

    @property
    def over(self) -> bool:
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
        return self._enrolment.wake_at_s()

    def choose(self, asked: Skip | TakeBack, now_s: float) -> bool:
        skips = isinstance(asked, Skip)
        self._tell(self._enrolment.skip() if skips else self._enrolment.back())
        return False

    def close(self) -> None: ...

    def menu(self) -> Menu:
        return MENU

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
        if self._enrolment.entries != self._pieces.entries:
            self._pieces.entries = self._enrolment.entries
        if self.over:
            self.notice = Notice("table-enrol-done")


@lru_cache(maxsize=4)
def printed(name: str) -> Piece:
    """Return what is printed on both sides of a piece."""
    piece = original(name)
    game = game_of(piece)
    sides = CONTROL_SIDES[piece] if game is None else game.sides.get(piece, game.card_sides)
    return Piece(*(Side(one.kind, one.face, one.name, one.suitcase) for one in sides))
