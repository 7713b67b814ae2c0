"""A new Pico becomes a station on the operator's page: MicroPython onto its disk by the part of an
appliance that takes orders, the station's program onto its port, and a sentence for what fails."""

import time
from contextlib import closing
from functools import partial
from types import SimpleNamespace

import pytest

from atthetable import choose, lines, press, said, tap_card
from boards import Desk
from controller.commands import stick
from controller.match.acts import OPERATOR
from controller.table import loading, operator
from controller.table.appliance import ANSWERS, ASKS, Orders
from controller.table.assembly import Seating, open_table
from controller.table.loading import FlashPage
from controller.table.upkeep import Made
from display.words import words_in
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.stations import flashing
from hardware.stations.bootloader import RP2350, waiting_boards
from hardware.stations.device import FIRMWARE
from picos import PICO, PICO_2, plugged_in, uf2


class Served(Orders):
    """Orders that are fulfilled at once, by the program that systemd starts; `after` happens
    then."""

    after = staticmethod(lambda: None)

    def load_pico(self):
        super().load_pico()
        stick.main([str(self.run)])
        self.after()


@pytest.fixture
def bench(tmp_path, monkeypatch):
    """An appliance with MicroPython on its card; `boards` are plugged into `desk`, `system` shows
    those that wait for MicroPython."""
    for name in (ASKS, ANSWERS):
        (tmp_path / name).mkdir()
    system, ports = tmp_path / "system", []
    card = system / "boot/firmware"
    card.mkdir(parents=True)
    (card / "RPI_PICO.uf2").write_bytes(uf2())
    monkeypatch.setattr(loading, "waiting_boards", lambda: waiting_boards(system))
    monkeypatch.setattr(stick, "loaded", partial(stick.loaded, system=system))
    monkeypatch.setattr(flashing, "RESTART_S", 4.0)
    orders = Served(tmp_path)
    orders.run = tmp_path
    with closing(Desk(tmp_path)) as desk:
        yield SimpleNamespace(
            desk=desk, ports=ports, system=system, card=card, orders=orders, made=None
        )


def goes_through(bench, orders="served"):
    """Open the page, and wait for its end; return the steps that were shown, and what is told."""
    page = FlashPage(lambda: list(bench.ports), bench.orders if orders == "served" else orders)
    seen, end_s = [], time.monotonic() + 30.0
    while not page.over:
        assert time.monotonic() < end_s
        step = page.view().hint.args["step"]
        if step not in seen:
            seen.append(step)
        assert page.busy, "nobody need press anything meanwhile"
        page.pass_time(time.monotonic())
        time.sleep(0.01)
    return seen, page.notice


def test_a_pico_without_micropython_becomes_a_station(bench):
    device = plugged_in(bench.system, "1-1", PICO, "sda")

    def restarts():
        (device / "idProduct").write_text("0005\n")
        bench.ports.append(bench.desk.plug())

    bench.orders.after = restarts
    seen, told = goes_through(bench)
    assert uf2() in (bench.system / "dev/sda").read_bytes()
    assert (bench.desk.files / "main.py").read_bytes() == flashing.program(True)["main.py"]
    assert (told.id, told.args) == ("table-flashed", {"version": FIRMWARE})
    assert seen[-1] == "program"


def test_one_with_micropython_gets_the_program_alone(bench):
    bench.ports.append(bench.desk.plug())
    assert goes_through(bench, None)[1].id == "table-flashed"


def test_an_older_station_gets_the_program_of_this_release(bench):
    bench.ports.append(bench.desk.plug("1.2.0"))
    assert goes_through(bench, None)[1].id == "table-flashed"
    assert (bench.desk.files / "main.py").read_bytes() == flashing.program(True)["main.py"]


def test_a_station_of_this_release_is_left_alone(bench):
    bench.ports.append(bench.desk.plug(FIRMWARE))
    assert goes_through(bench)[1].id == "table-flash-already"
    assert (bench.desk.files / "main.py").read_text() == "# an old one\n"


def test_where_no_pico_is_plugged_in_it_says_how_one_is(bench):
    assert goes_through(bench)[1].id == "table-flash-none"


