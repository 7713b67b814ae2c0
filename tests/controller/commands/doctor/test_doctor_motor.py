"""`reclaim doctor motor`: what it finds at sound tables and at broken ones."""

import json
from contextlib import contextmanager
from io import StringIO

import gpiozero
import pytest
from msgspec.structs import replace

from controller.cli import main
from controller.commands.doctor import motor
from controller.commands.doctor.motor import (
    Examination,
    ask_for_a_person,
    real_stand,
    simulated_stand,
)
from hardware.config import CurrentSettings, load_table_file
from hardware.errors import WiringError
from hardware.loop import Loop, VirtualClock
from hardware.sim.mechanics import Mechanics
from hardware.sim.motor import SimulatedBelt
from hardware.sim.pins import SimulatedPins

FILE = load_table_file("sim")
SETTINGS = FILE.carousel
MOTOR = Mechanics.of(FILE)
WHOLE = replace(
    SETTINGS,
    encoder=replace(SETTINGS.encoder, index_pin=22),
    current=CurrentSettings(channel=1, volts_per_ampere=1.0),
)
BARE = replace(SETTINGS, encoder=None, battery=None)


@contextmanager
def twin(settings=SETTINGS, mechanics=MOTOR, **how):
    with Loop(VirtualClock()) as loop:
        pins = SimulatedPins(loop)
        belt = SimulatedBelt(loop, settings, pins, mechanics=mechanics, **how)
        stand = simulated_stand(replace(FILE, carousel=settings), loop, pins, belt)
        stand.pins, stand.belt = pins, belt
        with stand.carousel:
            yield stand


def examined(settings=SETTINGS, prepare=lambda stand: None, **how):
    with twin(settings, **how) as stand:
        prepare(stand)
        return {check.name: check for check in Examination(stand).run()}


def outcomes(checks):
    return {name: check.outcome for name, check in checks.items()}


def test_a_table_with_every_part_passes_every_check():
    assert set(outcomes(examined(WHOLE)).values()) == {"pass"}


def test_what_a_table_does_not_have_is_skipped_with_the_reason():
    checks = examined(BARE)
    skipped = {name for name, check in checks.items() if check.outcome == "skipped"}
    assert skipped == {
        "battery", "encoder", "encoder's line", "speed", "index", "battery under load", "current",
        "jam",
    }  # fmt: skip
    assert checks["encoder"].found == "the table file has no [carousel.encoder]"
    assert "fail" not in outcomes(checks).values()


def test_the_jam_test_measures_how_soon_the_power_is_gone():
    found = examined()["jam"].found
    assert found.startswith("power off after ")
    assert 50 < float(found.split()[3]) <= 300


def unplug(bench):
    bench.belt.motor_unplugged = True


def kill_the_encoder(bench):
    bench.belt.encoder_dead = True


def read_nothing(bench):
    bench.belt.adcs[1].stuck = False


@pytest.mark.parametrize("breaks", [unplug, kill_the_encoder])
def test_a_belt_that_does_not_run_fails_once_and_the_rest_is_skipped(breaks):
    checks = examined(SETTINGS, breaks)
    assert checks["spin up"].outcome == "fail"
    assert checks["spin up"].remedy.startswith("Take out what jams it.")
    after = list(outcomes(checks).values())[3:]
    assert set(after) == {"skipped"}


def sparks(bench):
    """The motor's sparks pull the encoder's line down beside the slots, for 12 ms each."""
    line, loop = bench.pins.pin(SETTINGS.encoder.pin), bench.carousel._loop

    def spark():
        if line.state:
            line.drive(False)
            loop.call_later(0.012, lambda: line.drive(True))
        loop.call_later(0.37, spark)

    loop.call_later(10.0, spark)


def test_pulses_closer_together_than_a_belt_can_turn_are_noise():
    checks = examined(SETTINGS, sparks)
    assert checks["encoder's line"].outcome == "fail"
    assert "100 nF" in checks["encoder's line"].remedy
    assert examined()["encoder's line"].found.startswith("0 pulses")


def test_a_rough_disc_is_no_noise():
    checks = examined(SETTINGS, mechanics=replace(MOTOR, slot_jitter=0.4))
    assert checks["encoder's line"].outcome == "pass"


def test_after_a_failure_the_motor_is_off():
    with twin() as stand:
        stand.belt.encoder_dead = True
        Examination(stand).run()
        stand.wait(30)
        assert not any(stand.pins.pin(line).state for line in SETTINGS.motor.lines)


def test_an_empty_battery_fails_and_says_what_to_do():
    checks = examined(SETTINGS, rest_v=4.2)
    assert (checks["battery"].outcome, checks["battery"].remedy) == ("fail", "Put fresh cells in.")
    assert checks["spin up"].found.startswith("The motor's battery is empty")


def test_a_battery_that_is_not_connected_fails():
    assert examined(SETTINGS, read_nothing)["battery"].found == "its voltage is unknown"


