"""What holds for every game, on random matches of every number of players."""

import random
from functools import cache, partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from controller.errors import NotationError, OptionError
from controller.games.catalogue import GAMES
from harness.matches import SEATS, begun, random_steps
from harness.replay import played
from harness.walk import check_offers, check_step

EVERYWHERE = [(name, players) for name, game in GAMES.items() for players in game.PLAYERS]


@pytest.mark.parametrize(("name", "players"), EVERYWHERE)
def test_whatever_is_played_values_stay_values_and_can_be_read_back(name, players, matches):
    game, rng = GAMES[name], random.Random(f"{name}/{players}")
    for _ in range(matches(1)):
        steps = list(random_steps(game, begun(game, players), rng))
        for state, move, after in rng.sample(steps, min(150, len(steps))):
            check_step(game, state, move, after)
            check_offers(game, state)
        assert game.over(steps[-1][2])
        check_offers(game, steps[-1][2])


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_match_in_every_process(name):
    first, second = (played(name, hash_seed) for hash_seed in (1, 2))
    assert first == second
    assert "phase over" in first


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_players_is_kept(name):
    game = GAMES[name]
    for wrong in (game.PLAYERS[0] - 1, game.PLAYERS[-1] + 1):
        with pytest.raises(OptionError, match="can play"):
            game.initial(game.options_from({}), (*SEATS, "ninth")[:wrong])


@pytest.mark.parametrize("name", GAMES)
def test_moves_of_a_kind_are_drawn_evenly_and_all_of_them(name):
    """A random player draws the kind first: every kind that is open turns up."""
    game, rng = GAMES[name], random.Random(name)
    steps = list(random_steps(game, begun(game, game.PLAYERS[0]), rng))
    for state, _, _ in rng.sample(steps, 10):
        drawn = {game.random_move(state, rng.random) for _ in range(600)}
        offered = set(game.legal_moves(state))
        assert drawn <= offered
        assert {type(move) for move in drawn} == {type(move) for move in offered}


# -- texts ---------------------------------------------------------------------------------

NASTY = ("", "-", "?", "?0", "?99999999999", "--5", "²", "=", "wins=", "9" * 5000, ":", "-1")
"""Words that no state consists of, or hardly any."""


@cache
def some_steps(name):
    """States of a match with a move that was made in each, and every word of their texts."""
    game, rng = GAMES[name], random.Random(f"texts/{name}")
    steps = list(random_steps(game, begun(game, game.PLAYERS[0]), rng))
    sample = [(state, move) for state, move, _ in rng.sample(steps, min(40, len(steps)))]
    words = {word for state, _ in sample for word in game.state_to_text(state).split()}
    return sample, (*sorted(words), *NASTY)


@st.composite
def changed(draw, text, words):
    """The text with some words left out, put in or written otherwise, and lines doubled."""
    lines = [line.split() for line in text.splitlines()]
    for _ in range(draw(st.integers(1, 3))):
        line = draw(st.sampled_from(lines))
        at = draw(st.integers(0, len(line)))
        match draw(st.sampled_from(["other", "less", "more", "double"])):
            case "other":
                line[at : at + 1] = [draw(st.sampled_from(words))]
            case "less":
                del line[at : at + 1]
            case "more":
                line.insert(at, draw(st.sampled_from(words)))
            case "double":
                lines.append(list(line))
    return "\n".join(" ".join(line) for line in lines)


def read_or_refused(read, text):
    """What is read, or the sentence that refuses it."""
    try:
        return read(text), ""
    except NotationError as refusal:
        return None, str(refusal)


@pytest.mark.parametrize("name", GAMES)
def test_a_changed_text_is_refused_in_a_sentence_or_is_read_back_itself(name):
    game = GAMES[name]
    sample, words = some_steps(name)

    @settings(max_examples=200, deadline=None)
    @given(st.data())
    def check(data):
        state, move = data.draw(st.sampled_from(sample))
        text = data.draw(changed(game.state_to_text(state), words))
        read, refusal = read_or_refused(game.state_from_text, text)
        assert read is None or game.state_from_text(game.state_to_text(read)) == read
        assert read is not None or refusal.endswith(".")
        text = data.draw(changed(game.move_to_text(state, move), words))
        read, refusal = read_or_refused(partial(game.move_from_text, state), text)
        assert read is None or game.move_from_text(state, game.move_to_text(state, read)) == read
        assert read is not None or refusal.endswith(".")

    check()
