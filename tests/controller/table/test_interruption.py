"""A match was interrupted: what the table asks, and what becomes of the answers."""

import pytest
from msgspec import Raw
from msgspec.structs import replace

from controller.games.luggage.pieces import GAME_CARD
from controller.match.acts import UNDO
from controller.match.registry import Registry
from controller.record.journal import (
    Entry,
    Journal,
    MatchRecord,
    WritableJournal,
    rows,
    standing_moves,
)
from controller.table.assembly import Seating, open_table
from controller.table.idle import so_far
from controller.views import Message
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import ButtonPressed, ButtonReleased, ReaderReady, TagEntered, TagLeft
from hardware.sim.places import tag_uid

SIM = load_table_file("sim")
HALT_S = 30.0
MOVES = 12


@pytest.fixture
def path(tmp_path):
    """A journal with a match that was interrupted after some moves."""
    path = tmp_path / "journal.db"
    with table_with(path) as table:
        table.start()
        table.loop.run(while_=lambda: len(table.match.history) < MOVES)
    return path


class table_with:  # noqa: N801
    """A table with this journal, as a context manager; not started yet."""

    def __init__(self, path, **seating):
        options = {"rounds": 1, "per_suitcase": 3}
        self.seating = Seating(**{"seats": 2, "bots": 2, "seed": 3, "options": options, **seating})
        self.path = path

    def __enter__(self):
        self.loop = Loop(VirtualClock())
        self.manager = open_table(SIM, self.loop, self.seating, deep=False, journal=self.path)
        table = self.manager.__enter__()
        table.loop = self.loop
        return table

    def __exit__(self, *exc_info):
        self.manager.__exit__(*exc_info)
        self.loop.close()


@pytest.fixture
def table(path):
    """A table where nobody sits yet, which has found that match."""
    with table_with(path, seats=0, bots=0) as table:
        table.start()
        yield table


def press(table, seat, button):
    for kind in (ButtonPressed, ButtonReleased):
        table.console.signal(kind(at_s=table.loop.now_s(), seat=seat, button=button))


def lights(table):
    return {seat: table.world.light_of(seat) for seat in table.table.seats}


def cursor(table):
    cursor = table.console.view().cursor
    return cursor.title, cursor.options[cursor.at].id


def status(path):
    with Journal(path) as journal:
        return [match.status for match in journal.matches()]


def test_the_screen_and_the_lights_of_all_seats_ask(table):
    view = table.console.view()
    assert (view.stage, view.prompt.id, view.match) == ("resume", "table-resume", None)
    assert cursor(table) == (Message("table-game", {"game": "luggage"}), "table-menu-resume")
    assert set(lights(table).values()) == {("white", "pulse")}


def test_everybody_sees_who_played_and_how_far_the_match_is(table, path):
    view = table.console.view()
    assert [(seat.seat, seat.name) for seat in view.seats if seat.joined] == [
        ("red", "Anne"),
        ("blue", "Bart"),
    ]
    with Journal(path) as journal:
        last_s = journal.entries(1)[-1].at_s
    (told,) = view.notices
    minutes = max(1, round(last_s / 60))
    assert (told.id, told.args) == ("table-so-far", {"moves": MOVES, "minutes": minutes})


def entries_until(at_s):
    move = {"body": Raw(b"{}")}
    return (
        Entry(number=1, at_s=1.0, **move),
        Entry(number=2, at_s=2.0, **move),
        Entry(number=3, at_s=3.0, kind="undo", **move),
        Entry(number=4, at_s=at_s, **move),
    )


@pytest.mark.parametrize(
    ("totals", "leads"),
    [
        ({}, {}),
        ({"red": 0, "blue": 0}, {}),
        ({"red": 3, "blue": 3}, {}),
        ({"red": 3, "blue": 5}, {"game": "luggage", "leader": "blue", "points": 5}),
    ],
)
def test_who_leads_is_told_when_one_does(totals, leads):
    record = MatchRecord(
        id=1, game="luggage", options={}, seats=("red", "blue"), table="sim", began_utc="",
        totals=totals,
    )  # fmt: skip
    told = so_far(record, entries_until(240.0))
    assert told.id == ("table-so-far-led" if leads else "table-so-far")
    assert told.args == {"moves": 2, "minutes": 4, **leads}
    assert so_far(record, ()) is None


