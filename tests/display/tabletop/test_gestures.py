"""What a click does at the virtual table: click -> acts. Every plan is tried on a real world."""

import pytest

from controller.views.luggage import Passenger
from display.tabletop.clicks import answer
from display.tabletop.gestures import PAUSE_S, TAP_S, Gesture, GestureQueue
from display.tabletop.offers import Offer
from display.tabletop.saying import Phrase, phrase
from display.targets import GroundAt, OwnHand, OwnPad, PileAt, TileAt
from hardware.scene import Put, Take, Tap, TurnOver, TurnPile

FLIP = (Take("red/draw"), TurnOver(), Tap(TAP_S), Put("red/action", face_up=True))


def acts(answered):
    """What the hands do; nothing where nothing is offered."""
    return tuple(step.act for step in steps(answered))


def steps(answered):
    gesture = answered.gesture if isinstance(answered, Offer) else answered
    return gesture.steps if isinstance(gesture, Gesture) else ()


def perform(world, gesture, now_s=0.0):
    """Let the hand of Red do it; raises `HandError` where no hand could."""
    for step in steps(gesture):
        now_s += step.delay_s
        world.act("red", step.act, now_s)
    return now_s + 10.0


def count(world, place):
    return len(world.places.get(place, ()))


@pytest.fixture
def flipped(world, look):
    perform(world, answer(PileAt("red/draw"), look(world)), -100.0)
    return world


@pytest.fixture
def holding(flipped, look):
    perform(flipped, answer(TileAt("belt/3"), look(flipped)), -50.0)
    return flipped


def test_a_click_on_the_draw_pile_flips_the_next_passenger_over_the_pad(world, look):
    gesture = answer(PileAt("red/draw"), look(world))
    assert acts(gesture) == FLIP
    perform(world, gesture)
    assert (count(world, "red/draw"), count(world, "red/action")) == (6, 1)
    assert world.places["red/action"][-1].face_up


def test_an_empty_draw_pile_is_made_of_the_action_pile_first(flipped, look):
    now_s = -50.0
    for _ in range(6):
        now_s = perform(flipped, answer(PileAt("red/draw"), look(flipped)), now_s)
    first = flipped.places["red/action"][0]
    gesture = answer(PileAt("red/draw"), look(flipped))
    assert acts(gesture) == (TurnPile("red/action", "red/draw"), *FLIP)
    perform(flipped, gesture, now_s)
    # L-1: the queue of passengers rotates, so the first one comes again.
    assert flipped.places["red/action"] == [first]


def test_without_any_cards_it_says_what_to_do(world, look):
    world.places.pop("red/draw")
    gesture = answer(PileAt("red/draw"), look(world))
    assert acts(gesture) == ()
    assert gesture.id == "luggage-hands-say-done"


def test_aside_takes_the_passenger_along(holding, look):
    gesture = answer(PileAt("red/aside"), look(holding))
    assert acts(gesture) == (Put("red/aside"), Take("red/action"), Put("red/aside", face_up=True))
    perform(holding, gesture)
    tile, card = holding.places["red/aside"]
    assert (tile.top.kind, card.top.kind) == ("tile", "card")
    assert card.face_up
    assert not tile.face_up


def test_aside_without_a_passenger_is_advised_against(world, look):
    perform(world, answer(TileAt("belt/3"), look(world)))
    gesture = answer(PileAt("red/aside"), look(world))
    assert acts(gesture) == ()
    assert gesture.id == "luggage-hands-flip-first"


def test_another_tile_means_put_back_while_one_is_held(holding, look):
    assert acts(answer(TileAt("belt/9"), look(holding))) == (Put("belt"),)


def test_in_rows_a_tile_goes_back_to_where_it_lay(memory_world, look, new_match):
    match = new_match(variant="memory", active="red")
    perform(memory_world, answer(TileAt("table/4"), look(memory_world, match)), -50.0)
    gesture = answer(GroundAt("table"), look(memory_world, match, taken_from="table/4"))
    assert acts(gesture) == (Put("table/4"),)
    perform(memory_world, gesture)


def test_in_rows_a_tile_of_unknown_origin_goes_to_a_free_place(memory_world, look, new_match):
    perform(memory_world, answer(TileAt("table/11"), look(memory_world)), -50.0)
    gesture = answer(GroundAt("table"), look(memory_world, new_match(variant="memory")))
    assert acts(gesture) == (Put("table/11"),)


