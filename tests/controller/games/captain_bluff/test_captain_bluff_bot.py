"""The bot for Captain Bluff: what it believes, what it does, and what it cannot know."""

import random

from msgspec.structs import replace

from controller.bots.mind import Mind
from controller.games.captain_bluff.beliefs import belief
from controller.games.captain_bluff.bot import decide
from controller.games.captain_bluff.memory import (
    IN_SIGHT,
    PLACES,
    WIDTH,
    belt_with,
    hand_of,
    moved,
)
from controller.games.captain_bluff.pieces import (
    CARDS,
    LUGGAGE,
    Call,
    Change,
    Check,
    Close,
    Define,
    Pass,
    Place,
    Play,
    Recover,
)
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import Habits
from controller.rules.sets import members, only, set_of

SEATS = ("red", "blue", "green")


def card(name):
    return CARDS.index(name)


def cards(words):
    return set_of(card(word) for word in words.split())


def placed(city, line, known, hands=("paris-9", "tokyo-1 tokyo-2", "tokyo-7 tokyo-8")):
    """Red has just placed *line* below *city*, which *known* have seen; others may call. There are
    as many players as *hands*."""
    state = rules.initial(rules.options_from({}), SEATS[: len(hands)])
    laid = tuple((card(name), int(name.rpartition("-")[2])) for name in line.split())
    seers = set_of(SEATS.index(seat) for seat in known.split())
    held = tuple(cards(hand) for hand in hands)
    used = only(card(city)) | cards(line) | set_of(one for hand in held for one in members(hand))
    return replace(
        state,
        phase="window",
        hands=held,
        belts=(belt_with(card(city), seers, laid), *state.belts[1:]),
        seen=moved(state.seen, card(city), 0, 0, seers),
        pile=LUGGAGE & ~used,
        due=(),
    )


def says(state, seat, seed=0, strength="normal"):
    player = SEATS.index(seat)
    view, moves = rules.view(state, player), rules.legal(state, player)
    return decide(view, moves, Mind(random.Random(seed), strength))


def test_it_calls_a_bluff_that_it_has_seen():
    assert says(placed("london-1", "paris-3 paris-4", known="blue"), "blue") == Call(1)


def test_it_lets_go_what_it_has_seen_to_be_honest():
    honest = placed("paris-1", "paris-3 paris-4", known="blue", hands=("", "tokyo-1", "tokyo-7"))
    assert says(honest, "blue") == Pass(1)


def test_it_believes_somebody_who_knows_the_city_more_than_somebody_who_does_not():
    hands = ("paris-9 paris-10 paris-11", "tokyo-1 tokyo-2", "tokyo-7 tokyo-8")
    blind = placed("paris-1", "paris-3 paris-4", known="", hands=hands)
    knowing = placed("paris-1", "paris-3 paris-4", known="red", hands=hands)
    assert says(blind, "blue") == Call(1)
    assert says(knowing, "blue") == Pass(1)


def test_it_calls_the_last_card_of_a_hand_unless_it_knows_better():
    state = placed("paris-1", "paris-3 paris-4", known="red", hands=("", "tokyo-1", "tokyo-7"))
    assert says(state, "blue") == Call(1)


def test_what_it_believes_counts_the_cards_that_it_has_not_seen():
    state = placed("london-1", "paris-3 paris-4", known="red")
    view = rules.view(state, 1)
    unseen = 65 - 2 - 2
    assert belief(view, 0, "paris") == 15 / unseen
    assert belief(view, 0, "tokyo") == 15 / unseen
    assert belief(view, 0, "london") == 17 / unseen


def test_a_last_card_for_the_pad_is_played_at_once():
    state = placed("paris-1", "paris-3", known="", hands=("delayed-flight-1", "tokyo-1", "tokyo-2"))
    assert says(replace(state, phase="turn"), "red") == Play(0, card("delayed-flight-1"))


# -- a sharp bot, which knows its opponents ------------------------------------------------------


