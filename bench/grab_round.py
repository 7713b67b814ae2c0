"""One round of the bench of grabs: a belt, four hands, what goes wrong, and the trackers.

A mapping lap, then all hands at once grab tiles from the belt for a minute and a half
(`bench.hands`), then a
verification lap with hands off. In a *troubled* round the belt now and then stops, reverses or
slows down meanwhile. There are no rules. Shadows and resets go on all the while, over
the laps, too.
"""

import random
from collections.abc import Callable, Mapping
from contextlib import ExitStack, closing

from msgspec import Struct
from msgspec.structs import replace

from bench.hands import Grab, Hand
from bench.singly import Manner
from bench.tally import Judge, Tally
from bench.trackers import Belief, BeltTracker, OneMissTracker, OurTracker, ToldTracker
from bench.truth import Truth
from hardware.config import load_table_file
from hardware.loop import Loop, Task, VirtualClock
from hardware.scene import Label
from hardware.signals import AnyCommand, AnySignal, RunBelt, StopBelt, TagEntered, Uid
from hardware.sim.deep import DeepTwin
from hardware.sim.fast import FastTable
from hardware.sim.noise import Noise, Profile
from hardware.sim.places import BeltShape, TaggedPiece
from hardware.sim.world import World

READY_S = 1.0
"""Until every device has reported itself."""
PLAY_S = 90.0
HANDS_OFF_S = 8.0
"""How long hands need at most to finish what they began."""
STILL_S = 2.0
CHECK_S = 1.0
MAPPING_S = 21.0
"""A turn and a little more; the mapping lap ends at a multiple of it, so that both twins' do."""
MOST_TURNS = 4.0
"""A lap that is not complete by then ends all the same."""

SMOOTH_S = 25.0
"""How long the belt runs smoothly on average before something is done to it."""
TROUBLES: tuple[tuple[float, tuple[float, float]], ...] = (
    (0.0, (1.0, 4.0)),
    (-1.0, (2.0, 8.0)),
    (0.6, (5.0, 10.0)),
)
"""What is done to the belt: its speed as a share of full speed, and for how long (s)."""

Factory = Callable[[dict[Uid, int], Belief], BeltTracker]

SAMPLE_S = 5.0
"""How often, on average, it is asked who has what."""

TRACKERS: dict[str, Factory] = {
    "profiles": OurTracker,
    "told": ToldTracker,
    "baseline": OneMissTracker,
}
"""Key in the result -> how such a tracker is made."""

RIGHT = "right"
"""The key of one more, where the trackers believe in another world than they are in: ours, which
believes in this one."""

_LABEL = Label("tile", False, "dots", "dots")


class Played(Struct):
    """What came of one round: which tile was grabbed from which place by whom; and for each tracker
    its tally, and what it concluded first of each grab (see `Judge.outcomes`)."""

    grabs: list[tuple[int, str, int]]
    tallies: dict[str, Tally]
    outcomes: dict[str, list[str]]
    trackers: dict[str, BeltTracker]
    """As they are after the round: what they have learnt goes into the next one at this table."""


class Setup(Struct, frozen=True):
    """A table, and those who play at it."""

    profile: Profile
    players: int = 4
    table: str = "sim"
    """The table file."""
    assumed: Profile | None = None
    """The world that the trackers believe in, if it is another one."""
    stickers: int | None = None
    """The seed by which tags are good or bad, if it is not the round's."""
    speed: float = 1.0
    """How fast the belt really is, as a share of what the table file says."""

    def belief(self, belt: BeltShape, chairs: Mapping[str, float]) -> Belief:
        """What trackers are told of it."""
        missed = None if self.assumed is None else self.assumed.reads.missed_passes
        return Belief(believed(belt, self.assumed), chairs, missed)


