"""The sounds: short, unlike each other, and never in the way."""

import sys
from itertools import pairwise

import pygame
import pytest

from controller.games.catalogue import GAMES
from display import sounds
from display.sounds import SAMPLE_RATE_HZ, SOUNDS, THEMES, Sounds, synthesised

NAMES = ("match", "lost", "other", "done", "start", "mistake", "tick", "win", "join", "roll")


def test_every_name_of_the_table_has_a_sound():
    assert set(SOUNDS) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_audible_never_clipped_and_ends_in_silence(name):
    samples = synthesised(SOUNDS[name])
    assert 0.03 < len(samples) / SAMPLE_RATE_HZ < 1.5
    assert 8_000 < max(abs(sample) for sample in samples) < 32_767
    assert abs(samples[0]) < 200
    assert abs(samples[-1]) < 200


def test_no_two_sounds_are_alike():
    assert len({synthesised(notes).tobytes() for notes in SOUNDS.values()}) == len(SOUNDS)


def test_an_unknown_name_is_passed_over(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds()
    sounds.play(["match", "fanfare of tomorrow", "match"])
    sounds.close()
    sounds.close()
    assert pygame.mixer.get_init() is None


def test_a_sound_starts_once_however_often_it_is_named(mocker, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound = mocker.patch("pygame.mixer.Sound").return_value
    sounds = Sounds()
    sounds.play(["match", "tick", "match"])
    sounds.close()
    assert sound.play.call_count == 2


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux lists its sound cards")
def test_a_computer_without_a_sound_card_is_not_asked_for_one(mocker, monkeypatch, tmp_path):
    """ALSA's library would complain in eight lines each time; systemd makes the folder anyway."""
    for variable in ("SDL_AUDIODRIVER", "PULSE_SERVER", "PIPEWIRE_REMOTE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(sounds, "CARDS", tmp_path)
    for name in ("seq", "timer", "controlC0", "pcmC0D0c"):
        (tmp_path / name).touch()
    opened = mocker.patch("pygame.mixer.init", side_effect=pygame.error("no such device"))
    assert Sounds().lacking
    opened.assert_not_called()
    (tmp_path / "pcmC0D0p").touch()
    Sounds()
    opened.assert_called()


def test_without_an_audio_device_it_is_silent(mocker, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mocker.patch("pygame.mixer.init", side_effect=pygame.error("no such device"))
    sounds = Sounds()
    sounds.play(["match"])
    assert repr(sounds) == "<Sounds, silent>"


# ---- the belt, and the games' tunes --------------------------------------------------------------


@pytest.fixture
def heard(mocker, monkeypatch):
    """Sounds, and what pygame was asked to make of samples."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = mocker.patch("pygame.mixer.Sound")
    found = Sounds()
    yield found, made
    found.close()


def test_the_belt_hums_as_long_as_it_turns_and_higher_the_faster_it_is(heard):
    sounds, made = heard
    sounds.turn(3.0)
    made.return_value.play.assert_called_once()
    assert made.return_value.play.call_args.kwargs["loops"] == -1
    sounds.turn(3.05)
    assert made.call_count == 1, "nobody hears a difference"
    sounds.turn(6.0)
    assert made.return_value.stop.call_count == 1
    slow, fast = (crossings(call.kwargs["buffer"]) for call in made.call_args_list)
    assert fast > 1.2 * slow
    sounds.turn(0.0)
    assert made.return_value.stop.call_count == 2


def crossings(buffer):
    """How often a wave crosses zero."""
    samples = memoryview(buffer).cast("h")
    return sum((one < 0) != (other < 0) for one, other in pairwise(samples))


def test_the_hum_has_no_seam():
    samples = sounds.hum(3.0)
    steps = [abs(other - one) for one, other in pairwise(samples)]
    assert len(samples) == SAMPLE_RATE_HZ
    assert abs(samples[0] - samples[-1]) <= max(steps)


@pytest.mark.parametrize("change", [{"muted": True}, {"volume": 0}])
def test_what_is_muted_makes_no_sound_and_stops_the_hum(heard, change):
    sounds, made = heard
    sounds.turn(3.0)
    for name, value in change.items():
        setattr(sounds, name, value)
    sounds.turn(3.0)
    made.return_value.stop.assert_called_once()
    made.reset_mock()
    sounds.play(["match"])
    sounds.play_theme("luggage")
    sounds.say(b"\0\0")
    made.assert_not_called()


def test_every_game_has_a_tune_unlike_the_others():
    assert set(THEMES) == set(GAMES)
    assert len({synthesised(notes).tobytes() for notes in THEMES.values()}) == len(GAMES)
    for notes in THEMES.values():
        assert len(synthesised(notes)) / SAMPLE_RATE_HZ < 2.5


def test_a_game_from_elsewhere_begins_in_silence(heard):
    sounds, made = heard
    sounds.play_theme("pairs")
    made.assert_not_called()
