"""Views hold what an observer may know, and nothing else."""

from controller.games.captains_orders.rules import rules
from controller.views.captains_orders import EndingView, Happened, SeenCard
from examples.captains_orders import HANDS
from harness.matches import in_words

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
