"""A table whose disk keeps nothing any more: it reads what it can, says so, and plays on in memory
if somebody wants that."""

import errno
import os

import pytest

from controller.errors import DiskError, DiskFault, JournalError
from controller.record import unkept
from controller.record.journal import Journal, WritableJournal, rows, schema, standing_moves, store
from controller.record.journal.schema import explain
from controller.table.assembly import Seating, open_table
from controller.views import data
from controller.views.data import DataFact, data_fact
from controller.views.people import Person
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import ButtonPressed, ButtonReleased

SIM = load_table_file("sim")
MOVES = 12
OPTIONS = {"rounds": 1, "per_suitcase": 3}
HALT_S = 30.0


@pytest.fixture
def path(tmp_path):
    """A journal with pieces, a person, and a match that was interrupted after some moves."""
    path = tmp_path / "disk" / "journal.db"
    with table_with(path, seats=2, bots=2) as table:
        table.start()
        table.loop.run(while_=lambda: len(table.match.history) < MOVES)
    with WritableJournal(path) as journal:
        statements = [*rows.enrol("04A1B2C3", "luggage/tile/clown")]
        statements += rows.keep(store.PEOPLE, '[{"name":"Ada","face":"cat"}]')
        assert journal.writer.wait(journal.writer.hand(statements), HALT_S)
    return path


class table_with:  # noqa: N801
    """A table with this journal, in whose *memory* it may go on; not started yet."""

    def __init__(self, path, memory=None, **seating):
        self.seating = Seating(**{"seed": 3, "options": OPTIONS, **seating})
        self.path, self.memory = path, memory

    def __enter__(self):
        self.loop = Loop(VirtualClock())
        self.manager = open_table(
            SIM, self.loop, self.seating, deep=False, journal=self.path, memory=self.memory
        )
        table = self.manager.__enter__()
        table.loop = self.loop
        return table

    def __exit__(self, *exc_info):
        self.manager.__exit__(*exc_info)
        self.loop.close()


FAULTS = ("full", "read-only", "failing")


@pytest.fixture(params=FAULTS)
def fault(request):
    return DiskFault(request.param, "as the test wants it")


@pytest.fixture
def broken(path, fault, monkeypatch):
    """That journal, whose disk takes nothing any more."""
    really = schema.open_for_writing

    def refuse(asked):
        if asked == path:
            raise DiskError(f"{asked} cannot be opened", fault)
        return really(asked)

    monkeypatch.setattr(schema, "open_for_writing", refuse)
    return path


@pytest.fixture
def memory(tmp_path):
    folder = tmp_path / "run"
    folder.mkdir()
    return folder


def content(path):
    return {file: file.read_bytes() for file in sorted(path.parent.rglob("*")) if file.is_file()}


def press(table, button, seat="red"):
    for kind in (ButtonPressed, ButtonReleased):
        table.console.signal(kind(at_s=table.loop.now_s(), seat=seat, button=button))


def faults(table):
    return [(one.id, dict(one.args)) for one in table.console.view().faults]


def take(table, id):
    """Move the cursor to a line, and take it."""
    for _ in range(5):
        cursor = table.console.view().cursor
        if cursor.options[cursor.at].id == id:
            break
        press(table, "B")
    table.loop.run(until_s=table.loop.now_s() + 1.0)
    press(table, "A")


# ---- what is said, and what is asked -------------------------------------------------------------


def test_everybody_is_told_why_and_that_a_match_was_interrupted(broken, fault, memory):
    with table_with(broken, memory) as table:
        table.start()
        view = table.console.view()
        assert view.stage == "unkept"
        assert faults(table) == [("table-unkept", {"why": fault.code, "rest": "read"})]
        assert view.game == "luggage"
        assert [one.id for one in view.notices] == ["table-so-far"]
        assert [line.id for line in view.cursor.options] == [
            "table-menu-unkept-look-after",
            "table-menu-unkept-play",
        ]
        assert {table.world.light_of(seat) for seat in table.table.seats} == {("white", "pulse")}


def test_nothing_is_played_until_somebody_wants_that(broken, memory):
    with table_with(broken, memory, seats=2, bots=2, resume=True) as table:
        table.start()
        table.loop.run(until_s=300.0)
        assert (table.console.view().stage, table.match) == ("unkept", None)