def with_habits(state, seat, **counts):
    habits = list(state.habits)
    habits[SEATS.index(seat)] = Habits(**counts)
    return replace(state, habits=tuple(habits))


def test_a_sharp_bot_calls_who_was_caught_again_and_again():
    hands = ("paris-9 paris-11 tokyo-5", "tokyo-1 tokyo-2", "tokyo-7 tokyo-8")
    bluffer = placed("london-1", "paris-3 paris-4", known="red", hands=hands)
    assert says(bluffer, "blue", strength="sharp") == Pass(1)
    assert says(with_habits(bluffer, "red", caught=6), "blue", strength="sharp") == Call(1)


def test_the_only_one_who_can_call_does_so_now_and_then_and_among_more_it_need_not():
    hands = ("paris-9 paris-11 tokyo-5", "tokyo-1 tokyo-2", "tokyo-7 tokyo-8")

    def calls(state):
        said = [says(state, "blue", seed, "sharp") for seed in range(60)]
        return sum(isinstance(move, Call) for move in said)

    assert 5 < calls(placed("london-1", "paris-3 paris-4", known="red", hands=hands[:2])) < 40
    assert calls(placed("london-1", "paris-3 paris-4", known="red", hands=hands)) == 0


def test_a_sharp_bot_leaves_the_call_to_who_knows_the_city():
    hands = ("paris-9 tokyo-3", "paris-5 paris-6 paris-7 paris-8 paris-10", "tokyo-7")
    doubtful = placed("london-1", "paris-3 paris-4", known="", hands=hands)
    assert says(doubtful, "blue", strength="sharp") == Call(1)
    judged = placed("london-1", "paris-3 paris-4", known="green", hands=hands)
    assert says(judged, "blue", strength="sharp") == Pass(1)


def test_but_it_does_not_where_that_player_hardly_ever_calls_and_the_match_is_at_stake():
    out = placed("london-1", "paris-3 paris-4", known="green", hands=("", "tokyo-1", "tokyo-7"))
    assert says(out, "blue", strength="sharp") == Pass(1)
    assert says(with_habits(out, "green", let_pass=60), "blue", strength="sharp") == Call(1)


def test_a_sharp_bot_bluffs_below_a_city_that_only_it_knows_unless_the_others_call_everything():
    """Red knows that belt 1 is for London, and has luggage for Paris alone."""
    hands = ("paris-9 paris-10 paris-11 tokyo-3", "tokyo-1 tokyo-2", "tokyo-7 tokyo-8")
    begun = placed("london-1", "paris-3", known="red", hands=hands)
    begun = replace(
        begun, phase="turn", belts=(belt_with(card("london-1"), 1, ()), *begun.belts[1:])
    )
    assert any(isinstance(says(begun, "red", seed, "sharp"), Place) for seed in range(8))
    for seat in ("blue", "green"):
        begun = with_habits(begun, seat, doubted=30)
    assert not any(isinstance(says(begun, "red", seed, "sharp"), Place) for seed in range(8))


def test_a_sharp_bot_does_not_trust_luggage_of_a_player_who_bluffs():
    """Belt 1 has a line that only Blue knows to be true or false."""
    hands = ("paris-9 tokyo-3", "tokyo-1 tokyo-2", "tokyo-7 tokyo-8")
    line = replace(placed("london-1", "paris-3", known="blue", hands=hands), phase="turn")
    honest, caught = with_habits(line, "blue", honest=20), with_habits(line, "blue", caught=20)
    assert isinstance(says(honest, "red", strength="sharp"), Place)
    assert not isinstance(says(caught, "red", strength="sharp"), Place)


