"""The write-ahead log: damage in it is told from the end that a power cut leaves."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from controller.errors import DamagedJournal
from controller.record.journal import Journal, WritableJournal, log, rows
from controller.record.journal.renewal import open_sound
from controller.record.journal.schema import PAGE_BYTES

HALT_S = 30.0
COMMITS = 12
FRAME = log.FRAME.size + PAGE_BYTES


@pytest.fixture
def killed(tmp_path):
    """The journal as a kill leaves it: some commits are in its log and nowhere else."""
    path = tmp_path / "live" / "journal.db"
    WritableJournal(path).close()
    folder = tmp_path / "killed"
    folder.mkdir()
    with WritableJournal(path) as journal:
        for number in range(COMMITS):
            statements = rows.keep("volume", str(number))
            assert journal.writer.wait(journal.writer.hand(statements), HALT_S)
        for file in (path, log.beside(path)):
            shutil.copy(file, folder)
    return folder / path.name


def volume(path):
    with Journal(path) as journal:
        return int(journal.settings().get("volume", -1))


def transactions(content):
    """The first and the last frame of each."""
    commits = [
        at
        for at in range((len(content) - log.HEADER.size) // FRAME)
        if log.FRAME.unpack_from(content, log.HEADER.size + at * FRAME)[1]
    ]
    return list(zip([0, *(at + 1 for at in commits)], commits, strict=False))


def flipped(content, at, bit=0):
    changed = bytearray(content)
    changed[at] ^= 1 << bit
    return bytes(changed)


def frame_at(number):
    return log.HEADER.size + number * FRAME


def test_a_whole_log_is_sound(killed):
    assert log.check(killed)
    assert volume(killed) == COMMITS - 1


def test_without_a_log_there_is_nothing_to_check(tmp_path):
    path = tmp_path / "journal.db"
    WritableJournal(path).close()
    assert not log.check(path)


@pytest.mark.parametrize("place", [0, 5, 24, 24 + 4000], ids=["page", "commit", "first", "last"])
def test_a_bit_in_any_transaction_but_the_last_is_damage(killed, place):
    file = log.beside(killed)
    whole = file.read_bytes()
    for first, last in transactions(whole)[:-1]:
        for frame in range(first, last + 1):
            file.write_bytes(flipped(whole, frame_at(frame) + place))
            with pytest.raises(DamagedJournal, match=f"frame {frame} of its log does not fit"):
                log.check(killed)


@pytest.mark.parametrize("place", [*range(8, 24)])
def test_a_bit_in_the_numbers_of_a_frame_is_damage_too(killed, place):
    file = log.beside(killed)
    whole = file.read_bytes()
    first, _ = transactions(whole)[3]
    file.write_bytes(flipped(whole, frame_at(first) + place))
    with pytest.raises(DamagedJournal, match=f"frame {first} of its log"):
        log.check(killed)


def test_a_bit_in_the_last_transaction_cannot_be_told_from_a_torn_write(killed):
    file = log.beside(killed)
    whole = file.read_bytes()
    _, last = transactions(whole)[-1]
    file.write_bytes(flipped(whole, frame_at(last) + 100))
    assert log.check(killed)
    assert volume(killed) == COMMITS - 2, "as if the power had been cut in it"


@pytest.mark.parametrize("at", range(32))
def test_a_bit_in_the_header_is_damage(killed, at):
    file = log.beside(killed)
    file.write_bytes(flipped(file.read_bytes(), at))
    with pytest.raises(DamagedJournal, match="the header of its log does not fit its checksum"):
        log.check(killed)


def test_a_header_that_is_gone_is_damage_where_frames_follow(killed):
    file = log.beside(killed)
    whole = file.read_bytes()
    file.write_bytes(bytes(32) + whole[32:])
    with pytest.raises(DamagedJournal, match="the beginning of its log is lost"):
        log.check(killed)


@pytest.mark.parametrize("length", [0, 1, 31, 32, 33, 4000])
def test_a_log_of_which_only_the_beginning_was_written_is_none(killed, length):
    file = log.beside(killed)
    file.write_bytes(file.read_bytes()[:length])
    assert log.check(killed) == (length > 0)
    assert volume(killed) == -1


def test_what_is_left_from_before_the_log_was_begun_anew_is_no_damage(tmp_path):
    path = tmp_path / "journal.db"
    with WritableJournal(path) as journal:
        for number in range(330):
            statements = rows.keep("volume", str(number))
            assert journal.writer.wait(journal.writer.hand(statements), HALT_S)
            if number % 50 == 0:
                assert log.check(path)
        content = log.beside(path).read_bytes()
        salts = {
            log.FRAME.unpack_from(content, frame_at(number))[2:4]
            for number in range((len(content) - log.HEADER.size) // FRAME)
        }
        assert len(salts) > 1
        assert volume(path) == 329


def test_each_program_begins_the_log_anew(killed):
    """Frames of one that was killed never stand behind those of the next with the same salts."""
    before = log.HEADER.unpack_from(log.beside(killed).read_bytes())[4:6]
    with WritableJournal(killed) as journal:
        assert journal.writer.wait(journal.writer.hand(rows.keep("volume", "99")), HALT_S)
        after = log.HEADER.unpack_from(log.beside(killed).read_bytes())[4:6]
    assert before[1] != after[1]


def test_a_table_takes_over_what_stood_before_the_damage_and_keeps_file_and_log(killed):
    file = log.beside(killed)
    first, _ = transactions(file.read_bytes())[5]
    file.write_bytes(flipped(file.read_bytes(), frame_at(first) + 100))
    kept = killed.read_bytes(), file.read_bytes()
    journal, aside = open_sound(killed)
    with journal:
        assert journal.settings() == {"volume": "4"}
    assert (aside.read_bytes(), log.beside(aside).read_bytes()) == kept


# ---- a log that is not its file's ----------------------------------------------------------------


def journals(folder, *, commits=COMMITS, rounds=1):
    """Two journals as kills leave them, written alike. Each log was emptied into its file *rounds*
    times before."""
    made = []
    for name in ("ours", "others"):
        path = folder / name / "live.db"
        WritableJournal(path).close()
        for number in range(rounds):
            with WritableJournal(path) as journal:
                hand_in(journal, f"{name} {number}")
        with WritableJournal(path) as journal:
            for number in range(commits):
                hand_in(journal, f"{name} {rounds + number}")
            killed = folder / name / "killed.db"
            shutil.copy(path, killed)
            shutil.copy(log.beside(path), log.beside(killed))
        made.append(killed)
    return made


def hand_in(journal, volume):
    statements = rows.keep("volume", volume)
    assert journal.writer.wait(journal.writer.hand(statements), HALT_S)


def files(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize("commits", [1, 2, COMMITS, 300])
@pytest.mark.parametrize("swapped", ["log", "file"])
def test_a_log_beside_another_journal_is_told_and_changes_nothing(tmp_path, swapped, commits):
    ours, others = journals(tmp_path, commits=commits)
    if swapped == "log":
        shutil.copy(log.beside(others), log.beside(ours))
    else:
        shutil.copy(others, ours)
    (tmp_path / "ours" / "live.db").unlink()
    before = files(tmp_path / "ours")
    for opened in (Journal, WritableJournal):
        with pytest.raises(DamagedJournal, match="the log beside it is that of another journal"):
            opened(ours)
    assert files(tmp_path / "ours") == before


@pytest.mark.parametrize("swapped", ["log", "file"])
def test_a_table_keeps_both_aside_and_goes_on_with_what_is_in_the_file(tmp_path, swapped):
    ours, others = journals(tmp_path)
    if swapped == "log":
        shutil.copy(log.beside(others), log.beside(ours))
    else:
        shutil.copy(others, ours)
    kept = ours.read_bytes(), log.beside(ours).read_bytes()
    journal, aside = open_sound(ours)
    with journal:
        name = "ours" if swapped == "log" else "others"
        assert journal.settings() == {"volume": f"{name} 0"}
    assert (aside.read_bytes(), log.beside(aside).read_bytes()) == kept


@pytest.mark.parametrize("version", ["1", "2"])
def test_a_journal_older_than_identities_gets_one_and_its_log_is_its_own(tmp_path, version):
    older = Path(__file__).with_name("versions") / f"{version}.sql"
    for name in ("ours", "others"):
        with closing(sqlite3.connect(tmp_path / f"{name}.db")) as connection:
            connection.executescript(older.read_text())
    logs = {}
    for name in ("ours", "others"):
        with WritableJournal(tmp_path / f"{name}.db") as journal:
            hand_in(journal, name)
            logs[name] = log.beside(journal.path).read_bytes()
    for file in tmp_path.glob("*-shm"):
        file.unlink()
    ours = tmp_path / "ours.db"
    log.beside(ours).write_bytes(logs["ours"])
    assert log.check(ours)
    log.beside(ours).write_bytes(logs["others"])
    with pytest.raises(DamagedJournal, match="that of another journal"):
        log.check(ours)


def test_a_log_that_is_being_written_is_read_again(killed, monkeypatch):
    """What is found damaged while a writer is at it was not."""
    whole = log.beside(killed).read_bytes()
    reads = [flipped(whole, frame_at(3) + 100), whole, whole]
    monkeypatch.setattr(log, "_content", lambda file: reads.pop(0))
    assert log.check(killed)
    assert reads == []
