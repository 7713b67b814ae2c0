"""What a click does in a game of cards: click -> acts. Every plan is tried on a real world."""

import pytest
from msgspec.structs import replace

from controller.games.captains_orders.spec import SIDES
from controller.views import Cursor, Message, Notice, TableView
from controller.views.bluff_pirate import BluffPirateView
from controller.views.captains_orders import HandView
from display.tabletop.clicks import answer, peek, turn
from display.tabletop.controls import dropped
from display.tabletop.gestures import (
    TAP_S,
    CursorAt,
    Gesture,
    asks,
)
from display.tabletop.offers import PRESS_S, Offer
from display.tabletop.saying import phrase, spoken
from display.tabletop.sight import Sight
from display.targets import (
    ButtonAt,
    DeckAt,
    LineAt,
    OwnCard,
    OwnFan,
    OwnHand,
    OwnPad,
    PieceAt,
    PileAt,
    RowAt,
    SeatOf,
    SpotAt,
)
from display.words import words_in
from hardware.scene import Layout, Lower, Peek, Press, Put, Release, Take, Tap, TurnOver
from hardware.sim.places import BeltShape, tagged
from hardware.sim.world import World

SEATS = ("red", "blue", "green", "yellow")
SPOTS = tuple(f"spot-{number}" for number in range(1, 7))
DECK, ORDERS, DISCARDS = "middle/deck", "middle/spot-1", "middle/spot-2"
CITY, LINE = "middle/city-3", "middle/line-3"
LAYOUT = Layout(
    piles=(DECK, ORDERS, DISCARDS, CITY),
    rows=(LINE, "middle/row", "red/set"),
    face_up=(ORDERS, LINE),
    decks=(DECK,),
)
FAN = "red/cards"
PLAYERS = tuple(HandView(seat, 3, 0, 0) for seat in SEATS)


def laid_out(spots=SPOTS):
    """Three cards in Red's hand, two in Blue's, one Order, a line of three, the rest the deck."""
    pieces = tagged(SIDES)
    world = World(BeltShape(36, 1400.0, {}), SEATS, pieces, spots)
    world.clear(LAYOUT)
    uids = iter([piece.uid for piece in pieces])
    for place, count in ((FAN, 3), ("blue/cards", 2), (ORDERS, 1), (LINE, 3), (DECK, 20)):
        for _ in range(count):
            world.lay(next(uids), place, face_up=place in LAYOUT.face_up)
    return world


@pytest.fixture
def world():
    return laid_out()


def look(world, view=None, **changes):
    return replace(Sight(world.scene("red", 100.0), view), **changes)


def acts(answered):
    """What the hands do; nothing where nothing is offered."""
    return tuple(step.act for step in steps(answered))


def steps(answered):
    gesture = answered.gesture if isinstance(answered, Offer) else answered
    return gesture.steps if isinstance(gesture, Gesture) else ()


def do(world, *wanted, seat="red"):
    for at_s, act in enumerate(wanted):
        world.act(seat, act, at_s * 2.0)


def perform(world, gesture):
    now_s = 200.0
    for step in steps(gesture):
        now_s += step.delay_s
        world.act("red", step.act, now_s)


def needs(gesture):
    return [step.needs for step in steps(gesture)]


@pytest.fixture
def holding(world):
    """Red holds the second card of the hand."""
    do(world, Take(FAN, 1))
    return world


def held(world, **changes):
    return look(world, **{"taken_from": FAN, "taken_index": 1, **changes})


# ---- with an empty hand --------------------------------------------------------------------------


def asked(prompt):
    fields = dict.fromkeys(BluffPirateView.__struct_fields__)
    match = BluffPirateView(**{**fields, "phase": "turn", "active": "red", "players": PLAYERS})
    return TableView(0.0, "sim", True, "match", (), prompt=prompt, match=match)


