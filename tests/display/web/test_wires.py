"""The wiring of the table file on the operator's page of a phone: each wire as a picture with its
two ends, in its colour, and what is soldered in between."""

import re
from functools import partial

import pytest

from browserphone import CHROMIUM, LANDSCAPE, PORTRAIT, faults, launched
from controller.views import Desk
from display.screens.operator import ago
from display.web.pages import page, style
from display.words import languages, words_in
from gallery import SAMPLES

BOARDS = ("the-motors", "a-readers", "a-stations")

PARTS = {"Ω": "resistor", "F": "capacitor"}
"""What is soldered in, by its unit."""


def html(whose, language="en"):
    view = SAMPLES[f"operator-shows-{whose}-wires"]
    desk = Desk(view, (), False, False, False)
    given = {"shown": view.operator, "why": None, "facts": [], "news": (), "ago": ago}
    return page("desk", language, desk=desk, **given), view.operator.wiring


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("whose", BOARDS)
def test_each_wire_has_its_colour_its_two_ends_and_its_pin(whose, language):
    text, board = html(whose, language)
    words, rows = words_in(language), re.findall(r"<tr>.*?</tr>", text, re.S)
    assert len(rows) == len(board.wires)
    for wire, row in zip(board.wires, rows, strict=True):
        assert (f'stroke="{wire.colour}"' in row) == bool(wire.colour)
        part = re.findall(r'class="part (\w+)"', row)
        assert part == ([] if wire.colour else [PARTS[wire.there.name.partition(",")[0][-1]]])
        for end in (wire.here, wire.there):
            said = words("screen-wiring-end", kind=end.what or "printed", name=end.name or "-")
            assert said in row.replace("&#39;", "'")
        assert wire.pin is None or re.search(rf"\b{wire.pin}\b", row)


def test_a_page_that_is_about_something_else_has_no_wires():
    view = SAMPLES["operator"]
    desk = Desk(view, (), False, False, False)
    given = {"shown": view.operator, "why": None, "facts": [], "news": (), "ago": ago}
    assert "wires" not in page("desk", "en", desk=desk, **given)


def answer(kept, route):
    body, kind = kept.get(route.request.url.rpartition("/")[2], ("", "text/plain"))
    route.fulfill(status=200 if body else 404, body=body, content_type=kind)


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")
def test_everybody_can_read_them_on_a_phone():
    with launched() as browser:
        for whose, (width, height), scheme in (
            ("the-motors", PORTRAIT, "light"),
            ("a-stations", LANDSCAPE, "dark"),
        ):
            shown = browser.new_page(
                viewport={"width": width, "height": height}, color_scheme=scheme
            )
            text, _ = html(whose, "de")
            kept = {"operate": (text, "text/html"), "reclaim.css": (style(), "text/css")}
            shown.route("**/*", partial(answer, kept))
            shown.goto("http://table/operate")
            assert faults(shown) == [], whose
            assert shown.evaluate("document.documentElement.scrollWidth") <= width
