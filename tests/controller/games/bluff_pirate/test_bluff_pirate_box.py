"""Bluff Pirate's simulated box: what lies where, and who clears it away."""

import random

import pytest

from controller.bots.carrying import fan
from controller.games.bluff_pirate.pieces import (
    BOARDER_PILE,
    CARD_COUNT,
    CARDS,
    CLOSED,
    DECK,
    DISCARD_PILE,
    DOWN_ROW,
    DRAW_PILE,
    EMPTY,
    ISLAND_PILES,
    KIND,
    OF_KIND,
    TREASURE,
    UP_ROW,
    Boarded,
    Deal,
    Drawn,
    Reshuffled,
)
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.spec import (
    BACK,
    SIDES,
    face,
    setting,
)
from controller.rules.sets import members, set_of
from examples.bluff_pirate import HANDS
from hardware.config import load_table_file
from hardware.scene import Put, Take
from hardware.sim.croupier import Croupier
from hardware.sim.places import BeltShape, tag_uid, tagged
from hardware.sim.world import World
from harness.matches import begun, random_steps

UIDS = {tag_uid(DECK.pieces[number]): number for number in range(CARD_COUNT)}


@pytest.fixture
def table():
    """`table(seed)`: a world with the box in it, and its croupier."""
    file = load_table_file("sim-spots")
    seats = [seat.name for seat in file.seats]

    def table(seed=1):
        world = World(BeltShape.of(file), seats, tagged(SIDES), file.spots, seed)
        return world, Croupier(world, random.Random(seed))

    return table


def cards_at(world, place):
    """The cards that lie at a place, as a set."""
    lying = world.places.get(place, ())
    return set_of(UIDS[one.piece.uid] for one in lying)


def faces(world, place):
    return [one.top for one in world.places.get(place, ())]


def names(words):
    return set_of(CARDS.index(word) for word in words.split())


def test_everything_is_laid_out_once_and_shuffled_by_the_seed(table):
    orders = []
    for seed in (1, 1, 2):
        world, croupier = table(seed)
        state = begun(rules, 3)
        croupier.attend(setting(state))
        orders.append([one.piece.uid for one in world.places[DRAW_PILE]])
        assert faces(world, DRAW_PILE) == [BACK] * CARD_COUNT
        assert [faces(world, island) for island in ISLAND_PILES] == [[CLOSED], [CLOSED]]
        croupier.attend(setting(rules.play(state, Deal(0, 5))))
        dealt = tag_uid(DECK.pieces[5])
        left = [uid for uid in orders[-1] if uid != dealt]
        assert [one.piece.uid for one in world.places[DRAW_PILE]] == left
    assert orders[0] == orders[1] != orders[2]


def test_bp_24_the_treasure_is_as_often_on_either_island(table):
    found = 0
    for seed in range(200):
        world, croupier = table(seed)
        croupier.attend(setting(begun(rules, 2)))
        sides = [world.places[island][0].bottom for island in ISLAND_PILES]
        assert sorted(side.name for side in sides) == ["empty", "treasure"]
        found += sides[0] == TREASURE
    assert 70 < found < 130


def test_cards_of_a_kind_cannot_be_told_apart():
    pieces = {piece.uid: piece for piece in tagged(SIDES)}
    assert len(pieces) == CARD_COUNT + 2
    for uid, number in UIDS.items():
        assert pieces[uid].face == face(KIND[number])
        assert pieces[uid].back == BACK


@pytest.mark.parametrize(
    ("vote", "place"), [("blue no-bluff", DISCARD_PILE), ("blue bluff", fan("red"))], ids=str
)
def test_bp_8_a_set_is_discarded_or_goes_back_to_the_player_who_was_caught(
    table, holding, placed, after, vote, place
):
    world, croupier = table()
    state = placed(holding(*HANDS[:2]), "pink-1", "pink-2 black-1")
    croupier.lay_out(setting(state))
    state = after(state, f"vote {vote}", "reveal red pink-2")
    croupier.attend(setting(state))
    assert cards_at(world, UP_ROW) == names("pink-1 pink-2")
    assert cards_at(world, DOWN_ROW) == names("black-1")
    state = after(state, "reveal red black-1")
    croupier.attend(setting(state))
    assert (cards_at(world, UP_ROW), cards_at(world, DOWN_ROW)) == (0, 0)
    assert names("pink-1 pink-2 black-1") & ~cards_at(world, place) == 0


@pytest.mark.parametrize(
    ("vote", "place"), [("blue no-bluff", DISCARD_PILE), ("blue bluff", fan("red"))], ids=str
)
def test_the_last_card_of_a_set_may_come_to_lie_when_the_next_one_has_begun(
    table, holding, placed, after, vote, place
):
    world, croupier = table()
    state = placed(holding(*HANDS[:2]), "pink-1", "pink-2 black-1")
    croupier.lay_out(setting(state))
    state = after(state, f"vote {vote}", "reveal red pink-2", "reveal red black-1")
    late = world.places[DOWN_ROW].pop()
    croupier.attend(setting(state))
    drawn = [CARDS[card] for card in members(state.pile)[:2]]
    state = after(state, "draw blue", *(f"drawn blue {card}" for card in drawn))
    first = HANDS[1].split()[0]
    state = after(state, f"lay blue {first} up")
    world.bring(tag_uid(DECK.pieces[CARDS.index(first)]), fan("blue"), UP_ROW, face_up=True)
    world.lay(late.piece.uid, UP_ROW, face_up=True)
    croupier.attend(setting(state))
    assert cards_at(world, UP_ROW) == names(first)
    assert only_card(late) & ~cards_at(world, place) == 0