@pytest.mark.unsaid
def test_the_deck_is_left_alone_where_nothing_is_drawn(world):
    """One click may have drawn all that the prompt asks for, and the second was on its way."""
    placing = Notice("bluff-pirate-act", {"active": "red"}, seat="red", at=("spot/1", "spot/2"))
    told = answer(DeckAt(DECK), look(world, asked(placing)))
    assert acts(told) == ()
    assert spoken((told,), words_in("en")).startswith("No card is to be drawn now. Face up")
    drawing = Notice("bluff-pirate-draw", {"active": "red", "count": 1}, seat="red", at=("deck",))
    assert acts(answer(DeckAt(DECK), look(world, asked(drawing)))) != ()


@pytest.mark.parametrize(
    "target", [PileAt(DISCARDS), SpotAt(1), OwnPad(), OwnHand(), SeatOf("blue")]
)
def test_an_empty_hand_is_told_to_take_a_card(world, target):
    gesture = answer(target, look(world))
    assert acts(gesture) == ()
    assert "first" in spoken((gesture,), words_in("en"))


def test_an_empty_deck_says_so(world):
    world.places.pop(DECK)
    assert answer(DeckAt(DECK), look(world)).id == "hands-no-cards-left"


# ---- with a card in the hand ---------------------------------------------------------------------


def test_a_spot_with_several_places_fills_the_empty_one_first(holding):
    assert acts(answer(SpotAt(3), held(holding)))[-1] == Put(CITY)
    holding.lay(next(iter(holding.pieces)), CITY)
    assert acts(answer(SpotAt(3), held(holding)))[-1] == Put(LINE, face_up=True)


def test_at_a_spot_that_nothing_lies_beside_a_card_is_only_tapped(holding):
    assert acts(answer(SpotAt(6), held(holding))) == (Tap(TAP_S, "spot-6"),)


def test_a_card_that_the_table_has_taken_is_laid_down_without_another_tap(holding):
    for target, put in (
        (SpotAt(1), Put(ORDERS, face_up=True)),
        (SeatOf("blue"), Put("blue/cards")),
    ):
        assert acts(answer(target, held(holding, heard=True))) == (put,)


def test_a_card_that_belongs_elsewhere_is_not_laid_down_here(holding):
    holding.mark("red", ORDERS)
    astray = answer(RowAt("middle/row"), held(holding, heard=True))
    assert (acts(astray), astray) == ((), phrase("hands-belongs-elsewhere"))
    assert acts(answer(PileAt(ORDERS), held(holding, heard=True))) == (Put(ORDERS, face_up=True),)
    # Before the table has taken it, it may go anywhere.
    assert acts(answer(RowAt("middle/row"), held(holding)))[-1] == Put("middle/row")


def test_what_lies_before_the_own_seat_is_laid_there_without_a_tap(holding):
    assert acts(answer(RowAt("red/set"), held(holding))) == (Put("red/set"),)


def test_a_click_on_the_card_in_the_hand_puts_it_back_where_it_was(holding):
    assert acts(answer(OwnHand(), held(holding))) == (Put(FAN, index=1),)
    do(holding, Put(FAN), Take(ORDERS))
    back = answer(OwnHand(), held(holding, taken_from=ORDERS, taken_index=None))
    assert acts(back) == (Put(ORDERS, face_up=True),)


def test_what_was_taken_from_a_pile_goes_back_there_without_a_tap(world):
    do(world, Take(ORDERS))
    assert acts(answer(PileAt(ORDERS), held(world, taken_from=ORDERS, taken_index=None))) == (
        Put(ORDERS, face_up=True),
    )


# ---- cards of other people -----------------------------------------------------------------------


# ---- looking and turning over --------------------------------------------------------------------


def test_what_lies_face_down_can_be_peeked_at(world):
    gesture = peek(DeckAt(DECK), look(world))
    assert acts(gesture) == (Peek(DECK),)
    perform(world, gesture)
    assert world.scene("red", 300.0).seats[0].lifts.side.face
    assert not world.scene("blue", 300.0).seats[0].lifts.side.face
    do(world, Lower())


