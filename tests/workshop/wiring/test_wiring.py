"""How a table is wired, by its table file: header, boards, parts, what to mind, the overlay."""

import ast
import re
from html import escape
from pathlib import Path
from xml.etree import ElementTree

import pytest
from gpiozero.pins.pi import PiBoardInfo
from msgspec.structs import replace

from hardware import harness
from hardware.config import CurrentSettings, load_table_file
from hardware.config.header import HEADER, HEADER_PIN
from hardware.harness import divider_for, printed, rings
from workshop.wiring import checks, shopping
from workshop.wiring.drawing import html, svg

ROOT = Path(__file__).resolve().parents[3]
PI_4 = 0xC03111
"""A revision code of a Pi 4 B, as gpiozero knows it."""


@pytest.fixture(scope="module")
def carousel():
    return load_table_file("pi4-carousel")


@pytest.fixture(scope="module")
def spots():
    return load_table_file("sim-spots")


def test_the_header_is_that_of_gpiozero():
    pins = PiBoardInfo.from_revision(PI_4).headers["J8"].pins
    theirs = [pins[number].name for number in range(1, 41)]
    assert [n if isinstance(n, str) else f"GPIO{n}" for n in HEADER] == theirs


def test_every_gpio_of_the_file_ends_at_its_header_pin(carousel):
    wired = {
        (board.key, wire.to): wire.pin for board in harness.boards(carousel) for wire in board.wires
    }
    assert wired["carousel.motor", "GPIO 13"] == 33
    assert wired["carousel.motor", "GPIO 12"] == 32
    assert wired["carousel.encoder.pin", "GPIO 26"] == 37
    assert wired["readers[0]", "GPIO 25"] == 22
    assert wired["carousel.battery", "GPIO 7"] == 26


def test_supplies_are_spread_over_their_pins(spots):
    grounds = [
        wire.pin for board in harness.boards(spots) for wire in board.wires if wire.to == "GND"
    ]
    assert len(grounds) == 10
    assert set(grounds) == {n for n, what in enumerate(HEADER, 1) if what == "GND"}


def test_a_station_is_wired_as_its_program_has_it():
    tree = ast.parse((ROOT / "firmware/station/main.py").read_text("utf-8"))
    pins = {}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            target = node.targets[0]
            if isinstance(target, ast.Tuple):
                names = [name.id for name in target.elts]
                pins.update(zip(names, ast.literal_eval(node.value), strict=True))
            elif isinstance(target, ast.Name) and target.id in ("BUTTONS", "LIGHT"):
                pins[target.id] = ast.literal_eval(node.value)
    drawn = {wire.terminal: wire.to for wire in harness.STATION.wires}
    told = {
        "RC522 MISO": pins["MISO"],
        "RC522 SDA (chip select)": pins["CHIP_SELECT"],
        "RC522 SCK": pins["SCK"],
        "RC522 MOSI": pins["MOSI"],
        "RC522 RST": pins["RESET"],
        "button A (green)": pins["BUTTONS"][0],
        "button B (red)": pins["BUTTONS"][1],
        **dict(
            zip(
                ("light red, 330 Ω", "light green, 150 Ω", "light blue, 150 Ω"),
                pins["LIGHT"],
                strict=True,
            )
        ),
    }
    assert {terminal: f"GP{pin}" for terminal, pin in told.items()}.items() <= drawn.items()


def test_the_belt_sensor_has_the_leads_that_it_is_sold_with(carousel):
    """A bare fork has a light and a receiver, and no VCC that bears 3.3 V without a resistor."""
    (sensor,) = [one for one in harness.boards(carousel) if one.key == "carousel.encoder.pin"]
    part = carousel.bought.chosen().belt_sensor
    by_end = {wire.to: wire.terminal for wire in sensor.wires}
    assert by_end == {"GPIO 26": "collector", "3V3": "light +", "GND": "light -, emitter"}
    assert sensor.remarks == (f"{printed(part.led_ohm)} between 3V3 and light +.", *part.remarks)


# ---- parts ---------------------------------------------------------------------------------------


def test_the_parts_of_a_table_with_four_seats(carousel):
    counts = {part.what: part.count for part in shopping.parts(carousel)}
    bought = carousel.bought.chosen()
    assert counts[bought.reader.what] == 5
    assert counts[bought.station.what] == 4
    assert counts[bought.motor.what] == 1
    assert (counts["Resistor 330 Ω"], counts["Resistor 150 Ω"]) == (4, 8)
    assert counts["Resistor 1 kΩ"] == 1  # the motor's pull-down
    assert counts["Resistor 10 kΩ"] == 1  # the divider's lower one


def test_a_table_without_a_carousel_needs_no_motor(carousel):
    bare = replace(carousel, carousel=type(carousel.carousel)(), readers=())
    assert harness.boards(bare) == ()
    assert not any("otor" in part.what for part in shopping.parts(bare))


@pytest.mark.parametrize(
    ("ohm", "colours", "text"),
    [
        (330, "orange orange brown gold", "330 Ω"),
        (10_000, "brown black orange gold", "10 kΩ"),
        (0.47, "yellow violet silver gold", "0.47 Ω"),
        (4.7, "yellow violet gold gold", "4.7 Ω"),
        (1_000_000, "brown black green gold", "1 MΩ"),
    ],
)
def test_rings_of_a_resistor(ohm, colours, text):
    assert rings(ohm) == tuple(colours.split())
    assert printed(ohm) == text


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0, 4.03, 5.7, 11.0])
def test_a_divider_comes_near_its_ratio(ratio):
    assert divider_for(ratio).ratio == pytest.approx(ratio, rel=0.02)


