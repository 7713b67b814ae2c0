"""German and French for all that the games say: notices, prompts, menus, options and captions."""

import random
import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import controller
from controller.games.captains_orders.listed import LISTED as CAPTAINS_ORDERS
from controller.games.catalogue import CATALOGUE
from controller.match.interaction import Tapped, TappedAt
from controller.match.menu import Meant
from controller.match.tablegame import TableShape
from controller.table import intermission
from controller.table.drive import Drive
from controller.views import Notice
from display.tabletop.cards.mats import caption
from display.text import texts
from hardware.carousel import protection
from hardware.signals import BeltFault
from harness.matches import begun, random_steps

OTHERS = ("de", "fr")
GAMES = Path(controller.__file__).parent / "games"
SLUGS = ("captain-bluff", "bluff-pirate", "captains-orders")
LISTED = {game.slug: game for game in (CAPTAINS_ORDERS, *CATALOGUE.values()) if game.slug in SLUGS}
"""The card games that can be played at the table."""
MATCHES = 6


def infractions(slug):
    module = f"controller.games.{slug.replace('-', '_')}.infractions"
    assert find_spec(module) is not None
    return import_module(module).INFRACTIONS


def written(pattern):
    """What the controller's code writes out."""
    files = sorted(Path(controller.__file__).parent.rglob("*.py"))
    source = "".join(file.read_text("utf-8") for file in files)
    return sorted(set(re.findall(pattern, source)))


def literal_keys():
    """The keys of notices that the games and the table write out."""
    return written(rf'"((?:table|luggage|{"|".join(SLUGS)})\.[a-z_]*[a-z])"')


FOR_WHOEVER_LOOKS_AFTER_THE_TABLE = ("table.problem", "table.belt_warning")
"""What is wrong with a state or with a device is said in English."""
WITHOUT_REMEDY = ("table.attract", "table.joining", "table.options")


def is_said(language, key, remedy=True):
    notices = texts(language)._tables[0]["notices"]
    return key in notices and (not remedy or f"{key}.remedy" in notices)


def lines_of(choices):
    for choice in choices:
        yield from (text for text in (choice.text, choice.title) if text)
        yield from lines_of(choice.then)


def menus_of(table, state):
    """The menu in a state, and those that follow on a line that says what the next piece is."""
    conduct = table.begin(state, 0.0).conduct
    menu = table.menu(state, conduct, {})
    if menu is None:
        return
    yield menu
    for choice in menu.choices:
        if isinstance(choice.means, Meant):
            half = table.chosen(conduct, state, {}, menu.seat, choice.means).half
            yield table.menu(state, conduct, half)


def states(listed):
    """The states of some matches, of every number of players."""
    for seed in range(MATCHES):
        players = list(listed.rules.PLAYERS)
        rng = random.Random(seed)
        state = begun(listed.rules, players[seed % len(players)])
        yield state
        for _, _, after in random_steps(listed.rules, state, rng):
            yield after


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("slug", ["luggage", *SLUGS])
def test_every_infraction_is_said(slug, language):
    keys = [f"{slug}.{key}" for key in infractions(slug)]
    assert len(keys) > 20
    assert [key for key in keys if not is_said(language, key)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_notice_that_is_written_out_is_said(language):
    keys = literal_keys()
    assert {"table.not_held", "luggage.mapping", "captains-orders.other_spot"} <= set(keys)
    unsaid = [key for key in keys if not is_said(language, key, key not in WITHOUT_REMEDY)]
    assert [key for key in unsaid if key not in FOR_WHOEVER_LOOKS_AFTER_THE_TABLE] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_menu_of_a_match_that_rests_is_said(language):
    menu = intermission.menu(("red", "blue", "green"), ("green",))
    lines = {menu.title, *lines_of(menu.choices)}
    assert len(lines) > 5
    assert [line for line in lines if not texts(language).says(line)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_stops_the_belt_is_said(language):
    said = texts(language)
    for watch in protection.WATCHES.values():
        for retry_in_s in (None, 1.5):
            drive = Drive()
            stopped = BeltFault(
                at_s=0.0, fault=watch.says, remedy=watch.remedy, retry_in_s=retry_in_s
            )
            drive.hear(stopped)
            told, words = drive.fault, said.notice(drive.fault)
            assert not any(arg in " ".join(words) for arg in told.args)


def test_the_others_are_asked_in_german_to_tap_the_cards_of_somebody_who_left():
    asked = intermission.asked_for("red", Tapped("blue", "captains-orders/1"))
    assert "Rot ist gegangen: die Karten am Leser von Blau antippen" in texts("de").notice(asked)[0]
    asked = intermission.asked_for("red", TappedAt(2, "captains-orders/1"))
    assert "die Karten an Feld 2 antippen" in texts("de").notice(asked)[0]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_printed_beside_places_is_said(slug, language):
    if find_spec(box := f"controller.games.{slug.replace('-', '_')}.box") is None:
        pytest.skip("nothing of this game is printed on the table yet")
    layout = import_module(box).LAYOUT
    lines = [caption(place, layout) for place in (*layout.piles, *layout.rows)]
    assert lines
    assert [line for line in lines if texts(language)._captions.find(line) is None] == []


@cache
def asked_and_offered(slug):
    """The keys of all prompts and the lines of all menus in some matches."""
    listed, asked, offered = LISTED[slug], set(), set()
    for spots in (0, 6):
        table = listed.table(TableShape(spots=spots))
        for state in states(listed):
            prompt = table.prompt(state)
            if prompt is not None:
                asked.add(prompt.key)
            for menu in menus_of(table, state):
                offered |= {menu.title, *lines_of(menu.choices)}
    return asked, offered


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("slug", LISTED)
def test_every_prompt_and_every_line_of_a_menu_is_said(slug, language):
    said = texts(language)
    asked, offered = asked_and_offered(slug)
    assert asked
    assert offered
    assert [key for key in asked if not is_said(language, key)] == []
    assert [line for line in offered if not said.says(line)] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("slug", {**CATALOGUE, **LISTED})
def test_every_option_is_said(slug, language):
    said = texts(language)
    options = {**CATALOGUE, **LISTED}[slug].lines
    lines = [line for option in options for line in (option.title, *option.words.values())]
    assert lines
    assert [line for line in lines if not said.says(line)] == []


def test_a_line_of_a_menu_is_found_by_its_pattern():
    said = texts("de")
    assert said.choice("Ask for a card") == "Um eine Karte bitten"
    assert said.choice("To Red") == "An Rot"
    assert said.choice("Rank 7") == "Rang 7"
    assert said.choice("Blue: the card is a") == "Blau: Die Karte ist eine"
    assert said.choice("Yellow") == "Gelb"
    assert said.choice("Something new") == "Something new"
    assert texts("en").choice("To Red") == "To Red"


def test_seats_in_a_sentence_are_named_in_its_language():
    words = ("Yellow", "7", "Red", "Yellow")
    notice = Notice("captains-orders.order", "x", "y", args=words)
    assert texts("de").notice(notice)[0] == "Gelb: Rot befiehlt 7. Folgen oder kontern."
    assert texts("fr").notice(notice)[0] == "Jaune : Rouge ordonne 7. Obéir ou contrer."
