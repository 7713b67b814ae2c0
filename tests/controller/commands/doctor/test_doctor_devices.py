"""`reclaim doctor`: what it finds at a sound table, and at one with a single planted fault."""

import json
from contextlib import closing

import pytest
from msgspec.structs import replace

from checkwords import in_english
from controller.belt import Quality
from controller.cli import main
from controller.commands.doctor import devices, person
from controller.commands.doctor.devices import examine
from controller.commands.doctor.terminal import report
from controller.record.recorder import Recorder
from controller.table.doctor import devices as judged
from controller.table.doctor.checks import Check
from controller.table.doctor.devices import Observed, checks
from controller.views import Message
from display.words import words_in
from hardware.computer import Computer, Throttling
from hardware.config import CurrentSettings, load_table_file
from hardware.errors import PortBusy
from hardware.inspection import BeltCondition, Inspection, ReaderCondition
from hardware.loop import Loop, VirtualClock
from hardware.signals import ReaderReady
from hardware.sim.deep import DeepTwin
from hardware.sim.places import tag_uid
from twinfaults import battery, chip_reads, noisy_cable, stray_pulses, unplugged

FILE = load_table_file("sim")
CLOCK_S = 1_790_000_000.0
COMPUTER = Computer(45.0, Throttling(), 5 * 10**9, "6.12", None)


@pytest.fixture
def examined(tmp_path, monkeypatch):
    """Examine the simulated table after *plant* has done something to its twin."""

    def run(plant=lambda twin: None, guided=False, file=FILE):
        class Planted(DeepTwin):
            def __init__(self, *what, **more):
                super().__init__(*what, **more)
                plant(self)

        monkeypatch.setattr(person, "DeepTwin", Planted)
        monkeypatch.setattr(devices, "measure", lambda disk: COMPUTER)
        monkeypatch.setattr(devices, "PATIENCE_S", 3.0)  # The twin's hands need none.
        return examine(file, tmp_path / "journal.db", guided=guided)

    return run


def failed(found):
    return {check.name: check for check in found if check.outcome == "fail"}


def test_nothing_is_invented_at_a_sound_table(examined):
    found = examined(guided=True)
    assert failed(found) == {}
    assert [check.name for check in found if check.outcome == "skipped"] == ["journal"]
    assert len(found) == len({check.name for check in found})


# ---- faults of devices ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plant", "name", "found"),
    [
        (chip_reads("belt", 0x00), "reader belt", "MISO"),
        (chip_reads("pad/red", 0xFF), "reader pad/red", "MISO"),
        (unplugged("blue"), "station blue", "there is no"),
        (noisy_cable("green", 0.005), "station green", "damaged lines"),
        (stray_pulses(FILE), "belt sensor", "while the belt stood"),
        (lambda twin: twin.picos["green"].press("B"), "station green", "Button B of seat Green"),
        (battery(4.5), "battery", "low"),
        (battery(4.0), "battery", "empty"),
    ],
)
def test_a_fault_is_named_with_its_remedy_and_nothing_else_is(examined, plant, name, found):
    bad = failed(examined(plant))
    assert set(bad) - {"belt"} == {name}
    assert found in in_english(bad[name])
    assert words_in("en").part(bad[name].found, "remedy")


def mute_button(twin):
    twin.picos["red"].press = lambda button: None


def swapped_stations(twin):
    other = {"red": "blue", "blue": "red"}
    press = twin._button
    twin.world.on_button[:] = [
        lambda seat, button, pressed: press(other.get(seat, seat), button, pressed)
    ]


def deaf_pad(twin):
    twin._noise.tapping = lambda reader, now_s: []


@pytest.mark.parametrize(
    ("plant", "names", "found"),
    [
        (mute_button, {"button A of red", "button B of red"}, "nothing came"),
        (
            swapped_stations,
            {f"button {button} of {seat}" for button in "AB" for seat in ("red", "blue")},
            "answered instead",
        ),
        (deaf_pad, {f"pad of {seat.name}" for seat in FILE.seats}, "nothing came"),
    ],
)
def test_what_is_tried_by_hand_and_does_not_answer(examined, plant, names, found):
    bad = failed(examined(plant, guided=True))
    assert set(bad) == names
    assert all(found in check.found and check.remedy for check in bad.values())


def test_a_station_of_another_release(examined, monkeypatch):
    monkeypatch.setattr(judged, "FIRMWARE", "9.0.0")
    bad = failed(examined())
    assert set(bad) == {f"station {seat.name}" for seat in FILE.seats}
    assert "up to date from a computer" in in_english(bad["station red"])


def test_a_table_that_cannot_be_opened(examined):
    def busy(twin):
        raise PortBusy("/dev/spidev0.0 is in use")

    bad = failed(examined(busy))
    assert bad["table"].found == "cannot be opened: /dev/spidev0.0 is in use"


# ---- the computer and the journal ----------------------------------------------------------------


def watched(**changes):
    belt = BeltCondition(True, False, None, 0.0, None)
    nothing = Inspection(belt=belt)
    return replace(Observed((), nothing, nothing, COMPUTER, CLOCK_S), **changes)