@pytest.mark.parametrize("target", [OwnHand(), OwnPad()])
def test_an_empty_hand_is_told_to_pick_something_up(world, look, target):
    gesture = answer(target, look(world))
    assert acts(gesture) == ()
    assert isinstance(gesture, Phrase)


@pytest.mark.parametrize("target", [PileAt("red/draw"), PileAt("red/action")])
def test_a_card_that_was_left_in_the_hand_finds_its_way_onto_the_open_pile(world, look, target):
    world.act("red", Take("red/draw"), 0.0)
    assert acts(answer(target, look(world))) == (Put("red/action", face_up=True),)


def test_an_open_passenger_whom_the_table_does_not_know_is_shown_to_it_again(
    flipped, look, new_match, new_player
):
    """A player who flips before the round has begun is not counted yet, and must not be stuck."""
    show = (Take("red/action"), Tap(TAP_S), Put("red/action", face_up=True))
    top = flipped.places["red/action"][-1].piece.face
    unknown = new_match("play", new_player("red", passenger=None))
    gesture = answer(PileAt("red/action"), look(flipped, unknown))
    assert acts(gesture) == show
    red = new_player("red", passenger=Passenger(top.name, top.suitcase))
    known = new_match("play", red)
    gesture = answer(PileAt("red/action"), look(flipped, known))
    assert gesture == phrase("luggage-hands-find-the-same")


def test_during_play_a_pair_can_be_taken_back(holding, look, new_match):
    perform(holding, answer(PileAt("red/aside"), look(holding)), -20.0)
    gesture = answer(PileAt("red/aside"), look(holding, new_match("play")))
    assert acts(gesture) == (Take("red/aside"),)


def test_at_the_check_a_click_shows_the_whole_pair_passenger_first(holding, look, new_match):
    perform(holding, answer(PileAt("red/aside"), look(holding)), -20.0)
    gesture = answer(PileAt("red/aside"), look(holding, new_match("check")))
    one = (Take("red/aside"), Tap(TAP_S), Put("red/shown", face_up=True))
    assert acts(gesture) == one + one
    tapped = []
    holding.on_tap.append(lambda seat, uid, until_s: tapped.append(holding.pieces[uid].face.kind))
    perform(holding, gesture)
    assert tapped == ["card", "tile"]
    assert count(holding, "red/shown") == 2


def test_at_the_check_a_lone_piece_is_shown_alone(holding, look, new_match):
    holding.act("red", Put("red/aside"), -20.0)
    assert len(acts(answer(PileAt("red/aside"), look(holding, new_match("check"))))) == 3


# ---- the queue ---------------------------------------------------------------------------------


def run(queue, times):
    return [act for now_s in times if (act := queue.due(now_s)) is not None]


def test_steps_come_out_one_after_the_other_with_pauses(world, look):
    queue = GestureQueue()
    queue.start(answer(PileAt("red/draw"), look(world)).gesture, now_s=5.0)
    assert queue.due(5.0) == FLIP[0]
    assert queue.due(5.0) is None
    assert queue.due(5.0 + PAUSE_S) == FLIP[1]
    assert queue.due(5.0 + 2 * PAUSE_S) == FLIP[2]
    # Nothing is done with a piece that is at the pad.
    assert queue.due(5.0 + 3 * PAUSE_S) is None
    assert queue.due(5.0 + 3 * PAUSE_S + TAP_S) == FLIP[3]
    assert len(queue) == 0


def test_a_hand_that_is_seen_at_the_pad_waits_longer(world, look):
    queue = GestureQueue()
    queue.start(answer(PileAt("red/draw"), look(world)).gesture, now_s=0.0)
    assert run(queue, [0.0, 1.0, 2.0]) == list(FLIP[:3])
    assert queue.due(3.0, at_pad=True) is None
    assert queue.due(3.1, at_pad=False) == FLIP[3]


def test_a_gesture_that_is_under_way_is_not_disturbed(world, look):
    queue = GestureQueue()
    queue.start(answer(PileAt("red/draw"), look(world)).gesture, now_s=0.0)
    queue.start(answer(TileAt("belt/3"), look(world)).gesture, now_s=0.1)
    assert run(queue, range(10)) == list(FLIP)


def test_a_refused_act_ends_the_gesture(world, look):
    queue = GestureQueue()
    queue.start(answer(PileAt("red/draw"), look(world)).gesture, now_s=0.0)
    queue.due(0.0)
    queue.clear()
    assert run(queue, range(10)) == []
