"""The rulings G-1 to G-5, which hold for every game, each by its name."""

from controller.games.bluff_pirate.pieces import KINDS
from controller.games.bluff_pirate.rules import rules
from controller.rules.rows import Legality
from controller.views.bluff_pirate import SeenTheft
from examples.bluff_pirate import HANDS


def test_g_1_votes_come_in_any_order(dealt, placed, after):
    state = placed(dealt(*HANDS), up="pink-1", down="pink-2 pink-3")
    one = after(state, "vote blue bluff", "vote green no-bluff")
    assert one == after(state, "vote green no-bluff", "vote blue bluff")


def test_g_2_a_frozen_hand_draws_keeps_or_discards_and_doubts(holding, after, placed):
    def frozen(state, seat):
        move = rules.default_move(state, state.seats.index(seat))
        return None if move is None else rules.move_to_text(state, move)

    state = holding("purple-pirate pink-1", *HANDS[1:], ships={"blue": "fork"})
    assert frozen(state, "red") == "draw red"
    assert frozen(state, "blue") is None
    state = after(state, "drawn red brown-1", "drawn red brown-2")
    assert frozen(state, "red") == "keep red"
    state = holding("purple-pirate pink-1", *HANDS[1:], small_hand="choose")
    assert frozen(after(state, "drawn red brown-1", "drawn red brown-2"), "red") == "keep red"
    state = after(holding(*HANDS), "drawn red brown-1", "drawn red brown-2")
    assert frozen(state, "red") == "discard red purple-pirate"
    state = placed(holding(*HANDS), up="pink-1", down="pink-2 pink-3")
    assert frozen(state, "blue") == "vote blue bluff"


def test_g_2_a_frozen_vote_stops_nobody_who_is_honest_and_helps_no_bluffer(
    holding, placed, decided
):
    """Everybody knows the vote of a frozen hand, and may choose it: so it must not pay to bluff."""

    def sailed(hidden):
        state = placed(holding(*HANDS, ships={"blue": "start.fork.9"}), "pink-1", hidden)
        vote = rules.move_to_text(state, rules.default_move(state, 1))
        state = decided(state, vote.removeprefix("vote "), "green no-bluff", picked="blue")
        return [player.square for player in rules.view(state, None).players][:2]

    assert sailed("pink-2 pink-3") == ["start.fork.3", "start.fork.7"]
    assert sailed("pink-2 black-1") == ["start", "start.fork.12"]


def test_g_2_a_frozen_hand_ends_what_its_player_has_begun(holding, after):
    state = after(holding(*HANDS, ships={"blue": "fork"}), "board red purple-pirate")
    assert rules.move_to_text(state, rules.default_move(state, 0)) == "target red blue"
    state = after(holding(*HANDS), "drawn red brown-1", "drawn red brown-2", "lay red pink-1 up")
    while state.phase == "set":
        state = rules.play(state, rules.default_move(state, 0))
    assert (state.up.bit_count(), state.down.bit_count()) == (2, 1)


def test_g_3_nothing_is_taken_back_that_has_shown_something(holding, dealt, after, placed):
    def may_undo(state, text):
        move = rules.move_from_text(state, text)
        return rules.may_undo(state, move, rules.play(state, move))

    state = holding(*HANDS, ships={"blue": "fork"})
    assert may_undo(state, "draw red")
    assert not may_undo(state, "drawn red brown-1")
    assert not may_undo(state, "board red purple-pirate")
    boarding = after(state, "board red purple-pirate")
    assert may_undo(boarding, "target red blue")
    assert not may_undo(after(boarding, "target red blue"), "stolen red black-2")
    act = after(state, "drawn red brown-1", "drawn red brown-2")
    assert may_undo(act, "lay red pink-1 down")
    assert not may_undo(act, "lay red pink-1 up")
    assert not may_undo(act, "discard red pink-1")
    voting = placed(dealt(*HANDS), up="pink-1", down="pink-2 pink-3")
    assert may_undo(voting, "vote blue bluff")
    all_but_one = after(voting, "vote blue bluff")
    assert may_undo(all_but_one, "vote green bluff")
    assert not may_undo(after(all_but_one, "vote green bluff"), "pick red green")


def test_g_3_a_single_vote_is_shown_at_once_and_stands(dealt, placed, after):
    state = placed(dealt(*HANDS[:2]), up="pink-1", down="pink-2 pink-3")
    move = rules.move_from_text(state, "vote blue bluff")
    assert not rules.may_undo(state, move, rules.play(state, move))


def test_g_4_a_face_up_card_that_was_not_read_is_not_decided(dealt, after):
    state = after(dealt("? pink-2 pink-3 black-1 purple-pirate", *HANDS[1:]), "draw red")
    state = after(state, "drawn red brown-1", "drawn red brown-2", "lay red pink-2 up")
    move = rules.move_from_text(state, "lay red ?0 up")
    assert rules.legality(state, move) is Legality.UNDECIDED
    assert move in rules.undecided(state, 0)
    assert move not in rules.legal(state, 0)


def test_g_4_two_readings_that_contradict_each_other_are_a_problem(dealt, after):
    state = after(dealt("? pink-2 pink-3 black-1 purple-pirate", *HANDS[1:]), "seen ?0 black-2")
    problems = rules.problems(state)
    assert [str(problem) for problem in problems] == [
        "bluff-pirate-problem-card-elsewhere: place=hand seat=red"
    ]
    assert rules.problems(after(state, "seen ?0 black-9")) == ()


def test_g_5_the_end_of_the_match_shows_no_hand_and_no_vote(holding, placed, decided, after):
    state = holding(*HANDS, ships={"red": "fork.island-1.4"})
    state = placed(state, up="pink-1", down="pink-2 pink-3")
    ends = [
        after(decided(state, "blue no-bluff", f"green {vote}", picked="blue"), "opened treasure")
        for vote in ("bluff", "no-bluff")
    ]
    for observer in (None, 0, 1):
        assert rules.view(ends[0], observer) == rules.view(ends[1], observer)
    view = rules.view(ends[0], 1)
    assert view.phase == "over"
    assert view.secrets.vote is None
    assert view.secrets.hand == tuple(sorted(view.secrets.hand, key=KINDS.index))
    assert SeenTheft not in map(type, view.secrets.thefts)
