"""`reclaim enrol`: the dialogue at the pads of a table, and a box as a file."""

from codecs import BOM_UTF8
from contextlib import ExitStack, closing

import pytest

from controller.cli import main
from controller.commands import enrolment
from controller.commands.enrolment import ask, described, keep_list
from controller.games.catalogue import CATALOGUE
from controller.games.luggage.pieces import GAME_CARD, PIECES, describe
from controller.making.enrolling import Enrolment, wanted
from controller.match.registry import Registry
from controller.record.journal import Journal, WritableJournal, rows
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import Press, Put, Release, Take, Tap
from hardware.sim.deep import DeepTwin
from hardware.sim.places import BeltShape, tag_uid, tagged
from hardware.sim.world import World

ASKED = ("luggage/card/highlander", "luggage/tile/highlander", "luggage/tile/lost-tartan")
ONE, TWO, THREE = "04A1B2C3D4E501", "04A1B2C3D4E502", "04A1B2C3D4E503"


# ---- at the table --------------------------------------------------------------------------------


@pytest.fixture
def table():
    """The deep twin of the simulated table, with the pieces of *Where's My Luggage?* beside it."""
    file = load_table_file("sim")
    sides = CATALOGUE["luggage"].sides
    with ExitStack() as stack:
        loop = stack.enter_context(Loop(VirtualClock()))
        seats = [seat.name for seat in file.seats]
        world = World(BeltShape.of(file), seats, tagged(sides))
        for piece in ASKED:
            world.keep_at(tag_uid(piece), f"beside/{piece.replace('/', '-')}")
        twin = stack.enter_context(closing(DeepTwin(file, world, loop)))
        yield twin


def person(twin, does):
    """Let somebody at red do all of *does* in turn: tap a piece for some time, press a button."""
    world, loop = twin.world, twin._loop
    at_s = 2.0

    def act(*acts):
        for one in acts:
            world.act("red", one, loop.now_s())

    for what, hold_s in does:
        if what in "AB":
            loop.call_at(at_s, lambda b=what: act(Press(b)))
            loop.call_at(at_s + 0.2, lambda b=what: act(Release(b)))
        else:
            place = f"beside/{what.replace('/', '-')}"
            loop.call_at(at_s, lambda p=place, h=hold_s: act(Take(p), Tap(h)))
            loop.call_at(at_s + 1.5, lambda p=place: act(Put(p)))
        at_s += 2.0
    loop.call_at(at_s + 2.0, loop.stop)


def test_a_person_is_asked_at_the_pads(table, capsys):
    card, tile, lost = ASKED
    kept = []
    enrolment = Enrolment(ASKED, {})
    person(table, [(card, 0.4), (card, 0.4), ("A", 0), (tile, 0.1), (tile, 0.1), ("B", 0),
                   (lost, 0.4), (tile, 0.4), (card, 0.4)])  # fmt: skip
    ask(table.table, table._loop, enrolment, lambda: kept.append(dict(enrolment.entries)))
    assert enrolment.wanted is None
    # What a person tapped is what was asked for, whatever is printed on it.
    assert [len(entries) for entries in kept] == [1, 0, 1, 2, 3]
    said = capsys.readouterr().out.splitlines()
    assert said[1] == ("Tap now, at any pad: the passenger card highlander (card 1 of 1)")
    answers = [line for line in said if not line.startswith("Tap now")][1:]
    assert answers == [
        "Enrolled: the passenger card highlander.",
        "This tag is enrolled already: the passenger card highlander.",
        "Skipped for now: the tile of the highlander (tartan).",
        "That was too short: hold it flat and still for half a second.",
        "This tag reads badly: put another sticker on the piece.",
        "Forgotten: the passenger card highlander.",
        "Enrolled: the passenger card highlander.",
        "Enrolled: the lost tile (tartan).",
        "Enrolled: the tile of the highlander (tartan).",
    ]


def test_a_simulated_table_needs_no_enrolment(capsys):
    assert main(["enrol", "--table", "sim"]) == 2
    assert "are enrolled already" in capsys.readouterr().err


