"""`reclaim doctor --stage N` and `reclaim doctor push`: a sound table passes, each planted fault is
named at the stage that has it, and what has not been measured keeps hands away."""

import json

import pytest
from msgspec.structs import replace

from controller.cli import main
from controller.commands import arguments
from controller.commands.doctor import motor, push, stages
from controller.commands.doctor.planting import FAULTS
from controller.commands.doctor.stages import STAGES, cells, slots
from controller.table.doctor import past
from hardware.config import builtin_tables, load_table_file
from hardware.errors import WiringError

FILE = load_table_file("sim")


@pytest.fixture
def doctor(tmp_path, capfd):
    """Run `reclaim doctor`; return its exit code and what it has printed."""

    def run(*given):
        code = main(["doctor", *given, "--journal", str(tmp_path / "journal.db")])
        return code, capfd.readouterr().out.splitlines()

    return run


def table(folder, **changes):
    """A table file like `sim`, with some lines changed."""
    text = builtin_tables()["sim"].read_text("utf-8")
    for old, new in changes.values():
        assert old in text
        text = text.replace(old, new)
    path = folder / "ours.toml"
    path.write_text(text, "utf-8")
    return str(path)


# ---- stages --------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", [0, 1, 2, 3, 4])
def test_a_sound_table_passes_each_stage(doctor, stage):
    code, lines = doctor("--table", "sim", "--stage", str(stage))
    assert (code, [line for line in lines if " fail " in line]) == (0, [])
    assert any(" pass " in line for line in lines)


def test_the_last_stage_wants_the_push_measured_first(doctor):
    code, lines = doctor("--table", "sim", "--stage", "5")
    failed = [line for line in lines if " fail " in line]
    assert code == 1
    assert len(failed) == 1
    assert push.NOT_MEASURED in failed[0]
    assert doctor("push", "--table", "sim")[0] == 0
    code, lines = doctor("--table", "sim", "--stage", "5")
    assert (code, [line for line in lines if " fail " in line]) == (0, [])


@pytest.mark.parametrize(
    ("fault", "stage", "check", "says"),
    [
        ("weak-reader", 0, "sticker at 12.3 mm", "This is a weak reader"),
        ("weak-reader", 4, "tile over belt", "This is a weak reader"),
        ("reversed-motor", 1, "turns", "The motor is reversed"),
        ("reversed-motor", 4, "turns", "The motor is reversed"),
        ("missing-edge", 2, "slots", "A slot's edge is missing"),
        ("driver-without-limit", 1, "driver", "would push with 21.7 N"),
        ("driver-without-limit", 4, "driver", "would push with 21.7 N"),
        ("other-cells", 1, "cells", "which is what 'aa-nimh-4' has"),
        ("other-cells", 4, "cells", "which is what 'aa-nimh-4' has"),
    ],
)
def test_each_planted_fault_is_named_and_nothing_else(doctor, fault, stage, check, says):
    code, lines = doctor("--table", "sim", "--stage", str(stage), "--fault", fault)
    assert code == 1
    (failed,) = [nth for nth, line in enumerate(lines) if " fail " in line]
    assert lines[failed].startswith(f"{check} ")
    assert says in "\n".join(lines[failed : failed + 2])


def test_a_motor_that_nothing_limits_is_given_no_power(doctor):
    _, lines = doctor("--table", "sim", "--stage", "4", "--fault", "driver-without-limit")
    assert len(lines) == 3  # what is tested, the driver, and what to do


@pytest.mark.parametrize("stage", STAGES)
def test_the_first_line_says_what_is_tested(doctor, stage):
    _, lines = doctor("--table", "sim", "--stage", str(stage))
    assert lines[0].startswith("This tests the simulated table sim: nothing real is opened. Stage")
    assert STAGES[stage].what in lines[0]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("--stage", "1", "motor"), "leave 'motor' out"),
        (("--fault", "weak-reader"), "expected --stage, too"),
    ],
)
def test_options_that_do_not_go_together_are_one_sentence(capsys, given, says):
    assert main(["doctor", "--table", "sim", *given]) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


def test_no_fault_is_planted_into_real_lines(capsys):
    given = ["--table", "pi4-carousel", "--stage", "1", "--fault", "reversed-motor"]
    assert main(["doctor", *given]) == 2
    assert "has real lines: faults are planted at a simulated table" in capsys.readouterr().err


@pytest.mark.parametrize(("stage", "section"), [(1, "motor"), (2, "encoder"), (4, "motor")])
def test_a_stage_of_what_the_file_does_not_have_is_one_sentence(tmp_path, capsys, stage, section):
    path = tmp_path / "bare.toml"
    path.write_text('name = "bare"\nsimulated = true\n')
    assert main(["doctor", "--table", str(path), "--stage", str(stage)]) == 2
    assert f"has no [carousel.{section}]; this stage tests it" in capsys.readouterr().err


REAL = load_table_file("pi4-carousel")


def test_a_first_pico_that_the_table_file_does_not_name_is_tested_too(monkeypatch):
    """Stages 0 and 3: whichever Pico is plugged in, as the table file's first seat."""
    monkeypatch.setattr(stages.flashing, "ports", lambda: ["/dev/ttyACM7"])
    for number in (0, 3):
        part = STAGES[number].of(REAL)
        assert [(seat.name, seat.station) for seat in part.seats] == [("red", "/dev/ttyACM7")]
        assert part.readers == ()
        assert not part.carousel.wired


def test_without_a_pico_the_first_reader_on_the_pi_is_tested(monkeypatch):
    monkeypatch.setattr(stages.flashing, "ports", list)
    part = STAGES[0].of(REAL)
    assert part.seats == ()
    assert [(reader.name, reader.role) for reader in part.readers] == [("belt", "spot")]
    with pytest.raises(WiringError, match="no station of carousel is plugged in; plug one in"):
        STAGES[3].of(REAL)