def test_cells_that_sag_too_much_fail_under_load_only():
    checks = examined(SETTINGS, mechanics=replace(MOTOR, battery_ohm=3.5))
    assert checks["battery"].outcome == "pass"
    assert checks["battery under load"].outcome == "fail"


def test_a_belt_that_runs_heavily_fails_by_its_speed():
    heavy = replace(MOTOR, friction_nm=0.76, breakaway_nm=0.78)
    checks = examined(SETTINGS, rest_v=4.9, mechanics=heavy)
    assert checks["speed"].outcome == "fail"
    assert "asked for 3" in checks["speed"].found


def test_a_silent_index_fails():
    def break_the_index(bench):
        bench.belt.index_dead = True

    assert examined(WHOLE, break_the_index)["index"].outcome == "fail"


def test_a_belt_that_only_runs_forwards_fails_when_it_is_reversed():
    def jam_backwards(bench):
        forward, backward = bench.pins.pin(13), bench.pins.pin(16)
        backward.when_driven.append(
            lambda: bench.belt.jam() if backward.state > forward.state else None
        )

    assert outcomes(examined(SETTINGS, jam_backwards))["reverse"] == "fail"


# ---- at a real table ----------------------------------------------------------------------------


@pytest.fixture
def real(monkeypatch):
    """A real table's stand on gpiozero's own default pins, which are the twin's."""
    loop = Loop(VirtualClock())
    pins = SimulatedPins(loop)
    monkeypatch.setattr(gpiozero.Device, "pin_factory", pins)
    belt = SimulatedBelt(loop, SETTINGS, pins, mechanics=MOTOR)
    stand = real_stand(FILE, loop, person=False)
    with stand.carousel:
        stand.belt = belt
        yield stand


def test_without_a_terminal_nobody_is_asked_to_hold_the_belt(real, monkeypatch):
    monkeypatch.setattr("sys.stdin", StringIO())
    assert not ask_for_a_person()


def test_without_a_person_the_jam_test_is_skipped(real):
    checks = {check.name: check for check in Examination(real).run()}
    assert checks["jam"].found == "nobody is at a terminal to hold the belt"
    skipped = {name for name, outcome in outcomes(checks).items() if outcome != "pass"}
    assert skipped == {"jam", "index", "current"}


class Terminal:
    """Somebody presses Enter."""

    def isatty(self):
        return True

    def readline(self):
        return "\n"


def test_a_person_is_asked_before_anything_runs(real, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", Terminal())
    assert ask_for_a_person()
    assert "hold it fast" in capsys.readouterr().err


def test_a_belt_that_a_person_holds_passes_the_jam_test(real, capsys):
    real.person = True
    real.hold = lambda: real.wait(5) or real.belt.jam()
    real.release = real.belt.release
    checks = {check.name: check for check in Examination(real).run()}
    assert (checks["jam"].outcome, checks["jam"].found) == ("pass", "power off")
    assert checks["retry"].outcome == "pass"


def test_a_belt_that_nobody_holds_fails_the_jam_test(real):
    real.person = True
    checks = {check.name: check for check in Examination(real).run()}
    assert checks["jam"].outcome == "fail"
    assert checks["jam"].remedy.startswith("Hold the belt fast.")
    assert real.carousel.duty == 0.0


def test_pins_that_are_taken_are_told_in_a_sentence(real, mocker):
    mocker.patch("controller.commands.doctor.motor.Guard")  # a process of its own
    with pytest.raises(WiringError, match="Is another program using it\\? The table's daemon must"):
        motor.examine(replace(FILE, simulated=False))


# ---- the command --------------------------------------------------------------------------------


def test_the_command_prints_a_table_and_ends_with_0(capfd):
    assert main(["doctor", "motor"]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert lines[0] == "This tests the simulated table sim: nothing real is opened."
    assert [line.split()[0] for line in lines[1:5]] == ["off", "battery", "spin", "encoder"]


def test_the_command_prints_json(capsys):
    assert main(["doctor", "motor", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["table"], result["simulated"], result["passed"]) == ("sim", True, True)
    fields = {"name", "outcome", "found", "remedy", "figure", "usual"}
    assert fields == set(result["checks"][0])


def test_a_failure_ends_with_1_and_prints_the_remedy(capfd, monkeypatch):
    failed = [motor.Check("speed", "fail", "2.1, asked for 3", "Put fresh cells in.")]
    monkeypatch.setattr(motor, "examine", lambda file, hands: failed)
    assert main(["doctor", "motor"]) == 1
    assert "Put fresh cells in." in capfd.readouterr().out


def test_a_table_without_a_motor_is_a_usage_error(tmp_path, capsys):
    path = tmp_path / "table.toml"
    path.write_text('name = "hand"\n')
    assert main(["doctor", "motor", "--table", str(path)]) == 2
    assert "has no [carousel.motor]" in capsys.readouterr().err