def test_a_sharp_bot_adds_to_a_line_that_a_player_who_knows_the_city_let_lie_and_else_does_not():
    """Blue has begun a line, and Green has looked at the city: before, or only after that?"""
    hands = ("paris-9 tokyo-3", "tokyo-1 tokyo-2", "tokyo-7 tokyo-8")
    line = replace(placed("london-1", "paris-3", known="blue green", hands=hands), phase="turn")
    let_lie = replace(line, belts=(replace(line.belts[0], let_lie=0b100), *line.belts[1:]))
    assert not isinstance(says(line, "red", strength="sharp"), Place)
    assert isinstance(says(let_lie, "red", strength="sharp"), Place)


def test_a_city_that_a_sharp_bot_changes_makes_its_line_honest_or_is_a_decoy():
    """All know that London lies above a line for Paris, most of which Red has."""
    hand = "paris-5 paris-7 paris-9 paris-11 paris-13 paris-15 tokyo-3"
    hands = (hand, "london-8 london-9", "london-11 london-12")
    false = placed("london-1", "paris-2 paris-3", known="red blue green", hands=hands)
    others = tuple(belt_with(card(f"london-{n}"), 0, ()) for n in range(2, 7))
    false = replace(false, phase="turn", belts=(false.belts[0], *others))
    false = replace(false, pile=false.pile & ~cards(f"{LONDON} london-6"))
    changed = {
        CARDS[move.card].rpartition("-")[0]
        for move in (says(false, "red", seed, "sharp") for seed in range(40))
        if isinstance(move, Change)
    }
    assert changed == {"paris", "tokyo"}


def test_a_city_that_a_sharp_bot_defines_is_not_always_the_only_one_without_a_line():
    """Lines for Paris and for London lie, which Red does not know, and it has most of Tokyo."""
    hands = ("tokyo-1 tokyo-2 tokyo-5 tokyo-9 paris-7", "london-11", "london-12")
    two = placed("paris-1", "paris-16 paris-17", known="blue", hands=hands)
    second = belt_with(card("london-1"), 0b10, ((card("london-17"), 17),))
    two = replace(two, phase="turn", belts=(two.belts[0], second, *two.belts[2:]))
    two = replace(two, pile=two.pile & ~cards("london-1 london-17"))
    defined = {
        CARDS[move.card].rpartition("-")[0]
        for move in (says(two, "red", seed, "sharp") for seed in range(40))
        if isinstance(move, Define)
    }
    assert defined == {"tokyo", "paris"}


def test_a_card_that_was_seen_may_lie_above_a_belt_where_it_can_have_gone():
    """Green has taken London 5 from a line, seen by all, and defined a city since."""
    state = placed("london-5", "paris-3", known="", hands=("tokyo-9", "tokyo-7", "tokyo-8"))
    taken = moved(state.seen, card("london-5"), IN_SIGHT, hand_of(2), 0b1111)
    state = replace(state, seen=moved(taken, card("london-5"), hand_of(2), 0, 0b100))
    view = rules.view(replace(state, in_pile=state.pile.bit_count()), 1)
    nothing_seen = 17 / 61
    assert belief(view, 0, "london") > 1.5 * nothing_seen
    assert 0 < belief(view, 0, "tokyo") < nothing_seen


def test_it_closes_a_line_that_takes_nothing_of_its_hand_instead_of_looking_about():
    """Only belt 1 has a line, known to all; no city but London lies above the others, unseen."""
    stuck = with_a_line_that_takes_nothing("paris-1 paris-2")
    assert says(stuck, "red", strength="sharp") == Close(0, 0)


def test_it_does_not_where_it_wins_by_a_standstill():
    wins = replace(with_a_line_that_takes_nothing("paris-1"), standstill=7)
    assert isinstance(says(wins, "red", strength="sharp"), Check)
    loses = replace(wins, hands=(cards("paris-1 paris-2"), *wins.hands[1:]))
    assert says(loses, "red", strength="sharp") == Close(0, 0)


