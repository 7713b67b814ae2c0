"""What holds for every game, on random matches of every number of players."""

import random
from functools import cache, partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from controller.errors import IllegalMove, NotationError, OptionError
from controller.games.bluff_pirate import pieces as bluff_pirate
from controller.games.captain_bluff import pieces as captain_bluff
from controller.games.captains_orders import pieces as captains_orders
from controller.games.catalogue import GAMES
from controller.games.luggage import pieces as luggage
from controller.rules.fields import checks
from controller.rules.rows import Legality
from harness.matches import SEATS, begun, in_words, random_steps
from harness.replay import played
from harness.walk import check_offers, check_step

EVERYWHERE = [(name, players) for name, game in GAMES.items() for players in game.players]


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
    for wrong in (game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(OptionError, match="can play"):
            game.initial(game.options_from({}), (*SEATS, "ninth")[:wrong])


@pytest.mark.parametrize("name", GAMES)
def test_moves_of_a_kind_are_drawn_evenly_and_all_of_them(name):
    """A random player draws the kind first: every kind that is open turns up."""
    game, rng = GAMES[name], random.Random(name)
    steps = list(random_steps(game, begun(game, game.players[0]), rng))
    for state, _, _ in rng.sample(steps, 10):
        drawn = {game.random_move(state, rng.random) for _ in range(600)}
        offered = set(game.legal_moves(state))
        assert drawn <= offered
        assert {type(move) for move in drawn} == {type(move) for move in offered}


# -- what is no move -------------------------------------------------------------------------

FIRST = {
    "luggage": ("mapped", "ready red", "ready blue"),
    "captain-bluff": (),
    "bluff-pirate": (),
    "captains-orders": (),
}


@pytest.mark.parametrize(
    ("name", "move"),
    [
        ("luggage", luggage.Flip(-1, 3)),
        ("luggage", luggage.Look(-1, 3)),
        ("luggage", luggage.Return(-1, 3)),
        ("luggage", luggage.Flip(2, 3)),
        ("luggage", luggage.Flip(2**64, 3)),
        ("luggage", luggage.Flip(0, 2**64)),
        ("luggage", luggage.Flip(0, -1)),
        ("luggage", luggage.Flip(True, 3)),
        ("luggage", luggage.Flip(None, 3)),
        ("luggage", luggage.Flip("red", 3)),
        ("luggage", luggage.Recounted((-1,))),
        ("luggage", luggage.Recounted([3])),
        ("captain-bluff", captain_bluff.Deal(0, -1)),
        ("captain-bluff", captain_bluff.Deal(-(10**30), 3)),
        ("captain-bluff", captain_bluff.Seen(65, True)),
        ("bluff-pirate", bluff_pirate.Deal(0, -1)),
        ("bluff-pirate", bluff_pirate.Deal(-(10**30), 3)),
        ("bluff-pirate", bluff_pirate.Named(10**30, 0)),
        ("captains-orders", captains_orders.Deal(0, 55)),
        ("captains-orders", captains_orders.Deal(4, 0)),
    ],
    ids=repr,
)
def test_a_move_of_a_player_or_piece_that_does_not_exist_is_refused(name, move):
    game = GAMES[name]
    state = in_words(game, begun(game, game.players[0]), *FIRST[name])
    text = game.state_to_text(state)
    with pytest.raises(IllegalMove):
        game.play(state, move)
    assert game.legality(state, move) is Legality.ILLEGAL
    assert game.state_to_text(state) == text


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("move", [None, 0, "pass", b"{}", (), {}, object], ids=repr)
def test_what_is_no_move_at_all_has_no_place_in_any_phase(name, move):
    game = GAMES[name]
    with pytest.raises(IllegalMove):
        game.play(begun(game, game.players[0]), move)


def test_a_move_whose_numbers_have_no_domain_is_our_error():
    class Loose(Struct, frozen=True, tag="loose"):
        player: int

    with pytest.raises(TypeError, match="a number has a Domain"):
        checks(Loose)


# -- texts ---------------------------------------------------------------------------------

NASTY = (
    "",
    "-",
    "?",
    "?0",
    "?99999999999",
    "--5",
    "²",
    "=",
    "wins=",
    "9" * 5000,
    ":",
    "-1",
    "\udc80",
)
"""Words that no state consists of, or hardly any."""


@cache
def some_steps(name):
    """States of a match with a move that was made in each, and every word of their texts."""
    game, rng = GAMES[name], random.Random(f"texts/{name}")
    steps = list(random_steps(game, begun(game, game.players[0]), rng))
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

    @settings(max_examples=100, deadline=None)
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


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("word", ["\udc80", "red\udc80", "options \udc80=1"], ids=ascii)
def test_bytes_that_stand_for_no_character_are_no_text(name, word):
    game = GAMES[name]
    state = begun(game, game.players[0])
    for read in (game.state_from_text, partial(game.move_from_text, state)):
        with pytest.raises(NotationError, match="stand for no character") as caught:
            read(word)
        assert str(caught.value).encode()


@pytest.mark.parametrize("name", GAMES)
def test_an_option_of_bytes_that_stand_for_no_character_is_refused(name):
    game = GAMES[name]
    option = next(iter(game.options_from({}).__struct_fields__))
    with pytest.raises(OptionError, match=f"{option} is .*udc80'; it may be "):
        game.options_from({option: "\udc80"})
    with pytest.raises(OptionError, match="There is no option"):
        game.options_from({"\udc80": 1})
