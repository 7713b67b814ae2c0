"""Recorded matches of every kind: each shows, move for move, what it showed when it was recorded.

A change of rules, views or words that is meant changes the hashes: RECLAIM_GOLDEN=write in the
environment writes them (see tests/recordings/README.md).
"""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from controller.record import matchfile
from controller.record.playback import Playback, views

RECORDINGS = Path(__file__).resolve().parents[2] / "recordings"
ROOT = RECORDINGS.parent.parent
FILES = sorted(RECORDINGS.glob("*.jsonl"))
PROGRAM = RECORDINGS / "views.py"
OTHER_PYTHONS = [
    path
    for minor in range(11, 16)
    if (3, minor) != sys.version_info[:2] and (path := shutil.which(f"python3.{minor}"))
]

hashes = runpy.run_path(str(PROGRAM))["hashes"]


def expected(file):
    return file.with_suffix(".views").read_text().split()


def first_difference(found, wanted):
    """The number of the first entry after which the views differ; None where they do not."""
    pairs = enumerate(zip(found, wanted, strict=True))
    return next((number for number, (one, other) in pairs if one != other), None)


def shown_by(python, **environment):
    """The hashes of all recordings, as another process finds them."""
    shown = subprocess.run(
        [python, str(PROGRAM), *map(str, FILES)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        check=False,
    )
    assert shown.returncode == 0, shown.stderr
    return shown.stdout.split()


def test_there_is_a_recording_of_every_kind():
    text = {file.stem: file.read_text() for file in FILES}
    for kind, sign in {
        "luggage-assisted-4": '"player":3',
        "luggage-reduced-2": '"per_suitcase":3',
        "luggage-rulebook-3": '"type":"take-back"',
        "luggage-memory-3": '"variant":"memory"',
        "luggage-clock-2": '"type":"time-up"',
        "luggage-stuck-2": '"type":"stuck"',
        "luggage-missing-3": '"missing":[3,33]',
        "luggage-undo-2": '"kind":"undo"',
        "luggage-belt-2": '"type":"Missing"',
        "captains-orders-spots-5": '"type":"discover"',
        "captains-orders-no-spots-4": '"wins":2',
        "captains-orders-forfeit-8": '"player":7',
        "captains-orders-undo-4": '"kind":"undo"',
    }.items():
        assert sign in text[kind], kind
    assert all(file.stat().st_size <= 60_000 for file in FILES)


def test_one_of_them_has_a_pair_that_does_not_fit():
    record, entries = matchfile.read((RECORDINGS / "luggage-rulebook-3.jsonl").read_bytes())
    seen = (view.match for (view,) in views(Playback(record, entries), len(entries)))
    pairs = {pair for match in seen for player in match.players for pair in player.pairs}
    assert {pair.verdict for pair in pairs} == {"match", "lost", "wrong"}


@pytest.mark.parametrize("name", ["luggage-resumed-4", "captains-orders-resumed-4"])
def test_one_of_each_was_resumed_after_a_power_cut(name):
    """The table's clock, by which sources are named, began again; the match's clock went on."""
    _, entries = matchfile.read((RECORDINGS / f"{name}.jsonl").read_bytes())
    table_s = [float(entry.source.partition("@")[2]) for entry in entries if entry.source]
    assert table_s != sorted(table_s)
    assert [entry.at_s for entry in entries] == sorted(entry.at_s for entry in entries)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_shows_what_it_showed(file):
    found = hashes(file)
    if os.environ.get("RECLAIM_GOLDEN") == "write":
        file.with_suffix(".views").write_text("\n".join(found) + "\n")
    number = first_difference(found, expected(file))
    assert number is None, (
        f"after entry {number} of {file.name} the views are others; compare "
        f"`reclaim replay {file.name} --to {number} --json` before and after your change"
    )


def test_the_hashes_notice_a_single_changed_move(tmp_path):
    """The last tile that somebody looked at is another one: so is what is seen from there on."""
    file = RECORDINGS / "luggage-reduced-2.jsonl"
    record, entries = matchfile.read(file.read_bytes())
    last = max(entry.number for entry in entries if b'"look"' in bytes(entry.body))
    *before, look = entries[:last]
    move = msgspec.json.decode(look.body)
    move["tile"] = 26 if move["tile"] != 26 else 25
    other = [*before, replace(look, body=Raw(msgspec.json.encode(move)))]
    cut = replace(record, status="abandoned", totals={}, winners=())
    changed = tmp_path / "changed.jsonl"
    changed.write_bytes(matchfile.write(cut, other))
    assert first_difference(hashes(changed), hashes(file)[: last + 1]) == last


def test_they_show_the_same_under_another_hash_seed():
    wanted = [one for file in FILES for one in expected(file)]
    for seed in ("1", "4242"):
        assert shown_by(sys.executable, PYTHONHASHSEED=seed) == wanted


def test_they_show_the_same_under_another_python():
    able = [
        python
        for python in OTHER_PYTHONS
        if subprocess.run([python, "-c", "import msgspec"], check=False, capture_output=True)
        .returncode == 0
    ]  # fmt: skip
    if not able:
        pytest.skip("no other Python from 3.11 on with msgspec is here")
    wanted = [one for file in FILES for one in expected(file)]
    for python in able:
        assert shown_by(python) == wanted, python
