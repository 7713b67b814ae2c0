"""Views hold what an observer may know, and nothing else."""

import random

import pytest
from msgspec.structs import replace

from controller.games.captains_orders.pieces import (
    CARD_COUNT,
    RANK,
    Discover,
    Exposed,
)
from controller.games.captains_orders.rules import rules
from controller.rules.sets import members
from controller.views.captains_orders import EndingView, Happened, SeenCard
from examples.captains_orders import HANDS
from harness.matches import begun, in_words, random_steps, with_other
from harness.pairs_deck import PairsDeck
from harness.secrecy import Forgotten, Leak, Tally, check_round


def one_round(game, players, rng, discoveries=0.1, mishaps=0.05):
    """A round's moves; most accusations are not made, as they end it. Now and then everybody sees
    a card by mistake."""
    start = begun(game, players, rounds=1)

    def unless(state, move):
        return isinstance(move, Discover) and rng.random() > discoveries

    moves = []
    for state, move, _ in random_steps(game, start, rng, unless=unless):
        if state.phase != "dealing" and rng.random() < mishaps:
            holder = rng.randrange(players)
            moves.append(Exposed(holder, rng.choice(members(state.hands[holder]))))
        moves.append(move)
    return start, moves


def check(game, players, rng, rounds):
    tally = Tally()
    for _ in range(rounds):
        start, moves = one_round(game, players, rng)
        check_round(game, PairsDeck(), start, moves, rng, tally)
    return tally


@pytest.mark.parametrize("players", rules.players)
def test_an_observer_learns_what_it_sees_and_nothing_else(players, matches):
    tally = check(rules, players, random.Random(players), matches(3))
    # Nearly every observer and step has been compared with another world.
    assert tally.given_up < 0.02 * tally.unknown
    assert tally.known > 0.5 * tally.unknown


def leaking(**functions):
    """The game with other functions in place of its own."""
    return with_other(rules, **functions)


def captain_deals(state, observer):
    """A leak: who holds the lowest card."""
    return replace(rules.view(state, observer), dealer=state.seats[lowest_holder(state)])


def names_discards(state, observer):
    """A leak: a face-down discard in the public history."""
    view = rules.view(state, observer)
    history = tuple(
        replace(happened, rank=RANK[event.card]) if happened.act == "discard" else happened
        for happened, event in zip(view.history, state.history, strict=True)
    )
    return replace(view, history=history)


def tells_the_copy(state, observer):
    """A leak: equal cards are told apart, so others' copies show by what is missing."""
    view = rules.view(state, observer)
    return replace(
        view,
        rounds=sum(state.discards >> card & 1 for card in range(CARD_COUNT))
        + (state.discards & 0b1010_1010_1010),
    )


def lowest_holder(state):
    return min(range(len(state.hands)), key=lambda p: (state.hands[p] & -state.hands[p]) or 1e99)


def offers_no_wrong_accusation(state, seat):
    """A leak: the moves that are offered know who the Captain is."""
    return [
        move
        for move in rules.legal(state, seat)
        if not isinstance(move, Discover) or move.accused == lowest_holder(state)
    ]


def asks_the_captain(state, player):
    """A leak: who is asked to act."""
    return rules.awaited(state, player) or player == lowest_holder(state)


@pytest.mark.parametrize(
    "leak",
    [
        {"view": captain_deals},
        {"view": names_discards},
        {"view": tells_the_copy},
        {"legal": offers_no_wrong_accusation},
        {"awaited": asks_the_captain},
    ],
    ids=lambda leak: next(iter(leak.values())).__name__,
)
def test_a_planted_leak_is_caught(leak):
    with pytest.raises(Leak):
        check(leaking(**leak), 4, random.Random(1), 10)


def forgets_what_it_passed(state, observer):
    view = rules.view(state, observer)
    return view if observer is None else replace(view, secrets=replace(view.secrets, seen=()))


def test_a_view_that_forgets_is_caught():
    with pytest.raises(Forgotten):
        check(leaking(view=forgets_what_it_passed), 4, random.Random(1), 10)


@pytest.mark.parametrize("players", rules.players)
def test_equal_cards_are_the_same_in_every_view(players, matches):
    rng = random.Random(f"equal/{players}")
    for _ in range(matches(5)):
        start, moves = one_round(rules, players, rng)
        copies = [rng.sample([c for c in range(55) if RANK[c] == r], r) for r in range(1, 11)]
        name = dict(enumerate(card for of_rank in copies for card in of_rank))
        state = other = start
        for move in moves:
            state = rules.play(state, move)
            other = rules.play(other, PairsDeck().renamed(move, name))
            for observer in (None, *range(players)):
                assert rules.view(state, observer) == rules.view(other, observer)


