"""The rulings of the race, of boarding and of the pile, each by its name (BP-12 to BP-16, BP-19,
BP-23, BP-24)."""

import random

import pytest

from controller.games.bluff_pirate.pieces import (
    CARDS,
    Boarded,
    Placed,
)
from controller.games.bluff_pirate.rules import rules
from controller.views.bluff_pirate import Happened, IslandView, SeenTheft
from examples.bluff_pirate import BLUE, GREEN, HANDS, RED
from harness.matches import begun, random_steps


def view(state, observer=None):
    return rules.view(state, observer)


@pytest.fixture
def sails(placed, decided):
    """`sails(state, 3)`: red has placed a set of that many cards, and was trusted."""

    def sails(state, squares):
        down = " ".join(f"pink-{n}" for n in range(2, squares + 1))
        state = placed(state, up="pink-1", down=down, drawn="pink-4 pink-5")
        return decided(state, "blue no-bluff", "green no-bluff", picked="blue")

    return sails


# -- sailing -------------------------------------------------------------------------------


def test_bp_12_the_mover_chooses_the_branch_on_passing_the_fork(
    holding, sails, legal, after, ships
):
    state = sails(holding(*HANDS, ships={"red": "start.fork.23"}), 4)
    assert (state.phase, ships(state)[0], view(state).to_sail) == ("fork", "fork", 3)
    assert legal(state, "red") == {"steer red fork.island-1", "steer red fork.island-2"}
    assert ships(after(state, "steer red fork.island-2"))[0] == "fork.island-2.3"


def test_bp_12_a_ship_that_stops_at_the_fork_chooses_when_it_sails_on(holding, sails, ships):
    state = sails(holding(*HANDS, ships={"red": "start.fork.21"}), 3)
    assert (ships(state)[0], state.phase, state.turn) == ("fork", "turn", 1)


def test_bp_12_a_voter_who_unmasks_a_bluff_chooses_too(
    holding, placed, decided, legal, after, ships
):
    state = placed(holding(*HANDS, ships={"blue": "fork"}), up="pink-1", down="pink-2 black-1")
    state = decided(state, "blue bluff", "green no-bluff", picked="blue")
    assert view(state).active == "blue"
    assert legal(state, "blue") == {"steer blue fork.island-1", "steer blue fork.island-2"}
    assert not legal(state, "red")
    state = after(state, "steer blue fork.island-1")
    assert (ships(state)[1], state.turn, state.active) == ("fork.island-1.3", 1, 1)


@pytest.mark.parametrize("squares", [3, 4, 5])
def test_bp_12_overshoot_is_absorbed(holding, sails, ships, squares):
    state = sails(holding(*HANDS, ships={"red": "fork.island-1.3"}), squares)
    assert (state.phase, ships(state)[0], view(state).to_sail) == ("island", "island-1", 0)


@pytest.mark.parametrize(
    ("squares", "phase", "square"),
    [
        (3, "island", "island-1"),
        (4, "turn", "fork.island-1.5"),  # one too many: on the island, and one back
        (5, "turn", "fork.island-1.4"),
    ],
)
def test_bp_26_with_an_exact_landing_the_rest_is_sailed_back(
    holding, sails, ships, squares, phase, square
):
    state = holding(*HANDS, ships={"red": "fork.island-1.3"}, landing="exact")
    state = sails(state, squares)
    assert (state.phase, ships(state)[0], view(state).to_sail) == (phase, square, 0)


@pytest.mark.parametrize(("squares", "won"), [(3, ("red",)), (4, ())])
def test_bp_26_so_is_it_at_the_island_that_holds_the_treasure(holding, sails, ships, squares, won):
    options = {"landing": "exact", "opened": "island-2"}
    state = sails(holding(*HANDS, ships={"red": "fork.island-1.3"}, **options), squares)
    assert view(state).winners == won
    assert ships(state)[0] == ("island-1" if won else "fork.island-1.5")


