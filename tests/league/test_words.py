"""What the league says, in ten languages: the same messages with the same arguments in each."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from controller.views.message import LANGUAGES
from display.words import words_in as words_of_screen
from league import achievements
from league.words import words_in

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("luggage", "captain-bluff", "bluff-pirate", "captains-orders")


def entries(language):
    text = (files("league.words") / f"{language}.ftl").read_text("utf-8")
    return FluentParser().parse(text).body


def messages(language):
    """Id -> the arguments that it names."""
    text = (files("league.words") / f"{language}.ftl").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith("league-")]
    return {line.partition(" =")[0]: frozenset(re.findall(r"\$(\w+)", line)) for line in lines}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_each_message_with_its_arguments(language):
    assert not [one for one in entries(language) if isinstance(one, Junk)]
    ids = [one.id.name for one in entries(language) if isinstance(one, Message)]
    assert len(ids) == len(set(ids))
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_called_as_on_the_screen(language):
    words, screen = words_in(language), words_of_screen(language)
    assert [words.game(one) for one in GAMES] == [screen(f"{one}-title") for one in GAMES]


def test_a_game_that_the_league_does_not_know_has_a_name():
    assert words_in("de").game("crazy-eights") == "Crazy eights"
    assert words_in("de").level("cruel") == "Bot cruel"


def test_each_achievement_has_a_sentence():
    said = [words_in("en")(f"league-achievement-{one.id}") for one in achievements.shipped()]
    assert not [one for one in said if one.startswith("league-")]


def test_no_message_is_without_use():
    texts = [
        path.read_text("utf-8")
        for path in (ROOT / "league").rglob("*")
        if path.suffix in (".py", ".html", ".toml") and "words" not in path.parts
    ]
    used = "\n".join(texts)
    families = (
        *("achievement", "game", "bot", "stage", "battery", "tier", "record", "ruling"),
        "health",
    )
    unused = [
        id
        for id in messages("en")
        for name in (id.removeprefix("league-"),)
        if name.partition("-")[0] not in families and f'"{name}"' not in used and id not in used
    ]
    assert unused == []
