"""A tag's way from the chip to the screen, as docs/architecture.md tells it.

A card is tapped on a spot of the simulated table, with a simulated chip, the real feed and the
public screen. On the way is each module that stands on the stack whenever the tap becomes
something else: those that hand it on, not those that they ask.
"""

import os
import re
import sys
from pathlib import Path

import pygame
import pytest

from controller.feed.feed import served
from controller.games.captains_orders.pieces import DECK
from controller.table.assembly import Seating, open_table
from display.feed import FeedClient
from display.screens import PublicScreen
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import Take, Tap
from hardware.signals import TagEntered, TagLeft
from hardware.sim.places import tag_uid

ROOT = Path(__file__).resolve().parent.parent

BECOMES = (
    ("hardware/rfid/iso14443.py", "sak_of"),  # a UID
    ("hardware/rfid/reader.py", "reader_signal"),  # a Signal
    ("controller/match/acts.py", "_entered"),  # an act
    ("controller/cards/table.py", "_fields_there"),  # a move
    ("controller/games/captains_orders/turns.py", "play_order"),  # a state
    ("controller/games/captains_orders/viewing.py", "view"),  # a View
    ("controller/feed/feed.py", "publish"),  # a message
    ("display/feed.py", "poll"),  # a View again
    ("display/screens/captains_orders.py", "play"),  # pixels
)
"""The functions in which the tap becomes something else, in this order."""

NAMES = {name for _, name in BECOMES}

OUTSIDE = ("hardware/loop.py", "hardware/sim/")
"""What calls every callback, and what there is only at a simulated table."""


class Trace:
    """Which modules stand on the stack when one of `BECOMES` is called for the first time."""

    def __init__(self):
        self.stacks = {}

    def __enter__(self):
        sys.setprofile(self._see)
        return self

    def __exit__(self, *exc_info):
        sys.setprofile(None)

    def _see(self, frame, event, _):
        if event == "call" and frame.f_code.co_name in NAMES:
            called = (module(frame), frame.f_code.co_name)
            if called in BECOMES and called not in self.stacks:
                self.stacks[called] = list(stack(frame))[::-1]

    @property
    def modules(self):
        """Each in the order in which the tap came to it first: up from the chip to the reader,
        which had asked for it, and down from there."""
        chip, *others = (self.stacks[called] for called in BECOMES)
        found = (one for stack in (chip[::-1], *others) for one in stack)
        return list(dict.fromkeys(one for one in found if not one.startswith(OUTSIDE)))


def module(frame):
    return os.path.relpath(frame.f_code.co_filename, ROOT)


def stack(frame):
    """The modules of the packages, from the innermost call out."""
    while frame is not None:
        if module(frame).startswith(("controller/", "display/", "hardware/")):
            yield module(frame)
        frame = frame.f_back


@pytest.fixture(scope="module")
def trace(tmp_path_factory):
    """An Order of *Captain's Orders* is tapped on spot 1."""
    folder = tmp_path_factory.mktemp("table", numbered=True)
    seating = Seating(4, 0, "clean", 1, "captains-orders", {"rounds": 1, "reading": "every"})
    surface, screen = pygame.Surface((640, 360)), PublicScreen()
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=True) as opened,
        served(opened.console, opened.world, folder),
        FeedClient(folder / "feed.sock") as client,
    ):

        def pass_time(seconds):
            loop.run(until_s=loop.now_s() + seconds)
            loop.poll_files()

        opened.start()
        pass_time(1.0)
        seats = opened.console.match.seats
        for number, piece in enumerate(DECK.pieces[:24]):
            pad, uid, at_s = f"pad/{seats[number % 4]}", tag_uid(piece), loop.now_s()
            opened.console.signal(TagEntered(at_s=at_s, reader=pad, uid=uid, present=1))
            opened.console.signal(TagLeft(at_s=at_s, reader=pad, uid=uid))
        while client.poll() is None:
            pass_time(0.1)
        active = opened.console.view().match.active
        opened.world.act(active, Take(f"{active}/cards", 0), loop.now_s())
        with Trace() as traced:
            opened.world.act(active, Tap(0.4, "spot-1"), loop.now_s())
            pass_time(0.5)
            pass_time(0.0)
            screen.draw(surface, client.poll().view, 1.0)
    return traced


def told(path):
    """The modules of a path in the docs, in order."""
    text = (ROOT / "docs" / "architecture.md").read_text()
    (section,) = (part for part in text.split("\n## ") if part.startswith(path))
    return re.findall(r"^\| \d+ \| `([a-z0-9_/]+\.\w+)` \|", section, re.MULTILINE)


def test_the_docs_name_every_module_on_the_way_in_order(trace):
    assert told("A tag's path to the screen") == trace.modules


def test_from_the_readers_signal_to_the_screen_it_is_at_most_fifteen_modules(trace):
    way = trace.modules
    assert len(way[way.index("hardware/rfid/reader.py") :]) <= 15
