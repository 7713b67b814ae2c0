"""A release goes round by rings, and stops where a table is ill."""

import hashlib
import urllib.error
import urllib.request
from datetime import UTC, datetime, timedelta

import pytest

from controller.commands import fetching
from controller.views.message import LANGUAGES
from controller.views.telling import TableFault
from league import fleet
from league.rings import Running, progress, released, ring_of
from league.settings import LeagueSettings, Rollout
from league.taking import take
from league.web.sheets import Sheets
from league.words import words_in
from leaguepages import serving
from leaguetold import encoded, state

OLD, NEW = "1.0", "1.1"
HOUR_S = 3600.0
RINGS = (("a",), ("b", "c"))
"""And `d` is in none."""

WAITS = Running(software=OLD, well_s=99 * HOUR_S)
SOAKING = Running(software=NEW, before=OLD, well_s=23 * HOUR_S)
WELL = Running(software=NEW, before=OLD, well_s=24 * HOUR_S)
FAULTY = Running(software=NEW, before=OLD, well_s=99 * HOUR_S, ill=True)
WENT_BACK = Running(software=OLD, before=NEW)


def going(*tables):
    known = {name: one for name, one in zip("abcd", tables, strict=True) if one is not None}
    return progress(RINGS, known, NEW, 24 * HOUR_S)


@pytest.mark.parametrize(
    ("tables", "ring", "ill"),
    [
        ((WAITS, WAITS, WAITS, WAITS), 0, ""),
        ((SOAKING, WAITS, WAITS, WAITS), 0, ""),
        ((WELL, WAITS, WAITS, WAITS), 1, ""),
        ((WELL, WELL, SOAKING, WAITS), 1, ""),
        ((WELL, FAULTY, WAITS, WAITS), 1, "b"),
        ((WELL, WELL, WENT_BACK, WAITS), 1, "c"),
        ((WELL, WELL, WELL, WAITS), 2, ""),
        ((WELL, WELL, WELL, FAULTY), 2, "d"),
        ((FAULTY, WELL, WELL, WELL), 0, "a"),
        ((None, WELL, WELL, WAITS), 0, ""),  # nobody has heard of it: perhaps its id is wrong
    ],
)
def test_the_next_ring_begins_when_the_one_before_is_well(tables, ring, ill):
    found = going(*tables)
    assert (found.ring, found.ill) == (ring, tuple(ill))


def test_a_table_of_no_ring_is_in_the_last():
    assert [ring_of(RINGS, table) for table in "abcd"] == [0, 1, 1, 2]


def test_a_release_is_known_by_its_signature(tmp_path):
    assert released(tmp_path) == released(tmp_path / "nowhere") == ""
    release(tmp_path)
    assert released(tmp_path) == NEW
    (tmp_path / "reclaim-arm64.slot.minisig").write_bytes(b"\xff" * 10_000)
    assert released(tmp_path) == ""


# ---- as tables tell ------------------------------------------------------------------------------

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)
A, B = "aa" * 8, "bb" * 8
BELT = (TableFault(id="belt", severity="fault", said="The belt stands still."),)
PAD = (TableFault(id="pad", severity="warning", said="Red's pad answers nothing."),)


def release(folder):
    """A release as `make release` signs it (firmware/image/reclaim_update/bundle.py)."""
    digest = hashlib.sha256(b"slot!").hexdigest()
    comment = f"trusted comment: reclaim {NEW} arm64 trixie-1 5 {digest}"
    (folder / "reclaim-arm64.slot.minisig").write_text(f"untrusted comment: x\nRW\n{comment}\nS\n")
    (folder / "reclaim-arm64.slot").write_bytes(b"slot!")


@pytest.fixture
def rollout(tmp_path):
    release(tmp_path)
    return LeagueSettings(updates=Rollout(folder=str(tmp_path), rings=((A,),)))


def how(store, settings, *told):
    """How A does with it, at the hour of the last thing told."""
    for hour, fields in told:
        at = NOON + timedelta(hours=hour)
        take(store, settings, [encoded(state(A, **fields))], at)
    with store.reading() as connection:
        return fleet.rollout(connection, settings, at).health[A]


