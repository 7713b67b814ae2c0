"""The whole path of somebody who makes a table, on the deep twin: wire, flash, say whose station is
whose, enrol tiles and cards with bad tags among them, calibrate, test, play the first game.

And the faults that such a table may have: each is named by `reclaim doctor` with its remedy, and
none is invented.
"""

import json
from contextlib import ExitStack, closing, contextmanager
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from boards import Desk
from checkwords import in_english
from controller.belt import Quality
from controller.cli import main
from controller.commands.doctor import devices, motor, person
from controller.commands.enrolment import ask, keep_list
from controller.commands.stations import ask as ask_whose
from controller.games.catalogue import CATALOGUE
from controller.making import calibrating
from controller.making.enrolling import Enrolment, wanted
from controller.match.acts import CONTROL_SIDES
from controller.match.registry import Registry
from controller.record.journal import Journal, WritableJournal
from controller.record.recorder import Recorder
from controller.table import assembly
from controller.table.assembly import Seating, game_cards, open_table
from controller.table.doctor import checks as single
from controller.table.doctor import devices as judged
from controller.table.doctor.past import compared
from hardware.computer import Computer, Throttling
from hardware.config import CurrentSettings, builtin_tables, load_table_file
from hardware.errors import PortBusy, WiringError
from hardware.loop import Loop, VirtualClock
from hardware.scene import Put, Take, Tap
from hardware.sim import deep
from hardware.sim.deep import DeepTwin
from hardware.sim.motor import SimulatedBelt
from hardware.sim.places import BeltShape, tag_uid, tagged
from hardware.sim.world import World
from hardware.table import Table
from twinfaults import battery, chip_reads, noisy_cable, stray_pulses, unplugged
from twinmotor import BARE_DRIVER, duty_at

SHIPPED = load_table_file("sim-two-readers")
CURRENT = CurrentSettings(channel=1, volts_per_ampere=1.0)
TRUE = replace(
    SHIPPED,
    carousel=replace(SHIPPED.carousel, current=CURRENT),
    parts=replace(SHIPPED.bought, driver=BARE_DRIVER),
)
"""How the table really is."""

BELIEVED = (
    ("pulses_per_turn = 240", "pulses_per_turn = 228   # counted by hand"),
    ("divider = 3.0", "divider = 3.3"),
    ("place_mm = 630", "place_mm = 600"),
    ("zone_mm = 40", "zone_mm = 55"),
    (
        "[carousel.battery]",
        f'[parts]\ndriver = "{BARE_DRIVER}"\n\n'
        "[carousel.current]\nchannel = 1\nvolts_per_ampere = 1.0\n\n[carousel.battery]",
    ),
)
"""What its maker wrote into the table file at first."""

COMPUTER = Computer(45.0, Throttling(), 5 * 10**9, "6.12", None)


# ---- the walk ------------------------------------------------------------------------------------


def test_from_a_box_of_parts_to_the_first_game(tmp_path, monkeypatch, capsys):
    path, journal = tmp_path / "home.toml", tmp_path / "journal.db"
    text = builtin_tables()["sim-two-readers"].read_text("utf-8")
    for right, wrong in BELIEVED:
        assert right in text
        text = text.replace(right, wrong)
    path.write_text(text, "utf-8")
    monkeypatch.setattr(devices, "measure", lambda disk: COMPUTER)

    def reclaim(*arguments):
        code = main([str(one) for one in arguments])
        out, err = capsys.readouterr()
        return SimpleNamespace(code=code, out=out, err=err)

    wire(reclaim, path, tmp_path)
    flash(reclaim, tmp_path, monkeypatch)
    with the_twin() as twin:
        whose_station_is_whose(twin)
    capsys.readouterr()
    enrol(journal, capsys)
    box = another_table_reads_the_same_box(reclaim, journal, tmp_path)
    assert box == 72
    calibrate(reclaim, path, monkeypatch)
    doctor(reclaim, path, journal)
    first_game(path, journal, monkeypatch)


def wire(reclaim, path, folder):
    """The wiring is drawn, with the pins that the table file has."""
    drawn = folder / "wiring.html"
    assert reclaim("wire", path, drawn).code == 0
    page = drawn.read_text("utf-8")
    assert "<svg" in page
    assert "GPIO" in page


def flash(reclaim, folder, monkeypatch):
    """A Pico with MicroPython becomes a station."""
    monkeypatch.setattr("controller.commands.stations.waiting_boards", list)
    with closing(Desk(folder)) as desk:
        port = desk.plug()
        assert "MicroPython without a station" in reclaim("station", "list", port).out
        done = reclaim("station", "flash", port)
        assert done.code == 0
        assert "station E660583883724A32" in done.out
        assert reclaim("station", "update", port).out.startswith("No station here is older")