def test_b_moves_on_and_comes_around(table):
    seen = []
    for _ in range(4):
        seen.append(cursor(table)[1])
        press(table, "green", "B")
    assert seen == [
        "table-menu-resume",
        "table-menu-later",
        "table-menu-abandon",
        "table-menu-resume",
    ]


def test_going_on_brings_back_the_match_with_its_players_and_their_lights(table):
    press(table, "green", "A")
    view = table.console.view()
    assert view.stage == "match"
    assert [seat.seat for seat in view.seats if seat.bot] == ["red", "blue"]
    assert len(table.match.history) == MOVES
    assert lights(table)["yellow"] == ("off", "steady"), "who does not play is asked no more"


def answer(table, id):
    while cursor(table)[1] != id:
        press(table, "red", "B")
    press(table, "red", "A")


def give_up(table):
    answer(table, "table-menu-abandon")
    answer(table, "table-menu-abandon-yes")


def test_giving_it_up_asks_first_and_an_idle_press_leads_back(table, path):
    answer(table, "table-menu-abandon")
    assert table.console.view().stage == "resume"
    assert cursor(table)[1] == "table-menu-back"
    press(table, "red", "A")
    assert cursor(table)[1] == "table-menu-resume"
    assert status(path) == ["open"]


def test_giving_it_up_leads_to_attract_and_keeps_its_moves(table, path):
    give_up(table)
    assert table.console.view().stage == "attract"
    assert set(lights(table).values()) == {("off", "steady")}
    assert status(path) == ["abandoned"]
    with Journal(path) as journal:
        assert len(standing_moves(journal.entries(1))) == MOVES


def test_a_match_that_was_asked_for_begins_when_the_old_one_is_given_up(path):
    with table_with(path) as table:
        table.start()
        assert table.console.view().stage == "resume"
        give_up(table)
        assert table.console.matches.number == 2
    assert status(path) == ["open", "abandoned"]


# ---- kept for later ------------------------------------------------------------------------------


def test_a_match_that_is_kept_for_later_stays_as_it_is_and_is_asked_for_the_next_time(path):
    with table_with(path, seats=0, bots=0) as table:
        table.start()
        answer(table, "table-menu-later")
        assert table.console.view().stage == "attract"
        assert set(lights(table).values()) == {("off", "steady")}
    assert status(path) == ["open"]
    with table_with(path, seats=0, bots=0) as table:
        table.start()
        answer(table, "table-menu-resume")
        assert len(table.match.history) == MOVES


def test_others_are_played_meanwhile_and_it_goes_on_after_them(path):
    with table_with(path) as table:
        table.start()
        answer(table, "table-menu-later")
        assert table.console.matches.number == 2
        table.loop.run(while_=lambda: not table.over)
    assert status(path) == ["finished", "open"]
    with table_with(path, resume=True) as table:
        table.start()
        assert (table.console.matches.number, len(table.match.history)) == (1, MOVES)


def test_of_two_that_were_left_the_later_one_is_asked_for_first(path):
    with table_with(path) as table:
        table.start()
        answer(table, "table-menu-later")
        table.loop.run(while_=lambda: len(table.match.history) < 2)
    assert status(path) == ["open", "open"]
    with table_with(path, seats=0, bots=0) as table:
        table.start()
        assert table.console.idle.interruption.record.id == 2
        give_up(table)
    with table_with(path, seats=0, bots=0) as table:
        assert table.console.idle.interruption.record.id == 1


CARDS = {"game": "captains-orders", "options": {}, "seats": 4, "bots": 4}


def test_nobody_is_asked_about_another_game_than_the_one_that_was_asked_for(path):
    with table_with(path, chosen=True, **CARDS) as table:
        table.start()
        assert table.console.view().stage == "match"
        assert table.match.game.slug == "captains-orders"
    assert status(path) == ["open", "open"]