@pytest.mark.parametrize(
    ("told", "health"),
    [
        ([(0, {"software": NEW})], "soaking"),
        ([(0, {"software": NEW}), (23, {"software": NEW})], "soaking"),
        ([(0, {"software": NEW}), (24, {"software": NEW})], "well"),
        ([(0, {"software": NEW}), (24, {"software": NEW, "faults": BELT})], "ill"),
        ([(0, {"software": NEW}), (24, {"software": NEW, "faults": PAD})], "well"),
        (
            [
                (0, {"software": OLD, "faults": BELT}),
                (1, {"software": NEW, "faults": BELT}),
                (25, {"software": NEW, "faults": BELT}),
            ],
            "well",  # it had that fault before
        ),
        (
            [
                (0, {"software": NEW, "faults": BELT}),
                (2, {"software": NEW}),
                (25, {"software": NEW}),
            ],
            "soaking",
        ),
        ([(0, {"software": OLD}), (1, {"software": NEW}), (2, {"software": OLD})], "ill"),
        ([(0, {"software": OLD})], "waits"),
    ],
)
def test_how_a_table_does_follows_from_what_it_tells(store, rollout, told, health):
    assert how(store, rollout, *told) == health


def test_who_tells_nothing_any_more_is_ill(store, rollout):
    assert how(store, rollout, (0, {"software": NEW})) == "soaking"
    with store.reading() as connection:
        found = fleet.rollout(connection, rollout, NOON + timedelta(hours=2))
    assert found.ill == (A,)


def test_a_release_that_ran_and_went_back_within_one_batch_is_seen(store, rollout):
    told = [encoded(state(A, software=one)) for one in (OLD, NEW, OLD)]
    take(store, rollout, told, NOON)
    with store.reading() as connection:
        assert fleet.rollout(connection, rollout, NOON).ill == (A,)


# ---- over HTTP, by the table's own program -------------------------------------------------------


def fetched(address, table, tmp_path):
    """What a table finds there, of an image that runs the old one."""
    system, folder = tmp_path / "system", tmp_path / f"fetched-{table}"
    for path in system, folder:
        path.mkdir(exist_ok=True)
    (system / "arch").write_text("arm64\n")
    (system / "version").write_text(f"{OLD}\n")
    fetching.look(f"{address}/update/{table}", folder, system)
    return {one.name: one.read_bytes() for one in folder.glob("*.slot*")}


def test_a_table_finds_a_release_there_when_it_is_its_turn(store, rollout, tmp_path):
    files = {one.name: one.read_bytes() for one in tmp_path.glob("*.slot*")}
    (tmp_path / "secret").write_text("password")
    long_ago, now = datetime.now(UTC) - timedelta(hours=25), datetime.now(UTC)
    with serving(store, rollout) as address:
        assert fetched(address, B, tmp_path) == {}
        assert fetched(address, A, tmp_path) == files
        for at in long_ago, now:
            take(store, rollout, [encoded(state(A, software=NEW))], at)
        assert fetched(address, B, tmp_path) == files
        for other in "secret", "..%2Fsecret", "reclaim-arm64.slot%00", "reclaim-amd64.slot":
            with pytest.raises(urllib.error.HTTPError, match="404"):
                urllib.request.urlopen(f"{address}/update/{A}/{other}")
        take(store, rollout, [encoded(state(B, software=NEW, faults=BELT))], now)
        assert fetched(address, "cc" * 8, tmp_path) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_tables_shows_rings_and_why_they_are_paused(store, rollout, language):
    take(store, rollout, [encoded(state(A, name="Window", software=OLD))], NOON)
    take(store, rollout, [encoded(state(A, name="Window", software=NEW, faults=BELT))], NOON)
    with store.reading() as connection:
        page = Sheets(connection, rollout, words_in(language)).tables({})
    assert page.grids[0].rows[0][-2:] == (1, words_in(language)("league-health-ill"))
    assert "1.1" in page.faults[0]
    assert "Window" in page.faults[0]