def test_then_the_match_is_offered_and_goes_on_in_memory_where_it_stood(broken, memory):
    before = content(broken)
    with table_with(broken, memory) as table:
        table.start()
        take(table, "table-menu-unkept-play")
        assert table.console.view().stage == "resume"
        take(table, "table-menu-resume")
        assert len(table.match.history) == MOVES
        assert [one for one, _ in faults(table)] == ["table-unkept-on"]
        table.loop.run(while_=lambda: not table.over)
        assert [one for one, _ in faults(table)] == ["table-unkept-on"]
    assert content(broken) == before, "what might be saved is as it was"


def test_without_a_match_play_goes_on_to_the_title(tmp_path, monkeypatch, memory):
    path = tmp_path / "disk" / "journal.db"
    path.parent.mkdir()
    with WritableJournal(path):
        pass
    refused = DiskError("the journal", DiskFault("read-only", "as the test wants it"))
    really = schema.open_for_writing
    monkeypatch.setattr(
        schema,
        "open_for_writing",
        lambda asked: really(asked) if asked != path else (_ for _ in ()).throw(refused),
    )
    with table_with(path, memory) as table:
        table.start()
        take(table, "table-menu-unkept-play")
        view = table.console.view()
        assert view.stage == "attract"
        assert {table.world.light_of(seat) for seat in table.table.seats} == {("off", "steady")}
        assert faults(table) == [("table-unkept-on", {"why": "read-only", "rest": "read"})]


def test_who_looks_after_the_table_comes_back_to_the_question(broken, memory):
    with table_with(broken, memory) as table:
        table.start()
        take(table, "table-menu-unkept-look-after")
        assert table.console.view().stage == "operator"
        take(table, "table-menu-back")
        assert table.console.view().stage == "unkept"


def test_nobody_enrols_again_and_everybody_is_known(broken, memory):
    with table_with(broken, memory) as table:
        journal = table.console.matches.recording.recorder.journal
        assert journal.tags() == {"04A1B2C3": "luggage/tile/clown"}
        assert journal.people() == (Person("Ada", "cat"),)
        assert journal.path.parent == memory / unkept.FOLDER


def test_a_referee_that_is_started_again_goes_on_with_what_was_played_in_memory(broken, memory):
    with table_with(broken, memory) as table:
        table.start()
        take(table, "table-menu-unkept-play")
        take(table, "table-menu-resume")
        table.loop.run(while_=lambda: len(table.match.history) < MOVES + 5)
    with table_with(broken, memory) as table:
        table.start()
        take(table, "table-menu-unkept-play")
        take(table, "table-menu-resume")
        assert len(table.match.history) >= MOVES + 5


def test_what_was_played_in_memory_comes_back_when_the_disk_keeps_it_again(
    broken, memory, monkeypatch
):
    with table_with(broken, memory) as table:
        table.start()
        take(table, "table-menu-unkept-play")
        take(table, "table-menu-resume")
        table.loop.run(while_=lambda: not table.over)
        played = len(table.match.history)
    monkeypatch.undo()
    with table_with(broken, memory) as table:
        assert (table.console.view().stage, faults(table)) == ("attract", [])
    assert not (memory / unkept.FOLDER).exists()
    with Journal(broken) as journal:
        (match,) = journal.matches()
        assert (match.status, len(standing_moves(journal.entries(1)))) == ("finished", played)


def test_a_disk_that_is_well_before_anybody_has_answered_is_noticed(broken, memory, monkeypatch):
    with table_with(broken, memory) as table:
        table.start()
        table.loop.run(until_s=20.0)
        assert not table.outdated
        monkeypatch.undo()
        table.loop.run(until_s=30.0)
        assert table.outdated, "it restarts"


def test_a_match_in_memory_is_not_broken_off_for_it(broken, memory, monkeypatch):
    with table_with(broken, memory) as table:
        table.start()
        take(table, "table-menu-unkept-play")
        take(table, "table-menu-resume")
        monkeypatch.undo()
        table.loop.run(until_s=table.loop.now_s() + 20.0)
        assert not table.outdated


def test_the_operators_page_says_what_is_wrong_with_the_disk(broken, memory, fault):
    with table_with(broken, memory) as table:
        table.start()
        take(table, "table-menu-unkept-look-after")
        assert table.console.view().operator.computer.disk_fault == fault.code


def test_a_table_that_may_not_play_in_memory_does_not_open(broken, fault):
    with pytest.raises(DiskError) as told, table_with(broken):
        pass
    assert told.value.fault == fault


def test_memory_that_is_full_too_is_told(broken, memory, monkeypatch):
    def full(source, target):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(unkept, "_copy", full)
    with pytest.raises(JournalError, match="No space left"), table_with(broken, memory):
        pass


