"""The sides of pieces with their words: what the screen says beside a card stands on paper."""

from functools import lru_cache

from controller.views.box import Side
from display import theme
from display.art.canvas import Colour, oval, rounded
from display.art.picture import Layer, Part, Picture, Word
from display.paper.text import wrapped
from display.sides import side_picture
from display.words import Words

_BUTTONS: tuple[tuple[str, Colour], ...] = (("a", (42, 176, 92)), ("b", (216, 62, 56)))


@lru_cache(maxsize=1024)
def lettered(side: Side, words: Words) -> Picture:
    """What is printed on a side. The same picture for the same side and words."""
    picture = side_picture(side)
    if not side.face:
        return picture
    match side.kind:
        case "game-card":
            parts = _title(words("table-game", game=side.name))
        case "control-card":
            parts = (Word(words(f"hands-card-{side.name}"), 50, 116, 17, theme.INK),)
        case "player-card":
            parts = _player(words, side.name)
        case _:
            return picture
    return Picture((*picture.parts, *parts), picture.extent, picture.ground)


def _title(title: str) -> tuple[Part, ...]:
    """The name of a game on a sign across its card."""
    lines = wrapped(title, 13, 66)
    height = 13 * len(lines) + 6
    sign = rounded(theme.INK, 7, 114 - height, 86, height, 4) + rounded(
        theme.AMBER, 8.5, 115.5 - height, 83, height - 3, 3
    )
    top = 114 - height / 2 - 6.5 * (len(lines) - 1)
    words = (Word(line, 50, top + 13 * k, 13, theme.INK, 78) for k, line in enumerate(lines))
    return (Layer(sign), *words)


def _player(words: Words, seat: str) -> tuple[Part, ...]:
    """Whose card it is, and what the two buttons say."""
    parts: list[Part] = [Word(words("table-seat", seat=seat), 50, 84, 17, theme.INK, 70)]
    for row, (letter, colour) in enumerate(_BUTTONS):
        y = 101 + 15 * row
        said = words(f"hands-button-{letter}")
        parts += [
            Layer(oval(theme.INK, 22, y, 6.4) + oval(colour, 22, y, 5.4)),
            Word(letter.upper(), 22, y, 9, theme.PAPER),
            Word(said, 32, y, 9.5, theme.INK, 54, align="left", bold=False),
        ]
    return tuple(parts)
