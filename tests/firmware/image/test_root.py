"""What the root of an image leaves out, and how it finds names, without building one."""

import os
import re
import runpy
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

from controller.record.journal import schema
from controller.table.appliance import ASKS, OVERLAY, OVERLAYS
from controller.table.updating import FOLDER, MARK
from imagebuilder import IMAGE, REPOSITORY
from imagebuilder.tree import MASKED, STARTED, without_setuid
from reclaim_update.command import BROUGHT
from updates import NO_SETTINGS, SETTINGS_COPY, one_more_migration, read_settings_from

ROOT = IMAGE / "root"


@pytest.mark.parametrize("mode", [0o4755, 0o2755, 0o6711])
def test_no_program_gets_other_rights_than_those_of_who_starts_it(
    mode: int, tmp_path: Path
) -> None:
    program, link, folder = tmp_path / "su", tmp_path / "link", tmp_path / "mail"
    program.write_bytes(b"\x7fELF")
    program.chmod(mode)
    link.symlink_to("/bin/su")  # of this computer, which it must not touch
    folder.mkdir()
    folder.chmod(0o2775)  # its group for what is made there: no program
    before = os.stat("/bin/su").st_mode
    without_setuid(tmp_path)
    assert stat.S_IMODE(program.stat().st_mode) == mode & 0o777
    assert os.stat("/bin/su").st_mode == before
    assert stat.S_IMODE(folder.stat().st_mode) == 0o2775


def test_no_keyboard_stops_the_table() -> None:
    assert "ctrl-alt-del.target" in MASKED
    assert (
        "CtrlAltDelBurstAction=none" in (ROOT / "etc/systemd/system.conf.d/image.conf").read_text()
    )
    assert "kernel.sysrq = 0" in (ROOT / "etc/sysctl.d/90-reclaim.conf").read_text()


def test_what_is_started_is_there() -> None:
    for unit in STARTED:
        assert (ROOT / "etc/systemd/system" / unit).is_file()


def test_the_overlay_is_put_where_u_boot_reads_it_when_the_table_asks() -> None:
    units = ROOT / "etc/systemd/system"
    assert f"PathExists=/run/{ASKS}/{OVERLAY}\n" in (units / "reclaim-overlay.path").read_text()
    unit = (units / "reclaim-overlay.service").read_text()
    assert (
        "controller.commands.overlaying /boot/firmware /run/reclaim-settings/reclaim.toml /run\n"
        in unit
    )
    assert f"RuntimeDirectory={OVERLAYS}\n" in unit


def test_the_oldest_logs_go_before_they_take_the_room_of_the_matches() -> None:
    """journald.conf(5): whatever is beyond SystemMaxUse is deleted, the oldest first."""
    settings = (ROOT / "etc/systemd/journald.conf.d/reclaim.conf").read_text()
    assert "Storage=persistent\n" in settings
    (most,) = re.findall(r"^SystemMaxUse=(\d+)M$", settings, re.MULTILINE)
    assert int(most) <= 32


def test_what_a_phone_has_brought_is_taken_from_where_the_referee_puts_it() -> None:
    units = ROOT / "etc/systemd/system"
    state = f"/data/reclaim/{FOLDER}"
    path = (units / "reclaim-brought.path").read_text()
    assert f"PathExists={state}/{MARK}\n" in path
    assert BROUGHT == MARK
    service = (units / "reclaim-brought.service").read_text()
    assert f"ExecStart=/usr/bin/python3 -I /usr/lib/reclaim/update --brought {state}\n" in service
    # As the one for sticks, but without what mounts.
    stick = (units / "reclaim-update@.service").read_text()
    shared = stick[stick.index("NoNewPrivileges=yes") : stick.index("# What mount(8) calls")]
    assert shared in service
    assert "CAP_SYS_ADMIN" not in service


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("DNS=10.0.2.3", ["10.0.2.3"]),
        ("DNS=192.168.1.1:53#router.home fe80::1%2", ["192.168.1.1", "fe80::1%2"]),
        ("DNS=[2001:db8::1]:5353", ["2001:db8::1"]),
        ("DNS=fe80::2#router.home", ["fe80::2"]),
        ("DNS=10.0.0.1 10.0.0.2 10.0.0.3 10.0.0.4", ["10.0.0.1", "10.0.0.2", "10.0.0.3"]),
        ("DNS=", []),
        ("OPER_STATE=off", []),
    ],
)
def test_names_are_looked_up_where_the_network_says(
    told: str, expected: list[str], tmp_path: Path
) -> None:
    """systemd-networkd(8) writes no resolv.conf(5)."""
    state = tmp_path / "state"
    state.write_text(f"OPER_STATE=routable\n{told}\nNTP=10.9.9.9\n")
    subprocess.run(["sh", ROOT / "usr/lib/reclaim/names", state, tmp_path / "names"], check=True)
    lines = (tmp_path / "names/resolv.conf").read_text().splitlines()
    assert lines == [f"nameserver {server}" for server in expected]


def test_the_links_of_names_lead_to_where_they_are_written() -> None:
    unit = (ROOT / "etc/systemd/system/reclaim-names.service").read_text()
    assert (
        "ExecStart=/bin/sh /usr/lib/reclaim/names /run/systemd/netif/state /run/reclaim-names"
        in unit
    )
    tree = (IMAGE / "imagebuilder/tree.py").read_text()
    assert '"/run/reclaim-names/resolv.conf"' in tree


def test_what_makes_another_version_of_a_root_changes_it(tmp_path: Path) -> None:
    """The machines' tests (test_vm_updates.py) try versions whose table is closed and whose journal
    is newer: without this they would try the same version and wait in vain."""
    units, packages = tmp_path / "etc/systemd/system", "opt/reclaim/lib/python3/site-packages"
    record = tmp_path / packages / "controller/record/journal"
    for folder in (units, record, tmp_path / "etc/reclaim"):
        folder.mkdir(parents=True)
    shutil.copy(str(schema.__file__), record)
    shutil.copy(REPOSITORY / "systemd/reclaim-referee.service", units)

    version = one_more_migration(tmp_path)
    planted = runpy.run_path(str(record / "schema.py"))["MIGRATIONS"]
    assert len(planted) == len(schema.MIGRATIONS) + 1 == version
    assert (tmp_path / "etc/reclaim/journal").read_text() == f"{version}\n"

    filled = (REPOSITORY / "systemd/reclaim-settings.service").read_text()
    assert f"{Path(SETTINGS_COPY).parent} " in filled, "the copy that the referee reads"
    for path in (NO_SETTINGS, SETTINGS_COPY):
        read_settings_from(tmp_path, path)
        unit = (units / "reclaim-referee.service").read_text()
        assert re.findall(r"--settings (\S+)", unit) == [path]
