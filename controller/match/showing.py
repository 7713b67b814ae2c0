"""What may be seen and heard of a match: its views, prompt, cursor, notices, lights and sounds.

All of it is as it was at the last `show`, when everything that had happened was on the disk.
Looking changes nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Generic

from msgspec.structs import replace

from controller.match.menu import CURSOR, Menu, shown
from controller.match.noticeboard import Noticeboard
from controller.match.playing import Interrupted, Playing, Shown
from controller.match.seatlights import Light, SeatLights
from controller.match.standins import StandIns
from controller.match.tablegame import ConductT, MoveT, Played, Standings, StateT, TableGame
from controller.table import intermission
from controller.views import Cursor, MatchView, Notice


class Showing(Generic[StateT, MoveT, ConductT]):
    """The part of a match that others may look at; `Match` changes it.

    `history` and `state` are read-only for everybody else.
    """

    def __init__(
        self,
        game: TableGame[StateT, MoveT, ConductT],
        state: StateT,
        playing: Playing,
        stood: Interrupted[StateT, MoveT],
    ) -> None:
        self.game = game
        self.state = state
        self.seats = playing.seats
        self.began_s = playing.began_s
        self.history: list[Played[MoveT]] = list(stood.history)
        self._before: list[StateT] = list(stood.before)
        self._stand_ins = StandIns(game, playing.stand_in, playing.stand_down)
        self._lights = SeatLights(playing.send)
        self._board = Noticeboard()
        self._sounds: list[str] = []
        self._shown: Shown[StateT, ConductT]
        self._views: dict[str | None, MatchView] = {}
        """By observer, until what may be seen changes; so is all that follows from it."""
        self._asked: tuple[Notice, ...] | None = None
        self._last_cursor: tuple[StateT, ConductT, Mapping[str, str], Cursor | None] | None = None

    @property
    def before(self) -> Sequence[StateT]:
        """The state before each move of the history."""
        return self._before

    @property
    def standings(self) -> Standings:
        """The points so far."""
        return self.game.standings(self._shown.state)

    @property
    def shown_state(self) -> StateT:
        """The state as far as it may be seen."""
        return self._shown.state

    def view(self, seat: str | None) -> MatchView:
        """What *seat* may know; None is the public, and so is a seat that does not play."""
        observer = seat if seat in self.seats else None
        view = self._views.get(observer)
        if view is None:
            view = self._views[observer] = self._viewed(observer)
        return view

    def _viewed(self, observer: str | None) -> MatchView:
        now = self._shown
        if observer is not None:
            return replace(self.view(None), secrets=self.game.secrets(now.state, observer))
        public = self.game.public_view(now.state, now.conduct)
        if not self.game.over(now.state):
            return public
        results = self.game.results(self.history, self._before, now.state, self.began_s)
        return public if results is None else replace(public, results=results)

    def prompt(self) -> Notice | None:
        """What is asked of the players now."""
        now = self._shown
        if intermission.rests(now.half):
            return intermission.RESTING
        return self.game.prompt(now.state)

    def cursor(self) -> Cursor | None:
        """The public choice that is on the screen."""
        return self._cursor(self._shown.state, self._shown.conduct, self._shown.half)

    def notices(self) -> tuple[Notice, ...]:
        """What is to be put right, and what was said of late, newest last."""
        now = self._shown
        if self._asked is None:
            self._asked = self.game.asks(now.state, now.conduct)
        stand_ins = self._stand_ins.asks(now.state, now.half)
        return (*self._asked, *stand_ins, *now.notices)

    def light(self, seat: str) -> Light:
        return self._lights.light(seat)

    def clock_ends_at_s(self) -> float | None:
        return self.game.clock_ends_at_s(self._shown.conduct)

    def take_sounds(self) -> tuple[str, ...]:
        """The sounds that are due since the last call."""
        sounds, self._sounds = tuple(self._sounds), []
        return sounds

    # ---- for the match -------------------------------------------------------------------------

    def _begin_showing(self, conduct: ConductT, half: Mapping[str, str]) -> None:
        self._shown = Shown(self.state, conduct, half=half)

    def _show(self, state: StateT, conduct: ConductT, half: Mapping[str, str]) -> bool:
        """From now on this may be seen; whether the state is another one."""
        before = self._shown
        self._shown = Shown(state, conduct, self._board.newest, half)
        if before.state is not state or before.conduct is not conduct:
            self._views, self._asked = {}, None
        self._lights.show({seat: self.game.light(state, seat) for seat in self.seats})
        return before.state is not state

    def _menu(self, state: StateT, conduct: ConductT, half: Mapping[str, str]) -> Menu | None:
        if intermission.rests(half):
            return intermission.menu(self.seats, intermission.left(half))
        return self.game.menu(state, conduct, half)

    def _cursor(self, state: StateT, conduct: ConductT, half: Mapping[str, str]) -> Cursor | None:
        last = self._last_cursor
        if last is None or last[0] is not state or last[1] is not conduct or last[2] is not half:
            menu = self._menu(state, conduct, half)
            cursor = None if menu is None else shown(menu, half.get(CURSOR, ""))
            last = self._last_cursor = state, conduct, half, cursor
        return last[3]
