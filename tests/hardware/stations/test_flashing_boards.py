"""Boards at USB ports: what is there, and the station's program put onto one through mpremote."""

import errno
import shutil
from itertools import islice

import pytest
import serial

from boards import Desk, wait_for
from controller.cli import main
from controller.commands import stations
from hardware.errors import PortBusy, StationLost
from hardware.stations import flashing
from hardware.stations.bootloader import RP2350, WaitingBoard
from hardware.stations.device import FIRMWARE
from hardware.stations.flashing import AttachedBoard

STATION = "E660583883724A32"


@pytest.fixture
def desk(tmp_path):
    desk = Desk(tmp_path)
    yield desk
    desk.close()


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(flashing, "RESTART_S", 4.0)


def flashed(port):
    told = []
    board = flashing.flash(port, lambda *one: told.append(one))
    return board, told


def test_a_board_at_its_prompt_becomes_a_station(desk):
    port = desk.plug()
    assert flashing.look(port) == AttachedBoard(port, "prompt")
    board, told = flashed(port)
    assert board == AttachedBoard(port, "station", STATION, FIRMWARE)
    files = flashing.program(compiled=True)
    assert {name: (desk.files / name).read_bytes() for name in files} == files
    assert [name for name, _, _ in told] == [*files, ""]
    assert told[-1][1] == told[-1][2] == sum(map(len, files.values()))


def test_what_is_flashed_runs_in_a_real_micropython(desk, new_pico):
    flashed(desk.plug())
    pico = new_pico()
    for name in ("hardware", "main.py"):
        here, there = desk.files / name, pico.files / name
        shutil.copytree(here, there) if here.is_dir() else shutil.copyfile(here, there)
    run = pico.run("from hardware.stations.device import FIRMWARE, Station\nprint(FIRMWARE)")
    assert (run.output.strip(), run.errors) == (FIRMWARE, "")


def test_a_board_that_takes_no_compiled_files_gets_the_sources(desk):
    flashed(desk.plug(mpy=5))
    assert (desk.files / "hardware/rfid/pcd.py").is_file()
    assert not (desk.files / "hardware/rfid/pcd.mpy").exists()


def test_a_station_leaves_its_program_to_be_flashed_again(desk):
    port = desk.plug("1.2.0")
    (desk.files / "hardware/rfid").mkdir(parents=True)
    (desk.files / "hardware/rfid/pcd.py").write_text("old, and found before pcd.mpy")
    flashed(port)
    assert (desk.files / "main.py").read_bytes() == flashing.program(True)["main.py"]
    assert not (desk.files / "hardware/rfid/pcd.py").exists()


def test_an_older_station_is_left_by_hand(desk):
    port = desk.plug("1.1.0")
    with pytest.raises(StationLost, match="hold both of its buttons"):
        flashed(port)
    assert (desk.files / "main.py").read_text() == "# an old one\n"


def test_a_board_whose_cable_is_pulled_meanwhile_has_no_program_that_would_run(desk):
    port = desk.plug("1.2.0", breaks="hardware/stations/device.mpy")
    with pytest.raises(StationLost, match="flash it again"):
        flashed(port)
    assert not (desk.files / "main.py").exists()


def test_a_port_where_nobody_speaks_is_told_how_to_get_micropython(desk, monkeypatch):
    monkeypatch.setattr(flashing, "PROMPT_S", 0.5)
    port = desk.plug()
    desk.die()
    assert flashing.look(port).answers == "nothing"
    with pytest.raises(StationLost, match="hold BOOTSEL while you plug"):
        flashed(port)


def test_a_port_that_the_table_has_is_busy(desk):
    port = desk.plug("1.2.0")
    with flashing._opened(port):
        assert flashing.look(port) == AttachedBoard(port, "busy")
        with pytest.raises(PortBusy, match="stop that first"):
            flashed(port)


def test_what_is_no_serial_port_is_told_as_such(tmp_path):
    for path in ("/dev/null", str(tmp_path)):
        with pytest.raises(StationLost, match="is no serial port"):
            next(flashing.lines(path, lambda: False))


def test_flashing_all_where_there_is_none_is_told(monkeypatch, capsys):
    monkeypatch.setattr(flashing, "ports", list)
    assert main(["station", "flash", "--all"]) == 2
    assert "No Pico is plugged in" in capsys.readouterr().err


# ---- the command ---------------------------------------------------------------------------------


def test_the_list_says_what_is_at_each_port(desk, capsys, monkeypatch):
    monkeypatch.setattr(stations, "waiting_boards", lambda: [WaitingBoard(RP2350)])
    old, new, bare = desk.plug("1.1.0"), desk.plug(FIRMWARE), desk.plug()
    assert main(["station", "list", old, new, bare]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{old}: station {STATION}, firmware 1.1.0, older than {FIRMWARE}: "
        "`reclaim station update`.",
        f"{new}: station {STATION}, firmware {FIRMWARE}.",
        f"{bare}: MicroPython without a station's program: `reclaim station flash`.",
        "A Pico 2 waits for MicroPython: copy its .uf2 file onto the drive that appeared.",
    ]


def test_only_older_stations_are_updated(desk, capsys, monkeypatch):
    monkeypatch.setattr(flashing, "FIRMWARE", "1.3.0")
    old, bare = desk.plug("1.2.0"), desk.plug()
    assert main(["station", "update", old, bare]) == 0
    assert f"{old}: station" in capsys.readouterr().out
    assert not (desk.files / "main.py").exists()


def test_a_light_blinks_to_be_found(desk, monkeypatch):
    monkeypatch.setattr("controller.commands.stations.BLINK_S", 0.3)
    port = desk.plug(FIRMWARE)
    assert main(["station", "identify", port]) == 0
    lights = desk.files / "lights.txt"
    wait_for(lambda: lights.read_text().splitlines() == ["white blink", "off steady"])


def test_a_station_is_watched(desk):
    told = list(islice(flashing.lines(desk.plug(FIRMWARE), lambda: False), 3))
    assert told == [f"station {STATION}, firmware {FIRMWARE}", "ready", "down A"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["flash"], "No Pico is plugged in"),
        (["identify", "/dev/serial/by-id/none"], "is not there: plug the board in"),
    ],
)
def test_a_mistake_is_one_sentence(capsys, monkeypatch, arguments, says):
    monkeypatch.setattr(flashing, "ports", list)
    assert main(["station", *arguments]) == 2
    error = capsys.readouterr().err
    assert error.startswith("reclaim station: ")
    assert says in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("what", ["identify", "monitor", "flash"])
def test_a_port_that_this_user_may_not_open_names_the_group(capsys, mocker, what):
    denied = serial.SerialException(errno.EACCES, "Permission denied")
    mocker.patch("serial.Serial", side_effect=denied)
    assert main(["station", what, "/dev/ttyACM0"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("reclaim station: /dev/ttyACM0 may not be opened by this user")
    assert "the group dialout" in error
    assert error.count("\n") == 1
