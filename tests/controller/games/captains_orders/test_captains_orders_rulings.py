"""The rulings CO-1 to CO-21, and G-1 to G-5 where they concern this game, each by its name."""

import random

import pytest

from controller.errors import OptionError
from controller.games.captains_orders.pieces import Discover
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.spec import NAMES, ORDERS, setting
from controller.rules.rows import Legality
from controller.views import Message
from controller.views.captains_orders import SeenCard
from harness.matches import begun, random_steps

SEATS = ("red", "blue", "green", "yellow", "white", "orange", "purple", "black")

# Four hands: red holds the lowest card.
RED = "1-1 4-1 5-1 6-1 7-1 10-1"
BLUE = "2-1 4-2 5-2 6-2 7-2 10-2"
GREEN = "3-1 4-3 5-3 6-3 7-3 10-3"
YELLOW = "3-2 8-1 8-2 9-1 9-2 10-4"
HANDS = (RED, BLUE, GREEN, YELLOW)


def acts(state):
    """What has happened, in the words of the public view."""
    return [happened.act for happened in rules.view(state, None).history]


def counts(state):
    return [player.cards for player in rules.view(state, None).players]


def captains(state):
    return [player.seat for player in rules.view(state, None).players if player.captain]


# -- holding, and what one may do ----------------------------------------------------------


def test_co_1_the_standing_order_is_held_by_nobody(dealt, after, won):
    state = after(dealt(*HANDS), "order red 1-1", "discover blue green")
    # Blue's 2 is the lowest card in a hand now.
    assert captains(state) == ["blue"]
    assert won(state) == ("yellow",)


def test_co_1_discards_and_cards_out_of_play_are_held_by_nobody(holding, after, won):
    state = holding("1-1 9-1 9-2", "4-1 5-1", "3-1 10-1", "6-1 6-2")
    state = after(state, "ask red blue", "give blue 5-1", "discard red 1-1", "discover blue green")
    assert won(state) == ("blue",)


def test_co_2_without_an_order_one_orders_passes_asks_or_discovers(dealt, legal):
    words = {move.split()[0] for move in legal(dealt(*HANDS), "red")}
    assert words == {"order", "pass", "ask", "discover"}


def test_co_2_under_an_order_one_follows_belays_or_discovers(dealt, after, legal):
    state = after(dealt(*HANDS), "order red 6-1")
    assert legal(state, "blue") == {
        *("follow blue 6-2", "follow blue 7-2", "follow blue 10-2"),
        *("belay blue 2-1", "belay blue 4-2", "belay blue 5-2"),
        *("discover blue red", "discover blue green", "discover blue yellow"),
    }


@pytest.mark.parametrize("order", range(1, 11))
def test_co_2_whatever_the_order_every_card_follows_or_belays(holding, after, order, legal):
    hand = "2-2 3-3 5-2 8-2 10-2"
    state = after(holding(f"{order}-1 4-4", hand, "4-2", "4-1"), f"order red {order}-1")
    plays = [move.split()[2] for move in legal(state, "blue") if "discover" not in move]
    assert sorted(plays) == sorted(hand.split())


def test_co_2_nobody_follows_where_no_order_stands(dealt, refused):
    assert refused(dealt(*HANDS), "follow red 4-1").message.id == "captains-orders-no-order"


def test_co_2_nobody_passes_where_an_order_stands(dealt, after, refused):
    state = after(dealt(*HANDS), "order red 6-1")
    assert refused(state, "pass blue red 10-2").rule == "CO-2"


# -- passing and asking --------------------------------------------------------------------


def test_co_3_the_receiver_discards_a_card_of_his_choice(dealt, after, hand, legal):
    state = after(dealt(*HANDS), "pass red green 1-1")
    assert legal(state, "green") == {f"discard green {c}" for c in ("1-1", *GREEN.split())}
    state = after(state, "discard green 7-3")
    assert hand(state, "green") == "1-1 3-1 4-3 5-3 6-3 10-3"
    assert counts(state) == [5, 6, 6, 6]
    assert state.turn == state.active == 1


def test_co_3_the_receiver_may_discard_the_very_card(dealt, after, hand):
    state = after(dealt(*HANDS), "pass red green 1-1", "discard green 1-1")
    assert hand(state, "green") == GREEN


