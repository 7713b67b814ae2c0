"""Enrolment on the operator's page: the piece that is wanted is in a picture, and a tap at any pad
says which tag it has."""

import pytest

from atthetable import choose, said, tap, tap_card
from controller.making.enrolling import STEADY_S
from controller.match.acts import OPERATOR
from controller.match.registry import Registry
from controller.record.journal import Journal
from controller.table import assembly
from controller.table.assembly import Seating, open_table, simulated_registry
from controller.table.operator import IDLE_S
from controller.table.upkeep import missing_pieces, printed
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import TagEntered
from hardware.sim.places import tag_uid

LACKS = ("luggage/tile/clown", "luggage/tile/cook", "bluff-pirate/token/2")
"""What the table does not know yet."""


@pytest.fixture
def table(monkeypatch, tmp_path):
    whole = simulated_registry().entries
    known = Registry({uid: piece for uid, piece in whole.items() if piece not in LACKS})
    monkeypatch.setattr(assembly, "simulated_registry", lambda: known)
    file, journal = load_table_file("sim"), tmp_path / "journal.db"
    with (
        Loop(VirtualClock()) as loop,
        open_table(file, loop, Seating(), deep=False, journal=journal) as table,
    ):
        table.start()
        tap_card(table, OPERATOR)
        yield table


def lines(table):
    return [(line.id, line.args.get("count")) for line in table.console.view().cursor.options]


def page(table):
    return table.console.view().operator.enrolling


def test_only_games_that_lack_pieces_are_offered(table):
    choose(table, "table-menu-enrol")
    assert lines(table) == [
        ("table-menu-enrol-game", 2),
        ("table-menu-enrol-game", 1),
        ("table-menu-back", None),
    ]


def test_where_nothing_is_missing_nothing_is_offered(open_fast):
    table = open_fast()
    tap_card(table, OPERATOR)
    assert "table-menu-enrol" not in [id for id, _ in lines(table)]


def test_a_piece_is_shown_and_its_tag_is_kept(table, tmp_path):
    choose(table, "table-menu-enrol")
    choose(table, "table-menu-enrol-game", game="luggage")
    shown = page(table)
    assert (shown.game, shown.kind, shown.of, shown.missing) == ("luggage", "tile", 36, 2)
    assert shown.piece == printed(LACKS[0])
    tap(table, "04A1B2C3D4E501")
    assert said(table) == ["table-enrol-enrolled"]
    assert (page(table).piece, page(table).missing) == (printed(LACKS[1]), 1)
    tap(table, "04A1B2C3D4E502")
    assert page(table) is None
    assert said(table) == ["table-enrol-done"]
    with Journal(tmp_path / "journal.db") as journal:
        tags = journal.tags()
    assert tags["04A1B2C3D4E501"] == LACKS[0]
    assert tags["04A1B2C3D4E502"] == LACKS[1]
    # It counts at once.
    assert missing_pieces(table.console.matches.pieces.entries)["luggage"] == 0
    choose(table, "table-menu-enrol")
    assert lines(table)[0] == ("table-menu-enrol-game", 1)


def test_a_tag_that_stays_is_taken_without_being_lifted(table):
    choose(table, "table-menu-enrol")
    choose(table, "table-menu-enrol-game", game="luggage")
    now_s = table.loop.now_s()
    table.console.signal(TagEntered(at_s=now_s, reader="pad/red", uid="04A1B2C3D4E501", present=1))
    table.loop.run(until_s=now_s + STEADY_S + 0.01)
    assert said(table) == ["table-enrol-enrolled"]


def test_bad_tags_are_told(table):
    choose(table, "table-menu-enrol")
    choose(table, "table-menu-enrol-game", game="luggage")
    told = []
    for uid, hold_s in (
        (tag_uid("luggage/tile/yeti"), 0.4),
        # The card that opens the page is a tag like any other here.
        (tag_uid(OPERATOR), 0.4),
        ("08A1B2C3", 0.4),
        ("04A1B2C3D4E501", 0.1),
        ("04A1B2C3D4E501", 0.1),
    ):
        tap(table, uid, hold_s)
        told += said(table)
    assert told == [
        f"table-enrol-{code}" for code in ("known", "known", "changing", "brief", "weak")
    ]
    assert page(table).missing == 2


def test_a_spot_is_no_pad(table):
    choose(table, "table-menu-enrol")
    choose(table, "table-menu-enrol-game", game="luggage")
    tap(table, "04A1B2C3D4E501", reader="spot-1")
    assert page(table).missing == 2


def test_a_piece_is_skipped_and_the_last_one_taken_back(table, tmp_path):
    choose(table, "table-menu-enrol")
    choose(table, "table-menu-enrol-game", game="luggage")
    choose(table, "table-menu-enrol-skip")
    assert (said(table), page(table).piece) == (["table-enrol-skipped"], printed(LACKS[1]))
    tap(table, "04A1B2C3D4E501")
    choose(table, "table-menu-enrol-undo")
    assert (said(table), page(table).piece) == (["table-enrol-back"], printed(LACKS[1]))
    with Journal(tmp_path / "journal.db") as journal:
        assert "04A1B2C3D4E501" not in journal.tags()
    choose(table, "table-menu-back")
    assert page(table) is None
    assert table.console.view().stage == "operator"


def test_a_page_at_which_nobody_does_anything_closes_by_itself(table):
    choose(table, "table-menu-enrol")
    choose(table, "table-menu-enrol-game", game="luggage")
    table.loop.run(until_s=table.loop.now_s() + IDLE_S + 2.0)
    assert table.console.view().stage == "attract"
    tap(table, "04A1B2C3D4E501")
    assert missing_pieces(table.console.matches.pieces.entries)["luggage"] == 2


def test_no_tags_number_is_on_the_screen(table):
    choose(table, "table-menu-enrol")
    choose(table, "table-menu-enrol-game", game="luggage")
    tap(table, "04A1B2C3D4E501")
    assert "04A1B2C3D4E501" not in repr(table.console.view())


def test_every_piece_that_is_asked_for_has_a_picture():
    for piece in simulated_registry().entries.values():
        assert printed(piece).face.kind
