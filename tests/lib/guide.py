"""The numbers of docs/build: each with where it comes from.

What is reckoned from the table file, the catalogue or the checks is written here as the guide's own
words, with the number put in: a page whose number drifts does not have those words any more. Tables
are made whole, between two marks. `python -m guide` writes both into the pages, and the list of all
of them into docs/build/numbers.md.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from math import ceil, floor
from pathlib import Path
from typing import NamedTuple

from controller.commands.doctor import motor as doctor_motor
from controller.commands.doctor import stages
from controller.games.catalogue import game_named
from controller.making import beltfigures
from hardware import harness
from hardware.carousel import figures
from hardware.config import load_table_file
from hardware.parts import Catalogue, part
from workshop.mechanics import bill, checks, screws
from workshop.mechanics.dimensions import (
    DRUM_WALL,
    FINGER,
    PAD_TAG,
    PASSES,
    PLAY,
    TENSION,
    WHEEL_CLEAR,
    Dimensions,
)
from workshop.wiring.shopping import total_eur

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs/build"
PAGES = ("README", "parts", "carousel", "electronics", "trouble")
FILE = load_table_file("pi4-carousel")
SIZE = Dimensions.of(FILE)
BOUGHT = FILE.bought.chosen()

MINUTES = {"screw or link": 1.2, "wire": 6, "test on the bench": 15, "piece of a game": 3}
"""What each takes a beginner: nobody has timed it."""


class Number(NamedTuple):
    """Words of a page, and where the numbers in them come from."""

    page: str
    says: str
    source: str


def hours() -> Mapping[str, float]:
    """Return the work of the shipped table, by what is done."""
    wires = sum(len(board.wires) for board in harness.boards(FILE))
    wires += len(FILE.seats) * len(harness.STATION.wires)
    counts = {
        "put together": (sum(j.copies for j in screws.joints(FILE)) + SIZE.places, "screw or link"),
        "solder": (wires, "wire"),
        "test": (len(stages.STAGES) + 3, "test on the bench"),
        "make a game": (len(game_named("luggage").sides), "piece of a game"),
    }
    return {name: count * MINUTES[kind] / 60 for name, (count, kind) in counts.items()}


def numbers() -> Iterator[Number]:
    """Yield every number of the guide that is not in a table made whole."""
    told_by = {
        "README": _readme(),
        "parts": _parts(),
        "carousel": _carousel(),
        "electronics": _electronics(),
        "trouble": _trouble(),
    }
    for page, said in told_by.items():
        yield from (Number(page, says, source) for says, source in said.items())


LOW_EUR, HIGH_EUR = total_eur(FILE)
PUSH_N, TAG_MM = figures.PUSH_LIMIT_N, figures.tag_mm(FILE.carousel)

ADVICE = "the guide's own advice"
NEVER_5_V = "Raspberry Pi documentation, GPIO: 3.3 V, not 5 V tolerant"
LIMIT = "hardware/carousel/figures.py, PUSH_LIMIT_N: our own limit"
APART = "our own advice: the fields of two antennas reach each other (docs/table-file.md)"
STEPS = "the table of steps"
JAM = "controller/commands/doctor/motor.py, JAM_S"
TAG = "figures.tag_mm of the table file"


def _readme() -> Mapping[str, str]:
    each = [round(value) for value in hours().values()]
    build, solder, try_, make = each
    printer, low, high = round(printed_hours(), -1), floor(LOW_EUR / 10), ceil(HIGH_EUR / 10)
    return {
        f"some {sum(each)} hours: {build} to put together, {solder} to solder, {try_} to test and "
        f"calibrate, {make} to print and stick": "tests/lib/guide.py, MINUTES for each "
        "screw, wire, test and piece: nobody timed it",
        f"some {printer:.0f} hours of the printer": "[what is printed](parts.md#to-print), rounded",
        f"{low * 10} to {high * 10} EUR": "`reclaim wire pi4-carousel parts.csv`, rounded",
        f"a sticker {TAG_MM:.0f} mm away is read": f"{TAG}: {TAG_MM:.1f} mm",
        f"a meter shows {BOUGHT.driver.pull_down_ohm / 1000:.0f} kOhm": "the catalogue, "
        "drv8833-sense: pull_down_ohm",
        f"less than {PUSH_N:g} N (1 kg)": f"{LIMIT}; 1 kg weighs 9.8 N",
        f"the power is gone within {doctor_motor.JAM_S:g} s": JAM,
        "may ever carry 5 V": NEVER_5_V,
        f"before step {step('Measure how hard')} has measured": STEPS,
        "as the table below has them ([first start], 1 to 3)": STEPS,
        f"Step {step('Hold the belt with a flat hand')}, in which a hand holds the belt": STEPS,
        f"once step {step('Check the whole table')} has passed": STEPS,
        "steps 3, 4, 6, 8, 13, 14 and 15 alone, and all of 7": STEPS,
    }


def step(does: str) -> int:
    """Return the number of the one step of the README's table that *does* this."""
    ((number,),) = [
        re.findall(r"^\| (\d+) \|", line)
        for line in text_of("README").splitlines()
        if does in line and line.startswith("| ")
    ]
    return int(number)


