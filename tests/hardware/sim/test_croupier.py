"""The croupier of a simulated table lays out what a setting says, and brings back what strays."""

from random import Random

import pytest

from hardware.errors import NotLaidOut
from hardware.scene import Cleared, Label, Layout, Put, Setting, Stack, Take
from hardware.sim.croupier import FACE_UP, Croupier, astray
from hardware.sim.places import BeltShape, tag_uid, tagged
from hardware.sim.world import World

CARDS = tuple(f"card-{number}" for number in range(12))
TILES = tuple(f"tile-{number}" for number in range(6))
BACK = Label("card", False, "back")
SIDES = {name: (BACK, Label("card", True, name)) for name in (*CARDS, *TILES)}
NAMES = {tag_uid(name): name for name in SIDES}

DECK, PLAYED, APART = "middle/deck", "middle/played", "middle/apart"
LAYOUT = Layout(piles=(DECK, PLAYED, APART), face_up=(PLAYED,), decks=(DECK,))
BEGINNING = Setting(LAYOUT, (Stack(DECK, CARDS),), begins=True)


@pytest.fixture
def world():
    return World(BeltShape(18, 1400.0, {}), ("red", "blue"), tagged(SIDES))


@pytest.fixture
def croupier(world):
    return Croupier(world, Random(1))


def at(world, place):
    """The pieces at a place, the bottom or left one first."""
    return [NAMES[one.piece.uid] for one in world.places.get(place, ())]


def setting(*stacks, **more):
    return Setting(LAYOUT, stacks, **more)


def playing(*hand, **more):
    """Red has these cards, and all others are in the deck."""
    rest = tuple(card for card in CARDS if card not in hand)
    return setting(Stack("red/cards", hand), Stack(DECK, rest), **more)


# -- laying out ----------------------------------------------------------------------------


def test_a_round_is_laid_out_once_when_it_begins(world, croupier):
    croupier.attend(BEGINNING)
    order = at(world, DECK)
    assert sorted(order) == sorted(CARDS)
    assert order != list(CARDS)
    croupier.attend(BEGINNING)
    assert at(world, DECK) == order


def test_the_next_round_is_laid_out_anew(world, croupier):
    croupier.attend(BEGINNING)
    order = at(world, DECK)
    croupier.attend(playing("card-3"))
    croupier.attend(BEGINNING)
    assert sorted(at(world, DECK)) == sorted(CARDS)
    assert at(world, DECK) != order
    assert at(world, "red/cards") == []


def test_a_deck_falls_out_by_its_seed(world):
    orders = []
    for seed in (1, 1, 2):
        Croupier(world, Random(seed)).attend(BEGINNING)
        orders.append(at(world, DECK))
    assert orders[0] == orders[1] != orders[2]


def test_a_table_is_laid_out_as_a_match_stands(world, croupier):
    stacks = Stack(PLAYED, CARDS[:3], face_up=True), Stack("blue/cards", CARDS[3:5])
    croupier.lay_out(setting(*stacks, Stack(DECK, CARDS[5:])))
    assert at(world, PLAYED) == list(CARDS[:3])
    assert {one.face_up for one in world.places[PLAYED]} == {True}
    assert at(world, "blue/cards") == list(CARDS[3:5])
    assert sorted(at(world, DECK)) == sorted(CARDS[5:])


def test_where_nobody_knows_the_order_it_is_left_to_chance(world, croupier):
    croupier.lay_out(setting(Stack(APART, CARDS), shuffled=(APART,)))
    assert sorted(at(world, APART)) == sorted(CARDS)
    assert at(world, APART) != list(CARDS)


def test_of_stacks_drawn_by_lot_each_piece_lies_in_one(world, croupier):
    """An unread card may be any of what it can be, and is none of those that are known."""
    stacks = (
        Stack("red/cards", CARDS, count=3),
        Stack("blue/cards", CARDS[:2], count=1),
        Stack(PLAYED, ("card-0",), face_up=True),
        Stack(DECK, CARDS, count=len(CARDS) - 5),
    )
    for seed in range(30):
        Croupier(world, Random(seed)).lay_out(setting(*stacks))
        lying = [piece for place in world.places for piece in at(world, place)]
        assert sorted(lying) == sorted(CARDS)
        assert at(world, PLAYED) == ["card-0"]
        assert len(at(world, "red/cards")) == 3
        assert at(world, "blue/cards") == ["card-1"]


