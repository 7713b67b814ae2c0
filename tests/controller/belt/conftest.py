"""A twin's belt that a test can stage: what goes wrong happens when the test says so.

Places are numbered as they come over a reader while the belt runs forwards: 36 of them, 35 mm
long each. Tile k lies at place k at first.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

import pytest

from controller import belt
from controller.belt import Conclusion, Missing, Quality, Returned, Suspected, Taken
from hardware.loop import Loop, VirtualClock
from hardware.scene import Label, Put, Take, Tap
from hardware.signals import AnySignal, RunBelt, StopBelt, TagEntered, TagLeft
from hardware.sim.fast import FastTable
from hardware.sim.noise import CLEAN, Noise, Profile
from hardware.sim.places import BeltShape, Landing, TaggedPiece
from hardware.sim.world import World

PLACES, TRACK_MM = 36, 1260.0
TURN_S = 20.0
FULL_RPM = 60.0 / TURN_S
SEATS = ("red", "blue", "green", "yellow")
UIDS = [f"04{number:012X}" for number in range(PLACES)]
NUMBERS = {uid: number for number, uid in enumerate(UIDS)}
CHAIRS = {seat: (at + 0.5) / len(SEATS) * TRACK_MM for at, seat in enumerate(SEATS)}
SOUND = {tile: Quality(passes=30.0, missed=0.0) for tile in range(PLACES)}
"""Tags that have read well in earlier matches."""
ONE_READER = {"belt": (0.0, 40.0)}
TWO_READERS = {"near": (0.0, 40.0), "far": (TRACK_MM / 2, 40.0)}


def _at(place: int) -> str:
    """The world's name of a place: it numbers them the other way round."""
    return f"belt/{-place % PLACES}"


class StagedNoise(Noise):
    """Noise that comes when it is told to, beside what the profile's reads do by chance."""

    def __init__(self, world: World, profile: Profile, seed: int) -> None:
        super().__init__(world, profile, seed)
        self.overlooked: set[int] = set()
        """Tiles that no belt reader reads, although they lie there."""
        world.grasp.landing = lambda seat: Landing()

    def readable(self, reader: str) -> list[str]:
        return [u for u in super().readable(reader) if NUMBERS[u] not in self.overlooked]

    def begin(self, loop, shadowed, reset) -> None:
        self.shadowed, self.reset = shadowed, reset