# ---- what to mind --------------------------------------------------------------------------------


def said(file):
    return [warning.says for warning in checks.warnings(file)]


def test_of_a_sound_table_only_the_pull_down_is_told(carousel):
    (only,) = said(carousel)
    assert only.startswith("The resistor from GPIO 12 to GND must be soldered")


def test_seven_readers_on_the_header_take_more_than_its_3_3_v(spots):
    rail = next(one for one in checks.budgets(spots) if one.supply.startswith("3.3 V"))
    assert rail.exceeded
    assert rail.drawn_a == pytest.approx(7 * 0.12 + 0.021)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"motor": {"standby": None}}, "No standby pin"),
        ({"motor": {"standby": 15}}, "Take another pin than GPIO 15 if one is free"),
        ({"encoder": {"index_pin": 2}}, "Take another pin than GPIO 2 if one is free"),
        ({"encoder": {"pin": 14}}, "Take another pin than GPIO 14 if one is free"),
        ({"encoder": None}, "No belt sensor"),
    ],
)
def test_what_is_odd_about_the_belt_is_told(carousel, change, told):
    ((section, values),) = change.items()
    old = getattr(carousel.carousel, section)
    new = None if values is None else replace(old, **values)
    odd = replace(carousel, carousel=replace(carousel.carousel, **{section: new}))
    assert any(one.startswith(told) for one in said(odd))
    assert not any(one.startswith(told) for one in said(carousel))


def test_a_reset_pin_that_is_pulled_up_at_the_start_is_told(carousel):
    odd = replace(carousel, readers=(replace(carousel.readers[0], reset_pin=5),))
    assert any(one.startswith("GPIO 5 is pulled up while the Pi starts") for one in said(odd))


def test_more_stations_than_ports_need_a_hub(spots):
    assert any(one.startswith("8 stations and 4 USB ports") for one in said(spots))
    assert any("put the stations on a powered USB hub" in one for one in said(spots))


def test_a_simulated_table_is_told_to_be_one(spots):
    assert said(spots)[0].startswith("This table file is simulated")


def test_a_crowded_bus_is_told_of_the_other_one(spots):
    def says(buses):
        readers = tuple(
            replace(spots.readers[0], name=f"r{n}", spi_bus=bus, spi_device=n)
            for n, bus in enumerate(buses)
        )
        belt = replace(spots.carousel, battery=None, current=None)
        told = checks.warnings(replace(spots, readers=readers, carousel=belt))
        return [one.says for one in told if "disturb one another" in one.says]

    assert "or give some of them spi_bus = 1" in says([0] * 5)[0]
    assert all("give some" not in sentence for sentence in says([0] * 4 + [1] * 4))
    assert says([0] * 3) == []


# ---- pictures ------------------------------------------------------------------------------------


def texts(picture):
    return {"".join(one.itertext()).strip() for one in ElementTree.fromstring(picture).iter()}


@pytest.mark.parametrize("name", ["pi4-carousel", "sim-spots", "sim-four-readers"])
def test_the_picture_names_every_terminal_and_every_pin(name):
    file = load_table_file(name)
    shown = texts(svg(file))
    for board in harness.boards(file):
        assert board.name in shown
        for wire in board.wires:
            assert wire.terminal in shown
            assert (wire.to if wire.pin is None else f"{wire.to} · pin {wire.pin}") in shown
    assert all(any(text.find(f"GPIO {gpio}") >= 0 for text in shown) for gpio in HEADER_PIN)


@pytest.mark.parametrize("name", ["belt", "the reader below the third spot from the left"])
def test_every_text_is_on_the_page(name):
    """However long a reader's name is: by the letters, as no typeface is measured here."""
    file = load_table_file("pi4-carousel")
    picture = svg(replace(file, readers=(replace(file.readers[0], name=name),)))
    left, _, wide, _ = (float(at) for at in re.search(r'viewBox="([^"]*)"', picture)[1].split())
    for text in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text"):
        letters = "".join(text.itertext()).strip()
        x, size = float(text.get("x")), float(text.get("font-size"))
        long = 0.56 * size * len(letters)
        first = x - {"start": 0, "middle": long / 2, "end": long}[text.get("text-anchor")]
        assert left <= first, letters
        assert first + long <= left + wide, letters


def test_the_page_says_all_and_needs_nothing_from_elsewhere(spots):
    page = html(replace(spots, name="a <b> & $c$"))
    assert "Wiring of a &lt;b&gt; &amp; $c$" in page
    assert all(warning.says.partition("(")[0] in page for warning in checks.warnings(spots))
    assert all(escape(part.what) in page for part in shopping.parts(spots))
    assert "spidev@7" in page
    assert "src=" not in page
    assert "<script" not in page


def test_a_current_sensor_shares_the_battery_s_adc(carousel):
    current = CurrentSettings(channel=1, volts_per_ampere=1.0)
    both = replace(carousel, carousel=replace(carousel.carousel, current=current))
    (adc,) = [board for board in harness.boards(both) if board.name.startswith("ADC")]
    assert adc.key == "carousel.battery, carousel.current"
    assert {"CH0", "CH1"} <= {wire.terminal for wire in adc.wires}
