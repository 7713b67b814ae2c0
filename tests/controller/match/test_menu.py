"""The cursor's menus: B moves on, A takes, and the last line of a submenu leads back; which presses
count."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from controller.match.acts import TIE_S, Pressed
from controller.match.menu import (
    BACK,
    SETTLE_S,
    Choice,
    Menu,
    Pointer,
    following,
    pressed,
    presses,
    shown,
)
from controller.views import Message

MENU = Menu(
    "red",
    Message("Red"),
    (
        Choice("Tap a card"),
        Choice("Ask", then=(Choice("Blue", 1), Choice("Green", 2))),
        Choice("Done", "done"),
    ),
)


def press(menu, buttons, position=""):
    """The position after *buttons*, and everything that was taken."""
    taken = []
    for button in buttons:
        position, means = pressed(menu, position, button)
        taken += [] if means is None else [means]
    return position, taken


@pytest.mark.parametrize(("now", "then"), [("a", "b"), ("c", "a"), ("z", "a")])
def test_the_first_value_follows_the_last_and_what_is_none_of_them(now, then):
    assert following(("a", "b", "c"), now) == then


def test_b_moves_on_and_around():
    lines = [shown(MENU, press(MENU, "B" * n)[0]).at for n in range(5)]
    assert lines == [-1, 0, 1, -1, 0]


def test_a_heading_is_no_line_that_the_cursor_could_stand_at():
    cursor = shown(MENU, "")
    assert (cursor.heading, cursor.at) == (Message("Tap a card"), -1)
    assert [line.id for line in cursor.options] == ["Ask", "Done"]
    below = shown(MENU, press(MENU, "BA")[0])
    assert (below.heading, below.at) == (None, 0)


def test_the_line_that_everybody_holds_a_at_is_one_to_stand_at_and_no_press_takes_it():
    menu = Menu("", Message("Rests"), (Choice("Go on", 1), Choice("End", held=True)))
    position, taken = press(menu, "BA")
    assert (shown(menu, position).at, taken) == (1, [])


def test_a_takes_the_line_and_the_cursor_is_home_again():
    assert press(MENU, "BBA") == ("", ["done"])


def test_a_press_of_a_out_of_boredom_takes_nothing():
    position, taken = press(MENU, "A")
    assert (shown(MENU, position).at, taken) == (-1, [])


def test_a_submenu_has_its_lines_title_and_the_way_back():
    position, _ = press(MENU, "BA")
    cursor = shown(MENU, position)
    lines = [option.id for option in cursor.options]
    assert (cursor.title, lines, cursor.at) == (Message("Ask"), ["Blue", "Green", BACK.id], 0)
    assert press(MENU, "BA", position) == ("", [2])
    back, taken = press(MENU, "BBA", position)
    cursor = shown(MENU, back)
    lines = [option.id for option in cursor.options]
    assert (lines, cursor.at, taken) == (["Ask", "Done"], -1, [])


def test_the_cursor_stands_at_home_first_and_when_it_comes_back():
    lines = (Choice("Tap a card"), Choice("Unread", then=(Choice("It", "it"),)))
    menu = Menu("red", Message("Red"), (*lines, Choice("Close", "close", home=True)))
    assert shown(menu, "").at == 1
    assert press(menu, "A") == ("", ["close"])
    assert shown(menu, press(menu, "BBABA")[0]).at == 1
    assert presses(menu, "1.0", "close") == ("B", "A", "A")


def test_a_position_of_another_menu_is_home():
    small = Menu("red", Message("Red"), (Choice("Done", "done"),))
    for position in ("1.1", "2", "1.0.3"):
        assert shown(small, position).at == 0


choices = st.recursive(
    st.builds(Choice, st.text(max_size=3), st.integers(0, 50)),
    lambda inner: st.builds(
        Choice,
        st.text(max_size=3),
        then=st.lists(inner, min_size=1, max_size=4).map(tuple),
    ),
    max_leaves=12,
)
menus = st.builds(
    Menu,
    st.just("red"),
    st.just(Message("Red")),
    st.lists(choices, min_size=1, max_size=5).map(tuple),
)


def leaves(lines):
    for line in lines:
        yield from leaves(line.then) if line.then else (line.means,)


@given(menus, st.lists(st.sampled_from("AB"), max_size=12), st.data())
def test_the_presses_that_lead_to_a_line_take_it_and_nothing_else(menu, before, data):
    position, _ = press(menu, before)
    means = data.draw(st.sampled_from(list(leaves(menu.choices))))
    assert press(menu, presses(menu, position, means), position) == ("", [means])


# ---- the hand at the cursor ----------------------------------------------------------------------


SHOWN_S = 10.0


def pointer_at(menu):
    pointer = Pointer()
    pointer.look(shown(menu, ""), SHOWN_S)
    return pointer


def test_a_line_is_taken_when_there_was_time_to_read_it_and_the_cursor_moves_on_before():
    pointer = pointer_at(MENU)
    assert not pointer.counts(MENU, Pressed("red", "A"), SHOWN_S + SETTLE_S / 2)
    assert pointer.counts(MENU, Pressed("red", "B"), SHOWN_S + SETTLE_S / 2)
    assert pointer.counts(MENU, Pressed("red", "A"), SHOWN_S + 1.1 * SETTLE_S)


def test_other_lines_have_to_be_read_anew_and_the_same_ones_have_not():
    pointer = pointer_at(MENU)
    pointer.look(shown(MENU, "1"), SHOWN_S + 5.0)
    assert pointer.counts(MENU, Pressed("red", "A"), SHOWN_S + 5.0)
    pointer.look(shown(MENU, press(MENU, "BA")[0]), SHOWN_S + 5.0)
    assert not pointer.counts(MENU, Pressed("red", "A"), SHOWN_S + 5.0)


def test_a_menu_may_ask_for_more_time():
    slow = replace(MENU, settle_s=3.0)
    pointer = pointer_at(slow)
    assert not pointer.counts(slow, Pressed("red", "A"), SHOWN_S + 2.0)
    assert pointer.counts(slow, Pressed("red", "A"), SHOWN_S + 3.0)


def test_where_anybody_may_choose_two_hands_at_the_same_moment_press_once():
    anybodys = replace(MENU, seat="")
    pointer, at_s = pointer_at(anybodys), SHOWN_S + 1.0
    assert pointer.counts(anybodys, Pressed("red", "B"), at_s)
    assert not pointer.counts(anybodys, Pressed("blue", "B"), at_s + TIE_S / 2)
    assert pointer.counts(anybodys, Pressed("red", "B"), at_s + 2 * TIE_S)
    assert pointer.counts(anybodys, Pressed("red", "B"), at_s + 2.5 * TIE_S)