def test_a_deck_takes_no_card_that_a_hand_needs(world, croupier):
    """Whatever was known of where the cards lay, and although the deck has fewer candidates."""
    stacks = (
        Stack("red/cards", CARDS, count=3),
        Stack("blue/cards", CARDS[:6], count=2),
        Stack(DECK, CARDS[:9], count=7),
    )
    lay = {DECK: [tag_uid(card) for card in CARDS]}
    for seed in range(30):
        Croupier(world, Random(seed)).lay_out(setting(*stacks), lay if seed % 2 else {})
        assert [len(at(world, place)) for place in ("red/cards", "blue/cards", DECK)] == [3, 2, 7]
        assert set(at(world, "blue/cards")) <= set(CARDS[:6])
        assert set(at(world, DECK)) <= set(CARDS[:9])


@pytest.mark.parametrize(
    ("stacks", "said"),
    [
        ((Stack("red/cards", CARDS[:2], count=2), Stack(PLAYED, CARDS[:1])), "red/cards"),
        ((Stack("red/cards", CARDS[:3], count=2), Stack(APART, CARDS[:3], count=2)), "2 of 3"),
        ((Stack(DECK, CARDS, count=len(CARDS) + 1),), DECK),
        ((Stack(DECK, CARDS), Stack(PLAYED, CARDS[:1])), "card-0"),
    ],
    ids=["one is elsewhere", "two want the same", "more than there are", "in two places"],
)
def test_a_table_that_cannot_be_laid_out_is_left_as_it_is(world, croupier, stacks, said):
    croupier.attend(BEGINNING)
    before = {place: [*stack] for place, stack in world.places.items()}
    with pytest.raises(NotLaidOut, match=said):
        croupier.lay_out(setting(*stacks))
    assert world.places == before


def test_tiles_are_spread_over_the_whole_belt(world, croupier):
    croupier.attend(setting(spread=TILES))
    assert world.belt_tiles() == [0, 3, 6, 9, 12, 15]
    laid = [at(world, f"belt/{number}")[0] for number in world.belt_tiles()]
    assert sorted(laid) == list(TILES)
    assert laid != list(TILES)


def test_or_over_places_of_the_table_top(world, croupier):
    croupier.attend(setting(spread=TILES, spread_on_table=12))
    assert set(world.places) == {f"table/{number}" for number in (0, 2, 4, 6, 8, 10)}


def test_tiles_lie_again_where_they_lay(world, croupier):
    """Those of which that is known; the others have the free places."""
    lay = {"belt/1": [tag_uid("tile-4")], "belt/3": [tag_uid("tile-2")]}
    croupier.lay_out(setting(spread=TILES), lay)
    assert at(world, "belt/1") == ["tile-4"]
    assert at(world, "belt/3") == ["tile-2"]
    laid = [at(world, f"belt/{number}")[0] for number in world.belt_tiles()]
    assert sorted(laid) == list(TILES)


def test_what_people_left_in_front_of_them_stays_there_as_it_lay(world, croupier):
    """Where the rules know nothing: they have the tile on the belt, and the card elsewhere."""
    aside = [tag_uid("tile-1"), tag_uid("card-3")]
    lay = {"red/aside": aside, "blue/aside": [tag_uid("card-4")], FACE_UP: [tag_uid("card-3")]}
    stack = Stack("red/draw", CARDS[:5])
    croupier.lay_out(setting(stack, spread=TILES, unknown=("red/aside",)), lay)
    assert at(world, "red/aside") == ["tile-1", "card-3"]
    assert [one.face_up for one in world.places["red/aside"]] == [False, True]
    assert sorted(at(world, "red/draw")) == ["card-0", "card-1", "card-2", "card-4"]
    assert "blue/aside" not in world.places


# -- what lies astray ----------------------------------------------------------------------


def test_nothing_is_astray_on_a_table_that_was_laid_out(world, croupier):
    stacks = (Stack("red/cards", CARDS[:6], count=3), Stack(PLAYED, CARDS[6:7]))
    wanted = setting(*stacks, Stack(DECK, CARDS[:6] + CARDS[7:], count=8), spread=TILES)
    croupier.lay_out(wanted)
    assert astray(wanted, world.lying()) == []


@pytest.mark.parametrize(
    ("uid", "source", "onto", "said"),
    [
        ("card-6", PLAYED, APART, "card-6 lies at middle/apart; expected middle/played"),
        ("card-0", "red/cards", APART, "red/cards has 2 unread pieces"),
        ("tile-0", "belt/0", "table/0", "tile-0 lies at table/0; expected the belt"),
        ("card-7", DECK, "red/cards", "red/cards has 4 unread pieces, of which 3"),
    ],
)
def test_what_lies_elsewhere_is_astray(world, croupier, uid, source, onto, said):
    stacks = (Stack("red/cards", CARDS[:6], count=3), Stack(PLAYED, CARDS[6:7]))
    wanted = setting(*stacks, Stack(DECK, CARDS[3:6] + CARDS[7:], count=8), spread=TILES)
    lay = {"red/cards": [tag_uid(card) for card in CARDS[:3]], "belt/0": [tag_uid("tile-0")]}
    croupier.lay_out(wanted, lay)
    assert world.bring(tag_uid(uid), source, onto)
    assert any(said in one for one in astray(wanted, world.lying()))


