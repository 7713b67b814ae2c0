"""States and moves as texts: what they look like, and what is said of mistakes in them."""

import pytest
from msgspec.structs import replace

from controller.errors import NotationError
from controller.games.captain_bluff.pieces import (
    Call,
    Change,
    Check,
    Close,
    Deal,
    Define,
    Done,
    Draw,
    Pass,
    Place,
    Play,
    Recover,
    Redeal,
    Reshuffle,
    Seen,
    Shown,
    Take,
    TakeBack,
    TimeUp,
)
from controller.games.captain_bluff.rules import rules

MOVES = {
    "deal red paris-1": Deal(0, 0),
    "deal red ?": Deal(0, None),
    "redeal": Redeal(),
    "draw blue tokyo-17": Draw(1, 50),
    "take red ?": Take(0, None),
    "reshuffle": Reshuffle(),
    "time-up": TimeUp(),
    "seen ?0 london-1": Seen(65, 17),
    "shown belt-6 paris-2": Shown(5, 1),
    "shown belt-1 ?": Shown(0, None),
    "define red belt-2 ?1": Define(0, 1, 66),
    "place red belt-1 round-trip-1 down": Place(0, 0, 51, -1),
    "place red belt-1 london-3 -": Place(0, 0, 19, 0),
    "take-back red": TakeBack(0),
    "check blue belt-3": Check(1, 2),
    "change red belt-4 ?": Change(0, 3, None),
    "close red belt-5": Close(0, 4),
    "play blue delayed-flight-3": Play(1, 64),
    "call blue": Call(1),
    "pass blue": Pass(1),
    "recover red belt-1 paris-5": Recover(0, 0, 4),
    "done red": Done(0),
}


@pytest.mark.parametrize("text", MOVES)
def test_a_move_reads_as_people_say_it(dealt, text):
    state = dealt(2)
    assert rules.move_from_text(state, text) == MOVES[text]
    assert rules.move_to_text(state, MOVES[text]) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no move ''; there are deal"),
        ("fly red", "There is no move 'fly'"),
        ("call pink", "There is no player 'pink'; there are red, blue."),
        ("check red belt-7", "There is no belt 'belt-7'"),
        ("place red belt-1 paris-18 -", "There is no card 'paris-18'"),
        (
            "place red belt-1 paris-1",
            "there are 3 words after 'place': place PLAYER BELT CARD STEP",
        ),
        ("place red belt-1 paris-1 left", "There is no way 'left'; there are up, down, -."),
        ("place red belt-1 ? -", "A card is named here, not '?'."),
        ("define red belt-1 ?x", "'x' is not a whole number of up to nine digits."),
        ("define red belt-1 ?-2", "counted from ?0, not '?-2'."),
    ],
)
def test_a_mistake_in_a_move_is_named_in_a_sentence(dealt, text, sentence):
    with pytest.raises(NotationError) as caught:
        rules.move_from_text(dealt(2), text)
    assert sentence in str(caught.value)


@pytest.fixture
def state(holding, after):
    """Red has bluffed and was called; then blue exchanges a card, and one was not read."""
    state = holding(
        "london-5 round-trip-1 paris-1",
        "paris-2 paris-3",
        belts={1: "paris-9 red: london-3 london-4", 2: "tokyo-9 blue: tokyo-1 round-trip-2=2"},
        pile="tokyo-5",
        discard="tokyo-6",
    )
    state = after(state, "place red belt-1 london-5 -", "done red", "call blue", "done red")
    return after(state, "change blue belt-2 ?")


def test_a_state_reads_as_what_lies_on_the_table(state):
    text = rules.state_to_text(state)
    assert "phase taking\n" in text
    assert "hand red paris-1 paris-9 london-3 london-4 london-5 round-trip-1\n" in text
    assert "belt belt-2 ?" in text
    assert "known blue line tokyo-1=1 round-trip-2=2\n" in text
    assert "called caller blue placer red belt belt-1 destination paris-9 loser red\n" in text
    assert "aside tokyo-9\n" in text
    assert "seen public paris-9 red\n" in text
    assert rules.state_from_text(text) == state


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("phase taking", "fase taking", "There is no line `fase`"),
        ("phase taking", "phase fun", "There is no phase 'fun'"),
        ("phase taking\n", "", "The text has no line `phase`."),
        ("turn 11", "turn eleven", "'eleven' is not a whole number of up to nine digits."),
        ("acted yes", "acted perhaps", "There is no answer 'perhaps'; there are yes, no."),
        ("tokyo-1=1", "tokyo-1", "written card=number, not 'tokyo-1'"),
        ("belt belt-2", "belt belt-9", "There is no belt 'belt-9'"),
        ("known blue line", "seen blue line", "`known`"),
        (
            "called caller blue placer red belt belt-1 destination paris-9 loser red",
            "called caller blue",
            "There should be caller, placer, belt",
        ),
        ("seen public paris-9 red", "seen public paris-9", "an observer, a card, and where"),
        ("seen public paris-9 red", "seen public paris-9 attic", "There is no place 'attic'"),
        ("pending -", "pending call red", "`call red` does not fit here."),
        ("unread ?0", "unread ?1", "The line `unread ?0` is missing, incomplete or out of order."),
        ("discard tokyo-6", "discard ?99", "The text has no line `unread ?99`."),
        ("hand blue", "hand red", "2 to 5 can play"),
        ("turns=300", "turns", "An option is written name=value"),
    ],
)
def test_a_mistake_in_a_state_is_named_in_a_sentence(state, old, new, sentence):
    text = rules.state_to_text(state)
    assert old in text
    with pytest.raises(NotationError) as caught:
        rules.state_from_text(text.replace(old, new, 1))
    assert sentence in str(caught.value)


def test_a_belt_says_who_knows_its_city_and_who_let_luggage_lie_there(holding):
    state = holding("tokyo-1", "tokyo-2", belts={1: "paris-9 red blue: paris-3 paris-4"})
    state = replace(state, belts=(replace(state.belts[0], let_lie=0b10), *state.belts[1:]))
    text = rules.state_to_text(state)
    told = "belt belt-1 paris-9 known red blue let-lie blue line paris-3=3 paris-4=4"
    assert told in text.splitlines()
    assert rules.state_from_text(text) == state