def test_bp_26_back_beyond_the_fork_it_is_the_way_to_the_start(holding, sails, after, ships):
    board = {
        "start": "harbour",
        "islands": ["north", "south"],
        "paths": [
            {"from": "harbour", "to": "cape", "squares": 4},
            {"from": "cape", "to": "north", "squares": 1},
            {"from": "cape", "to": "south", "squares": 9},
        ],
    }
    lie = {"red": "cape", "blue": "harbour", "green": "harbour"}
    state = holding(*HANDS, ships=lie, board=board, landing="exact")
    state = after(sails(state, 5), "steer red cape.north")
    assert ships(state)[0] == "harbour.cape.1"


def test_bp_12_a_branch_of_one_square_leads_onto_the_island(holding, sails, after, ships):
    board = {
        "start": "harbour",
        "islands": ["north", "south"],
        "paths": [
            {"from": "harbour", "to": "north", "squares": 1},
            {"from": "harbour", "to": "south", "squares": 9},
        ],
    }
    state = sails(
        holding(
            *HANDS, ships={"red": "harbour", "blue": "harbour", "green": "harbour"}, board=board
        ),
        3,
    )
    state = after(state, "steer red harbour.north")
    assert (state.phase, ships(state)[0]) == ("island", "north")


def test_bp_13_the_other_island_holds_the_treasure_then(holding, sails, after, ships):
    state = sails(holding(*HANDS, ships={"red": "fork.island-1.4"}), 3)
    assert view(state).islands == (
        IslandView("island-1", "closed"),
        IslandView("island-2", "closed"),
    )
    state = after(state, "opened empty")
    assert view(state).islands == (
        IslandView("island-1", "empty"),
        IslandView("island-2", "treasure"),
    )
    assert (state.phase, state.turn) == ("turn", 1)
    assert [player.to_go for player in view(state).players] == [12, 30, 30]
    assert ships(state)[0] == "island-1"


def test_bp_13_the_opener_sails_the_shortest_way_to_the_other_island(holding, sails, ships):
    state = sails(holding(*HANDS, ships={"red": "island-1"}, opened="island-1"), 5)
    assert ships(state)[0] == "fork.island-1.1"
    state = sails(holding(*HANDS, ships={"red": "fork.island-1.2"}, opened="island-1"), 5)
    assert ships(state)[0] == "fork.island-2.3"


def test_bp_13_at_the_fork_there_is_no_choice_any_more(holding, sails, ships):
    state = sails(holding(*HANDS, ships={"red": "start.fork.23"}, opened="island-2"), 3)
    assert (ships(state)[0], state.phase) == ("fork.island-1.2", "turn")


def test_bp_13_the_second_token_need_not_be_turned(holding, sails, ships):
    state = sails(holding(*HANDS, ships={"red": "fork.island-2.4"}, opened="island-1"), 5)
    assert (state.phase, ships(state)[0]) == ("over", "island-2")
    assert view(state).winners == ("red",)


def test_bp_13_about_half_of_all_matches_go_on_to_the_second_island():
    """A coin decides (the prototype's random matches: 46 to 55 %)."""
    rng = random.Random("second island")
    second = 0
    for _ in range(120):
        *_, (_, _, end) = random_steps(rules, begun(rules, 2), rng)
        second += end.opened is not None
    assert 0.38 < second / 120 < 0.62


# -- boarding ------------------------------------------------------------------------------


def test_bp_14_boarding_needs_a_pirate_and_a_ship_strictly_ahead(holding, legal, refused):
    ahead = {"red": "start.fork.3", "blue": "start.fork.4", "green": "start.fork.3"}
    state = holding(*HANDS, ships=ahead)
    assert legal(state, "red") == {"draw red", "board red purple-pirate"}
    assert refused(state, "board red pink-1").message.id == "bluff-pirate-not-a-pirate"
    assert refused(state, "board red black-pirate").message.id == "bluff-pirate-not-in-hand"