def test_a_pico_that_the_table_file_names_comes_first(monkeypatch, tmp_path):
    port = tmp_path / "blue"
    port.touch()
    seats = (REAL.seats[0], replace(REAL.seats[1], station=str(port)))
    monkeypatch.setattr(stages.flashing, "ports", lambda: ["/dev/ttyACM7"])
    part = STAGES[3].of(replace(REAL, seats=seats))
    assert [seat.name for seat in part.seats] == ["blue"]


def test_every_fault_can_be_asked_for():
    assert tuple(FAULTS) == arguments.FAULTS


# ---- what a stage makes of what it was told ------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "volts", "outcome", "says"),
    [
        ("aa-alkaline-4", 6.35, "pass", "aa-alkaline-4"),
        ("aa-alkaline-4", 5.6, "fail", "which is what 'aa-nimh-4' has"),
        ("aa-alkaline-4", 5.0, "fail", "expected about 6.4 V of 'aa-alkaline-4'"),
        ("aa-alkaline-4", 8.0, "fail", "expected about 6.4 V"),
        ("aa-alkaline-4", 0.0, "fail", "expected about 6.4 V"),
        ("aa-nimh-4", 5.55, "pass", "aa-nimh-4"),
        ("aa-nimh-4", 6.4, "fail", "which is what 'aa-alkaline-4' has"),
    ],
)
def test_fresh_cells_tell_their_kind_by_their_voltage(kind, volts, outcome, says):
    file = replace(FILE, parts=replace(FILE.bought, cells=kind))
    check = cells(file, volts)
    assert check.outcome == outcome
    assert says in check.found
    assert (check.remedy == "") is (outcome == "pass")


@pytest.mark.parametrize(
    ("counted", "outcome", "says"),
    [
        (400, "pass", ""),
        (395, "fail", "A slot's edge is missing"),
        (385, "fail", "A slot's edge is missing"),
        (399, "fail", "Turn it exactly 5 times"),
        (402, "fail", "Turn it exactly 5 times"),
        (0, "fail", "sensor's wires"),
        (800, "fail", "touch the fork"),
    ],
)
def test_slots_of_five_turns_by_hand(counted, outcome, says):
    check = slots(counted, 80)
    assert check.outcome == outcome
    assert says in check.remedy


# ---- the push ------------------------------------------------------------------------------------


def test_the_push_is_measured_in_two_pulls_and_kept(doctor, tmp_path):
    code, lines = doctor("push", "--table", "sim")
    assert code == 0
    assert lines[0] == "This tests the simulated table sim: nothing real is opened."
    assert [line.split("  ")[0] for line in lines[1:]] == ["push, gently", "push"]
    assert "expected at most 10 N" in lines[2]
    assert past.knows(tmp_path / "doctor.json", "sim", past.PUSH)
    assert not past.knows(tmp_path / "doctor.json", "another", past.PUSH)
    doctor("--table", "sim", "--forget")
    assert not past.knows(tmp_path / "doctor.json", "sim", past.PUSH)


def test_a_scale_reads_what_the_motor_and_the_driver_s_limit_give(doctor):
    """4.4 N less the belt's own drag, 1.6 N."""
    _, lines = doctor("push", "--table", "sim", "--json")
    checks = json.loads(lines[0])["checks"]
    (measured,) = (check for check in checks if check["name"] == "push")
    assert measured["figure"]["value"] == pytest.approx(2.8, abs=0.1)


def test_a_belt_that_pushes_too_hard_fails_at_the_gentle_pull(tmp_path, doctor):
    """Its driver is said to let 0.43 A through, and lets 1.5 A through."""
    path = table(
        tmp_path, driver=("[carousel]\n", "[parts]\ncurrent_limit_a = 1.5\n\n[carousel]\n")
    )
    code, lines = doctor("push", "--table", path)
    assert code == 1
    (failed,) = [line for line in lines if " fail " in line]
    assert failed.startswith("push, gently")
    assert not past.knows(tmp_path / "doctor.json", "sim", past.PUSH)


def test_a_motor_that_nothing_limits_is_not_pulled(tmp_path, doctor):
    path = table(tmp_path, driver=("[carousel]\n", '[parts]\ndriver = "tb6612"\n\n[carousel]\n'))
    code, lines = doctor("push", "--table", path)
    assert code == 1
    assert "'tb6612' limits no current" in lines[1]
    assert len(lines) == 3


def test_no_hand_is_asked_to_hold_a_real_belt_whose_push_nobody_has_measured(
    tmp_path, monkeypatch, capfd
):
    """`reclaim doctor motor` goes on without that test, and says why."""
    asked = []
    monkeypatch.setattr(motor, "examine", lambda file, hands: asked.append(hands) or [])
    given = [
        "doctor",
        "motor",
        "--table",
        "pi4-carousel",
        "--journal",
        str(tmp_path / "journal.db"),
    ]
    assert main(given) == 0
    push_known = '{"tables":{"carousel":[{"utc":"","figures":{"push":3.9}}]}}'
    (tmp_path / "doctor.json").write_text(push_known)
    assert main(given) == 0
    assert asked == [False, True]
    assert capfd.readouterr().out.splitlines()[0] == (
        "This tests the real lines of the table carousel."
    )


def test_a_table_without_a_motor_has_nothing_that_pushes(tmp_path, capsys):
    path = tmp_path / "table.toml"
    path.write_text('name = "hand"\n')
    assert main(["doctor", "push", "--table", str(path)]) == 2
    assert "there is nothing that pushes" in capsys.readouterr().err
