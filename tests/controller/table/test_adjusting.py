"""Settings at the table: changed on the operator's page, kept over a restart, until somebody starts
the table with something else."""

from contextlib import contextmanager

import pytest

from controller.match.acts import OPERATOR
from controller.table.adjusting import VALUES, Adjusted, following_value
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import ButtonPressed, TagEntered
from hardware.sim.places import tag_uid

SIM = load_table_file("sim")
WATCHED = Seating(speed="normal", level="")


# ---- what is kept --------------------------------------------------------------------------------


def test_a_setting_goes_through_all_its_values():
    for name, values in VALUES.items():
        seen, value = [], values[0]
        for _ in values:
            seen.append(value)
            value = following_value(name, value)
        assert (tuple(seen), value) == (tuple(values), values[0])


@pytest.mark.parametrize(("now", "then"), [(30, 40), (80, 100), (100, 0), (1, 20)])
def test_a_volume_between_two_steps_goes_on_to_the_next(now, then):
    assert following_value("volume", now) == then


def test_only_what_changes_is_kept():
    adjusted = Adjusted({"volume": 80, "language": ""})
    assert not adjusted.changed({"volume": 80, "language": "en"})
    assert adjusted.changed({"volume": 60, "language": "en"})
    assert not adjusted.changed({"volume": 60, "language": "en"})
    again = Adjusted({"volume": 80, "language": ""}, adjusted.text())
    assert again.value("volume", 80) == 60
    assert again.value("language", "en") == "en"


def test_the_latest_word_holds_so_another_start_wins():
    adjusted = Adjusted({"volume": 80})
    adjusted.changed({"volume": 80})
    adjusted.changed({"volume": 60})
    assert Adjusted({"volume": 30}, adjusted.text()).value("volume", 30) == 30


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no JSON",
        "[]",
        '{"volume": 60}',
        '{"volume": {"value": 61, "instead_of": 80}}',
        '{"volume": {"value": "loud", "instead_of": 80}}',
        '{"colour": {"value": 60, "instead_of": 80}}',
    ],
)
def test_what_another_version_kept_and_nobody_understands_is_as_usual(text):
    assert Adjusted({"volume": 80}, text).value("volume", 80) == 80


# ---- at the table --------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path):
    return tmp_path / "journal.db"


@contextmanager
def opened(path, seating=WATCHED):
    loop = Loop(VirtualClock())
    with loop, open_table(SIM, loop, seating, deep=False, journal=path) as table:
        table.start()
        yield table


def press(table, button):
    table.console.signal(ButtonPressed(at_s=table.loop.now_s(), seat="red", button=button))
    table.loop.run(until_s=table.loop.now_s() + 0.5)


def tap(table, piece):
    uid = tag_uid(piece)
    table.console.signal(TagEntered(at_s=table.loop.now_s(), reader="pad/red", uid=uid))


def line(table):
    cursor = table.console.view().cursor
    return cursor.options[cursor.at]


def move_to(table, id):
    for _ in table.console.view().cursor.options:
        if line(table).id == id:
            return
        press(table, "B")
    raise LookupError(id)


def test_the_operators_page_sets_the_volume_with_one_press_for_each_step(path):
    with opened(path) as table:
        tap(table, OPERATOR)
        move_to(table, "table-menu-volume")
        assert (line(table).args, table.console.volume) == ({"volume": 100}, 100)
        press(table, "A")
        press(table, "A")
        assert (line(table).args, table.console.volume) == ({"volume": 20}, 20)


@pytest.mark.parametrize(
    ("id", "now"),
    [("table-menu-volume", 0), ("table-menu-speed", "fast"), ("table-menu-level", "normal")],
)
def test_what_is_set_there_survives_a_restart(path, id, now):
    with opened(path) as table:
        tap(table, OPERATOR)
        move_to(table, id)
        press(table, "A")
        assert list(line(table).args.values()) == [now]
    with opened(path) as table:
        tap(table, OPERATOR)
        move_to(table, id)
        assert list(line(table).args.values()) == [now]


def test_a_language_chosen_before_a_match_survives_a_restart_too(path):
    with opened(path) as table:
        tap(table, "control/language")
        language = table.console.lobby.language
    assert language != "en"
    with opened(path) as table:
        assert table.console.lobby.language == language
    with opened(path, Seating(language="fr", speed="normal")) as table:
        assert table.console.lobby.language == "fr"


@pytest.mark.parametrize(("presses", "climax_s"), [(0, 4.5), (1, 3.2), (2, 6.0)])
def test_a_match_plays_at_the_pace_that_was_set(path, presses, climax_s):
    with opened(path) as table:
        tap(table, OPERATOR)
        move_to(table, "table-menu-speed")
        for _ in range(presses):
            press(table, "A")
        table.console.start_match(("red", "blue"))
        assert table.match.stage._stage_s == climax_s


def test_a_table_that_nobody_watches_has_no_pace_to_set(path):
    with opened(path, Seating()) as table:
        tap(table, OPERATOR)
        with pytest.raises(LookupError):
            move_to(table, "table-menu-speed")
