"""Cards that were not read, one case after the other, and what they tell of others."""

import random

import pytest
from msgspec.structs import replace

from controller.errors import IllegalMove
from controller.games.captains_orders.pieces import (
    CARD_COUNT,
    CARDS,
    RANK,
    Deal,
    PlayOrder,
    Seen,
)
from controller.games.captains_orders.rules import rules
from controller.games.captains_orders.state import ZONES
from controller.rules.rows import Legality
from controller.rules.sets import members
from controller.views import Message
from examples.captains_orders import HANDS
from harness.halfblind import BlindOrders
from harness.matches import begun


def test_what_the_table_has_not_read_tells_nobody_of_other_cards(matches):
    """Other cards out of sight, the same blanks: what seats are shown and offered is the same."""
    rng = random.Random("unread secrets")
    compared = 0
    for _ in range(matches(12)):
        *_, (_, blind) = BlindOrders(rng, 4).beside()
        moves = blind.moves
        named = {move.card for move in moves if getattr(move, "card", None) is not None}
        for step in range(24, len(moves) - 1):
            observer = rng.randrange(4)
            # Cards that were dealt to others and that nobody has named since: they are still
            # there, or went on unread, perhaps to this very seat.
            state = replayed(begun(rules, 4, rounds=1), moves[:step], {})
            elsewhere = [
                deal.card
                for deal in moves[:24]
                if isinstance(deal, Deal)
                and deal.receiver != observer
                and deal.card is not None
                and untouched(moves[24:step], deal.card)
            ]
            never = [card for card in range(CARD_COUNT) if card not in named]
            pool = elsewhere + never
            if len(pool) < 2 or state.phase not in ("turn", "order", "reading", "discard", "give"):
                continue
            name = dict(zip(pool, rng.sample(pool, len(pool)), strict=True))
            other = replayed(begun(rules, 4, rounds=1), moves[:step], name)
            if other is None or rules.problems(other):
                continue
            compared += 1
            assert rules.view(other, observer) == rules.view(state, observer)
            assert rules.legal(other, observer) == rules.legal(state, observer)
            assert rules.undecided(other, observer) == rules.undecided(state, observer)
    assert compared > 30


def untouched(moves, card):
    return all(getattr(move, "card", None) != card for move in moves)


def replayed(state, moves, name):
    try:
        for move in moves:
            card = getattr(move, "card", None)
            if card in name:
                move = replace(move, card=name[card])
            state = rules.play(state, move)
    except IllegalMove:
        return None
    return state


# -- one by one ----------------------------------------------------------------------------


def test_a_dead_tag_is_a_card_like_others_until_it_matters(dealt, after, hand):
    state = dealt("? 4-1 5-1 6-1 7-1 10-1", *HANDS[1:])
    state = after(state, "pass red blue ?0", "discard blue ?0")
    assert hand(state, "red") == "4-1 5-1 6-1 7-1 10-1"
    assert state.phase == "turn"
    assert rules.view(state, 0).secrets.seen[0].rank is None


def test_an_order_that_was_not_read_waits_for_that(dealt, after, refused):
    state = after(dealt("? 4-1 5-1 6-1 7-1 10-1", *HANDS[1:]), "order red ?0")
    assert (state.phase, rules.view(state, None).waits) == ("reading", "order")
    assert refused(state, "follow blue 10-2").message.id == "captains-orders-reading"
    state = after(state, "seen ?0 1-1")
    assert rules.view(state, None).order == 1
    assert state.active == 1


def test_every_card_follows_an_order_of_rank_1_read_or_not(dealt, after):
    state = after(dealt(HANDS[0], "? 4-2 5-2 6-2 7-2 10-2", *HANDS[2:]), "order red 1-1")
    follow = rules.move_from_text(state, "follow blue ?0")
    assert follow in rules.legal(state, 1)
    assert rules.legality(state, follow) is Legality.LEGAL
    assert rules.undecided(state, 1) == []


def test_while_a_card_waits_for_being_read_nobody_is_to_act(dealt, after):
    state = after(dealt(HANDS[0], "? 4-2 5-2 6-2 7-2 10-2", *HANDS[2:]), "order red 6-1")
    state = after(state, "follow blue ?0")
    assert (rules.view(state, None).turn, rules.view(state, None).active) == ("blue", None)
    assert not any(rules.awaited(state, player) for player in range(4))


def test_a_belay_that_is_read_too_late_is_taken_back_and_stays_known(dealt, after):
    state = after(dealt(HANDS[0], "? 4-2 5-2 6-2 7-2 10-2", *HANDS[2:]), "order red 4-1")
    state = after(state, "belay blue ?0", "seen ?0 9-3")
    assert (state.phase, state.active) == ("order", 1)
    assert rules.view(state, None).history[-1].rank == 9
    assert after(state, "follow blue 9-3").active == 2


def test_a_forgotten_tap_leaves_every_card_of_the_hand_open(dealt, after, hand):
    state = after(dealt(*HANDS), "pass red blue ?")
    assert hand(state, "red") == "?0 ?1 ?2 ?3 ?4"
    assert hand(state, "blue") == f"{HANDS[1]} ?5"
    assert rules.problems(state) == ()
    # The next tap of one of them tells where it is.
    state = after(state, "discard blue 7-1")
    assert hand(state, "blue") == HANDS[1]
    assert sorted(RANK[card] for card in members(ZONES.could_be(state, CARD_COUNT))) == [
        1,
        4,
        5,
        6,
        10,
    ]


def test_a_card_that_is_read_is_not_told_of_another_one(dealt, after):
    """Blue holds two blanks, one of them from red. Which of them blue discards is not red's."""
    state = dealt("? 4-1 5-1 6-1 7-1 10-1", "? 4-2 5-2 6-2 7-2 10-2", *HANDS[2:])
    state = after(state, "pass red blue ?0", "discard blue 4-2", "order blue 9-9")
    assert rules.view(state, 0).secrets.seen[0].rank is None
    assert rules.view(state, None).order == 9