@contextmanager
def the_twin(file=TRUE, pieces=()):
    """The deep twin of the true table; *pieces* lie beside it."""
    sides = {**CATALOGUE["luggage"].sides, **CONTROL_SIDES, **game_cards()}
    with ExitStack() as stack:
        loop = stack.enter_context(Loop(VirtualClock()))
        world = World(BeltShape.of(file), [seat.name for seat in file.seats], tagged(sides))
        for piece in pieces:
            world.keep_at(tag_uid(piece), beside(piece))
        yield stack.enter_context(closing(DeepTwin(file, world, loop)))


def beside(piece):
    return f"beside/{piece.replace('/', '-')}"


def whose_station_is_whose(twin):
    """The stations were plugged in anyhow; A says which seat each has."""
    loop = twin._loop
    loop.before_waiting.append(lambda: loop.poll_files(0.0005))
    for number, pico in enumerate(twin.picos.values()):
        loop.call_at(2.0 + 2.0 * number, lambda p=pico: p.press("A"))
        loop.call_at(2.3 + 2.0 * number, lambda p=pico: p.release("A"))
    ports = {seat: pico.port_path for seat, pico in twin.picos.items()}
    assert ask_whose(loop, list(ports), sorted(ports.values(), reverse=True)) == ports


class Maker:
    """Somebody at red who taps what is asked for, and has trouble with some of the tags: what the
    table says to each is in `heard`."""

    EVERY_S = 0.8

    def __init__(self, twin, enrolment, until):
        self._world, self._loop, self._enrolment = twin.world, twin._loop, enrolment
        self._until = until
        self._trouble = {10: self._short, 11: self._short, 20: self._again, 30: self._two}
        self._taps = 0
        self._loop.call_at(2.0, self._next)

    def _next(self):
        if len(self._enrolment.entries) >= self._until:
            self._loop.stop()
            return
        self._taps += 1
        self._trouble.get(self._taps, self._tap)()
        self._loop.call_later(self.EVERY_S, self._next)

    def _tap(self, hold_s=0.4, piece=None, seat="red"):
        piece = piece or self._enrolment.wanted
        if piece is None:
            return
        self._act(seat, Take(beside(piece)), Tap(hold_s, "pad/red"))
        self._loop.call_later(
            self.EVERY_S - 0.1, lambda: self._act(seat, Put(beside(piece), face_up=True))
        )

    def _short(self):
        """A sticker that reads for a moment only."""
        self._tap(0.15)

    def _again(self):
        """A card that has been tapped already."""
        self._tap(piece=next(iter(self._enrolment.entries.values())))

    def _two(self):
        """Two cards at once."""
        known = list(self._enrolment.entries.values())
        self._tap()
        self._tap(piece=known[3], seat="blue")

    def _act(self, seat, *acts):
        for act in acts:
            self._world.act(seat, act, self._loop.now_s())


def enrol(path, capsys):
    """Every tile and card gets its tag, in two evenings, despite bad ones."""
    pieces = wanted("luggage", [], {})
    for until in (40, len(pieces)):
        evening(path, pieces, until)
        said = capsys.readouterr().out
        assert "That was too short" in said
        assert "This tag reads badly: put another sticker on the piece." in said
        assert "This tag is enrolled already: " in said
        assert "Two tags at once" in said
    assert "(tile 23 of 36)" in said
    with Journal(path) as journal:
        assert journal.tags() == {tag_uid(piece): piece for piece in pieces}


def evening(path, pieces, until):
    two_seats = replace(TRUE, seats=TRUE.seats[:2])
    with WritableJournal(path) as journal, the_twin(two_seats, pieces) as twin:
        enrolment = Enrolment(pieces, journal.tags())
        Maker(twin, enrolment, until)
        ask(twin.table, twin._loop, enrolment, lambda: keep_list(journal, enrolment.entries))


def another_table_reads_the_same_box(reclaim, journal, folder):
    box, other = folder / "box.json", folder / "other.db"
    assert reclaim("enrol", "--export", box, "--journal", journal).code == 0
    assert reclaim("enrol", "--import", box, "--journal", other).code == 0
    with Journal(journal) as ours, Journal(other) as theirs:
        assert theirs.tags() == ours.tags()
        return len(ours.tags())


