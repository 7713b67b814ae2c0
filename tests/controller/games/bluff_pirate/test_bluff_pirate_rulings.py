"""The rulings of turns, sets and votes, each by its name (BP-1 to BP-11, BP-17, BP-18, BP-20 to
BP-22); those of the race stand in a file of their own."""

import msgspec
import pytest

from controller.errors import OptionError
from controller.games.bluff_pirate.board import default_drawing
from controller.games.bluff_pirate.pieces import CARDS
from controller.games.bluff_pirate.rules import rules
from controller.views.bluff_pirate import Happened, SeenVote
from examples.bluff_pirate import BLUE, HANDS, RED


def history(state):
    return rules.view(state, None).history


# -- a turn --------------------------------------------------------------------------------


def test_bp_1_a_turn_begins_with_drawing_or_boarding(holding, legal):
    state = holding(*HANDS, ships={"blue": "start.fork.1"})
    assert legal(state, "red") == {"draw red", "board red purple-pirate"}
    assert not legal(state, "blue")


def test_bp_1_a_player_who_draws_does_not_board_this_turn(holding, after, refused):
    state = after(holding(*HANDS, ships={"blue": "fork"}), "draw red")
    assert refused(state, "board red purple-pirate").rule == "BP-1"
    state = after(state, "drawn red brown-1", "drawn red brown-pirate")
    assert refused(state, "board red brown-pirate").message.id == "bluff-pirate-already-drawn"
    assert refused(state, "draw red").message.id == "bluff-pirate-already-drawn"


def test_bp_1_a_player_who_taps_a_card_of_the_pile_has_chosen_to_draw(holding, after):
    state = after(holding(*HANDS), "drawn red brown-1")
    assert (state.phase, state.to_draw) == ("drawing", 1)


def test_bp_2_after_drawing_a_set_or_a_discard(dealt, after, legal):
    state = after(dealt(*HANDS), "draw red", "drawn red brown-1", "drawn red brown-2")
    assert {move.split()[0] for move in legal(state, "red")} == {"lay", "discard"}
    state = after(state, "discard red black-1")
    assert history(state)[-1] == Happened("discard", "red", ("black",))
    assert rules.view(state, None).players[0].cards == 6
    assert (state.phase, state.turn, state.active) == ("turn", 1, 1)


def test_bp_2_the_hand_is_counted_after_the_draw(holding, after, legal, refused):
    state = after(holding("pink-1 pink-2", BLUE), "drawn red brown-1", "drawn red brown-2")
    assert {move.split()[0] for move in legal(state, "red")} == {"lay", "keep"}
    assert refused(state, "discard red pink-1").rule == "BP-2"
    state = after(holding("pink-1 pink-2 pink-3", BLUE), "drawn red brown-1", "drawn red brown-2")
    assert {move.split()[0] for move in legal(state, "red")} == {"lay", "discard"}
    assert refused(state, "keep red").message.id == "bluff-pirate-must-discard"


@pytest.mark.parametrize(
    ("options", "hand", "kinds"),
    [
        ({"keep_up_to": 5}, "pink-1 pink-2 pink-3", {"lay", "keep"}),
        ({"keep_up_to": 5}, "pink-1 pink-2 pink-3 black-1", {"lay", "discard"}),
        ({"small_hand": "choose"}, "pink-1 pink-2", {"lay", "discard", "keep"}),
        ({"small_hand": "choose"}, "pink-1 pink-2 pink-3", {"lay", "discard"}),
        (
            {"discard_without": "having"},
            "pink-1 pink-2 pink-pirate black-1",
            {"lay", "discard", "keep"},
        ),
        ({"discard_without": "having"}, "pink-1 pink-2 black-1 purple-1", {"lay", "discard"}),
    ],
)
def test_bp_2_the_danish_and_the_dutch_rules_are_options(
    holding, after, legal, options, hand, kinds
):
    state = after(holding(hand, BLUE, **options), "drawn red brown-1", "drawn red orange-1")
    assert {move.split()[0] for move in legal(state, "red")} == kinds


# -- sets ----------------------------------------------------------------------------------


def test_bp_3_one_or_two_cards_lie_face_up(dealt, after, refused, legal):
    state = after(dealt(*HANDS), "drawn red brown-1", "drawn red brown-2", "lay red pink-1 up")
    state = after(state, "lay red pink-2 up")
    assert refused(state, "lay red pink-3 up").message.id == "bluff-pirate-too-many-up"
    assert all(move.endswith("down") for move in legal(state, "red"))


