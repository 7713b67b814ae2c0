"""The simulated table top."""

import pytest

from hardware.config import load_table_file
from hardware.errors import HandError
from hardware.scene import (
    Label,
    LookAway,
    Press,
    Put,
    Read,
    Release,
    SayName,
    Take,
    Tap,
    TurnOver,
    TurnPile,
)
from hardware.sim.places import BeltShape, Landing, TaggedPiece
from hardware.sim.world import World


def tile(uid, name="clown"):
    return TaggedPiece(uid, Label("tile", False, "dots", "dots"), Label("tile", True, name, "dots"))


def card(uid, name="clown"):
    return TaggedPiece(uid, Label("card", False, "card-back"), Label("card", True, name, "dots"))


@pytest.fixture
def world():
    shape = BeltShape(places=36, track_mm=1260.0, readers={"belt": (0.0, 40.0)})
    world = World(shape, ["red", "blue"], [tile("01"), tile("02", "cook"), card("03"), card("04")])
    world.lay("01", "belt/0")
    world.lay("02", "belt/18")
    world.lay("03", "red/draw")
    world.lay("04", "red/draw")
    return world


def act(world, *acts, seat="red", now_s=0.0):
    for one in acts:
        world.act(seat, one, now_s)


def hand(world, seat, observer):
    scene = world.scene(observer, 0.0)
    return next(seen.hand for seen in scene.seats if seen.seat == seat)


def tags_over_reader(world):
    at_mm, zone_mm = world.belt.readers["belt"]
    return world.near(at_mm, zone_mm / 2)


def test_two_pieces_cannot_carry_the_same_uid():
    shape = BeltShape(places=36, track_mm=1260.0, readers={})
    with pytest.raises(ValueError, match="two pieces carry the UID 01: clown and cook"):
        World(shape, ["red"], [tile("01"), tile("01", "cook")])


def test_a_piece_in_a_hand_lies_among_the_cards_of_its_seat(world):
    act(world, Take("red/draw"))
    assert world.lying() == {
        "belt/0": ("01",), "belt/18": ("02",), "red/draw": ("03",), "red/cards": ("04",)
    }  # fmt: skip


def test_the_face_of_a_tile_is_seen_by_its_holder_alone(world):
    act(world, Take("belt/0"))
    assert hand(world, "red", "red").name == hand(world, "red", "blue").name == "dots"
    act(world, TurnOver())
    assert hand(world, "red", "red").name == "clown"
    assert hand(world, "red", "blue").name == "dots"


def test_everybody_sees_at_once_who_looks_away(world):
    def away():
        return [seen.seat for seen in world.scene("blue", 0.0).seats if seen.away]

    assert away() == []
    act(world, LookAway(True))
    assert away() == ["red"]
    act(world, LookAway(False))
    assert away() == []


def test_who_reads_is_told_once(world):
    told = []
    world.said.readers.on_change.append(told.append)
    act(world, Read(True), Read(True), Read(False))
    assert told == [{"red"}, set()]


def test_what_somebody_is_called_is_told_as_it_was_said(world):
    told = []
    world.said.on_name.append(lambda seat, name: told.append((seat, name)))
    act(world, SayName("Zoë"))
    assert told == [("red", "Zoë")]


def test_a_card_that_is_turned_over_is_flipped_openly(world):
    act(world, Take("red/draw"), TurnOver())
    assert hand(world, "red", "blue").name == "clown"


def test_a_tile_that_is_put_back_lies_pattern_up(world):
    act(world, Take("belt/0"), TurnOver(), Put("belt/5"))
    lying = next(seen for seen in world.scene("blue", 0.0).places if seen.place == "belt/5")
    assert (lying.top.face, lying.top.name) == (False, "dots")


def test_belt_alone_means_the_free_place_nearest_to_the_seat(world):
    act(world, Take("belt/18"), Put("belt"))
    # Red sits a quarter of the track past position 0: place 9 of 36.
    assert "belt/9" in world.places


def test_a_tile_is_over_the_reader_while_its_place_is_in_the_zone(world):
    assert [uid for uid, _ in tags_over_reader(world)] == ["01"]
    world.belt_turns = lambda: 0.5
    assert [uid for uid, _ in tags_over_reader(world)] == ["02"]
    world.belt_turns = lambda: 19.0 / 1260.0
    assert [uid for uid, _ in tags_over_reader(world)] == ["01"]
    world.belt_turns = lambda: 21.0 / 1260.0
    assert tags_over_reader(world) == []


def test_a_tap_holds_the_tag_to_the_pad_for_its_time(world):
    act(world, Take("belt/0"), Tap(0.4), now_s=1.0)
    assert world.tags_at("pad/red", 1.39) == [("red", "01")]
    assert world.tags_at("pad/red", 1.4) == []
    assert world.seats_at_pads(1.2) == ("red",)


def test_a_light_that_changes_is_seen_at_once_although_no_hand_has_moved(world):
    lights = {"red": ("white", "pulse"), "blue": ("off", "steady")}
    world.light_of = lights.__getitem__
    assert world.scene("red", 0.0).seats[1].colour == "off"
    lights["blue"] = ("green", "steady")
    assert world.scene("red", 0.0).seats[1].colour == "green"


