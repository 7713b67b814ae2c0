"""The rulings L-1 to L-21, each by its name."""

import pytest

from controller.games.luggage import rules
from controller.games.luggage.pieces import PASSENGERS
from controller.games.luggage.state import State


def queue(state: State, player: int = 0) -> list[str]:
    """The open passengers of a player, the current one first."""
    return [PASSENGERS[passenger] for passenger in state.players[player].open]


def flip_all(after, state, seat, passengers, fail=True):
    """Flip *passengers* and fail each of them with the lumberjack's, a sailor's ... own tile."""
    for passenger, tile in passengers.items():
        state = after(state, f"flip {seat} {passenger}", f"look {seat} {tile}")
        if fail:
            state = after(state, f"return {seat} {tile}")
    return state


RED_SEVEN = {
    "highlander": "punk",
    "pirate": "beekeeper",
    "clown": "ladybird",
    "astronaut": "robot",
    "caveman": "vampire",
    "pharaoh": "dragon",
    "detective": "punk",
}
"""Seven passengers, each with a tile of the right pattern that belongs to somebody else."""


@pytest.fixture
def red_failed_seven(begin, after):
    """Red's draw deck is exhausted, and all seven passengers wait."""
    return flip_all(after, begin(), "red", RED_SEVEN)


def find(after, state, seat, *passengers):
    """Let the current passengers find their own luggage, in the order of the queue."""
    for passenger in passengers:
        state = after(state, f"look {seat} {passenger}")
    return state


def with_open(after, state, *keep):
    """Red's seven failed, then all found but those to *keep*."""
    while len(queue(state)) > len(keep):
        passenger = queue(state)[0]
        if passenger in keep:
            wrong = RED_SEVEN[passenger]
            state = after(state, f"look red {wrong}", f"return red {wrong}")
        else:
            state = find(after, state, "red", passenger)
    return state


# -- the queue -----------------------------------------------------------------------------


def test_l_1_flipping_the_action_deck_keeps_the_order(red_failed_seven):
    assert queue(red_failed_seven) == list(RED_SEVEN)


def test_l_1_the_passenger_just_failed_is_last(red_failed_seven, after):
    state = after(red_failed_seven, "look red punk")
    assert queue(state) == [*list(RED_SEVEN)[1:], "highlander"]


def test_l_1_a_passenger_tapped_again_comes_to_the_front_and_the_order_stays(
    red_failed_seven, after
):
    state = after(red_failed_seven, "flip red astronaut")
    names = list(RED_SEVEN)
    assert queue(state) == names[3:] + names[:3]


def test_l_2_two_passengers_alternate(red_failed_seven, after):
    state = with_open(after, red_failed_seven, "pirate", "caveman")
    first, second = queue(state)
    state = after(state, f"look red {RED_SEVEN[first]}", f"return red {RED_SEVEN[first]}")
    assert queue(state) == [second, first]
    state = after(state, f"look red {RED_SEVEN[second]}")
    assert queue(state) == [first, second]


def test_l_2_the_last_passenger_may_be_searched_for_again_at_once(red_failed_seven, after):
    state = with_open(after, red_failed_seven, "pirate")
    state = after(state, "look red beekeeper", "return red beekeeper")
    assert queue(state) == ["pirate"]
    state = after(state, "look red mime", "return red mime", "look red pirate")
    assert state.players[0].finished


def test_l_3_the_next_card_is_flipped_only_when_the_passenger_is_resolved(
    begin, after, refused
):
    state = after(begin(), "flip red highlander")
    assert refused(state, "flip red pirate").rule == "L-3"
    assert after(state, "look red punk", "flip red pirate").players[0].unseen == 5


def test_l_3_a_look_needs_a_flipped_passenger(begin, after, refused):
    assert refused(begin(), "look red punk").key == "luggage.flip_first"
    state = after(begin(), "flip red highlander", "look red highlander")
    assert refused(state, "look red punk").key == "luggage.flip_first"


def test_l_3_the_action_deck_is_not_flipped_before_the_last_card_is_resolved(begin, after):
    state = begin()
    for passenger, wrong in list(RED_SEVEN.items())[:6]:
        state = after(state, f"flip red {passenger}", f"look red {wrong}")
    state = after(state, "flip red detective")
    assert queue(state)[0] == "detective"
    assert queue(after(state, "look red detective"))[0] == "highlander"


def test_l_3_waiting_passengers_come_up_after_the_draw_deck(begin, after, refused):
    state = after(begin(), "flip red highlander", "look red punk")
    assert refused(state, "flip red highlander").key == "luggage.draw_deck_first"


# -- tiles ---------------------------------------------------------------------------------


def test_l_4_a_hand_holds_one_tile(red_failed_seven, after):
    state = after(red_failed_seven, "look red punk", "look red mime")
    assert state.players[0].held == rules.move_from_text(state, "look red mime").tile
    assert rules.problems(state) == ()


def test_l_5_a_tile_of_another_pattern_rotates_and_is_never_a_match(begin, after):
    state = after(begin(), "flip red highlander", "look red pirate")
    assert rules.view(state, None).players[0].must_flip
    assert queue(state) == ["highlander"]
    assert state.players[0].aside == ()


def test_l_5_a_look_at_another_pattern_may_be_ignored(begin, after):
    state = after(begin(wrong_type="ignore"), "flip red highlander", "look red pirate")
    assert state.players[0].current == PASSENGERS.index("highlander")
    assert not rules.view(state, None).players[0].must_flip
    assert rules.view(state, None).players[0].holds == "stripes"


def test_l_5_the_lost_tile_of_another_pattern_resolves_nobody(begin, after):
    state = after(begin(), "flip red highlander", "look red lost-stripes")
    assert state.players[0].aside == ()


def test_l_6_who_sets_a_tile_aside_first_has_it(begin, after, refused):
    state = after(begin(), "flip red highlander", "flip blue detective")
    state = after(state, "look red lost-tartan")
    refusal = refused(state, "look blue lost-tartan")
    assert (refusal.key, refusal.rule) == ("luggage.others_tile_aside", "L-6")


def test_l_7_a_returned_tile_is_the_same_tile(begin, after):
    state = after(begin(), "flip red highlander", "look red detective", "return red detective")
    state = after(state, "flip blue detective", "look blue detective")
    assert [pair.verdict for pair in rules.view(state, None).players[1].pairs] == ["match"]


# -- wrong pairs ---------------------------------------------------------------------------


@pytest.fixture
def check(begin, after):
    """Rulebook play: red called "Done!"; these tiles were not on the belt afterwards."""

    def check(off_belt: str, **options: object) -> State:
        state = begin(play="rulebook", **options)
        for passenger in RED_SEVEN:
            state = after(state, f"flip red {passenger}")
        state = after(state, "flip blue robot", "flip blue yeti", "done red")
        gone = off_belt.split()
        tiles = [t for t in rules.text.TILES if t not in gone] if False else None
        assert tiles is None
        from controller.games.luggage.text import TILES

        found = " ".join(tile for tile in TILES if tile not in gone)
        return after(state, f"verified on_belt {found}")

    return check
