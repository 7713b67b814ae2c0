"""The board: what its file says, what follows from it, and the mistakes that are found in it."""

import pytest

from controller.errors import OptionError
from controller.games.bluff_pirate.board import board_of, default_drawing, drawing_from_toml

DEFAULT = """
start = "start"
islands = ["west", "east"]

[[paths]]
from = "start"
to = "fork"
squares = 3

[[paths]]
from = "fork"
to = "west"
squares = 2

[[paths]]
from = "fork"
to = "east"
squares = 2
"""
ACROSS = """
[[paths]]
from = "west"
to = "east"
squares = 3
"""


def test_the_default_is_24_common_squares_and_two_branches_of_6():
    board = board_of(default_drawing())
    assert len(board.squares) == 1 + 24 + 6 + 6
    assert board.to_go[0] == 30
    assert [board.squares[island] for island in board.islands] == ["island-1", "island-2"]


def test_squares_go_by_the_names_of_their_points():
    board = board_of(drawing_from_toml(DEFAULT))
    assert board.squares == (
        *("start", "start.fork.1", "start.fork.2", "fork"),
        *("fork.west.1", "west", "fork.east.1", "east"),
    )


def test_a_ship_has_a_choice_at_a_fork_only():
    board = board_of(drawing_from_toml(DEFAULT))
    exits = dict(zip(board.squares, board.exits, strict=True))
    assert exits["fork"] == (1, 2)
    assert [square for square in board.squares if len(exits[square]) > 1] == ["fork"]
    assert [board.squares[square] for square in board.entry] == [
        *("start.fork.1", "fork.west.1", "fork.east.1"),
    ]


def test_back_is_towards_the_start_from_everywhere():
    board = board_of(drawing_from_toml(DEFAULT))
    back = {name: board.squares[board.back[at]] for at, name in enumerate(board.squares)}
    assert back == {
        "start": "start",
        "start.fork.1": "start",
        "start.fork.2": "start.fork.1",
        "fork": "start.fork.2",
        "fork.west.1": "fork",
        "west": "fork.west.1",
        "fork.east.1": "fork",
        "east": "fork.east.1",
    }


def test_from_an_opened_island_the_shortest_way_leads_over_the_fork():
    board = board_of(drawing_from_toml(DEFAULT))
    west, east = board.islands
    assert (board.other_island(west), board.other_island(east)) == (1, 0)
    to_east = board.towards[1]
    assert to_east.distance[west] == 4
    assert board.squares[to_east.step[west]] == "fork.west.1"
    assert to_east.distance[0] == 5


def test_from_an_opened_island_the_shortest_way_may_lead_across():
    board = board_of(drawing_from_toml(DEFAULT + ACROSS))
    west, east = board.islands
    assert board.towards[1].distance[west] == 3
    assert board.squares[board.towards[1].step[west]] == "west.east.1"
    assert board.squares[board.towards[0].step[east]] == "west.east.2"
    # Before an island is opened nobody sails that way, and the fork is as far as before.
    assert board.to_go[board.squares.index("fork")] == 2


def test_branches_may_be_of_different_lengths():
    board = board_of(drawing_from_toml(DEFAULT.replace("squares = 2", "squares = 9", 1)))
    assert board.to_go[0] == 5
    assert board.towards[0].distance[0] == 12


def test_a_board_may_fork_twice_and_meet_again():
    text = (
        DEFAULT
        + """
[[paths]]
from = "fork"
to = "reef"
squares = 1

[[paths]]
from = "reef"
to = "west"
squares = 4
"""
    )
    board = board_of(drawing_from_toml(text))
    fork = board.squares.index("fork")
    assert board.exits[fork] == (1, 2, 3)
    assert board.to_go[board.squares.index("reef")] == 4


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("start = ", "begin = ", "The board does not fit: Object contains unknown field `begin`"),
        ("squares = 3", 'squares = "three"', "Expected `int`, got `str` - at `$.paths[0].squares`"),
        ("squares = 3", "squares = ", "The board does not fit: Invalid value"),
        ('islands = ["west", "east"]', 'islands = ["west"]', "Expected `array` of length 2"),
        ("squares = 3", "squares = 0", "'start' to 'fork' has 0 squares; 1 to 200 can be."),
        ("squares = 3", "squares = 201", "'start' to 'fork' has 201 squares"),
        ('to = "fork"', 'to = "The Fork"', "A point of the board is called 'The Fork'; use a-z"),
        ('["west", "east"]', '["west", "west"]', "should be three points"),
        ('["west", "east"]', '["west", "start"]', "should be three points"),
        ('["west", "east"]', '["west", "north"]', "No path leads to 'north'."),
        ('to = "east"', 'to = "start"', "The path from 'fork' leads back to the start; none does."),
        ('to = "east"', 'to = "west"', "'fork' to 'west' is not the only one"),
        ('from = "fork"\nto = "east"', 'from = "cape"\nto = "east"', "stands before any path to"),
        ('to = "east"', 'to = "cape"', "No path leads to 'east'."),
        (
            'from = "fork"\nto = "east"',
            'from = "west"\nto = "east"',
            "No way leads from the start to 'east'.",
        ),
    ],
)
def test_a_mistake_in_the_file_is_named_in_a_sentence(old, new, sentence):
    text = DEFAULT.replace(old, new, 1)
    assert text != DEFAULT
    with pytest.raises(OptionError) as caught:
        drawing_from_toml(text)
    assert sentence in str(caught.value)


def test_a_point_from_which_no_path_leads_on_is_named():
    text = DEFAULT + '\n[[paths]]\nfrom = "fork"\nto = "cape"\nsquares = 2\n'
    with pytest.raises(OptionError, match="No path leads on from 'cape', and it is no island"):
        drawing_from_toml(text)


def test_a_ring_in_which_one_would_sail_for_ever_is_named():
    text = (
        DEFAULT
        + """
[[paths]]
from = "fork"
to = "cape"
squares = 2

[[paths]]
from = "cape"
to = "reef"
squares = 2

[[paths]]
from = "reef"
to = "fork"
squares = 2
"""
    )
    with pytest.raises(OptionError, match="one can sail for ever without an island"):
        drawing_from_toml(text)
