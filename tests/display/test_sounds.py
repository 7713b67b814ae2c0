"""The sounds: short, unlike each other, and never in the way."""

import sys

import pygame
import pytest

from display import sounds
from display.sounds import SAMPLE_RATE_HZ, SOUNDS, Sounds, synthesised

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
