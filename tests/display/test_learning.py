"""What teaches a game: every lesson and every ruling has a sentence in every language, and every
lesson a picture, which have room wherever they are shown."""

import logging
import re
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

import controller
import gallery
from controller.games.catalogue import CATALOGUE
from controller.match.teaching import explained, why
from controller.views import Message, Notice
from display import screens, theme
from display.screens import PublicScreen
from display.screens.learning import goal_of
from display.screens.learning.pictures import CAST, PICTURES, SIX, THEN, picture, without_parts
from display.screens.learning.pictures import PARTS as STATION
from display.words import languages, words_in
from gallery.learning import taught
from harness.refusals import rulings_of

SIZE = (800, 480)
MATCHES = {
    "luggage": "play",
    "captain-bluff": "bluff-turn",
    "bluff-pirate": "pirate-voting",
    "captains-orders": "orders-turn",
}
MISTAKE = re.compile(r'"([A-Z]{1,2}-\d+)"')


def lessons_of(slug):
    """The lessons of a game, as they are shown."""
    prompt = Notice("turn", seat="red")
    return [explained(slug, lesson, prompt) for lesson in CATALOGUE[slug].lessons]


def cited(slug):
    """The rulings that a refusal of a game may name."""
    own = set(rulings_of(slug).values())
    folder = Path(controller.__file__).parent
    files = [folder / "games" / slug.replace("-", "_") / "table.py", *folder.glob("match/*.py")]
    found = {rule for file in files for rule in MISTAKE.findall(file.read_text("utf-8"))}
    prefixes = {rule.partition("-")[0] for rule in own} | {"G"}
    refused = {rule for rule in found if rule.partition("-")[0] in prefixes}
    return sorted((own | refused) - SAYS_ONLY)


SAYS_ONLY = {"L-1", "L-9", "L-22", "L-25", "L-26", "G-1", "G-5"}
"""These stand behind what is told, not behind refusals."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", CATALOGUE)
def test_every_lesson_and_every_ruling_is_said(slug, language, caplog):
    words = words_in(language)
    said = [one.what for one in lessons_of(slug)] + [why(slug, rule).what for rule in cited(slug)]
    with caplog.at_level(logging.WARNING, logger="display.words"):
        for what in said:
            assert words(what) != what.id
            assert words.has(what.id), (what.id, language)
    assert [record.getMessage() for record in caplog.records] == []


PARTS = {
    "da": "læser|knap|[Tt]ryk|[Hh]old",
    "de": "Lesefeld|Kn[oö]pf|[Tt]ipp|getippt|[Dd]rück",
    "en": r"\b[Pp]ads?\b|[Bb]utton|\b[Tt]ap(s|ped)?\b|[Pp]ress",
    "es": "lector|bot[oó]n|[Pp]ulsa|[Aa]cerca",
    "fr": "lecteur|bouton|[Aa]ppuy|[Pp]résente",
    "it": "lettore|pulsant|[Pp]rem|avvicin",
    "nl": r"lezer|knop|[Dd]ruk|\b[Hh]oud\b|gelezen",
    "pt": "leitor|botões|[Cc]arrega|[Ee]ncosta",
    "ru": "[Кк]нопк|[Нн]ажм|[Пп]рил[ао]",
    "sv": "läsar|knapp|[Tt]ryck|[Hh]åll",
}
"""Words for a station's parts, and for what is done with them."""

BUTTONS = re.compile(r"(?:^|[.:;?!] )A (?!ship|turn|line|ogni)|[^.:;?!] A\b|\bB\b")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", CATALOGUE)
def test_no_lesson_in_a_players_window_speaks_of_the_parts_of_a_station(slug, language):
    words = words_in(language)
    said = [words.in_window(one.what) for one in lessons_of(slug)]
    parts = re.compile(f"{PARTS[language]}|{BUTTONS.pattern}")
    assert [one for one in said if parts.search(one)] == []


@pytest.mark.parametrize("slug", CATALOGUE)
def test_no_picture_in_a_players_window_has_the_parts_of_a_station(slug):
    for name, drawn in PICTURES[slug].items():
        left = without_parts(drawn)
        assert left, name
        assert not set(STATION) & set(left), name
        assert left[-1] is not THEN, name


