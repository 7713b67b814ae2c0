"""Each colour is shown at every seat, with a sound, and the lights are off afterwards."""

from types import SimpleNamespace

import pytest

from controller.match.menu import by_key, listed
from controller.table.showing import COLOUR_S, COLOURS, SOUND, LightsPage
from display.words import languages, words_in
from hardware.signals import SetLight

SEATS = ("red", "blue")


@pytest.fixture
def shown():
    """A page that has just been opened, what it has sent, and what was to be heard."""
    sent, heard = [], []
    page = LightsPage(SEATS, sent.append, heard.append, 10.0)
    return SimpleNamespace(page=page, sent=sent, heard=heard)


def test_every_colour_is_at_every_seat_for_its_time_and_has_a_sound(shown):
    page = shown.page
    for number, colour in enumerate(COLOURS):
        assert shown.sent[-2:] == [SetLight(seat, colour) for seat in SEATS]
        assert len(shown.heard) == number + 1
        assert page.view().hint.args == {"colour": colour}
        page.pass_time(page.wake_at_s() - 0.1)
        assert len(shown.heard) == number + 1, "its time is not over"
        page.pass_time(10.0 + (number + 1) * COLOUR_S)
    assert set(shown.heard) == {SOUND}
    assert (page.over, page.wake_at_s(), page.notice.id) == (True, None, "table-lights-done")


def test_any_button_stops_it_by_the_only_line(shown):
    (line,) = listed(shown.page.menu())
    shown.page.choose(by_key(shown.page.menu(), line.key).means, 10.5)
    assert shown.page.over


def test_when_it_is_left_the_lights_are_off(shown):
    shown.page.close()
    assert shown.sent[-2:] == [SetLight(seat, "off") for seat in SEATS]


@pytest.mark.parametrize("language", languages())
def test_each_colour_has_a_word_of_its_own(language, shown):
    words = words_in(language)
    said = {words("table-lights-shown", colour=colour) for colour in COLOURS}
    assert len(said) == len(COLOURS)