@pytest.mark.parametrize("blue", ["start.fork.3", "start.fork.2"])
def test_bp_14_nobody_who_leads_boards_not_even_in_a_tie(holding, legal, refused, blue):
    state = holding(*HANDS, ships={"red": "start.fork.3", "blue": blue})
    assert legal(state, "red") == {"draw red"}
    assert refused(state, "board red purple-pirate").message.id == "bluff-pirate-nobody-ahead"


def test_bp_14_only_ships_ahead_that_have_cards_are_boarded(holding, after, legal, refused):
    squares = {"blue": "start.fork.1", "green": "start.fork.2", "yellow": "start.fork.3"}
    state = holding(RED, BLUE, "", GREEN, "orange-1", ships=squares)
    state = after(state, "board red purple-pirate")
    assert legal(state, "red") == {"target red blue", "target red yellow"}
    for seat in ("green", "white", "red"):
        assert refused(state, f"target red {seat}").message.id == "bluff-pirate-not-ahead"


def test_bp_14_ahead_is_nearer_to_the_island_that_is_still_closed(holding, legal):
    """On the branch to the opened island a ship is farther away than at the fork."""
    squares = {"red": "fork.island-1.5", "blue": "start.fork.23"}
    assert legal(holding(*HANDS, ships=squares), "red") == {"draw red"}
    state = holding(*HANDS, ships=squares, opened="island-1")
    assert [player.to_go for player in view(state).players] == [11, 7, 30]
    assert "board red purple-pirate" in legal(state, "red")


def test_bp_14_three_cards_are_stolen_and_the_turn_is_over(holding, after, legal, hand):
    state = after(holding(*HANDS, ships={"blue": "fork"}), "board red purple-pirate")
    state = after(state, "target red blue", "stolen red black-2", "stolen red black-3")
    assert state.phase == "stealing"
    state = after(state, "stolen red turquoise-1")
    assert (state.phase, state.turn) == ("turn", 1)
    assert hand(state, "blue") == "turquoise-4 brown-9"
    assert hand(state, "red") == "turquoise-1 pink-1 pink-2 pink-3 black-1 black-2 black-3"
    assert view(state).history[-1] == Happened(
        "board", "red", ("purple-pirate",), other="blue", stolen=3
    )
    assert view(state).discards == (("purple-pirate", 1),)


@pytest.mark.parametrize("cards", ["black-2", "black-2 black-3"])
def test_bp_14_of_a_small_hand_all_cards_are_stolen(holding, after, hand, cards):
    state = after(
        holding("purple-pirate", cards, ships={"blue": "fork"}), "board red purple-pirate"
    )
    state = after(state, "target red blue", *(f"stolen red {card}" for card in cards.split()))
    assert (hand(state, "red"), hand(state, "blue"), state.turn) == (cards, "", 1)


def test_bp_14_the_only_card_may_board_and_the_last_pirate_be_stolen_back(holding, after, hand):
    state = holding("purple-pirate", "black-pirate", ships={"blue": "fork"})
    state = after(state, "board red purple-pirate", "target red blue", "stolen red black-pirate")
    assert (hand(state, "red"), hand(state, "blue")) == ("black-pirate", "")


def test_bp_15_a_blind_theft_is_chance_that_thief_and_victim_see(holding, after, legal):
    state = after(holding(*HANDS, ships={"blue": "fork"}), "board red purple-pirate")
    state = after(state, "target red blue")
    assert legal(state, None) == {f"stolen red {card}" for card in BLUE.split()}
    assert not legal(state, "red")
    one, other = after(state, "stolen red black-2"), after(state, "stolen red brown-9")
    for observer in (None, 2):
        assert view(one, observer) == view(other, observer)
    for observer in (0, 1):
        assert view(one, observer).secrets.thefts == (SeenTheft(0, ("black",)),)
        assert view(other, observer).secrets.thefts == (SeenTheft(0, ("brown",)),)


