"""The amd64 image without a TV, without a graphics driver, without sound (docs/appliance.md)."""

from pathlib import Path

import pytest

from imagevm import (
    BOOT_S,
    AtAttract,
    keep_picture,
    reaches_the_attract_screen,
    shows_a_notice,
)
from vm import Machine, wait_until

pytestmark = [pytest.mark.vm, pytest.mark.timeout(6000)]

CONNECTOR = "/sys/class/drm/card*-Virtual-1/status"
DISPLAY = "reclaim-display"
DROP_IN = f"/run/systemd/system/{DISPLAY}.service.d"
WITHOUT_EGL = "InaccessiblePaths=/usr/lib/x86_64-linux-gnu/libEGL.so.1"


def test_a_tv_that_is_turned_on_late_gets_its_picture(
    at_attract: AtAttract, tmp_path: Path
) -> None:
    with at_attract.go_on(tmp_path) as machine:
        machine.run(f"echo off | tee {CONNECTOR}; systemctl restart {DISPLAY}", BOOT_S)
        log = f"journalctl --unit={DISPLAY} --no-pager | grep 'no screen is connected' || true"
        wait_until(lambda: machine.run(log) != "", BOOT_S, "what the log says of a TV")
        assert machine.run(f"systemctl is-active {DISPLAY}") == "active"
        assert machine.run(f"systemctl show -P NRestarts {DISPLAY}") == "0"
        machine.run(f"echo detect | tee {CONNECTOR}")
        took_s = mended(machine)
        print(f"TV: picture {took_s:.1f} s after it was turned on")


def mended(machine: Machine) -> float:
    """Wait for the attract screen without a word; how long it took by the machine's clock."""
    began_s = machine.uptime_s()
    reaches_the_attract_screen(machine)
    wait_until(lambda: not shows_a_notice(machine.screen()), BOOT_S, "nothing to be said")
    return machine.uptime_s() - began_s


def told(machine: Machine) -> float:
    """Wait for an attract screen with a word; how long it took by the machine's clock."""
    began_s = machine.uptime_s()
    wait_until(lambda: shows_a_notice(machine.screen()), BOOT_S, "a notice")
    reaches_the_attract_screen(machine)
    return machine.uptime_s() - began_s


def test_without_egl_the_frame_buffer_has_the_picture(
    at_attract: AtAttract, tmp_path: Path
) -> None:
    with at_attract.go_on(tmp_path) as machine:
        machine.run(
            f"mkdir -p {DROP_IN}; echo '[Service]\n{WITHOUT_EGL}' >{DROP_IN}/egl.conf\n"
            f"systemctl daemon-reload; systemctl restart {DISPLAY}",
            BOOT_S,
        )
        took_s = told(machine)
        keep_picture(machine, "lacks-egl")
        assert machine.run(f"systemctl show -P NRestarts {DISPLAY}") == "0"
        machine.run(
            f"rm {DROP_IN}/egl.conf; systemctl daemon-reload; systemctl restart {DISPLAY}", BOOT_S
        )
        print(f"EGL: told {took_s:.1f} s after the start, mended {mended(machine):.1f} s after one")


def test_without_sound_the_screen_says_so_until_a_device_is_plugged_in(
    at_attract: AtAttract, tmp_path: Path
) -> None:
    with at_attract.go_on(tmp_path) as machine:
        machine.run(
            "mount -o remount,rw /boot/firmware\n"
            "sed -i 's/^volume.*/volume = 80/' /boot/firmware/reclaim.toml\n"
            "mount -o remount,ro /boot/firmware\n"
            "systemctl restart reclaim-referee",
            BOOT_S,
        )
        told_s = told(machine)
        keep_picture(machine, "lacks-sound")
        machine.say("device_add", driver="usb-audio", id="speaker", audiodev="sound", bus="usb.0")
        print(f"sound: told after {told_s:.1f} s, mended {mended(machine):.1f} s after plugging in")