class StagedBelt:
    """A belt with tiles, readers, pads and hands; a track that hears its signals."""

    def __init__(
        self,
        loop: Loop,
        readers: Mapping[str, tuple[float, float]] = ONE_READER,
        tiles: Iterable[int] = range(PLACES),
        profile: Profile = CLEAN,
        seed: int = 1,
        quality: Mapping[int, Quality] = SOUND,
    ) -> None:
        label = Label("tile", False, "dots", "dots")
        shape = BeltShape(PLACES, TRACK_MM, readers)
        self.world = World(shape, SEATS, [TaggedPiece(uid, label, label) for uid in UIDS])
        self.tiles = frozenset(tiles)
        for tile in sorted(self.tiles):
            self.world.lay(UIDS[tile], _at(tile))
        self.noise = StagedNoise(self.world, profile, seed)
        self.table = FastTable("staged", self.world, loop, seed, self.noise)
        self.loop = loop
        self.track = belt.new_track(TRACK_MM, readers, CHAIRS, quality)
        self.signals: list[tuple[AnySignal, int | None]] = []
        self.conclusions: list[Conclusion] = []
        self.table.listeners.append(self._hear)
        self.table.start()

    def tell(self, signal: AnySignal, tile: int | None = None) -> None:
        """Let the track hear something that the twin does not do."""
        self._take_in(signal, tile)

    def _hear(self, signal: AnySignal) -> None:
        tile = NUMBERS[signal.uid] if isinstance(signal, TagEntered | TagLeft) else None
        self._take_in(signal, tile)

    def _take_in(self, signal: AnySignal, tile: int | None) -> None:
        self.signals.append((signal, tile))
        self.track, concluded = belt.hear(self.track, signal, tile)
        self.conclusions += concluded

    # ---- time and the belt ---------------------------------------------------------------------

    @property
    def now_s(self) -> float:
        return self.loop.now_s()

    def wait(self, seconds: float) -> None:
        self.loop.run(until_s=self.now_s + seconds)

    def run(self, rpm: float = FULL_RPM) -> None:
        if rpm * self.world.belt_rpm() < 0.0:
            self.stop()  # a belt that turns round stands for an instant, and its encoder says where
        self.table.send(RunBelt(rpm))

    def stop(self) -> None:
        self.table.send(StopBelt())

    def turn(self, turns: float = 1.0) -> None:
        """Let the belt, which is running, go on for that many of its full-speed turns."""
        self.wait(turns * TURN_S)

    def until_over(self, place: float, reader: str = "belt") -> None:
        """Wait until a place is at a reader's centre; the belt must be running at full speed."""
        at_mm, _ = self.world.belt.readers[reader]
        turns = at_mm / TRACK_MM + place / PLACES - self.world.belt_turns()
        self.wait(turns % 1.0 * TURN_S)

    def map(self) -> None:
        """Run, and make the lap before a round; forget what it concluded."""
        self.run()
        self.lap(full=False)
        assert self.track.where("belt") == self.tiles
        self.conclusions.clear()

    def lap(self, *, full: bool = True, tiles: Iterable[int] | None = None) -> float:
        """Make a lap, as long as it takes; how many turns it took."""
        expected = self.tiles if tiles is None else frozenset(tiles)
        before = self.world.belt_turns()
        self.track = belt.begin_lap(self.track, expected, self.now_s, full=full)
        while not self.track.lap_complete:
            self.wait(0.25)
            assert self.world.belt_turns() - before < 6.0, "a lap ends, whatever it finds"
        self.track = belt.end_lap(self.track)
        return self.world.belt_turns() - before

    # ---- hands ---------------------------------------------------------------------------------

    def take(self, place: int, seat: str = "red") -> None:
        self.world.act(seat, Take(_at(place)), self.now_s)

    def keep(self, place: int, seat: str = "red") -> None:
        """Take the tile of a place off the belt, and never show it to a pad."""
        self.take(place, seat)
        self.lay_aside(seat)

    def lay_aside(self, seat: str = "red") -> None:
        self.world.act(seat, Put(f"{seat}/aside"), self.now_s)

    def give_back(self, place: int, seat: str = "red") -> None:
        """Put the tile that was kept last on the belt."""
        self.world.act(seat, Take(f"{seat}/aside"), self.now_s)
        self.put(place, seat)

    def show(self, seat: str = "red") -> None:
        """Hold the tile in hand to the pad for a moment."""
        self.world.act(seat, Tap(0.4), self.now_s)
        self.wait(0.6)

    def put(
        self, place: int, seat: str = "red", off_mm: float = 0.0, stacked: bool = False
    ) -> None:
        """Put the tile in hand at a free place, or (*stacked*) onto the tile before it."""
        self.world.grasp.landing = lambda seat: Landing(-off_mm, stacked)
        self.world.act(seat, Put(_at(place)), self.now_s)

    def fall(self, place: int) -> None:
        """Let the tile of a place fall off the belt."""
        self.world.drop(-place % PLACES)

    def push(self, place: int, off_mm: float) -> None:
        """Push the tile of a place towards the next one that comes."""
        self.take(place)
        self.put(place, off_mm=off_mm)

    # ---- what goes wrong -----------------------------------------------------------------------

    @contextmanager
    def overlooking(self, *tiles: int) -> Iterator[None]:
        """No belt reader reads these tiles meanwhile."""
        self.noise.overlooked.update(tiles)
        self._look_again()
        yield
        self.noise.overlooked.difference_update(tiles)
        self._look_again()

    def shadow(self, seconds: float, reader: str = "belt") -> None:
        """Something shields a reader for *seconds*."""
        zone = self.noise.zones[reader]
        zone.blinded_by.add("shadow")
        self.noise.shadowed(reader, True)
        self.wait(seconds)
        zone.blinded_by.discard("shadow")
        self.noise.shadowed(reader, False)

    def reset(self, seconds: float, reader: str = "belt") -> None:
        """A reader's supply drops for *seconds*; it is ready again a little later."""
        zone = self.noise.zones[reader]
        zone.blinded_by.add("reset")
        self.noise.reset(reader, True)
        self.wait(seconds)
        zone.blinded_by.discard("reset")
        self.noise.reset(reader, False)

    def _look_again(self) -> None:
        for reader in self.noise.zones:
            self.noise.shadowed(reader, False)

    # ---- what was concluded --------------------------------------------------------------------

    def of(self, kind: type[Conclusion], tile: int | None = None) -> list[Conclusion]:
        return [
            one for one in self.conclusions if isinstance(one, kind) and tile in (None, one.tile)
        ]

    @property
    def missing(self) -> list[int]:
        return [one.tile for one in self.of(Missing)]

    @property
    def suspected(self) -> list[int]:
        return [one.tile for one in self.of(Suspected)]

    @property
    def returned(self) -> list[int]:
        return [one.tile for one in self.of(Returned)]

    @property
    def taken(self) -> list[tuple[int, str]]:
        return [(one.tile, one.seat) for one in self.of(Taken)]

    def place_of(self, tile: int) -> float:
        """At which place the track holds a tile to lie."""
        place = self.track.place_turns(tile)
        assert place is not None, f"tile {tile} has no place: {self.track.tile(tile)}"
        return -place * PLACES % PLACES


@pytest.fixture(scope="session")
def staged_belt():
    """The class, for tests that open a loop of their own for each example."""
    return StagedBelt


@pytest.fixture
def staged():
    """Makes staged belts: `staged(readers=…, tiles=…, profile=…, seed=…)`."""
    with Loop(VirtualClock()) as loop:
        yield lambda **how: StagedBelt(loop, **how)


@pytest.fixture
def mapped(staged):
    """The same, with the belt running and a mapping lap behind it."""

    def make(**how):
        belt = staged(**how)
        belt.map()
        return belt

    return make
