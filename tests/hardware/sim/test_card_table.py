"""What hands do at the simulated table in a game of cards: fans, rows, piles and spots."""

import pytest

from hardware.config import load_table_file
from hardware.errors import HandError
from hardware.scene import (
    Gather,
    Label,
    Layout,
    Lifted,
    Lower,
    Peek,
    Press,
    Put,
    Release,
    Shuffle,
    Take,
    Tap,
    TurnOver,
    TurnPile,
)
from hardware.sim.places import BeltShape, TaggedPiece
from hardware.sim.world import World

BACK = Label("card", False, "back")
SEATS = ("red", "blue", "green")
LAYOUT = Layout(
    piles=("middle/draw", "middle/discard", "middle/token"),
    rows=("middle/line", "middle/set", "red/laid"),
)


def face(number):
    return Label("card", True, f"face-{number}")


def new_world(seed=0):
    pieces = [TaggedPiece(str(number), BACK, face(number)) for number in range(20)]
    shape = BeltShape(places=36, track_mm=1260.0, readers={})
    world = World(shape, SEATS, pieces, spots=("spot-1", "spot-2"), seed=seed)
    world.clear(LAYOUT)
    for number in range(8):
        world.lay(str(number), "middle/draw")
    for number in (10, 11, 12):
        world.lay(str(number), "red/cards")
    for number in (13, 14):
        world.lay(str(number), "blue/cards")
    world.lay("15", "middle/line", face_up=True)
    world.lay("16", "middle/line")
    world.lay("17", "middle/line", face_up=True)
    world.lay("18", "middle/token")
    return world


@pytest.fixture
def world():
    return new_world()


def act(world, *acts, seat="red", now_s=0.0):
    for one in acts:
        world.act(seat, one, now_s)


def seen(world, place, observer="red"):
    places = world.scene(observer, 0.0).places
    return next((one for one in places if one.place == place), None)


def hand(world, seat, observer):
    scene = world.scene(observer, 0.0)
    return next(one.hand for one in scene.seats if one.seat == seat)


def numbers(world, place):
    return [int(lying.piece.uid) for lying in world.places.get(place, ())]


# ---- fans --------------------------------------------------------------------------------------


def test_a_fan_shows_its_faces_to_its_owner_and_its_backs_to_everybody_else(world):
    own = seen(world, "red/cards", "red")
    assert own.spread == (face(10), face(11), face(12))
    others = seen(world, "red/cards", "blue")
    assert (others.count, others.spread) == (3, (BACK,) * 3)


def test_a_card_out_of_the_own_fan_shows_its_face_to_its_holder_alone(world):
    act(world, Take("red/cards", 1))
    assert hand(world, "red", "red") == face(11)
    assert hand(world, "red", "blue") == BACK
    assert numbers(world, "red/cards") == [10, 12]


def test_a_card_that_is_laid_face_up_is_seen_by_all(world):
    act(world, Take("red/cards", 0), Put("middle/discard", face_up=True))
    assert seen(world, "middle/discard", "blue").top == face(10)


def test_a_card_of_the_own_fan_that_is_laid_face_down_is_seen_by_nobody(world):
    act(world, Take("red/cards", 0), Put("middle/discard"))
    assert seen(world, "middle/discard", "red").top == BACK


def test_a_stolen_card_comes_blind_and_is_known_once_it_is_in_the_thiefs_fan(world):
    act(world, Take("blue/cards", 0))
    assert hand(world, "red", "red") == hand(world, "red", "blue") == BACK
    act(world, Put("red/cards"))
    assert seen(world, "red/cards").spread[-1] == face(13)
    assert seen(world, "red/cards", "blue").spread[-1] == BACK
    assert seen(world, "blue/cards", "blue").spread == (face(14),)


def test_a_card_is_handed_over_into_the_receivers_fan_or_before_that_seat(world):
    act(world, Take("red/cards"), Put("blue/cards"))
    assert seen(world, "blue/cards", "blue").top == face(12)
    act(world, Take("red/cards"), Put("blue/given"))
    assert seen(world, "blue/given", "red").top == BACK
    act(world, Take("blue/given"), Put("blue/cards"), seat="blue")
    assert seen(world, "blue/cards", "blue").spread == (face(13), face(14), face(12), face(11))


def test_a_card_in_a_fan_has_its_face_to_the_owner_however_it_was_put(world):
    act(world, Take("middle/line"), Put("red/cards", face_up=True, index=0))
    assert seen(world, "red/cards", "blue").spread == (BACK,) * 4
    assert numbers(world, "red/cards") == [17, 10, 11, 12]
    act(world, Gather("middle/line", "red/cards", face_up=True))
    assert seen(world, "red/cards", "blue").spread == (BACK,) * 6


def test_a_drawn_card_is_looked_at_without_showing_it(world):
    act(world, Take("middle/draw"))
    assert hand(world, "red", "red") == BACK
    act(world, Peek())
    assert (hand(world, "red", "red"), hand(world, "red", "blue")) == (face(7), BACK)
    act(world, TurnOver(), TurnOver())
    assert hand(world, "red", "blue") == face(7), "turned over openly"


