"""A new version on trial: what it is judged by, and that a roll-back gives back every match.

Two versions whose journals differ by a migration play at one table, in both orders, and the power
is cut before every change of a file (`instants`).
"""

import itertools
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from controller.match.registry import original
from controller.record.journal import Entry, MatchRecord, rows, schema
from controller.record.journal.beside import open_own
from controller.record.trial import FOLDER, rehearsed
from display.appliance import read_news
from instants import instants, needs_ptrace
from reclaim_update import command, health, memory
from reclaim_update.card import Card
from reclaim_update.health import WANTED, Condition, healthy_within, read
from reclaim_update.memory import Tried
from reclaim_update.slots import Slot, begin_trial, boot, confirm
from updates import make_card, make_console, make_keys, needs_minisign, other_slot

# ---- what systemd says ---------------------------------------------------------------------------

ANSWER = """\
MainPID={referee}
ActiveState=active
StatusText=table open, nothing lost, journal read, signal seen, nobody plays

MainPID=734
ActiveState={screen}
StatusText=screen painted
"""


def test_the_condition_is_what_both_units_say() -> None:
    now = read(ANSWER.format(referee=733, screen="active"))
    assert now.processes == (733, 734)
    assert now.words >= WANTED
    assert (now.runs, now.somebody_plays) == (True, False)


def test_what_a_unit_said_before_it_failed_does_not_count() -> None:
    now = read(ANSWER.format(referee=733, screen="activating"))
    assert not now.runs
    assert "screen painted" not in now.words


@pytest.mark.parametrize(
    ("words", "plays"),
    [
        ("table open", True),
        ("table open, nobody plays", False),
        ("table closed", False),
        ("", False),
    ],
)
def test_a_restart_would_interrupt_who_plays_at_an_open_table(words: str, plays: bool) -> None:
    assert Condition((1, 2), frozenset(words.split(", "))).somebody_plays == plays


# ---- a trial is judged ---------------------------------------------------------------------------


@pytest.fixture
def trial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Card]:
    """Version 0.2.0 in slot B on trial, before which the table was as it should be."""
    (tmp_path / "ours.pub").touch()
    make_console(tmp_path, tmp_path, monkeypatch)
    card = make_card(tmp_path)
    memory.remember(Tried("running-j6", "0.2.0"))
    card.change(begin_trial)
    (tmp_path / command.ON_TRIAL).touch()
    monkeypatch.setattr(command, "_patience_s", lambda: 0.3)
    monkeypatch.setattr(health, "STEADY_S", 0.05)
    monkeypatch.setattr(health, "_ASK_AGAIN_S", 0.01)
    return other_slot(card)


def judged(
    card: Card, monkeypatch: pytest.MonkeyPatch, conditions: Iterator[Condition]
) -> tuple[Slot, bool]:
    """The slot that boots next once the one of *card* was judged, and whether it restarted."""
    restarts: list[object] = []
    monkeypatch.setattr(health, "condition", lambda: next(conditions))
    monkeypatch.setattr(command, "_reboot", lambda: restarts.append(1))
    command.confirm_slot(card)
    return boot(card.state())[0][0], bool(restarts)


def always(*words: str) -> Iterator[Condition]:
    return itertools.repeat(Condition((1, 2), frozenset(words)))


