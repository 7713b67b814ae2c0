"""States and moves as texts: what they look like, and what is said of mistakes in them."""

import pytest

from controller.errors import NotationError
from controller.games.bluff_pirate.pieces import (
    BoardShip,
    Deal,
    Discard,
    Draw,
    Drawn,
    EndSet,
    Exposed,
    Keep,
    Lay,
    Named,
    Opened,
    Pick,
    Redeal,
    Reshuffle,
    Reveal,
    Revote,
    Seen,
    Steer,
    Stolen,
    Target,
    Vote,
)
from controller.games.bluff_pirate.rules import rules

RED = "pink-1 pink-2 pink-3 black-1 purple-pirate"
BLUE = "turquoise-1 turquoise-4 black-2 black-3 brown-9"
HANDS = (RED, BLUE)

MOVES = {
    "deal red red-1": Deal(0, 0),
    "deal red ?": Deal(0, None),
    "redeal": Redeal(),
    "drawn blue black-pirate": Drawn(1, 99),
    "drawn blue ?": Drawn(1, None),
    "reshuffle": Reshuffle(),
    "stolen red ?3": Stolen(0, 103),
    "opened treasure": Opened(True),
    "opened empty": Opened(False),
    "revote": Revote(),
    "exposed blue red-2": Exposed(1, 1),
    "seen ?0 red-pirate": Seen(100, 9),
    "named ?0 red-pirate": Named(100, 1),
    "draw red": Draw(0),
    "board red orange-pirate": BoardShip(0, 19),
    "target red blue": Target(0, 1),
    "lay red red-1 up": Lay(0, 0, True),
    "lay red ? down": Lay(0, None, False),
    "end-set red": EndSet(0),
    "vote blue bluff": Vote(1, True),
    "vote blue no-bluff": Vote(1, False),
    "pick red blue": Pick(0, 1),
    "reveal red red-1": Reveal(0, 0),
    "discard red red-1": Discard(0, 0),
    "keep red": Keep(0),
    "steer red fork.island-2": Steer(0, 2),
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
        ("grab red red-1", "There is no move 'grab'"),
        ("draw pink", "There is no player 'pink'; there are red, blue."),
        ("discard red red-10", "There is no card 'red-10'; there are red-1, red-2"),
        ("discard red", "In 'discard red' there are 1 words after 'discard': discard PLAYER CARD."),
        ("lay red red-1 sideways", "There is no face 'sideways'; there are up, down."),
        ("exposed red ?", "There is no card '?'; there are red-1, red-2"),
        ("exposed red ?0", "There is no card '?0'; there are red-1, red-2"),
        ("seen red-1 red-2", "A card that was not read goes by its number, as in ?0, not 'red-1'."),
        ("named ?0 red-3", "There is no kind of card 'red-3'; there are red, red-pirate"),
        ("discard red ?x", "'x' is not a whole number of up to nine digits."),
        ("discard red ?-1", "Cards that were not read are counted from ?0, not '?-1'."),
        ("steer red fork.island-3", "There is no path 'fork.island-3'; there are start.fork"),
        ("kept red", "'kept red' is what happened, and no move."),
        ("reshuffled", "'reshuffled' is what happened, and no move."),
    ],
)
def test_a_mistake_in_a_move_is_named_in_a_sentence(dealt, text, sentence):
    with pytest.raises(NotationError) as caught:
        rules.move_from_text(dealt(*HANDS), text)
    assert sentence in str(caught.value)


STATE = """\
options keep_up_to=4 small_hand=keep discard_without=placing turns=200 nudge_rounds=3 \
first_player=0 landing=stop reading=late
board from start to island-1 island-2
board path start fork 24
board path fork island-1 6
board path fork island-2 6
hand red pink-2 pink-3 brown-2 black-1 ?0
hand blue turquoise-1 turquoise-4 brown-9 black-2 black-3
ship red fork.island-1.2
ship blue start.fork.3
phase reading
active red
turn red
turns 1
idle 0
to-draw 0
pile {pile}
discards orange-1
up pink-1
down brown-1
revealed
voted
doubting
picked -
sailing 0
pirate -
target -
stolen
opened -
won
event discarded blue orange
pending lay red ?0 up
unread ?0 any
"""
PILE = [
    f"{colour}-{n}"
    for colour in (
        *("red", "orange", "yellow", "green", "turquoise"),
        *("blue", "purple", "pink", "brown", "black"),
    )
    for n in (*range(1, 10), "pirate")
]


def text_of_state():
    words = STATE.split()
    return STATE.format(pile=" ".join(card for card in PILE if card not in words))


def test_a_state_reads_as_what_lies_on_the_table():
    text = text_of_state()
    state = rules.state_from_text(text)
    assert rules.state_to_text(state) == text
    assert (state.phase, state.ships, state.pending) == ("reading", (26, 3), Lay(0, 100, True))
    # Five words that were dealt have not been read.
    assert rules.problems(state) == ()