def test_a_whole_hand_is_laid_open(world):
    act(world, Gather("red/cards", "red/laid", face_up=True))
    assert seen(world, "red/laid", "blue").spread == (face(10), face(11), face(12))
    assert seen(world, "red/cards") is None


# ---- rows and piles ----------------------------------------------------------------------------


def test_a_row_shows_every_card_as_it_lies_in_order(world):
    assert seen(world, "middle/line", "green").spread == (face(15), BACK, face(17))


def test_of_a_pile_only_the_top_is_seen_and_can_be_taken(world):
    pile = seen(world, "middle/draw")
    assert (pile.count, pile.top, pile.spread) == (8, BACK, ())
    with pytest.raises(HandError, match="of the pile middle/draw only the top can be reached"):
        act(world, Take("middle/draw", 3))
    act(world, Take("middle/draw", 7), Put("red/cards"))
    assert numbers(world, "red/cards")[-1] == 7


def test_a_card_is_put_between_two_of_a_row(world):
    act(world, Take("red/cards", 0), Put("middle/line", face_up=True, index=1))
    assert numbers(world, "middle/line") == [15, 10, 16, 17]


def test_a_piece_is_turned_over_where_it_lies(world):
    act(world, TurnOver("middle/token"))
    assert seen(world, "middle/token", "blue").top == face(18)
    act(world, TurnOver("middle/line", 1))
    assert seen(world, "middle/line", "blue").spread == (face(15), face(16), face(17))


def test_a_pile_that_is_gathered_keeps_its_order_and_its_side(world):
    act(world, Gather("middle/line", "middle/discard"))
    assert numbers(world, "middle/discard") == [15, 16, 17]
    assert seen(world, "middle/discard").top == BACK
    act(world, Gather("middle/discard", "middle/draw"))
    assert numbers(world, "middle/draw") == [*range(8), 15, 16, 17]


def test_a_row_is_turned_up_where_it_lies(world):
    act(world, Gather("middle/line", "middle/line", face_up=True))
    assert seen(world, "middle/line", "blue").spread == (face(15), face(16), face(17))


def test_a_new_layout_takes_the_old_places_away(world):
    assert world.scene("red", 0.0).layout == LAYOUT
    world.clear()
    assert world.scene("red", 0.0).layout == Layout()
    with pytest.raises(HandError, match="there is no place 'middle/draw' at this table; no place"):
        world.lay("0", "middle/draw")


@pytest.mark.parametrize(
    "layout",
    [
        Layout(piles=("red/draw",)),
        Layout(rows=("red/cards",)),
        Layout(rows=("middle",)),
        Layout(rows=("belt/3",)),
        Layout(piles=("middle/a",), rows=("middle/a",)),
    ],
)
def test_a_place_that_cannot_be_marked_is_refused_and_nothing_is_cleared(world, layout):
    with pytest.raises(ValueError, match="the layout marks"):
        world.clear(layout)
    assert seen(world, "middle/draw").count == 8


# ---- looking under a piece ---------------------------------------------------------------------


def lifts(world, seat, observer):
    scene = world.scene(observer, 0.0)
    return next(one.lifts for one in scene.seats if one.seat == seat)


def test_a_lifted_card_shows_its_face_to_the_lifter_and_everybody_sees_which_one_it_is(world):
    act(world, Peek("middle/line", 1))
    assert lifts(world, "red", "red") == Lifted("middle/line", 1, face(16))
    assert lifts(world, "red", "blue") == Lifted("middle/line", 1, BACK)
    assert seen(world, "middle/line", "red").spread[1] == BACK
    act(world, Lower())
    assert lifts(world, "red", "red") is None


def test_two_hands_lift_two_cards_at_once(world):
    act(world, Peek("middle/line", 1))
    act(world, Peek("middle/token"), seat="blue")
    assert lifts(world, "blue", "blue").side == face(18)
    assert lifts(world, "blue", "red").side == BACK
    assert lifts(world, "red", "red").side == face(16)


@pytest.mark.parametrize(
    ("seat", "what"),
    [
        ("red", Take("middle/draw")),
        ("red", Peek("middle/token")),
        ("blue", Take("middle/line", 0)),
        ("blue", TurnOver("middle/line", 1)),
        ("blue", Shuffle("middle/line")),
    ],
)
def test_a_lifted_card_lies_again_when_its_hand_or_its_place_is_used_otherwise(world, seat, what):
    act(world, Peek("middle/line", 1))
    act(world, what, seat=seat)
    lifted = lifts(world, "red", "red")
    assert lifted is None or lifted.place != "middle/line"


def test_a_lifted_card_lies_again_even_when_the_next_act_is_refused_and_watchers_are_told(world):
    act(world, Peek("middle/line", 1))
    before = world.changes
    with pytest.raises(HandError):
        act(world, Take("middle/discard"))
    assert lifts(world, "red", "red") is None
    assert world.changes > before


def test_a_button_can_be_pressed_while_the_other_hand_lifts_a_card(world):
    act(world, Peek("middle/line", 1), Press("A"), Release("A"))
    assert lifts(world, "red", "red") is not None