def test_of_two_picos_none_is_written(bench):
    plugged_in(bench.system, "1-1", PICO, "sda")
    bench.ports.append(bench.desk.plug())
    told = goes_through(bench)[1]
    assert (told.id, told.args) == ("table-flash-several", {"count": 2})
    assert (bench.system / "dev/sda").read_bytes() == b""
    assert not (bench.desk.files / "main.py").exists()


def test_micropython_for_another_chip_is_not_written(bench):
    plugged_in(bench.system, "1-1", PICO_2, "sda")
    told = goes_through(bench)[1]
    assert told.id == "table-flash-other-chip"
    assert told.args["board"] == "Pico 2"
    assert told.args["file"] == "RPI_PICO.uf2"
    assert (bench.system / "dev/sda").read_bytes() == b""


def test_each_board_gets_what_was_made_for_its_chip(bench):
    (bench.card / "RPI_PICO2.uf2").write_bytes(uf2(chip=RP2350, fill=b"2"))
    device = plugged_in(bench.system, "1-1", PICO_2, "sda")
    bench.orders.after = lambda: (device / "idProduct").write_text("0005\n")
    assert goes_through(bench)[1].id == "table-flash-silent", "it did not come back"
    assert uf2(chip=RP2350, fill=b"2") in (bench.system / "dev/sda").read_bytes()


def test_one_that_is_pulled_out_half_way_is_told(bench):
    plugged_in(bench.system, "1-1", PICO, "sda")
    (bench.system / "dev/sda").unlink()
    assert goes_through(bench)[1].id == "table-flash-broke-off"


def test_one_that_is_pulled_out_while_the_program_is_written_is_told(bench):
    bench.ports.append(bench.desk.plug(breaks="hardware/rfid/poller.mpy"))
    assert goes_through(bench)[1].id == "table-flash-broke-off"


def test_without_micropython_on_the_card_it_says_where_it_comes_from(bench):
    (bench.card / "RPI_PICO.uf2").unlink()
    plugged_in(bench.system, "1-1", PICO, "sda")
    assert goes_through(bench)[1].id == "table-flash-no-uf2"
    assert goes_through(bench, None)[1].id == "table-flash-no-uf2", "where nobody takes orders"


def test_an_order_that_nobody_answers_is_told(bench, monkeypatch):
    plugged_in(bench.system, "1-1", PICO, "sda")
    monkeypatch.setattr(loading, "LOGS_S", 0.3)
    assert goes_through(bench, Orders(bench.orders.run))[1].id == "table-order-unanswered"


def test_too_old_a_station_is_left_by_hand(bench):
    bench.ports.append(bench.desk.plug("1.1.0"))
    assert goes_through(bench)[1].id == "table-flash-old"


@pytest.mark.parametrize(
    "code",
    [
        *(*loading.get_args(loading.PicoCode), *loading.get_args(flashing.FlashFault)),
        *("already", "busy"),
    ],
)
def test_whatever_becomes_of_it_has_words_and_a_remedy(code):
    words = words_in("en")
    id = "table-flashed" if code == "loaded" else f"table-flash-{code}"
    assert words.part(id, "remedy", board="Pico 2", file="a.uf2", version="1.2.0", count=2)


def test_the_page_leads_there_and_says_what_became_of_it(bench, monkeypatch, tmp_path):
    monkeypatch.setattr(operator.assigning, "has_stations", lambda made: True)
    monkeypatch.setattr(operator.assigning, "free_ports", lambda now: list(bench.ports))
    bench.ports.append(bench.desk.plug())
    with (
        Loop(VirtualClock()) as loop,
        open_table(
            load_table_file("sim"), loop, Seating(), deep=False, journal=tmp_path / "j.db"
        ) as table,
    ):
        table.start()
        tap_card(table, OPERATOR)
        choose(table, "table-menu-flash")
        press(table, "A")  # an impatient press stops nothing
        loop.run(while_=lambda: table.console.view().operator.doctor is not None)
        assert said(table) == ["table-flashed"]
        assert "table-menu-flash" in lines(table), "the next one"


def test_a_simulated_table_makes_no_stations(tmp_path):
    made = Made(load_table_file("sim"), None, tmp_path, loop=object())
    assert not operator.assigning.has_stations(made)
    real = Made(load_table_file("pi4-carousel"), None, tmp_path, loop=object())
    assert operator.assigning.has_stations(real)
