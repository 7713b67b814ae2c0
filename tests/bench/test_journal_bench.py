"""The benches of the journal: what they print, and that they measure what they say."""

import re

import pytest

from bench import field_to_light, journal
from bench.medium import medium_of
from controller.record.journal import Journal
from controller.record.journal.schema import open_for_writing

FIGURES = {
    "commits_per_s",
    "raw_fsync_per_s",
    "ratio",
    "commit_ms",
    "raw_fsync_ms",
    "medium",
    "resume_s_10000_matches",
    "resumed_moves",
    "journal_mb",
}


@pytest.fixture
def short(monkeypatch):
    monkeypatch.setattr(journal, "MATCHES", 20)
    monkeypatch.setattr(journal, "QUICK_COMMITS", 10)
    monkeypatch.setattr(journal, "PLAYED", 2)


@pytest.mark.usefixtures("short")
def test_the_journal_bench_has_all_its_figures_and_people_can_read_them(capsys):
    result = journal.run(seed=1, quick=True)
    assert set(result) == FIGURES
    assert result["ratio"] == pytest.approx(
        result["raw_fsync_per_s"] / result["commits_per_s"], rel=0.05
    )
    assert result["resumed_moves"] == journal.CUT_AFTER
    assert result["resume_s_10000_matches"] > 0
    table = journal.table(result)
    assert re.search(r"^commits +\d", table, re.MULTILINE)
    assert re.search(r"^bare write and fsync +\d", table, re.MULTILINE)
    assert result["medium"] in table


@pytest.mark.usefixtures("short")
def test_its_long_journal_is_one_that_a_table_can_go_on_with(tmp_path, capsys):
    played = [journal._play(tmp_path / f"{seed}.db", seed) for seed in (1, 2)]
    journal._fill(tmp_path / "long.db", played)
    with Journal(tmp_path / "long.db") as long:
        long.check()
        records = long.matches()
        assert [record.id for record in records] == list(range(20, 0, -1))
        assert long.open_match().id == 20
        assert {len(long.entries(record.id)) for record in records[1:]} == {
            len(entries) for _, entries in played
        }


def test_every_tap_is_answered_by_a_light_after_a_commit(monkeypatch):
    """The writer's commits are counted: none is left out."""
    commits = []
    commit = field_to_light.Recorder.commit

    def counted(recorder):
        commits.append(len(recorder._noted))
        commit(recorder)

    monkeypatch.setattr(field_to_light.Recorder, "commit", counted)
    answered_ms, medium = field_to_light.measure(seed=1, taps=6)
    assert len(answered_ms) >= 6
    assert all(one > 0 for one in answered_ms)
    assert sum(1 for noted in commits if noted) >= 6
    assert medium


def test_the_medium_is_named_by_its_file_system_and_its_place(tmp_path):
    open_for_writing(tmp_path / "journal.db").close()
    assert re.fullmatch(r"\S+ on \S+ at /.*", medium_of(tmp_path))
