"""Which seat has which Pico, kept outside the table file."""

import pytest

from controller.making.overrides import STATIONS_FILE, assign, assigned, remember, seated
from hardware.config import load_table_file
from hardware.errors import TableFileError

OPEN = """
name = "home"
[[seats]]
name = "red"
[[seats]]
name = "blue"
station = "/dev/serial/by-id/usb-2"
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "table.toml"
    path.write_text(OPEN)
    return load_table_file(path)


def stations(file):
    return {seat.name: seat.station for seat in file.seats}


def test_a_table_file_may_leave_it_open(file, tmp_path):
    assert stations(seated(file, tmp_path)) == {"red": "", "blue": "/dev/serial/by-id/usb-2"}
    assign(tmp_path, "home", {"red": "/dev/1"})
    assert stations(seated(file, tmp_path)) == {"red": "/dev/1", "blue": "/dev/serial/by-id/usb-2"}


def test_what_is_assigned_replaces_what_the_file_says(file, tmp_path):
    assign(tmp_path, "home", {"blue": "/dev/9"})
    assert stations(seated(file, tmp_path))["blue"] == "/dev/9"


def test_a_port_has_one_seat_and_a_table_its_own_assignments(tmp_path):
    assign(tmp_path, "home", {"red": "/dev/1", "blue": "/dev/2"})
    assign(tmp_path, "club", {"red": "/dev/1"})
    assign(tmp_path, "home", {"blue": "/dev/1"})
    assert assigned(tmp_path, "home") == {"blue": "/dev/1"}
    assert assigned(tmp_path, "club") == {"red": "/dev/1"}
    assert assigned(tmp_path, "nowhere") == {}


def test_a_simulated_table_has_its_own(tmp_path):
    sim = load_table_file("sim")
    assign(tmp_path, "sim", {"red": "/dev/1"})
    assert seated(sim, tmp_path) == sim


@pytest.mark.parametrize("data", [b"no stations", b'{"tables": 3}', b"\xff"])
def test_a_damaged_file_is_one_sentence(tmp_path, data):
    (tmp_path / STATIONS_FILE).write_bytes(data)
    with pytest.raises(TableFileError, match=r"delete it, and assign the stations again") as caught:
        assigned(tmp_path, "home")
    assert "\n" not in str(caught.value)
    with pytest.raises(TableFileError):
        assign(tmp_path, "home", {"red": "/dev/1"})
    assert (tmp_path / STATIONS_FILE).read_bytes() == data


# ---- the numbers that stations say ---------------------------------------------------------------


def numbers(file):
    return {seat.name: seat.number for seat in file.seats if seat.number}


def test_a_number_that_was_heard_is_known_after_a_restart(file, tmp_path):
    remember(tmp_path, seated(file, tmp_path), {"blue": "E66"})
    assert numbers(seated(file, tmp_path)) == {"blue": "E66"}


def test_a_number_counts_as_long_as_the_seat_has_the_port_where_it_was_heard(file, tmp_path):
    remember(tmp_path, seated(file, tmp_path), {"blue": "E66"})
    (tmp_path / "table.toml").write_text(OPEN.replace("usb-2", "usb-3"))
    assert numbers(seated(load_table_file(tmp_path / "table.toml"), tmp_path)) == {}


def test_an_assignment_forgets_the_number_of_the_station_before(file, tmp_path):
    remember(tmp_path, seated(file, tmp_path), {"blue": "E66"})
    assign(tmp_path, "home", {"blue": "/dev/serial/by-id/usb-2"})
    assert numbers(seated(file, tmp_path)) == {}


def test_a_number_in_the_table_file_goes_before_one_that_was_heard(tmp_path):
    path = tmp_path / "table.toml"
    path.write_text(OPEN + 'number = "E77"\n')
    file = load_table_file(path)
    remember(tmp_path, file, {"blue": "E66"})
    assert numbers(seated(file, tmp_path)) == {"blue": "E77"}


def test_two_seats_never_have_the_same_number(tmp_path):
    path = tmp_path / "table.toml"
    path.write_text(OPEN + 'number = "E7"\n[[seats]]\nname = "green"\nnumber = "E7"\n')
    with pytest.raises(TableFileError, match="E7 is the number of seat 'blue' already"):
        load_table_file(path)