def test_what_lies_face_up_hides_nothing(world):
    assert peek(PileAt(ORDERS), look(world)) is None
    assert peek(PieceAt(LINE, 1), look(world)) is None
    assert peek(PileAt(DISCARDS), look(world)) is None
    assert peek(OwnCard(0), look(world)) is None


def test_a_drawn_card_is_looked_at_in_the_hand(world):
    do(world, Take(DECK))
    assert acts(peek(OwnHand(), look(world))) == (Peek(),)


def test_a_piece_is_turned_over_openly(world):
    assert acts(turn(PieceAt(LINE, 1), look(world))) == (TurnOver(LINE, 1),)
    assert acts(turn(PileAt(DISCARDS), look(world))) == ()
    do(world, Take(FAN, 0))
    assert acts(turn(OwnHand(), look(world))) == (TurnOver(),)


# ---- the menu ------------------------------------------------------------------------------------


def view(cursor):
    return TableView(0.0, "sim", True, "match", (), cursor=cursor)


def test_a_click_on_a_line_presses_the_buttons_that_lead_there(world):
    lines = (Message("tap"), Message("ask"), Message("discover"))
    gesture = answer(LineAt(0), look(world, view(Cursor("red", Message("red"), lines, 1))))
    b, a = (Press("B"), Release("B")), (Press("A"), Release("A"))
    assert acts(gesture) == (*b, *b, *a)
    # It takes nothing but the line that was clicked.
    assert steps(gesture)[4].needs == CursorAt(lines, 0)
    assert all(step.delay_s == PRESS_S for step in steps(gesture))
    assert acts(answer(LineAt(1), look(world, view(Cursor("", Message("all"), lines, 1))))) == a


def test_somebody_elses_menu_is_not_clicked(world):
    cursor = Cursor("blue", Message("blue"), (Message("x"), Message("y")), 1)
    gesture = answer(LineAt(0), look(world, view(cursor)))
    assert gesture == phrase("hands-chooses-here", seat="blue")
    assert acts(gesture) == ()


UP = "red/set"
NAMES_UP = Cursor("red", Message("red"), (Message("down"), Message("up", {"at": UP})), 0)


def own_turn(cursor):
    return replace(
        asked(Notice("bluff-pirate-act", {"spots": 0}, seat="red", at=("menu",))), cursor=cursor
    )


def with_a_card(cursor, **changes):
    world = laid_out(())
    do(world, Take(FAN, 0))
    return held(world, view=own_turn(cursor), **changes)


def test_the_card_waits_until_the_line_asks_for_it():
    wanted = replace(NAMES_UP, options=(Message("else"),), at=0, goes=("pad/red",))
    elsewhere = replace(wanted, goes=None)

    def told(cursor, late=False):
        return asks(NAMES_UP.options, "pad/red", with_a_card(cursor), late)

    assert (told(NAMES_UP), told(NAMES_UP, late=True)) == (None, False)
    assert (told(wanted), told(replace(wanted, fits=("none",)))) == (True, False)
    assert told(elsewhere) is False, "the line has asked something else first"


# ---- dragging ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "goal", "means"),
    [
        (OwnCard(1), SpotAt(1), SpotAt(1)),
        (OwnCard(1), OwnCard(3), OwnCard(3)),
        (OwnHand(), SeatOf("blue"), SeatOf("blue")),
        (OwnHand(), OwnFan(), OwnFan()),
        (DeckAt(DECK), OwnFan(), DeckAt(DECK)),
        (DeckAt(DECK), SpotAt(1), None),
        (OwnCard(1), ButtonAt("A"), None),
        (LineAt(1), OwnFan(), None),
        (SeatOf("blue"), OwnFan(), None),
    ],
)
def test_dragging_a_card_is_a_click_where_it_is_dropped(origin, goal, means):
    assert dropped(origin, goal) == means


# ---- what the prompt asks to be turned over ------------------------------------------------------
