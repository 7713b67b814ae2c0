"""What the bot of Captain's Orders believes, and that this is worth something.

`python -m research bots --game captains-orders` says how much.
"""

import random

import pytest
from msgspec.structs import replace

from controller.bots.mind import Mind
from controller.games.captains_orders import worlds
from controller.games.captains_orders.bot import captains, decide
from controller.games.captains_orders.pieces import (
    RANKS,
    Ask,
    Belay,
    Deal,
    Discard,
    Discover,
    Follow,
    Give,
    Pass,
    PlayOrder,
)
from controller.games.captains_orders.playout import (
    HASTY,
    NOTHING,
    Playout,
    accusing,
    by_points,
    given_to,
    ran_out,
    truce_broken,
    turns_had,
)
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.state import Ending
from controller.games.captains_orders.worlds import HABITS, Habit, Worlds
from controller.rules.sets import members, only
from controller.views.captains_orders import Happened
from harness.matches import begun, random_steps

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


def worlds_of(view, number=60, trust=0.6):
    return Worlds(view, trust, random.Random(1)).draw(number)


def test_who_holds_the_only_one_is_the_captain_and_knows_it():
    state = dealt(*HANDS)
    assert captains(view_of(state, 0), random.Random(1))["red"] == 1.0


def test_a_world_has_every_card_once_and_hands_as_large_as_they_are():
    state = rules.play(dealt(*HANDS), Pass(0, 1, card(1)))
    for hands in worlds_of(view_of(state, 0)):
        assert [len(hand) for hand in hands] == [5, 7, 6, 6]
        assert hands[0] == [7, 8, 9, 10, 10]
        dealt_out = [rank for hand in hands for rank in hand]
        assert all(dealt_out.count(rank) <= rank for rank in RANKS)


def test_a_card_that_was_given_stays_there_until_one_leaves_that_hand_unseen():
    state = rules.play(dealt(*HANDS), Pass(0, 1, card(1)))
    assert all(hands[1][0] == 1 for hands in worlds_of(view_of(state, 0)))
    state = rules.play(state, Discard(1, card(9, 2)))
    keeps = sum(hands[1][0] == 1 for hands in worlds_of(view_of(state, 0), 200, trust=0.0))
    # One of seven cards was discarded, any of them for all that is known.
    assert keeps / 200 == pytest.approx(6 / 7, abs=0.1)


@pytest.mark.parametrize(
    ("habit", "keeps"), [(Habit(1.0, 0.0, 0.0), 0), (Habit(0.0, 0.0, 1.0), 300)]
)
def test_what_was_given_away_unseen_is_drawn_by_habit(habit, keeps, monkeypatch):
    monkeypatch.setattr(worlds, "HABITS", {**HABITS, ("discard", True): habit})
    state = rules.play(dealt(*HANDS), Pass(0, 1, card(1)))
    state = rules.play(state, Discard(1, card(9, 2)))
    # Blue was the Captain then, with the 1.
    kept = sum(hands[1][0] == 1 for hands in worlds_of(view_of(state, 0), 300, trust=1.0))
    assert kept == keeps


def test_who_follows_and_does_not_belay_has_rather_high_cards_or_the_lowest_of_all(monkeypatch):
    state = rules.play(dealt(*HANDS, dealer=0), PlayOrder(1, card(6)))
    state = rules.play(state, Follow(2, card(10, 3)))
    by_habit = captain_share(state, 2)
    monkeypatch.setattr(worlds, "BELAYS", {True: 1.0, False: 0.0})
    assert captain_share(state, 2) < by_habit
    monkeypatch.setattr(worlds, "BELAYS", {True: 0.0, False: 1.0})
    assert captain_share(state, 2) > by_habit


def captain_share(state, player):
    found = worlds_of(view_of(state, 3), 400, trust=1.0)
    least = [min(hand[0] for hand in hands) for hands in found]
    return sum(hands[player][0] == low for hands, low in zip(found, least, strict=True)) / 400


