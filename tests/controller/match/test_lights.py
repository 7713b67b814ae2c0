"""The lights at the seats: each change is sent once, and a flash ends by itself."""

import pytest

from controller.match.signs import SeatLights
from controller.match.tablegame import Flash
from hardware.signals import SetLight

WANTED = {"red": ("white", "pulse"), "blue": ("blue", "dim")}
MATCH = Flash("red", "green", "steady", for_s=1.5)


@pytest.fixture
def sent():
    return []


@pytest.fixture
def lights(sent):
    lights = SeatLights(sent.append)
    lights.show(WANTED)
    sent.clear()
    return lights


def test_a_light_that_does_not_change_is_not_sent_again(lights, sent):
    lights.show(WANTED)
    lights.show(dict(WANTED))
    assert sent == []


def test_only_the_light_that_changes_is_sent(lights, sent):
    lights.show({**WANTED, "blue": ("off", "steady")})
    assert sent == [SetLight("blue", "off", "steady")]


def test_a_flash_is_shown_and_ends_although_the_same_lights_are_wanted_all_the_while(lights, sent):
    lights.flash(MATCH, now_s=10.0)
    lights.show(WANTED)
    lights.end_flashes(now_s=11.4)
    lights.show(WANTED)
    assert sent == [SetLight("red", "green", "steady")]
    assert lights.wake_at_s() == 11.5
    lights.end_flashes(now_s=11.5)
    lights.show(WANTED)
    assert sent[1:] == [SetLight("red", "white", "pulse")]
    assert lights.wake_at_s() is None
