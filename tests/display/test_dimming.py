"""After hours of nobody the belt's battery is thought of, and the screen is dark; whatever anybody
does brightens it."""

import pygame
import pytest
from msgspec.structs import replace

from appliancescreen import appliance_pane, written
from controller.views import BatteryStatus, Notice, Update
from display import dimming
from display.appliance import NO_SOUND
from display.dimming import FORGOTTEN_AT_NIGHT_S, FORGOTTEN_S
from gallery import SAMPLES


@pytest.fixture
def pane(monkeypatch):
    return appliance_pane(monkeypatch)


LEFT = "the belt's battery is on"


def tells(pane, **more):
    """The table tells its view in attract, with more in it."""
    pane._feed.update = Update(replace(SAMPLES["attract"], **more))


@pytest.mark.parametrize(
    ("battery", "told"),
    [("good", True), ("low", True), ("empty", False), ("unknown", False), (None, False)],
)
def test_after_six_hours_of_nobody_the_belts_battery_is_thought_of(pane, battery, told):
    tells(pane, battery=battery and BatteryStatus(battery))
    assert LEFT not in written(pane, 10.0)
    assert LEFT not in written(pane, 9.0 + FORGOTTEN_S)
    assert (LEFT in written(pane, 12.0 + FORGOTTEN_S)) is told


@pytest.mark.parametrize("comes", ["a key", "a match"])
def test_whenever_somebody_is_here_the_hours_begin_again(pane, comes):
    battery = BatteryStatus("good")
    tells(pane, battery=battery)
    written(pane, 10.0)
    if comes == "a key":
        pane.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q), FORGOTTEN_S)
    else:
        pane._feed.update = Update(next(v for v in SAMPLES.values() if v and v.stage == "joining"))
        written(pane, FORGOTTEN_S)
        tells(pane, battery=battery)
    written(pane, FORGOTTEN_S + 2.0)
    assert LEFT not in written(pane, 2 * FORGOTTEN_S)
    assert LEFT in written(pane, 2 * FORGOTTEN_S + 10.0)


@pytest.fixture
def light(tmp_path, monkeypatch):
    """Whether the light behind the screen is to be dim."""
    lights, folder = tmp_path / "backlight", tmp_path / "run"
    (lights / "10-0045").mkdir(parents=True)
    folder.mkdir()
    monkeypatch.setattr(dimming.dim_light, "__defaults__", (lights,))
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(folder))
    return folder / dimming.DIMS


def painted(pane, now_s):
    """How bright the screen is on average, painted at that time as a window would."""
    surface = painted.surface
    pane.poll(now_s)
    pane.refresh(surface, now_s)
    return sum(pygame.transform.average_color(surface)[:3])


@pytest.fixture
def shown(pane):
    painted.surface = pygame.Surface((1280, 720))
    pane.place(painted.surface.get_rect())
    tells(pane)
    return painted(pane, 10.0)


def test_after_six_hours_of_nobody_the_screen_is_dark(pane, shown, light):
    assert painted(pane, FORGOTTEN_S) > shown * 0.9
    assert not light.exists()
    dark = painted(pane, FORGOTTEN_S + 11.0)
    assert 0 < dark < shown / 3
    assert light.exists()
    # What changes in the dark is as dark.
    pane.notice((NO_SOUND,))
    pane.refresh(painted.surface, FORGOTTEN_S + 12.0)
    tells(pane)
    assert painted(pane, FORGOTTEN_S + 13.0) < shown / 3


def test_no_bots_play_in_the_dark(pane, shown):
    pane._feed.update = Update(next(v for v in SAMPLES.values() if v and v.demo is not None))
    pane.poll(11.0)
    assert pane.view.demo is not None
    pane._solitude.look(pane.view, "", 11.0)
    pane.poll(FORGOTTEN_S + 20.0)
    assert pane.view.demo is None


@pytest.mark.parametrize("comes", ["a key", "a touch", "the mouse", "a seat", "a piece", "a phone"])
def test_whatever_anybody_does_brightens_it_at_once(pane, shown, light, comes):
    at_s = FORGOTTEN_S + 11.0
    assert painted(pane, at_s) < shown / 3
    told = SAMPLES["attract"]
    events = {
        "a key": pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q),
        "a touch": pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=1, touch=True),
        "the mouse": pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), buttons=(0, 0, 0)),
    }
    updates = {
        "a seat": Update(replace(told, game="bluff-pirate")),
        "a piece": Update(replace(told, notices=(Notice("table-pieces-other"),))),
        "a phone": Update(told, pin="123456"),
    }
    if comes in events:
        pane.handle(events[comes], at_s)
    else:
        pane._feed.update = updates[comes]
    assert painted(pane, at_s + 0.1) > shown / 2
    assert not light.exists()


@pytest.mark.parametrize(
    ("hour", "dark"), [(21, False), (22, True), (3, True), (7, False), (None, False)]
)
def test_at_night_an_hour_is_enough(pane, shown, monkeypatch, hour, dark):
    monkeypatch.setattr(dimming, "local_hour", lambda: hour)
    assert (painted(pane, FORGOTTEN_AT_NIGHT_S + 11.0) < shown / 3) is dark
