"""Which language a table speaks, and how somebody at the table chooses another."""

import pytest
from msgspec.structs import replace

from atthetable import choose, press, said, tap_card
from controller.match.acts import LANGUAGE
from controller.table.adjusting import language_of
from controller.views.message import FALLBACK, LANGUAGES
from hardware.config import load_table_file
from hardware.errors import TableFileError
from hardware.signals import ButtonPressed

SIM = load_table_file("sim")
LAST = tuple(LANGUAGES)[-1]


@pytest.fixture
def table(open_fast):
    return open_fast()


def spoken(table):
    return table.console.view().language


# ---- at the start --------------------------------------------------------------------------------


def test_a_table_speaks_what_its_file_says_unless_somebody_asks_for_another():
    danish = replace(SIM, language="da")
    assert language_of("", SIM) == FALLBACK
    assert language_of("", danish) == "da"
    assert language_of("sv", danish) == "sv"


def test_a_table_file_with_a_language_that_nobody_has_words_in_is_refused():
    with pytest.raises(TableFileError, match="language: found 'eo'; expected one of en, da, de"):
        language_of("", replace(SIM, language="eo"))


def test_the_tables_file_may_say_it(tmp_path):
    file = tmp_path / "danish.toml"
    file.write_text('name = "Danish"\nlanguage = "da"\nsimulated = true\n')
    assert load_table_file(file).language == "da"


# ---- at the table --------------------------------------------------------------------------------


def test_the_card_goes_through_every_language_and_begins_again(table):
    seen = [spoken(table)]
    for _ in LANGUAGES:
        tap_card(table, LANGUAGE)
        seen.append(spoken(table))
    assert seen == [*LANGUAGES, FALLBACK]


def test_each_tap_of_the_card_lets_the_table_speak_the_next_language(table):
    assert LANGUAGE in table.console.view().cards
    tap_card(table, LANGUAGE)
    assert spoken(table) == "da"
    tap_card(table, LANGUAGE)
    assert spoken(table) == "de"
    assert table.console.view().stage == "attract"


def test_before_a_match_a_line_of_the_menu_leads_to_all_languages(table):
    press(table, "A")
    table.console.signal(ButtonPressed(at_s=table.loop.now_s(), seat="red", button="A"))
    table.loop.run(until_s=table.loop.now_s() + 2.0)
    assert table.console.view().stage == "options"
    choose(table, "table-menu-language")
    named = [line.args["language"] for line in table.console.view().cursor.options[:-1]]
    assert named == list(LANGUAGES)
    choose(table, "table-language", language="ru")
    view = table.console.view()
    assert view.language == "ru"
    # It stands where it stood, for who has taken a wrong one.
    assert view.cursor.options[view.cursor.at].args == {"language": "ru"}


def test_the_operators_page_has_that_line_too(table):
    for button in ("A", "B"):
        table.console.signal(ButtonPressed(at_s=table.loop.now_s(), seat="red", button=button))
    table.loop.run(until_s=table.loop.now_s() + 4.0)
    assert table.console.view().stage == "operator"
    choose(table, "table-menu-language")
    choose(table, "table-language", language=LAST)
    assert spoken(table) == LAST


def test_during_a_match_the_card_is_told_to_wait(open_fast):
    table = open_fast(seats=2, bots=0)
    tap_card(table, LANGUAGE)
    assert spoken(table) == FALLBACK
    assert "table-language-later" in said(table)