@pytest.mark.parametrize(
    ("changes", "name", "outcome", "found"),
    [
        ({"computer": replace(COMPUTER, temperature_c=84.0)}, "temperature", "fail", "84 °C"),
        (
            {"computer": replace(COMPUTER, throttling=Throttling(before=("under-voltage",)))},
            "supply",
            "fail",
            "too weak",
        ),
        ({"computer": replace(COMPUTER, free_bytes=10**6)}, "disk", "fail", "1 MB free"),
        ({"computer": replace(COMPUTER, free_bytes=None)}, "disk", "fail", "folder"),
        ({"clock_s": 0.0}, "clock", "skipped", "never set"),
        ({"pins": "NativeFactory"}, "pins", "fail", "keeps no other program away"),
        ({"pins": "LGPIOFactory"}, "pins", "pass", "this program alone"),
    ],
)
def test_what_the_computer_says(changes, name, outcome, found):
    bare = replace(FILE, readers=(), seats=(), carousel=replace(FILE.carousel, battery=None))
    (check,) = [one for one in checks(bare, watched(**changes)) if one.name == name]
    assert check.outcome == outcome
    assert found in in_english(check)


@pytest.mark.parametrize(
    ("amperes", "outcome", "said"),
    [
        (0.01, "pass", "table-doctor-current"),
        (0.21, "fail", "table-doctor-current"),
        (None, "fail", "table-doctor-current-unknown"),
    ],
)
def test_a_resting_motor_draws_nothing(amperes, outcome, said):
    sensor = CurrentSettings(channel=1, volts_per_ampere=1.0)
    sensing = replace(FILE, carousel=replace(FILE.carousel, current=sensor))
    belt = BeltCondition(True, False, None, 0.0, None, amperes=amperes)
    resting = watched(now=Inspection(belt=belt))
    (check,) = [one for one in checks(sensing, resting) if one.name == "current"]
    assert (check.outcome, check.found.id) == (outcome, said)
    assert "current" not in [one.name for one in checks(FILE, resting)]


@pytest.mark.parametrize(
    ("garbled", "outcome", "found"),
    [(4, "pass", "0.8 % of them not understood"), (50, "fail", "10 % of them not understood")],
)
def test_a_reader_that_hears_noise(garbled, outcome, found):
    before = Inspection((ReaderCondition("belt", True, 1000, 10),))
    now = Inspection((ReaderCondition("belt", True, 1500, 10 + garbled),))
    said = (ReaderReady(at_s=0.1, reader="belt"),)
    of_reader = watched(said=said, before=before, now=now)
    (check,) = [one for one in checks(FILE, of_reader) if one.name == "reader belt"]
    assert (check.outcome, found in in_english(check)) == (outcome, True)


def test_a_reader_whose_chip_names_an_unknown_version_passes_and_it_is_remarked():
    before = Inspection((ReaderCondition("belt", True, 1000, 10, 0x89),))
    now = Inspection((ReaderCondition("belt", True, 1500, 10, 0x89),))
    of_reader = watched(said=(ReaderReady(at_s=0.1, reader="belt"),), before=before, now=now)
    (check,) = [one for one in checks(FILE, of_reader) if one.name == "reader belt"]
    assert check.outcome == "pass"
    assert "version 89h" in in_english(check)


def test_a_journal_with_a_weak_sticker(examined, tmp_path):
    with (
        Loop(VirtualClock()) as loop,
        closing(Recorder(tmp_path / "journal.db", loop, "sim")) as recorder,
    ):
        recorder.learn({tag_uid("luggage/tile/sailor"): Quality(210.0, 65.0)})
        recorder.commit()
    bad = failed(examined())
    assert set(bad) == {"stickers"}
    assert "the tile of the sailor" in bad["stickers"].found


def test_a_journal_that_is_damaged(examined, tmp_path):
    (tmp_path / "journal.db").write_bytes(b"no journal" * 1000)
    assert set(failed(examined())) == {"journal"}


# ---- the command ---------------------------------------------------------------------------------


def test_nothing_is_invented_before_anybody_has_played(capsys, tmp_path):
    journal = tmp_path / "nothing/yet/journal.db"
    assert main(["doctor", "--journal", str(journal)]) == 0, capsys.readouterr().out


def test_the_command_says_it_all_as_json(capsys, tmp_path):
    main(["doctor", "--json", "--journal", str(tmp_path / "journal.db")])
    result = json.loads(capsys.readouterr().out)
    assert (result["table"], result["simulated"]) == ("sim", True)
    names = [check["name"] for check in result["checks"]]
    assert {"reader belt", "station red", "belt sensor", "battery", "disk", "journal"} <= set(names)


@pytest.mark.parametrize(
    ("language", "found", "remedy"),
    [
        ("en", "5 MB free", "Make room, or take a larger card."),
        ("de", "5\N{NO-BREAK SPACE}MB frei", "Platz"),
    ],
)
def test_the_command_speaks_the_tables_language(capfd, language, found, remedy):
    full = Check("disk", "fail", Message("table-doctor-disk", {"free": 5}))
    usual = Message("table-doctor-usual", {"value": 0.1, "unit": "%"})
    noisy = Check("reader belt", "worse", Message("table-doctor-answers"), usual=usual)
    report([full, noisy, Check("journal", "fail", "is torn", "Keep a copy.")], language)
    lines = capfd.readouterr().out.splitlines()
    assert lines[0] == f"disk         fail     {found}"
    assert remedy in lines[1]
    assert lines[3].strip().endswith("0.1 %" if language == "en" else "0,1 %")
    assert lines[-2:] == ["journal      fail     is torn", f"{'':22}Keep a copy."]