def test_only_the_holder_of_a_piece_is_told_where_it_belongs(world):
    world.mark("red", "belt/3")
    assert world.scene("red", 0.0).belongs == ""
    act(world, Take("belt/0"))
    world.mark("red", "belt/3")
    assert world.scene("blue", 0.0).belongs == ""
    act(world, TurnOver())
    assert world.scene("red", 0.0).belongs == "belt/3"
    act(world, Put("belt/5"))
    assert world.scene("red", 0.0).belongs == ""
    with pytest.raises(HandError, match="no place"):
        world.mark("red", "nowhere")


def test_a_pile_that_is_turned_over_comes_to_lie_in_reverse(world):
    act(world, TurnPile("red/draw", "red/action"))
    assert [lying.piece.uid for lying in world.places["red/action"]] == ["04", "03"]
    assert all(lying.face_up for lying in world.places["red/action"])


@pytest.mark.parametrize(
    ("acts", "reason"),
    [
        ([Take("belt/0"), Take("belt/18")], "a hand holds one piece at a time"),
        ([Take("belt/7")], "nothing lies at belt/7"),
        ([Take("blue/draw")], "blue/draw lies in front of somebody else"),
        ([Take("belt/99")], "the belt has the places 0 to 35"),
        ([Take("cellar")], "there is no place 'cellar'"),
        ([Put("belt")], "the hand is empty"),
        ([TurnOver()], "the hand is empty"),
        ([Tap()], "the hand is empty"),
        ([Take("belt/0"), Put("belt/18")], "another piece lies at belt/18"),
        ([Take("belt/0"), Tap(), Put("belt")], "the hand still holds a piece to the pad"),
        ([TurnPile("red/action", "red/draw")], "nothing lies at red/action"),
    ],
)
def test_what_no_hand_could_do_is_refused(world, acts, reason):
    with pytest.raises(HandError, match=reason):
        act(world, *acts)


def test_a_refused_put_leaves_the_piece_in_the_hand(world):
    act(world, Take("belt/0"))
    with pytest.raises(HandError):
        act(world, Put("belt/18"))
    assert hand(world, "red", "red") is not None


def test_a_button_that_is_down_already_is_not_pressed_again(world):
    heard = []
    world.on_button.append(lambda *what: heard.append(what))
    act(world, Press("A"), Press("A"), Release("A"), Release("A"))
    assert heard == [("red", "A", True), ("red", "A", False)]


def test_pieces_are_neither_made_nor_lost(world):
    act(world, Take("belt/0"), TurnOver(), Put("red/aside"), Take("red/draw"), TurnOver())
    everywhere = [lying.piece.uid for stack in world.places.values() for lying in stack]
    everywhere += [top.hand.piece.uid for top in world.seats.values() if top.hand]
    assert sorted(everywhere) == ["01", "02", "03", "04"]
    world.clear()
    assert world.scene("red", 0.0).places == ()


def test_a_tile_that_falls_off_the_belt_lies_on_the_table_top(world):
    world.drop(18)
    assert [lying.piece.uid for lying in world.places["table/0"]] == ["02"]
    assert world.belt_tiles() == [0]
    world.drop(0)
    assert "table/1" in world.places
    with pytest.raises(HandError, match="nothing lies at belt/0"):
        world.drop(0)
    act(world, Take("table/0"))
    assert hand(world, "red", "red").name == "dots"


def test_a_clumsy_hand_stacks_a_tile_on_the_next_one_and_eyes_see_how_many_lie_there(world):
    world.grasp.landing = lambda seat: Landing(stacked=True)
    act(world, Take("belt/0"), Put("belt/17"))
    seen = next(seen for seen in world.scene("blue", 0.0).places if seen.place == "belt/18")
    assert seen.count == 2
    assert [lying.piece.uid for lying in world.places["belt/18"]] == ["02", "01"]
    act(world, Take("belt/18"))
    assert [lying.piece.uid for lying in world.places["belt/18"]] == ["02"]


def test_a_scene_tells_nothing_of_the_tile_below(world):
    world.grasp.landing = lambda seat: Landing(stacked=True)
    before = world.scene("blue", 0.0).places
    act(world, Take("belt/0"), Put("belt/17"))
    (below,) = (seen for seen in before if seen.place == "belt/18")
    (now,) = (seen for seen in world.scene("blue", 0.0).places if seen.place == "belt/18")
    assert (now.count, now.top) == (below.count + 1, below.top), "both backs look alike"


def test_a_pushed_tile_comes_to_the_reader_by_so_much_earlier_or_later(world):
    world.grasp.landing = lambda seat: Landing(off_mm=6.0)
    act(world, Take("belt/0"), Put("belt/0"))
    world.belt_turns = lambda: 15.0 / 1260.0
    assert tags_over_reader(world) == []
    world.belt_turns = lambda: -25.0 / 1260.0
    assert tags_over_reader(world) == [("01", pytest.approx(-19.0))]


def test_the_belt_of_a_table_file(world):
    assert BeltShape.of(load_table_file("sim")) == world.belt


def test_what_is_kept_at_a_place_goes_back_there_from_every_hand(world):
    card = next(iter(world.pieces))
    world.clear()
    world.keep_at(card, "beside/pause")
    world.act("red", Take("beside/pause"), 0.0)
    assert world.place_of(card) is None
    world.act("red", Put("red/draw"), 1.0)
    assert world.place_of(card) == "beside/pause"


def test_what_lies_beside_the_table_is_not_cleared_away(world):
    card = next(iter(world.pieces))
    world.clear()
    world.keep_at(card, "beside/pause")
    world.act("red", Take("beside/pause"), 0.0)
    world.clear()
    assert world.place_of(card) == "beside/pause"
