"""A scene tells its observer what he could see, and never more: random acts of all hands."""

import contextlib
import re

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.errors import HandError
from hardware.scene import (
    Gather,
    Label,
    Layout,
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

SEATS = ("red", "blue", "green")
PLACES = (
    "belt/0",
    "belt/1",
    "middle/draw",
    "middle/line",
    "red/cards",
    "blue/cards",
    "green/cards",
    "red/aside",
    "blue/laid",
)
LAYOUT = Layout(piles=("middle/draw",), rows=("middle/line", "blue/laid"))
START = {
    "belt/0": ("00",),
    "belt/1": ("01",),
    "middle/draw": ("02", "03", "04", "05"),
    "middle/line": ("06", "07", "08"),
    "red/cards": ("09", "10"),
    "blue/cards": ("11", "12"),
    "red/aside": ("13",),
}
TILES, CARDS = ("00", "01"), tuple(f"{number:02}" for number in range(2, 14))

place = st.sampled_from(PLACES)
index = st.none() | st.integers(0, 3)
act = st.one_of(
    st.builds(Take, place, index),
    st.builds(Put, place, st.booleans(), index),
    st.builds(Put, st.sampled_from(PLACES[3:7])),
    st.builds(TurnOver, st.just("") | place, index),
    st.builds(Peek, st.just("") | place, index),
    st.just(Lower()),
    st.builds(Tap, st.just(0.4), st.sampled_from(("", "pad/blue", "spot-1"))),
    st.builds(TurnPile, place, place),
    st.builds(Gather, place, place, st.booleans()),
    st.builds(Shuffle, place),
    st.builds(Press, st.sampled_from("AB")),
    st.builds(Release, st.sampled_from("AB")),
)
acts = st.lists(st.tuples(st.sampled_from(SEATS), act, st.sampled_from((0.0, 0.2, 0.5))))


def new_world(swapped=()):
    """The same table every time, but that the faces of two *swapped* pieces are the other's."""
    faces = {name: name for name in TILES + CARDS}
    if swapped:
        one, other = swapped
        faces[one], faces[other] = other, one
    pieces = [
        TaggedPiece(
            uid,
            Label(kind, False, "back"),
            Label(kind, True, f"face-{faces[uid]}"),
        )
        for kind, uids in (("tile", TILES), ("card", CARDS))
        for uid in uids
    ]
    shape = BeltShape(places=2, track_mm=70.0, readers={"belt": (0.0, 40.0)})
    world = World(shape, SEATS, pieces, spots=("spot-1",))
    world.clear(LAYOUT)
    for where, uids in START.items():
        for uid in uids:
            world.lay(uid, where, face_up=uid == "06")
    return world


def moments(world, script):
    """The times after each act of a script; what no hand could do is left out."""
    now_s = 0.0
    yield now_s
    for seat, one, pause_s in script:
        now_s += pause_s
        with contextlib.suppress(HandError):
            world.act(seat, one, now_s)
        yield now_s


def encoded(world, observer, now_s):
    return msgspec.json.encode(world.scene(observer, now_s))


def faces_in(scene):
    return set(re.findall(rb"face-(\d\d)", scene))


def faces_turned_to(world, observer):
    """Whose eyes each face is turned to, worked out from how the pieces lie and are held."""
    found = []
    for where, stack in world.places.items():
        if where == f"{observer}/cards":
            found += stack
        elif where in LAYOUT.rows:
            found += [lying for lying in stack if lying.face_up]
        elif stack[-1].face_up:
            found.append(stack[-1])
    for seat, top in world.seats.items():
        open_to_all = not top.shielded and top.hand and top.hand.piece.face.kind == "card"
        if top.hand and top.hand.face_up and (seat == observer or open_to_all):
            found.append(top.hand)
        if top.lifts and seat == observer:
            where, number = top.lifts
            found.append(world.places[where][number])
    return {lying.piece.face.name.removeprefix("face-").encode() for lying in found}


@settings(max_examples=300, deadline=None)
@given(acts)
def test_a_scene_has_the_faces_that_are_turned_to_its_observer_and_no_others(script):
    world = new_world()
    for now_s in moments(world, script):
        for observer in SEATS:
            scene = encoded(world, observer, now_s)
            assert faces_in(scene) == faces_turned_to(world, observer)


@settings(max_examples=300, deadline=None)
@given(acts, st.sampled_from(SEATS), st.sampled_from((TILES, CARDS)), st.randoms())
def test_worlds_that_differ_only_in_what_an_observer_never_saw_give_him_equal_scenes(
    script, observer, deck, draw
):
    world = new_world()
    scenes = [encoded(world, observer, now_s) for now_s in moments(world, script)]
    seen = {name.decode() for scene in scenes for name in faces_in(scene)}
    hidden = [name for name in deck if name not in seen]
    if len(hidden) < 2:
        return
    other = new_world(swapped=draw.sample(hidden, 2))
    assert [encoded(other, observer, now_s) for now_s in moments(other, script)] == scenes


@settings(max_examples=100, deadline=None)
@given(acts)
def test_pieces_are_neither_made_nor_lost(script):
    world = new_world()
    for _ in moments(world, script):
        everywhere = [lying.piece.uid for stack in world.places.values() for lying in stack]
        everywhere += [top.hand.piece.uid for top in world.seats.values() if top.hand]
        assert sorted(everywhere) == sorted(world.pieces)
