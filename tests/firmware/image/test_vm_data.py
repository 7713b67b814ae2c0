"""Ten damaged cards in the amd64 image: each is named on the screen, the interrupted match is
offered from what can be read, play goes on in memory if somebody wants that, and nothing is written
on what might be saved. What the initramfs does with each, test_data.py tries without a machine.
"""

import json
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as replace_in

import datacard
from controller.record.journal import Journal, WritableJournal, rows
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from imagebuilder.disk import DATA_AT
from imagevm import (
    BOOT_S,
    TABLE,
    AtAttract,
    history,
    is_painted,
    keep_picture,
    shows_that_nothing_is_kept,
)
from vm import Machine, pc, u_boot_of, wait_until

pytestmark = [pytest.mark.vm, pytest.mark.timeout(6000)]

MOVES = 12
HALT_S = 30.0
TAG, PIECE = "04A1B2C3", "luggage/tile/clown"
_LOOK = """
import json, socket
feed = socket.socket(socket.AF_UNIX)
feed.settimeout(20)
feed.connect("/run/reclaim/feed.sock")
feed.sendall(b"{\\"type\\":\\"Watch\\"}\\n")
view = json.loads(feed.makefile("rb").readline())["view"]
faults = [[one["id"], one.get("args", {})] for one in view.get("faults", [])]
cursor = view.get("cursor") or {"options": [], "at": -1}
said = {"stage": view["stage"], "faults": faults, "game": view.get("game", ""),
        "at": cursor["at"], "lines": [one["id"] for one in cursor["options"]]}
print(json.dumps(said))
"""
_PRESS = """
import json, socket, sys, time
hands = socket.socket(socket.AF_UNIX)
hands.settimeout(20)
hands.connect("/run/reclaim/hands.sock")
def say(**message):
    hands.sendall(json.dumps(message).encode() + b"\\n")
say(type="Sit", seat="red")
for button in sys.argv[1]:
    say(type="Press", button=button)
    time.sleep(0.3)
    say(type="Release", button=button)
    time.sleep(1.5)
"""
IN_MEMORY = "/run/reclaim/in-memory/journal.db"


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with a piece, and a match that was interrupted."""
    folder = tmp_path_factory.mktemp("journal")
    table = folder / "two-seats.toml"
    table.write_text(TABLE)
    path, played = folder / "journal.db", folder / "played.db"
    file, seating = load_table_file(str(table)), Seating(2, 2, "normal", 3, "captain-bluff")
    with (
        Loop(VirtualClock()) as loop,
        open_table(file, loop, seating, deep=False, journal=played) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None or len(opened.match.history) < MOVES)
    with Journal(played) as before, WritableJournal(path) as made:
        # A person sat there: nobody can sit down where a bot plays.
        statements = [*rows.begin(replace_in(before.match(1), bots=("blue",)))]
        for entry in before.entries(1):
            statements += rows.add(1, entry)
        statements += [*rows.stands(1, before.standing(1)), *rows.enrol(TAG, PIECE)]
        assert made.writer.wait(made.writer.hand(statements), HALT_S)
    return path


@pytest.fixture
def card(at_attract: AtAttract, journal: Path, tmp_path: Path) -> Iterator[Path]:
    """The card of a table that has been in use, switched off in order."""
    made = tmp_path / "card"
    subprocess.run(["cp", "--sparse=always", at_attract.card, made], check=True)
    with datacard.taken_out(made) as data:
        check = ["/usr/sbin/e2fsck", "-fp", data]
        checked = subprocess.run(check, capture_output=True, text=True, check=False)
        assert checked.returncode < 4, checked.stdout
        owner = debugfs(data, "stat /reclaim")
        (user,) = (line.split()[1] for line in owner.splitlines() if line.startswith("User:"))
        for name in ("journal.db", "journal.db-wal", "journal.db-shm"):
            debugfs(data, f"rm /reclaim/{name}")
        debugfs(data, f"write {journal} /reclaim/journal.db")
        for field, value in (("uid", user), ("gid", user), ("mode", "0100600")):
            debugfs(data, f"sif /reclaim/journal.db {field} {value}")
    yield made
    made.unlink()


def debugfs(data: Path, command: str) -> str:
    """Do something with a file system, and return what is said of it."""
    asked = ["/usr/sbin/debugfs", "-w", "-R", command, data]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout


def started(card: Path, folder: Path, protected: bool) -> Machine:
    """Switch a PC on that has this card, whose switch may be at *protected*."""
    model = pc(u_boot_of("amd64"))
    if protected:
        parts = (part.replace("id=card,", "id=card,readonly=on,") for part in model.parts)
        model = replace(model, parts=tuple(parts))
    return Machine(model, card, folder, shell=True)


def look(machine: Machine) -> dict[str, Any]:
    """What everybody sees; nothing while the table does not answer."""
    told = machine.run(f"python3 -c '{_LOOK}' || echo '{{}}'", BOOT_S)
    found: dict[str, Any] = json.loads(told.splitlines()[-1])
    return found


def press(machine: Machine, buttons: str) -> None:
    """Press buttons at a seat, one after the other."""
    machine.run(f"python3 -c '{_PRESS}' {buttons}", BOOT_S)


def full(card: Path) -> None:
    """Leave no block free, as its superblock and its bitmaps would say it."""
    ballast = card.with_suffix(".ballast")
    with ballast.open("wb") as file:
        file.truncate(0)
    free = int(
        next(
            line.split(":")[1]
            for line in datacard.asked(card, "show_super_stats -h").splitlines()
            if line.startswith("Free blocks")
        )
    )
    data = f"{card}?offset={DATA_AT}"
    subprocess.run(
        ["/usr/sbin/debugfs", "-w", "-f", "-", data],
        input=f"write {ballast} ballast\nfallocate ballast 0 {free}\n",
        text=True, capture_output=True, check=True,
    )  # fmt: skip


def bad_block(card: Path) -> None:
    """One block of the journal holds noise: SQLITE_CORRUPT."""
    at = datacard.block_of(card, "/reclaim/journal.db", 3)
    datacard.overwrite(card, at, datacard.noise(datacard.BLOCK))


def nothing(card: Path) -> None:
    """The card itself takes no writes."""


CARDS: dict[str, tuple[datacard.Damage, str, str]] = {
    #                        damage                      reason        how much is read
    "read-only": (nothing, "card", "read"),
    "superblock": (datacard.superblock, "superblock", "read"),
    "journal": (datacard.journal_bit, "journal", "read"),
    "directory": (datacard.directory, "damaged", "nothing"),
    "all superblocks": (datacard.all_superblocks, "superblock", "nothing"),
    "group descriptors": (datacard.group_descriptors, "damaged", "read"),
    "inode table": (datacard.inode_table, "damaged", "nothing"),
    "partition gone": (datacard.partition_gone, "gone", "read"),
    "full": (full, "full", "read"),
}
ALWAYS = ("read-only", "all superblocks")
CHOSEN = CARDS if os.environ.get("RECLAIM_LONG") == "1" else ALWAYS


@pytest.mark.parametrize("name", CHOSEN)
def test_a_damaged_card_is_named_and_play_goes_on_if_somebody_wants_that(
    card: Path, journal: Path, tmp_path: Path, name: str
) -> None:
    damage, why, rest = CARDS[name]
    damage(card)
    before = datacard.digest(card)
    with started(card, tmp_path, protected=name == "read-only") as machine:
        wait_until(lambda: look(machine).get("stage") == "unkept", BOOT_S, "the question")
        seen = look(machine)
        assert seen["faults"][0] == ["table-unkept", {"why": why, "rest": rest}]
        wait_until(lambda: shows_that_nothing_is_kept(machine.screen()), BOOT_S, "its picture")
        keep_picture(machine, f"card-{name.replace(' ', '-')}")
        assert machine.run("systemctl list-units --failed --plain --no-legend") == ""
        assert seen["lines"] == ["table-menu-unkept-look-after", "table-menu-unkept-play"]
        # To play all the same; and on with the match, which is asked then.
        press(machine, "BAA" if rest == "read" else "BA")
        then = "match" if rest == "read" else "attract"
        wait_until(lambda: look(machine)["stage"] == then, BOOT_S, then)
        assert look(machine)["faults"][0][0] == "table-unkept-on"
        wait_until(lambda: is_painted(machine), BOOT_S, "its picture")
        keep_picture(machine, f"card-{name.replace(' ', '-')}-played-on")
        if rest == "read":
            with Journal(journal) as of_card:
                kept = [one.began_utc for one in of_card.matches()], of_card.tags()
            assert history(machine, IN_MEMORY) == kept, "no match and no piece is lost"
    if name != "full":
        assert datacard.digest(card) == before, "something was written on what might be saved"


def test_a_bad_block_in_the_journal_costs_what_was_in_it_and_is_told(
    card: Path, tmp_path: Path
) -> None:
    bad_block(card)
    datacard.asked(card, f"dump /reclaim/journal.db {tmp_path / 'damaged.db'}")
    damaged = (tmp_path / "damaged.db").read_bytes()
    with started(card, tmp_path, protected=False) as machine:
        wait_until(lambda: look(machine).get("stage") is not None, BOOT_S, "the table")
        assert look(machine)["faults"][0][0] == "table-journal-damaged"
        wait_until(lambda: is_painted(machine), BOOT_S, "its picture")
        keep_picture(machine, "card-bad-block")
    found = tmp_path / "found"
    found.mkdir()
    with datacard.taken_out(card) as data:
        subprocess.run(["/usr/sbin/e2fsck", "-fp", data], capture_output=True, check=False)
        for name in ("journal-damaged-1.db", "journal.db", "journal.db-wal"):
            debugfs(data, f"dump /reclaim/{name} {found / name}")
    assert (found / "journal-damaged-1.db").read_bytes() == damaged, "it is as it was"
    with Journal(found / "journal.db") as kept:
        pieces, matches = kept.tags(), [one.id for one in kept.matches()]
    sound = sqlite3.connect(f"file:{found / 'journal-damaged-1.db'}?immutable=1", uri=True)
    with closing(sound):
        assert pieces.items() >= set(rows_of(sound, "SELECT uid, piece FROM tags"))
        assert {*matches} >= {one for (one,) in rows_of(sound, "SELECT id FROM matches")}


def rows_of(database: sqlite3.Connection, query: str) -> list[tuple[Any, ...]]:
    """What SQLite alone can read; nothing where a page that it needs is damaged."""
    try:
        return database.execute(query).fetchall()
    except sqlite3.DatabaseError:
        return []
