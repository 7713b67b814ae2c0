"""Views hold what an observer may know, and nothing else."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from controller.games.luggage.pieces import OF_SUITCASE, TILES, Look, ShowPair
from controller.games.luggage.rules import rules
from controller.games.luggage.state import State
from controller.rules.sets import members, set_of
from controller.views.luggage import Pair, Passenger, SeenTile

SEATS = ("red", "blue", "green", "yellow")


def exchanged(state: State, observer: int | None, rng: random.Random) -> State:
    """The same match as *observer* sees it: tiles whose faces it does not know changed places
    with others of the same pattern."""
    known = {look.tile for look in state.looks if look.player == observer}
    if state.options.variant == "memory":
        known = {look.tile for look in state.looks}
    fixed = set_of(known) | set_of(shown_faces(state))
    now_is = list(range(36))
    for of_suitcase in OF_SUITCASE:
        tiles = members(of_suitcase & state.options.tiles & ~fixed)
        for tile, other in zip(tiles, rng.sample(tiles, len(tiles)), strict=True):
            now_is[tile] = other
    other = replace(
        state,
        belt=set_of(now_is[tile] for tile in members(state.belt)),
        missing=set_of(now_is[tile] for tile in members(state.missing)),
        looks=tuple(Look(look.player, now_is[look.tile]) for look in state.looks),
        players=tuple(
            replace(
                player,
                held=None if player.held is None else now_is[player.held],
                aside=tuple((passenger, now_is[tile]) for passenger, tile in player.aside),
            )
            for player in state.players
        ),
    )
    # A wrong pair that is a right one now would look otherwise to everybody.
    return other if shown_faces(other) == shown_faces(state) else state


def shown_faces(state: State) -> list[int]:
    """The tiles of pairs that are right or lost: everybody knows which these are."""
    return [
        tile
        for player in state.players
        for passenger, tile in player.aside
        if tile in (passenger, 30 + passenger // 5)
    ]


@settings(max_examples=80, deadline=None)
@given(
    options=st.sampled_from(
        [{}, {"per_suitcase": 3}, {"variant": "memory"}, {"play": "rulebook", "clock_min": 1}]
    ),
    moves=st.integers(0, 300),
    seed=st.integers(0, 2**32),
)
@example({}, 60, 1)
def test_what_an_observer_does_not_know_makes_no_difference(options, moves, seed):
    rng = random.Random(seed)
    state = rules.initial(rules.options_from(options), SEATS)
    state = rules.play(state, rules.move_from_text(state, "mapped missing highlander clown"))
    for _ in range(moves):
        move = rules.random_move(state, rng.random)
        if move is None:
            break
        state = rules.play(state, move)
    for observer in (None, 0, 1, 2, 3):
        other = exchanged(state, observer, rng)
        assert rules.view(other, observer) == rules.view(state, observer)
        assert rules.problems(other) == rules.problems(state)
        if observer is not None:
            assert rules.legal(other, observer) == rules.legal(state, observer)
            assert rules.undecided(other, observer) == rules.undecided(state, observer)


@pytest.mark.parametrize("held", ["dragon", "mermaid", "inventor"])
def test_which_tile_another_player_holds_does_not_show_in_what_is_offered(
    begin, after, legal, held
):
    state = after(begin(), "flip red pharaoh", "flip blue samurai", f"look blue {held}")
    zigzag = ("pharaoh", "samurai", "mermaid", "inventor", "dragon", "lost-zigzag")
    assert legal(state, "red") == {f"look red {tile}" for tile in zigzag}


@pytest.mark.parametrize(
    ("off_belt", "certain", "undecided"),
    [
        ("highlander", set(), {"highlander", "detective", "lumberjack"}),
        ("detective", set(), {"highlander", "detective", "lumberjack"}),
        ("highlander detective lumberjack", {"highlander", "detective", "lumberjack"}, set()),
        ("", set(), set()),
    ],
)
def test_at_the_check_the_belts_gaps_tell_patterns_and_no_faces(
    begin, after, off_belt, certain, undecided
):
    """A seat is offered a tile for sure where none of its pattern lay on the belt."""
    state = begin(play="rulebook", per_suitcase=3)
    dealt = ("highlander", "pirate", "clown", "painter", "astronaut", "wizard", "caveman")
    state = after(state, *(f"flip red {passenger}" for passenger in dealt), "done red")
    on_belt = [TILES[t] for t in members(state.options.tiles) if TILES[t] not in off_belt.split()]
    state = after(state, f"verified on_belt {' '.join(on_belt)}")

    def tiles(moves):
        return {TILES[move.tile] for move in moves if isinstance(move, ShowPair)}

    assert tiles(rules.legal(state, 0)) == certain
    assert tiles(rules.undecided(state, 0)) == undecided


def test_the_exchange_does_make_a_difference_to_who_looked(begin, after):
    state = after(begin(), "flip red highlander", "look red punk")
    rng = random.Random(1)
    views = {rules.view(exchanged(state, None, rng), 0).secrets for _ in range(20)}
    assert len(views) > 1


def test_the_public_view_has_no_secrets(begin, after):
    state = after(begin(), "flip red highlander", "look red punk")
    assert rules.view(state, None).secrets is None


def test_a_player_recalls_every_face_in_order(begin, after):
    state = after(begin(), "flip red highlander", "look red punk", "flip red pirate")
    state = after(state, "flip blue clown", "look blue lost-dots", "look red lost-stripes")
    assert rules.view(state, 0).secrets.seen == (
        SeenTile("tartan", "punk"),
        SeenTile("stripes", "lost"),
    )
    assert rules.view(state, 1).secrets.seen == (SeenTile("dots", "lost"),)


def test_assisted_play_is_public_as_it_happens(begin, after):
    state = after(begin(), "flip red highlander", "look red highlander", "flip red pirate")
    red = rules.view(state, None).players[0]
    assert red.passenger == Passenger("pirate", "stripes")
    assert (red.cards_left, red.matches, red.lost, red.unseen) == (6, 1, 0, 5)
    assert red.pairs == (Pair("highlander", "tartan", "match"),)


def test_rulebook_play_tells_nothing_before_the_check(begin, after):
    state = begin(2, play="rulebook", clock_min=1)
    state = after(state, "flip red highlander", "flip red pirate")
    red = rules.view(state, None).players[0]
    assert (red.cards_left, red.matches, red.lost, red.unseen) == (None, None, None, 5)
    assert red.passenger == Passenger("pirate", "stripes")
    state = after(state, "time-up", "verified", "show red highlander punk")
    red = rules.view(state, None).players[0]
    assert (red.cards_left, red.matches, red.lost) == (None, 0, 0)
    assert red.pairs == (Pair("highlander", "tartan", "wrong"),)
    state = after(state, "checked red", "checked blue")
    assert rules.view(state, None).players[0].cards_left == 6


def test_the_held_tile_shows_its_pattern_until_it_is_back(begin, after):
    state = after(begin(), "flip red highlander", "look red punk")
    assert rules.view(state, None).players[0].holds == "tartan"
    state = after(state, "return red punk")
    assert rules.view(state, None).players[0].holds is None


def test_a_player_must_flip_while_the_draw_deck_is_next(begin, after):
    state = begin()
    must_flip = [rules.view(state, None).players[0].must_flip]
    for move in ("flip red highlander", "look red punk", "flip red pirate"):
        state = after(state, move)
        must_flip.append(rules.view(state, None).players[0].must_flip)
    assert must_flip == [True, False, True, False]


@pytest.mark.parametrize(("variant", "active"), [("belt", None), ("memory", "red")])
def test_only_the_memory_variant_has_turns(begin, variant, active):
    assert rules.view(begin(variant=variant), None).active == active


def test_missing_tiles_are_listed_by_pattern_one_by_one(begin):
    view = rules.view(begin(missing="yeti clown lost-tartan"), None)
    assert view.missing == ("tartan", "tartan", "dots")
    assert (view.tiles_found, view.tiles_expected) == (33, 36)
