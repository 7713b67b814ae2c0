"""The cursor's menus: B moves on, A takes, and the last line of a submenu leads back."""

from hypothesis import given
from hypothesis import strategies as st

from controller.menu import Choice, Menu, pressed, presses, shown

MENU = Menu(
    "red",
    "Red",
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


def test_b_moves_on_and_around():
    lines = [shown(MENU, press(MENU, "B" * n)[0]).at for n in range(5)]
    assert lines == [0, 1, 2, 0, 1]


def test_a_takes_the_line_and_the_cursor_is_home_again():
    assert press(MENU, "BBA") == ("", ["done"])


def test_a_line_that_only_says_something_takes_nothing():
    position, taken = press(MENU, "A")
    assert (shown(MENU, position).at, taken) == (0, [])


def test_a_submenu_has_its_lines_title_and_the_way_back():
    position, _ = press(MENU, "BA")
    cursor = shown(MENU, position)
    assert (cursor.title, cursor.options, cursor.at) == ("Ask", ("Blue", "Green", "Back"), 0)
    assert press(MENU, "BA", position) == ("", [2])
    back, taken = press(MENU, "BBA", position)
    assert (shown(MENU, back).options, shown(MENU, back).at, taken) == (
        ("Tap a card", "Ask", "Done"),
        1,
        [],
    )


def test_a_position_of_another_menu_is_home():
    small = Menu("red", "Red", (Choice("Done", "done"),))
    for position in ("1.1", "2", "1.0.3"):
        assert shown(small, position).at == 0


choices = st.recursive(
    st.builds(Choice, st.text(max_size=3), st.integers(0, 50)),
    lambda inner: st.builds(
        Choice, st.text(max_size=3), st.none(), st.lists(inner, min_size=1, max_size=4).map(tuple)
    ),
    max_leaves=12,
)
menus = st.builds(
    Menu, st.just("red"), st.just("Red"), st.lists(choices, min_size=1, max_size=5).map(tuple)
)


def leaves(lines):
    for line in lines:
        yield from leaves(line.then) if line.then else (line.means,)


@given(menus, st.lists(st.sampled_from("AB"), max_size=12), st.data())
def test_the_presses_that_lead_to_a_line_take_it_and_nothing_else(menu, before, data):
    position, _ = press(menu, before)
    means = data.draw(st.sampled_from(list(leaves(menu.choices))))
    assert press(menu, presses(menu, position, means), position) == ("", [means])