# -- bringing back -------------------------------------------------------------------------


def test_what_lies_where_it_does_not_belong_is_brought_back(world, croupier):
    croupier.lay_out(playing("card-3"))
    world.act("blue", Take("red/cards", 0), 0.0)
    world.act("blue", Put(PLAYED), 0.0)
    croupier.attend(playing("card-3"))
    assert at(world, "red/cards") == ["card-3"]


def test_a_hand_keeps_what_it_holds(world, croupier):
    croupier.lay_out(playing("card-3"))
    world.act("red", Take("red/cards", 0), 0.0)
    croupier.attend(playing())
    assert world.seats["red"].hand.piece.uid == tag_uid("card-3")
    assert at(world, "red/cards") == []


def test_what_a_move_has_moved_and_no_hand_has_carried_is_brought_along(world, croupier):
    croupier.lay_out(setting(Stack("red/cards", CARDS)))
    croupier.attend(setting(Stack(PLAYED, CARDS)))
    assert at(world, PLAYED) == list(CARDS)
    assert {one.face_up for one in world.places[PLAYED]} == {True}


def test_a_card_of_the_deck_that_lies_in_the_middle_is_shuffled_into_it(world, croupier):
    croupier.lay_out(playing())
    before = at(world, DECK)
    world.act("red", Take(DECK), 0.0)
    world.act("red", Put(PLAYED), 0.0)
    croupier.attend(playing())
    assert sorted(at(world, DECK)) == sorted(CARDS)
    assert at(world, DECK) != before


def test_a_card_in_a_fan_that_nobody_has_read_was_drawn(world, croupier):
    croupier.lay_out(playing())
    world.act("red", Take(DECK), 0.0)
    world.act("red", Put("red/cards"), 0.0)
    (drawn,) = at(world, "red/cards")
    croupier.attend(playing())
    assert at(world, "red/cards") == [drawn]


def test_where_people_lay_things_as_they_like_nothing_is_brought_back(world, croupier):
    croupier.lay_out(setting(Stack(PLAYED, CARDS), loose=True))
    world.act("red", Take(PLAYED), 0.0)
    world.act("red", Put("red/somewhere"), 0.0)
    croupier.attend(setting(Stack(PLAYED, CARDS), loose=True))
    assert at(world, "red/somewhere") == [CARDS[-1]]


def test_a_piece_may_lie_at_another_of_its_places(world, croupier):
    state = setting(Stack(PLAYED, CARDS, also=(APART,)))
    croupier.lay_out(state)
    world.act("red", Take(PLAYED), 0.0)
    world.act("red", Put(APART), 0.0)
    croupier.attend(state)
    assert at(world, APART) == [CARDS[-1]]


def test_but_not_where_a_move_that_was_taken_back_has_laid_it(world, croupier):
    croupier.lay_out(setting(Stack(APART, CARDS)))
    croupier.attend(setting(Stack("red/cards", CARDS, also=(APART,))))
    assert at(world, APART) == []
    assert at(world, "red/cards") == list(CARDS)


# -- what nobody has read ------------------------------------------------------------------

UNREAD = CARDS[6:]


def unread_at(world, croupier, place, known):
    """The table with an unread card at *place*, beside one that is known to lie there."""
    croupier.lay_out(setting(Stack(place, (known,)), Stack(DECK, UNREAD, count=len(UNREAD))))
    world.act("blue", Take(DECK), 0.0)
    world.act("blue", Put(place), 0.0)
    return at(world, place)[-1]


def test_it_goes_where_all_the_rest_of_a_cleared_place_goes(world, croupier):
    card = unread_at(world, croupier, APART, "card-0")
    cleared = (Cleared(UNREAD, (APART,)),)
    croupier.attend(setting(Stack("red/cards", ("card-0",)), cleared=cleared))
    assert at(world, "red/cards") == ["card-0", card]


def test_it_stays_where_nothing_says_where_it_goes(world, croupier):
    card = unread_at(world, croupier, APART, "card-0")
    stacks = Stack("red/cards", ("card-0",)), Stack(DECK, UNREAD, count=5)
    croupier.attend(setting(*stacks))
    assert at(world, APART) == [card]
    croupier.attend(setting(*stacks, cleared=(Cleared(UNREAD, (APART,)),)))
    assert at(world, APART) == [card]


def test_or_to_the_place_that_is_named(world, croupier):
    card = unread_at(world, croupier, APART, "card-0")
    croupier.attend(
        setting(Stack(APART, ("card-0",)), cleared=(Cleared(UNREAD, (APART, PLAYED), DECK),))
    )
    assert at(world, APART) == ["card-0"]
    assert card in at(world, DECK)


