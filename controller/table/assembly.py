"""Puts a whole table together: devices or their twin, console, bots and croupier.

The only place that knows all of them; everything else is given what it needs.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from itertools import chain, repeat
from pathlib import Path
from typing import Any

from msgspec import Struct

from controller.belt import Quality, new_track
from controller.bots.thinking import AtOnce, Thinker, Worker
from controller.errors import DiskError
from controller.games.catalogue import CATALOGUE, game_named
from controller.match.acts import CONTROL_CARDS, CONTROL_SIDES, PLAYER
from controller.match.registry import Registry, original
from controller.match.stage import PACES, UNWATCHED, Pace
from controller.match.tablegame import TableShape
from controller.record.recorder import Recorder
from controller.record.recording import Recording
from controller.record.trial import Trial
from controller.record.unkept import Unkept, brought_back, keeps_again, partly, taken_over
from controller.table.adjusting import SETTING, Adjusted, Value, language_of
from controller.table.appliance import Orders
from controller.table.attending import Attendant, LayFiles
from controller.table.bots import Bots
from controller.table.console import Console
from controller.table.demo import Demo, Reel
from controller.table.devices import AnyTable, Devices
from controller.table.errand import Errands
from controller.table.gate import Gate
from controller.table.idle import Idle
from controller.table.lobby import Lobby
from controller.table.matches import Matches
from controller.table.operator import Operator
from controller.table.outlet import Outlet
from controller.table.people import BOT_SIDES, People
from controller.table.settings import Settings
from controller.table.setup import Setup
from controller.table.updating import Updates
from controller.table.upkeep import Made, PieceList
from controller.views import Notice
from controller.views.data import data_fact
from controller.views.message import FALLBACK
from controller.views.table import LOUDEST
from hardware.config import TableFile
from hardware.loop import Loop
from hardware.scene import Label
from hardware.sim.deep import DeepTwin
from hardware.sim.fast import FastTable
from hardware.sim.noise import CLEAN, Noise, Profile
from hardware.sim.places import BeltShape, tag_uid, tagged
from hardware.sim.world import World
from hardware.table import Table

FIRST_LEVEL, USUAL_LEVEL = "easy", "normal"


class Seating(Struct, frozen=True):
    """Who plays, and whether the match starts at once.

    `seats` is how many are seated, in the table's order, the last `bots` of them by bots of
    `level`. With none the table waits for people in attract.
    """

    seats: int = 0
    bots: int = 0
    level: str = "normal"
    """Empty: `FIRST_LEVEL` until people have played a match to its end, then `USUAL_LEVEL`."""
    seed: int = 0
    game: str = "luggage"
    """The game that is offered first."""
    options: dict[str, Any] = {}
    """Its options; missing ones have their defaults."""
    language: str = ""
    """Empty if nobody has asked for one: then the table file's."""
    volume: int = LOUDEST
    chosen: bool = False
    """Whether somebody has asked for that game: an interrupted match of another one is kept for
    later."""
    resume: bool = False
    """Resume an interrupted match without asking."""
    speed: str = ""
    """How quickly the table continues by itself; empty if nobody watches."""
    levels: tuple[str, ...] = ()
    """The level of each bot, in the table's order, where they differ."""
    lobby: bool = False
    """Whether they say in the lobby what they play before a match starts."""
    names: tuple[str, ...] = ()
    """What the first people are called, in the table's order."""
    at: tuple[str, ...] = ()
    """Where people sit, if not on the table's first chairs."""
    people: tuple[str, ...] = ()
    """Names that can be chosen, of people who need not have been here."""

    def people_and_bots(self, seats: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
        """Return where people sit, of a table's *seats*, and where bots do."""
        seated = (*self.at, *(one for one in seats if one not in self.at))[: self.seats]
        people = max(0, len(seated) - self.bots)
        return seated[:people], seated[people:]

    @property
    def pace(self) -> Pace:
        return PACES[self.speed] if self.speed else UNWATCHED


LOOK_AGAIN_S = 5.0
"""Time between looks at a disk that keeps nothing, while nobody plays on in memory."""


class OpenedTable:
    """A table with its console, ready to run on its loop.

    A simulated one has its `world`, and its `twin`, which moves that world.
    """

    def __init__(
        self,
        table: AnyTable,
        console: Console,
        loop: Loop,
        seating: Seating,
        world: World | None = None,
        twin: Any = None,
        thinker: Thinker | None = None,
        keeps_again: Callable[[], bool] = lambda: False,
    ) -> None:
        self.table = table
        self.console = console
        self.world = world
        self.twin = twin
        self.loop = loop
        self.thinker = thinker or AtOnce()
        """Where its bots think."""
        self._seating = seating
        self._keeps_again = keeps_again
        """Whether a disk that kept nothing does so now."""
        self._well = False
        self.bots: Bots | None = None
        if world is not None:
            self.bots = Bots(console, world, seating.seed, seating.pace, self.thinker)

    def __repr__(self) -> str:
        return f"<OpenedTable {self.table!r}, {self.console!r}>"

    @property
    def match(self) -> Any:
        return self.console.match

    @property
    def over(self) -> bool:
        """Whether the match is decided, and everyone may see it."""
        return self.match is not None and self.match.over and self.console.settled

    @property
    def outdated(self) -> bool:
        """True once the table file has changed, or its disk is well again: it must restart."""
        return self.console.outdated or self._well

    def _look_again(self) -> None:
        """See whether the question is still one: nobody has answered yet, and nothing is kept."""
        if self.console.idle.unkept is not None:
            self._well = self._keeps_again()
            self.loop.call_later(LOOK_AGAIN_S, self._look_again)

    def start(self) -> None:
        """Report the devices, seat the bots and start the requested match."""
        seating, console, idle = self._seating, self.console, self.console.idle
        if self.bots is not None:
            self.bots.note_others()
        self.table.start()
        if idle.unkept is not None:
            self.loop.call_later(LOOK_AGAIN_S, self._look_again)
        elif idle.interruption is not None and seating.resume:
            console.resume()
            return
        people, bots = seating.people_and_bots(self.table.seats)
        levels = chain(seating.levels, repeat(seating.level))
        for seat, level in zip(bots, levels, strict=False):
            console.seat_bot(seat, level)
            if self.bots is not None:
                self.bots.start(seat)
        for seat, name in zip(people, seating.names, strict=False):
            console.call(seat, name)
        if seats := [one for one in self.table.seats if one in (*people, *bots)]:
            console.start_match(seats, seating.lobby)


@contextmanager
def open_table(
    file: TableFile,
    loop: Loop,
    seating: Seating,
    *,
    deep: bool,
    journal: Path | None = None,
    must_record: bool = True,
    memory: Path | None = None,
    profile: Profile = CLEAN,
    mistaken: Sequence[Notice] = (),
    orders: Orders | None = None,
    path: Path | None = None,
    restarts: bool = False,
) -> Iterator[OpenedTable]:
    """Open the table of *file* on *loop*; at the end everything is closed and off.

    A simulated table runs on the deep twin (*deep*) or the fast one, with the imperfections of
    *profile*. Matches are recorded in *journal*, where a real table also finds its list of pieces.
    Raises `TableError` when a device cannot be opened, `JournalError` when the journal cannot,
    `RegistryError` when the list of pieces is wrong. Unless it *must_record*, a table opens even if
    the journal's disk is full or fails, and says on its screen why no match can begin; with a
    folder in *memory* it asks there whether matches are to be played that nobody keeps. *mistaken*
    settings are shown there, too. *orders* go to the part that may save its logs and switch it off.
    What a calibration finds is written into the table file at *path*, if it is not a shipped one;
    if the table *restarts* once it is outdated, people are told so.
    """
    language = language_of(seating.language, file)
    with ExitStack() as stack:
        recording = stack.enter_context(_recording(file, loop, journal, must_record, memory))
        kept = journal if recording.recorder is None else recording.recorder.journal.path
        registry = simulated_registry() if file.simulated else Registry(recording.tags())
        folder = None if journal is None else journal.parent
        console_at = partial(
            console_of,
            loop=loop,
            registry=registry,
            setups=_setups(file, registry, seating, recording),
            recording=recording,
            seating=seating,
            language=language,
            mistaken=mistaken,
            orders=orders,
            made=Made(file, path, folder, restarts, loop),
        )
        if not file.simulated:
            table = stack.enter_context(Table(file, loop))
            console = console_at(table)
            # A Pico's port that is listened to is free for the next one to open it.
            stack.callback(console.idle.operator.close)
            yield OpenedTable(
                table, console, loop, seating, keeps_again=partial(_keeps_again, journal)
            )
            return
        world = _world(file, seating.seed)
        noise = Noise(world, profile, seating.seed)
        twin: Any = (
            DeepTwin(file, world, loop, seating.seed, noise)
            if deep
            else FastTable(file.name, world, loop, seating.seed, noise)
        )
        stack.enter_context(closing(twin))
        seen = twin.table if deep else twin
        console = console_at(seen)
        files = None if kept is None else LayFiles(kept)
        Attendant(console, world, seating.seed, files)
        # People do not wait for bots that think; on a virtual clock nobody waits.
        thinker = AtOnce() if loop.clock.virtual else stack.enter_context(Worker())
        again = partial(_keeps_again, journal)
        yield OpenedTable(seen, console, loop, seating, world, twin, thinker, again)


def _keeps_again(journal: Path | None) -> bool:
    """Return True if the disk of a journal is well again; what a start has found holds until the
    next one."""
    return journal is not None and data_fact().lasts and keeps_again(journal)


def console_of(
    table: AnyTable,
    loop: Loop,
    registry: Registry,
    setups: Sequence[Setup],
    recording: Recording | None = None,
    seating: Seating | None = None,
    *,
    language: str = FALLBACK,
    mistaken: Sequence[Notice] = (),
    orders: Orders | None = None,
    made: Made | None = None,
) -> Console:
    """Return the console of a table, with the settings that people have changed there."""
    recording, seating = recording or Recording(), seating or Seating()
    adjusted = Adjusted(_started(seating), recording.setting(SETTING))
    usual = USUAL_LEVEL if recording.practised() else FIRST_LEVEL
    lobby = Lobby(
        setups,
        table.seats,
        table.simulated,
        str(adjusted.value("level", seating.level or usual)),
        str(adjusted.value("language", language)),
        recording.new,
        _people(seating, recording),
    )
    lobby.remember(recording.matches())
    settings = Settings(
        lobby,
        adjusted,
        partial(recording.keep, SETTING),
        volume=int(adjusted.value("volume", seating.volume)),
        speed=str(adjusted.value("speed", seating.speed)) if seating.speed else "",
    )
    gate = Gate(recording.recorder, table)
    out = Outlet(table, gate.send)
    pieces = PieceList(registry, recording)
    folder = None if made is None or orders is None or not orders.is_image else made.folder
    updates = None if folder is None else Updates(folder)
    errands = None if orders is None else Errands(orders, recording, updates)
    operator = Operator(table, Devices(table), settings, out.send, pieces, errands, made)
    # Nobody else can sit at a table that was opened for these.
    people = seating.people_and_bots(table.seats)[0] if seating.seats else None
    idle = Idle(
        settings,
        operator,
        out.send,
        recording,
        interrupted=recording.interrupted(seating.game if seating.chosen else None, people),
        trial=None if orders is None else Trial(orders.on_trial),
        mistaken=mistaken,
    )
    lot = random.Random(f"{seating.seed}/lot")
    matches = Matches(table, loop, settings, pieces, recording, out.send, lot)
    reel = _reel(table.seats, seating.seed) if seating.speed else None
    return Console(table, loop, gate, out, idle, matches, reel)


def _started(seating: Seating) -> dict[str, Value]:
    """Return the settings as the table was started with them."""
    return {
        "volume": seating.volume,
        "speed": seating.speed,
        "level": seating.level,
        "language": seating.language,
    }


def _setups(
    file: TableFile, registry: Registry, seating: Seating, recording: Recording
) -> list[Setup]:
    """Return every game as it would be played here, the one that is offered first in front."""
    carousel, belt = file.carousel, BeltShape.of(file)
    chairs = belt.chairs_mm(seat.name for seat in file.seats)
    track = new_track(carousel.track_mm, belt.readers, chairs)

    def quality() -> dict[str, Quality]:
        known = ((registry.piece(uid), one) for uid, one in recording.quality().items())
        return {piece: person for piece, person in known if piece is not None}

    shape = TableShape(carousel.speed_rpm, track, len(file.spots), quality, file.simulated)
    first = game_named(seating.game)
    # Several people who were seated share a window.
    shared = seating.seats - seating.bots > 1
    others = (
        game for game in CATALOGUE.values() if game is not first and (game.is_shared or not shared)
    )
    return [Setup(first, shape, seating.options), *(Setup(game, shape, {}) for game in others)]


def _people(seating: Seating, recording: Recording) -> People:
    """Return everybody whose name is known: from matches, as asked for, by a player card."""
    known = People(recording.people(), recording.matches())
    known.add(seating.people)
    listed = map(original, recording.tags().values())
    known.add(name.removeprefix(PLAYER) for name in listed if name.startswith(PLAYER))
    return known


def _reel(seats: Sequence[str], seed: int) -> Reel:
    """Return what is shown while nobody plays."""

    def demo(game: str, number: int) -> Demo | None:
        spec = CATALOGUE[game]
        shows = spec.captions and len(seats) >= spec.rules.players[0]
        return Demo(spec, seats, f"{seed}/{number}") if shows else None

    return Reel(demo)


def _world(file: TableFile, seed: int) -> World:
    """Return a simulated table's world, with the pieces of every game."""
    boxes = (*(game.sides for game in CATALOGUE.values()), CONTROL_SIDES, BOT_SIDES, game_cards())
    pieces = [piece for sides in boxes for piece in tagged(sides)]
    seats = [seat.name for seat in file.seats]
    return World(BeltShape.of(file), seats, pieces, file.spots, seed)


@contextmanager
def _recording(
    file: TableFile, loop: Loop, journal: Path | None, must_record: bool, memory: Path | None
) -> Iterator[Recording]:
    if journal is None:
        yield Recording()
        return
    unkept = None
    try:
        recorder = Recorder(journal, loop, file.name, file.simulated)
    except DiskError as error:
        if memory is not None:
            journal, unkept = taken_over(journal, memory, error, data_fact())
            recorder = Recorder(journal, loop, file.name, file.simulated)
            if recorder.put_aside is not None:
                unkept = partly(unkept, memory)
        elif must_record:
            raise
        else:
            yield Recording(impossible=error.fault)
            return
    else:
        if memory is not None and not (fact := data_fact()).lasts:
            # Its disk is memory, which lies under the journal's usual place.
            unkept = Unkept(fact.why, "nothing")
        elif memory is not None:
            brought_back(memory, journal.name, recorder.take)
    with closing(recorder):
        yield Recording(recorder, unkept=unkept)


def game_cards() -> dict[str, tuple[Label, Label]]:
    """Return what is printed on the back and face of each game's card."""
    return {game.game_card: game.card_sides for game in CATALOGUE.values()}


def simulated_registry() -> Registry:
    """Return the list of pieces of a simulated table: every game's, and the control cards."""
    games = CATALOGUE.values()
    pieces = (piece for game in games for piece in (game.game_card, *game.pieces))
    return Registry({tag_uid(piece): piece for piece in (*pieces, *CONTROL_CARDS, *BOT_SIDES)})
