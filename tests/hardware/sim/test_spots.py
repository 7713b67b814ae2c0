"""The table of eight seats and six spots, on both twins: taps at pads and spots become Signals."""

from contextlib import ExitStack
from importlib.util import find_spec

import pytest

import hardware.sim.deep
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import Label, Layout, Take, Tap
from hardware.signals import ReaderLost, ReaderReady, SeatReady, TagEntered, TagLeft
from hardware.sim.deep import DeepTwin
from hardware.sim.fast import FastTable
from hardware.sim.noise import CLEAN, Noise, Profile, Reads
from hardware.sim.places import BeltShape, TaggedPiece
from hardware.sim.world import World

CARDS = [f"04{number:012X}" for number in range(8)]
SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")
SPOTS = ("spot-1", "spot-2", "spot-3", "spot-4", "spot-5", "spot-6")


class Twin:
    """A started twin of either kind; *heard* are its Signals, with the reports at the start."""

    def __init__(self, opened, kind, profile):
        file = load_table_file("sim-spots")
        label = Label("card", False, "back")
        pieces = [TaggedPiece(uid, label, Label("card", True, uid)) for uid in CARDS]
        self.world = World(BeltShape.of(file), SEATS, pieces, file.spots)
        self.world.clear(Layout(piles=("middle/draw",)))
        for uid in CARDS:
            self.world.lay(uid, "middle/draw")
        self.loop = opened.enter_context(Loop(VirtualClock()))
        noise = Noise(self.world, profile, seed=1)
        if kind == "deep":
            self.deep = DeepTwin(file, self.world, self.loop, 1, noise)
            self.table = self.deep.table
            opened.callback(self.deep.close)
        else:
            self.table = FastTable(file.name, self.world, self.loop, 1, noise)
            opened.callback(self.table.close)
        self.heard = []
        self.table.listeners.append(self.heard.append)
        self.table.start()
        self.run(1.0)

    def run(self, seconds):
        self.loop.run(until_s=self.loop.now_s() + seconds)

    def act(self, seat, *acts):
        for act in acts:
            self.world.act(seat, act, self.loop.now_s())

    def tags(self):
        """What readers said of tags: (kind, reader, UID, how many there)."""
        return [
            (type(signal).__name__, signal.reader, signal.uid, getattr(signal, "present", 0))
            for signal in self.heard
            if isinstance(signal, TagEntered | TagLeft)
        ]


@pytest.fixture(params=["fast", "deep"])
def new_twin(request):
    with ExitStack() as opened:
        yield lambda profile=CLEAN: Twin(opened, request.param, profile)


@pytest.fixture
def deep():
    with ExitStack() as opened:
        yield Twin(opened, "deep", CLEAN)


def test_the_spots_are_named_left_to_right_and_every_device_reports_itself_ready(new_twin):
    twin = new_twin()
    assert twin.table.spots == SPOTS
    assert twin.table.seats == SEATS
    ready = [signal.reader for signal in twin.heard if isinstance(signal, ReaderReady)]
    assert sorted(ready) == sorted(("belt", *SPOTS, *(f"pad/{seat}" for seat in SEATS)))
    assert {s.seat for s in twin.heard if isinstance(s, SeatReady)} == set(SEATS)


@pytest.mark.parametrize("reader", ["pad/red", "pad/black", *SPOTS])
def test_a_tap_is_heard_at_the_reader_that_the_card_is_held_to_and_nowhere_else(new_twin, reader):
    twin = new_twin()
    twin.act("red", Take("middle/draw"), Tap(0.4, reader))
    twin.run(1.0)
    uid = CARDS[-1]
    assert twin.tags() == [("TagEntered", reader, uid, 1), ("TagLeft", reader, uid, 0)]


def test_all_seats_tap_at_once_some_at_their_pads_and_some_at_spots(new_twin):
    twin = new_twin()
    goals = [*SPOTS, "pad/white", "pad/black"]
    for seat, reader in zip(SEATS, goals, strict=True):
        twin.act(seat, Take("middle/draw"), Tap(0.4, reader))
    twin.run(1.0)
    entered = {(reader, uid) for kind, reader, uid, _ in twin.tags() if kind == "TagEntered"}
    assert entered == set(zip(goals, reversed(CARDS), strict=True))
    assert len(twin.tags()) == 2 * len(SEATS)


def test_two_hands_at_one_spot_are_two_tags_there(new_twin):
    twin = new_twin()
    twin.act("red", Take("middle/draw"), Tap(0.6, "spot-4"))
    twin.run(0.2)
    twin.act("blue", Take("middle/draw"), Tap(0.2, "spot-4"))
    twin.run(1.5)
    red, blue = CARDS[-1], CARDS[-2]
    assert twin.tags() == [
        ("TagEntered", "spot-4", red, 1),
        ("TagEntered", "spot-4", blue, 2),
        ("TagLeft", "spot-4", blue, 0),
        ("TagLeft", "spot-4", red, 0),
    ]


def test_a_hand_that_misses_the_spot_is_not_heard(new_twin):
    twin = new_twin(Profile(reads=Reads(missed_passes=1.0)))
    twin.act("red", Take("middle/draw"), Tap(0.4, "spot-1"))
    twin.run(1.0)
    assert twin.tags() == []


@pytest.mark.skipif(find_spec("mfrc522") is None, reason="the extra `pi` is not installed")
def test_the_chips_of_belt_and_spots_are_opened_by_the_mfrc522_package(mocker):
    opened = mocker.spy(hardware.sim.deep, "open_mfrc522")
    with ExitStack() as closing:
        Twin(closing, "deep", CLEAN)
    wires = [call.args[:3] for call in opened.call_args_list]
    assert wires[0] == (0, 0, 25)
    assert wires[1:] == list(zip([0] * 6, range(2, 8), (17, 18, 22, 23, 24, 27), strict=True))


def test_a_spot_with_a_dead_bus_is_lost_and_comes_back_while_the_others_read(deep):
    deep.deep.chips["spot-3"].miso = 0x00
    deep.act("red", Take("middle/draw"), Tap(0.4, "spot-2"))
    deep.run(2.0)
    assert [s.reader for s in deep.heard if isinstance(s, ReaderLost)] == ["spot-3"]
    assert deep.tags()[0][:2] == ("TagEntered", "spot-2")
    deep.deep.chips["spot-3"].miso = None
    deep.run(2.0)
    assert [s.reader for s in deep.heard if isinstance(s, ReaderReady)].count("spot-3") == 2


def test_spots_beside_each_other_never_have_their_fields_on_together(deep):
    on_together, had_turns = [], set()

    def watch():
        while True:
            on = [spot for spot in SPOTS if "field on" in repr(deep.deep.chips[spot])]
            places = [SPOTS.index(spot) for spot in on]
            on_together.append(any(place + 1 in places for place in places))
            had_turns.update(on)
            yield deep.loop.now_s() + 0.0013

    deep.loop.start(watch())
    deep.run(0.5)
    assert had_turns == set(SPOTS)
    assert not any(on_together)
