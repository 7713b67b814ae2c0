"""Whole matches of bots: every seed ends, with scores that the rules allow."""

import pytest

from controller.games.luggage.rules import problems
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

SIM = load_table_file("sim")


def played(seed, *, players=4, deep=False, level="normal", moves=None, **options):
    """Play a match of bots to its end, or that many *moves* of it; the opened table."""
    seating = Seating(players, players, level, seed, "luggage", options)
    with (
        Loop(VirtualClock()) as loop,
        open_table(SIM, loop, seating, deep=deep) as opened,
    ):
        opened.start()
        match = opened.match

        def runs():
            return not match.over and (moves is None or len(match.history) < moves)

        loop.run(until_s=7200.0, while_=runs)
        assert not runs(), f"the match still runs after two hours: {match}"
        return opened


def assert_fair(opened, rounds, cards):
    """What the rulings' invariants say of any finished match."""
    match = opened.match
    view = match.shown.view(None)
    assert problems(match.state) == ()
    assert view.round == rounds
    for player in view.players:
        assert len(player.scores) == rounds
        assert all(0 <= score <= cards for score in player.scores)
    best = max(player.total for player in view.players)
    assert view.winners == tuple(p.seat for p in view.players if p.total == best)
    world = opened.world
    lying = [one.piece.uid for stack in world.places.values() for one in stack]
    lying += [top.hand.piece.uid for top in world.seats.values() if top.hand is not None]
    assert len(lying) == len(set(lying))


def test_two_who_wait_for_each_others_tile_do_not_turn_the_wrong_ones_for_ever():
    """Memory, with two tiles of a pattern left: each wants the one that the other looks at."""
    played(4, players=2, variant="memory")


@pytest.mark.parametrize("seed", range(3))
def test_every_seed_ends_on_the_fast_twin(seed):
    assert_fair(played(seed), rounds=3, cards=7)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("options", "rounds", "cards"),
    [
        ({"play": "rulebook"}, 3, {2: 7, 3: 7, 4: 7}),
        ({"per_suitcase": 3}, 3, {2: 7, 3: 6, 4: 4}),
        ({"variant": "memory"}, 1, {2: 7, 3: 6, 4: 4}),
        ({"clock_min": 1}, 3, {2: 7, 3: 7, 4: 7}),
    ],
    ids=["rulebook", "reduced", "memory", "clock"],
)
def test_every_variant_ends_for_every_number_of_players(players, options, rounds, cards):
    assert_fair(played(1, players=players, **options), rounds, cards[players])


@pytest.mark.parametrize("level", ["easy", "normal", "sharp"])
def test_every_level_plays(level):
    assert_fair(played(5, level=level), rounds=3, cards=7)


def test_the_same_seed_is_the_same_match_move_for_move():
    first, second, other = (played(seed, rounds=1) for seed in (7, 7, 8))
    assert first.match.history == second.match.history
    assert first.match.history != other.match.history


def test_a_match_by_the_rulebook_through_chips_drivers_and_serial_lines():
    assert_fair(played(7, players=2, deep=True, rounds=1, play="rulebook"), rounds=1, cards=7)


def test_chips_and_serial_lines_make_the_same_match_again():
    first, again = (played(7, players=2, deep=True, moves=12, variant="memory") for _ in range(2))
    assert len(first.match.history) >= 12
    assert first.match.history == again.match.history


def test_strong_bots_beat_weak_ones_by_quickness_and_memory():
    """Six matches of each level among themselves: strong ones finish their rounds sooner."""
    seconds = {
        level: sum(played(seed, level=level, rounds=1).match.history[-1].at_s for seed in range(6))
        for level in ("easy", "sharp")
    }
    assert seconds["sharp"] < seconds["easy"]
