"""A button that is down for a minute, or since its station began, is named and ignored until it is
released."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.match import acts
from controller.match.acts import HOLD_S
from controller.table.devices import BOTH_S, STUCK_S, StuckButtons
from controller.views import Message
from display.words import languages, words_in
from hardware.signals import (
    ButtonPressed,
    ButtonReleased,
    ButtonStuck,
    SeatLost,
    SeatReady,
    Trouble,
)

SEATS, BUTTONS = ("red", "blue"), ("A", "B")
LOST = Trouble("silent", "")


def said(kind, seat, button, at_s):
    return kind(at_s=at_s, seat=seat, button=button)


# ---- which buttons are stuck ---------------------------------------------------------------------

happenings = st.lists(
    st.tuples(
        st.floats(0.0, 100.0),
        st.sampled_from(SEATS),
        st.sampled_from(BUTTONS),
        st.sampled_from(["pressed", "released", "stuck at the start", "lost"]),
    ),
    max_size=12,
)


def down_for_too_long(told, now_s):
    """The law, told anew from all that has happened: the buttons that are stuck by *now_s*."""
    stuck = set()
    for seat in SEATS:
        for button in BUTTONS:
            of_it = [
                (at_s, what)
                for at_s, where, which, what in told
                if where == seat and (which == button or what == "lost")
            ]
            at_s, what = of_it[-1] if of_it else (0.0, "released")
            held = what == "pressed" and now_s >= at_s + STUCK_S
            if held or what == "stuck at the start":
                stuck.add((seat, button))
    return stuck


KINDS = {
    "pressed": ButtonPressed,
    "released": ButtonReleased,
    "stuck at the start": ButtonStuck,
}


def tell(told, hear):
    for at_s, seat, button, what in told:
        if what == "lost":
            hear(SeatLost(at_s=at_s, seat=seat, trouble=LOST))
        else:
            hear(said(KINDS[what], seat, button, at_s))


@given(happenings)
def test_stuck_is_what_is_down_for_a_minute_or_since_the_start(told):
    buttons, now_s, happened = StuckButtons(), 0.0, []
    for wait_s, *what in told:
        # Time passes as at a table: never past the moment at which it wants to be asked.
        until_s = now_s + wait_s
        while (wake_s := buttons.wake_at_s()) is not None and wake_s <= until_s:
            assert buttons.found(min(wake_s, until_s) - 0.001) == []
            for stuck in buttons.found(wake_s):
                buttons.hear(stuck)
            assert buttons.wake_at_s() != wake_s
        now_s = until_s
        happened.append((now_s, *what))
        tell(happened[-1:], buttons.hear)
        named = [(notice.args["seat"], notice.args["button"]) for notice in buttons.faults()]
        assert len(named) == len(set(named))
        assert set(named) == down_for_too_long(happened, now_s)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("button", BUTTONS)
def test_it_is_named_with_its_seat_and_a_remedy(language, button):
    buttons = StuckButtons()
    buttons.hear(said(ButtonStuck, "red", button, 1.0))
    [fault] = buttons.faults()
    words = words_in(language)
    sentence = words(Message(fault.id, fault.args))
    assert f" {button} " in sentence
    assert words.part(Message(fault.id, fault.args), "remedy")
    other = words(Message(fault.id, {**fault.args, "seat": "blue"}))
    assert sentence != other


# ---- at a table ----------------------------------------------------------------------------------


def press(table, button, *seats, for_s=None):
    """Press and hold; without *for_s*, do not let go."""
    for seat in seats:
        table.console.signal(said(ButtonPressed, seat, button, table.loop.now_s()))
    if for_s is not None:
        wait(table, for_s)
        release(table, button, *seats)


def release(table, button, *seats):
    for seat in seats:
        table.console.signal(said(ButtonReleased, seat, button, table.loop.now_s()))


def wait(table, seconds):
    table.loop.run(until_s=table.loop.now_s() + seconds)


def named(table):
    return [
        (fault.args["seat"], fault.args["button"])
        for fault in table.console.view().faults
        if fault.id == "table-button-stuck"
    ]


def stick(table, button, seat, start):
    """Let a button be stuck: from the start, or from a minute after it went down."""
    if start:
        table.console.signal(said(ButtonStuck, seat, button, table.loop.now_s()))
        return
    press(table, button, seat)
    wait(table, STUCK_S - 0.1)
    assert named(table) == []
    wait(table, 0.2)


@pytest.fixture(params=[True, False], ids=["from the start", "for a minute"])
def start(request):
    return request.param


@pytest.mark.parametrize("seats", [0, 2], ids=["in attract", "in a match"])
@pytest.mark.parametrize("button", BUTTONS)
def test_it_is_on_the_screen_until_it_is_released(open_fast, seats, button, start):
    table = open_fast(seats=seats, bots=0)
    shown = []
    table.console.changed.append(lambda: shown.append(named(table)))
    stick(table, button, "red", start)
    assert named(table) == [("red", button)]
    assert shown[-1] == [("red", button)], "screens are told at that moment"
    wait(table, 600.0)
    assert named(table) == [("red", button)]
    release(table, button, "red")
    assert named(table) == []


def test_a_stuck_a_agrees_to_nothing(open_fast, start):
    """Everyone holds A to begin; a seat whose A hangs has not said so."""
    table = open_fast()
    for seat in SEATS:
        press(table, "A", seat, for_s=0.1)
    stick(table, "A", "red", start)
    assert [one.holding for one in table.console.view().seats if one.seat == "red"] == [False]
    before = table.console.stage
    press(table, "A", "blue", for_s=HOLD_S + 0.5)
    assert table.console.stage == before
    release(table, "A", "red")
    assert table.console.stage == before, "let go of, it is no press"
    press(table, "A", *SEATS, for_s=HOLD_S + 0.5)
    assert table.console.stage != before


def test_in_a_match_a_stuck_a_agrees_to_nothing(open_fast, start, mocker):
    table = open_fast(seats=2, bots=0)
    stick(table, "A", "red", start)
    agreed = mocker.spy(table.console.match.game, "agreed")
    press(table, "A", "blue", for_s=HOLD_S + 0.5)
    assert agreed.call_count == 0
    release(table, "A", "red")
    press(table, "A", *SEATS, for_s=HOLD_S + 0.5)
    assert agreed.call_count == 1


def test_a_stuck_b_asks_for_nothing_and_is_no_press_when_released(open_fast, start, mocker):
    table = open_fast(seats=2, bots=0)
    match = table.console.match
    stick(table, "B", "red", start)
    assert acts.held(match.pending, "B", table.loop.now_s()) == frozenset()
    press(table, "B", "blue")
    wait(table, HOLD_S + 0.1)
    assert acts.held(match.pending, "B", table.loop.now_s()) == {"blue"}
    release(table, "B", "blue")
    read = mocker.spy(match.game, "read")
    release(table, "B", "red")
    wait(table, 1.0)
    press(table, "A", "blue")
    wait(table, 1.0)
    assert read.call_count, "a button that does not hang is read"
    read_acts = [call.args[-1] for call in read.call_args_list]
    assert {act.seat for act in read_acts if isinstance(act, acts.Pressed)} == {"blue"}


def test_a_stuck_button_and_the_other_one_do_not_open_the_operators_page(open_fast, start):
    table = open_fast()
    stick(table, "B", "green", start)
    stage = table.console.stage
    press(table, "A", "green", for_s=BOTH_S + 0.5)
    assert "operator" not in (stage, table.console.stage)


def test_the_operators_page_keeps_that_it_was_stuck(open_fast, start):
    table = open_fast()
    stick(table, "A", "red", start)
    operator = table.console.idle.operator
    standing = operator.devices.heard.standing
    operator.open(table.loop.now_s())
    assert [fault.id for fault in table.console.view().past_faults] == ["table-button-stuck"]
    assert [type(one) for one in standing[-1:]] == [ButtonStuck], "for the doctor"


def test_a_seat_that_is_lost_holds_no_button(open_fast, start):
    table = open_fast()
    stick(table, "A", "red", start)
    table.console.signal(SeatLost(at_s=table.loop.now_s(), seat="red", trouble=LOST))
    assert named(table) == []
    table.console.signal(SeatReady(at_s=table.loop.now_s(), seat="red"))
    wait(table, 2 * STUCK_S)
    assert named(table) == []