def test_an_order_that_shows_the_card_ends_the_guessing():
    state = rules.play(dealt(*HANDS), Pass(0, 1, card(1)))
    state = rules.play(state, Discard(1, card(9, 2)))
    state = rules.play(state, PlayOrder(1, card(1)))
    assert all(1 not in hand for hands in worlds_of(view_of(state, 0)) for hand in hands)


def test_a_card_that_followed_is_not_lower_than_the_order():
    state = rules.play(dealt(*HANDS, dealer=0), PlayOrder(1, card(8, 2)))
    state = rules.play(state, Follow(2, card(9, 3)))
    # Yellow, who has not seen the card, knows that blue holds an 8 or higher one for it.
    for hands in worlds_of(view_of(state, 3)):
        assert max(hands[1]) >= 8


@pytest.mark.parametrize("seed", range(6))
def test_every_world_fits_what_was_seen(seed):
    """Whole rounds at random: own hands, sizes and open cards agree with the view."""
    luck = random.Random(seed)
    start = begun(rules, 4, rounds=1, reading="every")
    unless = too_soon(luck)
    for state, _, after in random_steps(rules, start, luck, unless=unless):
        if state.phase not in ("turn", "order") or after.phase in ("round_over", "over"):
            continue
        for player in range(4):
            view = view_of(state, player)
            for hands in worlds_of(view, 5):
                assert hands[player] == list(view.secrets.hand)
                assert [len(hand) for hand in hands] == [one.cards for one in view.players]
                open_cards = [one.rank for one in view.history if one.act in ("order", "belay")]
                for rank in RANKS:
                    everywhere = sum(hand.count(rank) for hand in hands)
                    assert everywhere + open_cards.count(rank) <= rank


def too_soon(luck):
    return lambda state, move: isinstance(move, Discover) and luck.random() < 0.95


def test_a_captain_with_a_last_card_wins_with_it():
    assert ran_out([[], [2, 3], [4]], 0, 1, receiver=1, me=0) == 1.0
    assert ran_out([[], [1, 3], [4]], 0, 1, receiver=1, me=0) == 1.0


def test_a_last_card_that_is_not_the_lowest_counts_for_who_receives_it():
    hands = [[], [2, 3], [4, 5], [8]]
    assert ran_out([[*hand] for hand in hands], 0, 6, receiver=2, me=2) == 1.0
    assert ran_out([[*hand] for hand in hands], 0, 6, receiver=-1, me=2) == 1.0
    assert ran_out([[*hand] for hand in hands], 0, 6, receiver=3, me=2) == 0.0


def test_neither_the_captain_nor_who_accused_wins_by_points():
    hands = [[1, 10, 10], [9, 9], [8, 8], [3]]
    assert [by_points(hands, 1, me, out=1) for me in range(4)] == [0.0, 0.0, 1.0, 0.0]


def test_a_sharp_captain_plays_the_last_card_and_wins():
    state = dealt(*HANDS)
    state = replace(state, hands=(only(card(1)), *state.hands[1:]))
    mind = Mind(random.Random(1), "sharp")
    after = rules.play(state, decide(view_of(state, 0), rules.legal(state, 0), mind))
    assert after.phase == "round_over"
    assert after.won[-1] == only(0)


def passed_on(state, strength):
    """In how many of 60 cases red, the Captain, passes the lowest card to somebody."""
    moves = rules.legal(state, 0)
    made = [
        decide(view_of(state, 0), moves, Mind(random.Random(seed), strength)) for seed in range(60)
    ]
    lowest = min(members(state.hands[0]))
    return sum(isinstance(move, Pass) and move.card == lowest for move in made)


@pytest.mark.parametrize("strength", ["easy", "normal"])
def test_a_captain_passes_the_lowest_card_on_now_and_then(strength):
    assert 8 <= passed_on(dealt(*HANDS), strength) <= 40


def test_a_captain_with_few_cards_keeps_the_lowest_one():
    state = dealt(*HANDS)
    state = replace(state, hands=(only(card(1)) | only(card(9)), *state.hands[1:]))
    assert passed_on(state, "normal") == 0