def test_a_card_that_is_passed_unread_is_not_recalled_when_another_player_has_it_read(dealt, after):
    """Else red would see when blue discards it."""
    state = dealt("? 4-1 5-1 6-1 7-1 10-1", *HANDS[1:])
    state = after(state, "pass red blue ?0", "discard blue 9-9")
    assert rules.view(state, 0).secrets.seen[0].rank is None
    assert rules.view(state, 1).secrets.seen[1].rank == 9


def test_of_two_unread_cards_that_are_mixed_neither_is_blamed(dealt, after, hand):
    """One of them has followed; after the other one is read among them, nobody can say which."""
    state = dealt("? 4-1 5-1 6-1 7-1 10-1", "? 4-2 5-2 6-2 7-2 10-2", *HANDS[2:])
    state = after(state, "pass red green 4-1", "discard green 4-1", "order blue 6-2")
    state = after(state, "follow green 7-3", "follow yellow 8-1", "follow red ?0", "accept blue")
    state = after(state, "ask green blue", "give blue 9-9", "discard green 9-9")
    assert hand(state, "blue").endswith("?0")
    assert rules.problems(after(state, "seen ?0 5-5")) == ()


@pytest.mark.parametrize(("played", "other"), [("?0", "?1"), ("?1", "?0")])
def test_a_card_is_read_while_another_one_of_the_hand_waits_for_that(
    dealt, after, hand, played, other
):
    state = dealt(HANDS[0], "? ? 5-2 6-2 7-2 10-2", *HANDS[2:])
    state = after(state, "order red 6-1", f"follow blue {played}", f"seen {other} 9-9")
    assert hand(state, "blue") == f"5-2 6-2 7-2 9-9 10-2 {played}"
    assert state.phase == "reading"
    state = after(state, f"seen {played} 9-8")
    assert hand(state, "red").split()[-2:] == ["9-8", "10-1"]


def test_the_last_but_one_reading_settles_the_rest_for_the_referee(holding, after):
    state = after(holding("1-1 9-1", "2-1", "3-1", "4-1"), "pass red blue ?", "seen ?1 9-1")
    assert ZONES.could_be(state, CARD_COUNT) == 1


def test_nobody_need_see_which_card_of_one_it_was(holding, after, won):
    assert won(after(holding("1-1", "2-1", "3-1", "4-1"), "pass red blue ?")) == ("red",)


def test_a_card_that_lies_elsewhere_is_not_in_the_hand(dealt, after, refused):
    state = dealt("? 4-1 5-1 6-1 7-1 10-1", *HANDS[1:])
    assert refused(state, "order red 2-1").message.id == "captains-orders-not-in-hand"
    assert after(state, "order red 1-1").order == 0


def test_the_round_waits_until_all_hands_are_read(dealt, after, won, refused):
    state = after(dealt("? 4-1 5-1 6-1 7-1 10-1", *HANDS[1:]), "order red 7-1")
    state = after(state, "discover blue red")
    assert state.phase == "reveal"
    assert {rules.move_to_text(state, move) for move in rules.legal(state, None)} >= {"seen ?0 1-1"}
    assert refused(state, "next-round").message.id == "captains-orders-revealing"
    assert won(after(state, "seen ?0 1-1")) == ("blue",)
    assert won(after(state, "seen ?0 9-9")) == ("yellow",)


def test_the_last_card_is_read_before_anybody_wins(holding, dealt, after, won):
    state = dealt("? 10-5 10-6 10-7 10-8 10-9", *HANDS[1:])
    state = replace(state, hands=(1 << CARD_COUNT, *state.hands[1:]))
    state = after(state, "pass red blue ?0")
    assert state.phase == "reveal"
    assert won(after(state, "seen ?0 1-1")) == ("red",)
    assert won(after(state, "seen ?0 9-9")) == ("yellow",)


def test_a_follow_that_was_accepted_and_proves_too_low_is_a_problem(dealt, after):
    state = after(dealt(HANDS[0], "? 4-2 5-2 6-2 7-2 10-2", *HANDS[2:]), "order red 6-1")
    state = after(state, "follow blue ?0", "accept red", "seen ?0 2-1")
    assert Message("captains-orders-problem-followed-too-low", {"seat": "blue"}) in rules.problems(
        state
    )


def test_what_was_accepted_is_taken_for_true(dealt, after):
    state = after(dealt(HANDS[0], "? 4-2 5-2 6-2 7-2 10-2", *HANDS[2:]), "order red 6-1")
    state = after(state, "follow blue ?0", "accept red")
    assert min(RANK[card] for card in members(ZONES.could_be(state, CARD_COUNT))) == 6


def test_only_a_card_that_was_not_read_is_read(dealt, refused):
    state = dealt("? 4-1 5-1 6-1 7-1 10-1", *HANDS[1:])
    assert refused(state, "seen ?1 1-1").message.id == "captains-orders-not-unread"
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, Seen(CARDS.index("4-1"), CARDS.index("1-1")))
    assert caught.value.message.id == "captains-orders-not-unread"


def test_a_follow_that_cannot_be_right_is_refused_unread(holding, after, refused):
    state = holding("8-1 9-1", "3-1 4-1", "2-1 2-2", "10-1 10-2")
    state = after(state, "order red 8-1")
    move = rules.move_from_text(state, "follow blue ?")
    assert rules.legality(state, move) is Legality.ILLEGAL
    assert refused(state, "follow blue ?").message.id == "captains-orders-follow-too-low"
    assert PlayOrder(1, 3) not in rules.legal(state, 1)
