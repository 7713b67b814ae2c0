"""Pages as HTML: each part is a text of its own, so that only what has changed is sent."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from controller.views.message import LANGUAGES
from display import theme
from display.art.canvas import Colour
from display.web.pictures import art_of, drawing_of
from display.web.sheet import Sheet
from display.web.watching import PageForAll
from display.words import Words, words_in
from hardware.scene import Label

PARTS = ("head", "people", "told", "table", "line", "verbs", "hand", "cards")
"""The parts of a seat's page, by the ids of their elements, from above."""


@cache
def _environment() -> Environment:
    found = Environment(
        loader=PackageLoader("display.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals.update(art=_art, seat_class=_seat_class, drawing=drawing_of)
    return found


def _art(side: Label | None, words: str = "", wide: bool = False) -> str:
    """The picture of a printed side, as an element."""
    if side is None:
        return ""
    kind = "tile" if side.kind in ("tile", "treasure-token", "ship") else "card"
    address = art_of(side)
    return Markup('<img class="{}" src="/art/{}.png" alt="{}">').format(kind, address, words)


def _seat_class(seat: str) -> str:
    return f"seat-{seat}"


def page(template: str, language: str, **given: object) -> str:
    """Return a whole page in a language."""
    words = words_in(language)
    return (
        _environment()
        .get_template(f"{template}.html")
        .render(words=words, language=language, languages=LANGUAGES, **given)
    )


def parts(shown: Sheet, words: Words) -> Mapping[str, str]:
    """Return the parts of a seat's page by their names."""
    module = _environment().get_template("parts.html").make_module({"words": words})
    return {name: str(getattr(module, name)(shown)).strip() for name in PARTS}


@cache
def style() -> str:
    """The style sheet, with the colours of the screen and of the seats."""
    text = (files("display.web") / "static" / "reclaim.css").read_text("utf-8")
    colours = "".join(f"--{name.lower()}:{_hex(getattr(theme, name))};" for name in _COLOURS)
    seats = "".join(
        f".seat-{seat}{{--seat:{_hex(theme.seat_style(seat).colour)}}}" for seat in theme.SEATS
    )
    return f":root{{{colours}}}\n{seats}\n{text}"


_COLOURS = ("NIGHT", "DUSK", "PANEL", "PANEL_EDGE", "AMBER", "PAPER", "MIST", "INK", "GOOD", "BAD")


def _hex(colour: Colour) -> str:
    red, green, blue = colour[:3]
    return f"#{red:02x}{green:02x}{blue:02x}"


WATCHED = ("head", "line", "told", "people", "known", "log", "evening")
"""The parts of the watchers' page."""


def watched_parts(shown: PageForAll, words: Words) -> Mapping[str, str]:
    """Return the parts of the watchers' page by their names."""
    module = _environment().get_template("parts.html").make_module({"words": words})
    return {name: str(getattr(module, name)(shown)).strip() for name in WATCHED}


class Sent:
    """What one open page shows, so that it is told only what changes."""

    def __init__(self) -> None:
        self._parts: dict[str, str] = {}

    def news(self, parts: Mapping[str, str]) -> Mapping[str, str]:
        """Return those of its parts that are others now."""
        new = {name: text for name, text in parts.items() if self._parts.get(name) != text}
        self._parts |= new
        return new