def test_a_sharp_bot_gives_no_low_order_for_all_would_know_a_captain_then():
    state = dealt((2, 7, 8, 9, 10, 10), *HANDS[1:])
    for seed in range(10):
        mind = Mind(random.Random(seed), "sharp")
        assert decide(view_of(state, 0), rules.legal(state, 0), mind) != PlayOrder(0, card(2))


def test_a_sharp_captain_takes_over_with_the_last_card_and_wins():
    state = rules.play(
        dealt((9, 9, 9, 10, 10, 10), (2, 7, 8, 9, 9, 9), *HANDS[2:]), PlayOrder(0, card(9))
    )
    state = replace(state, hands=(state.hands[0], only(card(2)), *state.hands[2:]))
    chosen = decide(view_of(state, 1), rules.legal(state, 1), Mind(random.Random(1), "sharp"))
    assert chosen == Belay(1, card(2))


@pytest.mark.parametrize("strength", ["easy", "normal", "sharp"])
def test_somebody_who_is_certainly_the_captain_is_accused(strength):
    state = rules.play(dealt(*HANDS), Pass(0, 1, card(1)))
    state = replace(state, phase="turn", active=0, turn=0)
    chosen = decide(view_of(state, 0), rules.legal(state, 0), Mind(random.Random(1), strength))
    assert chosen == Discover(0, 1)


@pytest.mark.parametrize("strength", ["easy", "normal", "sharp"])
def test_a_captain_does_not_accuse_another_one_as_that_cannot_win(strength):
    """CO-14. The 1 lay open, and red has passed one of two cards of rank 2 to blue."""
    state = rules.play(dealt((1, 2, 2, 7, 8, 9), *HANDS[1:]), PlayOrder(0, card(1)))
    state = replace(state, order=None, discards=only(card(1)), phase="turn", active=0, turn=0)
    state = replace(rules.play(state, Pass(0, 1, card(2))), phase="turn", active=0, turn=0)
    assert captains(view_of(state, 0), random.Random(1))["blue"] == 1.0
    assert not accuses(state, strength, 10)


@pytest.mark.parametrize("strength", ["easy", "normal", "sharp"])
def test_who_may_have_discarded_the_lowest_card_is_not_accused(strength):
    state = rules.play(rules.play(dealt(*HANDS), Pass(0, 1, card(1))), Discard(1, card(9, 2)))
    assert not accuses(replace(state, active=0, turn=0), strength, 10)


def accuses(state, strength, times):
    """Whether red accuses somebody, with the luck of any of the first seeds."""
    view, moves = view_of(state, 0), rules.legal(state, 0)
    made = [decide(view, moves, Mind(random.Random(seed), strength)) for seed in range(times)]
    assert any(isinstance(move, Discover) for move in moves)
    return any(isinstance(move, Discover) for move in made)


def test_nobody_is_accused_before_anybody_can_know_anything():
    for seed in range(10):
        state = dealt(*HANDS[1:], (6, 7, 8, 9, 10, 10))
        mind = Mind(random.Random(seed), "sharp")
        assert not isinstance(decide(view_of(state, 0), rules.legal(state, 0), mind), Discover)


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


def share_of_accusations(state, strength="sharp", times=30):
    """In which share of cases red accuses somebody."""
    view, moves = view_of(state, 0), rules.legal(state, 0)
    made = [decide(view, moves, Mind(random.Random(seed), strength)) for seed in range(times)]
    return sum(isinstance(move, Discover) for move in made) / times


WEAK = ((4, 4, 4, 5, 5, 5), *HANDS[2:], (6, 7, 8, 9, 10, 10))
"""Red wins by points only if nobody else has more: hardly ever."""


def suspecting(*left):
    """Red has those ranks left, and gave blue the 1, which is most likely what blue kept: in about
    three worlds of four."""
    state = rules.play(rules.play(dealt(*HANDS), Pass(0, 1, card(1))), Discard(1, card(9, 2)))
    hand = sum(only(card(number)) for number in left)
    return replace(state, hands=(hand, *state.hands[1:]), active=0, turn=0)