def test_bp_15_what_was_stolen_is_recalled_for_ever(holding, after, legal):
    state = after(holding(*HANDS, ships={"blue": "fork"}), "board red purple-pirate")
    state = after(state, "target red blue", "stolen red black-2", "stolen red brown-9")
    state = after(state, "stolen red black-3", "draw blue", "drawn blue orange-1")
    seen = SeenTheft(0, ("black", "brown", "black"))
    assert view(state, 0).secrets.thefts == view(state, 1).secrets.thefts == (seen,)
    assert view(state, 2).secrets.thefts == ()


# -- the pile ------------------------------------------------------------------------------


def test_bp_16_in_the_middle_of_a_draw_the_discards_are_shuffled(holding, after, legal, refused):
    state = after(holding(*HANDS, pile="brown-1"), "draw red", "drawn red brown-1")
    assert (state.phase, state.to_draw, view(state).pile) == ("reshuffling", 1, 0)
    assert legal(state, None) == {"reshuffle"}
    assert refused(state, "drawn red brown-2").rule == "BP-16"
    state = after(state, "reshuffle")
    assert (state.phase, view(state).pile, view(state).discards) == ("drawing", 84, ())
    assert after(state, "drawn red brown-2").phase == "act"


def test_bp_16_the_pile_is_made_up_as_soon_as_it_is_empty(holding, after):
    state = after(holding(*HANDS, pile="brown-1 brown-2"), "drawn red brown-1", "drawn red brown-2")
    assert state.phase == "reshuffling"
    assert after(state, "reshuffle").phase == "act"


def test_bp_16_a_set_on_the_table_is_not_among_the_discards(holding, after, placed):
    state = placed(holding(*HANDS), up="pink-1", down="pink-2 black-1")
    assert view(state).discards == ()
    assert view(state).pile == 100 - 15 - 2


def test_bp_16_where_no_card_is_left_one_draws_what_there_is(holding, after):
    hands = " ".join(CARDS[:50]), " ".join(CARDS[50:99])
    state = after(holding(*hands), "draw red", f"drawn red {CARDS[99]}")
    assert (state.phase, state.to_draw) == ("act", 0)
    hands = " ".join(CARDS[:50]), " ".join(CARDS[50:])
    assert after(holding(*hands), "draw red").phase == "act"


def test_bp_16_what_was_known_of_cards_is_void_after_a_reshuffle(holding, after):
    """The cards that were discarded face up come back, and nobody is told to whom."""
    state = holding(*HANDS, pile="brown-1 brown-2")
    state = after(
        state, "drawn red brown-1", "drawn red brown-2", "reshuffle", "discard red pink-1"
    )
    drawn = [after(state, "draw blue", f"drawn blue {card}") for card in ("orange-1", "yellow-1")]
    for observer in (None, 0, 2):
        assert view(drawn[0], observer) == view(drawn[1], observer)
    assert [happened.act for happened in view(drawn[0]).history] == ["reshuffle", "discard"]


def test_bp_19_discards_lie_face_up_by_kind(dealt, after):
    state = after(dealt(*HANDS), "drawn red brown-1", "drawn red brown-2", "discard red brown-1")
    state = after(state, "drawn blue brown-pirate", "drawn blue brown-3", "discard blue brown-3")
    state = after(state, "drawn green brown-4", "drawn green orange-1", "discard green orange-1")
    assert view(state).discards == (("orange", 1), ("brown", 2))


# -- the end -------------------------------------------------------------------------------


