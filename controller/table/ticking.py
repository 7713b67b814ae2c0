"""Whether every piece of a game can be read, on the operator's page: each is held to a pad once, in
any order, or rides past the belt's reader. What was not read yet is shown, one piece after another.
"""

from collections.abc import Mapping

from msgspec import Struct

from controller.games.catalogue import CATALOGUE
from controller.making.enrolling import EnrolProgress, place_among
from controller.match.menu import Choice, Menu
from controller.match.registry import original
from controller.table.upkeep import BACK, PieceList, printed
from controller.views import Arg, EnrolView, Message, Notice
from hardware.signals import AnySignal, TagEntered, Uid


class CheckPieces(Struct, frozen=True):
    """Open the page for a game."""

    game: str


class Another(Struct, frozen=True):
    """Show another piece that was not read yet."""


MENU = Menu("", Message("table-menu-pieces"), (Choice("table-menu-pieces-next", Another()), BACK))


def pieces_line(known: Mapping[str, int]) -> tuple[Choice, ...]:
    """Return the line that leads to the games of which the list has *known* pieces, or none."""
    games = tuple(
        Choice("table-menu-enrol-game", CheckPieces(game), {"game": game, "count": count})
        for game, count in known.items()
        if count
    )
    return (Choice("table-menu-pieces", then=games),) if games else ()


def counts(entries: Mapping[Uid, str]) -> dict[str, int]:
    """Return how many pieces of each game have a tag."""
    return {game: len(known_pieces(game, entries)) for game in CATALOGUE}


def known_pieces(game: str, entries: Mapping[Uid, str]) -> tuple[str, ...]:
    """Return the pieces of a game that have a tag, in the game's order."""
    known = {original(piece) for piece in entries.values()}
    return tuple(piece for piece in CATALOGUE[game].pieces if piece in known)


class PiecesPage:
    """Ticks off the pieces of *game* that are in the list of *pieces*."""

    shows = "enrolling"
    busy = False

    def __init__(self, game: str, pieces: PieceList) -> None:
        self.notice: Notice | None = None
        self._game = game
        self._entries = pieces.entries
        self._all = known_pieces(game, pieces.entries)
        self._unread = list(self._all)

    def __repr__(self) -> str:
        return f"<PiecesPage of {self._game}, {len(self._unread)} not read>"

    @property
    def over(self) -> bool:
        return not self._unread

    def hear(self, signal: AnySignal) -> None:
        if not isinstance(signal, TagEntered):
            return
        piece = original(self._entries.get(signal.uid, ""))
        if piece not in self._all:
            self.notice = Notice("table-pieces-other", kind="mistake")
            return
        self.notice = Notice("table-pieces-read", _told(self._place(piece)), kind="info")
        if piece in self._unread:
            self._unread.remove(piece)
        if self.over:
            self.notice = Notice("table-pieces-all", {"count": len(self._all)}, kind="info")

    def pass_time(self, now_s: float) -> None: ...

    def wake_at_s(self) -> float | None:
        return None

    def choose(self, asked: Another, now_s: float) -> bool:
        self._unread.append(self._unread.pop(0))
        return True

    def close(self) -> None: ...

    def menu(self) -> Menu:
        return MENU

    def view(self) -> EnrolView | None:
        """Return a piece that was not read yet, or None if all were."""
        if not self._unread:
            return None
        place = self._place(self._unread[0])
        return EnrolView(
            game=self._game,
            kind=place.kind.partition("/")[2],
            number=place.number,
            of=place.of,
            piece=printed(place.piece),
            missing=len(self._unread),
            enrolled=True,
        )

    def _place(self, piece: str) -> EnrolProgress:
        return place_among(piece, self._all)


def _told(place: EnrolProgress) -> dict[str, Arg]:
    return {"kind": place.kind.partition("/")[2], "number": place.number, "of": place.of}