class Round:
    """One round on one twin. Nothing is opened before `play`. *trackers* are those of the round
    before at the same table; without them there are new ones. *last*: no other round follows."""

    def __init__(
        self,
        setup: Setup,
        seed: int,
        *,
        deep: bool = False,
        troubled: bool = True,
        trackers: dict[str, BeltTracker] | None = None,
        last: bool = True,
    ) -> None:
        self._setup = setup
        self._seed = seed
        self._deep = deep
        self._troubled = troubled
        self._known = trackers
        self._last = last
        self._loop = Loop(VirtualClock())
        self._due_s = 0.0
        """Where the round is by its timetable; the clock of the deep twin may be a poll ahead."""
        self._grabs: list[tuple[int, str, int]] = []

    def play(self) -> Played:
        """Play it once; what came of it."""
        with self._loop, ExitStack() as opened:
            self._set_up()
            self._open(opened)
            self._loop.start(self._truth.watch())
            self._lap(MAPPING_S / self._setup.speed, full=False)
            hands_off_s = self._due_s + PLAY_S
            for hand in self._hands.values():
                self._loop.start(hand.run(self._due_s, hands_off_s))
            if self._troubled:
                self._loop.start(self._trouble(self._due_s, hands_off_s))
            self._loop.start(self._ask(self._due_s, hands_off_s))
            self._run_for(PLAY_S + HANDS_OFF_S)
            self._send(StopBelt())
            self._run_for(STILL_S)
            self._lap(CHECK_S, full=True)
            now_s = self._loop.now_s()
            return Played(
                grabs=self._grabs,
                tallies={name: judge.close(now_s) for name, judge in self._judges.items()},
                outcomes={name: judge.outcomes for name, judge in self._judges.items()},
                trackers=self._trackers,
            )

    # ---- setting up ----------------------------------------------------------------------------

    def _set_up(self) -> None:
        setup = self._setup
        self._file = load_table_file(setup.table)
        self._full_rpm = setup.speed * self._file.carousel.speed_rpm
        seats = [seat.name for seat in self._file.seats]
        self._tiles = {f"04{number:012X}": number for number in range(self._file.carousel.places)}
        self._world = world = World(
            BeltShape.of(self._file),
            seats,
            [TaggedPiece(uid, _LABEL, _LABEL) for uid in self._tiles],
        )
        for uid, number in self._tiles.items():
            world.lay(uid, f"belt/{number}")
        self._noise = noise = Noise(world, setup.profile, self._seed, setup.stickers)
        self._truth = Truth(world, noise, self._loop)
        manner: Manner = "troubled" if self._troubled else "smooth"
        if not self._known:
            manner = "fresh"
        self._trackers = self._known or self._new_trackers(world.belt.chairs_mm(seats))
        for tracker in self._trackers.values() if self._known else ():
            tracker.next_round()
        self._judges = {
            name: Judge(self._truth, self._tiles, tracker, manner, last=self._last)
            for name, tracker in self._trackers.items()
        }
        self._hands = {
            seat: Hand(seat, world, self._loop, self._seed, self._grabbed, setup.profile.hands)
            for seat in seats[: setup.players]
        }

    def _new_trackers(self, chairs: Mapping[str, float]) -> dict[str, BeltTracker]:
        """Trackers to whom all is new."""
        setup, belt = self._setup, self._world.belt
        belief = setup.belief(belt, chairs)
        trackers = {name: make(self._tiles, belief) for name, make in TRACKERS.items()}
        if setup.assumed is not None:
            right = replace(setup, assumed=setup.profile).belief(belt, chairs)
            trackers[RIGHT] = OurTracker(self._tiles, right)
        return trackers

    def _open(self, opened: ExitStack) -> None:
        """Open the twin, and let noise come over it when every device has reported itself."""
        file, world, loop, seed = self._file, self._world, self._loop, self._seed
        self._send: Callable[[AnyCommand], None]
        if self._deep:
            deep = opened.enter_context(closing(DeepTwin(file, world, loop, seed, self._noise)))
            self._send = deep.table.send
            deep.table.listeners.append(self._hear)
            deep.table.start()
            self._run_for(READY_S)
            deep.begin()
        else:
            fast = opened.enter_context(
                closing(FastTable(file.name, world, loop, seed, self._noise))
            )
            self._send = fast.send
            fast.listeners.append(self._hear)
            self._run_for(READY_S)
            fast.start()

    # ---- the round -----------------------------------------------------------------------------

    def _run_for(self, seconds: float) -> None:
        self._due_s += seconds
        self._loop.run(until_s=self._due_s)

    def _lap(self, step_s: float, *, full: bool) -> None:
        """Run the belt until every tracker has seen enough. Hands are off until then, and each must
        know that, or it would take the table for a quiet one."""
        self._send(RunBelt(self._full_rpm))
        for tracker in self._trackers.values():
            tracker.begin_lap(self._loop.now_s(), full=full)
        lapping = list(self._trackers.values())
        give_up_s = self._due_s + MOST_TURNS * 60.0 / self._full_rpm
        while lapping and self._due_s < give_up_s:
            self._run_for(step_s)
            lapping = [tracker for tracker in lapping if not tracker.lap_complete()]
        for tracker in self._trackers.values():
            tracker.end_lap()

    def _trouble(self, from_s: float, until_s: float) -> Task:
        """Stop, reverse or slow the belt now and then."""
        draw = random.Random(f"{self._seed}/trouble")
        full_rpm = self._full_rpm
        due_s = from_s
        while True:
            due_s += draw.expovariate(1.0 / SMOOTH_S)
            share, (shortest_s, longest_s) = draw.choice(TROUBLES)
            if due_s + longest_s > until_s:
                return
            yield due_s
            self._send(RunBelt(share * full_rpm) if share else StopBelt())
            due_s += draw.uniform(shortest_s, longest_s)
            yield due_s
            self._send(RunBelt(full_rpm))

    def _ask(self, from_s: float, until_s: float) -> Task:
        """Ask every tracker now and then who has what."""
        draw = random.Random(f"{self._seed}/instants")
        due_s = from_s
        while (due_s := due_s + draw.expovariate(1.0 / SAMPLE_S)) < until_s:
            yield due_s
            for judge in self._judges.values():
                judge.asked()

    def _hear(self, signal: AnySignal) -> None:
        self._truth.hear(signal)
        if isinstance(signal, TagEntered) and signal.reader.startswith("pad/"):
            seat = signal.reader.removeprefix("pad/")
            if seat in self._hands:
                self._hands[seat].answered = True
        blind = frozenset(
            name for name, zone in self._noise.zones.items() if zone.blinded_by - {"reset"}
        )
        for name, tracker in self._trackers.items():
            if isinstance(tracker, ToldTracker):
                told = tracker.see(blind, signal.at_s)
                self._judges[name].concluded(told, self._loop.now_s())
            self._judges[name].concluded(tracker.hear(signal), self._loop.now_s())

    def _grabbed(self, grab: Grab) -> None:
        self._grabs.append((self._tiles[grab.uid], grab.seat, grab.place))
        for judge in self._judges.values():
            judge.grabbed(grab)


def believed(belt: BeltShape, assumed: Profile | None) -> BeltShape:
    """The belt as trackers are told of it, who think that `assumed` is how the readers are: their
    fields longer or shorter and further along the track than the file says."""
    if assumed is None:
        return belt
    off = assumed.readers
    readers = {
        name: (at_mm + off.off_mm, zone_mm * off.zone_share)
        for name, (at_mm, zone_mm) in belt.readers.items()
    }
    return replace(belt, readers=readers)
