"""No hand sees a face that the rules keep from it, whatever it does with the piece."""

import re

import msgspec
import pytest

from hardware.errors import HandError
from hardware.scene import Gather, Label, Layout, Peek, Put, Shuffle, Take, TurnOver, TurnPile
from hardware.sim.places import BeltShape, TaggedPiece
from hardware.sim.world import World

SEATS = ("red", "blue")
BACK = Label("card", False, "back")
DECK, CITY, OPEN = "middle/deck", "middle/city", "middle/open"
LAYOUT = Layout(piles=(DECK, "middle/aside"), rows=(CITY, OPEN, "red/laid"))
LIES = {DECK: ("0", "1", "2"), CITY: ("3",), "red/cards": ("4", "5"), "blue/cards": ("6", "7")}


class Rules:
    """What a game says: who may look under what lies where, and at what was taken there."""

    def __init__(self):
        self.lying, self.held = set(), set()

    def may_look(self, seat, place, held):
        return (seat, place) in (self.held if held else self.lying)


@pytest.fixture
def rules():
    return Rules()


@pytest.fixture
def world(rules):
    pieces = [TaggedPiece(str(n), BACK, Label("card", True, f"face-{n}")) for n in range(8)]
    world = World(BeltShape(places=4, track_mm=140.0, readers={}), SEATS, pieces)
    world.clear(LAYOUT)
    for place, uids in LIES.items():
        for uid in uids:
            world.lay(uid, place)
    world.grasp.may_look = rules.may_look
    return world


def act(world, *acts, seat="red"):
    for one in acts:
        world.act(seat, one, 0.0)


def faces(world, seat="red"):
    """The numbers of the faces that reach a seat."""
    return set(re.findall(rb"face-(\d)", msgspec.json.encode(world.scene(seat, 0.0))))


OWN = {b"4", b"5"}

TRICKS = [
    [Peek(DECK)],
    [TurnOver(DECK)],
    [Take(DECK), Peek()],
    [Take(DECK), TurnOver()],
    [Take(DECK), Put("red/cards")],
    [Take(DECK), Put("red/laid", face_up=True)],
    [Take(DECK), Put(OPEN, face_up=True)],
    [Take(DECK), Put("blue/cards")],
    [Take(DECK), Put("red/laid"), Peek("red/laid")],
    [Take(DECK), Put("red/laid"), Take("red/laid"), Put("red/cards")],
    [Take(DECK), Put("red/laid"), Gather("red/laid", "red/cards")],
    [Take(DECK), Put("red/laid"), TurnPile("red/laid", OPEN)],
    [Gather(DECK, "red/cards")],
    [Gather(DECK, DECK, face_up=True)],
    [TurnPile(DECK, "red/laid")],
    [Gather(DECK, "red/laid"), Peek("red/laid", 0)],
    [Shuffle(DECK), Peek(DECK)],
    [Take("blue/cards", 0), Peek()],
    [Take("blue/cards", 0), Put("red/cards")],
    [Take("blue/cards", 0), Put("red/laid"), TurnOver("red/laid")],
    [Peek(CITY, 0)],
    [Take(CITY, 0), Put("red/laid"), Peek("red/laid", 0)],
]


@pytest.mark.parametrize("trick", TRICKS, ids=lambda acts: " ".join(map(repr, acts)))
def test_no_trick_shows_what_lies_face_down(world, rules, trick):
    rules.lying = {("red", "red/laid"), ("red", OPEN)}
    act(world, *trick[:-1])
    lies, hand = {place: [*stack] for place, stack in world.places.items()}, world.seats["red"].hand
    with pytest.raises(HandError) as refused:
        act(world, trick[-1])
    assert refused.value.code == "may-not-look"
    assert faces(world) == OWN
    assert faces(world, "blue") <= {b"6", b"7"}
    assert world.places == lies
    assert world.seats["red"].hand == hand


@pytest.mark.parametrize("trick", TRICKS, ids=lambda acts: " ".join(map(repr, acts)))
def test_each_of_them_would_show_it_without_the_rules(world, trick):
    world.grasp.may_look = lambda seat, place, held: True
    act(world, *trick)
    assert faces(world) - OWN or faces(world, "blue") - {b"6", b"7"}


def test_what_is_drawn_is_seen_in_the_hand_and_not_on_the_deck(world, rules):
    rules.held = {("red", DECK)}
    with pytest.raises(HandError):
        act(world, Peek(DECK))
    act(world, Take(DECK), Put("red/cards"))
    assert faces(world) == OWN | {b"2"}


def test_what_was_seen_in_the_hand_is_known_until_it_is_put_down(world, rules):
    rules.held = {("red", DECK)}
    act(world, Take(DECK), Peek())
    rules.held = set()
    act(world, TurnOver(), Peek(), Put("red/laid"), Take("red/laid"))
    with pytest.raises(HandError):
        act(world, Peek())


def test_a_card_of_the_own_fan_may_be_laid_shown_and_given(world):
    act(world, Take("red/cards", 0), Put(OPEN, face_up=True))
    assert faces(world, "blue") == {b"4", b"6", b"7"}
    act(world, Take("red/cards", 0), Put("blue/cards"))
    assert faces(world, "blue") == {b"4", b"5", b"6", b"7"}


def test_a_card_that_was_discarded_is_not_looked_at_again(world):
    act(world, Take("red/cards", 0), Put("middle/aside"), Take("middle/aside"))
    with pytest.raises(HandError):
        act(world, Peek())


def test_a_look_that_is_granted_at_a_place_is_none_at_what_was_brought_there(world, rules):
    rules.lying = {("red", CITY)}
    act(world, Peek(CITY, 0))
    act(world, Take(DECK), Put(CITY))
    with pytest.raises(HandError):
        act(world, Peek(CITY, 1))
    act(world, Peek(CITY, 0))
    assert faces(world) == OWN | {b"3"}


def test_the_face_of_what_lies_face_up_is_no_secret(world):
    act(world, Take("red/cards", 0), Put(OPEN, face_up=True))
    act(world, Take(OPEN), Put("blue/cards"), seat="blue")
    assert b"4" in faces(world, "blue")
