"""Every game says where its pieces lie, so that a croupier who knows no game can lay them out."""

import random

import pytest
from msgspec.structs import replace

from controller.bots.carrying import fan
from controller.errors import IllegalMove
from controller.games.catalogue import CATALOGUE, GAMES
from hardware.config import load_table_file
from hardware.sim.croupier import Croupier
from hardware.sim.places import BeltShape, tag_uid, tagged
from hardware.sim.world import World
from harness.matches import begun

MOVES = 150


def world_of(game):
    """The simulated table with the box of a game."""
    file = load_table_file(CATALOGUE[game].table_file)
    seats = [seat.name for seat in file.seats]
    return World(BeltShape.of(file), seats, tagged(CATALOGUE[game].sides), file.spots)


def states(game, rng, dead=0.0):
    """The states of a match at random, in which some tags are *dead*, as a share of the cards."""
    rules = CATALOGUE[game].rules
    state = begun(rules, rng.choice(rules.players))
    for _ in range(MOVES):
        yield state
        move = rules.random_move(state, rng.random)
        if move is None:
            return
        try:
            unread = replace(move, card=None) if rng.random() < dead else move
            state = rules.play(state, unread)
        except (IllegalMove, TypeError):
            state = rules.play(state, move)


def known(setting):
    """Every piece whose place is known, as often as it is in a stack."""
    return [piece for stack in setting.stacks if stack.count is None for piece in stack.pieces]


def lying(world):
    return {place: [one.piece.uid for one in stack] for place, stack in world.places.items()}


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("dead", [0.0, 0.2])
def test_whatever_is_played_each_piece_has_one_place_and_can_be_laid_there(game, dead, matches):
    world, rng = world_of(game), random.Random(f"{game}/{dead}")
    for _ in range(matches(2)):
        for state in states(game, rng, dead):
            setting = CATALOGUE[game].setting(state)
            pieces = known(setting)
            assert len(set(pieces)) == len(pieces)
            Croupier(world, rng).lay_out(setting)
            laid = [uid for stack in lying(world).values() for uid in stack]
            assert len(set(laid)) == len(laid)
            assert {tag_uid(piece) for piece in pieces} <= set(laid)


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("dead", [0.0, 0.2])
def test_what_was_laid_out_is_where_it_belongs(game, dead, matches):
    world, rng = world_of(game), random.Random(f"{game}/{dead}")
    for _ in range(matches(2)):
        for state in states(game, rng, dead):
            croupier = Croupier(world, rng)
            croupier.lay_out(CATALOGUE[game].setting(state))
            before = lying(world)
            croupier.attend(CATALOGUE[game].setting(state))
            assert lying(world) == before


@pytest.mark.parametrize("game", [slug for slug, rules in GAMES.items() if rules.zones])
def test_everybody_has_as_many_cards_as_the_match_counts(game, matches):
    world, rng = world_of(game), random.Random(game)
    for _ in range(matches(2)):
        for state in states(game, rng):
            Croupier(world, rng).lay_out(CATALOGUE[game].setting(state))
            for seat, hand in zip(state.seats, state.hands, strict=True):
                assert len(world.places.get(fan(seat), ())) == hand.bit_count()


@pytest.mark.parametrize("game", CATALOGUE)
def test_only_a_match_that_nobody_has_touched_begins_a_round(game):
    rng = random.Random(game)
    begins = [CATALOGUE[game].setting(state).begins for state in states(game, rng)]
    assert begins[0]
    assert not begins[-1]
    assert begins.count(True) < len(begins) / 4