def with_a_line_that_takes_nothing(hand):
    """It is the turn of Red, who holds *hand*, and there is no belt without a departure city."""
    hands = (hand, "tokyo-1", "tokyo-7 tokyo-8 tokyo-9")
    line = "paris-15 paris-16 paris-17"
    stuck = placed("paris-8", line, known="red blue green", hands=hands)
    others = tuple(belt_with(card(f"london-{n}"), 0, ()) for n in range(1, 6))
    pile = stuck.pile & ~cards(LONDON)
    return replace(stuck, phase="turn", belts=(stuck.belts[0], *others), pile=pile)


LONDON = "london-1 london-2 london-3 london-4 london-5"


def test_a_sharp_bot_recovers_the_end_of_a_line_that_fits_between_its_own_cards():
    """Red holds 5, 7 and 8, which go down as one run of four once it has 6 back in its hand."""
    state = line_of_paris("paris-2 paris-6", hand="paris-5 paris-7 paris-8 tokyo-3")
    recovered = Recover(0, 0, card("paris-6"))
    assert says(state, "red", strength="sharp") == recovered
    state = rules.play(state, recovered)
    while state.phase in ("recovering", "turn"):
        state = rules.play(state, says(state, "red", strength="sharp"))
    assert [CARDS[laid] for laid, _ in state.belts[0].line] == ["paris-2", "paris-5"]
    while state.phase == "placing":
        state = rules.play(state, says(state, "red", strength="sharp"))
    line = ["paris-2", "paris-5", "paris-6", "paris-7", "paris-8"]
    assert [CARDS[laid] for laid, _ in state.belts[0].line] == line


def test_it_does_not_for_a_run_that_is_no_longer_or_below_a_city_that_is_another_one():
    longer = line_of_paris("paris-2 paris-6", hand="paris-7 paris-8 tokyo-3")
    assert isinstance(says(longer, "red", strength="sharp"), Place)
    false = line_of_paris("paris-2 paris-6", hand="paris-5 paris-7 paris-8", city="tokyo-1")
    assert not isinstance(says(false, "red", strength="sharp"), Recover)


def line_of_paris(line, hand, city="paris-1"):
    """It is the turn of Red, who knows the *city* above belt 1, as Blue does."""
    hands = (hand, "tokyo-1", "tokyo-7 tokyo-8 tokyo-9")
    return replace(placed(city, line, known="red blue", hands=hands), phase="turn")


def test_what_it_cannot_see_does_not_move_it(matches):
    """Other cards in other hands and above belts, equal views and moves: the same decision."""
    compared = 0
    for seed in range(matches(4)):
        luck = random.Random(f"{seed}/truth")
        state = rules.initial(rules.options_from({"turns": 20}), SEATS)
        while not rules.over(state):
            for player in range(len(SEATS)):
                other = with_another_truth(state, player, luck)
                moves = rules.legal(state, player)
                if other is None or not moves:
                    continue
                assert rules.view(other, player) == rules.view(state, player)
                assert rules.legal(other, player) == moves
                mine, theirs = says(state, SEATS[player], seed), says(other, SEATS[player], seed)
                assert mine == theirs
                compared += 1
            state = rules.play(state, rules.random_move(state, luck.random))
    assert compared


def with_another_truth(state, player, luck):
    """*state* with a card of somebody else's hand exchanged for one of the pile, both of them
    cards that nobody but their holder has ever seen; None where there is no such pair."""
    seen = 0
    for memory in state.seen:
        for place in range(PLACES):
            seen |= memory >> place * WIDTH
    unseen = LUGGAGE & ~seen
    other = luck.choice([one for one in range(len(SEATS)) if one != player])
    held = [one for one in CARDS_BY_NUMBER if state.hands[other] & unseen & only(one)]
    pile = [one for one in CARDS_BY_NUMBER if state.pile & unseen & only(one)]
    if not held or not pile:
        return None
    mine, theirs = luck.choice(held), luck.choice(pile)
    swap = only(mine) | only(theirs)
    hands = list(state.hands)
    hands[other] ^= swap
    return replace(state, hands=tuple(hands), pile=state.pile ^ swap)


CARDS_BY_NUMBER = range(len(CARDS))