def test_co_3_the_asked_chooses_and_the_asker_discards(dealt, after, hand, legal):
    state = after(dealt(*HANDS), "ask red yellow")
    assert legal(state, "yellow") == {f"give yellow {card}" for card in YELLOW.split()}
    state = after(state, "give yellow 8-1")
    assert legal(state, "red") == {f"discard red {card}" for card in (*RED.split(), "8-1")}
    state = after(state, "discard red 8-1")
    assert (hand(state, "red"), counts(state)) == (RED, [6, 6, 6, 5])
    assert state.turn == state.active == 1


def test_co_4_a_discard_is_known_to_the_discarder_only(dealt, after):
    state = after(dealt(*HANDS), "pass red green 1-1", "discard green 7-3")
    assert [happened.rank for happened in rules.view(state, None).history] == [None, None]
    assert rules.view(state, 0).secrets.seen == (SeenCard(0, 1),)
    assert rules.view(state, 1).secrets.seen == ()
    assert rules.view(state, 2).secrets.seen == (SeenCard(0, 1), SeenCard(1, 7))


def test_co_4_old_orders_are_public(dealt, after):
    state = after(dealt(*HANDS), "order red 6-1", "belay blue 5-2")
    assert [happened.rank for happened in rules.view(state, None).history] == [6, 5]


def test_co_4_a_discard_that_was_laid_face_up_stays_and_is_public(dealt, after):
    state = after(dealt(*HANDS), "pass red green 1-1", "discard green 7-3", "exposed green 7-3")
    shown = rules.view(state, None).history[-1]
    assert (shown.act, shown.seat, shown.rank) == ("shown", "green", 7)
    assert (state.phase, state.active, counts(state)) == ("turn", 1, [5, 6, 6, 6])


# -- Orders --------------------------------------------------------------------------------


def given(state, player):
    """Who gave a player which card, as that player's own view says."""
    return [(one.giver, one.rank) for one in rules.view(state, player).secrets.given]


def test_a_player_sees_who_gave_which_card_until_the_own_next_act(dealt, after):
    state = after(dealt(*HANDS), "order red 6-1", "follow blue 6-2", "follow green 7-3")
    assert given(state, 0) == [("blue", 6), ("green", 7)]
    assert [given(state, player) for player in (1, 2, 3)] == [[], [], []]
    state = after(state, "follow yellow 8-1", "ask blue red", "give red 4-1")
    assert (given(state, 0), given(state, 1)) == ([], [("red", 4)])
    assert given(after(state, "discard blue 4-1"), 1) == []


def test_a_card_that_is_passed_is_seen_by_its_receiver_alone(dealt, after):
    state = after(dealt(*HANDS), "pass red green 1-1")
    assert [given(state, player) for player in range(4)] == [[], [], [("red", 1)], []]


@pytest.mark.parametrize("players", rules.players)
def test_co_7_where_no_order_stands_none_lies_on_the_orders_spot(players):
    rng, none = random.Random(players), 0
    for state, _, _ in random_steps(rules, begun(rules, players, rounds=2), rng):
        lies = [one for one in setting(state).stacks if one.place == ORDERS and one.pieces]
        none += state.phase == "turn" and not lies
        if state.phase in ("turn", "order", "give", "discard"):
            standing = () if state.order is None else (NAMES[state.order],)
            assert [piece for one in lies for piece in one.pieces] == list(standing)
    assert none


def test_co_5_a_card_that_follows_goes_to_the_owner_face_down(dealt, after, hand):
    state = after(dealt(*HANDS), "order red 6-1", "follow blue 6-2")
    assert hand(state, "red") == "1-1 4-1 5-1 6-2 7-1 10-1"
    assert counts(state) == [6, 5, 6, 6]
    assert rules.view(state, None).history[-1].rank is None
    assert rules.view(state, 0).secrets.seen[-1] == SeenCard(1, 6)
    assert rules.view(state, 2).secrets.seen == ()


def test_co_5_a_lower_card_cannot_follow_and_is_not_named(dealt, after, refused):
    state = after(dealt(*HANDS), "order red 6-1")
    refusal = refused(state, "follow blue 5-2")
    assert (refusal.message.id, refusal.rule) == ("captains-orders-follow-too-low", "CO-5")
    assert refusal.message == Message("captains-orders-follow-too-low", {"active": "blue"})


