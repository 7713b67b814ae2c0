"""Hands at a table that consists of signals alone: no world, no readers, only a running match.

Taps and presses become the signals that pads, spots and buttons give. The clock advances with every
act, and whatever the match wanted to do meanwhile happens on time. No hand is ever empty, and there
are no piles and no belt: any piece can be tapped anywhere at any time.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from controller.games.spec import GameSpec
from controller.match.acts import HOLD_S, Act, Pressed, SeenOnBelt, Tapped, TappedAt
from controller.match.match import Match
from controller.match.playing import Playing
from controller.match.registry import Registry
from controller.match.tablegame import TableGame, TableShape
from hardware import signals
from hardware.sim.places import tag_uid

SPOTS = tuple(f"spot/{number}" for number in range(1, 7))
"""The readers of a table's spots, left to right."""

AFTER_S = 2.5
"""Time between two acts: long enough for a repeated tap to count as a new one."""

TAP_S, PRESS_S = 0.4, 0.1

FOREIGN = "a bank card"
"""A piece that no game knows."""


class Agreed:
    """Everyone holds A."""


class Hands(ABC):
    """What hands do, as signals, in a match between *seats* at a table with *spots*."""

    now_s: float

    def __init__(self, seats: Sequence[str], spots: Sequence[str]) -> None:
        self.seats = tuple(seats)
        self.spots = tuple(spots)

    @property
    @abstractmethod
    def match(self) -> Match[Any, Any, Any]:
        """The current match."""

    @abstractmethod
    def tell(self, signal: signals.AnySignal) -> None:
        """Pass on an observation of the table."""

    @abstractmethod
    def wait(self, seconds: float) -> None:
        """Let time pass."""

    def do(self, *acts: Act | Agreed) -> list[Any]:
        """Perform *acts* with some time before each; return the moves that they made."""
        before = len(self.match.history)
        for act in acts:
            self.wait(AFTER_S)
            self.perform(act)
        return [played.move for played in self.match.history[before:]]

    def perform(self, act: Act | Agreed) -> bool:
        """Perform one act now; return False if no hand can."""
        match act:
            case Tapped(seat, piece):
                return self.tap(signals.pad_of(seat), piece)
            case TappedAt(spot, piece):
                return self.tap(self.spots[spot - 1], piece)
            case Pressed(seat, button):
                self.press(button, seat)
            case SeenOnBelt(piece):
                return self.tap("belt", piece)
            case Agreed():
                self.agree()
        return True

    def agree(self) -> None:
        """Let everyone hold A."""
        self.wait(AFTER_S)
        self.press("A", *self.seats, for_s=HOLD_S + 0.1)

    def chosen(self, spec: GameSpec, luck: Random) -> Any:
        """Draw a random move to play now."""
        return spec.rules.random_move(self.match.state, luck.random)

    # ---- what hands do -------------------------------------------------------------------------

    def tap(self, reader: str, *pieces: str) -> bool:
        """Hold pieces to a pad or spot, all at once; return False if no hand can."""
        for piece in pieces:
            uid = tag_uid(piece)
            self.tell(
                signals.TagEntered(at_s=self.now_s, reader=reader, uid=uid, present=len(pieces))
            )
        self.wait(TAP_S)
        for piece in pieces:
            self.tell(signals.TagLeft(at_s=self.now_s, reader=reader, uid=tag_uid(piece)))
        return True

    def press(self, button: signals.Button, *seats: str, for_s: float = PRESS_S) -> None:
        """Press and release a button at each of *seats* simultaneously."""
        for seat in seats:
            self.tell(signals.ButtonPressed(at_s=self.now_s, seat=seat, button=button))
        self.wait(for_s)
        for seat in seats:
            self.tell(signals.ButtonReleased(at_s=self.now_s, seat=seat, button=button))


class Acting(Hands):
    """A match of *game* in *state*, and the hands that act in it; *pieces* are enrolled. *bots* sit
    at some of the *seats*, and a climax is shown for *stage_s*."""

    def __init__(
        self,
        game: TableGame[Any, Any, Any],
        state: Any,
        seats: Sequence[str],
        pieces: Iterable[str],
        spots: Sequence[str] = SPOTS,
        bots: Sequence[str] = (),
        stage_s: float = 0.0,
    ) -> None:
        super().__init__(seats, spots)
        self.now_s = 0.0
        self.hand = ""
        """The seat whose hand holds every piece to its reader; empty where the table cannot
        tell."""
        playing = Playing(
            self.seats,
            Registry({tag_uid(piece): piece for piece in pieces}),
            lambda command: None,
            now_s=0.0,
            began_s=0.0,
            bots=tuple(bots),
            spots=self.spots,
            stage_s=stage_s,
            whose=lambda reader, uid: self.hand,
        )
        self._match: Match[Any, Any, Any] = Match(game, state, playing)
        self._match.show()

    def __repr__(self) -> str:
        return f"<Acting in {self._match!r} at {self.now_s:.1f} s>"

    @property
    def match(self) -> Match[Any, Any, Any]:
        return self._match

    def tell(self, signal: signals.AnySignal) -> None:
        self._match.signal(signal)
        self._match.show()

    def wait(self, seconds: float) -> None:
        until_s = self.now_s + seconds
        while (wake_s := self._match.wake_at_s()) is not None and wake_s <= until_s:
            self.now_s = max(self.now_s, wake_s)
            self._match.tick(self.now_s)
            self._match.show()
            if self._match.wake_at_s() == wake_s:
                raise AssertionError("the match wants to be woken at a time that is over")
        self.now_s = until_s


def begun(
    spec: GameSpec,
    seats: Sequence[str],
    *,
    spots: Sequence[str] = SPOTS,
    others: Iterable[str] = (),
    **options: object,
) -> Acting:
    """Return `Acting` in a match of a listed game that is about to begin, with pieces of other
    games around."""
    game = spec.table(TableShape(spots=len(spots)))
    state = spec.rules.initial(spec.rules.options_from(options), seats)
    return Acting(game, state, seats, (*spec.pieces, *others), spots)