def calibrate(reclaim, path, monkeypatch):
    """The true values are found within 2 %, and the maker's comments stay."""
    believed = replace(load_table_file(path), seats=())
    true = replace(TRUE, seats=())
    with monkeypatch.context() as patched:
        # The devices are the true table's; the program reads the file that is wrong.
        patched.setattr(deep, "Table", lambda file, loop, io: Table(believed, loop, io))
        patched.setattr(
            person, "DeepTwin", lambda file, world, loop, **_: DeepTwin(true, world, loop)
        )
        shape = SimpleNamespace(of=lambda file: BeltShape.of(true))
        patched.setattr(person, "BeltShape", shape)
        patched.setattr(calibrating, "TURNS", 2)
        meter_v = 6.4  # of fresh cells
        done = reclaim("calibrate", "--table", path, "--battery-volts", meter_v, "--write")
    assert done.code == 0
    assert "The tile has come round: 3 (" in done.err
    found = load_table_file(path)
    assert found.carousel.encoder.pulses_per_turn == pytest.approx(240, rel=0.02)
    assert found.carousel.battery.divider == pytest.approx(3.0, rel=0.02)
    at_full = duty_at(3.0)
    assert found.carousel.motor.full_speed_duty == pytest.approx(at_full, rel=0.02)
    assert found.carousel.motor.friction_duty == pytest.approx(duty_at(0.0), abs=0.005)
    assert found.carousel.current.limit_a is None, "held, this motor draws too little more"
    for one, true_one in zip(found.readers, TRUE.readers, strict=True):
        assert one.place_mm == pytest.approx(true_one.place_mm, rel=0.02, abs=2)
        assert one.zone_mm == pytest.approx(true_one.zone_mm, rel=0.03)
    assert "# counted by hand" in path.read_text("utf-8")


def doctor(reclaim, path, journal):
    """Nothing is invented, with a person at the buttons, in several tests one after the other."""
    for number in range(2):
        guided = ["--guided"] if number == 0 else []
        done = reclaim("doctor", "--table", path, "--journal", journal, "--json", *guided)
        found = json.loads(done.out)["checks"]
        assert [one for one in found if one["outcome"] in ("fail", "worse")] == []
        assert done.code == 0


def first_game(path, journal, monkeypatch):
    """A match is played with the tags that were enrolled, at the table as it was calibrated."""
    with Journal(journal) as opened:
        registry = Registry(opened.tags())
    monkeypatch.setattr(assembly, "simulated_registry", lambda: registry)
    options = {"rounds": 1, "per_suitcase": 3}
    seating = Seating(2, 2, "normal", 1, "luggage", options)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file(path), loop, seating, deep=False, journal=journal) as opened,
    ):
        opened.start()
        loop.run(until_s=3600.0, while_=lambda: not opened.over)
        assert opened.over
    with Journal(journal) as after:
        (match,) = after.matches()
        assert match.status == "finished"
        assert len(after.tags()) == 72


# ---- planted faults ------------------------------------------------------------------------------

FILE = load_table_file("sim")
BARE = replace(FILE, seats=FILE.seats[:1])
"""One seat is enough for faults that are not of the seats, and takes a quarter of the time."""


class Fault:
    """A fault for a table: what is done to the twin, to the computer or to the journal, or which
    firmware the *release* has."""

    def __init__(self, name, said, twin=None, computer=None, journal=None, release=None):
        self.name, self.said = name, said
        self.twin, self.computer, self.journal, self.release = twin, computer, journal, release


def refuses(error):
    def plant(twin):
        raise error

    return plant


def weak_sticker(path):
    with (
        Loop(VirtualClock()) as loop,
        closing(Recorder(path, loop, "sim")) as recorder,
    ):
        recorder.learn({tag_uid("luggage/tile/sailor"): Quality(210.0, 65.0)})
        recorder.commit()


def torn_journal(path):
    path.write_bytes(b"no journal" * 1000)


def supply(**seen):
    return replace(COMPUTER, throttling=Throttling(**seen))