def test_co_5_a_card_that_was_not_read_waits_for_the_owners_word(dealt, after, refused):
    hands = (RED, "? 4-2 5-2 6-2 7-2 10-2", GREEN, YELLOW)
    state = after(dealt(*hands), "order red 6-1")
    move = rules.move_from_text(state, "follow blue ?0")
    assert rules.legality(state, move) is Legality.UNDECIDED
    assert move in rules.undecided(state, 1)
    assert move not in rules.legal(state, 1)
    state = after(state, "follow blue ?0")
    assert rules.view(state, None).waits == "follow"
    assert refused(state, "accept green").message.id == "captains-orders-nothing-to-accept"
    state = after(state, "accept red")
    assert acts(state) == ["order", "follow"]
    assert counts(state) == [6, 5, 6, 6]
    assert rules.problems(state) == ()


def test_co_5_the_owners_challenge_shows_the_card_to_the_referee(dealt, after, hand):
    hands = (RED, "? 4-2 5-2 6-2 7-2 10-2", GREEN, YELLOW)
    state = after(dealt(*hands), "order red 6-1", "follow blue ?0", "seen ?0 2-1")
    assert (state.phase, state.active) == ("order", 1)
    assert hand(state, "blue") == BLUE
    assert acts(state) == ["order", "taken-back"]
    # The owner has seen the card, the public has not.
    assert rules.view(state, 0).secrets.seen[-1] == SeenCard(1, 2)
    assert rules.view(state, None).history[-1].rank is None
    assert after(state, "follow blue 6-2").phase == "order"


def test_co_5_a_card_that_is_shown_and_fits_has_followed(dealt, after, hand):
    hands = (RED, "? 4-2 5-2 6-2 7-2 10-2", GREEN, YELLOW)
    state = after(dealt(*hands), "order red 6-1", "follow blue ?0", "seen ?0 9-3")
    assert hand(state, "red") == "1-1 4-1 5-1 7-1 9-3 10-1"
    assert state.active == 2


def test_co_5_a_misplay_may_forfeit_the_round(dealt, after, won):
    hands = (RED, "? 4-2 5-2 6-2 7-2 10-2", GREEN, "8-1 8-2 9-1 9-2 9-3 10-4")
    state = dealt(*hands, misplay="forfeit")
    state = after(state, "order red 6-1", "follow blue ?0", "seen ?0 2-1")
    assert state.phase == "round_over"
    assert won(state) == ("yellow",)
    # Blue would have had most points if it could win.
    state = dealt(RED, "? 10-5 10-6 10-7 10-8 10-2", GREEN, YELLOW, misplay="forfeit")
    state = after(state, "order red 6-1", "follow blue ?0", "seen ?0 2-1")
    assert won(state) == ("yellow",)


def test_co_6_a_belay_is_strictly_lower(dealt, after, refused):
    state = after(dealt(*HANDS), "order red 6-1")
    refusal = refused(state, "belay blue 6-2")
    assert (refusal.rule, refusal.message.id) == ("CO-6", "captains-orders-belay-too-high")


def test_co_6_a_card_that_was_laid_and_does_not_belay_stays_publicly_known(dealt, after, hand):
    state = after(dealt(*HANDS), "order red 6-1", "exposed blue 6-2")
    assert rules.view(state, None).history[-1].rank == 6
    assert (hand(state, "blue"), state.active) == (BLUE, 1)


def test_co_6_everybody_else_answers_the_new_order_again(dealt, after, legal):
    state = after(dealt(*HANDS), "order red 6-1", "follow blue 6-2", "belay green 4-3")
    asked = []
    while state.phase == "order":
        seat = state.seats[state.active]
        asked.append(seat)
        state = after(state, sorted(m for m in legal(state, seat) if "follow" in m)[0])
    assert asked == ["yellow", "red", "blue"]


def test_co_6_the_new_owner_gets_the_cards(dealt, after):
    state = after(dealt(*HANDS), "order red 6-1", "belay blue 5-2", "follow green 5-3")
    assert counts(state) == [5, 6, 5, 6]


def test_co_7_the_order_comes_home_and_the_turn_passes_to_the_left(dealt, after):
    state = after(dealt(*HANDS), "order red 6-1", "follow blue 6-2", "follow green 6-3")
    state = after(state, "follow yellow 8-1")
    assert (state.phase, state.active, state.order) == ("turn", 1, None)
    assert counts(state) == [8, 5, 5, 5]


