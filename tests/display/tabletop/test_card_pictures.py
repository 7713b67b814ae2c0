"""How the virtual table looks in a game of cards: 4, 6 and 8 seats; see tests/lib/goldens.py.

Bots play on the fast twin up to a moment; then the table of one seat is drawn as it is.
"""

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from controller.bots.company import bot_at
from controller.games.bluff_pirate.pieces import KINDS as PIRATE_KINDS
from controller.games.captain_bluff.pieces import FACES as BLUFF_FACES
from controller.games.captains_orders.spec import SIDES
from controller.table.assembly import Seating, open_table
from controller.views import Cursor, Message, Notice, SeatStatus, TableView, Update
from controller.views.bluff_pirate import BluffPirateSecrets, BluffPirateView
from controller.views.captains_orders import HandView
from display.tabletop import HotSeat, VirtualTable
from display.tabletop.look import picture as picture_of
from display.targets import LineAt, OwnCard, SeatOf
from goldens import looks_as_kept
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import Label, Layout, Lower, Peek, Take, Tap
from hardware.sim.places import BeltShape, tagged
from hardware.sim.world import World
from livetable import Live, LiveFeed, LiveHands

GOLDEN = Path(__file__).parent / "golden"
SIZES = [(1280, 464), (640, 232), (1920, 626)]
MATCH_S = 3600.0
"""No match of bots lasts longer."""

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")


@pytest.fixture(scope="module")
def played():
    """`played(players, phase, moves)`: a match of bots that has come so far, Red to act."""
    opened = {}
    closing = []

    def play(players, phase, moves):
        if (players, phase, moves) not in opened:
            loop = Loop(VirtualClock())
            # Where cards are dealt by hand, as each is read.
            reading = "every" if phase == "dealing" else "late"
            seating = Seating(
                players, players, "normal", 3, "captains-orders", {"reading": reading}
            )
            file = load_table_file("sim-spots")
            manager = open_table(file, loop, seating, deep=False)
            table = manager.__enter__()
            closing.append(manager)
            table.start()

            def there():
                match = table.match
                if len(match.history) < moves or match.state.phase != phase:
                    return False
                acting = match.state.seats[match.state.active]
                return phase == "dealing" or acting == "red"

            loop.run(while_=lambda: not there(), until_s=MATCH_S)
            assert there(), f"no match of {players} came to {phase} with {moves} moves"
            opened[players, phase, moves] = Live(table, loop)
        return opened[players, phase, moves]

    yield play
    for manager in closing:
        manager.__exit__(None, None, None)


def picture(table, size, hover=None, now_s=0.3):
    surface = pygame.Surface(size)
    table.place(surface.get_rect())
    table.poll(0.0)
    if hover is not None:
        area = table.top().targets(table.sight())[hover]
        table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=area.center), 0.0)
    table.draw(surface, now_s)
    return surface


def name(what, size):
    return GOLDEN / f"cards-{what}-{size[0]}x{size[1]}.png"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(
    ("players", "phase", "moves", "hover"),
    [
        (4, "dealing", 13, None),
        (4, "turn", 24, LineAt(1)),
        (4, "order", 30, OwnCard(1)),
        (6, "order", 60, SeatOf("green")),
        (8, "turn", 60, None),
    ],
)
def test_captains_orders(played, players, phase, moves, hover, size):
    live = played(players, phase, moves)
    hands = LiveHands(live.world, live.loop, "red")
    table = VirtualTable(LiveFeed(live.console, "red"), hands)
    looks_as_kept(picture(table, size, hover), name(f"{phase}-{players}", size))


# ---- a game with rows, lines, votes and other people's hands -------------------------------------


LAYOUT = Layout(
    piles=("middle/deck", "middle/discards", *(f"middle/city-{n}" for n in range(1, 4))),
    rows=(*(f"middle/line-{n}" for n in range(1, 4)), "red/set"),
    face_up=tuple(f"middle/line-{n}" for n in range(1, 4)),
    decks=("middle/deck",),
)


class Feed:
    def __init__(self, view):
        self._view = view

    def poll(self):
        return Update(self._view)


class Hands:
    connected = True

    def __init__(self, scene):
        self.seat, self.scene = scene.seat, scene

    def poll(self):
        return (self.scene,)

    def act(self, act):
        return True


@pytest.fixture
def rows():
    """A made-up game: belts with lines and face-down cities, and rows of one's own."""
    pieces = tagged(SIDES)
    world = World(BeltShape(36, 1400.0, {}), SEATS[:5], pieces, [f"spot-{n}" for n in range(1, 7)])
    world.clear(LAYOUT)
    uids = iter([piece.uid for piece in reversed(pieces)])
    laid = {"red/cards": 9, "blue/cards": 4, "green/cards": 12, "yellow/cards": 1,
            "orange/cards": 6,
            "middle/city-1": 1, "middle/city-2": 1, "middle/line-1": 5, "middle/line-2": 1,
            "red/set": 3, "middle/deck": 9, "middle/discards": 2}  # fmt: skip
    for place, count in laid.items():
        for _ in range(count):
            world.lay(next(uids), place, face_up=place in LAYOUT.face_up)
    return world