def _parts() -> Mapping[str, str]:
    motor, other = BOUGHT.motor, part("motor", "pololu-4828", Catalogue())
    nimh = part("cells", "aa-nimh-4", Catalogue())
    games = {
        "Where's My Luggage?": "luggage",
        "Captain Bluff": "captain-bluff",
        "Bluff Pirate": "bluff-pirate",
        "Captain's Orders": "captains-orders",
    }
    fails = ("gear motors of 12 V", "RC522 boards of 37 x 27 mm", "under 20 mm")
    return {
        f"{FILE.carousel.places} places) all of it costs {LOW_EUR:.0f} to {HIGH_EUR:.0f} EUR": ""
        "the table file: places; prices of the catalogue, added up",
        "prices of November 2026": "hardware/parts/__init__.py, Priced",
        f"Raspberry Pi 4 with {BOUGHT.computer.ram_mb / 1024:g} GB": "the catalogue, pi-4: ram_mb",
        "SD card of 8 GB or more": "firmware/image/README.md: the image's size",
        "RC522 board of {:g} x {:g} mm".format(
            *BOUGHT.reader.size_mm
        ): "the catalogue, rc522-60x40",
        f"Pololu 1588: gear motor 25D, {motor.volts:g} V, 172:1": "the maker's name of it",
        f"legs that are {other.long_mm - motor.long_mm:.0f} mm longer": "the catalogue, body_mm "
        "and cable_mm of both motors",
        "Pololu 2130 or Adafruit 3297": "the makers' numbers",
        f"`low_v = {nimh.low_v:g}`": "the catalogue, aa-nimh-4",
        **dict.fromkeys(fails, "the catalogue, fails"),
        f"one sticker at {TAG_MM:.0f} mm": TAG,
        **{
            f"*{title}* {len(game_named(slug).sides)}": "the game's pieces: `reclaim print`"
            for title, slug in games.items()
        },
        "body_mm = 62": "an example",
        "Screws of 3 mm cut their own thread into the prints, except the "
        f"{screws.counted(FILE)[screws.nut()]} with nuts": "workshop/mechanics/screws.py",
        "a bed of {:g} x {:g} mm".format(*SIZE.bed): "the table file: bed_mm",
        f"spring balance to {PUSH_N:g} N": LIMIT,
        f"layers of 0.2 mm, an infill of {bill.INFILL * 100:.0f} % and walls of 45 mm/s": ""
        "bill.py, beside PrusaSlicer 2.5",
    }


