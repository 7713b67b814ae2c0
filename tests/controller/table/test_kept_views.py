"""Views and scenes are kept while nothing changes: what is kept is always what is so."""

from contextlib import contextmanager, suppress
from random import Random

import pytest

from controller.games.catalogue import CATALOGUE
from controller.match.acts import PAUSE, UNDO
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
from hardware.signals import (
    BatteryMeasured,
    BeltFault,
    BeltMoved,
    BeltWarning,
    ReaderLost,
    ReaderReady,
    SeatLost,
    SeatReady,
    TagEntered,
    Trouble,
)
from hardware.sim.places import tag_uid

SEATS = ("red", "blue", "green", "yellow")
PLAYED_S, CURIOUS_S = 90.0, 1.0


@contextmanager
def nothing_kept(console, world):
    """Everything is looked at anew meanwhile; what was kept stays kept."""
    kept = [(console, "_public", None), (world._places, "_all_seen", {})]
    kept.append((world._places, "_seen", ({}, {})))
    kept += [(console._view._seats, "_of", None), (console.idle._seats, "_of", None)]
    if console.match is not None:
        names = {"_views": {}, "_secrets": {}, "_asked": None, "_looked": False, "_undoer": None}
        kept += [(console.match.shown, name, nothing) for name, nothing in names.items()]
    before = [getattr(owner, name) for owner, name, _ in kept]
    for owner, name, nothing in kept:
        setattr(owner, name, nothing)
    yield
    for (owner, name, _), value in zip(kept, before, strict=True):
        setattr(owner, name, value)


class Onlooker:
    """Compares what is kept with what is so, whenever something has happened."""

    def __init__(self, opened, loop):
        self.opened, self.loop = opened, loop
        self.looks = 0
        loop.before_waiting.append(self.look)
        opened.console.changed.append(self.look)
        for listeners in (opened.world.on_put, opened.world.on_belt, opened.world.on_tap):
            listeners.insert(0, lambda *told: self.look())

    def look(self):
        console, world, now_s = self.opened.console, self.opened.world, self.loop.now_s()
        observers = (None, *SEATS)

        def seen():
            views = [console.view(observer) for observer in observers]
            return views, [world.scene(seat, now_s) for seat in observers if seat]

        kept = seen()
        with nothing_kept(console, world):
            assert kept == seen()
        self.looks += 1


class Mischief:
    """Somebody who does at random whatever hands can do, and a table that falls ill."""

    def __init__(self, opened, loop, seed):
        self.opened, self.loop, self.luck = opened, loop, Random(seed)

    def run(self):
        while True:
            yield self.loop.now_s() + self.luck.expovariate(1 / CURIOUS_S)
            seat = self.luck.choice(SEATS)
            with suppress(HandError):
                self.opened.world.act(seat, self._act(seat), self.loop.now_s())
            if self.luck.random() < 0.05:
                self.opened.table.listeners[0](self._signal(seat))

    def _act(self, seat):
        world, luck = self.opened.world, self.luck
        # All places but that of a card which means nothing in a match.
        places = [place for place in world.places if place != "beside/operator"]
        place, onto = (luck.choice([*places, f"{seat}/cards", "belt"]) for _ in range(2))
        index = luck.choice([None, None, 0, 1])
        reader = luck.choice(["", f"pad/{luck.choice(SEATS)}", *world.spots])
        return luck.choice(
            [
                Take(place, index),
                Put(place, luck.random() < 0.5, index),
                TurnOver("", None),
                TurnOver(place, index),
                Peek(luck.choice([place, ""]), index),
                Lower(),
                Tap(0.4, reader),
                TurnPile(place, onto),
                Gather(place, onto),
                Shuffle(place),
                *[kind(button) for kind in (Press, Release) for button in ("A", "B")],
            ]
        )

    def _signal(self, seat):
        at_s, trouble = self.loop.now_s(), Trouble("reset", "")
        return self.luck.choice(
            [
                TagEntered(at_s=at_s, reader=f"pad/{seat}", uid=tag_uid(PAUSE)),
                TagEntered(at_s=at_s, reader=f"pad/{seat}", uid=tag_uid(UNDO)),
                ReaderLost(at_s=at_s, reader=f"pad/{seat}", trouble=trouble),
                ReaderReady(at_s=at_s, reader=f"pad/{seat}"),
                SeatLost(at_s=at_s, seat=seat, trouble=trouble),
                SeatReady(at_s=at_s, seat=seat),
                BatteryMeasured(at_s=at_s, volts=5.0, level=self.luck.choice(["good", "low"])),
                BeltWarning(at_s=at_s, trouble=trouble),
                BeltFault(at_s=at_s, trouble=trouble, retry_in_s=1.0),
                BeltMoved(at_s=at_s, turns=0.0, speed_rpm=0.0),
            ]
        )


@pytest.mark.parametrize("seed", [5])
@pytest.mark.parametrize("game", sorted(CATALOGUE))
def test_what_is_kept_is_what_is_so(game, seed):
    seating = Seating(len(SEATS), len(SEATS), "easy", seed, game)
    file = "sim" if game == "luggage" else "sim-spots"
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file(file), loop, seating, deep=False) as opened,
    ):
        onlooker = Onlooker(opened, loop)
        opened.start()
        loop.start(Mischief(opened, loop, seed).run())
        loop.run(until_s=PLAYED_S)
        assert onlooker.looks > 100
        assert len(opened.match.history) > 1