# -- what a view says ----------------------------------------------------------------------


def test_the_public_view_has_no_secrets(dealt):
    view = rules.view(dealt(*HANDS), None)
    assert view.secrets is None
    assert all(player.hand is None for player in view.players)


def test_a_seat_sees_its_own_hand_from_the_first_card_dealt(dealt, after):
    state = rules.initial(rules.options_from({}), ("red", "blue", "green", "yellow"))
    state = after(state, "deal blue 7-3", "deal blue 2-1", "deal red 1-1")
    assert rules.view(state, 1).secrets.hand == (2, 7)
    assert rules.view(state, 2).secrets.hand == ()
    assert [player.cards for player in rules.view(state, None).players] == [1, 2, 0, 0]


def test_history_tells_who_did_what_to_whom(dealt, after):
    state = after(dealt(*HANDS), "ask red green", "give green 3-1", "discard red 10-1")
    state = after(state, "order blue 6-2", "follow green 7-3", "discover yellow red")
    assert rules.view(state, None).history == (
        Happened("ask", "red", "green"),
        Happened("give", "green", "red"),
        Happened("discard", "red"),
        Happened("order", "blue", rank=6),
        Happened("follow", "green", "blue"),
        Happened("discover", "yellow", "red"),
    )


def test_a_seat_recalls_every_card_that_went_through_its_hand(dealt, after):
    state = after(dealt(*HANDS), "ask red green", "give green 3-1", "discard red 10-1")
    state = after(state, "order blue 6-2", "follow green 7-3")
    assert rules.view(state, 0).secrets.seen == (SeenCard(1, 3), SeenCard(2, 10))
    assert rules.view(state, 1).secrets.seen == (SeenCard(3, 6), SeenCard(4, 7))
    assert rules.view(state, 2).secrets.seen == (SeenCard(1, 3), SeenCard(4, 7))
    assert rules.view(state, 3).secrets.seen == ()


def test_all_hands_are_revealed_when_the_round_has_ended(dealt, after):
    view = rules.view(after(dealt(*HANDS), "discover red blue"), None)
    assert view.players[0].hand == (1, 4, 5, 6, 7, 10)
    assert [player.captain for player in view.players] == [True, False, False, False]
    assert [player.points for player in view.players] == [33, 34, 35, 47]


def test_one_seat_is_asked_to_act_or_the_table_is(dealt, after):
    state = dealt(*HANDS)

    def asked(state):
        return [seat for n, seat in enumerate(state.seats) if rules.awaited(state, n)]

    assert asked(rules.initial(state.options, state.seats)) == []
    assert asked(state) == ["red"]
    assert asked(after(state, "ask red green")) == ["green"]
    assert asked(after(state, "pass red blue 4-1")) == ["blue"]
    assert asked(after(state, "discover red blue")) == []


def test_turn_and_active_differ_while_a_card_is_given_or_discarded(dealt, after):
    state = after(dealt(*HANDS), "ask red green")
    assert (rules.view(state, None).turn, rules.view(state, None).active) == ("red", "green")


def test_all_know_how_long_earlier_rounds_were_and_who_ended_them_by_an_accusation(dealt):
    state = in_words(rules, dealt(*HANDS), "order red 4-1", "follow blue 10-2")
    assert endings(state) == {()}
    state = in_words(rules, state, "discover green red", "next-round")
    assert endings(state) == {(EndingView(1, "green"),)}
    again = in_words(rules, state, *deals(state), "pass blue red 2-1", "discard red 2-1")
    again = in_words(rules, again, "ask green red", "give red 1-1", "discard green 3-1")
    again = in_words(rules, again, "order yellow 9-1", "follow red 10-1", "follow blue 10-2")
    again = in_words(rules, again, "follow green 10-3", "order red 4-1", "follow blue 7-2")
    again = in_words(rules, again, "follow green 7-3", "discover yellow red")
    # Blue and green have had three turns, and yellow, whose Order went around, only two.
    assert endings(again) == {(EndingView(1, "green"), EndingView(3, "yellow"))}


def test_an_ending_without_an_accusation_names_nobody(holding):
    assert endings(in_words(rules, holding("4-1", "2-1", "3-1", "5-1"), "order red 4-1")) == {
        (EndingView(1, None),)
    }


def deals(state):
    hands = zip(state.seats, HANDS, strict=True)
    return [f"deal {seat} {card}" for seat, hand in hands for card in hand.split()]


def endings(state):
    """What all players, and everybody else, know of the endings."""
    return {rules.view(state, observer).endings for observer in (None, 0, 1, 2, 3)}
