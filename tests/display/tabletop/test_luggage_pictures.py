"""How the virtual table looks for "Where's My Luggage?"; see tests/lib/goldens.py."""

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from controller.views import Notice
from display.tabletop import VirtualTable
from goldens import looks_as_kept
from hardware.scene import Press, Put, Take, Tap, TurnOver

GOLDEN = Path(__file__).parent / "golden"
SIZES = [(1280, 464), (640, 232), (1920, 626)]


class Fixed:
    """Connections that bring one view and one scene."""

    connected = True

    def __init__(self, view, scene):
        self.seat = scene.seat
        self.view, self.scene = view, scene

    def poll(self):
        return (self.scene,)

    def act(self, act):
        return True


class Feed:
    def __init__(self, view):
        self.view = view

    def poll(self):
        view, self.view = self.view, None
        return view and type("Update", (), {"view": view})


def picture(size, view, scene, hover=None):
    table = VirtualTable(Feed(view), Fixed(view, scene))
    surface = pygame.Surface(size)
    table.place(surface.get_rect())
    table.poll(0.0)
    if hover is not None:
        table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=hover), 0.0)
    table.draw(surface, 20.0)
    return surface


def flipped(world):
    for act in (Take("red/draw"), TurnOver(), Tap(0.0), Put("red/action", face_up=True)):
        world.act("red", act, 0.0)


@pytest.fixture
def states(world, memory_world, new_view, new_match):
    """Name -> (view, scene)."""
    flipped(world)
    start = (new_view(new_match("ready")), world.scene("red", 1.0))
    for seat, place in (("red", "belt/3"), ("blue", "belt/9")):
        world.act(seat, Take(place), 1.0)
    world.act("red", TurnOver(), 1.0)
    world.act("blue", Tap(0.4), 1.0)
    world.act("red", Press("A"), 1.0)
    held = (new_view(new_match()), world.scene("red", 1.1))
    world.act("red", Put("red/aside"), 2.0)
    mistake = Notice("luggage-others-passenger", seat="red", kind="mistake")
    check = (new_view(new_match("check"), notices=(mistake,)), world.scene("red", 2.1))
    rows = new_match(variant="memory", active="red")
    memory = (new_view(rows), memory_world.scene("red", 1.0))
    # A table that nobody reaches has no words of its own.
    idle = (replace(new_view(), stage="joining"), world.scene("red", 3.0))
    return {"ready": start, "held": held, "check": check, "memory": memory, "joining": idle}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", ["ready", "held", "check", "memory", "joining"])
def test_it_looks_as_it_did(states, name, size):
    looks_as_kept(
        picture(size, *states[name], hover=(size[0] // 2, size[1] // 3)),
        GOLDEN / f"luggage-{name}-{size[0]}x{size[1]}.png",
    )