def test_everything_that_can_stand_in_a_state_is_read_back(holding, after):
    def check(state, *lines):
        text = rules.state_to_text(state)
        for line in lines:
            assert f"\n{line}\n" in text
        assert rules.state_from_text(text) == state
        return state

    hands = ("pink-1 pink-2 pink-pirate", BLUE, "orange-1")
    state = holding(*hands, ships={"blue": "start.fork.4"}, turns=7)
    state = after(state, "board red pink-pirate", "target red blue", "stolen red black-2")
    state = check(state, "target blue", "stolen black", "pirate pink-pirate", "turns 7")
    state = after(state, "stolen red ?", "stolen red brown-9")
    state = check(state, "event boarded red pink-pirate blue stolen black ? brown")
    state = after(state, "drawn blue ?", "drawn blue yellow-1", "keep blue", "draw green")
    state = after(state, "drawn green purple-1", "drawn green purple-pirate")
    state = check(state, "event kept blue", "idle 2")
    state = after(state, "lay green purple-1 up", "lay green orange-1 down")
    state = after(state, "lay green purple-pirate up", "exposed green orange-1", "end-set green")
    state = after(state, "vote red bluff", "vote blue no-bluff", "revote", "vote blue bluff")
    state = check(state, "voted blue", "doubting blue", "event revoted", "event shown green orange")
    state = check(state, "ballot turn 9 voted red blue doubting red")
    state = after(state, "vote red no-bluff", "pick green red")
    state = check(state, "picked red", "doubting")
    state = after(state, "reveal green orange-1")
    state = check(state, "event placed green red trusted bluff up purple purple-pirate down orange")


def test_a_conflict_and_a_name_stand_in_a_state(dealt, after):
    state = after(dealt("? ? pink-3 black-1 purple-pirate", BLUE), "draw red")
    state = after(state, "drawn red brown-1", "drawn red brown-2", "discard red ?0")
    state = after(state, "named ?0 pink", "seen ?1 black-2")
    text = rules.state_to_text(state)
    assert "unread ?0 pink-1 pink-2 pink-3 pink-4" in text
    assert "told named ?0 pink\n" in text
    assert "conflict seen ?1 black-2" in text
    assert "event discarded red pink" in text
    assert rules.state_from_text(text) == state


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("phase reading", "fase reading", "There is no line `fase`; there are options, phase"),
        ("turn red", "turn red\nturn blue", "The text has two lines `turn`."),
        ("phase reading\n", "", "The text has no line `phase`."),
        ("phase reading", "phase fun", "There is no phase 'fun'"),
        ("turns=200", "turns", "An option is written name=value, not 'turns'."),
        ("turns=200", "turns=9", "it may be 10 to 1000"),
        ("turns 1", "turns one", "'one' is not a whole number of up to nine digits."),
        (
            "board from start to island-1 island-2\n",
            "",
            "The first line `board` should be `board from",
        ),
        ("path start fork 24", "path start fork", "each other one `board path FROM TO SQUARES`"),
        ("path start fork 24", "path start fork 0", "has 0 squares"),
        ("board path fork island-2 6\n", "", "No path leads to 'island-2'."),
        ("hand blue", "hand red", "2 to 5 can play"),
        (
            "hand red pink-2 pink-3 brown-2 black-1 ?0",
            "hand",
            "The line `hand` should begin with a seat.",
        ),
        ("hand red pink-2", "hand red ?", "A card is named here, not '?'."),
        (
            "ship blue start.fork.3\n",
            "",
            "The line `ship blue` is missing, incomplete or out of order.",
        ),
        ("ship blue start.fork.3", "ship blue start.fork.99", "There is no square 'start.fork.99'"),
        ("ship blue start.fork.3", "ship blue", "One word is expected for a square, not 0."),
        ("active red", "active pink", "There is no player 'pink'"),
        ("picked -", "picked pink", "There is no player 'pink'"),
        ("pirate -", "pirate red-1", "There is no kind of card 'red-1'"),
        ("opened -", "opened cape", "There is no square 'cape'"),
        (
            "pending lay red ?0 up",
            "pending keep red",
            "`keep red` does not fit here.",
        ),
        ("event discarded blue orange", "event keep blue", "`keep blue` does not fit here."),
        ("event discarded blue orange", "event discarded blue ?", "There is no kind of card '?'"),
        ("unread ?0 any", "unread ?0 any\nunread ?0 any", "The line `unread ?1` is missing"),
        ("unread ?0 any", "unread any", "The line `unread ?0` is missing, incomplete"),
        ("unread ?0 any\n", "", "The text has no line `unread ?0`."),
    ],
)
def test_a_mistake_in_a_state_is_named_in_a_sentence(old, new, sentence):
    text = text_of_state()
    changed = text.replace(old, new, 1)
    assert changed != text
    with pytest.raises(NotationError) as caught:
        rules.state_from_text(changed)
    assert sentence in str(caught.value)
