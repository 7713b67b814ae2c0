"""Every text stands out from its ground: 4.5 to 1 at least, as in WCAG 2.2, 1.4.3.

The ground is measured where each line is written, before it is; the letters have the colour that
the screen gives them.
"""

from statistics import median

import pygame
import pytest

import gallery
from display import theme
from display.screens import PublicScreen
from display.screens.page import Page
from gallery import SAMPLES

LEAST = 4.5
SIZE = (800, 480)


def luminance(colour):
    """The relative luminance of WCAG 2.2."""
    parts = [part / 255 for part in colour[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def ground_of(picture, area):
    """The colour in the middle of those around the letters, channel by channel."""
    area = area.clip(picture.get_rect())
    dots = [
        picture.get_at((x, y))[:3]
        for x in range(area.left, area.right, max(1, area.width // 12))
        for y in range(area.top, area.bottom, max(1, area.height // 6))
    ]
    return tuple(median(dot[channel] for dot in dots) for channel in range(3))


@pytest.fixture
def pairs(monkeypatch):
    """What was written on which ground: the text, its colour, and the ground's."""
    found, write = [], Page.write

    def written(self, text, area, colour=theme.PAPER, **how):
        before = self.surface.copy()
        place = write(self, text, area, colour, **how)
        if place.width:
            found.append((text, colour, ground_of(before, place)))
        return place

    monkeypatch.setattr(Page, "write", written)
    return found


@pytest.mark.parametrize("name", SAMPLES)
def test_every_text_of_a_screen_stands_out_from_its_ground(name, pairs):
    gallery.draw(PublicScreen(), pygame.Surface(SIZE), name)
    faint = {
        f"{text!r} {contrast(colour, ground):.1f}: {colour} on {ground}"
        for text, colour, ground in pairs
        if contrast(colour, ground) < LEAST
    }
    assert pairs
    assert faint == set()


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (theme.AMBER, theme.FLAP_LIGHT),
        (theme.BAD, theme.FLAP_LIGHT),
        (theme.INK, theme.AMBER),
        (theme.INK, theme.PAPER),
        (theme.PAPER, theme.PANEL),
        (theme.MIST, theme.PANEL),
        (theme.AMBER, theme.PANEL),
        (theme.GOOD, theme.PANEL),
        (theme.BAD, theme.PANEL),
    ],
)
def test_flaps_plates_and_panels_can_be_read(ink, ground):
    assert contrast(ink, ground) >= LEAST


def test_contrast_is_reckoned_as_the_standard_does():
    # The examples of WCAG 2.2: black on white is 21 to 1, and #767676 just enough on white.
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((0x76, 0x76, 0x76), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)