def _carousel() -> Mapping[str, str]:
    rules, sizes = "workshop/mechanics/checks.py", "workshop/mechanics/dimensions.py"
    clear = BOUGHT.reader.coil_mm[0] / 2 + checks.METAL_MM
    fork = DRUM_WALL + 2 * checks.LEAST_BESIDE
    return {
        "about 1 GB and is installed": "pip's download of build123d",
        "exit code 2": "controller/commands/plans.py, WRONG",
        f"at its widest under {PASSES:g} mm": f"{sizes}, PASSES: EN 71-1, 4.10",
        f"at its narrowest over {FINGER:g} mm": f"{sizes}, FINGER: EN 71-1, 4.10",
        f"{PASSES / 2:g} mm deep: anything": f"{rules}: half of PASSES",
        f"{PUSH_N:g} N, from the motor's torque": LIMIT,
        f"{figures.ENOUGH:g} times as much or more": "hardware/carousel/figures.py, ENOUGH",
        "{:g} to {:g} mm".format(*checks.ANTENNA_MM): f"{rules}, ANTENNA_MM",
        f"its antenna's middle {clear:.0f} mm from the screws": f"{rules}, METAL_MM, and half of "
        "the antenna (the catalogue)",
        f"{checks.LEAST_SLOT:g} mm wide or more": f"{rules}, LEAST_SLOT",
        f"open for {fork:g} mm or more": f"{rules}, LEAST_BESIDE on either side of DRUM_WALL",
        f"{checks.HAND_N:g} N before it rubs": f"{rules}, HAND_N",
        f"an even number, {checks.LEAST_PLACES} or more": f"{rules}, LEAST_PLACES",
        f"at least {checks.LEAST_OUT + 2:.0f} mm, and 2 mm less": f"{rules}, LEAST_OUT",
        f"within {WHEEL_CLEAR:.0f} mm of a wheel's axle": f"{sizes}, WHEEL_CLEAR",
        f"layers of 0.2 mm, three walls and an infill of {bill.INFILL * 100:.0f} %": "workshop/"
        "mechanics/bill.py, SKIN_MM and INFILL",
        "hole compensation (0.1 mm is usual)": ADVICE,
        f"print the other {SIZE.places - 2}": "the table file: places",
        f"gape by up to {TENSION:g} mm": f"{sizes}, TENSION",
        f"{figures.push_n(FILE):.1f} N for the shipped table": "figures.push_n: torque and current "
        "of the motor (the catalogue), current_limit_a, the wheel's radius",
        "a meter for 10 A": f"{ADVICE}: the usual range of a multimeter",
        "`4.2 N`, `430 g`, `0.41 A`": "examples",
        f"pushes with no more than {PUSH_N:g} N": LIMIT,
        f"Under {PUSH_N:g} N": LIMIT,
        f"cuts the power within {doctor_motor.JAM_S:g} s": JAM,
        f"keeps a tag {PAD_TAG:g} mm above it": f"{sizes}, PAD_TAG",
        f"{checks.lid_carries_n(SIZE):.0f} N by arithmetic": f"{rules}, lid_carries_n",
    }


def _electronics() -> Mapping[str, str]:
    between = beltfigures.MARGIN / (2 - beltfigures.MARGIN) - 1
    return {
        "Grounds and 3.3 V": "the supply of every board on the Pi: their data sheets",
        "may ever carry 5 V": NEVER_5_V,
        f"cardboard {TAG_MM:.0f} mm above": TAG,
        "at least 15 cm apart": APART,
        f"within {between * 100:.0f} % of each other": "controller/making/beltfigures.py, MARGIN "
        "on either side of the middle",
        "`--battery-volts 6.15`": "an example",
    }


