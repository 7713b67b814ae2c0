"""How a table is wired, by its table file: header, boards, parts, what to mind, the overlay."""

import ast
import re
import shutil
import subprocess
from html import escape
from pathlib import Path
from xml.etree import ElementTree

import pytest
from gpiozero.pins.pi import PiBoardInfo
from msgspec.structs import replace

from hardware.config import CurrentSettings, load_table_file
from hardware.config.header import HEADER, HEADER_PIN
from hardware.config.schema import ReaderSettings
from workshop.wiring import checks, harness
from workshop.wiring.drawing import html, svg
from workshop.wiring.harness import divider_for, printed, rings
from workshop.wiring.overlay import chip_selects, compiled, needs_overlay, overlay

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
    counts = {part.what: part.count for part in harness.parts(carousel)}
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
    assert not any("otor" in part.what for part in harness.parts(bare))


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


# ---- the overlay ---------------------------------------------------------------------------------


def test_chip_selects_are_pins_that_nothing_else_uses(spots):
    selects = chip_selects(spots)
    assert selects[0, 0] == 8
    assert selects[0, 1] == 7
    others = [gpio for device, gpio in selects.items() if device[1] > 1]
    assert others == [4, 5, 6, 19, 20, 21]  # as docs/table-file.md proposes


def test_no_gpio_left_is_an_error(spots):
    readers = tuple(
        replace(reader, name=f"r{n}", spi_device=7, spi_bus=n % 2, reset_pin=n)
        for n, reader in zip(range(28), spots.readers * 4, strict=True)
    )
    with pytest.raises(ValueError, match="no GPIO is left"):
        chip_selects(replace(spots, readers=readers))


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


def test_two_devices_need_no_overlay(carousel, spots):
    assert not needs_overlay(carousel)
    assert needs_overlay(spots)


BASE = """
/dts-v1/;
/ { soc { #address-cells = <1>; #size-cells = <1>;
    gpio: gpio@7e200000 { gpio-controller; #gpio-cells = <2>; };
    spi@7e204000 { status = "disabled"; };
    aux@7e215000 { status = "disabled"; };
    spi@7e215080 { status = "disabled"; }; }; };
"""


@pytest.mark.skipif(
    not all(map(shutil.which, ("dtc", "fdtoverlay", "fdtget"))),
    reason="device-tree-compiler is not installed",
)
@pytest.mark.parametrize("bus", [0, 1])
def test_the_overlay_applies_and_gives_each_device_its_chip_select(spots, tmp_path, bus):
    def run(*command):
        done = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    readers = tuple(replace(reader, spi_bus=bus) for reader in spots.readers)
    belt = spots.carousel if bus == 0 else replace(spots.carousel, battery=None)
    table = replace(spots, readers=readers, carousel=belt)
    (tmp_path / "base.dts").write_text(BASE)
    (tmp_path / "spi.dts").write_text(overlay(table))
    for name in ("base", "spi"):
        run("dtc", "-@", "-q", "-I", "dts", "-O", "dtb", "-o", f"{name}.dtb", f"{name}.dts")
    run("fdtoverlay", "-i", "base.dtb", "-o", "both.dtb", "spi.dtb")
    node = {0: "/soc/spi@7e204000", 1: "/soc/spi@7e215080"}[bus]
    assert run("fdtget", "both.dtb", node, "status") == "okay"
    cells = [int(cell) for cell in run("fdtget", "both.dtb", node, "cs-gpios").split()]
    selects = chip_selects(table)
    at, gpios = 0, {}
    for device in range(max(device for _, device in selects) + 1):
        if cells[at] == 0:
            at += 1
        else:
            gpios[device] = cells[at + 1]
            at += 3
    assert gpios == {device: gpio for (_, device), gpio in selects.items()}
    for device in gpios:
        assert run("fdtget", "both.dtb", f"{node}/spidev@{device}", "reg") == str(device)


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
    assert all(escape(part.what) in page for part in harness.parts(spots))
    assert "spidev@7" in page
    assert "src=" not in page
    assert "<script" not in page


def test_a_current_sensor_shares_the_battery_s_adc(carousel):
    current = CurrentSettings(channel=1, volts_per_ampere=1.0)
    both = replace(carousel, carousel=replace(carousel.carousel, current=current))
    (adc,) = [board for board in harness.boards(both) if board.name.startswith("ADC")]
    assert adc.key == "carousel.battery, carousel.current"
    assert {"CH0", "CH1"} <= {wire.terminal for wire in adc.wires}


# ---- the overlay, compiled -----------------------------------------------------------------------

TREE = """
/dts-v1/;
/ {
    compatible = "brcm,bcm2835";
    soc {
        gpio: gpio@7e200000 { phandle = <1>; };
        spi: spi@7e204000 {
            status = "okay";
            spidev@0 { reg = <0>; };
            spidev@1 { reg = <1>; };
        };
        aux@7e215000 { status = "disabled"; };
        spi@7e215080 { status = "disabled"; };
    };
};
"""


@pytest.mark.skipif(shutil.which("fdtoverlay") is None, reason="apt install device-tree-compiler")
def test_a_third_device_and_the_second_bus_are_in_the_tree_that_the_overlay_is_applied_to(tmp_path):
    """As U-Boot applies it to a slot's own tree: `reclaim wire my-table.toml reclaim-spi.dtbo`."""
    more = (
        ReaderSettings(name="third", role="spot", reset_pin=5, spi_bus=0, spi_device=2),
        ReaderSettings(name="other", role="spot", reset_pin=6, spi_bus=1, spi_device=0),
    )
    file = replace(load_table_file("pi4-carousel"), readers=more)
    (tmp_path / "spi.dtbo").write_bytes(compiled(file))
    (tmp_path / "tree.dts").write_text(TREE)
    for asked in (
        ["dtc", "-q", "-@", "-I", "dts", "-O", "dtb", "-o", "tree.dtb", "tree.dts"],
        ["fdtoverlay", "-i", "tree.dtb", "-o", "slot.dtb", "spi.dtbo"],
    ):
        subprocess.run(asked, cwd=tmp_path, check=True)

    def has(node, key):
        asked = ["fdtget", "slot.dtb", node, key]
        done = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    assert has("/soc/spi@7e204000/spidev@2", "compatible") == "lwn,bk4"
    assert has("/soc/spi@7e204000/spidev@2", "reg") == "2"
    assert has("/soc/spi@7e215080", "status") == "okay"
    assert has("/soc/aux@7e215000", "status") == "okay"  # bus 1 is a part of it
    assert has("/soc/spi@7e215080/spidev@0", "compatible") == "lwn,bk4"
    select = chip_selects(file)[0, 2]
    assert has("/soc/spi@7e204000", "cs-gpios").split()[-2] == str(select)


def test_without_a_compiler_the_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(ImportError, match="apt install device-tree-compiler"):
        compiled(load_table_file("pi4-carousel"))
