"""Damage to journals: each kind is done, and the judge finds what must not be."""

import random
import shutil

import pytest

from controller.record.journal import rows
from harness import damage
from harness.damage import DAMAGES, Subject

GOOD = {"unchanged", "named", "put aside", "rolled back"}


@pytest.fixture(scope="module")
def subject(tmp_path_factory):
    """Matches of two and a half minutes: a journal that is soon made, copied and read."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(damage, "LONGEST_PLAYED_S", 150.0)
        return Subject(tmp_path_factory.mktemp("subject"))


@pytest.mark.parametrize("kind", DAMAGES)
def test_no_damage_is_silent_a_traceback_or_keeps_a_table_from_starting(subject, kind, matches):
    rng = random.Random(f"damage/{kind}")
    for _ in range(matches(3)):
        verdict = subject.strike(rng, kind)
        assert verdict.outcome in GOOD, verdict
        assert verdict.damage.startswith(f"{kind}: ")


@pytest.mark.parametrize("kind", ["swapped rows", "doubled row", "deleted row"])
def test_what_somebody_did_to_a_row_is_never_overlooked(subject, kind):
    rng = random.Random(f"rows/{kind}")
    outcomes = {subject.strike(rng, kind).outcome for _ in range(6)}
    assert outcomes <= {"named", "put aside"}


def test_only_a_log_that_was_cut_off_is_taken_for_an_earlier_one(subject):
    rng = random.Random("rolled back")
    verdicts = [subject.strike(rng, "truncated") for _ in range(20)]
    back = [one.damage for one in verdicts if one.outcome == "rolled back"]
    assert back
    assert all("journal.db-wal to" in one for one in back)


def test_the_judge_catches_checksums_that_nobody_compares(subject, monkeypatch):
    class Blind(int):
        def __ne__(self, other):
            return False

    monkeypatch.setattr(rows, "checksum", lambda *cells: Blind())
    rng = random.Random("blind")
    outcomes = {subject.strike(rng, "swapped rows").outcome for _ in range(4)}
    assert "changed silently" in outcomes


def test_the_judge_catches_a_traceback_and_a_table_that_does_not_start(subject, monkeypatch):
    for error, outcome in ((ValueError, "traceback"), (damage.DamagedJournal, "refused")):

        def fails(path, error=error):
            raise error(str(path), "in every way")

        monkeypatch.setattr(damage, "open_sound", fails)
        assert subject.strike(random.Random(1)).outcome == outcome


def test_the_judge_catches_a_damaged_file_that_was_changed_afterwards(subject, monkeypatch):
    def touched(path, really=damage.open_sound):
        journal, aside = really(path)
        if aside is not None and aside.exists():
            shutil.copy(path, aside)
        return journal, aside

    monkeypatch.setattr(damage, "open_sound", touched)
    rng = random.Random("touched")
    outcomes = {subject.strike(rng, "zeroed page").outcome for _ in range(8)}
    assert "changed silently" in outcomes
    assert "put aside" not in outcomes
