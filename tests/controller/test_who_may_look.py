"""Who may look at what lies face down, by the rules of each game, at a table where bots play.

Every look is tried twice: as the rules have it, and with their word taken away.
"""

from contextlib import contextmanager

import pytest
from msgspec.structs import replace

from controller.games.bluff_pirate.pieces import ISLAND_PILES
from controller.games.captain_bluff.pieces import CITY_ROWS, DRAW_PILE
from controller.games.captain_bluff.state import belts_with_destination
from controller.games.luggage.rules import rules
from controller.games.luggage.spec import may_look
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.errors import HandError
from hardware.loop import Loop, VirtualClock
from hardware.scene import Lower, Peek, Put, Take, TurnOver
from harness.cardgames import SMALL_SEA
from harness.matches import SEATS

OPTIONS = {"bluff-pirate": {"board": SMALL_SEA}}


@contextmanager
def playing(game, until, seed=1):
    """A table of four bots at the instant when *until*(state) says who looks where, and that."""
    seating = Seating(4, 4, "easy", seed, game, OPTIONS.get(game, {}))
    file = load_table_file("sim" if game == "luggage" else "sim-spots")
    with (
        Loop(VirtualClock()) as loop,
        open_table(file, loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        while True:
            loop.run(until_s=loop.now_s() + 0.05)
            assert not opened.match.over, "it never came to that"
            for seat, place in until(opened.match.shown.state):
                top = opened.world.seats[seat]
                if top.hand is None and lies_face_down(opened.world, place):
                    yield opened.world, seat, place, loop.now_s()
                    return


def lies_face_down(world, place):
    return place in world.places and not world.places[place][-1].face_up


def seen_by_lifting(world, seat, place, now_s):
    """The side that a seat sees of what lies on top of a place, when it lifts that."""
    world.act(seat, Peek(place), now_s)
    try:
        return next(one.lifts.side for one in world.scene(seat, now_s).seats if one.seat == seat)
    finally:
        world.act(seat, Lower(), now_s)


def seen_in_hand(world, seat, place, now_s):
    """The side that a seat sees when it has taken that and turns it to itself alone."""
    world.act(seat, Take(place), now_s)
    try:
        world.act(seat, Peek(), now_s)
        return next(one.hand for one in world.scene(seat, now_s).seats if one.seat == seat)
    finally:
        world.act(seat, Put(place), now_s)


# ---- what nobody may see -------------------------------------------------------------------------


def unchecked_city(state):
    """Somebody else's departure city."""
    if state.phase in ("turn", "window"):
        for at in belts_with_destination(state):
            for player, seat in enumerate(state.seats):
                if not state.belts[at].known >> player & 1:
                    yield seat, CITY_ROWS[at]


def anybody(*places, phases):
    def until(state):
        if state.phase in phases:
            yield from ((seat, place) for place in places for seat in state.seats)

    return until


def hidden_set(state):
    """The hidden cards of a set, while the others vote."""
    if state.phase == "voting":
        for player, seat in enumerate(state.seats):
            if player != state.turn:
                yield seat, "middle/spot-2"


def another_ships_island(state):
    """The token of an island where somebody else's ship is, or none."""
    for player, seat in enumerate(state.seats):
        if state.phase == "voting" or (state.phase == "island" and player != state.active):
            yield from ((seat, place) for place in ISLAND_PILES)


def tile_on_belt(state):
    if state.phase == "play":
        yield from (("red", f"belt/{number}") for number in range(36))


def own_deck(state):
    """The next passenger, before it is flipped."""
    if state.phase == "play":
        yield from ((seat, f"{seat}/draw") for seat in state.seats)


SECRET = {
    "captain-bluff: a city that was not checked": ("captain-bluff", unchecked_city),
    "captain-bluff: the deck": ("captain-bluff", anybody(DRAW_PILE, phases=("turn", "window"))),
    "captain-bluff: the Airport cards that are left": (
        "captain-bluff",
        anybody("middle/airport", phases=("turn",)),
    ),
    "captain-bluff: the discards": (
        "captain-bluff",
        anybody("middle/discard", phases=("turn", "window")),
    ),
    "bluff-pirate: another's hidden set, during the vote": ("bluff-pirate", hidden_set),
    "bluff-pirate: the treasure tokens": ("bluff-pirate", another_ships_island),
    "bluff-pirate: the deck": ("bluff-pirate", anybody("middle/deck", phases=("act", "voting"))),
    "captains-orders: the deck": ("captains-orders", anybody("middle/deck", phases=("turn",))),
    "captains-orders: the discards": (
        "captains-orders",
        anybody("middle/spot-2", phases=("turn",)),
    ),
    "luggage: a tile that nobody has taken": ("luggage", tile_on_belt),
    "luggage: the next passenger": ("luggage", own_deck),
}


@pytest.mark.parametrize("what", SECRET)
def test_what_is_secret_cannot_be_lifted(what):
    with playing(*SECRET[what]) as (world, seat, place, now_s):
        with pytest.raises(HandError) as refused:
            seen_by_lifting(world, seat, place, now_s)
        assert (refused.value.code, refused.value.place) == ("may-not-look", place)
        world.grasp.may_look = lambda seat, place, held: True
        assert seen_by_lifting(world, seat, place, now_s).face


@pytest.mark.parametrize("what", [what for what in SECRET if not what.startswith("luggage")])
def test_nor_taken_into_the_hand_and_looked_at(what):
    with playing(*SECRET[what]) as (world, seat, place, now_s):
        with pytest.raises(HandError) as refused:
            seen_in_hand(world, seat, place, now_s)
        assert refused.value.code == "may-not-look"
        world.grasp.may_look = lambda seat, place, held: True
        assert seen_in_hand(world, seat, place, now_s).face


# ---- what the rules grant ------------------------------------------------------------------------


def known_city(state):
    """A departure city that one has defined or checked."""
    if state.phase == "turn":
        for at in belts_with_destination(state):
            for player, seat in enumerate(state.seats):
                if state.belts[at].known >> player & 1:
                    yield seat, CITY_ROWS[at]


def own_set(state):
    if state.phase == "voting":
        yield state.seats[state.turn], "middle/spot-2"


def own_island(state):
    """The token of the island that one has come to."""
    if state.phase == "island":
        yield from ((state.seats[state.active], place) for place in ISLAND_PILES)


def own_tiles(state):
    """Luggage that one has set aside; the passenger lies face up on top of it."""
    if state.phase == "play":
        yield from ((seat, f"{seat}/aside") for seat in state.seats)


GRANTED = {
    "captain-bluff: a city that one knows": ("captain-bluff", known_city),
    "bluff-pirate: the set that one has laid": ("bluff-pirate", own_set),
    "luggage: what one has set aside": ("luggage", own_tiles),
}


@pytest.mark.parametrize("what", GRANTED)
def test_what_the_rules_grant_can_be_lifted(what):
    with playing(*GRANTED[what]) as (world, seat, place, now_s):
        side = seen_by_lifting(world, seat, place, now_s)
        assert side == world.places[place][-1].piece.face
        others = [other for other in world.seats if other != seat]
        world.act(seat, Peek(place), now_s)
        for other in others:
            seen = world.scene(other, now_s).seats
            assert not next(one.lifts.side for one in seen if one.seat == seat).face


def test_the_token_of_the_island_that_one_has_come_to_is_turned():
    with playing("bluff-pirate", own_island) as (world, seat, _, now_s):
        may = [one for one in ISLAND_PILES if world.grasp.may_look(seat, one, "")]
        assert len(may) == 1
        world.act(seat, TurnOver(*may), now_s)
        assert next(one for one in world.scene("red", now_s).places if one.place == may[0]).top.face


def test_a_tile_that_was_taken_is_looked_at_in_the_hand():
    with playing("luggage", tile_on_belt) as (world, seat, place, now_s):
        assert seen_in_hand(world, seat, place, now_s).face


def test_before_the_round_nobody_looks_at_a_tile_in_the_hand():
    def until(state):
        if state.phase == "ready":
            yield from (("red", f"belt/{number}") for number in range(36))

    with (
        playing("luggage", until) as (world, seat, place, now_s),
        pytest.raises(HandError, match="may not look"),
    ):
        seen_in_hand(world, seat, place, now_s)


def test_who_plays_no_match_sees_nothing():
    def until(state):
        yield "red", "middle/deck"

    with playing("captains-orders", until) as (world, _, place, now_s):
        watching = next(seat for seat in world.seats if seat not in SEATS[:4])
        with pytest.raises(HandError, match="may not look"):
            seen_by_lifting(world, watching, place, now_s)


def test_a_tile_that_was_set_aside_unseen_is_looked_at_in_the_check():
    """L-14: what is shown there is public."""
    options = rules.options_from({"play": "rulebook", "variant": "belt"})
    state = replace(rules.initial(options, SEATS[:2]), phase="check")
    for place in ("belt/3", "red/aside"):
        assert may_look(state, 0, place, held=True)
    assert not may_look(state, 0, "belt/3", held=False)


def test_during_a_pause_nobody_looks_into_a_suitcase():
    with playing("luggage", tile_on_belt) as (world, seat, place, now_s):
        paused = world.grasp.may_look.__self__._console.match
        paused.pause.half = replace(paused.half, rests=True)
        with pytest.raises(HandError, match="may not look"):
            seen_in_hand(world, seat, place, now_s)
