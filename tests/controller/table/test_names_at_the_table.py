"""Names at a table with a journal: kept with the match, shown again, counted when it is over."""

from contextlib import contextmanager

import msgspec
import pytest

from controller.record.journal import Journal, WritableJournal, rows
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import SayName
from hardware.signals import ButtonPressed, TagEntered, TagLeft
from hardware.sim.places import tag_uid

SIM = load_table_file("sim")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "journal.db"


@contextmanager
def opened(path, seating, file=SIM):
    with (
        Loop(VirtualClock()) as loop,
        open_table(file, loop, seating, deep=False, journal=path) as one,
    ):
        one.start()
        yield one


def press(table, seat, button):
    table.console.signal(ButtonPressed(at_s=table.loop.now_s(), seat=seat, button=button))


def shown(table):
    return {one.seat: one.person.name for one in table.console.view().seats if one.person}


def play_to_the_end(path, *names):
    """A match in which every seat is played by a bot's hands, and some have a person's name."""
    with opened(path, Seating(seats=3, bots=3, options={"rounds": 1})) as table:
        assert table.match is not None
    with WritableJournal(path) as journal:
        record = journal.matches()[0]
        people = dict(zip(record.seats, names, strict=False))
        ended = msgspec.structs.replace(
            record,
            id=record.id + 1,
            people=people,
            status="finished",
            totals=dict.fromkeys(record.seats, 7),
            winners=record.seats[:1],
        )
        assert journal.writer.wait(journal.writer.hand([*rows.begin(ended)]))


def test_the_journal_has_the_names_and_not_the_seats_of_bots(path):
    with opened(path, Seating(seats=3, bots=2, names=("Ada",))) as table:
        assert shown(table) == {"red": "Ada"}
    with Journal(path) as journal:
        (record,) = journal.matches()
        assert record.people == {"red": "Ada"}
        assert [one.name for one in journal.people()] == ["Ada"]


def test_an_interrupted_match_asks_and_goes_on_with_its_names(path):
    with opened(path, Seating(seats=3, bots=1, names=("Ada", "Ben"))):
        pass
    with opened(path, Seating()) as table:
        assert table.console.stage == "resume"
        assert shown(table) == {"red": "Ada", "blue": "Ben"}
        table.console.resume()
        assert table.console.stage == "match"
        assert shown(table) == {"red": "Ada", "blue": "Ben"}


def test_who_played_before_is_the_first_to_choose_from(path):
    with opened(path, Seating(seats=2, bots=1, names=("Zoe",))):
        pass
    with opened(path, Seating(people=("Yan",))) as table:
        table.console.idle.keep_for_later()
        press(table, "red", "A")
        assert [one.name for one in table.console.lobby.people.known] == ["Zoe", "Yan"]


def test_results_are_told_while_nobody_plays_by_game(path):
    play_to_the_end(path, "Ada", "Ben")
    with opened(path, Seating()) as table:
        table.console.idle.keep_for_later()
        best = table.console.view().best
        assert [(one.person.name, one.of("luggage").wins) for one in best] == [
            ("Ada", 1),
            ("Ben", 0),
        ]
        press(table, "red", "B")
        assert table.console.view().best == ()


def test_a_match_counts_as_soon_as_it_is_over(path):
    seating = Seating(seats=2, bots=2, names=(), options={"rounds": 1})
    with opened(path, seating) as table:
        table.console.matches._names = {"red": "Ada"}
        table.loop.run(while_=lambda: not table.over)
        table.loop.run(until_s=table.loop.now_s() + 3.0)
        for button in "BBBA":
            press(table, "red", button)
        assert table.match is None
        (ada,) = table.console.lobby.people.totals()
        assert (ada.person.name, ada.matches) == ("Ada", 1)


def test_a_player_card_tapped_during_a_match_says_when_it_works(path):
    with opened(path, Seating(seats=2, bots=1)) as table:
        registry = table.console.matches.pieces.registry
        registry._pieces[tag_uid("player/Ada")] = "player/Ada"
        table.console.signal(
            TagEntered(at_s=table.loop.now_s(), reader="pad/red", uid=tag_uid("player/Ada"))
        )
        assert [one.id for one in table.console.view().notices] == ["table-player-later"]
        assert shown(table) == {}


def test_a_player_card_names_who_taps_it_and_a_name_taken_twice_is_told(path):
    with opened(path, Seating()) as table:
        registry, console = table.console.matches.pieces.registry, table.console

        def tap(seat, name):
            registry._pieces[tag_uid(name)] = f"player/{name}"
            for kind in (TagEntered, TagLeft):
                table.loop.run(until_s=table.loop.now_s() + 1.0)
                now_s = table.loop.now_s()
                console.signal(kind(at_s=now_s, reader=f"pad/{seat}", uid=tag_uid(name)))

        tap("red", "Ada")
        tap("blue", "Ben")
        assert shown(table) == {"red": "Ada", "blue": "Ben"}
        assert console.view().notices == ()
        tap("blue", "Ada")
        assert shown(table) == {"blue": "Ada"}
        (told,) = console.view().notices
        assert (told.id, told.seat) == ("table-name-moved", "blue")


# ---- at a simulated table somebody says it -------------------------------------------------------


def ask_for_names(table):
    """Choose that line of the lobby's menu."""
    while (cursor := table.console.view().cursor).options[cursor.at].id != "table-menu-names":
        press(table, "red", "B")
    press(table, "red", "A")
    assert table.console.view().stage == "naming"


@pytest.mark.parametrize(
    ("seat", "name", "is_called"),
    [("red", "Zoe", "Zoe"), ("red", "a/b", None), ("red", "", None), ("red", "X" * 11, None),
     ("blue", "Zoe", None)],
)  # fmt: skip
def test_who_is_asked_may_say_any_name_that_somebody_can_have(seat, name, is_called):
    with opened(None, Seating(seats=2, bots=1, lobby=True)) as table:
        ask_for_names(table)
        table.world.act(seat, SayName(name), table.loop.now_s())
        assert shown(table).get("red") == is_called


def test_nobody_gets_another_name_while_a_match_is_on():
    with opened(None, Seating(seats=2, bots=1, names=("Ada",))) as table:
        assert table.match is not None
        table.world.act("red", SayName("Zoe"), table.loop.now_s())
        assert shown(table)["red"] == "Ada"
