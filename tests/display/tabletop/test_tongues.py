"""The virtual table in other languages: nothing English is left, and everything finds its room.

Bots play on the fast twin, and the table of one of them is drawn in three languages, as its person
would see it; the languages take turns (with RECLAIM_LONG in the environment all are drawn). What a
locale lacks is an error there, and so is a line that is too long for its room.
"""

import ast
import os
from pathlib import Path

import pygame
import pytest

from controller.bots.company import SEATS, bot_at
from controller.games.catalogue import CATALOGUE
from display import tabletop, theme
from display.tabletop import HotSeat, VirtualTable, look
from display.words import FALLBACK, Words, languages, words_in
from goldens import looks_as_kept
from livetable import LiveFeed, LiveHands, live_table

GOLDEN = Path(__file__).parent / "golden"
SMALLEST, USUAL = (640, 232), (1280, 464)
CROWDED = ("captain-bluff", "bluff-pirate")
"""Games of many mats: a small table leaves their captions out."""
OTHERS = tuple(language for language in languages() if language != FALLBACK)
STEPS = 70
ALIKE = {"Pause", "bluff", "bluff!", *(bot_at(seat).name for seat in SEATS)}
"""What is the same word in several languages."""
MATCHES = [
    *((slug, "sim", {}) for slug in CATALOGUE),
    *((slug, "sim-spots", {}) for slug in CATALOGUE if slug != "luggage"),
    ("luggage", "sim", {"play": "rulebook"}),
    ("luggage", "sim", {"variant": "memory"}),
]


@pytest.fixture
def strict(monkeypatch, caplog):
    """Whatever falls back to English, or is wider than its room, is an error."""
    fitted = look.fitted

    def fits(words, height, width, colour):
        picture = fitted(words, height, width, colour)
        assert picture.get_width() <= width, f"there is no room for {words!r}"
        return picture

    monkeypatch.setattr(look, "fitted", fits)
    words_in.cache_clear()
    yield
    assert [one.getMessage() for one in caplog.records if one.name == "display.words"] == []


@pytest.fixture
def lettered(monkeypatch):
    """Everything that is written, since this was last cleared."""
    words = set()
    lettering = theme.lettering

    def write(said, *args, **kwargs):
        words.add(said)
        return lettering(said, *args, **kwargs)

    monkeypatch.setattr(theme, "lettering", write)
    monkeypatch.setattr(look, "lettering", write)
    return words


def tables_of(live, languages, size):
    """The table of one seat, in several languages."""
    tables = {}
    for language in languages:
        hands = LiveHands(live.world, live.loop, "red")
        tables[language] = VirtualTable(LiveFeed(live.console, "red"), hands, language)
        tables[language].place(pygame.Rect((0, 0), size))
    return tables


@pytest.mark.parametrize("turn", range(len(MATCHES)))
def test_whatever_a_person_reads_is_in_the_language_of_the_table(strict, lettered, turn):
    game, table, options = MATCHES[turn]
    others = OTHERS if os.environ.get("RECLAIM_LONG") else OTHERS[turn % 3 :: 3]
    said = set()
    size = USUAL if game in CROWDED else SMALLEST
    surface = pygame.Surface(size)
    with live_table(players=4, bots=4, seed=3, game=game, table=table, **options) as live:
        tables = tables_of(live, (FALLBACK, *others), size)
        for _ in range(STEPS):
            live.run(0.7)
            now_s = live.loop.now_s()
            written = {}
            for language, shown in tables.items():
                shown.poll(now_s)
                if (language, words := shown.moment(now_s).said) in said:
                    continue
                said.add((language, words))
                lettered.clear()
                shown.draw(surface, now_s)
                written[language] = {one for one in lettered if len(one) > 3}
            for language in set(written) & set(others):
                alike = written[language] & written.get(FALLBACK, set())
                assert alike <= ALIKE
    assert len(said) > 3 * len(tables)


def test_no_sentence_is_written_in_the_code():
    sentences = []
    for file in sorted(Path(tabletop.__file__).parent.rglob("*.py")):
        if file.name != "__main__.py":
            tree = ast.parse(file.read_text("utf-8"))
            sentences += [(file.name, said) for said in literals(tree) if " " in said.strip()]
    assert sentences == []


def literals(node):
    """The strings of a piece of code, but for docstrings and what is for programmers."""
    match node:
        case ast.Constant(str(said)):
            yield said
        case ast.Expr(ast.Constant()) | ast.Assert() | ast.FunctionDef(name="__repr__"):
            return
        case ast.Call(ast.Attribute(ast.Name("_log"))):
            return
        case ast.AnnAssign(value=value):
            # Its annotation may be a string, too.
            yield from () if value is None else literals(value)
            return
    for child in ast.iter_child_nodes(node):
        yield from literals(child)


@pytest.mark.parametrize("size", [USUAL, SMALLEST], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_german_table_looks_as_it_did(size):
    with live_table(players=4, bots=4, seed=3, game="captains-orders", table="sim") as live:
        match = live.opened.match
        live.until(
            lambda: match.state.phase == "turn" and match.state.seats[match.state.active] == "red"
        )
        shown = tables_of(live, ("de",), size)["de"]
        surface = pygame.Surface(size)
        shown.poll(0.0)
        shown.draw(surface, 0.3)
    looks_as_kept(surface, GOLDEN / f"cards-german-{size[0]}x{size[1]}.png")


@pytest.mark.parametrize("language", OTHERS)
def test_the_curtain_and_an_old_picture_speak_it_too(strict, lettered, language):
    surface = pygame.Surface(SMALLEST)
    with live_table(players=4, bots=4, seed=3) as live:
        shown = tables_of(live, (language,), SMALLEST)[language]
        shown.poll(0.0)
        shown._player.hands.connected = False
        shown.draw(surface, 0.3)
        other = VirtualTable(LiveFeed(live.console, "blue"), shown._player.hands, language)
        pane = HotSeat([shown, other])
        pane.place(surface.get_rect())
        pane.draw(surface, 0.3)
    words = Words(language)
    curtain = words("hands-curtain-name", seat="red"), words("hands-curtain-how")
    assert {words("hands-wait-for-table"), *curtain} <= lettered