def test_co_7_nobody_answers_the_own_order(dealt, after, refused):
    state = after(dealt(*HANDS), "order red 6-1")
    refusal = refused(state, "follow red 7-1")
    assert (refusal.message.id, refusal.rule) == ("captains-orders-own-order", "CO-7")


# -- running out of cards ------------------------------------------------------------------

REST = ("5-1 6-1", "7-1 8-1", "8-2 9-1")


@pytest.mark.parametrize(
    "moves",
    [
        ("order red 4-1",),
        ("pass red blue 4-1",),
        ("ask red blue", "give blue 5-1", "discard red 4-1", "ask blue red", "give red 5-1"),
    ],
    ids=["order", "pass", "asked"],
)
def test_co_8_an_empty_hand_ends_the_round_at_once(holding, after, moves):
    assert after(holding("4-1", *REST), *moves).phase == "round_over"


@pytest.mark.parametrize("answer", ["follow blue 5-1", "belay blue 3-1"])
def test_co_8_an_answer_with_the_last_card_ends_the_round(holding, after, answer):
    state = holding("4-1 9-2", answer.split()[2], *REST[1:])
    assert after(state, "order red 4-1", answer).phase == "round_over"


def test_co_8_one_may_run_out_on_anothers_turn(holding, after, won):
    state = holding("5-1 6-1", "1-1", "7-1 8-1", "8-2 9-1")
    state = after(state, "ask red blue", "give blue 1-1")
    # The asker has handed blue the round.
    assert (captains(state), won(state)) == (["blue"], ("blue",))


def test_co_9_the_round_ends_before_the_discard(holding, after, hand):
    state = after(holding("9-1", "1-1 5-1", "7-1", "8-1"), "pass red blue 9-1")
    assert acts(state) == ["pass"]
    assert hand(state, "blue") == "1-1 5-1 9-1"


def test_co_9_an_asked_card_that_was_the_last_goes_to_the_asker(holding, after, hand):
    state = after(holding("1-1 5-1", "9-1", "7-1", "8-1"), "ask red blue", "give blue 9-1")
    assert acts(state) == ["ask", "give"]
    assert hand(state, "red") == "1-1 5-1 9-1"


def test_co_10_the_last_card_is_tested_as_if_still_held(holding, after, won, hand):
    state = after(holding("2-1", "3-1 10-1", "7-1", "8-1"), "pass red blue 2-1")
    assert (captains(state), won(state)) == (["red"], ("red",))
    assert hand(state, "blue") == "3-1 10-1"
    assert rules.view(state, None).last == 2


def test_co_10_a_tie_for_lowest_wins_by_running_out(holding, after, won):
    state = after(holding("3-1", "3-2 10-1", "7-1", "8-1"), "order red 3-1")
    assert captains(state) == ["red", "blue"]
    assert won(state) == ("red",)


def test_co_10_following_with_the_last_card_tied_for_lowest_wins(holding, after, won):
    state = holding("4-1 9-1", "4-2", "7-1", "8-1")
    state = after(state, "order red 4-1", "follow blue 4-2")
    assert won(state) == ("blue",)


def test_co_11_a_wrong_declaration_lets_the_best_mutineers_win(holding, after, won):
    state = after(holding("9-1", "1-1 10-1", "7-1", "8-1"), "order red 9-1")
    assert (captains(state), won(state)) == (["blue"], ("yellow",))


def test_co_12_the_empty_handed_is_a_mutineer_with_no_points(holding, after, won):
    state = after(holding("9-1", "3-1", "3-2", "3-3"), "order red 9-1")
    assert captains(state) == ["blue", "green", "yellow"]
    assert won(state) == ("red",)


# -- discovering the Captain ---------------------------------------------------------------


def test_co_13_a_mutineer_who_finds_the_captain_wins(dealt, after, won):
    state = after(dealt(*HANDS), "order red 6-1", "discover blue red")
    assert won(state) == ("blue",)


def test_co_13_a_wrong_accuser_cannot_win(holding, after, won):
    state = holding("9-1 10-1", "1-1", "7-1", "8-1")
    assert won(after(state, "discover red green")) == ("yellow",)


def test_co_13_one_captain_cannot_win_by_finding_another(holding, after, won):
    state = holding("3-1 10-1", "3-2", "7-1", "8-1")
    assert won(after(state, "discover red blue")) == ("yellow",)


