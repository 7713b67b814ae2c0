"""States and moves of every game as texts: what they look like, and what is said of mistakes."""

import pytest

from controller.errors import NotationError
from examples import EXAMPLES, entries


@pytest.mark.parametrize(("slug", "text"), entries("MOVES"))
def test_a_move_reads_as_people_say_it(slug, text):
    game = EXAMPLES[slug]
    rules, state, move = game.rules, game.playing(), game.MOVES[text]
    assert rules.move_from_text(state, text) == move
    assert rules.move_to_text(state, move) == text


@pytest.mark.parametrize("slug", EXAMPLES)
def test_every_kind_of_move_has_an_example(slug):
    game = EXAMPLES[slug]
    assert {type(move) for move in game.MOVES.values()} == {kind for _, kind in game.rules.rows}


@pytest.mark.parametrize(("slug", "mistake"), entries("MISTAKEN_MOVES"))
def test_a_mistake_in_a_move_is_named_in_a_sentence(slug, mistake):
    game, (text, sentence) = EXAMPLES[slug], mistake
    with pytest.raises(NotationError) as caught:
        game.rules.move_from_text(game.playing(), text)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("slug", EXAMPLES)
def test_a_state_reads_as_what_lies_on_the_table(slug):
    game = EXAMPLES[slug]
    state = game.lying()
    assert game.rules.state_to_text(state) == game.TEXT
    assert game.rules.state_from_text(game.TEXT) == state


@pytest.mark.parametrize(("slug", "mistake"), entries("MISTAKEN_TEXTS"))
def test_a_mistake_in_a_state_is_named_in_a_sentence(slug, mistake):
    game, (old, new, sentence) = EXAMPLES[slug], mistake
    assert old in game.TEXT
    with pytest.raises(NotationError) as caught:
        game.rules.state_from_text(game.TEXT.replace(old, new, 1))
    assert sentence in str(caught.value)
