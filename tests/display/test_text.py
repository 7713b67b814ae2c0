"""The screen's words: complete in English, never wrong in another language."""

import re
import string
import tomllib
from pathlib import Path

import pytest
from display.text import Texts, languages

import display
from controller.games.luggage import pieces
from controller.views import Notice

ROOT = Path(display.__file__).parent


def locale(language):
    """A language's locale, and those of the games, as one."""
    tables = {}
    for file in sorted((ROOT / "locale").rglob(f"{language}.toml")):
        for name, words in tomllib.loads(file.read_text(encoding="utf-8")).items():
            assert not tables.get(name, {}).keys() & words.keys(), f"said twice, also in {file}"
            tables.setdefault(name, {}).update(words)
    return tables


def blanks(template):
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def test_english_has_every_word_that_a_screen_asks_for():
    asked = {
        key
        for file in (ROOT / "screens").rglob("*.py")
        for key in re.findall(r'\btr\(\s*"([a-z_]+)"', file.read_text(encoding="utf-8"))
    }
    assert len(asked) > 20
    assert asked <= set(locale("en")["screen"])


def test_english_has_every_word_that_the_virtual_table_asks_for_and_no_other():
    files = sorted((ROOT / "tabletop").rglob("*.py"))
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    asked = set(re.findall(r'\b(?:hand|phrase|hint_of|advise)\(\s*"([a-z_]+)"', source))
    words = set(locale("en")["hands"])
    assert len(asked) > 50
    assert asked <= words
    assert {word for word in words if f'"{word}"' not in source} == set()


def test_every_passenger_and_suitcase_has_an_english_name():
    assert set(locale("en")["passengers"]) == set(pieces.PASSENGERS)
    assert set(locale("en")["suitcases"]) == set(pieces.SUITCASES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("table", ["screen", "hands", "seats", "suitcases", "passengers"])
def test_every_locale_has_the_same_words_with_the_same_blanks(language, table):
    english, other = locale("en")[table], locale(language)[table]
    assert set(other) == set(english)
    assert {key: blanks(word) for key, word in other.items()} == {
        key: blanks(word) for key, word in english.items()
    }


def test_blanks_are_filled():
    assert Texts("en").tr("round", n=2, of=3) == "Round 2 of 3"
    assert Texts("de").tr("round", n=2, of=3) == "Runde 2 von 3"


def test_a_language_without_a_locale_speaks_english():
    assert Texts("tlh").tr("done") == "Done!"


def test_a_word_that_nobody_has_is_shown_as_its_key():
    assert Texts("de").tr("word_of_tomorrow") == "word_of_tomorrow"


def test_a_name_that_no_locale_knows_is_made_of_its_slug():
    assert Texts("en").passenger("ticket-inspector") == "Ticket inspector"


def test_several_seats_make_a_sentence():
    assert Texts("en").names(("red",)) == "Red"
    assert Texts("en").names(("red", "blue", "green")) == "Red, Blue and Green"
    assert Texts("de").names(("red", "blue")) == "Rot und Blau"


def test_a_notice_is_said_in_the_locale_by_its_key():
    notice = Notice("luggage.mapping", "The belt learns its tiles.", "Hands off, please.")
    assert Texts("de").notice(notice) == (
        "Das Band lernt seine Plättchen kennen.",
        "Bitte Hände weg.",
    )


def test_a_notice_that_the_locale_does_not_know_stays_english():
    notice = Notice("game.of_tomorrow", "Something new.", "Look it up.")
    assert Texts("de").notice(notice) == ("Something new.", "Look it up.")


def test_a_notice_with_too_few_blanks_stays_english(monkeypatch):
    texts = Texts("de")
    monkeypatch.setitem(texts._tables[0]["notices"], "x.y", "Für {0} und {1}")
    assert texts.notice(Notice("x.y", "For one", args=("one",))) == ("For one", "")