def test_bp_3_at_least_one_card_is_hidden(dealt, after, refused):
    state = after(dealt(*HANDS), "drawn red brown-1", "drawn red brown-2", "lay red pink-1 up")
    state = after(state, "lay red pink-2 up")
    assert refused(state, "end-set red").message.id == "bluff-pirate-set-too-small"
    state = after(state, "lay red brown-1 down", "end-set red")
    assert state.phase == "voting"


def test_bp_3_one_card_is_shown_even_if_it_is_the_last(holding, after, refused, legal):
    state = after(holding("pink-1", BLUE), "drawn red brown-1", "drawn red brown-2")
    state = after(state, "lay red pink-1 down", "lay red brown-1 down")
    assert legal(state, "red") == {"lay red brown-2 up"}
    assert refused(state, "lay red brown-2 down").message.id == "bluff-pirate-needs-face-up"


def test_bp_3_of_five_cards_four_may_be_hidden(dealt, after, refused):
    state = after(dealt(*HANDS), "drawn red brown-1", "drawn red brown-2")
    state = after(state, *(f"lay red pink-{n} down" for n in (1, 2, 3)), "lay red black-1 down")
    assert refused(state, "lay red brown-1 down").rule == "BP-3"
    state = after(state, "lay red brown-1 up")
    assert refused(state, "lay red brown-2 down").message.id == "bluff-pirate-set-full"
    assert after(state, "end-set red").phase == "voting"


def test_bp_3_visible_cards_have_the_same_colour(dealt, after, refused, legal):
    state = after(dealt(*HANDS), "drawn red brown-1", "drawn red brown-2", "lay red pink-1 up")
    assert refused(state, "lay red black-1 up").message.id == "bluff-pirate-two-colours"
    assert {move for move in legal(state, "red") if move.endswith("up")} == {
        "lay red pink-2 up",
        "lay red pink-3 up",
    }


def test_bp_3_the_pirate_of_the_colour_is_a_member_of_the_set_also_face_up(
    holding, after, placed, decided
):
    state = holding("pink-1 pink-pirate pink-2", BLUE)
    state = placed(state, up="pink-pirate pink-1", down="pink-2")
    state = decided(state, "blue bluff")
    assert history(state)[-1] == Happened(
        "set", "red", ("pink", "pink-pirate"), ("pink",), "blue", doubted=True
    )


def test_bp_4_a_hidden_card_of_another_colour_is_a_bluff(dealt, placed, decided):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 black-1")
    state = decided(state, "blue no-bluff", "green no-bluff", picked="blue")
    assert history(state)[-1].bluff


def test_bp_4_a_hidden_pirate_of_the_same_colour_is_no_bluff(holding, placed, decided):
    state = placed(
        holding("pink-1 pink-2 pink-pirate", BLUE), up="pink-1", down="pink-2 pink-pirate"
    )
    assert not history(decided(state, "blue no-bluff"))[-1].bluff


def test_bp_4_pirates_of_several_colours_are_a_bluff(holding, placed, decided):
    hand = "pink-pirate black-pirate purple-pirate"
    state = placed(holding(hand, BLUE), up="pink-pirate", down="black-pirate purple-pirate")
    assert history(decided(state, "blue no-bluff"))[-1].bluff


def test_bp_5_a_hand_of_fewer_than_three_cannot_place(holding, after, refused, legal):
    """Such a hand is left after drawing only where hardly any cards are in the pile."""
    state = holding("pink-1", BLUE, pile="brown-1")
    state = after(state, "drawn red brown-1", "reshuffle")
    assert state.phase == "drawing"
    state = msgspec.structs.replace(state, phase="act", to_draw=0)
    assert legal(state, "red") == {"keep red"}
    assert refused(state, "lay red pink-1 up").message.id == "bluff-pirate-hand-too-small"


def test_bp_5_a_hand_of_three_may_place_or_keep(holding, after, legal):
    state = after(holding("pink-1", BLUE), "drawn red brown-1", "drawn red brown-2")
    assert {move.split()[0] for move in legal(state, "red")} == {"lay", "keep"}


# -- votes ---------------------------------------------------------------------------------


def test_bp_6_all_opponents_vote_in_any_order(dealt, after, placed, legal, refused):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 pink-3")
    assert legal(state, "blue") == {"vote blue bluff", "vote blue no-bluff"}
    assert legal(state, "green") == {"vote green bluff", "vote green no-bluff"}
    assert not legal(state, "red")
    assert refused(state, "vote red bluff").message.id == "bluff-pirate-own-set"
    assert refused(state, "pick red blue").rule == "BP-6"
    state = after(state, "vote green bluff")
    assert refused(state, "vote green no-bluff").message.id == "bluff-pirate-voted-already"
    state = after(state, "vote blue no-bluff")
    assert legal(state, "red") == {"pick red blue", "pick red green"}


