"""Captain's Orders with cards, pads, spots and buttons."""

import pytest

from controller.games.captains_orders.pieces import CARDS, HAND, Deal, PlayOrder
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.table import CaptainsOrdersTable
from controller.match.tablegame import TableShape

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")


@pytest.fixture
def order(holding):
    """Red's Order stands, and Blue is to act."""
    return rules.play(holding("2-1 4-1", "5-1 3-1", "6-1", "7-1"), PlayOrder(0, CARDS.index("4-1")))


@pytest.mark.parametrize(
    ("spots", "turn", "answers"),
    [
        (2, ("spot/1", "pad/blue", "pad/green", "pad/yellow"), ("pad/red", "spot/1")),
        (0, ("menu", "pad/blue", "pad/green", "pad/yellow"), ("pad/red", "menu")),
    ],
)
def test_a_prompt_says_where_it_is_done(holding, order, spots, turn, answers):
    game = CaptainsOrdersTable(TableShape(spots=spots))
    state = holding("2-1 4-1", "5-1 3-1", "6-1", "7-1")
    assert game.prompt(state).at == turn
    assert game.prompt(order).at == answers
    empty = rules.initial(rules.options_from({}), SEATS[:4])
    assert game.prompt(empty).at == ("deck",)


def test_the_prompt_says_which_cards_follow_and_which_belay(order):
    """By the Order's rank alone, which everybody sees (CO-5, CO-6)."""
    lower, others = ("1", "2", "3"), ("4", "5", "6", "7", "8", "9", "10")
    game = CaptainsOrdersTable(TableShape(spots=2))
    assert game.prompt(order).fits == {"pad/red": others, "spot/1": lower}
    assert CaptainsOrdersTable(TableShape()).prompt(order).fits["menu"] == lower


def test_a_light_blinks_until_the_hand_is_complete():
    game = CaptainsOrdersTable(TableShape())
    state = rules.initial(rules.options_from({}), SEATS[:4])
    for card in range(HAND):
        assert game.light(state, "blue") == ("blue", "blink")
        state = rules.play(state, Deal(1, card))
    assert game.light(state, "blue") == ("blue", "steady")
    assert game.light(state, "red") == ("red", "blink")
