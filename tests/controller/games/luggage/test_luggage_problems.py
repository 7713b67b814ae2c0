"""`problems` finds every invariant of the rulings (4.1) that is broken, all at once."""

import re

import pytest
from msgspec.structs import replace

from controller.games.luggage.pieces import PASSENGERS, TILES
from controller.games.luggage.rules import rules
from controller.views.message import LANGUAGES
from display.words import words_in


def named(problems):
    return [str(problem).removeprefix("luggage-problem-") for problem in problems]


@pytest.fixture
def state(begin, after):
    """Red holds the punk's tile and has found the pirate."""
    return after(begin(), "flip red pirate", "look red pirate", "flip red yeti", "look red punk")


def with_red(state, **changes):
    return replace(state, players=(replace(state.players[0], **changes), state.players[1]))


def test_a_state_of_play_has_none(state):
    assert rules.problems(state) == ()


def test_missing_tiles_go_by_their_pattern(begin):
    assert named(rules.problems(begin(missing="yeti lost-dots"))) == [
        "tile-missing: pattern=tartan",
        "tile-missing: pattern=dots",
    ]


BROKEN = {
    "tile-twice: pattern=tartan place=belt other=hand": lambda s: replace(
        s, belt=s.options.tiles & ~(1 << PASSENGERS.index("pirate"))
    ),
    "tile-twice: pattern=stripes place=belt other=aside": lambda s: replace(
        s, belt=s.belt | 1 << PASSENGERS.index("pirate")
    ),
    "tile-nowhere: pattern=stars": lambda s: replace(
        s, belt=s.belt & ~(1 << PASSENGERS.index("robot"))
    ),
    "tile-aside-twice: pattern=stripes": lambda s: with_red(s, aside=((5, 5), (5, 5))),
    "passenger-twice": lambda s: with_red(s, waiting=(3, 3)),
    "passengers-seen": lambda s: replace(s, flipped=0),
    "cards: seat=red count=8 dealt=7": lambda s: with_red(s, unseen=6),
    "wrong-pair: seat=red pattern=stripes": lambda s: with_red(s, aside=((5, 6),)),
    "score-count: seat=red count=1 rounds=0": lambda s: with_red(s, scores=(3,)),
    "scores: seat=red scores=8": lambda s: with_red(s, scores=(8,)),
    "no-such-round: round=4 rounds=3": lambda s: replace(s, round=4),
    "no-such-player: player=2": lambda s: replace(s, active=2),
    "does-not-play: role=done": lambda s: replace(s, done=4),
    "ready: phase=play count=1": lambda s: replace(s, ready=1),
    "ended-by: phase=play by=time": lambda s: replace(s, ended_by="time"),
    "ended-by: phase=verifying by=nobody": lambda s: replace(s, phase="verifying"),
    "done-by-nobody": lambda s: replace(s, done=1),
    "done-too-early": lambda s: replace(s, phase="verifying", ended_by="done", done=1),
}


@pytest.mark.parametrize("problem", BROKEN)
def test_a_broken_invariant_is_named(state, problem):
    assert problem in named(rules.problems(BROKEN[problem](state)))


def test_all_are_named_at_once(state):
    broken = replace(with_red(state, unseen=6), round=4)
    assert len(rules.problems(broken)) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_is_said_and_names_no_piece(state, language):
    words = words_in(language)
    names = re.compile(rf"\b({'|'.join((*PASSENGERS, *TILES))})\b")
    for broken in BROKEN.values():
        for problem in rules.problems(broken(state)):
            assert words(problem) != problem.id
            assert words.part(problem, "remedy")
            assert not names.search(str(problem))


def test_a_piece_that_was_left_in_the_box_is_noticed(begin, after):
    state = after(begin(per_suitcase=3), "flip red highlander")
    problems = rules.problems(replace(state, belt=state.belt | 1 << 35))
    assert named(problems) == ["tile-not-in-play"]


def test_a_memory_game_ends_with_the_first_empty_queue(begin):
    state = begin(variant="memory")
    assert "memory-goes-on" in named(rules.problems(with_red(state, unseen=0)))