def test_co_13_without_another_mutineer_nobody_wins(holding, after, won):
    state = holding("4-1", "3-1", "3-2", "3-3")
    assert won(after(state, "discover red blue")) == ("red",)
    state = holding("4-4", "4-1", "4-2", "4-3")
    state = after(state, "discover red blue")
    assert (captains(state), won(state)) == (["red", "blue", "green", "yellow"], ())
    state = holding("4-1 5-1", "3-1", "3-2", "3-3 9-1", turn="blue")
    assert won(after(state, "discover blue green")) == ("red",)


def test_co_13_nobody_accuses_himself(dealt, refused, legal):
    state = dealt(*HANDS)
    assert refused(state, "discover red red").rule == "CO-13"
    assert "discover red red" not in legal(state, "red")


@pytest.mark.parametrize(
    ("before", "accuser", "key"),
    [
        ((), "blue", "not-your-turn"),
        (("order red 6-1",), "green", "not-your-turn"),
        (("order red 6-1",), "red", "own-order"),
    ],
)
def test_co_13_nobody_accuses_out_of_turn(dealt, after, refused, before, accuser, key):
    state = after(dealt(*HANDS), *before)
    assert refused(state, f"discover {accuser} yellow").message.id == f"captains-orders-{key}"


def test_co_13_the_captain_may_be_discovered_while_an_order_stands(dealt, after):
    state = after(dealt(*HANDS), "order red 6-1", "follow blue 6-2", "discover green red")
    assert state.phase == "round_over"


def test_co_14_only_the_accuser_wins_whatever_the_points(holding, after, won):
    state = holding("4-1", "1-1", "7-1 10-1", "8-1 10-2")
    assert won(after(state, "discover red blue")) == ("red",)


def test_co_15_points_are_the_ranks_in_the_hand_and_the_order_counts_for_nobody(dealt, after):
    state = after(dealt(*HANDS), "order red 10-1", "discover blue green")
    assert [player.points for player in rules.view(state, None).players] == [23, 34, 35, 47]


def test_co_15_a_last_card_that_fails_counts_for_its_receiver(holding, after, won):
    state = after(holding("9-1", "1-1", "7-1", "8-1"), "pass red green 9-1")
    assert [player.points for player in rules.view(state, None).players] == [0, 1, 16, 8]
    assert won(state) == ("green",)


def test_co_16_tied_mutineers_share_the_round(holding, after, won):
    state = holding("2-1", "1-1", "7-1 8-1", "6-1 9-1")
    assert won(after(state, "discover red green")) == ("green", "yellow")


def test_co_16_two_may_reach_the_wins_together(holding, after):
    state = after(holding("2-1", "1-1", "7-1 8-1", "6-1 9-1", wins=1), "discover red green")
    assert state.phase == "over"
    assert rules.view(state, None).winners == ("green", "yellow")


def test_co_17_the_first_dealer_is_agreed_on_and_the_left_one_begins(dealt):
    state = dealt(*HANDS, first_dealer=1)
    assert rules.view(state, None).dealer == "blue"
    assert rules.view(state, None).active == "green"


@pytest.mark.parametrize("move", ["discover red blue", "discover red green"])
def test_co_17_the_deal_passes_left_no_matter_who_wins(holding, after, won, move):
    state = after(holding("4-4", "4-1", "4-2", "4-3"), move, "next-round")
    assert (state.dealer, state.active, state.phase) == (1, 2, "dealing")
    assert rules.view(state, None).history == ()


def test_co_17_the_first_dealer_plays(dealt):
    with pytest.raises(OptionError, match="first_dealer is 4; with 4 players"):
        dealt(*HANDS, first_dealer=4)


def test_co_18_a_captain_cannot_win_by_points(holding, after, won):
    state = holding("9-1", "1-1 10-1 10-2", "7-1", "8-1")
    assert won(after(state, "discover red green")) == ("yellow",)


def test_co_19_the_number_of_cards_in_a_hand_is_public(dealt, after):
    state = after(dealt(*HANDS), "order red 6-1", "follow blue 6-2")
    assert counts(state) == [6, 5, 6, 6]


