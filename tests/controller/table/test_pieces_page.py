"""Every piece of a game is read once, on the operator's page: it is named and ticked off, and what
is missing is shown."""

import pytest

from atthetable import choose, lines, said, tap, tap_card
from controller.match.acts import OPERATOR
from controller.match.registry import Registry
from controller.table import assembly
from controller.table.assembly import Seating, open_table, simulated_registry
from controller.table.upkeep import printed
from display.words import words_in
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.sim.places import tag_uid

TILES = ("luggage/tile/clown", "luggage/tile/cook", "luggage/tile/mermaid")
"""All of the game that this table knows."""
SPARE = "04A1B2C3D4E502"
FOREIGN = "04A1B2C3D4E501"


@pytest.fixture
def table(monkeypatch):
    whole = simulated_registry().entries
    known = {
        uid: piece
        for uid, piece in whole.items()
        if not piece.startswith("luggage/") or piece in TILES
    }
    registry = Registry(known | {SPARE: f"{TILES[1]}#2"})
    monkeypatch.setattr(assembly, "simulated_registry", lambda: registry)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, Seating(), deep=False) as table,
    ):
        table.start()
        tap_card(table, OPERATOR)
        choose(table, "table-menu-pieces")
        choose(table, "table-menu-enrol-game", game="luggage")
        yield table


def page(table):
    return table.console.view().operator.enrolling


def told(table):
    (notice,) = table.console.view().notices
    return words_in("en")(notice)


def test_each_piece_is_named_and_ticked_off_in_whatever_order(table):
    shown = page(table)
    assert (shown.enrolled, shown.missing, shown.of) == (True, 3, 3)
    seen = {}
    for piece in reversed(TILES):
        tap(table, tag_uid(piece))
        seen[piece] = told(table)
    assert seen[TILES[2]].startswith("Read: Suitcase")
    assert len({*seen.values()}) == 3, "each by its number"
    assert said(table) == ["table-pieces-all"]
    assert page(table) is None, "it is over"


def test_what_is_missing_is_shown_one_after_the_other(table):
    tap(table, tag_uid(TILES[0]))
    pictures = []
    for _ in range(3):
        pictures.append(page(table).piece)
        choose(table, "table-menu-pieces-next")
    assert {*pictures} == {*map(printed, TILES[1:])} - {None}
    assert pictures[0] == pictures[2]
    assert page(table).missing == 2


def test_a_piece_that_is_read_twice_counts_once(table):
    for _ in range(2):
        tap(table, tag_uid(TILES[0]))
    assert page(table).missing == 2


def test_a_spare_stands_for_its_piece(table):
    tap(table, SPARE)
    assert page(table).missing == 2
    assert printed(TILES[1]) not in shown_in_turn(table)


def shown_in_turn(table):
    found = []
    for _ in range(page(table).missing):
        found.append(page(table).piece)
        choose(table, "table-menu-pieces-next")
    return found


@pytest.mark.parametrize("uid", [FOREIGN, tag_uid("bluff-pirate/token/2"), tag_uid(OPERATOR)])
def test_what_is_no_piece_of_the_game_is_said_to_be_none(table, uid):
    tap(table, uid)
    assert said(table) == ["table-pieces-other"]
    assert page(table).missing == 3


def test_a_tile_that_rides_past_the_belts_reader_counts_too(table):
    tap(table, tag_uid(TILES[1]), reader="belt")
    assert page(table).missing == 2


def test_a_game_without_pieces_is_not_offered(monkeypatch):
    monkeypatch.setattr(assembly, "simulated_registry", lambda: Registry({}))
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, Seating(), deep=False) as table,
    ):
        table.start()
        table.console.idle.operator.open(0.0)
        assert "table-menu-pieces" not in lines(table)
