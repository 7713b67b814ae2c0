"""Views hold what an observer may know, and nothing else: of every game of cards."""

import random

import pytest

from examples import CARD_GAMES
from harness.matches import with_other
from harness.secrecy import Forgotten, Leak, Tally

EVERYWHERE = [
    (slug, players) for slug, game in CARD_GAMES.items() for players in game.rules.players
]


def compared(slug, rules, players, seed, matches):
    """How much was compared in matches of these *rules*."""
    game, rng, tally = CARD_GAMES[slug], random.Random(seed), Tally()
    for _ in range(matches):
        game.check(rules, game.deck, *game.one_match(players, rng), rng, tally)
    return tally


@pytest.mark.parametrize(("slug", "players"), EVERYWHERE)
def test_an_observer_learns_what_it_sees_and_nothing_else(slug, players, matches):
    game = CARD_GAMES[slug]
    tally = compared(slug, game.rules, players, players, matches(game.MATCHES))
    # Nearly every observer and step has been compared with another world.
    assert tally.given_up <= game.GIVEN_UP * tally.unknown
    assert tally.known > game.KNOWN * tally.unknown


def planted(table):
    """(slug, functions) of every game: its rules with these in place of its own are wrong."""
    return [
        pytest.param(slug, functions, id=f"{slug}-{next(iter(functions.values())).__name__}")
        for slug, game in CARD_GAMES.items()
        for functions in getattr(game, table)
    ]


@pytest.mark.parametrize(("slug", "functions"), planted("LEAKS"))
def test_a_planted_leak_is_caught(slug, functions):
    with pytest.raises(Leak):
        compared(slug, with_other(CARD_GAMES[slug].rules, **functions), 4, 1, 20)


@pytest.mark.parametrize(("slug", "functions"), planted("FORGETFUL"))
def test_a_view_that_forgets_is_caught(slug, functions):
    with pytest.raises(Forgotten):
        compared(slug, with_other(CARD_GAMES[slug].rules, **functions), 4, 1, 10)


@pytest.mark.parametrize(("slug", "players"), EVERYWHERE)
def test_equal_cards_are_the_same_in_every_view(slug, players, matches):
    game, rng = CARD_GAMES[slug], random.Random(f"equal/{players}")
    rules, deck = game.rules, game.deck
    for _ in range(matches(game.MATCHES)):
        start, moves = game.one_match(players, rng)
        copies = {}
        for card in deck.everything():
            copies.setdefault(deck.faces[card], []).append(card)
        name = {}
        for cards in copies.values():
            name.update(zip(cards, rng.sample(cards, len(cards)), strict=True))
        state = other = start
        for move in moves:
            state = rules.play(state, move)
            other = rules.play(other, deck.renamed(move, name))
            for observer in (None, *range(players)):
                assert rules.view(state, observer) == rules.view(other, observer)


@pytest.mark.parametrize("slug", CARD_GAMES)
def test_the_public_view_has_no_secrets(slug):
    game = CARD_GAMES[slug]
    assert game.rules.view(game.playing(), None).secrets is None