# -- what comes to a hand unread -----------------------------------------------------------


def drawn(count, **more):
    """Red has so many cards that nobody has read, and all others are in the deck."""
    rest = Stack(DECK, CARDS, count=len(CARDS) - count)
    return setting(Stack("red/cards", CARDS, count=count), rest, **more)


def test_a_hand_is_given_what_it_has_drawn_by_the_word_of_a_button(world, croupier):
    croupier.lay_out(drawn(2))
    croupier.attend(drawn(3))
    assert len(at(world, "red/cards")) == 3
    assert len(at(world, DECK)) == len(CARDS) - 3


def test_but_not_what_it_has_taken_itself(world, croupier):
    croupier.lay_out(drawn(2))
    world.act("red", Take(DECK), 0.0)
    croupier.attend(drawn(3))
    world.act("red", Put("red/cards"), 0.0)
    croupier.attend(drawn(3))
    assert len(at(world, "red/cards")) == 3


def test_a_card_that_was_taken_and_laid_back_is_still_owed(world, croupier):
    croupier.lay_out(drawn(2))
    world.act("red", Take(DECK), 0.0)
    croupier.attend(drawn(3))
    world.act("red", Put(DECK), 0.0)
    croupier.attend(drawn(3))
    assert len(at(world, "red/cards")) == 3
    assert len(at(world, DECK)) == len(CARDS) - 3


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_hand_that_is_robbed_goes_over_although_one_card_can_be_only_one_of_them(
    world, seed
):
    """Whichever goes first: the others make room for it."""

    def held(by, one, two):
        unread = Stack(f"{by}/cards", one, count=1), Stack(f"{by}/cards", two, count=2)
        known = Stack("red/cards", ()), Stack("blue/cards", ())
        return setting(*known, *unread, Stack(DECK, CARDS, count=9))

    croupier = Croupier(world, Random(seed))
    croupier.lay_out(held("blue", CARDS[:1], CARDS[1:3]))
    croupier.attend(held("red", CARDS[:3], CARDS[1:8]))
    assert sorted(at(world, "red/cards")) == list(CARDS[:3])
    assert at(world, "blue/cards") == []


@pytest.mark.parametrize("seed", range(6))
def test_hands_of_which_much_is_known_are_dealt_whole(world, seed):
    """Whichever is dealt first: the others leave it a card."""
    one, two, three = CARDS[:3]
    red = Stack("red/cards", (one, two), count=1), Stack("red/cards", (three, one), count=1)
    blue = Stack("blue/cards", (two, three), count=1)
    Croupier(world, Random(seed)).lay_out(setting(*red, blue, Stack(DECK, CARDS, count=9)))
    assert len(at(world, "red/cards")) == 2
    assert at(world, "blue/cards") in ([two], [three])
    assert len(at(world, DECK)) == 9


def test_a_hand_that_holds_a_control_card_gives_none_of_its_own_away(world, croupier):
    """It holds one piece more than the state says, and not one too many."""

    def holding(red, blue):
        rest = Stack(DECK, CARDS, count=len(CARDS) - red - blue)
        stacks = Stack("red/cards", CARDS, count=red), Stack("blue/cards", CARDS, count=blue)
        return setting(*stacks, rest)

    croupier.lay_out(holding(3, 2))
    world.keep_at(tag_uid(TILES[0]), "beside/pause")
    world.act("red", Take("beside/pause"), 0.0)
    red = at(world, "red/cards")
    croupier.attend(holding(3, 3))
    assert at(world, "red/cards") == red
    assert len(at(world, "blue/cards")) == 3


def test_a_card_that_was_taken_back_comes_back_itself(world, croupier):
    """Beside a card that is known, which is no unread one."""
    few, others = CARDS[:3], CARDS[3:]

    def holding(unread, *named):
        stacks = Stack("red/cards", named), Stack("red/cards", few, count=unread)
        # Of the deck's cards one is laid and taken back again.
        rest = len(CARDS) - 2 - len(named)
        return setting(*stacks, Stack(DECK, CARDS, count=rest))

    croupier.lay_out(holding(2, *others[:2]))
    world.act("red", Take("red/cards", 3), 0.0)
    laid = NAMES[world.seats["red"].hand.piece.uid]
    world.act("red", Put(PLAYED), 0.0)
    played = Stack(PLAYED, (laid,), face_up=True)
    croupier.attend(setting(*holding(1, *others[:2]).stacks, played))
    croupier.attend(holding(2, *others[:2]))
    assert laid in at(world, "red/cards")
    assert len(at(world, "red/cards")) == 4