# ---- shuffling ---------------------------------------------------------------------------------


def test_a_shuffle_hangs_on_the_seed_and_on_how_often_that_place_was_shuffled():
    def orders(seed):
        world = new_world(seed)
        act(world, Shuffle("middle/draw"))
        first = numbers(world, "middle/draw")
        world.shuffle("middle/draw")
        return first, numbers(world, "middle/draw")

    assert orders(1) == orders(1)
    assert orders(1) != orders(2)
    first, second = orders(1)
    assert sorted(first) == sorted(second) == list(range(8))
    assert first != second


def test_a_shuffled_row_keeps_each_cards_side(world):
    act(world, Shuffle("middle/line"))
    up = {lying.piece.uid: lying.face_up for lying in world.places["middle/line"]}
    assert up == {"15": True, "16": False, "17": True}


# ---- taps --------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", ["pad/red", "pad/blue", "spot-2"])
def test_a_card_is_held_to_any_pad_or_spot_and_everybody_sees_where(world, reader):
    act(world, Take("red/cards"), Tap(0.4, reader), now_s=1.0)
    assert world.tags_at(reader, 1.2) == [("red", "12")]
    assert world.tags_at(reader, 1.4) == []
    red = world.scene("blue", 1.2).seats[0]
    assert (red.taps, red.hand) == (reader, BACK)
    assert red.at_pad is (reader == "pad/red")
    assert world.scene("blue", 1.4).seats[0].taps == ""


def test_two_hands_at_one_spot_are_two_tags(world):
    act(world, Take("red/cards"), Tap(0.4, "spot-1"))
    act(world, Take("blue/cards"), Tap(0.2, "spot-1"), seat="blue")
    assert world.tags_at("spot-1", 0.1) == [("red", "12"), ("blue", "14")]
    assert world.tags_at("spot-1", 0.3) == [("red", "12")]


def test_the_spots_are_in_the_scene_left_to_right(world):
    assert world.scene("blue", 0.0).spots == ("spot-1", "spot-2")


def test_nobody_sees_a_button_being_pressed(world):
    before = world.scene("blue", 0.0), world.changes
    act(world, Press("A"), Press("B"), Release("A"))
    assert (world.scene("blue", 0.0), world.changes) == before, "not even when it was"


# ---- what no hand can do -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acts", "reason"),
    [
        ([Take("middle/nowhere")], "no place 'middle/nowhere' at this table; marked are middle/dr"),
        ([Take("red")], "there is no place 'red'"),
        ([Take("red/cards", 3)], "red/cards has the pieces 0 to 2, not 3"),
        ([Take("red/cards", -1)], "red/cards has the pieces 0 to 2, not -1"),
        ([Take("red/cards"), Put("middle/draw", index=0)], "middle/draw is a pile"),
        ([Take("red/cards"), Put("middle/line", index=4)], "has room at 0 to 3, not at 4"),
        ([Take("red/cards"), Take("blue/cards")], "a hand holds one piece at a time"),
        ([Take("red/cards"), Peek("middle/token")], "a hand holds one piece at a time"),
        ([Take("red/cards"), TurnOver("middle/token")], "a hand holds one piece at a time"),
        ([Take("red/cards"), Shuffle("middle/draw")], "a hand holds one piece at a time"),
        ([Take("red/cards"), Gather("middle/line", "red/cards")], "a hand holds one piece"),
        ([Peek("blue/cards", 0)], "blue/cards does not lie on the table"),
        ([TurnOver("red/cards", 0)], "red/cards does not lie on the table"),
        ([Peek()], "the hand is empty"),
        ([Peek("middle/discard")], "nothing lies at middle/discard"),
        ([Shuffle("blue/cards")], "blue/cards is in somebody else's hands"),
        ([Gather("blue/cards", "red/cards")], "blue/cards is in somebody else's hands"),
        ([TurnPile("blue/cards", "middle/set")], "blue/cards is in somebody else's hands"),
        ([Gather("middle/line", "belt/3")], "belt/3 has room for one piece only"),
        ([Gather("middle/line", "middle/nowhere")], "there is no place 'middle/nowhere'"),
        ([Take("red/cards"), Tap(0.4, "spot-9")], "there is no pad or spot 'spot-9'; expected"),
        ([Take("red/cards"), Tap(0.4, "belt")], "there is no pad or spot 'belt'"),
    ],
)
def test_what_no_hand_could_do_is_refused_and_no_piece_is_lost(world, acts, reason):
    act(world, *acts[:-1])
    before = world.scene("red", 0.0)
    with pytest.raises(HandError, match=reason):
        act(world, acts[-1])
    assert world.scene("red", 0.0) == before


def test_the_table_of_eight_seats_and_six_spots_opens_as_a_world():
    file = load_table_file("sim-spots")
    world = World(BeltShape.of(file), [seat.name for seat in file.seats], [], file.spots)
    scene = world.scene("black", 0.0)
    assert len(scene.seats) == 8
    assert scene.spots == tuple(f"spot-{number}" for number in range(1, 7))
