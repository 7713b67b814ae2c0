"""The installer: what it puts where, and that it can be asked twice."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import controller.table.appliance as settings
from hardware.stations import flashing

SYSTEMD = Path(__file__).resolve().parents[2] / "systemd"
KINDS = (".service", ".target", ".path", ".socket")
UNITS = {p.name for p in SYSTEMD.glob("reclaim*") if p.suffix in KINDS}


def files(root):
    return {str(path.relative_to(root)) for path in root.rglob("*") if path.is_file()}


@pytest.fixture
def root(install, tmp_path):
    done = install("--root", tmp_path)
    assert done.returncode == 0, done.stderr
    return tmp_path


def test_everything_goes_to_the_administrators_folders(root):
    assert files(root) - {"etc/.pwd.lock"} == {
        "boot/firmware/reclaim.toml",
        *("etc/passwd", "etc/group", "etc/shadow", "etc/gshadow"),
        "etc/systemd/system-preset/50-reclaim.preset",
        "etc/systemd/system.conf.d/reclaim.conf",
        *(f"etc/systemd/system/{name}" for name in UNITS),
        "etc/sysusers.d/reclaim.conf",
        "etc/tmpfiles.d/reclaim.conf",
        "etc/udev/rules.d/60-reclaim.rules",
        "usr/local/lib/reclaim/settings",
    }


def test_it_starts_with_the_computer(root):
    units = root / "etc" / "systemd" / "system"
    assert (units / "multi-user.target.wants" / "reclaim.target").is_symlink()
    wanted = {path.name for path in (units / "reclaim.target.wants").iterdir()}
    assert (
        {f"reclaim-{name}.service" for name in ("referee", "display", "web", "tell")}
        <= wanted
        <= UNITS
    )


def test_its_users_and_the_folder_of_the_journal_are_there(root):
    accounts = {line.split(":")[0] for line in (root / "etc/passwd").read_text().splitlines()}
    assert accounts == {"reclaim", "reclaim-display", "reclaim-web"}
    assert (root / "var/lib/reclaim").stat().st_mode & 0o777 == 0o700


def test_the_command_is_where_everybody_finds_it(root):
    assert os.readlink(root / "usr/local/bin/reclaim") == "/opt/reclaim/bin/reclaim"


def rules(root):
    """The device rules: of each its conditions and what it sets, key -> (operator, value)."""
    text = (root / "etc/udev/rules.d/60-reclaim.rules").read_text()
    for line in text.splitlines():
        if line and not line.startswith("#"):
            parts = re.findall(r'([A-Z]+(?:\{\w+\})?)(==|\+=|=)"([^"]*)"', line)
            assert ", ".join(f'{key}{how}"{value}"' for key, how, value in parts) == line
            yield (
                {key: value for key, how, value in parts if how == "=="},
                {key: value for key, how, value in parts if how != "=="},
            )


def test_no_modem_manager_talks_to_a_station(root):
    """It opens each serial port that appears, unless it is told (ModemManager, "Port and device
    detection"): by the board at the USB port, and by the port itself."""
    board = {"SUBSYSTEMS": "usb", "ATTRS{idVendor}": f"{flashing.RASPBERRY_PI:04x}"}
    (told,) = [sets for conditions, sets in rules(root) if conditions == board]
    assert told == {"ENV{ID_MM_DEVICE_IGNORE}": "1", "ENV{ID_MM_PORT_IGNORE}": "1"}


def test_wpa_supplicant_finds_the_owners_wifi(root):
    path = "etc/wpa_supplicant/wpa_supplicant-wlan0.conf"
    assert os.readlink(root / path) == "/run/reclaim-wifi/wpa_supplicant-wlan0.conf"


def test_what_somebody_has_set_stays(install, root):
    path = root / "boot" / "firmware" / "reclaim.toml"
    path.write_text('language = "fr"\n')
    before = files(root)
    assert install("--root", root).returncode == 0
    assert path.read_text() == 'language = "fr"\n'
    assert files(root) == before


def test_another_place_is_named_by_everything(install, tmp_path):
    assert install("--root", tmp_path, "--venv", "/srv/table").returncode == 0
    texts = [p.read_text() for p in (tmp_path / "etc/systemd/system").glob("*.service")]
    assert not any("/opt/reclaim" in text for text in texts)
    ours = [text for text in texts if "/bin/python" in text or "/bin/reclaim" in text]
    assert len(ours) >= 3
    assert all("ExecStart=/srv/table/bin/" in text or " /srv/table/bin/" in text for text in ours)
    assert os.readlink(tmp_path / "usr/local/bin/reclaim") == "/srv/table/bin/reclaim"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--root"], "--root wants a folder"),
        (["--root", "/no/such/folder"], "there is no folder /no/such/folder"),
        (["--force"], "found --force, expected --root DIR or --venv PLACE"),
        (["--venv", "here"], "found the place 'here', expected a full path"),
        (["--venv", "/a|b"], "found the place '/a|b', expected a full path"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(install, arguments, said):
    done = install(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_settings_that_are_shipped_are_settings(root):
    path = root / "boot" / "firmware" / "reclaim.toml"
    read = settings.read_settings(path)
    assert read.mistakes == ()
    assert settings.is_new(read), "nobody has named a table yet"
    path.write_text(path.read_text().replace("\n#table", "\ntable"))
    assert settings.table_of(settings.read_settings(path), path) == "pi4-carousel"


def test_the_settings_that_are_commented_out_are_settings_too(root):
    path = root / "boot" / "firmware" / "reclaim.toml"
    text = path.read_text().replace("\n#[wifi]", "\n[wifi]")
    for key in ("country", "name", "password"):
        text = text.replace(f"\n#{key}", f"\n{key}")
    path.write_text(text)
    read = settings.read_settings(path)
    assert read.mistakes == ()
    assert read.settings.wifi is not None
    assert set(tomllib.loads(text)["wifi"]) == {"country", "name", "password"}


def test_the_makefile_installs_what_the_units_start():
    said = subprocess.run(
        ["make", "--dry-run", "install-pi"],
        cwd=SYSTEMD.parent,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "systemd/install --venv /opt/reclaim" in said
    assert "--require-hashes" in said