def test_a_wrong_name_is_told_before_the_devices_are_opened(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(enrolment, "Table", None)
    for words, says in (
        (("--spare", "luggage/tile/nobody"), "is no piece in the list"),
        (("--player", "A/B"), "cannot be a player's name"),
    ):
        journal = str(tmp_path / "journal.db")
        assert main(["enrol", "--table", "pi4-carousel", "--journal", journal, *words]) == 2
        assert says in capsys.readouterr().err


# ---- the journal ---------------------------------------------------------------------------------


def test_the_journal_follows_the_list(tmp_path):
    before = {ONE: ASKED[0], TWO: ASKED[1]}
    after = {ONE: ASKED[0], THREE: ASKED[1]}
    with WritableJournal(tmp_path / "journal.db") as journal:
        for old, new in (({}, before), (before, after)):
            assert journal.writer.wait(journal.writer.hand(rows.relisted(old, new)), 30.0)
            assert journal.tags() == new
        assert rows.relisted(after, after) == []


def test_a_spare_stands_for_its_piece(tmp_path):
    entries = {TWO: ASKED[1], THREE: f"{ASKED[1]}#2"}
    with WritableJournal(tmp_path / "journal.db") as journal:
        assert journal.writer.wait(journal.writer.hand(rows.relisted({}, entries)), 30.0)
        registry = Registry(journal.tags())
    assert registry.piece(THREE) == registry.piece(TWO) == ASKED[1]


# ---- words ---------------------------------------------------------------------------------------


def test_every_piece_of_the_box_can_be_named():
    named = {describe(piece) for piece in (GAME_CARD, *PIECES)}
    assert len(named) == len(PIECES) + 1


def test_every_piece_of_every_game_has_words_of_its_own():
    asked = wanted(None, [], {})
    assert len({described(piece) for piece in asked}) == len(asked)
    assert described("luggage/tile/clown#2") == "a spare for the tile of the clown (dots)"


# ---- a box as a file -----------------------------------------------------------------------------


@pytest.fixture
def two_tables(tmp_path):
    """The journals of a table that knows three pieces, and of one that knows none."""
    known, empty = tmp_path / "known.db", tmp_path / "empty.db"
    with WritableJournal(known) as journal:
        entries = dict(zip((ONE, TWO, THREE), ASKED, strict=True))
        keep_list(journal, entries)
    with WritableJournal(empty):
        pass
    return known, empty


def run(capsys, *arguments):
    code = main(["enrol", *map(str, arguments)])
    out, err = capsys.readouterr()
    return code, out + err


def tags(path):
    with Journal(path) as journal:
        return journal.tags()


def test_another_table_reads_the_same_box(tmp_path, two_tables, capsys):
    known, empty = two_tables
    box = tmp_path / "box.json"
    code, said = run(capsys, "--export", box, "--journal", known)
    assert (code, said) == (0, f"3 pieces are in {box}.\n")
    code, said = run(capsys, "--import", box, "--journal", empty)
    assert (code, said) == (0, "3 pieces were added, 0 were there: 3 are enrolled.\n")
    assert tags(empty) == tags(known)
    assert run(capsys, "--import", box, "--journal", empty)[1].startswith("0 pieces were added")


def test_a_box_that_an_editor_has_put_a_mark_in_front_of_is_the_same(tmp_path, two_tables, capsys):
    known, empty = two_tables
    box = tmp_path / "box.json"
    run(capsys, "--export", box, "--journal", known)
    box.write_bytes(BOM_UTF8 + box.read_bytes())
    assert run(capsys, "--import", box, "--journal", empty)[0] == 0
    assert tags(empty) == tags(known)
    assert run(capsys, "--export", box, "--journal", known)[0] == 0
    box.write_text(box.read_text(), "utf-16")
    code, said = run(capsys, "--import", box, "--journal", empty)
    assert (code, f"{box} is saved as UTF-16; save it as UTF-8" in said) == (2, True)


def test_nothing_is_half_imported(tmp_path, two_tables, capsys):
    known, empty = two_tables
    box = tmp_path / "box.json"
    run(capsys, "--export", box, "--journal", known)
    box.write_text(box.read_text().replace(ASKED[2], "luggage/tile/clwon"))
    code, said = run(capsys, "--import", box, "--journal", empty)
    assert (code, said.count("\n")) == (2, 1)
    assert f"{box}: piece 3 is 'luggage/tile/clwon'" in said
    assert tags(empty) == {}


def test_only_a_box_is_overwritten(tmp_path, two_tables, capsys):
    known, empty = two_tables
    other = tmp_path / "letter.txt"
    other.write_text("Dear aunt")
    code, said = run(capsys, "--export", other, "--journal", known)
    assert (code, other.read_text()) == (2, "Dear aunt")
    assert "is no box, so it is not overwritten" in said
    assert run(capsys, "--export", tmp_path / "box", "--journal", empty)[0] == 2
    assert not (tmp_path / "box").exists()


def test_a_box_that_is_not_there_is_one_sentence(tmp_path, two_tables, capsys):
    code, said = run(capsys, "--import", tmp_path / "none", "--journal", two_tables[0])
    assert (code, said.count("\n")) == (2, 1)


def test_a_player_card_is_called_by_its_player():
    assert described("player/Ada") == "the player card of Ada"
    assert described("player/Ada#2") == "a spare for the player card of Ada"