@pytest.mark.parametrize("slug", CATALOGUE)
def test_every_lesson_and_each_of_the_six_rules_has_a_picture(slug):
    names = {one.picture for one in lessons_of(slug)}
    assert {name for name in names if not picture(slug, name)} == set()
    rules = {f"rule-{number}" for number in range(1, SIX + 1)}
    assert set(PICTURES[slug]) == names | rules | {CAST}
    assert all(words_in("en").has(f"{slug}-rules-{number}") for number in range(1, SIX + 2))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", CATALOGUE)
def test_every_lesson_has_room_on_the_smallest_screen(slug, language):
    name = MATCHES[slug]
    for one in lessons_of(slug):
        surface, screen = pygame.Surface(SIZE), PublicScreen(language)
        screen.draw(surface, taught(gallery.SAMPLES[name], slug, one.picture, one.seat), 2.0)
        assert gallery.misfits(name, surface, screen.written) == []
        said = words_in(language)(Message(one.what.id))
        assert said in " ".join(line.text for line in screen.written)


def test_what_can_be_clicked_without_a_lesson_can_be_with_one():
    view = taught(gallery.SAMPLES["bluff-turn"], "captain-bluff", "place")
    screen, plain = PublicScreen(), PublicScreen()
    screen.draw(pygame.Surface(SIZE), view, 2.0)
    plain.draw(pygame.Surface(SIZE), gallery.SAMPLES["bluff-turn"], 2.0)
    assert screen.targets == plain.targets != {}


LOW = ((800, 202), (1024, 252), (1280, 302), (1920, 454))
"""The upper part of a window of 800x480, 1024x600, 1280x720 and 1920x1080."""
SHOWN = (
    "play", "memory", "check", "ready", "play-mistake",
    "bluff-turn", "bluff-window", "bluff-setup", "bluff-placing",
    "pirate-turn", "pirate-voting", "pirate-picking", "pirate-revealing", "pirate-island",
    "orders-play", "orders-turn", "orders-eight",
)  # fmt: skip
"""Of each phase in which there is something to be learnt."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SHOWN)
def test_a_lesson_lies_on_nothing(name, language, monkeypatch):
    """All that its act may need stays in sight: cards, pads, the prompt and the choices."""
    rooms = []
    monkeypatch.setattr(screens, "explained", lambda page, game, what, room: rooms.append(room))
    view = gallery.SAMPLES[name]
    for size in gallery.sizes_in_turn(language, SHOWN.index(name), (*LOW, *gallery.SIZES)):
        surface, bare, screen = pygame.Surface(size), pygame.Surface(size), PublicScreen(language)
        screen.draw(surface, taught(view, view.game, "place"), 2.0)
        theme.put_backdrop(bare)
        room = rooms.pop()
        assert room.width >= 0.3 * size[0], "too narrow to be read"
        assert _pixels(surface, room) == _pixels(bare, room)
        assert gallery.misfits(name, surface, screen.written) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", CATALOGUE)
def test_every_lesson_has_room_in_a_low_window(slug, language):
    name, nth = MATCHES[slug], list(MATCHES).index(slug)
    for size in gallery.sizes_in_turn(language, nth, LOW):
        for one in lessons_of(slug):
            surface, screen = pygame.Surface(size), PublicScreen(language)
            screen.draw(surface, taught(gallery.SAMPLES[name], slug, one.picture, "red"), 2.0)
            assert gallery.misfits(name, surface, screen.written) == []
            said = words_in(language)(Message(one.what.id))
            assert said in " ".join(line.text for line in screen.written)


def _pixels(surface, area):
    return pygame.image.tobytes(surface.subsurface(area), "RGB")


@pytest.mark.parametrize(("slug", "name"), MATCHES.items())
def test_the_public_screen_says_the_goal_until_something_has_happened(slug, name):
    """Where nobody deals, the first turn is there at once."""
    goal = goal_of(words_in("en"), slug)

    def said(view):
        screen = PublicScreen()
        screen.draw(pygame.Surface((1280, 800)), view, 0.0)
        return " ".join(line.text for line in screen.written)

    begun = gallery.SAMPLES[name]
    assert goal not in said(begun)
    assert goal in said(replace(begun, log=()))
