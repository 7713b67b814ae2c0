"""Devices are judged by what they were in earlier tests of the same table."""

import json
import os

import pytest

from controller.cli import main
from controller.commands.doctor import person
from controller.table.doctor.checks import Check, Figure
from controller.table.doctor.past import KEPT, Past, compared, graded, kept, read
from controller.views import Message
from hardware.sim.deep import DeepTwin


def noise(percent, outcome="pass"):
    return Check(
        "reader belt", outcome, f"{percent} %", "", Figure(percent, "%", 1.0, "Shield it.")
    )


def cells(volts):
    return Check("cells", "pass", f"{volts} V", "", Figure(volts, "V", -0.3, "New ones."))


def earlier(name, *values):
    return [Past("2026-11-22T12:00:00Z", {name: value}) for value in values]


@pytest.mark.parametrize(
    ("before", "now", "outcome"),
    [
        ((0.1, 0.2, 0.1), 1.5, "worse"),
        ((0.1, 0.2, 0.1), 1.0, "pass"),  # within what matters
        ((0.1, 3.0, 0.1), 2.5, "pass"),  # it has been so before
        ((0.1, 0.2), 4.0, "pass"),  # two tests prove nothing
        ((3.0, 3.5, 3.2), 0.1, "pass"),  # better
        ((), 4.0, "pass"),
    ],
)
def test_worse_is_what_a_device_never_was(before, now, outcome):
    (check,) = graded([noise(now)], earlier("reader belt", *before))
    assert check.outcome == outcome
    if outcome == "worse":
        assert check.usual == Message("table-doctor-usual", {"value": 0.1, "unit": "%"})
        assert check.remedy == "Shield it."


def test_of_some_things_less_is_worse():
    past = earlier("cells", 6.0, 6.1, 5.9)
    found = [graded([cells(volts)], past)[0].outcome for volts in (5.8, 5.5)]
    assert found == ["pass", "worse"]


def test_another_device_is_not_compared():
    (check,) = graded([noise(4.0)], earlier("reader spot-1", 0.1, 0.1, 0.1))
    assert check.outcome == "pass"


def test_what_fails_keeps_its_remedy():
    past = earlier("reader belt", 0.1, 0.1, 0.1)
    assert graded([noise(9.0, "fail")], past) == [noise(9.0, "fail")]


def test_what_is_worse_stays_so_until_it_is_repaired(tmp_path):
    path = tmp_path / "doctor.json"
    outcomes = []
    for percent in (0.1, 0.1, 0.2, 4.0, 4.0, 4.0, 4.0, 0.1):
        (check,) = compared([noise(percent)], path, "home")
        outcomes.append(check.outcome)
    assert outcomes == ["pass"] * 3 + ["worse"] * 4 + ["pass"]


def test_each_table_has_a_history_of_its_own_and_it_is_bounded(tmp_path):
    path = tmp_path / "deep" / "doctor.json"
    for number in range(KEPT + 5):
        assert kept(path, "home", [noise(float(number))]) == ""
    kept(path, "club", [noise(1.0)])
    home = read(path, "home")
    assert len(home) == KEPT
    assert home[-1].figures == {"reader belt": KEPT + 4.0}
    assert len(read(path, "club")) == 1
    assert read(path, "nowhere") == ()


@pytest.mark.parametrize("data", [b"no history", b'{"tables": 7}', b"[" * 100_000])
def test_a_damaged_history_is_begun_anew_and_told(tmp_path, data, caplog):
    path = tmp_path / "doctor.json"
    path.write_bytes(data)
    check, told = compared([noise(1.0)], path, "home")
    assert (check.outcome, told.outcome) == ("pass", "skipped")
    assert told.found == Message("table-doctor-history-begun")
    assert f"{path} cannot be read: " in caplog.text
    assert len(read(path, "home")) == 1


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_history_that_cannot_be_kept_is_told(tmp_path, caplog):
    tmp_path.chmod(0o500)
    *_, told = compared([noise(1.0)], tmp_path / "doctor.json", "home")
    assert told.found == Message("table-doctor-history-unkept")
    assert "cannot be written" in caplog.text


# ---- the command ---------------------------------------------------------------------------------


def test_the_command_compares_and_forgets(tmp_path, monkeypatch, capsys):
    share = 0.0

    class Noisy(DeepTwin):
        def __init__(self, *what, **more):
            super().__init__(*what, **more)
            self.picos["green"].noise = share

    monkeypatch.setattr(person, "DeepTwin", Noisy)

    def run(*more):
        code = main(["doctor", "--table", "sim", "--journal", str(tmp_path / "j.db"), *more])
        return code, capsys.readouterr().out

    def green():
        code, out = run("--json")
        assert code in (0, 1)
        checks = {check["name"]: check for check in json.loads(out)["checks"]}
        return checks["station green"]["outcome"]

    assert [green(), green(), green()] == ["pass"] * 3
    share = 0.003
    assert green() == "worse"
    code, out = run("--forget")
    assert (code, out) == (0, "What sim was in earlier tests is forgotten.\n")
    assert green() == "pass"