def test_bp_23_every_set_brings_the_race_forward(matches):
    """By three squares or more, and two back at most; so it ends where sets are placed."""
    rng, sets = random.Random("forward"), 0
    for _ in range(matches(10)):
        before = begun(rules, 3)
        for state, _, after in random_steps(rules, before, rng):
            if after.turns == state.turns:
                continue
            event = after.history[-1]
            gained = remaining(before) - remaining(after)
            if not isinstance(event, Placed):
                assert gained == 0
            elif after.opened == before.opened:
                squares = len(event.up) + len(event.down)
                false = event.doubted and not event.bluff
                # An accuser near the start goes back less.
                assert gained in ((squares - 2, squares - 1, squares) if false else (squares,))
                assert gained > 0
                sets += 1
            before = after
    assert sets > 100


def remaining(state):
    return sum(player.to_go for player in rules.view(state, None).players)


def test_bp_23_the_turn_cap_is_announced_and_lets_the_foremost_win(holding, after, sails):
    at = {"red": "start.fork.3", "blue": "start.fork.9", "green": "start.fork.9"}
    assert not view(holding(*HANDS, ships=at, turns=97, turns_cap=100)).last_round
    state = holding(*HANDS, ships=at, turn="blue", turns=98, turns_cap=100)
    assert view(state).last_round
    state = after(state, "drawn blue orange-1", "drawn blue orange-2", "discard blue orange-1")
    assert view(state).last_round
    state = after(state, "drawn green orange-3", "drawn green orange-4", "discard green orange-3")
    assert view(state).turn_number == view(state).turns == 100
    state = after(state, "drawn red brown-1", "drawn red brown-2", "discard red brown-1")
    assert state.phase == "over"
    assert view(state).winners == ("blue", "green")


def test_bp_23_without_a_cap_a_match_may_go_on(holding, after):
    state = holding(*HANDS, turns=5000, turns_cap=None)
    assert not view(state).last_round
    state = after(state, "drawn red brown-1", "drawn red brown-2", "discard red brown-1")
    assert state.phase == "turn"


def test_bp_23_a_reminder_after_three_rounds_without_a_set(holding, after, sails):
    state = holding(*HANDS)
    pile = iter([f"{colour}-{n}" for colour in ("orange", "yellow", "green") for n in range(1, 10)])
    for turn in range(9):
        assert not view(state).nudge
        seat = state.seats[turn % 3]
        card = next(pile)
        state = after(state, f"drawn {seat} {card}", f"drawn {seat} {next(pile)}")
        state = after(state, f"discard {seat} {card}")
    assert view(state).nudge
    assert not view(sails(state, 3)).nudge


def test_bp_24_nobody_knows_the_treasure_before_its_token_is_turned(holding, sails, legal):
    state = sails(holding(*HANDS, ships={"red": "fork.island-2.5"}), 3)
    assert legal(state, None) == {"opened treasure", "opened empty"}
    assert not any(legal(state, seat) for seat in state.seats)
    assert rules.awaited(state, 0)
    assert "treasure" not in rules.state_to_text(state)
    assert all(island.holds == "closed" for island in view(state).islands)


def test_bp_24_the_token_that_lies_there_decides(holding, sails, after):
    state = sails(holding(*HANDS, ships={"red": "fork.island-2.5"}), 3)
    won = after(state, "opened treasure")
    assert view(won).winners == ("red",)
    assert view(won).islands[1].holds == "treasure"
    assert rules.over(won)
    assert not rules.legal_moves(won)
    assert view(after(state, "opened empty")).winners == ()


def test_two_ships_share_a_square(holding, sails, ships):
    state = sails(holding(*HANDS, ships={"blue": "start.fork.3"}), 3)
    assert ships(state)[:2] == ["start.fork.3", "start.fork.3"]


def test_the_events_of_a_match_are_its_turns(matches):
    """A reader of a history knows at which turn it is."""
    rng = random.Random("turns")
    for _ in range(matches(3)):
        *_, (_, _, end) = random_steps(rules, begun(rules, 4), rng)
        turns = [event for event in end.history if type(event).__name__ not in ("Reshuffled",)]
        assert len(turns) == end.turns
        assert all(len(event.stolen) <= 3 for event in turns if isinstance(event, Boarded))
