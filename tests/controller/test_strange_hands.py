"""Hands that do anything at all at a simulated table: no act of theirs is more than refused."""

import random
from contextlib import suppress

import pytest

from controller.games.catalogue import CATALOGUE
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.errors import HandError
from hardware.loop import Loop, VirtualClock
from hardware.scene import (
    Gather,
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

ODD_PLACES = ("", "belt", "belt/3", "table/0", "table/77", "middle/none", "mauve/cards", "red/odd")


def any_act(rng, world):
    """An act that a client of the hands socket may send, most of them possible."""
    marked = (*world.layout.piles, *world.layout.rows)
    fans = tuple(f"{seat}/cards" for seat in world.seats)
    places = (*ODD_PLACES, *sorted(world.places), *marked, *fans)
    one, other = rng.choice(places), rng.choice(places)
    index = rng.choice((None, None, None, 0, 1, 5, 999, -1))
    readers = ("", "nowhere", *world.spots, *(f"pad/{seat}" for seat in world.seats))
    return rng.choice(
        (
            Take(one, index), Take(one, index), Put(one, rng.random() < 0.5, index), Put(one),
            TurnOver(one, index), Peek(one, index), Lower(), Tap(0.1, rng.choice(readers)),
            TurnPile(one, other), Gather(one, other), Shuffle(one), Press("A"), Release("A"),
        )
    )  # fmt: skip


@pytest.mark.parametrize(("table", "seed"), [("sim", 0), ("sim-spots", 0), ("sim-spots", 1)])
@pytest.mark.parametrize("game", CATALOGUE)
def test_bots_play_on_whatever_strange_hands_do_between_them(game, table, seed):
    rng = random.Random(f"{game}/{table}/{seed}")
    done = 0
    with (
        Loop(VirtualClock()) as loop,
        open_table(
            load_table_file(table),
            loop,
            Seating(4, 4, "easy", seed, game, speed="fast"),
            deep=False,
        ) as opened,
    ):
        opened.start()
        world = opened.world
        for _ in range(150):
            loop.run(until_s=loop.now_s() + rng.choice((0.0, 0.05, 0.5, 2.0)))
            with suppress(HandError):
                world.act(rng.choice(list(world.seats)), any_act(rng, world), loop.now_s())
                done += 1
    assert done > 25
