"""What everyone may know of a table: made from what its parts say."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from controller.games.catalogue import CATALOGUE
from controller.match.kept import Memo
from controller.match.match import Match
from controller.table.demo import Reel
from controller.table.devices import AnyTable, lacks
from controller.table.idle import Idle
from controller.table.matches import Matches
from controller.table.outlet import Outlet
from controller.views import Logged, Notice, OnOffer, SeatStatus, TableView
from hardware.signals import Colour, Pattern

BEST = 4
"""How many of a game's best players are shown while nobody plays."""


class PublicView:
    """Makes the view of *table* from what its parts know."""

    def __init__(
        self, table: AnyTable, out: Outlet, idle: Idle, matches: Matches, reel: Reel | None
    ) -> None:
        self._table = table
        self._out = out
        self._idle = idle
        self._matches = matches
        self._reel = reel
        self._seats = Memo(_seats_of)
        self._story = Memo(_story_of)

    def __repr__(self) -> str:
        return f"<PublicView of {self._table.name!r}>"

    def at(self, now_s: float, asked: Sequence[Notice] = ()) -> TableView:
        """Return what everyone may know now; they are also *asked* something."""
        idle, match, drive = self._idle, self._matches.match, self._out.drive
        devices, recording = idle.operator.devices, self._matches.recording
        stage = idle.stage if match is None else "match"
        recorded = recording.faults(playing=match is not None, asks=stage == "unkept")
        # The belt's first: hands may be near it.
        belt = () if drive.fault is None else (drive.fault,)
        faults = (*belt, *devices.lost.faults(), *devices.heard.stuck.faults(), *recorded)
        if match is None:
            self._matches.evening.leave_out(now_s)
        said = TableView(
            at_s=now_s,
            table=self._table.name,
            simulated=self._table.simulated,
            stage=stage,
            seats=self._seats(idle.seats, self._out.lights.shown, devices.lost.names),
            faults=faults,
            battery=drive.battery,
            language=idle.lobby.language,
            demo=None if self._reel is None else self._reel.shown,
            evening=self._matches.evening.told,
        )
        if match is None:
            return self._between_matches(said, asked)
        return self._of_match(said, match, asked)

    def _between_matches(self, said: TableView, asked: Sequence[Notice]) -> TableView:
        idle, lobby, stage, drive = self._idle, self._idle.lobby, said.stage, self._out.drive
        disk_fault = self._matches.recording.disk_fault
        return replace(
            said,
            game=idle.game,
            prompt=idle.prompt,
            # The newest are shown, and a player's own action is newer than any warning.
            notices=(*idle.welcome, *drive.notices(), *idle.notices(said.at_s), *asked),
            faults=(*said.faults, *idle.faults(), *self._matches.broken_off),
            cursor=idle.cursor(),
            cards=idle.cards,
            operator=idle.operator.view(disk_fault, drive.fault is not None),
            past_faults=idle.operator.past_faults,
            best=lobby.people.best(lobby.setup.slug, BEST) if stage == "attract" else (),
            naming=lobby.naming.shown() if stage == "naming" else (),
            games=tuple(OnOffer(slug, one.box) for slug, one in lobby.setups.items()),
            rests=idle.resting,
            box=lobby.setup.box if stage in ("attract", "joining", "options") else None,
        )

    def _of_match(
        self, said: TableView, match: Match[Any, Any, Any], asked: Sequence[Notice]
    ) -> TableView:
        shown, now = match.shown, match.shown.now
        over = shown.over and self._matches.over
        return replace(
            said,
            game=match.game.slug,
            prompt=shown.prompt(),
            notices=(*self._out.drive.notices(), *shown.notices(), *asked),
            cursor=self._matches.cursor() if over else shown.cursor(),
            answers=now.answers,
            clock_ends_at_s=shown.clock_ends_at_s(),
            staged=now.staged,
            reads=match.reads,
            log=now.log,
            story=self._story(match, match.state, self._matches.praised) if shown.over else (),
            explained=shown.explained,
        )


def _story_of(
    match: Match[Any, Any, Any], state: Any, praised: tuple[Logged, ...]
) -> tuple[Logged, ...]:
    """Return what a match that is over has to tell; *state* is its last. Who is *praised* by a
    league has that sentence instead: it comes once in a lifetime."""
    spec, states = CATALOGUE[match.game.slug], (*match.before, state)
    instead = {one.seat: one for one in praised}
    told = spec.story(match.game, match.history, states)
    return tuple(instead.get(one.seat, one) for one in told)


def _seats_of(
    seats: Sequence[SeatStatus], lights: Mapping[str, tuple[Colour, Pattern]], lost: Collection[str]
) -> tuple[SeatStatus, ...]:
    """Return every seat with its light, and whether it is *lost*."""
    return tuple(
        [
            SeatStatus(
                seat.seat,
                seat.joined,
                seat.bot,
                seat.holding,
                bool(lost) and lacks(seat.seat, lost),
                *lights[seat.seat],
                seat.person,
            )
            for seat in seats
        ]
    )
