"""What lies on the workbench: the circuit diagram, the page with its list of parts, the checklist.
They say what the table file and the parts list say, and nothing of what the table does not have."""

import io
import re
from html import escape

import pypdfium2
import pytest
from msgspec.structs import replace

from hardware.config import load_table_file
from hardware.harness import boards, printed
from hardware.parts import catalogue
from workshop.wiring import circuit, drawing
from workshop.wiring.checklist import STAGES, pdf
from workshop.wiring.shopping import parts, total_eur

FILE = load_table_file("pi4-carousel")
SINGLE = replace(
    FILE,
    parts=replace(FILE.parts, driver="mosfet"),
    carousel=replace(
        FILE.carousel, motor=replace(FILE.carousel.motor, backward=None, standby=None)
    ),
)
WITHOUT_STANDBY = replace(
    FILE,
    parts=replace(FILE.parts, driver="l9110"),
    carousel=replace(FILE.carousel, motor=replace(FILE.carousel.motor, standby=None)),
)
BARE = replace(
    FILE, carousel=replace(FILE.carousel, motor=None, battery=None, encoder=None), seats=()
)


def written(svg):
    return " ".join(re.findall(r"<tspan[^>]*>([^<]*)", svg))


def text_of(file):
    pages = pypdfium2.PdfDocument(io.BytesIO(pdf(file)))
    return " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in pages)


@pytest.mark.parametrize(
    "file", [FILE, WITHOUT_STANDBY, SINGLE], ids=["bridge", "without standby", "transistor"]
)
def test_every_resistor_and_capacitor_of_the_list_is_in_the_diagram(file):
    said = written(circuit.svg(file))
    passive = [part.what.split(maxsplit=1) for part in parts(file)]
    values = [rest.partition(",")[0] for kind, rest in passive if kind in ("Resistor", "Capacitor")]
    assert len(values) >= 5
    assert [value for value in values if value not in said] == []
    held = printed(file.bought.chosen().driver.pull_down_ohm)
    (count,) = [part.count for part in parts(file) if part.what == f"Resistor {held}"]
    assert said.count(held) == count  # the one that holds the motor off, too
    assert ("1N5819" in said) == (file is SINGLE)


@pytest.mark.parametrize("file", [FILE, SINGLE], ids=["bridge", "transistor"])
def test_the_battery_goes_through_switch_and_fuse(file):
    said = written(circuit.svg(file))
    assert "switch" in said
    assert "1 A" in said
    assert "6.4 V" in said


def test_the_diagram_has_the_pins_of_the_table_file():
    said = written(circuit.svg(FILE))
    assert all(f"GPIO {pin}" in said for pin in (13, 16, 12, 26))
    single = written(circuit.svg(SINGLE))
    assert "GPIO 16" not in single
    assert "DRV8833" not in single


def test_a_table_without_anything_soldered_has_a_diagram_without_a_word():
    assert written(circuit.svg(BARE)).strip() == ""


def test_every_wire_and_every_part_of_the_page_has_a_box_to_tick():
    page = drawing.html(FILE)
    wires = sum(len(board.wires) for board in boards(FILE)) + len(drawing.STATION.wires)
    assert page.count('<i class="tick">') == wires + len(parts(FILE))


def test_the_page_has_a_total_and_what_is_known_not_to_work():
    page = drawing.html(FILE)
    low, high = total_eur(FILE)
    assert f"{low:.0f} to {high:.0f}" in page
    assert all(escape(fails) in page for fails in catalogue().fails)


def test_the_checklist_has_each_stage_wire_and_part():
    text = text_of(FILE)
    for board in boards(FILE):
        for wire in board.wires:
            assert wire.to in text
        for remark in board.remarks:
            assert remark.replace("Ω", "Ohm") in text
    assert all(does.split(",")[0] in text for _, does, _ in STAGES)
    for part in parts(FILE):
        assert part.what.split(",")[0].replace("Ω", "Ohm")[:18] in text
    low, high = total_eur(FILE)
    assert f"{low:.0f} to {high:.0f} EUR" in text


def test_the_checklist_measures_the_push_before_a_hand_holds_the_belt():
    order = [name for name, _, _ in STAGES]
    assert order.index("push") < order.index("motor")


def test_the_checklist_is_the_same_each_time():
    assert pdf(FILE) == pdf(FILE)
