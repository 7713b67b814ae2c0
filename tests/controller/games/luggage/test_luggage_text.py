"""States and moves as texts: what they look like, and what is said of mistakes in them."""

import pytest

from controller.errors import NotationError
from controller.games.luggage.pieces import (
    Checked,
    Done,
    Flip,
    Look,
    Mapped,
    NextRound,
    Ready,
    Recounted,
    Return,
    ShowPair,
    Stuck,
    TakeBack,
    TimeUp,
    Verified,
)
from controller.games.luggage.rules import rules

MOVES = {
    "mapped": Mapped(),
    "mapped missing yeti lost-zigzag": Mapped((3, 35)),
    "time-up": TimeUp(),
    "stuck": Stuck(),
    "stuck gone highlander": Stuck((0,)),
    "verified on_belt highlander lost-tartan": Verified((0, 30)),
    "recounted missing yeti": Recounted((3,)),
    "next-round": NextRound(),
    "ready red": Ready(0),
    "flip red highlander": Flip(0, 0),
    "look blue lost-tartan": Look(1, 30),
    "return blue dragon": Return(1, 29),
    "done red": Done(0),
    "show blue yeti lost-tartan": ShowPair(1, 3, 30),
    "take-back red": TakeBack(0),
    "checked blue": Checked(1),
}


@pytest.mark.parametrize("text", MOVES)
def test_a_move_reads_as_people_say_it(begin, text):
    state = begin()
    assert rules.move_from_text(state, text) == MOVES[text]
    assert rules.move_to_text(state, MOVES[text]) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no move ''; there are mapped"),
        ("grab red yeti", "There is no move 'grab'"),
        ("flip pink yeti", "There is no player 'pink'; there are red, blue."),
        ("flip red bigfoot", "There is no passenger 'bigfoot'"),
        ("flip red lost-tartan", "There is no passenger 'lost-tartan'"),
        ("look red lost", "There is no tile 'lost'"),
        ("look red", "In 'look red' there are 1 words after 'look': look PLAYER TILE."),
        ("done red now", "In 'done red now' there are 2 words after 'done': done PLAYER."),
        ("mapped yeti", "In 'mapped yeti' there are 1 words after 'mapped': mapped MISSING."),
        ("mapped missing bigfoot", "There is no tile 'bigfoot'"),
    ],
)
def test_a_mistake_in_a_move_is_named_in_a_sentence(begin, text, sentence):
    with pytest.raises(NotationError) as caught:
        rules.move_from_text(begin(), text)
    assert sentence in str(caught.value)


STATE = """\
options play=assisted variant=belt per_suitcase=3 rounds=3 clock_min=none wrong_type=rotate \
deliberate_penalty=0 first_player=0
player red unseen 5 current - waiting highlander held lumberjack aside pirate:pirate scores
player blue unseen 6 current clown waiting held - aside scores
phase play
round 1
belt highlander detective referee sailor clown painter flamenco-dancer astronaut wizard alien \
caveman aviator viking pharaoh samurai mermaid
missing
flipped highlander pirate clown
event look red lumberjack
event look red pirate
event look red lumberjack
active red
ready red blue
done
checked
ended-by -
"""


def test_a_state_reads_as_what_lies_on_the_table(begin, after):
    state = after(
        begin(per_suitcase=3), "flip red highlander", "look red lumberjack", "flip red pirate"
    )
    state = after(state, "look red pirate", "flip blue clown")
    text = STATE.replace("held lumberjack", "held -").replace(
        "event look red lumberjack\nactive", "active"
    )
    text = text.replace("detective referee", "detective lumberjack referee")
    assert rules.state_to_text(state) == text


def test_a_state_is_read_back(begin):
    state = rules.state_from_text(STATE)
    assert rules.state_to_text(state) == STATE
    assert rules.problems(state) == ()
    assert state.players[0].held == 2


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("phase play\n", "", "The text has no line `phase`."),
        ("phase play", "phase fun", "There is no phase 'fun'"),
        ("round 1", "round one", "'one' is not a whole number of up to nine digits."),
        ("round 1", "round", "In the line `round`: One word is expected for a number, not 0."),
        ("play=assisted", "play", "An option is written name=value, not 'play'."),
        ("per_suitcase=3", "per_suitcase=6", "it may be 2 to 5"),
        ("player blue", "player red", "2 to 4 can play"),
        ("held - aside scores", "held -", "waiting, held, aside, scores, in this order."),
        ("held -", "hand -", "waiting, held, aside, scores, in this order."),
        ("blue unseen", "blue his unseen", "Nothing is expected at 'his'."),
        ("pirate:pirate", "pirate", "'pirate' should be 2 words joined by colons."),
        ("pirate:pirate", "pirate:pirate:pirate", "should be 2 words joined by colons."),
        ("pirate:pirate", "lost-dots:pirate", "There is no passenger 'lost-dots'"),
        ("event look", "event grab", "There is no move 'grab'"),
        ("event look red pirate", "event flip red pirate", "`flip red pirate` does not fit here."),
        ("active red", "active pink", "There is no player 'pink'"),
        ("ended-by -", "ended-by rain", "There is no ending 'rain'; there are -, done"),
    ],
)
def test_a_mistake_in_a_state_is_named_in_a_sentence(old, new, sentence):
    with pytest.raises(NotationError) as caught:
        rules.state_from_text(STATE.replace(old, new))
    assert sentence in str(caught.value)