def test_bp_6_votes_are_seen_by_their_voters_only(dealt, after, placed):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 pink-3")
    doubting = after(state, "vote blue bluff")
    trusting = after(state, "vote blue no-bluff")
    for observer in (None, 0, 2):
        assert rules.view(doubting, observer) == rules.view(trusting, observer)
    assert rules.view(doubting, 1).secrets.vote is True
    assert rules.view(trusting, 1).secrets.vote is False
    assert [player.voted for player in rules.view(doubting, None).players] == [False, True, False]


def test_bp_6_a_vote_that_is_not_shown_only_its_voter_remembers(dealt, placed, after):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 pink-3")
    doubting, trusting = (
        after(state, "vote blue no-bluff", f"vote green {vote}", "pick red blue")
        for vote in ("bluff", "no-bluff")
    )
    for observer in (None, 0, 1):
        assert rules.view(doubting, observer) == rules.view(trusting, observer)
    assert rules.view(doubting, 2).secrets.vote is True
    decided = after(doubting, "reveal red pink-2", "reveal red pink-3")
    assert rules.view(decided, 2).secrets.vote is None
    assert rules.view(decided, 2).secrets.votes == (SeenVote(1, True),)
    assert rules.view(decided, 1).secrets.votes == (SeenVote(1, False),)
    assert rules.view(decided, 0).secrets.votes == ()


def test_a_void_vote_is_remembered_by_its_voter_too(dealt, placed, after):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 pink-3")
    state = after(state, "vote blue bluff", "revote", "vote blue no-bluff")
    assert rules.view(state, 1).secrets.votes == (SeenVote(1, True),)
    assert rules.view(state, 1).secrets.vote is False


def test_bp_6_only_the_first_voter_named_counts(dealt, placed, after, refused):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 pink-3")
    state = after(state, "vote blue bluff", "vote green bluff", "pick red green")
    assert rules.view(state, None).set.voter == "green"
    assert refused(state, "pick red blue").message.id == "bluff-pirate-picked-already"


def test_bp_6_votes_that_were_shown_too_early_are_void(dealt, placed, after, legal):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 pink-3")
    state = after(state, "vote blue bluff", "vote green bluff", "revote")
    assert (state.phase, state.voted, state.doubting) == ("voting", 0, 0)
    assert history(state)[-1] == Happened("revote")
    assert legal(state, "blue")


def test_bp_7_the_hidden_cards_are_turned_in_every_case(dealt, placed, after, legal):
    """Also when the vote that was shown says "no bluff"."""
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 black-1")
    state = after(state, "vote blue no-bluff", "vote green bluff", "pick red blue")
    assert legal(state, "red") == {"reveal red pink-2", "reveal red black-1"}
    state = after(state, "reveal red black-1")
    assert rules.view(state, 2).set.revealed == ("black",)
    state = after(state, "reveal red pink-2")
    assert history(state)[-1].down == ("pink", "black")


# -- the three cases -----------------------------------------------------------------------


@pytest.mark.parametrize("bluff", ["black-1", "pink-3"])
def test_bp_8_case_1_who_is_trusted_sails_bluff_or_not(dealt, placed, decided, hand, ships, bluff):
    state = placed(dealt(*HANDS), up="pink-1", down=f"pink-2 {bluff}")
    state = decided(state, "blue no-bluff", "green bluff", picked="blue")
    assert ships(state) == ["start.fork.3", "start", "start"]
    assert len(hand(state, "red").split()) == 4
    assert sum(count for _, count in rules.view(state, None).discards) == 3


def test_bp_8_case_2_a_false_accuser_is_pushed_back_two(holding, placed, decided, ships):
    state = holding(*HANDS, ships={"blue": "start.fork.7"})
    state = placed(state, up="pink-1", down="pink-2 pink-3")
    state = decided(state, "blue bluff", "green no-bluff", picked="blue")
    assert ships(state) == ["start.fork.3", "start.fork.5", "start"]


@pytest.mark.parametrize("square", ["start", "start.fork.1", "start.fork.2"])
def test_bp_8_nobody_is_pushed_behind_the_start(holding, placed, decided, ships, square):
    state = placed(holding(*HANDS, ships={"blue": square}), up="pink-1", down="pink-2 pink-3")
    state = decided(state, "blue bluff", "green no-bluff", picked="blue")
    assert ships(state)[1] == "start"


