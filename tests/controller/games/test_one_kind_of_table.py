"""No game knows whether its table has spots, or when cards are read: the kit makes one of them all.

To a game a card may be unread, and is laid on a spot. Its sentences select by what the table has.
"""

import ast
import re
from pathlib import Path

import pytest

from display.words import words_in

ROOT = Path(__file__).resolve().parents[3]
GAMES = [path for path in (ROOT / "controller/games").iterdir() if (path / "spec.py").exists()]
MODULES = sorted(
    [
        *(path for game in GAMES for path in game.glob("*.py")),
        *(ROOT / "controller/views" / f"{game.name}.py" for game in GAMES),
        *(ROOT / "tests/games").glob("**/*.py"),
    ]
)
WORDS = {"spots", "late", "every"}
FILES = sorted((ROOT / "display/words").glob("*/*.ftl"))


def spelt(text):
    """The words of a name or text, except that somebody was too late."""
    return re.findall(r"[a-z]+", re.sub("too.late", "", text.lower()))


def words_of(tree):
    """Every word that the code has: in names, and in texts that are not docstrings."""
    for node in ast.walk(tree):
        for name in ("id", "attr", "arg", "name", "asname"):
            if isinstance(said := getattr(node, name, None), str):
                yield from spelt(said)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from spelt(node.value)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_game_knows_what_kind_of_table_it_is_played_on(path):
    found = set(words_of(ast.parse(path.read_text()))) & WORDS
    assert found == set(), f"{path.name} speaks of {found}, which the kit takes care of"


def test_the_words_are_looked_for_in_names_and_texts_but_not_in_docstrings():
    tree = ast.parse('"""Every card."""\ndef too_late(spots, so_late): return f"-{spots}-at-pads"')
    assert set(words_of(tree)) >= {"late", "spots", "pads"}
    assert "every" not in set(words_of(tree))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_sentences_differ_inside_a_message_and_not_by_its_id(path):
    ids = re.findall(r"(?m)^([a-z][a-z0-9-]*) =", path.read_text())
    assert [
        id for id in ids if re.search(r"-no-spots|(?<!dealt)(?<!count)-at-pads|-late$", id)
    ] == [id for id in ids if id in LATE_IN_TIME]


LATE_IN_TIME = {"luggage-hands-too-late", "captain-bluff-call-too-late"}
"""These speak of somebody who was slower."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_sentence_says_what_is_done_at_this_table(language):
    words, args = words_in(language), {"active": "red", "reads": "late"}
    on_spots, at_pads = (
        words.part("captains-orders-turn", "remedy", spots=spots, **args) for spots in (6, 0)
    )
    assert "1" in on_spots, "an Order is tapped on spot 1"
    assert "1" not in at_pads
