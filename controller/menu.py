"""The cursor's menus: every public choice that no tap expresses. B moves on, A takes.

Pure. A menu is made anew from the state whenever it is asked for; all that lasts is the cursor's
position, a short text that is kept with what is half done at the table, so that it survives a power
cut. What a menu offers is on the screen for all to see: it must follow from public facts alone.
"""

from typing import Any

from msgspec import Struct

from controller.views import Cursor
from hardware.signals import Button

CURSOR = "cursor"
"""Under this name the position is kept among what is half done."""


class Choice(Struct, frozen=True):
    """A line of a menu: what taking it means to the game (None: nothing, the way back), or the
    lines that it leads to. A line of neither kind only says what else one can do."""

    text: str
    means: Any = None
    then: tuple["Choice", ...] = ()


class Menu(Struct, frozen=True):
    """The choices of one seat; with an empty seat anybody may choose."""

    seat: str
    title: str
    choices: tuple[Choice, ...]


BACK = Choice("Back")


def shown(menu: Menu, position: str) -> Cursor:
    """The menu on the screen with the cursor at *position*."""
    path, at = _at(menu, position)
    lines, title = _lines(menu, path)
    return Cursor(menu.seat, title, tuple(line.text for line in lines), at)


def pressed(menu: Menu, position: str, button: Button) -> tuple[str, Any]:
    """The cursor's new position after a button, and what was taken (None: nothing yet)."""
    path, at = _at(menu, position)
    lines, _ = _lines(menu, path)
    if button == "B":
        return _text(path, (at + 1) % len(lines)), None
    taken = lines[at]
    if taken.then:
        return _text((*path, at), 0), None
    if taken is BACK:
        return _text(path[:-1], path[-1]), None
    return ("", taken.means) if taken.means is not None else (position, None)


def presses(menu: Menu, position: str, means: Any) -> tuple[Button, ...]:
    """The buttons that lead the cursor from *position* to what *means* that, the last one taking
    it. Raises `LookupError` when the menu does not offer it."""
    path, at = _at(menu, position)
    way = _way(menu.choices, means)
    if way is None:
        raise LookupError(f"{menu.title!r} does not offer {means!r}")
    buttons: list[Button] = []
    while path and way[: len(path)] != path:
        # Wrong submenu: its last line leads back.
        lines, _ = _lines(menu, path)
        buttons += _leading_to(at, len(lines) - 1, len(lines))
        path, at = path[:-1], path[-1]
    for step in way[len(path) :]:
        lines, _ = _lines(menu, path)
        buttons += _leading_to(at, step, len(lines))
        path, at = (*path, step), 0
    return tuple(buttons)


def _leading_to(at: int, to: int, lines: int) -> list[Button]:
    """The buttons that take line *to* when the cursor is *at* another one."""
    onward: list[Button] = ["B"]
    return onward * ((to - at) % lines) + ["A"]


def _way(choices: tuple[Choice, ...], means: Any) -> tuple[int, ...] | None:
    for number, choice in enumerate(choices):
        if choice.means is not None and choice.means == means:
            return (number,)
        deeper = _way(choice.then, means)
        if deeper is not None:
            return (number, *deeper)
    return None


def _at(menu: Menu, position: str) -> tuple[tuple[int, ...], int]:
    """The submenu and the line that *position* names; home where the menu is another one now."""
    numbers = [int(word) for word in position.split(".")] if position else [0]
    lines = menu.choices
    for number in numbers[:-1]:
        if number >= len(lines) or not lines[number].then:
            return (), 0
        lines = (*lines[number].then, BACK)
    return (tuple(numbers[:-1]), numbers[-1]) if numbers[-1] < len(lines) else ((), 0)


def _lines(menu: Menu, path: tuple[int, ...]) -> tuple[tuple[Choice, ...], str]:
    """The lines of a submenu and its title."""
    lines, title = menu.choices, menu.title
    for number in path:
        title = lines[number].text
        lines = (*lines[number].then, BACK)
    return lines, title


def _text(path: tuple[int, ...], at: int) -> str:
    return ".".join(str(number) for number in (*path, at))
