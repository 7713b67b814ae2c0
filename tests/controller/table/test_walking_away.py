"""A table that people walk away from: a lobby, a page or a result goes back to attract after two
minutes of nothing, and asks for the last twenty seconds."""

import pytest

from atthetable import choose, press, said, tap_card, wait
from controller.match.acts import LANGUAGE, OPERATOR
from controller.table.assembly import Seating, open_table
from controller.table.idle import ASKED_S
from controller.table.operator import IDLE_S
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import ButtonPressed, ButtonReleased

ASKED = "table-anybody-there"


@pytest.fixture
def table(open_fast):
    return open_fast()


def hold_a(table, *seats):
    for kind in (ButtonPressed, ButtonReleased):
        for seat in seats:
            table.console.signal(kind(at_s=table.loop.now_s(), seat=seat, button="A"))
        wait(table, 1.5)


def joining(table):
    press(table, "A")


def options(table):
    press(table, "A")
    hold_a(table, "red")


def naming(table):
    options(table)
    choose(table, "table-menu-names")


def rules(table):
    options(table)
    choose(table, "table-menu-how-to-play")
    choose(table, "table-menu-rules")


def page(table):
    tap_card(table, OPERATOR)


def page_over_the_lobby(table):
    options(table)
    tap_card(table, OPERATOR)


STAGES = {
    joining: "joining",
    options: "options",
    naming: "naming",
    rules: "rules",
    page: "operator",
    page_over_the_lobby: "operator",
}


def last_act_s(table, begin):
    """When somebody does the last thing, by which the table stands there."""
    acts = []
    hear = table.console.absence.hear

    def noted(signal):
        if type(signal).__name__ in ("ButtonPressed", "TagEntered"):
            acts.append(signal.at_s)
        return hear(signal)

    table.console.absence.hear = noted
    begin(table)
    table.console.absence.hear = hear
    return acts[-1]


@pytest.mark.parametrize("begin", STAGES, ids=lambda begin: begin.__name__)
def test_it_asks_after_a_hundred_seconds_and_is_back_in_attract_after_two_minutes(table, begin):
    at_s = last_act_s(table, begin)
    assert table.console.stage == STAGES[begin]
    table.loop.run(until_s=at_s + IDLE_S - ASKED_S - 0.5)
    assert ASKED not in said(table)
    table.loop.run(until_s=at_s + IDLE_S - ASKED_S + 2.0)
    assert ASKED in said(table)
    table.loop.run(until_s=at_s + IDLE_S - 0.5)
    assert table.console.stage == STAGES[begin]
    table.loop.run(until_s=at_s + IDLE_S + 2.0)
    assert table.console.stage == "attract"
    assert not any(seat.joined and seat.bot is None for seat in table.console.view().seats)
    # And nothing more is asked of nobody.
    wait(table, 2 * IDLE_S)
    assert (table.console.stage, said(table)) == ("attract", [])


ACTS = {
    "A": lambda table: press(table, "A"),
    "B": lambda table: press(table, "B"),
    "another seat's B": lambda table: press(table, "B", seat="blue"),
    "a card": lambda table: tap_card(table, LANGUAGE),
}


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("begin", STAGES, ids=lambda begin: begin.__name__)
def test_any_press_or_tap_keeps_it_and_does_nothing_else(table, begin, act):
    begin(table)
    before = table.console.view()
    wait(table, IDLE_S - ASKED_S + 1.0)
    assert ASKED in said(table)
    ACTS[act](table)
    after = table.console.view()
    assert (after.stage, after.cursor, after.language) == (
        before.stage, before.cursor, before.language,
    )  # fmt: skip
    assert ASKED not in said(table)
    wait(table, IDLE_S - ASKED_S - 5.0)
    assert table.console.stage == before.stage
    assert ASKED not in said(table)
    wait(table, ASKED_S + 7.0)
    assert table.console.stage == "attract"


def test_who_acts_again_and_again_is_never_asked(table):
    options(table)
    for _ in range(10):
        wait(table, IDLE_S - ASKED_S - 6.0)
        assert ASKED not in said(table)
        press(table, "B")
    assert table.console.stage == "options"


def test_a_result_goes_back_to_attract_too():
    seating = Seating(4, 4, "easy", 2, "captains-orders", {"rounds": 1})
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: not opened.over)
        loop.run(until_s=loop.now_s() + IDLE_S - ASKED_S - 1.0)
        assert ASKED not in said(opened)
        loop.run(until_s=loop.now_s() + 2.0)
        assert ASKED in said(opened)
        press_a = ButtonPressed(at_s=loop.now_s(), seat="red", button="A")
        opened.console.signal(press_a)
        assert ASKED not in said(opened)
        assert opened.over
        loop.run(until_s=loop.now_s() + IDLE_S + 1.0)
        assert opened.console.stage == "attract"
        assert opened.match is None


def test_a_match_of_people_who_do_nothing_goes_on():
    with (
        Loop(VirtualClock()) as loop,
        open_table(
            load_table_file("sim"), loop, Seating(2, 0, "easy", 1, "luggage"), deep=False
        ) as opened,
    ):
        opened.start()
        loop.run(until_s=3 * IDLE_S)
        assert opened.console.stage == "match"
        assert ASKED not in said(opened)


def test_the_question_about_an_interrupted_match_waits(tmp_path):
    for resumes in (False, True):
        seating = Seating(4 * (not resumes), 4 * (not resumes), "easy", 2, "captains-orders")
        with (
            Loop(VirtualClock()) as loop,
            open_table(
                load_table_file("sim-spots"), loop, seating, deep=False, journal=tmp_path / "j.db"
            ) as opened,
        ):
            opened.start()
            loop.run(until_s=loop.now_s() + 8.0)
            if resumes:
                assert opened.console.stage == "resume"
                opened.console.call("red", "Ada")
                loop.run(until_s=loop.now_s() + IDLE_S - ASKED_S / 2)
                assert opened.console.stage == "resume"
                assert ASKED not in said(opened)
                # A page that is opened over it closes; the question stays.
                page(opened)
                loop.run(until_s=loop.now_s() + IDLE_S + 1.0)
                assert opened.console.stage == "resume"
