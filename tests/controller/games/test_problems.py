"""`problems` finds every invariant of the rulings (4.1 to 4.4, G-4) that is broken, all at once."""

import pytest

from controller.views import Message
from controller.views.message import LANGUAGES
from display.words import words_in
from examples import EXAMPLES, entries

BROKEN = [
    (slug, state, problem)
    for slug, state in entries("BROKEN")
    for problem in EXAMPLES[slug].BROKEN[state]
]


def found(slug, state, problem):
    """What is wrong with a sound state once it is broken."""
    game = EXAMPLES[slug]
    return game.rules.problems(game.BROKEN[state][problem](game.SOUND[state]()))


@pytest.mark.parametrize(("slug", "state"), entries("SOUND"))
def test_a_state_of_play_has_none(slug, state):
    game = EXAMPLES[slug]
    assert game.rules.problems(game.SOUND[state]()) == ()


@pytest.mark.parametrize(("slug", "state", "problem"), BROKEN)
def test_a_broken_invariant_is_named(slug, state, problem):
    assert f"{slug}-problem-{problem}" in map(str, found(slug, state, problem))


@pytest.mark.parametrize("slug", EXAMPLES)
def test_all_are_named_at_once(slug):
    game = EXAMPLES[slug]
    assert len(game.rules.problems(game.at_once())) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", EXAMPLES)
def test_every_problem_is_said_and_names_no_piece(slug, language):
    words = words_in(language)
    for game, state, broken in BROKEN:
        for problem in found(game, state, broken) if game == slug else ():
            assert words(problem) != problem.id
            assert words.part(problem, "remedy")
            # A seat may have the colour of a card.
            seats = dict.fromkeys(problem.args.keys() & {"seat", "holder"}, "white")
            said = words(Message(problem.id, {**problem.args, **seats}))
            assert not EXAMPLES[slug].names_a_piece(said, words)
            assert not EXAMPLES[slug].names_a_piece(str(problem), words_in("en"))