def test_who_can_only_lose_with_a_last_card_accuses_whom_it_suspects_instead():
    assert share_of_accusations(suspecting(6)) > 0
    assert share_of_accusations(suspecting(6, 9)) == 0.0


def test_a_sharp_bot_accuses_whom_it_suspects_once_the_quiet_laps_are_over():
    for turns, accuses in ((14, False), (15, True)):
        state = suspecting(6, 9)
        # Red's own questions tell it nothing, and with the pass they make as many turns.
        state = replace(state, history=(*state.history, *[Ask(0, 1)] * turns))
        assert turns_had(view_of(state, 0)).total() == turns + 1
        assert (share_of_accusations(state) > 0) == accuses


def test_a_truce_holds_until_another_player_accuses_somebody_early():
    for ending, broken in (
        (Ending(3, 1), True),
        (Ending(3, None), False),
        (Ending(4, 1), False),
        (Ending(3, 0), False),
    ):
        state = replace(dealt(*WEAK), endings=(ending, Ending(6, 2)))
        assert truce_broken(view_of(state, 0)) == broken


def endings(*accusers):
    """Rounds that ended in the third lap, each by an accusation of that player; None: later."""
    return tuple(Ending(9 if player is None else 3, player) for player in accusers)


def test_a_truce_heals_when_the_player_who_broke_it_lets_rounds_end_otherwise():
    def broken(*accusers):
        return truce_broken(view_of(replace(dealt(*WEAK), endings=endings(*accusers)), 0))

    assert broken(1)
    assert broken(1, None, None)
    assert not broken(1, None, None, None)
    # What the others accuse meanwhile, early as well, is an answer and breaks nothing.
    assert not broken(1, 2, 3, 2)
    # Each accusation of that player is waited for longer, a second break twice as long.
    assert broken(1, None, 1, None)
    assert not broken(1, None, 1, None, None)
    assert broken(1, None, None, None, 1, None, None, None, None, None)
    assert not broken(1, None, None, None, 1, None, None, None, None, None, None)


@pytest.mark.parametrize("strength", ["easy", "normal"])
def test_a_captain_passes_the_lowest_card_on_while_others_accuse_at_once(strength):
    state = dealt(*HANDS)
    once_broken = replace(state, endings=endings(1))
    assert passed_on(once_broken, strength) > passed_on(state, strength) + 15


def test_who_is_among_players_that_accuse_at_once_accuses_first_where_that_pays():
    state = dealt(*WEAK)
    assert share_of_accusations(state) == 0.0
    at_once = replace(state, endings=tuple(Ending(1, player) for player in (1, 2, 3)))
    assert share_of_accusations(at_once) > 0.5
    assert share_of_accusations(state, "normal") == 0.0
    assert share_of_accusations(at_once, "normal") > 0.0
    # A beginner who has done so finds out why that is no good, and has a turn all the same.
    assert share_of_accusations(at_once, "easy") == 0.0


def test_who_wins_by_points_does_not_accuse_even_then():
    state = dealt((10, 10, 10, 10, 10, 10), (4, 5, 6, 7, 8, 9), *HANDS[2:3], (5, 6, 7, 8, 9, 9))
    at_once = replace(state, endings=tuple(Ending(1, player) for player in (1, 2, 3)))
    assert share_of_accusations(at_once) == 0.0


def test_accusing_late_and_seldom_is_no_reason_to_hurry():
    endings = (Ending(6, 1), Ending(7, None), Ending(5, 2), Ending(6, 3), Ending(8, None))
    assert share_of_accusations(replace(dealt(*WEAK), endings=endings)) == 0.0


def test_a_single_player_who_accuses_soon_after_the_first_lap_is_reason_enough():
    """Who accuses from no more than even odds on wins most matches against those who wait."""
    endings = (Ending(3, 1), Ending(3, 1))
    assert share_of_accusations(replace(dealt(*WEAK), endings=endings)) > 0


