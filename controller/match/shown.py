"""What may be seen of a match: no more than what is on disk.

A match goes on in memory while its log is being written. What players see stands still until the
match's owner lets it follow (`Match.show`); then everything changes at once.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic

from msgspec import Struct
from msgspec.structs import replace

from controller import views
from controller.match import pause
from controller.match.acts import PAUSE, RECOUNT, UNDO
from controller.match.halfdone import NOTHING, HalfDone
from controller.match.kept import Memo
from controller.match.menu import Menu, shown
from controller.match.pause import StandIns
from controller.match.tablegame import MoveT, RefereeT, Standings, StateT, TableGame

STAGED = views.Notice("table-staged")
"""The prompt while everyone looks at a climax: A continues."""


def why_not_undo(
    game: TableGame[StateT, MoveT, RefereeT],
    last: tuple[StateT, MoveT] | None,
    state: StateT,
    seat: str | None,
) -> views.Message | None:
    """Return why *seat* may not take back the last move, which led to *state*; None if it may: it
    made the move, and nobody was shown anything (G-3). Without a seat it is asked for any."""
    if last is None:
        return views.Message("table-nothing-to-undo")
    if not game.rules.may_undo(*last, state):
        return views.Message("table-revealed")
    mover = game.mover(*last)
    if mover and seat not in (None, mover):
        return views.Message("table-move-of-another", {"seat": mover})
    return None


class Menus(Generic[StateT, MoveT, RefereeT]):
    """The choices: during a pause how the match continues, otherwise what the game offers."""

    def __init__(self, game: TableGame[StateT, MoveT, RefereeT], seats: Sequence[str]) -> None:
        self.game = game
        self._seats = seats
        self.cursor = Memo(self._cursor)
        """Returns the menu as displayed, of a state, a referee and what is half done."""

    def menu(self, state: StateT, referee: RefereeT, half: HalfDone) -> Menu | None:
        if half.rests:
            return pause.menu(self._seats, half.left)
        return self.game.menu(state, referee, half)

    def _cursor(self, state: StateT, referee: RefereeT, half: HalfDone) -> views.Cursor | None:
        menu = self.menu(state, referee, half)
        return None if menu is None else shown(menu, half.cursor)


class Snapshot(Struct, Generic[StateT, MoveT, RefereeT], frozen=True):
    """A match at one moment, with what had been said by then."""

    state: StateT
    referee: RefereeT
    notices: tuple[views.Notice, ...] = ()
    half: HalfDone = NOTHING
    answers: tuple[views.TapAnswer, ...] = ()
    staged: views.Staged | None = None
    log: tuple[views.Logged, ...] = ()
    explained: views.Explained | None = None
    last: tuple[StateT, MoveT] | None = None
    """The last move, after the state that it was made in."""


class ShownMatch(Generic[StateT, MoveT, RefereeT]):
    """What the players of *seats* may see: a match as it was at *now*, until `take` gets another
    moment. *results* returns the match's results once it is over."""

    def __init__(
        self,
        seats: Sequence[str],
        menus: Menus[StateT, MoveT, RefereeT],
        stand_ins: StandIns[StateT, MoveT, RefereeT],
        now: Snapshot[StateT, MoveT, RefereeT],
        results: Callable[[], Any],
    ) -> None:
        self._game = menus.game
        self._seats = seats
        self._menus = menus
        self._stand_ins = stand_ins
        self.now = now
        """What everybody may know of."""
        self._results = results
        self.over = self._game.rules.over(now.state)
        """Whether everyone may see that the match is decided."""
        self._waits = views.holds_up(now.staged)
        """Whether play waits for the displayed climax."""
        self._views: dict[str | None, views.MatchView] = {}
        """By observer, until the state or the public view changes."""
        self._looked = False
        """Whether the public view was looked at since state or referee changed."""
        self._asked: tuple[views.Notice, ...] | None = None
        self._secrets: dict[str, Any] = {}
        """By seat, until the state changes."""
        self._undoer: tuple[str | None] | None = None
        """Who may take back the last move, once somebody has asked, until another moment."""

    def take(self, now: Snapshot[StateT, MoveT, RefereeT]) -> bool:
        """Make *now* visible; return True if that can be seen, except in what the game's view says
        of the referee alone."""
        before, self.now, self._undoer = self.now, now, None
        if before.state is not now.state:
            self.over = self._game.rules.over(now.state)
            self._waits = now.staged is not None and views.holds_up(now.staged)
            self._looked, self._asked = False, None
            self._views, self._secrets = {}, {}
            return True
        asked, changed = self._asked, replace(before, referee=now.referee) != now
        if changed:
            self._waits = views.holds_up(now.staged)
        if before.referee is now.referee:
            return changed
        self._looked, self._asked = False, None
        ends = self._game.clock_ends_at_s
        changed = changed or ends(before.referee) != ends(now.referee)
        return changed or (asked is not None and self.asked() != asked)

    @property
    def state(self) -> StateT:
        return self.now.state

    @property
    def standings(self) -> Standings:
        """The points so far."""
        return self._game.standings(self.now.state)

    def view(self, seat: str | None) -> views.MatchView:
        """Return what *seat* may know; None, or a seat that does not play, is the public."""
        if not self._looked:
            self._look()
        if seat is None or seat not in self._seats:
            return self._views[None]
        view = self._views.get(seat)
        if view is None:
            if seat not in self._secrets:
                self._secrets[seat] = self._game.secrets(self.now.state, seat)
            view = self._views[seat] = replace(self._views[None], secrets=self._secrets[seat])
        return view

    def _look(self) -> None:
        """Look at the public view: the seats' views stay if it has not changed."""
        self._looked = True
        public = self._game.public_view(self.now.state, self.now.referee)
        results = self._results() if self.over else None
        if results is not None:
            public = replace(public, results=results)
        if public is not self._views.get(None):
            self._views = {None: public}

    def prompt(self) -> views.Notice | None:
        """Return what the players are asked to do."""
        if self.now.half.rests:
            return pause.RESTING
        if self._waits:
            return STAGED
        return self._game.prompt(self.now.state)

    def cursor(self) -> views.Cursor | None:
        """Return the public choice that is on the screen."""
        if self._waits:
            return None
        return self._menus.cursor(self.now.state, self.now.referee, self.now.half)

    @property
    def explained(self) -> views.Explained | None:
        """What is explained to everyone now."""
        return None if self._waits else self.now.explained

    def notices(self) -> tuple[views.Notice, ...]:
        """Return what must be put right, and the latest notices, newest last."""
        half = self.now.half
        stand_ins = self._stand_ins.asks(self.now.state, half) if half.left else ()
        asked = pause.asked_of(half) if half.asked else ()
        return (*self.asked(), *stand_ins, *self.now.notices, *asked)

    def asked(self) -> tuple[views.Notice, ...]:
        """Return what the referee asks for until it is done."""
        if self._asked is None:
            self._asked = self._game.asks(self.now.state, self.now.referee)
        return self._asked

    def cards(self, seat: str | None) -> tuple[str, ...]:
        """Return the control cards that currently have a meaning at *seat*, or for the public at
        any; the one that comes and goes is last."""
        if self.over:
            return ()
        if self.now.half.rests:
            return (PAUSE,)
        if self._undoer is None:
            self._undoer = (self._who_undoes(self.now),)
        may = self._undoer[0]
        mine = may is not None and (seat is None or may in ("", seat))
        return (PAUSE, RECOUNT, UNDO) if mine else (PAUSE, RECOUNT)

    def _who_undoes(self, now: Snapshot[StateT, MoveT, RefereeT]) -> str | None:
        """Return the seat that may take back the last move: empty if any seat may, None if none."""
        if now.last is None or why_not_undo(self._game, now.last, now.state, None) is not None:
            return None
        return self._game.mover(*now.last) or ""

    def clock_ends_at_s(self) -> float | None:
        """Return when the round clock runs out; None without one."""
        return self._game.clock_ends_at_s(self.now.referee)