# ---- blocks that cannot be read ------------------------------------------------------------------


def unreadable(monkeypatch, path, blocks):
    """Let the disk fail at these blocks of the journal's file."""
    really, size = os.pread, unkept.BLOCK_BYTES

    def pread(descriptor, count, at):
        if at // size in blocks and os.path.samestat(os.fstat(descriptor), path.stat()):
            raise OSError(errno.EIO, "Input/output error")
        return really(descriptor, count, at)

    monkeypatch.setattr(os, "pread", pread)


@pytest.mark.parametrize("fault", ["failing"], indirect=True)
def test_with_any_one_block_unreadable_the_table_opens_and_says_what_is_lost(
    path, broken, memory, monkeypatch, fault
):
    before = content(path)
    found = []
    for block in range(path.stat().st_size // unkept.BLOCK_BYTES):
        with monkeypatch.context() as patch:
            unreadable(patch, path, {block})
            folder = memory / str(block)
            folder.mkdir()
            with table_with(broken, folder) as table:
                table.start()
                assert table.console.view().stage == "unkept"
                ((_, args),) = faults(table)
                assert args["rest"] == "part"
                journal = table.console.matches.recording.recorder.journal
                found.append((bool(journal.tags()), bool(journal.open_matches())))
    assert content(path) == before
    pieces, matches = (sum(column) for column in zip(*found, strict=True))
    assert pieces >= len(found) - 3
    assert matches >= len(found) // 3, "most blocks hold nothing of the match"


def test_a_journal_that_is_damaged_on_such_a_disk_is_mended_in_memory_alone(
    broken, memory, monkeypatch
):
    really = store.file.beginning

    def beginning(path):
        if path == broken:
            raise OSError(errno.EROFS, "Read-only file system")
        return really(path)

    monkeypatch.setattr(store.file, "beginning", beginning)
    content_of = bytearray(broken.read_bytes())
    content_of[3 * 4096 : 4 * 4096] = bytes(4096)
    broken.write_bytes(content_of)
    before = content(broken)
    for _ in range(2):
        with table_with(broken, memory) as table:
            assert faults(table)[0][1]["rest"] == "part"
    assert content(broken) == before


def test_a_journal_of_which_nothing_can_be_read_leaves_a_table_that_plays(
    broken, memory, monkeypatch
):
    really = os.open

    def failing(asked, *args, **options):
        if asked == broken:
            raise OSError(errno.EIO, "Input/output error")
        return really(asked, *args, **options)

    monkeypatch.setattr(os, "open", failing)
    with table_with(broken, memory) as table:
        table.start()
        ((_, args),) = faults(table)
        assert args["rest"] == "nothing"
        take(table, "table-menu-unkept-play")
        assert table.console.view().stage == "attract"


@pytest.mark.parametrize("code", [errno.EIO, errno.EUCLEAN, errno.EBADMSG])
def test_a_damaged_folder_is_a_failing_disk(code):
    assert explain(OSError(code, "")).code == "failing"


# ---- what the initramfs has found ----------------------------------------------------------------


@pytest.fixture
def fact(tmp_path, monkeypatch):
    """`fact(LINE)`: what the initramfs says."""
    place = tmp_path / "data"
    monkeypatch.setattr(data_fact, "__defaults__", (place,))
    return place.write_text


@pytest.mark.parametrize("why", ["card", "gone", "superblock", "journal", "damaged"])
def test_the_reason_is_what_the_initramfs_has_found(broken, memory, fact, why):
    fact(f"read-only {why}\n")
    with table_with(broken, memory) as table:
        assert faults(table)[0] == ("table-unkept", {"why": why, "rest": "read"})


def test_a_table_whose_data_is_memory_does_not_pretend(tmp_path, memory, fact):
    """There an empty journal can be written, and an innocent title was shown."""
    fact("memory unreadable\n")
    with table_with(tmp_path / "journal.db", memory) as table:
        table.start()
        assert table.console.view().stage == "unkept"
        assert faults(table) == [("table-unkept", {"why": "unreadable", "rest": "nothing"})]


@pytest.mark.parametrize("line", ["kept -\n", "new -\n", "repaired -\n", "", "strange\n", "\xff"])
def test_as_usual_nobody_is_asked(path, memory, fact, line):
    fact(line)
    with table_with(path, memory) as table:
        assert (table.console.view().stage, faults(table)) == ("resume", [])


def test_a_computer_without_an_initramfs_of_ours_says_nothing(tmp_path):
    assert data_fact(tmp_path / "none") == DataFact()
    assert data.DataFact().notice is None