def test_bp_8_case_3_who_is_caught_takes_the_cards_back(dealt, placed, decided, hand, ships):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 black-1")
    state = decided(state, "blue no-bluff", "green bluff", picked="green")
    assert ships(state) == ["start", "start", "start.fork.3"]
    assert set(hand(state, "red").split()) == {*RED.split(), "brown-1", "brown-2"}
    assert not rules.view(state, None).discards
    assert (state.turn, state.phase) == (1, "turn")


def test_bp_9_a_voter_can_win_on_somebody_elses_turn(holding, placed, decided, after):
    state = holding(*HANDS, ships={"green": "fork.island-1.4"})
    state = placed(state, up="pink-1", down="pink-2 black-1")
    state = decided(state, "blue no-bluff", "green bluff", picked="green")
    assert (state.phase, state.turn, state.active) == ("island", 0, 2)
    state = after(state, "opened treasure")
    assert rules.view(state, None).winners == ("green",)


def test_bp_10_who_wins_with_a_set_wins_before_anybody_is_pushed_back(
    holding, placed, decided, after, ships
):
    state = holding(*HANDS, ships={"red": "fork.island-1.4", "blue": "start.fork.9"})
    state = placed(state, up="pink-1", down="pink-2 pink-3")
    state = decided(state, "blue bluff", "green bluff", picked="blue")
    won = after(state, "opened treasure")
    assert rules.view(won, None).winners == ("red",)
    assert ships(won) == ["island-1", "start.fork.9", "start"]
    # Without the treasure the accuser is pushed back then.
    assert ships(after(state, "opened empty")) == ["island-1", "start.fork.7", "start"]


def test_bp_11_an_accuser_is_pushed_back_from_an_opened_island(holding, placed, decided, ships):
    state = holding(*HANDS, ships={"blue": "island-1"}, opened="island-1")
    state = placed(state, up="pink-1", down="pink-2 pink-3")
    state = decided(state, "blue bluff", "green no-bluff", picked="blue")
    assert ships(state)[1] == "fork.island-1.4"
    assert rules.view(state, None).islands[0].holds == "empty"


# -- after a set ---------------------------------------------------------------------------


def test_bp_18_who_is_caught_discards_nothing(dealt, placed, decided, hand):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 black-1")
    state = decided(state, "blue bluff", "green bluff", picked="green")
    assert len(hand(state, "red").split()) == 7
    assert state.turn == 1


def test_bp_17_there_is_no_hand_limit_and_sets_are_laid_card_by_card(holding, after, legal):
    everything = " ".join(CARDS[:60])
    state = after(holding(everything, "black-1"), "drawn red black-2", "drawn red black-3")
    assert len(legal(state, "red")) == 3 * 62
    state = after(state, "lay red red-1 down")
    assert len(legal(state, "red")) == 2 * 61


def test_a_set_of_all_cards_leaves_a_hand_that_draws_and_keeps(
    holding, placed, decided, after, hand
):
    state = holding("pink-1 pink-2 pink-3", "black-1", ships={"blue": "fork"})
    state = placed(state, "pink-1", "pink-2 pink-3 pink-4 pink-5", drawn="pink-4 pink-5")
    state = decided(state, "blue no-bluff")
    assert hand(state, "red") == ""
    state = after(state, "drawn blue brown-3", "drawn blue brown-4", "keep blue", "draw red")
    state = after(state, "drawn red purple-1", "drawn red purple-2", "keep red")
    assert history(state)[-1] == Happened("keep", "red")


# -- players -------------------------------------------------------------------------------


def test_bp_21_who_begins_is_an_option(dealt):
    assert dealt(*HANDS, first_player=2).active == 2
    with pytest.raises(OptionError, match="with 2 players it may be 0 to 1"):
        rules.initial(rules.options_from({"first_player": 2}), ("red", "blue"))


def test_bp_25_everybody_is_dealt_five_cards(dealt):
    assert [hand.bit_count() for hand in dealt(*HANDS).hands] == [5] * len(HANDS)


def test_bp_22_a_vote_says_bluff_or_no_bluff_and_nobody_abstains(dealt, placed, legal):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 pink-3")
    assert legal(state, "green") == {"vote green bluff", "vote green no-bluff"}
    assert rules.awaited(state, 1)
    assert rules.awaited(state, 2)
    assert not rules.awaited(state, 0)


def test_bp_20_of_two_players_the_one_voter_is_chosen_by_nobody(dealt, placed, after):
    state = placed(dealt(*HANDS[:2]), up="pink-1", down="pink-2 pink-3")
    state = after(state, "vote blue bluff")
    assert (state.phase, state.picked) == ("revealing", 1)
    assert rules.view(state, None).set.doubted


def test_the_board_of_a_match_is_the_owners(dealt):
    assert dealt(*HANDS).options.board == default_drawing()
