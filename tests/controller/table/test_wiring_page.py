"""Which wire goes where, on the operator's page: every wire of the table file, in words of its own
or as it is printed on the board, and what is soldered in between."""

import re
from types import SimpleNamespace

import pygame
import pytest
from msgspec.structs import replace

from controller.match.menu import pressed
from controller.table.operator import Operator
from controller.table.upkeep import Made
from controller.table.wirelist import NextBoard, WiringPage, end, has_wiring, wirings
from display.words import languages, words_in
from hardware.config import CurrentSettings, builtin_tables, load_table_file
from hardware.config.schema import ReaderSettings
from hardware.harness import STATION, boards
from hardware.inspection import Inspection

PI = load_table_file("pi4-carousel")
MORE = replace(
    PI,
    carousel=replace(PI.carousel, current=CurrentSettings(channel=1, volts_per_ampere=1.0)),
    readers=(*PI.readers, ReaderSettings(name="spot/1", role="spot", reset_pin=5, spi_bus=1)),
)
TABLES = {**{name: load_table_file(name) for name in builtin_tables()}, "more": MORE}
PRINTED = re.compile(r"[A-Z0-9., ()]*[A-Z0-9)]V?|GPIO \d+|[\d.]+ k?Ω(?:, \w+)?|100 [μn]F(?:, GND)?")
"""A name on a board, or a value: no word of any language."""


@pytest.mark.parametrize("name", TABLES)
def test_every_wire_of_the_table_file_is_shown_once(name):
    file = TABLES[name]
    wired = (*boards(file), *([STATION] if file.seats else []))
    shown = wirings(file)
    assert len(shown) == len(wired)
    for board, leaf in zip(wired, shown, strict=True):
        wires = [one for one in leaf.wires if one.colour]
        assert [(one.here, one.there, one.pin, one.colour) for one in wires] == [
            (end(wire.terminal), end(wire.to), wire.pin, wire.colour) for wire in board.wires
        ]
    assert [leaf.number for leaf in shown] == list(range(1, len(shown) + 1))


@pytest.mark.parametrize("name", TABLES)
def test_what_is_not_printed_on_a_board_is_said_in_words(name):
    for leaf in wirings(TABLES[name]):
        for wire in leaf.wires:
            for one in (wire.here, wire.there):
                assert one.what or PRINTED.fullmatch(one.name), one


@pytest.mark.parametrize("language", languages())
def test_every_end_and_every_board_has_words_in_every_language(language):
    words = words_in(language)
    for leaf in wirings(MORE):
        board = words(
            "screen-wiring-board", kind=leaf.kind, name=leaf.name, reader=leaf.reader or "-"
        )
        assert "{" not in board
        for wire in leaf.wires:
            for one in (wire.here, wire.there):
                assert words("screen-wiring-end", kind=one.what or "printed", name=one.name or "-")


def test_the_resistor_that_holds_the_motor_off_is_among_them():
    motor = wirings(PI)[0]
    said = [(one.here.name, one.there.name) for one in motor.wires if not one.colour]
    assert ("SLP", "1 kΩ, GND") in said
    assert ("", "0.47 Ω") in said, "the current's limit"


def test_every_colour_can_be_painted():
    for leaf in wirings(MORE):
        for wire in leaf.wires:
            assert not wire.colour or pygame.Color(wire.colour)


def test_the_boards_are_leafed_through_and_begin_again():
    page = WiringPage(PI)
    seen = []
    for _ in range(page.view().of + 1):
        seen.append(page.view().number)
        assert page.choose(NextBoard(), 0.0), "the cursor stays there"
    assert seen == [*range(1, page.view().of + 1), 1]
    assert pressed(page.menu(), "", "A")[1] == NextBoard()


def test_only_a_real_table_has_wires():
    assert has_wiring(PI)
    assert not has_wiring(load_table_file("sim"))
    assert not has_wiring(replace(PI, seats=(), readers=(), carousel=type(PI.carousel)()))


def test_the_page_leads_there(tmp_path):
    """At a real table, which no test here can open: its page alone, by its buttons."""
    settings = SimpleNamespace(now=lambda: {"language": "en"})
    table = SimpleNamespace(inspect=Inspection, seats=(), spots=(), listeners=[])
    made = Made(PI, None, tmp_path)
    pieces = SimpleNamespace(entries={})
    page = Operator(table, SimpleNamespace(heard=None), settings, print, pieces, None, made)
    page.open(0.0)
    while page.cursor().options[page.cursor().at].id != "table-menu-wiring":
        page.press("B", 0.0)
    page.press("A", 0.0)
    assert page._page.view() == wirings(PI)[0]
    page.press("A", 0.0)
    assert page._page.view() == wirings(PI)[1]