def _trouble() -> Mapping[str, str]:
    return {
        f"more than {PLAY:g} mm of play": "workshop/mechanics/dimensions.py, PLAY",
        f"the gap is {SIZE.gap:g} mm at its narrowest": "the table file: gap_mm",
        f"it pushes harder than {PUSH_N:g} N": LIMIT,
        f"is its {BOUGHT.belt_sensor.led_ohm:g} Ohm at 3.3 V": "the catalogue, tcst2103: led_ohm",
        "100 nF across the sensor": ADVICE,
        "less than 15 cm apart": APART,
        "is there 3.3 V at its pins": "MFRC522 data sheet, 8.1: 2.5 to 3.6 V",
    }


# ---- in the pages --------------------------------------------------------------------------------

BEGINS, ENDS = "<!-- made by make docs-guide: {} -->\n", "\n<!-- made until here -->"


def text_of(page: str) -> str:
    return (GUIDE / f"{page}.md").read_text("utf-8")


def made(page_text: str, name: str) -> str:
    """Return the table of that *name* as it stands in a page."""
    return page_text.split(BEGINS.format(name))[1].split(ENDS)[0]


def printed_hours() -> float:
    """Return the sum of the guide's table of prints, which comes from the solids."""
    return float(made(text_of("parts"), "prints").rsplit("|", 2)[1])


_MADE = re.compile(BEGINS.format("[a-z]+") + ".*?" + ENDS, re.DOTALL)
_NOT_TOLD = re.compile(
    r"\]\([^)]*\)|^ *\d+\. |^\| \d+ (?=\|)|--stage \d|`[a-z]+-[a-z0-9-]+`", re.MULTILINE
)
"""Where a link leads, the number of a step or a stage, the name of a part."""
_NUMBER = re.compile(r"(?<![\w.-])\d+(?:[.,]\d+)*(?:(?=:\d)|(?![\w-]))")


def told(text: str) -> str:
    """Return what a page says, without tables that are made and what is no number of ours."""
    bare = _NOT_TOLD.sub(lambda found: "]" if found[0][0] == "]" else "", _MADE.sub("", text))
    return " ".join(bare.replace("**", "").split())


def unaccounted(text: str, numbers_: "list[Number]") -> list[str]:
    """Return the numbers of a page that no words with a source have in them, each with what stands
    around it."""
    bare = told(text)
    known = [
        range(found.start(), found.end())
        for number in numbers_
        for found in re.finditer(re.escape(number.says), bare)
    ]
    return [
        bare[max(0, found.start() - 30) : found.end() + 30]
        for found in _NUMBER.finditer(bare)
        if not any(found.start() in span for span in known)
    ]


def listed() -> str:
    """Return docs/build/numbers.md."""
    lines = [
        "# Where each number of the guide comes from",
        "",
        "`make docs-guide` makes this page. [The catalogue](../../hardware/parts/catalogue.toml)",
        "has a data sheet for each number, or says that it is from memory. The table file is",
        "[pi4-carousel](../../hardware/tables/pi4-carousel.toml). The tables of screws and prints",
        "are made from [screws.py](../../workshop/mechanics/screws.py) and from the solids.",
    ]
    for page in PAGES:
        lines += ["", f"## [{page}.md]({page}.md)", "", "| in the page | from |", "|---|---|"]
        lines += [f"| {one.says} | {one.source} |" for one in numbers() if one.page == page]
    return "\n".join(lines) + "\n"


def with_made(text: str, name: str, table: str) -> str:
    """Return a page's *text* with that table in it."""
    before, _, rest = text.partition(BEGINS.format(name))
    return before + BEGINS.format(name) + table + ENDS + rest.partition(ENDS)[2]


def main(parts_md: str | None = None) -> None:
    """Write the tables and the list; that of the prints from the *parts_md* of `make mechanics`."""
    text = with_made(text_of("parts"), "screws", screws.table(FILE))
    if parts_md is not None:
        text = with_made(text, "prints", Path(parts_md).read_text("utf-8").split("\n\n")[2])
    (GUIDE / "parts.md").write_text(text, "utf-8")
    (GUIDE / "numbers.md").write_text(listed(), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
