"""The amd64 image in a virtual machine: its start, what it costs, and programs that die.

`make test-image` runs these; see firmware/image/README.md.
"""

import random
from pathlib import Path

import pytest

from imagebuilder.disk import DATA_AT
from imagevm import BOOT_S, AtAttract, add_kernel_words, reaches_the_attract_screen, start
from vm import Machine, wait_until

pytestmark = [pytest.mark.vm, pytest.mark.timeout(6000)]

REFEREE, DISPLAY = "reclaim-referee", "reclaim-display"
USED_MB, DAEMON_MB = 250, 60
SLOWER = 1.15
"""How much longer the start of the table may take than that of a system that starts nothing."""


def test_it_starts_with_no_failed_unit_and_no_ordering_cycle(
    at_attract: AtAttract, tmp_path: Path
) -> None:
    with at_attract.go_on(tmp_path) as machine:
        assert machine.run("systemctl list-units --failed --plain --no-legend") == ""
        assert machine.run("journalctl --boot --no-pager | grep 'ordering cycle' || true") == ""
        assert machine.run("systemctl is-system-running") == "running"
        assert machine.run("cat /run/appliance/data") == "new -"


def test_it_listens_to_nobody(at_attract: AtAttract, tmp_path: Path) -> None:
    with at_attract.go_on(tmp_path) as machine:
        ports = "tail --quiet --lines=+2 /proc/net/tcp /proc/net/tcp6 /proc/net/udp /proc/net/udp6"
        assert machine.run(ports) == ""


def test_it_leaves_memory_to_a_small_computer(at_attract: AtAttract, tmp_path: Path) -> None:
    with at_attract.go_on(tmp_path) as machine:
        meminfo = machine.run("cat /proc/meminfo").splitlines()
        own = {unit: memory_mb(machine, unit) for unit in (REFEREE, DISPLAY)}
    mb = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in meminfo}
    used = mb["MemTotal"] - mb["MemAvailable"]
    print(f"{used:.0f} MB of {mb['MemTotal']:.0f} are used, by the programs {own}")
    assert used <= USED_MB
    assert own[REFEREE] <= DAEMON_MB


def memory_mb(machine: Machine, unit: str) -> float:
    """What the unit's processes have for themselves, and their share of what several have."""
    said = machine.run(
        f"cat /sys/fs/cgroup$(systemctl show -P ControlGroup {unit})/cgroup.procs | "
        "while read process; do grep ^Pss: /proc/$process/smaps_rollup; done"
    )
    return sum(int(line.split()[1]) for line in said.splitlines()) / 1024


def test_the_table_is_there_soon_after_a_system_that_starts_nothing_would_be(
    at_attract: AtAttract, card: Path, tmp_path: Path
) -> None:
    """By the guest's clock, which goes by what its processor has done."""
    masked = ("systemd.mask=reclaim.target", "systemd.mask=reclaim-confirm.service")
    add_kernel_words(card, tmp_path, "x86", masked)
    with start(card, tmp_path, shell=True) as machine:
        when = "systemctl show -P ActiveEnterTimestampMonotonic multi-user.target"
        # It is asked late, for while it starts each question would take some of its processor.
        machine.run(f"sleep 20; until [ $({when}) -gt 0 ]; do sleep 5; done", BOOT_S)
        bare_s = int(machine.run(when)) / 1e6
        assert machine.run("systemctl is-active reclaim.target || true") == "inactive"
    print(f"attract screen after {at_attract.uptime_s:.1f} s, a bare system after {bare_s:.1f} s")
    assert at_attract.uptime_s <= SLOWER * bare_s


@pytest.mark.parametrize("unit", [REFEREE, DISPLAY])
@pytest.mark.parametrize("death", ["KILL", "STOP"])
def test_a_program_that_dies_or_stands_still_is_there_again(
    death: str, unit: str, at_attract: AtAttract, tmp_path: Path
) -> None:
    with at_attract.go_on(tmp_path) as machine:
        main = f"systemctl show -P MainPID {unit}"
        died_s, before = machine.uptime_s(), machine.run(main)
        machine.run(f"kill -{death} {before}")
        wait_until(lambda: machine.run(main) not in ("0", before), BOOT_S, "a new process")
        active = f"systemctl is-active {unit} || true"
        wait_until(lambda: machine.run(active) == "active", BOOT_S, "a program that is ready")
        reaches_the_attract_screen(machine)
        print(f"SIG{death} of {unit}: attract again after {machine.uptime_s() - died_s:.1f} s")


def test_what_was_on_a_card_before_its_image_is_written_over_at_its_first_start(
    card: Path, tmp_path: Path
) -> None:
    noise = random.Random(1)
    with card.open("r+b") as disk:
        disk.seek(DATA_AT)
        disk.write(noise.randbytes(64 << 20))
    with start(card, tmp_path, shell=True) as machine:
        reaches_the_attract_screen(machine)
        assert machine.run("cat /run/appliance/data") == "new -"
        assert "/data ext4" in machine.run("cat /proc/mounts")
