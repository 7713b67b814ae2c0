"""What the rules of every game refuse, each with a message for people and a ruling."""

import re

import pytest

from controller.errors import IllegalMove
from controller.rules.refusals import Infractions
from controller.views import Message
from display.words import words_in
from examples import EXAMPLES, entries
from harness.matches import in_words
from harness.refusals import out_of_phase, rulings_of

LETTERS = {
    "luggage": "L",
    "captain-bluff": "CB",
    "bluff-pirate": "BP",
    "captains-orders": "CO",
}


def id_of(slug, key):
    return f"{slug}-{key.replace('_', '-')}"


def refusal(game, state, move):
    """The refusal of a move, which leaves the state as it was."""
    text = game.rules.state_to_text(state)
    with pytest.raises(IllegalMove) as caught:
        game.rules.play(state, move)
    assert game.rules.state_to_text(state) == text
    return caught.value


@pytest.mark.parametrize(("slug", "key"), entries("REFUSED"))
def test_the_refusal_names_the_rule_and_who_is_to_act(slug, key):
    game = EXAMPLES[slug]
    begin, moves, words = game.REFUSED[key]
    state = in_words(game.rules, begin(), *moves)
    refused = refusal(game, state, game.rules.move_from_text(state, words))
    told = {} if slug == "luggage" else {"active": state.seats[state.active]}
    assert (refused.message, refused.rule) == (
        Message(id_of(slug, key), told),
        rulings_of(slug)[key],
    )


@pytest.mark.parametrize(("slug", "example"), entries("IMPOSSIBLE"))
def test_moves_that_no_table_makes_are_refused_too(slug, example):
    game, (begin, moves, move, key) = EXAMPLES[slug], example
    refused = refusal(game, in_words(game.rules, begin(), *moves), move)
    assert (refused.message.id, refused.rule) == (id_of(slug, key), rulings_of(slug)[key])


@pytest.mark.parametrize("slug", EXAMPLES)
def test_every_refusal_has_an_example(slug):
    game = EXAMPLES[slug]
    shown = {*game.REFUSED, *(key for *_, key in game.IMPOSSIBLE)}
    assert shown | game.ELSEWHERE == set(rulings_of(slug))
    assert not shown & game.ELSEWHERE
    assert out_of_phase(slug) <= set(rulings_of(slug))


@pytest.mark.parametrize(
    ("slug", "key"), [(slug, key) for slug in EXAMPLES for key in rulings_of(slug)]
)
def test_no_refusal_names_a_piece(slug, key):
    game, words = EXAMPLES[slug], words_in("en")
    assert re.fullmatch(rf"({LETTERS[slug]}|G)-\d+", rulings_of(slug)[key])
    message = Message(id_of(slug, key), {"active": "white"})
    said = f"{words(message)} {words.part(message, 'remedy')}"
    assert not game.names_a_piece(said, words)
    assert not re.search(r"\d", re.sub(game.NUMBERS, "", said))


def test_a_key_that_nobody_rules_on_is_named_with_those_that_there_are():
    refused = Infractions("old-maid", {"not_a_pair": "OM-1"}, name_active=False)
    assert refused.ids() == ["old-maid-not-a-pair"]
    with pytest.raises(
        LookupError, match=r"old-maid refuses 'not_pair', .*\(not_a_pair\).*hand_full"
    ):
        refused("not_pair")