def voting(vote, **changes):
    fields = dict.fromkeys(BluffPirateView.__struct_fields__)
    fields |= {"phase": "voting", "active": None, "target": None,
               "players": tuple(HandView(seat, 4, 0, 0) for seat in SEATS[:5]),
               "secrets": BluffPirateSecrets("red", (), (), vote, ())}  # fmt: skip
    match = BluffPirateView(**{**fields, **changes})
    seats = tuple(
        SeatStatus(s, True, None if s == "red" else bot_at(s), False, False) for s in SEATS[:5]
    )
    prompt = Notice("bluff-pirate-vote", {"turn": "green"})
    return TableView(0.0, "sim", True, "match", seats, prompt=prompt, match=match)


def lit(world, blinking=()):
    world.light_of = lambda seat: (seat, "blink" if seat in blinking else "steady")
    return world


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_lines_and_a_vote_under_the_hand(rows, size):
    rows.act("blue", Take("blue/cards", 0), 0.0)
    rows.act("blue", Tap(0.4, "spot-3"), 0.0)
    rows.act("green", Peek("middle/city-2"), 0.0)
    lit(rows, ("red", "green"))
    table = VirtualTable(Feed(voting(None)), Hands(rows.scene("red", 0.1)))
    looks_as_kept(picture(table, size), name("voting", size))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_peek_and_a_long_menu(rows, size):
    rows.act("red", Peek("middle/city-1"), 0.0)
    ranks = (Message("captains-orders-menu-rank", {"rank": rank}) for rank in range(1, 11))
    lines = (*ranks, Message("table-menu-back"))
    cursor = Cursor("red", Message("bluff-pirate-menu-which"), lines, 3)
    view = replace(voting(True, phase="act", active="red"), cursor=cursor)
    table = VirtualTable(Feed(view), Hands(lit(rows).scene("red", 0.1)))
    looks_as_kept(picture(table, size), name("peek", size))
    rows.act("red", Lower(), 1.0)


def test_the_own_vote_is_shown_only_while_somebody_asks_to_see_it(rows):
    def drawn(vote, opened):
        table = VirtualTable(Feed(voting(vote)), Hands(lit(rows).scene("red", 0.1)))
        table.place(pygame.Rect(0, 0, 1280, 464))
        table.poll(0.0)
        if opened:
            table.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v), 0.0)
        surface = pygame.Surface((1280, 464))
        table.draw(surface, 0.3)
        return pygame.image.tobytes(surface, "RGB")

    assert drawn(True, False) == drawn(False, False)
    assert drawn(True, True) != drawn(False, True)
    assert drawn(None, False) != drawn(True, False)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_curtain(rows, size):
    tables = [
        VirtualTable(Feed(voting(None)), Hands(rows.scene(seat, 0.1))) for seat in ("red", "blue")
    ]
    pane = HotSeat(tables)
    surface = pygame.Surface(size)
    pane.place(surface.get_rect())
    pane.poll(0.0)
    pane.draw(surface, 0.3)
    looks_as_kept(surface, name("curtain", size))


# ---- cards ---------------------------------------------------------------------------------------


def pixels(kind, name, face=True):
    return pygame.image.tobytes(picture_of((60, 84), Label(kind, face, name)), "RGBA")


def test_cards_of_every_kind_are_told_apart():
    printed = [("rank-card", str(rank)) for rank in range(1, 11)]
    printed += [("bluff-card", name) for name in dict.fromkeys(BLUFF_FACES)]
    printed += [("pirate-card", kind) for kind in PIRATE_KINDS]
    printed += [("treasure-token", "treasure"), ("treasure-token", "empty")]
    printed += [("unheard-of", word) for word in ("sextant", "hook")]
    assert len({pixels(*card) for card in printed}) == len(printed)


def test_backs_tell_the_game_and_nothing_else():
    kinds = ("rank-card", "bluff-card", "pirate-card", "treasure-token", "unheard-of")
    backs = {kind: {pixels(kind, word, False) for word in ("sextant", "hook")} for kind in kinds}
    assert all(len(looks) == 1 for looks in backs.values())
    assert len(set.union(*backs.values())) == len(kinds)


def test_cards_that_nobody_draws_and_tokens():
    surface = pygame.Surface((460, 150))
    surface.fill((30, 48, 84))
    shown = [
        ("unheard-of", "x", False),
        ("unheard-of", "round-the-world-trip", True),
        ("treasure-token", "", False),
        ("treasure-token", "treasure", True),
    ]
    for number, (kind, what, face) in enumerate(shown):
        card = picture_of((100, 140), Label(kind, face, what))
        surface.blit(card, (10 + number * 110, 5))
    looks_as_kept(surface, GOLDEN / "cards.png")
