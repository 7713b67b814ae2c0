"""What the bot of Captain's Orders believes, and that this is worth something.

`reclaim bench bots --game captains-orders` says how much.
"""

import random

import pytest

from bench.bots import Job, play, wilson
from controller.bots.mind import Mind
from controller.games.captains_orders.bot import captains, decide, known
from controller.games.captains_orders.moves import Ask, Deal, Discard, Give, Pass, PlayOrder
from controller.games.captains_orders.rules import rules

SEATS = ("red", "blue", "green", "yellow")


def dealt(*hands, dealer=3):
    """A round with these hands, by their ranks."""
    state = rules.initial(rules.options_from({"first_dealer": dealer}), SEATS)
    copies = {}
    for player, ranks in enumerate(hands):
        for number in ranks:
            copies[number] = copies.get(number, 0) + 1
            state = rules.play(state, Deal(player, card(number, copies[number])))
    return state


def card(number, copy=1):
    """The card of a rank: the ranks lie one after the other, each as often as its number."""
    return sum(range(number)) + copy - 1


HANDS = ((1, 7, 8, 9, 10, 10), (4, 5, 6, 7, 8, 9), (5, 6, 7, 8, 9, 10), (6, 7, 8, 9, 10, 10))


def view_of(state, seat):
    return rules.view(state, seat)


def test_who_holds_the_only_one_is_the_captain_and_knows_it():
    state = dealt(*HANDS)
    assert captains(view_of(state, 0), random.Random(1))["red"] == 1.0


def test_the_player_who_was_passed_the_only_one_has_it_most_likely():
    state = rules.play(dealt(*HANDS), Pass(0, 1, card(1)))
    assert known(view_of(state, 0))["blue"] == [(1, 1.0)]
    state = rules.play(state, Discard(1, card(9, 2)))
    # One of seven cards was discarded.
    assert known(view_of(state, 0))["blue"] == [(1, pytest.approx(6 / 7))]
    assert captains(view_of(state, 0), random.Random(1))["blue"] > 0.7


def test_an_order_that_shows_the_card_ends_the_guessing():
    state = rules.play(dealt(*HANDS), Pass(0, 1, card(1)))
    state = rules.play(state, Discard(1, card(9, 2)))
    state = rules.play(state, PlayOrder(1, card(1)))
    assert known(view_of(state, 0))["blue"] == []
    assert captains(view_of(state, 0), random.Random(1))["blue"] < 0.7


def test_what_was_asked_for_is_gone_from_the_hand_perhaps():
    state = rules.play(dealt(*HANDS), Pass(0, 1, card(1)))
    state = rules.play(state, Discard(1, card(9, 2)))
    for move in (Ask(1, 2), Give(2, card(5, 2)), Discard(1, card(4))):
        state = rules.play(state, move)
    (held,) = known(view_of(state, 0))["blue"]
    assert held == (1, pytest.approx(6 / 7 * 6 / 7))


def test_two_hands_that_look_the_same_are_played_the_same():
    one = dealt(*HANDS)
    other = dealt(HANDS[0], (2, 2, 3, 4, 5, 6), *HANDS[2:])
    for seed in range(20):
        moves = rules.legal(one, 0)
        assert moves == rules.legal(other, 0)
        first, second = (
            decide(view_of(state, 0), moves, Mind(random.Random(seed))) for state in (one, other)
        )
        assert first == second


def test_the_bot_beats_players_who_draw_at_random():
    won = sum(
        play(Job("captains-orders", 4, n % 4, f"beats/{n // 4}", "easy")).won for n in range(120)
    )
    low, _ = wilson(won, 120)
    assert low > 0.3, f"{won} of 120"
