"""A game that is no part of Reclaim: tests/games/crazy-eights, found through its entry points.

It is the game of docs/adding-a-game.md. Here it is not installed; its metadata are laid beside it
as an installer would lay them.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pygame
import pytest
from matplotlib.text import Text
from msgspec.structs import replace

from controller.conformance.laws import LAWS, who_is_to_act_is_awaited
from controller.conformance.steps import Broken
from controller.conformance.swapping import views_tell_no_secret
from controller.match.tablegame import TableShape
from controller.views.luggage import Points
from controller.views.sheet import CardFigures, CardPlayer, Sheet
from display.screens import PublicScreen
from display.screens.catalogue import catalogue
from display.web.pages import parts
from display.web.pictures import png
from display.words import languages, names_of, words_in
from display.words.__main__ import missing
from gallery import SAMPLES
from goldens import differing_pixels
from harness.matches import with_other
from othergames import GAMES, laid_out, play_here
from phonetable import phone_table
from workshop.report import page

ROOT = Path(__file__).resolve().parents[3]
GAME = GAMES["crazy-eights"]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A folder with the metadata of the games."""
    return laid_out(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def reclaim(site):
    """`reclaim("check-game", "crazy-eights")`: the command with the games on its path."""
    return lambda *arguments: run(arguments, (ROOT, *GAMES.values(), site))


def run(arguments, path, program=("-m", "controller")):
    """What the command says with *path* to find games on."""
    return subprocess.run(
        [sys.executable, *program, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


LACKING = ("title", "card", "zone-pile", "menu-awaits-play", "no-suit")
"""Messages of every kind: a refusal that no random match comes to, what stands while a card is
awaited, a zone."""

WORDS_ALONE = """
import sys
from controller.__main__ import main
from controller.commands import checkgame
checkgame.LAWS = ()
sys.exit(main())
"""
"""`reclaim` whose check-game leaves out the laws that another test plays."""


@pytest.fixture(scope="module")
def mistaken(tmp_path_factory, site):
    """What check-game says of the words and of the screen of a game with mistakes in both."""
    game = shutil.copytree(GAME, tmp_path_factory.mktemp("mistaken") / "game")
    words, screen = game / "crazy_eights/words/en.ftl", game / "crazy_eights/screen.py"
    texts = words.read_text()
    for message in LACKING:
        texts = texts.replace(f"crazy-eights-{message} =", f"crazy-eights-gone-{message} =")
    words.write_text(texts)
    screen.write_text(screen.read_text().replace("import cards", "import cards, podiums"))
    done = run(("check-game", "crazy-eights"), (ROOT, game, site), program=("-c", WORDS_ALONE))
    assert done.returncode == 1
    return done.stderr


def test_check_game_names_every_message_that_is_missing(mistaken):
    for message in LACKING:
        assert f"in en lack the message crazy-eights-{message}\n" in mistaken


def test_check_game_says_why_a_screen_cannot_be_loaded(mistaken):
    """Else the general one would be drawn, and a log would know why."""
    assert "the screen of crazy-eights, crazy_eights.screen:SCREENS, cannot" in mistaken
    assert "cannot import name 'podiums'" in mistaken


@pytest.mark.parametrize("slug", GAMES)
def test_it_keeps_every_law(reclaim, slug):
    done = reclaim("check-game", slug)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("ok      ") == len(LAWS) + 1
    assert "BROKEN" not in done.stdout


def test_it_is_played_by_bots_on_the_twin(reclaim):
    done = reclaim("play", "--game", "crazy-eights", "--fast", "--players", "3", "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["winners"]
    assert max(result["totals"].values()) == 5


@pytest.mark.parametrize(("slug", "lines"), [("crazy-eights", 330), ("agram", 240)])
def test_it_is_short(slug, lines):
    files = {*GAMES[slug].rglob("*.py"), *GAMES[slug].rglob("*.ftl")}
    shown = {file for file in files if file.stem in ("screen", "report")}
    assert sum(len(file.read_text().splitlines()) for file in files - shown) <= lines
    assert sum(len(file.read_text().splitlines()) for file in shown) <= 70


def test_a_trick_taking_game_is_played_by_bots_with_cards_that_nobody_reads(reclaim):
    done = reclaim("play", "--game", "agram", "--fast", "--players", "4", "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert [result["totals"][seat] for seat in result["winners"]] == [1]


@pytest.fixture
def installed(site, monkeypatch):
    """The game is found by the display of this process."""
    kept = (catalogue, page._own_figures)
    for path in (GAME, site):
        monkeypatch.syspath_prepend(str(path))
    for one in kept:
        one.cache_clear()
    yield import_module("crazy_eights.spec").SPEC
    for one in kept:
        one.cache_clear()


def test_its_screen_shows_the_top_of_the_pile_and_the_suit(installed):
    rules, luck = installed.rules, Random(3)
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    while state.phase == "dealing" or state.suit is None:
        state = rules.play(state, rules.random_move(state, luck.random))
    match = rules.view(state, None)
    view = replace(SAMPLES["attract"], stage="match", game="crazy-eights", match=match)
    surface, screen = pygame.Surface((640, 360)), PublicScreen()
    screen.draw(surface, view, 0.0)
    suit = words_in("en")(f"crazy-eights-menu-{view.match.facts['suit']}")
    assert suit in [line.text for line in screen.written]
    again = pygame.Surface((640, 360))
    other = "clubs-1" if view.match.facts["top"] != "clubs-1" else "clubs-2"
    facts = {**view.match.facts, "top": other}
    screen.draw(again, replace(view, match=replace(view.match, facts=facts)), 0.0)
    assert differing_pixels(surface, again) > 50


def test_its_figure_stands_on_a_report_and_on_no_other(installed):
    players = tuple(CardPlayer(seat, (3,), (1.0,) * 17) for seat in ("red", "blue"))
    course = (Points(0.0, (0, 0)), Points(9.0, (3, 3)))
    sheet = Sheet(
        game="crazy-eights",
        number=1,
        table="sim",
        began_utc="",
        status="finished",
        bots=(),
        chairs=("red", "blue"),
        match=CardFigures(9.0, 34, ("red",), players, course),
    )
    title = words_in("en")("crazy-eights-report-moves")
    texts = [
        {text.get_text() for text in page.page(one, words_in("en")).figure.findobj(Text)}
        for one in (sheet, replace(sheet, game="captain-bluff"))
    ]
    assert {title, "17"} <= texts[0]
    assert title not in texts[1]


def test_a_game_that_is_not_installed_is_named_in_a_sentence(reclaim):
    done = reclaim("check-game", "old-maid")
    assert done.returncode == 2
    assert done.stderr.startswith(
        "reclaim check-game: there is no game 'old-maid'; there are luggage"
    )
    assert "crazy-eights" in done.stderr


def test_a_message_that_the_words_lack_is_named():
    assert missing("luggage", ["luggage-title", "luggage-no-such-thing"]) == [
        f"the words of luggage in {language} lack the message luggage-no-such-thing"
        for language in languages()
    ]
    assert missing("luggage", ["luggage-title", "table-rests"]) == []


@pytest.mark.parametrize("seed", [1, 4, 6])
def test_a_card_that_goes_back_to_the_hand_tells_what_else_is_in_it(seed, monkeypatch):
    """In these matches one that was not read does not follow suit; it would, with other cards."""
    monkeypatch.syspath_prepend(str(GAMES["agram"]))
    agram = import_module("agram.spec").SPEC
    views_tell_no_secret(agram, Random(f"{seed}/views_tell_no_secret"))


def test_who_is_to_draw_a_card_must_be_awaited(monkeypatch):
    """Else the window lights nothing, and the match stands still."""
    monkeypatch.syspath_prepend(str(GAME))
    spec = import_module("crazy_eights.spec").SPEC

    def not_while_taking(state, player):
        return state.phase != "taking" and spec.rules.awaited(state, player)

    wrong = replace(spec, rules=with_other(spec.rules, awaited=not_while_taking))
    with pytest.raises(Broken, match="is to draw, and is not awaited"):
        who_is_to_act_is_awaited(wrong, Random(1))


def test_its_prompts_say_where_something_is_done(monkeypatch):
    monkeypatch.syspath_prepend(str(GAME))
    spec = import_module("crazy_eights.spec").SPEC
    rules, luck = spec.rules, Random(1)
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    with_spots, without = (spec.table(TableShape(spots=spots)) for spots in (6, 0))
    assert with_spots.prompt(state).at == ("deck",)
    while state.phase == "dealing":
        state = rules.play(state, rules.random_move(state, luck.random))
    assert with_spots.prompt(state).at == ("spot/1",)
    assert without.prompt(state).at == ("menu",)


def test_it_is_played_with_phones_by_pages_that_do_not_know_it(installed, monkeypatch, tmp_path):
    """What a page lights can be touched on it and has a name, and each picture on it is drawn."""
    play_here("crazy-eights", monkeypatch)
    with phone_table(tmp_path, "crazy-eights") as table:
        for number in range(1, 13):
            seat = next(one for one in table.match.seats if table.choice(one, number))
            phone, touchable = table.phone(seat), table.touchable(seat)
            words = words_in("en", names_of(phone.player.eyes.view))
            html = "".join(parts(phone.sheet, words).values())
            assert [id for id in touchable.values() if f'data-id="{id}"' not in html] == []
            addresses = set(re.findall(r'src="/art/([^"]*)\.png"', html))
            assert [one for one in addresses if png(one) is None] == []
            assert words("crazy-eights-title") in phone.sheet.head.title
            table.phones.touch(phone, number, touchable[table.choice(seat, number)])
            table.settle()
        assert {type(one.move).__name__ for one in table.match.history} > {"Deal", "Play"}