def test_but_about_that_game_and_where_no_game_was_asked_for(path):
    for asked in ({"chosen": True}, {"chosen": False, **CARDS}):
        with table_with(path, **asked) as table:
            table.start()
            assert table.console.view().stage == "resume"
            assert table.console.view().game == "luggage"


def test_nobody_is_asked_about_a_match_that_was_played_by_others_than_can_sit_down(path):
    """It was one of two bots: a window for people could not sit down where they play."""
    with table_with(path, bots=1) as table:
        assert table.console.idle.interruption is None
    with table_with(path) as table:
        assert table.console.idle.interruption is not None


def test_a_game_card_answers_no_question(table):
    table.console.signal(TagEntered(at_s=0.0, reader="pad/red", uid=tag_uid(GAME_CARD)))
    assert table.console.view().stage == "resume"


def test_a_match_that_was_kept_for_later_goes_on_from_the_lobby(path):
    """Who looks at another game first has not lost it."""

    def press(table, buttons):
        for button in buttons:
            at_s = table.loop.now_s()
            table.console.signal(ButtonPressed(at_s=at_s, seat="red", button=button))
            table.console.signal(ButtonReleased(at_s=at_s, seat="red", button=button))
            table.loop.run(until_s=at_s + 0.5)

    with table_with(path, lobby=True) as table:
        table.start()
        rests = table.console.view().rests
        assert (rests.game, len(rests.seats), rests.so_far.args["moves"]) == ("luggage", 2, MOVES)
        press(table, "BA")
        view = table.console.view()
        assert view.stage == "options"
        assert view.rests == rests
        press(table, "BA")
        assert len(table.match.history) == MOVES
        assert table.console.view().rests is None


def test_without_a_question_it_goes_on_at_once(path):
    with table_with(path, resume=True) as table:
        table.start()
        assert len(table.match.history) == MOVES
        table.loop.run(while_=lambda: not table.over)
    assert status(path) == ["finished"]


def test_a_match_that_has_ended_is_not_asked_about(path):
    with table_with(path, resume=True) as table:
        table.start()
        table.loop.run(while_=lambda: not table.over)
    with table_with(path, seats=0, bots=0) as table:
        table.start()
        assert table.console.view().stage == "attract"


# ---- a match that cannot go on -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "why", "log"),
    [
        ({"game": "chess"}, {"why": "no-game", "game": "chess"}, "there is no game 'chess'"),
        (
            {"seats": ("red", "white")},
            {"why": "no-seat", "seat": "white"},
            "this table has no seat white",
        ),
        (
            {"seats": ("red",)},
            {"why": "rules"},
            "match 1 cannot begin again: There are 1 players (red)",
        ),
        (
            {"options": {"luck": 1}},
            {"why": "rules"},
            "match 1 cannot begin again: There is no option 'luck'",
        ),
    ],
)
def test_a_match_that_cannot_go_on_here_says_why_and_can_be_abandoned(
    tmp_path, values, why, log, caplog
):
    record = {
        "id": 1,
        "game": "luggage",
        "options": {},
        "seats": ("red", "blue"),
        "table": "sim",
        "began_utc": "2026-11-21T10:00:00+00:00",
    }
    path = tmp_path / "journal.db"
    with WritableJournal(path) as journal:
        ticket = journal.writer.hand(rows.begin(MatchRecord(**(record | values))))
        assert journal.writer.wait(ticket, HALT_S)
    with table_with(path, seats=0, bots=0, resume=True) as table:
        table.start()
        view = table.console.view()
        assert view.stage == "resume"
        assert [notice.id for notice in view.notices] == ["table-cannot-resume"]
        assert view.notices[0].args == why
        assert f"match 1 cannot go on: {log}" in caplog.text
        lines = [line.id for line in view.cursor.options]
        assert lines == ["table-menu-later", "table-menu-abandon"]
        give_up(table)
        view = table.console.view()
        assert view.stage == "attract"
        assert not any(seat.joined for seat in view.seats), "nobody has joined because of it"
    assert status(path) == ["abandoned"]


