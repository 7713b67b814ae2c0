"""What is said aloud: what stands on the screen, once, and nothing that is out of date."""

import shutil
import threading
import time

import pygame
import pytest
from msgspec.structs import replace

from controller.views import Notice, Update
from display import sounds as heard
from display.publicpane import PublicPane
from display.screens import PublicScreen
from display.sounds import SAMPLE_RATE_HZ, Sounds, Speaker, announced, spoken
from display.window import FRAME_S
from display.words import languages, names_of, words_in
from gallery import SAMPLES

VIEWS = {name: view for name, view in SAMPLES.items() if view is not None}


@pytest.mark.parametrize("name", VIEWS)
def test_nothing_is_said_that_does_not_stand_on_the_screen(name):
    """A secret never does: what the public sees cannot hold one."""
    screen = PublicScreen("en")
    # As it comes: an ending's page of facts is shown later.
    screen.draw(pygame.Surface((1280, 720)), VIEWS[name], 0.0)
    shown = " ".join(line.text for line in screen.written)
    said = announced(VIEWS[name], words_in("en"))
    assert all(word in shown for word in said.split())


def test_a_prompt_is_said_in_the_language_of_the_table():
    view = replace(VIEWS["joining"], staged=None)
    said = {language: announced(view, words_in(language)) for language in languages()}
    assert said["de"] == words_in("de")(view.prompt)
    assert len(set(said.values())) > 5


def test_a_climax_is_said_instead_of_the_prompt():
    view = VIEWS["stage-call"]
    said = words_in("en", names_of(view))(view.staged.climax.what)
    assert announced(view, words_in("en")) == said


def test_the_page_of_the_operator_is_not_read_out():
    assert announced(replace(VIEWS["operator"], staged=None), words_in("en")) == ""


# ---- the speaker ---------------------------------------------------------------------------------


class Slow:
    """Speaks when it is let."""

    def __init__(self):
        self.let = threading.Event()
        self.said = []

    def __call__(self, text, language):
        self.said.append((text, language))
        assert self.let.wait(10)
        return text.encode()


def finished(speaker):
    until_s = time.monotonic() + 10
    while time.monotonic() < until_s:
        if samples := speaker.poll():
            return samples
        time.sleep(0.005)
    return b""


def test_a_sentence_is_said_once():
    slow = Slow()
    slow.let.set()
    speaker = Speaker(slow)
    speaker.announce("Red begins.", "en")
    assert finished(speaker) == b"Red begins."
    speaker.announce("Red begins.", "en")
    assert speaker.poll() == speaker.poll() == b""
    assert slow.said == [("Red begins.", "en")]


def test_what_is_out_of_date_is_not_said():
    slow = Slow()
    speaker = Speaker(slow)
    for text in ("one", "two", "three"):
        speaker.announce(text, "en")
        assert speaker.poll() == b"", "the screen does not wait"
    slow.let.set()
    assert finished(speaker) == b"three"
    assert [text for text, _ in slow.said] == ["one", "three"]


def test_without_the_program_nothing_is_said(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    speaker = Speaker()
    speaker.announce("Red begins.", "en")
    assert speaker.poll() == b""


def test_a_program_that_fails_says_nothing(monkeypatch):
    monkeypatch.setattr(heard, "PROGRAM", "false")
    assert spoken("Red begins.", "en") == b""


@pytest.mark.skipif(shutil.which(heard.PROGRAM) is None, reason="espeak-ng is not installed")
@pytest.mark.parametrize("language", languages())
def test_the_program_speaks_every_language(language):
    text = words_in(language)("screen-waiting")
    assert 0.5 < len(spoken(text, language)) / 2 / SAMPLE_RATE_HZ < 10


# ---- the pane ------------------------------------------------------------------------------------


class Feed:
    connected = True

    def __init__(self, *views):
        self.views = list(views)

    def poll(self):
        return Update(self.views.pop(0)) if self.views else None


@pytest.fixture
def pane(mocker, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds()
    for what in ("turn", "play_theme"):
        mocker.patch.object(sounds, what)
    speaker = mocker.Mock(**{"poll.return_value": b""})

    def pane(*views):
        found = PublicPane(Feed(*views), PublicScreen(), sounds, FRAME_S, speaker=speaker)
        for number in range(len(views)):
            found.poll(number * FRAME_S)
        return sounds, speaker

    yield pane
    sounds.close()


def test_a_match_begins_with_its_tune(pane):
    sounds, _ = pane(VIEWS["attract"], VIEWS["bluff-turn"], VIEWS["bluff-placing"])
    sounds.play_theme.assert_called_once_with("captain-bluff")


@pytest.mark.parametrize("simulated", [True, False])
def test_only_a_simulated_belt_hums(pane, simulated):
    view = VIEWS["play-belt"]
    belt = replace(view.match.belt, rpm=3.0)
    match = replace(view.match, belt=belt)
    sounds, _ = pane(replace(view, match=match, simulated=simulated), VIEWS["attract"])
    assert [call.args[0] for call in sounds.turn.call_args_list] == [3.0 * simulated, 0.0]


def test_prompts_are_announced_while_they_can_be_heard(pane):
    view = replace(VIEWS["joining"], prompt=Notice("table-staged"), language="de")
    sounds, speaker = pane(view)
    speaker.announce.assert_called_once_with(words_in("de")("table-staged"), "de")
    sounds.muted = True
    speaker.announce.reset_mock()
    pane(view)
    speaker.announce.assert_not_called()
