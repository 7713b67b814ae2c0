"""States and moves as texts: what they look like, and what is said of mistakes in them."""

import pytest

from controller.errors import NotationError
from controller.games.captains_orders.pieces import (
    Accept,
    Ask,
    Belay,
    Deal,
    Discard,
    Discover,
    Exposed,
    Follow,
    Give,
    NextRound,
    Pass,
    PlayOrder,
    Redeal,
    Seen,
)
from controller.games.captains_orders.rules import rules

HANDS = (
    "1-1 4-1 5-1 6-1 7-1 10-1",
    "? 4-2 5-2 6-2 7-2 10-2",
    "3-1 4-3 5-3 6-3 7-3 10-3",
    "3-2 8-1 8-2 9-1 9-2 10-4",
)

MOVES = {
    "deal red 7-3": Deal(0, 23),
    "deal red ?": Deal(0, None),
    "redeal": Redeal(),
    "next-round": NextRound(),
    "seen ?0 10-10": Seen(55, 54),
    "exposed blue 4-2": Exposed(1, 7),
    "order red 1-1": PlayOrder(0, 0),
    "pass red blue 2-2": Pass(0, 1, 2),
    "pass red blue ?": Pass(0, 1, None),
    "pass red blue ?3": Pass(0, 1, 58),
    "ask green red": Ask(2, 0),
    "give green ?": Give(2, None),
    "discard yellow 3-1": Discard(3, 3),
    "follow blue 3-2": Follow(1, 4),
    "belay blue ?0": Belay(1, 55),
    "discover red yellow": Discover(0, 3),
    "accept red": Accept(0),
}


@pytest.mark.parametrize("text", MOVES)
def test_a_move_reads_as_people_say_it(dealt, text):
    state = dealt(*HANDS)
    assert rules.move_from_text(state, text) == MOVES[text]
    assert rules.move_to_text(state, MOVES[text]) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no move ''; there are deal"),
        ("grab red 1-1", "There is no move 'grab'"),
        ("order pink 1-1", "There is no player 'pink'; there are red, blue, green, yellow."),
        ("order red 1-2", "There is no card '1-2'; there are 1-1, 2-1, 2-2"),
        ("order red", "In 'order red' there are 1 words after 'order': order PLAYER CARD."),
        ("order red ?", "A card is named here, not '?'."),
        ("ask red blue 1-1", "there are 3 words after 'ask': ask PLAYER ASKED."),
        ("pass red blue ?x", "'x' is not a whole number of up to nine digits."),
        ("pass red blue ?-1", "Cards that were not read are counted from ?0, not '?-1'."),
        ("taken-back red 1-1 up", "'taken-back red 1-1 up' is what happened, and no move."),
    ],
)
def test_a_mistake_in_a_move_is_named_in_a_sentence(dealt, text, sentence):
    with pytest.raises(NotationError) as caught:
        rules.move_from_text(dealt(*HANDS), text)
    assert sentence in str(caught.value)


STATE = """\
options wins=3 rounds=30 first_dealer=3 misplay=redo reading=late
dealer yellow
hand red 1-1 4-1 5-1 7-1 10-1
hand blue 4-2 5-2 6-2 7-2 10-2 ?0
hand green 3-1 4-3 5-3 6-3 7-3 10-3
hand yellow 3-2 8-1 8-2 9-1 9-2 10-4
phase reading
active blue
turn blue
order 6-1
owner red
pending follow blue ?0
last -
discards
event order red 6-1
captains
unread ?0 any
read 1-1 3-1 3-2 4-1 4-2 4-3 5-1 5-2 5-3 6-1 6-2 6-3 7-1 7-2 7-3 8-1 8-2 9-1 9-2 10-1 10-2 10-3 \
10-4
"""


def test_a_state_reads_as_what_lies_on_the_table(dealt, after):
    state = after(dealt(*HANDS), "order red 6-1", "follow blue ?0")
    assert rules.state_to_text(state) == STATE
    assert rules.state_from_text(STATE) == state


def test_everything_that_can_stand_in_a_state_is_read_back(dealt, after):
    state = after(dealt(*HANDS), "order red 6-1", "follow blue ?0", "accept red")
    state = after(state, "seen ?0 10-1", "discover green red")
    text = rules.state_to_text(state)
    assert "unread ?0 6-1 6-2" in text
    assert "conflict seen ?0 10-1" in text
    assert rules.state_from_text(text) == state
    state = after(state, "seen ?0 10-5", "next-round")
    assert "won green" in rules.state_to_text(state)
    assert rules.state_from_text(rules.state_to_text(state)) == state


def test_a_card_that_was_taken_back_is_told_with_its_face(dealt, after):
    state = after(dealt(*HANDS), "order red 6-1", "follow blue ?0", "seen ?0 2-1")
    state = after(state, "follow blue 6-2")
    assert "event taken-back blue 2-1 down" in rules.state_to_text(state)
    assert rules.state_from_text(rules.state_to_text(state)) == state


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("discards", "discards ?999999999", "The text has no line `unread ?999999999`."),
        (
            "phase reading",
            "fase reading",
            "There is no line `fase`; there are options, dealer",
        ),
        ("turn blue", "turn blue\nturn red", "The text has two lines `turn`."),
        ("phase reading\n", "", "The text has no line `phase`."),
        ("phase reading", "phase fun", "There is no phase 'fun'"),
        ("wins=3", "wins", "An option is written name=value, not 'wins'."),
        ("wins=3", "wins=9", "it may be 1 to 5"),
        ("hand blue", "hand red", "4 to 8 can play"),
        ("hand red 1-1 4-1 5-1 7-1 10-1", "hand", "The line `hand` should begin with a seat."),
        ("hand red 1-1", "hand red ?", "A card is named here, not '?'."),
        ("active blue", "active pink", "There is no player 'pink'"),
        (
            "active blue",
            "active",
            "In the line `active`: One word is expected",
        ),
        ("order 6-1", "order 6-7", "There is no card '6-7'"),
        ("pending follow blue ?0", "pending ask blue red", "`ask blue red` does not fit here."),
        ("event order red 6-1", "event seen ?0 6-1", "`seen ?0 6-1` does not fit here."),
        ("unread ?0", "unread ?1", "The text has no line `unread ?1`."),
    ],
)
def test_a_mistake_in_a_state_is_named_in_a_sentence(old, new, sentence):
    with pytest.raises(NotationError) as caught:
        rules.state_from_text(STATE.replace(old, new, 1))
    assert sentence in str(caught.value)
