"""The simulated box of Captain Bluff: cards lie where the match says that they do."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from controller.bots.carrying import Carry
from controller.games.captain_bluff.pieces import (
    AIRPORT_PILE,
    CARD_COUNT,
    CITY_ROWS,
    DECK,
    DISCARD_PILE,
    DRAW_PILE,
    LINE_ROWS,
)
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.spec import LAYOUT, SIDES, carry, setting
from controller.rules.sets import members
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.sim.croupier import Croupier
from hardware.sim.places import BeltShape, tag_uid, tagged
from hardware.sim.world import World

SEATS = ("red", "blue", "green")
HELD = "red/kept"
"""Where nothing lies: a card on its way is kept there for a moment."""


@pytest.fixture
def world():
    file = load_table_file("sim-spots")
    return World(BeltShape.of(file), SEATS, tagged(SIDES), file.spots)


def lying(world):
    """Place -> the cards there, without the control cards that lie beside the table."""
    card_of = {tag_uid(DECK.pieces[card]): card for card in range(CARD_COUNT)}
    return {
        place: [card_of[one.piece.uid] for one in stack]
        for place, stack in world.places.items()
        if all(one.piece.uid in card_of for one in stack)
    }


def expected(state):
    """Place -> the cards that the match knows to be there, as a multiset."""
    places = {
        **{
            f"{seat}/cards": members(hand)
            for seat, hand in zip(state.seats, state.hands, strict=True)
        },
        DRAW_PILE: members(state.pile),
        DISCARD_PILE: members(state.discard),
    }
    for at, belt in enumerate(state.belts):
        destination = [] if belt.destination is None else [belt.destination]
        aside = [state.aside] if state.aside is not None and state.at == at else []
        places[CITY_ROWS[at]] = aside + destination
        places[LINE_ROWS[at]] = [card for card, _ in belt.line]
    return {place: Counter(cards) for place, cards in places.items() if cards}


def assert_all_in_place(world, state):
    """Every card that is dealt lies where the match says; discards to shuffle are the pile."""
    laid, wanted = lying(world), expected(state)
    laid.pop(AIRPORT_PILE, None)
    if state.phase == "reshuffle":
        wanted[DRAW_PILE] = wanted.pop(DISCARD_PILE)
    assert {place: Counter(cards) for place, cards in laid.items()} == wanted


def test_a_table_that_is_laid_again_has_every_card_in_its_place(world, matches):
    for seed in range(matches(3)):
        luck = random.Random(seed)
        state = rules.initial(rules.options_from({"turns": 40}), SEATS)
        while not rules.over(state):
            if state.phase != "dealing" and luck.random() < 0.1:
                Croupier(world, luck).lay_out(setting(state))
                laid = lying(world)
                everywhere = Counter(card for cards in laid.values() for card in cards)
                assert everywhere == Counter(range(CARD_COUNT))
                assert_all_in_place(world, state)
                for at, belt in enumerate(state.belts):
                    assert laid.get(LINE_ROWS[at], []) == [card for card, _ in belt.line]
            state = rules.play(state, rules.random_move(state, luck.random))


def dealt(world, luck):
    """A match whose cards have been dealt and lie on the table, and its croupier."""
    state = rules.initial(rules.options_from({"turns": 40}), SEATS)
    while state.phase == "dealing":
        state = rules.play(state, rules.random_move(state, luck.random))
    croupier = Croupier(world, luck)
    croupier.lay_out(setting(state))
    return state, croupier


def test_the_croupier_brings_along_what_no_hand_has_carried(world, matches):
    """Whatever moves, from one state to the next, lies where the match says."""
    for seed in range(matches(3)):
        luck = random.Random(seed)
        state, croupier = dealt(world, luck)
        while not rules.over(state):
            state = rules.play(state, rules.random_move(state, luck.random))
            croupier.attend(setting(state))
            assert_all_in_place(world, state)


def test_a_card_that_a_hand_lays_down_too_late_goes_where_it_belongs_by_then(world, matches):
    """A card is held back while the match goes on, and then laid where it was meant to lie."""
    astray = 0
    for seed in range(matches(5)):
        luck = random.Random(seed)
        state, croupier = dealt(world, luck)
        while not rules.over(state):
            before, move = state, rules.random_move(state, luck.random)
            state = rules.play(state, move)
            carried = carry(before, move)
            if not isinstance(carried, Carry):
                croupier.attend(setting(state))
                continue
            held = next(
                one
                for one in world.places[carried.source]
                if one.piece.uid == tag_uid(DECK.pieces[move.card])
            )
            world.bring(held.piece.uid, carried.source, HELD)
            held = world.places.pop(HELD).pop()
            for _ in range(luck.randrange(4)):
                croupier.attend(setting(state))
                later = rules.random_move(state, luck.random)
                if later is None or carry(state, later) is not None:
                    break
                state = rules.play(state, later)
            croupier.attend(setting(state))
            world.lay(held.piece.uid, carried.target, carried.face_up)
            croupier.attend(setting(state))
            assert_all_in_place(world, state)
            (place,) = (at for at, cards in lying(world).items() if move.card in cards)
            astray += place != carried.target
    assert astray > 3


def test_discards_that_are_shuffled_into_the_pile_stay_there(world, holding):
    state = holding("paris-1", "tokyo-3", "london-3", pile="tokyo-9", discard="tokyo-8 tokyo-7")
    state = replace(state, phase="reshuffle", pile=0, in_pile=0)
    croupier = Croupier(world, random.Random(1))
    croupier.lay_out(setting(state))
    croupier.attend(setting(replace(state, turn=state.turn + 1)))
    croupier.attend(setting(state))
    assert Counter(lying(world)[DRAW_PILE]) == Counter(members(state.discard))


@pytest.mark.parametrize("discard", ["", "tokyo-8"])
def test_a_card_that_was_laid_to_the_discards_and_not_tapped_goes_back(world, holding, discard):
    state = holding("paris-1 paris-2", "tokyo-3", "london-3", pile="tokyo-9", discard=discard)
    croupier = Croupier(world, random.Random(1))
    croupier.lay_out(setting(state))
    card = members(state.hands[0])[0]
    world.bring(tag_uid(DECK.pieces[card]), "red/cards", DISCARD_PILE)
    croupier.attend(setting(state))
    assert card in lying(world)["red/cards"]
    assert Counter(lying(world).get(DISCARD_PILE, [])) == Counter(members(state.discard))


def test_all_backs_are_alike_and_equal_faces_are_copies():
    pieces = tagged(SIDES)
    assert len({piece.back for piece in pieces}) == 1
    assert max(Counter(piece.face for piece in pieces).values()) == 4
    assert set(LAYOUT.rows) >= {"middle/city-1", "middle/spot-6"}


@pytest.mark.parametrize(("table", "seed"), [("sim-spots", 0), ("sim", 3)])
def test_bots_play_a_match_to_its_end(table, seed):
    file = load_table_file(table)
    seating = Seating(2, 2, "easy", seed, "captain-bluff", {"turns": 20})
    with (
        Loop(VirtualClock()) as loop,
        open_table(file, loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: not opened.over and loop.now_s() < 3000.0)
        assert opened.over
        assert opened.match.shown.standings.winners
        laid = lying(opened.world)
        wanted = expected(opened.match.state)
        for place in (*LINE_ROWS, *CITY_ROWS):
            assert Counter(laid.get(place, [])) == wanted.get(place, Counter())