FAULTS = {
    "belt reader without power": Fault("reader belt", "power", chip_reads("belt", 0x00)),
    "belt reader's MISO is loose": Fault("reader belt", "MISO", chip_reads("belt", 0xFF)),
    "pad without power": Fault("reader pad/red", "power", chip_reads("pad/red", 0x00)),
    "pad's MISO is loose": Fault("reader pad/red", "MISO", chip_reads("pad/red", 0xFF)),
    "station is not plugged in": Fault("station red", "Plug its station in", unplugged("red")),
    "station's cable is bad": Fault("station red", "USB cable", noisy_cable("red", 0.02)),
    "station has old firmware": Fault("station red", "up to date from a computer", release="9.0.0"),
    "encoder hears the light": Fault("belt sensor", "100 nF", stray_pulses(FILE)),
    "battery is low": Fault("battery", "new cells", battery(4.5)),
    "battery is empty": Fault("battery", "new cells", battery(4.0)),
    "SPI is taken": Fault("table", "spidev0.0", refuses(PortBusy("/dev/spidev0.0 is in use"))),
    "SPI is off": Fault("table", "dtparam", refuses(WiringError("no SPI: dtparam=spi=on"))),
    "computer is warm": Fault("temperature", "air", computer=replace(COMPUTER, temperature_c=75.0)),
    "computer is hot": Fault("temperature", "84 °C", computer=replace(COMPUTER, temperature_c=84)),
    "supply is too weak": Fault("supply", "5.1 V", computer=supply(now=("under-voltage",))),
    "supply was too weak": Fault("supply", "5.1 V", computer=supply(before=("under-voltage",))),
    "disk is full": Fault("disk", "Make room", computer=replace(COMPUTER, free_bytes=10**6)),
    "disk is gone": Fault("disk", "folder", computer=replace(COMPUTER, free_bytes=None)),
    "sticker reads badly": Fault("stickers", "doctor tiles", journal=weak_sticker),
    "journal is damaged": Fault("journal", "journal", journal=torn_journal),
}


@pytest.fixture
def examined(tmp_path, monkeypatch):
    """The checks of a table with a fault."""

    def run(fault):
        class Planted(DeepTwin):
            def __init__(self, *what, **more):
                super().__init__(*what, **more)
                if fault.twin is not None:
                    fault.twin(self)

        journal = tmp_path / "journal.db"
        if fault.journal is not None:
            fault.journal(journal)
        monkeypatch.setattr(person, "DeepTwin", Planted)
        monkeypatch.setattr(devices, "measure", lambda disk: fault.computer or COMPUTER)
        if fault.release is not None:
            monkeypatch.setattr(judged, "FIRMWARE", fault.release)
        return compared(devices.examine(BARE, journal, guided=False), tmp_path / "past.json", "sim")

    return run


def test_twenty_and_more_faults_are_planted():
    assert len(FAULTS) + len(OF_THE_MOTOR) + len(OF_THE_PI) >= 20


@pytest.mark.parametrize("planted", FAULTS)
def test_a_planted_fault_is_named_with_its_remedy_and_no_other(examined, planted):
    fault = FAULTS[planted]
    bad = {check.name: check for check in examined(fault) if check.outcome in ("fail", "worse")}
    # An empty battery also keeps the belt from running, which the belt says.
    assert set(bad) - {"belt"} == {fault.name}
    check = bad[fault.name]
    assert fault.said in in_english(check)


def jammed(belt):
    belt.jam()


def unplugged_motor(belt):
    belt.motor_unplugged = True


def dead_encoder(belt):
    belt.encoder_dead = True


OF_THE_MOTOR = {
    "motor's cable is loose": ("spin up", unplugged_motor),
    "encoder's cable is loose": ("spin up", dead_encoder),
    "battery is not in": ("battery", lambda belt: belt.put_in_battery(0.0)),
    "belt is stuck": ("spin up", jammed),
}


@pytest.mark.parametrize("planted", OF_THE_MOTOR)
def test_a_planted_fault_of_the_motor_is_named(monkeypatch, planted):
    name, plant = OF_THE_MOTOR[planted]

    class Planted(SimulatedBelt):
        def __init__(self, *what, **more):
            super().__init__(*what, **more)
            plant(self)

    monkeypatch.setattr(motor, "SimulatedBelt", Planted)
    bad = {check.name: check for check in motor.examine(FILE) if check.outcome == "fail"}
    assert name in bad
    assert bad[name].remedy or bad[name].found


OF_THE_PI = {
    "lgpio is missing": (
        lambda: judged._pins("NativeFactory"),
        ("pins", "Install this release once more"),
    ),
    "the KMS driver is missing": (
        lambda: single.computer_checks(COMPUTER, 1.8e9, None),
        ("screen", "vc4-kms-v3d"),
    ),
}


@pytest.mark.parametrize("planted", OF_THE_PI)
def test_a_planted_fault_of_the_pi_is_named(planted):
    checks, (name, said) = OF_THE_PI[planted]
    (bad,) = [check for check in checks() if check.outcome == "fail"]
    assert bad.name == name
    assert said in in_english(bad)