def test_a_match_whose_moves_do_not_replay_says_which_in_the_log(path, tmp_path, caplog):
    with Journal(path) as journal:
        record, entries = journal.match(1), list(journal.entries(1))
    entries[4] = replace(entries[4], body=Raw(b"{}"))
    wrong = tmp_path / "wrong.db"
    with WritableJournal(wrong) as journal:
        statements = [*rows.begin(record)]
        for entry in entries:
            statements += rows.add(1, entry)
        assert journal.writer.wait(journal.writer.hand(statements), HALT_S)
    with table_with(wrong, seats=0, bots=0) as table:
        table.start()
        press(table, "red", "A")
        assert table.console.view().notices[0].args == {"why": "rules"}
        assert "its entry 5 ({})" in caplog.text


# ---- what lay on a pad when the power was cut ----------------------------------------------------


@pytest.fixture
def undo_is_a_piece(monkeypatch):
    """The simulated box has no Undo card; a real one may."""
    monkeypatch.setattr(
        "controller.table.assembly.simulated_registry", lambda: Registry({tag_uid(UNDO): UNDO})
    )


def undo_card(table, kind, reader="pad/red"):
    table.console.signal(kind(at_s=table.loop.now_s(), reader=reader, uid=tag_uid(UNDO)))


@pytest.fixture
def undone(tmp_path, undo_is_a_piece):
    """The journal of a match in which two hands lay on their decks; one was undone with the card,
    and the power was cut while the card lay on red's pad."""
    path = tmp_path / "undone.db"
    with table_with(path, bots=0) as table:
        table.start()
        # No tile is known to this registry, so the first lap finds none and goes on for a while.
        table.loop.run(until_s=200.0)
        assert table.match.state.phase == "ready"
        press(table, "red", "A")
        press(table, "blue", "B")
        undo_card(table, TagEntered)
        assert [type(one.move).__name__ for one in table.match.history] == ["Mapped"]
        undo_card(table, TagLeft)
        press(table, "red", "A")
        table.loop.run(until_s=table.loop.now_s() + 5.0)
        undo_card(table, TagEntered)
        press(table, "blue", "B")
        assert not table.match.state.ready
        press(table, "red", "A")
    return path


@pytest.mark.parametrize("late_s", [0.1, 30.0])
def test_an_undo_card_that_lies_there_still_undoes_nothing_more(undone, late_s):
    """However late the reader answers after the power has come back."""
    with table_with(undone, resume=True, bots=0) as table:
        table.start()
        ready = table.match.state.ready
        assert ready
        table.loop.run(until_s=late_s)
        table.console.signal(ReaderReady(at_s=table.loop.now_s(), reader="pad/red"))
        undo_card(table, TagEntered)
        assert table.match.state.ready == ready


def test_but_it_does_when_it_was_lifted_and_is_tapped_again(undone):
    with table_with(undone, resume=True, bots=0) as table:
        table.start()
        undo_card(table, TagEntered)
        undo_card(table, TagLeft)
        table.loop.run(until_s=5.0)
        press(table, "blue", "B")
        undo_card(table, TagEntered)
        assert not table.match.state.ready


def test_at_another_pad_it_is_heard_at_once(undone):
    """And refused there: the last move was red's (G-3)."""
    with table_with(undone, resume=True, bots=0) as table:
        table.start()
        undo_card(table, TagEntered, "pad/blue")
        table.loop.run(until_s=table.loop.now_s() + 0.5)
        told = table.console.view().notices[-1]
        assert (told.id, told.seat) == ("table-move-of-another", "blue")
        assert table.match.state.ready


def test_an_undo_is_recorded_with_the_signal_that_it_came_from(undone):
    with Journal(undone) as journal:
        undos = [entry for entry in journal.entries(1) if entry.kind == "undo"]
    assert len(undos) == 2
    assert all(entry.source.startswith("pad/red@") for entry in undos)