@pytest.mark.parametrize("players", range(4, 9))
def test_co_20_a_round_without_discovering_ends_within_the_bound(players):
    """At most 5n+1 cards leave the hands, and at most n-1 follows lie between two of these."""
    rng = random.Random(players)
    longest = 0
    for _ in range(40):
        state = rules.initial(rules.options_from({}), SEATS[:players])
        while state.phase != "round_over":
            move = rules.random_move(state, rng.random)
            if not isinstance(move, Discover):
                state = rules.apply(state, move)
        turns = [act for act in acts(state) if act in ("order", "belay", "pass", "ask", "follow")]
        longest = max(longest, len(turns))
        removals = [act for act in turns if act != "follow"]
        assert len(removals) <= 5 * players + 1
    assert 3 * players < longest <= players * (5 * players + 1)


def test_co_20_the_match_ends_after_the_last_round_and_says_so_before(holding, after):
    state = holding("4-4", "4-1", "4-2", "4-3", rounds=1)
    assert rules.view(state, None).last_round
    state = after(state, "discover red blue")
    assert (state.phase, rules.view(state, None).winners) == ("over", ())
    assert not rules.view(holding("4-4", "4-1", "4-2", "4-3", rounds=2), None).last_round


def test_co_20_after_the_last_round_most_wins_win(holding, after):
    state = after(holding("2-1", "1-1", "7-1", "8-1", rounds=1), "discover red blue")
    assert rules.view(state, None).winners == ("red",)


# -- all games -----------------------------------------------------------------------------


def test_g_1_taps_of_the_deal_may_come_in_any_order(dealt, after):
    deals = [
        f"deal {seat} {card}"
        for seat, hand in zip(SEATS, HANDS, strict=False)
        for card in hand.split()
    ]
    random.Random(1).shuffle(deals)
    state = rules.initial(rules.options_from({"first_dealer": 3}), SEATS[:4])
    assert after(state, *deals) == dealt(*HANDS)


def test_g_2_a_frozen_hand_follows_with_the_lowest(dealt, after):
    state = after(dealt(*HANDS), "order red 6-1")
    assert rules.move_to_text(state, rules.default_move(state, 1)) == "follow blue 6-2"
    assert rules.default_move(state, 2) is None


def test_g_2_a_frozen_hand_that_cannot_follow_belays_with_the_highest(holding, after):
    state = after(holding("10-1 4-1", "3-1 5-1", "7-1", "8-1"), "order red 10-1")
    assert rules.move_to_text(state, rules.default_move(state, 1)) == "belay blue 5-1"


@pytest.mark.parametrize("players", range(4, 9))
def test_g_2_frozen_hands_play_to_the_end_and_accuse_nobody(players):
    rng = random.Random(players)
    state = rules.initial(rules.options_from({"rounds": 3}), SEATS[:players])
    while not rules.over(state):
        if state.phase in ("dealing", "round_over"):
            state = rules.apply(state, rules.random_move(state, rng.random))
        else:
            state = rules.play(state, rules.default_move(state, state.active))
            assert "discover" not in acts(state)


def test_g_3_what_nobody_else_has_seen_may_be_taken_back(dealt, after):
    before = dealt(*HANDS)
    for words, undone in {
        "ask red blue": True,
        "order red 4-1": False,
        "pass red blue 4-1": False,
        "discover red blue": False,
    }.items():
        move = rules.move_from_text(before, words)
        assert rules.may_undo(before, move, rules.play(before, move)) is undone
    before = after(before, "pass red green 1-1")
    move = rules.move_from_text(before, "discard green 1-1")
    assert rules.may_undo(before, move, rules.play(before, move))


def test_g_4_two_readings_of_one_card_are_a_conflict(dealt, after):
    state = dealt(RED, "? 4-2 5-2 6-2 7-2 10-2", GREEN, YELLOW)
    state = after(state, "seen ?0 10-1")
    elsewhere = {"place": "hand", "seat": "blue"}
    assert rules.problems(state) == (Message("captains-orders-problem-card-elsewhere", elsewhere),)
    assert rules.problems(after(state, "seen ?0 2-1")) == ()


def test_g_5_face_down_discards_stay_secret_after_the_round(dealt, after):
    state = after(dealt(*HANDS), "pass red green 4-1", "discard green 7-3", "discover blue red")
    view = rules.view(state, None)
    assert [happened.rank for happened in view.history] == [None, None, None]
    assert view.players[2].hand == (3, 4, 4, 5, 6, 10)


def test_co_21_everybody_is_dealt_six_cards(dealt):
    assert counts(dealt(*HANDS)) == [6, 6, 6, 6]
