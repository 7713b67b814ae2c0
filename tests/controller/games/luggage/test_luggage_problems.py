"""`problems` finds every invariant of the rulings (4.1) that is broken, all at once."""

import pytest
from msgspec.structs import replace

from controller.games.luggage.pieces import PASSENGERS
from controller.games.luggage.rules import rules
from harness.problems import said_of


@pytest.fixture
def state(begin, after):
    """Red holds the punk's tile and has found the pirate."""
    return after(begin(), "flip red pirate", "look red pirate", "flip red yeti", "look red punk")


def with_red(state, **changes):
    return replace(state, players=(replace(state.players[0], **changes), state.players[1]))


def test_a_state_of_play_has_none(state):
    assert rules.problems(state) == ()


def test_missing_tiles_go_by_their_pattern(begin):
    assert said_of(rules, begin(missing="yeti lost-dots")) == (
        "A tile with tartan is missing.",
        "A tile with dots is missing.",
    )


BROKEN = {
    "A tile with tartan is both on the belt and in a hand.": lambda s: replace(
        s, belt=s.options.tiles & ~(1 << PASSENGERS.index("pirate"))
    ),
    "A tile with stripes is both on the belt and set aside.": lambda s: replace(
        s, belt=s.belt | 1 << PASSENGERS.index("pirate")
    ),
    "A tile with stars is nowhere.": lambda s: replace(
        s, belt=s.belt & ~(1 << PASSENGERS.index("robot"))
    ),
    "A tile with stripes was set aside twice.": lambda s: with_red(s, aside=((5, 5), (5, 5))),
    "A passenger lies in two places.": lambda s: with_red(s, waiting=(3, 3)),
    "The passengers that were seen are not those that the players have.": lambda s: replace(
        s, flipped=0
    ),
    "The seat red has 8 passengers; 7 were dealt.": lambda s: with_red(s, unseen=6),
    "The seat red has set a wrong tile aside for a passenger with stripes.": lambda s: with_red(
        s, aside=((5, 6),)
    ),
    "The seat red has 1 scores after 0 rounds.": lambda s: with_red(s, scores=(3,)),
    "The seat red cannot have the scores (8,).": lambda s: with_red(s, scores=(8,)),
    "There is no round 4 in a match of 3.": lambda s: replace(s, round=4),
    "There is no player 2 whose turn it could be.": lambda s: replace(s, active=2),
    "Somebody is done who does not play.": lambda s: replace(s, done=4),
    "The phase is play, but 1 players are ready.": lambda s: replace(s, ready=1),
    "The phase is play, but the round was ended by time.": lambda s: replace(s, ended_by="time"),
    "The phase is verifying, but the round was ended by nobody.": lambda s: replace(
        s, phase="verifying"
    ),
    "The round was ended by “Done!”, or somebody is done, but not both.": lambda s: replace(
        s, done=1
    ),
    "A player is done who has passengers left.": lambda s: replace(
        s, phase="verifying", ended_by="done", done=1
    ),
}


@pytest.mark.parametrize("sentence", BROKEN)
def test_a_broken_invariant_is_named(state, sentence):
    assert sentence in said_of(rules, BROKEN[sentence](state))


def test_all_are_named_at_once(state):
    broken = replace(with_red(state, unseen=6), round=4)
    assert len(rules.problems(broken)) == 4


def test_a_piece_that_was_left_in_the_box_is_noticed(begin, after):
    state = after(begin(per_suitcase=3), "flip red highlander")
    assert said_of(rules, replace(state, belt=state.belt | 1 << 35)) == (
        "A tile is on the table that does not belong to the set being played with.",
    )


def test_a_memory_game_ends_with_the_first_empty_queue(begin):
    state = begin(variant="memory")
    assert "A queue is empty, which ends the game, but it goes on." in said_of(
        rules, with_red(state, unseen=0)
    )