def test_what_was_laid_and_not_tapped_yet_stays(table, holding):
    world, croupier = table()
    state = holding(*HANDS)
    for name in ("brown-1", "brown-2"):
        state = rules.play(state, Drawn(0, CARDS.index(name)))
    croupier.lay_out(setting(state))
    lying = world.places[fan("red")].pop()
    world.lay(lying.piece.uid, DOWN_ROW)
    croupier.attend(setting(state))
    assert cards_at(world, DOWN_ROW) == only_card(lying)


def only_card(lying):
    return set_of([UIDS[lying.piece.uid]])


def test_bp_16_the_discards_are_shuffled_into_the_pile(table, holding, after):
    world, croupier = table()
    state = holding(*HANDS, pile="brown-1")
    croupier.lay_out(setting(state))
    boarder = world.places[DISCARD_PILE].pop()
    world.lay(boarder.piece.uid, BOARDER_PILE, face_up=True)
    before = [one.piece.uid for one in world.places[DISCARD_PILE]]
    state = after(state, "drawn red brown-1")
    assert state.phase == "reshuffling"
    croupier.attend(setting(state))
    pile = [one.piece.uid for one in world.places[DRAW_PILE] if UIDS[one.piece.uid] != 0]
    assert cards_at(world, DRAW_PILE) == state.discards
    assert cards_at(world, fan("red")) == state.hands[0]
    assert pile != before
    assert set(faces(world, DRAW_PILE)) == {BACK}
    croupier.attend(setting(state))
    assert state.discards & ~cards_at(world, DRAW_PILE) == 0
    # It lies there already, and nobody touches it any more.
    order = [one.piece.uid for one in world.places[DRAW_PILE]]
    croupier.attend(setting(after(state, "reshuffle")))
    assert [one.piece.uid for one in world.places[DRAW_PILE]] == order


def test_a_discard_that_comes_to_lie_late_is_shuffled_in_too(table, holding, after):
    world, croupier = table()
    state = holding(*HANDS, pile="brown-1")
    croupier.lay_out(setting(state))
    late = world.places[DISCARD_PILE].pop()
    state = after(state, "drawn red brown-1", "reshuffle")
    croupier.attend(setting(state))
    world.lay(late.piece.uid, BOARDER_PILE, face_up=True)
    croupier.attend(setting(state))
    assert cards_at(world, BOARDER_PILE) == 0
    assert only_card(late) & ~cards_at(world, DRAW_PILE) == 0


def boarders(state):
    """The pirates who have boarded since the last shuffle, as the history tells it."""
    kinds = set()
    for event in state.history:
        if isinstance(event, Reshuffled):
            kinds = set()
        elif isinstance(event, Boarded):
            kinds.add(event.kind)
    boards_now = set() if state.pirate is None else {state.pirate}
    shuffles = state.phase == "reshuffling"
    return 0 if shuffles else sum(OF_KIND[kind] for kind in kinds | boards_now) & state.discards


@pytest.mark.parametrize("players", rules.players)
def test_the_table_is_laid_as_the_match_stands(table, players):
    luck = random.Random(players)
    steps = list(random_steps(rules, begun(rules, players), luck))
    for _, _, state in luck.sample(steps, 25):
        world, croupier = table()
        croupier.lay_out(setting(state))
        for seat, hand in zip(state.seats, state.hands, strict=True):
            assert cards_at(world, fan(seat)) == hand
        # Discards that are to be shuffled are the pile already.
        collected = state.discards if state.phase == "reshuffling" else 0
        assert cards_at(world, DISCARD_PILE) | boarders(state) == state.discards & ~collected
        assert cards_at(world, BOARDER_PILE) == boarders(state)
        assert cards_at(world, UP_ROW) == state.up | state.revealed
        assert cards_at(world, DOWN_ROW) == state.down & ~state.revealed
        assert cards_at(world, DRAW_PILE) == state.pile | collected
        assert set(faces(world, DOWN_ROW)) <= {BACK}
        tops = [faces(world, island) for island in ISLAND_PILES]
        assert tops.count([EMPTY]) == (state.opened is not None)


def test_bp_13_the_opened_island_has_the_empty_chest(table, holding):
    for seed in range(6):
        world, croupier = table(seed)
        croupier.lay_out(setting(holding(*HANDS, opened="island-2")))
        assert [faces(world, island) for island in ISLAND_PILES] == [[CLOSED], [EMPTY]]
        assert world.places[ISLAND_PILES[0]][0].bottom == TREASURE


@pytest.mark.parametrize("where", [UP_ROW, DOWN_ROW, DISCARD_PILE, BOARDER_PILE])
def test_a_chest_that_a_hand_lays_among_cards_lies_there_and_nothing_else_happens(
    table, holding, where
):
    """A hand may do what no rule knows."""
    state = holding(*HANDS)
    world, croupier = table()
    croupier.lay_out(setting(state))
    world.act("red", Take(ISLAND_PILES[0]), 0.0)
    world.act("red", Put(where), 0.0)
    before = {place: list(stack) for place, stack in world.places.items()}
    croupier.attend(setting(state))
    assert world.places == before