def test_a_version_that_is_as_good_as_the_one_before_is_kept(
    trial: Card, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert judged(trial, monkeypatch, always(*WANTED)) == (Slot.B, False)
    state = trial.state()
    assert state is not None
    assert (state.good, state.trial) == (Slot.B, None)
    assert not (tmp_path / command.ON_TRIAL).exists()
    assert [one.id for one in read_news(tmp_path / "appliance/news")] == ["table-update-confirmed"]


@pytest.mark.parametrize("missing", sorted(WANTED))
def test_a_version_that_lacks_what_the_one_before_had_goes_back_by_itself(
    trial: Card, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, missing: str
) -> None:
    assert judged(trial, monkeypatch, always(*WANTED - {missing})) == (Slot.A, True)
    assert (tmp_path / command.ON_TRIAL).exists(), "a trial to its end"
    # Slot A runs again.
    assert judged(other_slot(trial), monkeypatch, always("table closed")) == (Slot.A, False)
    assert memory.refused() == {"running-j6"}
    (told,) = read_news(tmp_path / "appliance/news")
    assert (told.id, told.args["version"]) == ("table-update-rolled-back", "0.2.0")


@pytest.mark.parametrize("missing", sorted(WANTED))
def test_what_the_version_before_lacked_too_is_not_asked_of_a_new_one(
    trial: Card, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    memory.remember(Tried("running-j6", "0.2.0", WANTED - {missing}))
    assert judged(trial, monkeypatch, always(*WANTED - {missing})) == (Slot.B, False)


def test_what_was_before_another_update_says_nothing_about_this_one(
    trial: Card, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory.remember(Tried("another-j6", "0.1.0", frozenset()))
    assert judged(trial, monkeypatch, always("table closed")) == (Slot.A, True)


def test_a_program_that_dies_again_and_again_is_not_steady(
    trial: Card, monkeypatch: pytest.MonkeyPatch
) -> None:
    restarting = (Condition((n, 2), WANTED) for n in itertools.count(1))
    assert judged(trial, monkeypatch, restarting) == (Slot.A, True)


def test_a_table_that_closes_again_is_not_steady(
    trial: Card, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_and_closed = itertools.cycle([Condition((1, 2), WANTED), Condition((1, 2))])
    assert judged(trial, monkeypatch, open_and_closed) == (Slot.A, True)


def test_an_ordinary_start_of_a_table_that_is_closed_restarts_nothing_and_writes_nothing(
    trial: Card, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial.change(confirm)
    before = trial.disk.read_bytes()
    assert judged(trial, monkeypatch, always("table closed")) == (Slot.B, False)
    assert judged(trial, monkeypatch, itertools.repeat(Condition((0, 0)))) == (Slot.B, False)
    assert trial.disk.read_bytes() == before


def test_a_roll_back_of_an_update_that_an_earlier_image_wrote_down_is_told(
    trial: Card, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "update-tried").write_text("0123456789abcdef 9.9\n")
    (tmp_path / "update-refused").write_text("fedcba9876543210 9.8\n")
    judged(other_slot(trial), monkeypatch, always(*WANTED))
    assert memory.refused() == {"0123456789abcdef", "fedcba9876543210"}
    assert read_news(tmp_path / "appliance/news")[0].args["version"] == "9.9"


def test_a_judge_says_what_it_missed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(health, "condition", lambda: next(always("table open", "signal seen")))
    monkeypatch.setattr(health, "_ASK_AGAIN_S", 0.01)
    assert not healthy_within(0.05, WANTED)
    assert "missing: journal read, nothing lost, screen painted" in capsys.readouterr().out


# ---- two versions at one table -------------------------------------------------------------------

PLANTED = (
    "ALTER TABLE matches ADD COLUMN place TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE settings ADD COLUMN since TEXT NOT NULL DEFAULT ''",
    "CREATE TABLE dreams (night INTEGER PRIMARY KEY) STRICT",
)
OLDER = schema.MIGRATIONS
NEWER = (*OLDER, PLANTED)
PIECES = {"04A1B2C3D4E5F6": "luggage/tile/yeti", "04A1B2C3D4E5F7": "luggage/tile/bear"}

Version = schema.Migrations


@contextmanager
def version(migrations: Version) -> Iterator[None]:
    """What runs meanwhile knows the journals of these *migrations*."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(schema, "MIGRATIONS", migrations)
        yield


def play(folder: Path, who: str, moves: int = 3, status: rows.Status = "finished") -> bool:
    """Open the journal in *folder* as a table does, and play a match there; whether its own
    journal was read."""
    journal, aside = open_own(folder / "journal.db")
    with journal:
        number = journal.last_number() + 1
        record = MatchRecord(
            id=number,
            game="luggage",
            options={},
            seats=("red", "blue"),
            table="ours",
            began_utc=who,
            people={"red": "Ada"},
        )
        done = [*rows.begin(record)]
        for n in range(1, moves + 1):
            done += rows.add(number, Entry(number=n, at_s=float(n), source=who))
        done += rows.scored(number, status, {"red": moves}, ())
        assert journal.writer.wait(journal.writer.hand(done), 30), journal.writer.fault
        return aside is None and journal.path == folder / "journal.db"


def what_is_there(folder: Path) -> tuple[dict[str, int], dict[str, str], dict[str, str]]:
    """By when it began, each match with its number of entries; the pieces; the settings."""
    journal, aside = open_own(folder / "journal.db")
    with journal:
        assert aside is None
        matches = journal.matches()
        assert all(isinstance(match, MatchRecord) for match in matches)
        found = [(match.began_utc, len(journal.entries(match.id))) for match in matches]
        assert len(dict(found)) == len(found), "a match is there twice"
        settings = journal.settings()
        settings.pop("taken-over", None)
        return dict(found), journal.tags(), settings


def a_years_table(folder: Path) -> None:
    """A journal of the older version, with pieces, matches, and one that was interrupted."""
    folder.mkdir()
    with version(OLDER):
        journal, _ = open_own(folder / "journal.db")
        with journal:
            done = [*rows.keep("language", "de")]
            for uid, piece in PIECES.items():
                done += rows.enrol(uid, piece)
            assert journal.writer.wait(journal.writer.hand(done), 30)
        play(folder, "2026-01")
        play(folder, "2026-02")
        play(folder, "2026-03 interrupted", 2, "open")


THERE = {"2026-01": 3, "2026-02": 3, "2026-03 interrupted": 2}


def every_instant(folder: Path, work: Callable[[], None], snapshots: Path) -> Iterator[Path]:
    """A copy of *folder* as a power cut leaves it at each instant of *work* that differs from the
    one before, and at its end."""
    seen: set[object] = set()

    def copied(number: int) -> Iterator[Path]:
        content = tuple(
            (str(path.relative_to(folder)), path.read_bytes() if path.is_file() else b"")
            for path in sorted(folder.rglob("*"))
        )
        if content not in seen:
            seen.add(content)
            copy = snapshots / str(number)
            shutil.copytree(folder, copy)
            yield copy
            shutil.rmtree(copy)

    last = 0
    for last in instants(work):
        yield from copied(last)
    yield from copied(last + 1)
    assert len(seen) >= 20, f"only {len(seen)} instants"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """In memory, where there is a file system there: what is tested is not this machine's disk."""
    shared = Path("/dev/shm")
    made = (shared if os.access(shared, os.W_OK) else tmp_path) / f"trials-{os.getpid()}"
    made.mkdir()
    yield made
    shutil.rmtree(made)


def files(folder: Path) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if path.is_file() and not path.name.endswith("-shm")
    }


@needs_ptrace
def test_a_trial_reads_everything_and_touches_nothing_at_any_instant(folder: Path) -> None:
    a_years_table(folder / "reclaim")
    before = files(folder / "reclaim")

    def trial() -> None:
        with version(NEWER), rehearsed(folder / "reclaim/journal.db", on_trial=True) as written:
            assert written.parent.name == FOLDER
            found, pieces, _ = what_is_there(written.parent)
            assert (found, pieces) == (THERE, PIECES)
            assert play(written.parent, "2026-04 in the trial"), "it can write, too"

    for copy in every_instant(folder / "reclaim", trial, folder):
        assert files(copy) == before
        with version(OLDER), rehearsed(copy / "journal.db", on_trial=False) as written:
            assert play(written.parent, "2026-04")
            assert what_is_there(copy)[0] == {**THERE, "2026-04": 3}
        assert not (copy / FOLDER).exists()


@needs_ptrace
def test_whenever_the_power_is_cut_both_versions_play_with_every_match(folder: Path) -> None:
    """From a confirmed trial on: the newer version migrates and plays. Then, at every instant,
    either goes on, and after it the other one, and the newer one again."""
    a_years_table(folder / "reclaim")

    def confirmed() -> None:
        with version(NEWER), rehearsed(folder / "reclaim/journal.db", on_trial=False):
            assert play(folder / "reclaim", "2026-04 newer")

    done = {"2026-04 newer"}
    for copy in every_instant(folder / "reclaim", confirmed, folder):
        # The newer version starts again.
        first = folder / "first"
        shutil.copytree(copy, first)
        with version(NEWER):
            assert play(first, "2026-05")
            found, pieces, settings = what_is_there(first)
        assert {key: n for key, n in found.items() if key not in done} == {**THERE, "2026-05": 3}
        assert (pieces, settings) == (PIECES, {"language": "de"})
        shutil.rmtree(first)
        # Or the older one comes back, plays, and makes room for the newer one once more.
        with version(OLDER):
            play(copy, "2026-06 older")
            found, pieces, settings = what_is_there(copy)
            assert {key: n for key, n in found.items() if key not in done} == {
                **THERE,
                "2026-06 older": 3,
            }
            assert (pieces, settings) == (PIECES, {"language": "de"})
        with version(NEWER):
            after, pieces, _ = what_is_there(copy)
        assert set(after) >= set(found)
        assert pieces == PIECES


@needs_ptrace
def test_whenever_the_power_is_cut_in_an_older_version_nothing_of_the_newer_is_lost(
    folder: Path,
) -> None:
    """The older version finds a journal of the newer one, and plays beside it."""
    a_years_table(folder / "reclaim")
    with version(NEWER):
        assert play(folder / "reclaim", "2026-04 newer")
    newer = {**THERE, "2026-04 newer": 3}
    before = (folder / "reclaim/journal.db").read_bytes()

    def older() -> None:
        with version(OLDER):
            assert not play(folder / "reclaim", "2026-06 older"), "it is not the table's own"

    for copy in every_instant(folder / "reclaim", older, folder):
        assert (copy / "journal.db").read_bytes() == before
        again = folder / "again"
        shutil.copytree(copy, again)
        with version(OLDER):
            play(again, "2026-07")
            found, pieces, _ = what_is_there(again)
            assert set(found) - {"2026-06 older"} == {*newer, "2026-07"}
            assert pieces == PIECES
        shutil.rmtree(again)
        with version(NEWER):
            assert play(copy, "2026-08")
            found, pieces, _ = what_is_there(copy)
            assert {key: n for key, n in found.items() if key != "2026-06 older"} == {
                **newer,
                "2026-08": 3,
            }
            assert pieces == PIECES
    assert "2026-06 older" in found, "the last one is that of a table that was not cut"


def test_an_older_version_that_never_ran_here_takes_what_it_can_read_of_a_newer_journal(
    folder: Path,
) -> None:
    with version(NEWER):
        (folder / "reclaim").mkdir()
        assert play(folder / "reclaim", "2026-04 newer")
        journal, _ = open_own(folder / "reclaim/journal.db")
        with journal:
            done = [*rows.enrol("04A1B2C3D4E5F6", "luggage/tile/yeti")]
            assert journal.writer.wait(journal.writer.hand(done), 30)
    with version(OLDER):
        assert not play(folder / "reclaim", "2026-05 older")
        found, pieces, _ = what_is_there(folder / "reclaim")
    assert found == {"2026-04 newer": 3, "2026-05 older": 3}
    assert pieces == {"04A1B2C3D4E5F6": "luggage/tile/yeti"}


def test_an_older_version_plays_beside_a_newer_journal_that_it_cannot_read_at_all(
    folder: Path,
) -> None:
    a_years_table(folder / "reclaim")
    with version(NEWER):
        play(folder / "reclaim", "2026-04 newer")
    with closing(sqlite3.connect(folder / "reclaim/journal.db")) as connection:
        for table in ("entries", "matches", "tags"):
            connection.execute(f"ALTER TABLE {table} RENAME TO other_{table}")
        connection.execute("PRAGMA user_version = 99")
    with version(OLDER):
        play(folder / "reclaim", "2026-05 older")
        found, pieces, _ = what_is_there(folder / "reclaim")
    assert (found, pieces) == ({**THERE, "2026-05 older": 3}, PIECES)


def go_on(file: Path, migrations: Version, source: str, upto: int) -> None:
    """Play the interrupted match in the journal *file* to its end, at that many entries."""
    with version(migrations):
        journal, _ = open_own(file)
        with journal:
            (match,) = (one for one in journal.open_matches() if "interrupted" in one.began_utc)
            done: list[rows.Statement] = []
            for n in range(len(journal.entries(match.id)) + 1, upto + 1):
                done += rows.add(match.id, Entry(number=n, at_s=float(n), source=source))
            done += rows.scored(match.id, "finished", {"red": upto}, ())
            assert journal.writer.wait(journal.writer.hand(done), 30)


@pytest.mark.parametrize(
    ("by_newer", "by_older", "found"),
    [(2, 4, [4]), (5, 2, [5]), (5, 4, [4, 5])],
    ids=["in the older", "in the newer", "in both"],
)
def test_a_match_that_was_interrupted_goes_on_where_somebody_went_on(
    folder: Path, by_newer: int, by_older: int, found: list[int]
) -> None:
    a_years_table(folder / "reclaim")
    with version(NEWER):
        play(folder / "reclaim", "2026-04 newer")
    if by_newer > 2:
        go_on(folder / "reclaim/journal.db", NEWER, "newer@3", by_newer)
    if by_older > 2:
        go_on(folder / "reclaim/journal-6.db", OLDER, "older@3", by_older)
    with version(NEWER):
        journal, _ = open_own(folder / "reclaim/journal.db")
        with journal:
            there = [one for one in journal.matches() if "interrupted" in one.began_utc]
            assert sorted(len(journal.entries(one.id)) for one in there) == found
            assert {one.status for one in there} == {"finished"}
            journal.check()


def test_a_piece_that_got_another_tag_elsewhere_is_known_by_both(folder: Path) -> None:
    a_years_table(folder / "reclaim")
    with version(NEWER):
        play(folder / "reclaim", "2026-04 newer")
    with version(OLDER):
        journal, _ = open_own(folder / "reclaim/journal-6.db")
        with journal:
            done = [*rows.enrol("04FFFFFFFFFFF1", "luggage/tile/yeti")]
            assert journal.writer.wait(journal.writer.hand(done), 30)
    with version(NEWER):
        _, pieces, _ = what_is_there(folder / "reclaim")
    assert {original(piece) for piece in pieces.values()} == {*PIECES.values()}
    assert original(pieces["04FFFFFFFFFFF1"]) == "luggage/tile/yeti"


# ---- all of it, from the trial to play -----------------------------------------------------------


@needs_ptrace
@needs_minisign
def test_whenever_the_power_is_cut_in_a_trial_that_is_confirmed_what_boots_plays(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newer version is tried, confirmed and plays. At every instant the slot that boots finds
    a journal that it can use, with everything in it."""
    (folder / "keys").mkdir()
    (folder / "card").mkdir()
    make_console(folder / "card", make_keys(folder / "keys"), monkeypatch)
    a_years_table(folder / "card/data")
    card = make_card(folder / "card")
    memory.remember(Tried("running-j6", "0.2.0"))
    card.change(begin_trial)
    (folder / "card" / command.ON_TRIAL).touch()
    monkeypatch.setattr(command, "healthy_within", lambda patience_s, wanted: True)
    journal = Path("data/journal.db")

    def trial() -> None:
        with version(NEWER):
            with rehearsed(folder / "card" / journal, on_trial=True) as written:
                open_own(written)[0].close()
                command.confirm_slot(other_slot(card))
            with rehearsed(folder / "card" / journal, on_trial=False) as written:
                assert play(written.parent, "2026-04 newer")

    booted = set()
    for copy in every_instant(folder / "card", trial, folder):
        there = Card(copy / "disk", {}, Slot.A)
        (first, _), _ = boot(there.state())
        state = there.state()
        assert state is not None
        runs = NEWER if first is Slot.B else OLDER
        booted.add((first, state.trial is not None))
        on_trial = state.trial is first
        # A trial that fails now is rolled back: the older version finds its journal.
        if on_trial:
            with version(OLDER), rehearsed(copy / journal, on_trial=False) as written:
                assert what_is_there(written.parent)[0] == THERE
        with version(runs), rehearsed(copy / journal, on_trial) as written:
            found, pieces, _ = what_is_there(written.parent)
            assert {key: n for key, n in found.items() if key in THERE} == THERE
            assert pieces == PIECES
            assert play(written.parent, "2026-05")
    assert booted == {(Slot.B, True), (Slot.B, False)}