def test_who_accuses_at_once_is_thought_to_do_so_again():
    begun = dealt(*WEAK)
    assert all(rate < HASTY for rate in accusing(view_of(begun, 0)))
    once = accusing(view_of(replace(begun, endings=(Ending(1, 2),)), 0))
    twice = accusing(view_of(replace(begun, endings=(Ending(1, 2), Ending(1, 2))), 0))
    assert once[1] == once[3] < HASTY < 0.5 < once[2] < twice[2]
    # Who had turns, and accused nobody in them, is thought to go on like that.
    calm = accusing(view_of(replace(begun, endings=(Ending(1, 2), Ending(6, None))), 0))
    assert calm[2] < 0.3
    assert calm[1] < once[1]


def test_a_card_that_is_taken_back_or_shown_is_no_turn_in_which_nobody_was_accused():
    view = view_of(replace(dealt(*WEAK), endings=(Ending(2, 1),)), 0)
    slips = tuple(Happened(act, "blue", rank=9) for act in ("taken-back", "shown") * 5)
    assert accusing(replace(view, history=slips)) == accusing(view)
    turns = tuple(Happened("follow", "blue", other="red") for _ in slips)
    assert accusing(replace(view, history=turns))[1] < accusing(view)[1]


# ---- who knows where a low card is ---------------------------------------------------------------


def asked(low=1):
    """Red asks blue, and is given a card of that rank."""
    blue = (low, 5, 6, 7, 8, 9)
    state = dealt((7, 8, 9, 9, 10, 10), blue, *HANDS[2:])
    return rules.play(rules.play(state, Ask(0, 1)), Give(1, card(low)))


def test_who_gave_a_card_is_known_until_it_lies_open():
    state = asked(2)
    assert given_to(view_of(state, 0)) == [NOTHING, (0, 2), NOTHING, NOTHING]
    assert given_to(view_of(state, 1)) == [NOTHING] * 4
    # Blue does not see what red discards, and goes on thinking that red has the card.
    state = rules.play(state, Discard(0, card(2)))
    assert given_to(view_of(state, 0))[1] == (0, 2)
    kept = rules.play(asked(2), Discard(0, card(7)))
    laid = rules.play(replace(kept, turn=0, active=0), PlayOrder(0, card(2)))
    assert given_to(view_of(laid, 0)) == [NOTHING] * 4


OTHERS = ([6, 7, 8], [5, 9, 9], [8, 8, 8])


def played_on(red, given, draw):
    """Whether red wins, from blue's turn on, who gave it that card."""
    playout = Playout([red, *OTHERS], 0, [0.0] * 4, [NOTHING, given, NOTHING, NOTHING], draw)
    return playout.play_on(1, 0, -1)


@pytest.mark.parametrize(
    ("red", "wins"),
    [
        # Blue is right, and alone wins.
        ([1, 9, 10], 0.0),
        # Red has discarded the 1: blue is wrong, and red has most points.
        ([9, 10, 10], 1.0),
    ],
)
def test_who_gave_the_lowest_card_accuses_whom_it_was_given_to(red, wins):
    once = iter([0.5])
    assert played_on(red, (0, 1), once.__next__) == wins


def test_the_lower_the_card_the_sooner():
    def won(low, given):
        draws = [random.Random(seed).random for seed in range(300)]
        return sum(played_on([low, 9, 10], given, draw) for draw in draws)

    assert won(1, (0, 1)) < 0.8 * won(4, (0, 4)) < 0.8 * won(4, NOTHING)


def share_of_kept(state, times=30):
    """In which share of cases red keeps the lowest of all cards, which was given to it."""
    view, moves = view_of(state, 0), rules.legal(state, 0)
    made = [decide(view, moves, Mind(random.Random(seed), "sharp")) for seed in range(times)]
    return sum(move.card != min(members(state.hands[0])) for move in made) / times


def test_a_sharp_bot_is_rid_of_the_lowest_card_while_who_gave_it_may_accuse_it():
    assert share_of_kept(asked()) < 0.1
