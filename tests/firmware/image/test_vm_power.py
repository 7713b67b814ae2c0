"""The plug is pulled in the middle of a match that bots play in the amd64 image.

A machine in the middle of a match goes on from the same moment again and again, each time until
its power is cut. What had been on the feed, which is what the screen draws, has to be in the
journal that the cut left on the card; the journal has to be whole; and the match has to go on.

QEMU loses what the guest had not handed to its disk. Whether a card keeps what it was handed is no
question for a virtual machine (docs/journal.md).
"""

import json
import os
import random
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from controller.table.assembly import OpenedTable, Seating, open_table
from controller.views.table import LOG_LINES
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from imagebuilder.disk import CARD_BYTES, DATA_AT
from imagevm import BOOT_S, TABLE, AtAttract, start
from storm import judge
from vm import Machine, wait_until

pytestmark = [pytest.mark.vm, pytest.mark.timeout(12_000)]

CUTS = 20 if os.environ.get("RECLAIM_LONG") == "1" else 3
LONGEST_S = 20.0
BOTS = '{"seats": 2, "bots": 2, "game": "captain-bluff"}'
DROP_IN = f"""\
d=/run/systemd/system/reclaim-referee.service.d
mkdir -p $d
echo '[Service]
ExecStart=
ExecStart=/opt/reclaim/bin/reclaim daemon --settings /run/reclaim-settings/reclaim.toml \
--socket /run/reclaim --speed fast --resume --seating {json.dumps(BOTS)}' >$d/bots.conf
systemctl daemon-reload
systemctl restart reclaim-referee"""
FEED = """\
import json, socket
feed = socket.socket(socket.AF_UNIX)
feed.connect("/run/reclaim/feed.sock")
feed.sendall(b"{\\"type\\":\\"Watch\\"}\\n")
for line in feed.makefile("rb"):
    view = json.loads(line)["view"]
    print("VIEW", json.dumps([view["stage"], view.get("log", [])]), flush=True)
"""
WATCH = f"python3 -c '{FEED}'"


@pytest.fixture(scope="module")
def in_play(at_attract: AtAttract, tmp_path_factory: pytest.TempPathFactory) -> Iterator[AtAttract]:
    """A machine in which bots have begun to play."""
    folder = tmp_path_factory.mktemp("play")
    with at_attract.go_on(folder) as machine:
        # The screen has no graphics chip here, and would take the bots' time.
        machine.run("systemctl stop reclaim-display", BOOT_S)
        machine.run(DROP_IN, BOOT_S)
        machine.begin(WATCH)
        wait_until(lambda: len(shown(machine)[1]) > 2, 400, "three acts of bots")
        kept = AtAttract(machine.disk, folder / "state", at_attract.uptime_s)
        machine.keep(kept.state)
    yield kept
    kept.card.unlink()
    kept.state.unlink()


def shown(machine: Machine) -> tuple[str, list[Any]]:
    """The table's stage on the feed just now, and what was said to have happened."""
    views = [line for line in machine.told().splitlines(keepends=True) if "VIEW" in line]
    whole = [line for line in views if line.endswith("\n")]
    if not whole:
        return "", []
    stage, log = json.loads(whole[-1].split("VIEW ", 1)[1])
    return stage, log


def journal_of(card: Path, folder: Path) -> Path:
    """The journal on the card, in a file system that was put in order as at a start."""
    data, found = folder / "data.img", folder / "reclaim"
    cut_out_data(card, data)
    done = subprocess.run(["/usr/sbin/e2fsck", "-p", data], capture_output=True, check=False)
    assert done.returncode < 4, done.stdout
    shutil.rmtree(found, ignore_errors=True)
    dump = ["/usr/sbin/debugfs", "-R", f"rdump /reclaim {folder}", data]
    subprocess.run(dump, capture_output=True, check=True)
    return found / "journal.db"


def cut_out_data(card: Path, target: Path) -> None:
    """Copy the data partition, and none of its holes: e2fsck cannot repair one within a file."""
    with card.open("rb") as source, target.open("wb") as file:
        end = DATA_AT
        with suppress(OSError):  # there is no more data
            while begin := os.lseek(source.fileno(), end, os.SEEK_DATA):
                end = os.lseek(source.fileno(), begin, os.SEEK_HOLE)
                file.seek(begin - DATA_AT)
                file.write(os.pread(source.fileno(), end - begin, begin))
        file.truncate(CARD_BYTES - DATA_AT)


def is_told_by(before: list[Any], after: list[Any]) -> bool:
    """Whether *after*, the last lines of what has happened, says all that *before* did."""
    return any(
        before[len(before) - n :] == after[:n]
        for n in range(len(before), 0, -1)
        if n == len(before) or len(after) == LOG_LINES
    )


def test_a_match_goes_on_after_the_power_was_cut_at_any_instant(
    in_play: AtAttract, tmp_path: Path
) -> None:
    chance = random.Random(20261122)
    table = tmp_path / "two-seats.toml"
    table.write_text(TABLE)
    moves = []
    for cut in range(CUTS):
        with in_play.go_on(tmp_path) as machine:
            machine.told()
            time.sleep(chance.uniform(0, LONGEST_S))
            _, log = shown(machine)
            machine.pull_the_plug()
        journal = journal_of(machine.disk, tmp_path)
        stood = judge.read(journal)
        assert stood is not None
        assert not stood.fault
        moves.append(len(stood.moves))
        with Loop(VirtualClock()) as loop, resumed(table, loop, journal) as opened:
            opened.start()
            after = json.loads(msgspec.json.encode(opened.console.view().log))
            assert not log or is_told_by(log, after), f"cut {cut}: {log} is not in {after}"
            assert len(opened.match.history) == moves[-1]
            loop.run(while_=lambda: len(opened.match.history) < moves[-1] + 3)
    print(f"cuts after {moves} moves; all went on")
    assert len(set(moves)) > 1, "the cuts were no different instants"


def resumed(table: Path, loop: Loop, journal: Path) -> AbstractContextManager[OpenedTable]:
    return open_table(
        load_table_file(str(table)), loop, Seating(resume=True), deep=False, journal=journal
    )


def test_the_table_asks_after_a_cut_whether_the_match_goes_on_and_then_it_does(
    in_play: AtAttract, tmp_path: Path
) -> None:
    with in_play.go_on(tmp_path) as machine:
        wait_until(lambda: shown(machine)[0] == "match", 60, "the match")
        card = machine.disk
    with start(card, tmp_path, shell=True) as machine:
        wait_until(lambda: machine.run(ACTIVE, BOOT_S) == "active", BOOT_S, "the referee")
        machine.begin(WATCH)
        wait_until(lambda: shown(machine)[0] == "resume", BOOT_S, "the question")
    with start(card, tmp_path, shell=True) as machine:
        machine.run(DROP_IN, BOOT_S)
        machine.begin(WATCH)
        wait_until(lambda: shown(machine)[0] == "match", BOOT_S, "the match")


ACTIVE = "systemctl is-active reclaim-referee || true"
