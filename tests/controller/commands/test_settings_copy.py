"""The owner's file for root, and a copy for the table."""

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from controller.commands.settings import main
from controller.table.appliance import read_settings, table_of
from hardware.errors import TableFileError

WIFI = '[wifi]\ncountry = "DE"\nname = "home"\npassword = "correct horse"\n'


SCRIPT = Path(__file__).parents[3] / "systemd/settings"


def by_the_script(arguments):
    """The same through the unit's script, which asks Python only where it must."""
    return subprocess.run(["sh", SCRIPT, *arguments, sys.executable], check=False).returncode


@pytest.fixture(params=[main, by_the_script], ids=["python", "script"])
def copied(tmp_path, request):
    """`copied(CONTENT)`: the folder of the copy, made of a file with that content."""
    place, folder = tmp_path / "boot", tmp_path / "run"
    place.mkdir()

    def copied(content):
        data = content if isinstance(content, bytes) else content.encode()
        (place / "reclaim.toml").write_bytes(data)
        folder.mkdir(0o750, exist_ok=True)
        assert request.param([str(place / "reclaim.toml"), str(folder), str(tmp_path / "net")]) == 0
        return folder

    copied.place = place
    return copied


def test_others_than_the_table_may_not_enter(copied):
    folder = copied(WIFI)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o750
    assert "correct" not in "".join(p.read_text() for p in folder.rglob("*") if p.is_file())


@pytest.mark.parametrize(
    "wifi", [WIFI, f"\n  {WIFI}", f"\ufeff{WIFI}", 'wifi = {country = "DE"}', '["wi\\u0066i"]']
)
def test_whether_there_is_a_wifi_toml_says(copied, wifi):
    """The unit's grep for ^[wifi] saw one of these."""
    assert (copied(wifi) / "wifi").exists()
    assert not (copied('# [wifi]\nlanguage = "de"') / "wifi").exists()


@pytest.mark.parametrize(
    "said", ["phones = true", "phones=true", '"phones" = true', "\tphones = true"]
)
def test_phones_are_let_in_where_the_owner_says_so(copied, said):
    assert (copied(f"{said}\nvolume = 30\n") / "phones").exists()
    assert not (copied("volume = 30") / "phones").exists(), "they are not any more"


@pytest.mark.parametrize(
    "said",
    ["", "phones = false", "#phones = true", 'phones = "true"', "phones = 1", "phones: true"],
)
def test_phones_are_let_in_by_nothing_else(copied, said):
    assert not (copied(f"volume = 30\n{said}\n") / "phones").exists()


def test_what_lets_a_table_in_at_its_broker_is_for_root_alone(copied):
    (copied.place / "broker.txt").write_text("table\ncorrect horse\n")
    copy = copied('broker = "mqtt://broker.lan"\n') / "broker"
    assert copy.read_text() == "table\ncorrect horse\n"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    (copied.place / "broker.txt").unlink()
    copied('broker = "mqtt://broker.lan"\n')
    assert copy.read_bytes() == b"", "it asks for nothing any more"
    copied("volume = 30\n")
    assert not copy.exists()


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("https://example.org/reclaim/", True),
        ("http://10.0.0.2:8000", True),
        ("", False),
        ("file:///etc/shadow", False),
        ("https://a b/", False),
        ("https://a/?x=1", False),
    ],
)
def test_where_updates_lie_is_told_to_what_fetches_them(copied, said, written):
    place = copied(f'update_from = "{said}"\n') / "update-from"
    assert (place.read_text() if place.exists() else None) == (f"{said}\n" if written else None)
    assert not (copied("volume = 30\n") / "update-from").exists()


@pytest.mark.parametrize("said", ["", 'broker = ""', 'broker = "broker.lan"', "broker = 1"])
def test_others_hear_of_a_table_by_nothing_else(copied, said):
    (copied.place / "broker.txt").write_text("table\ncorrect horse\n")
    assert not (copied(f"volume = 30\n{said}\n") / "broker").exists()


def test_the_table_reads_what_root_alone_could_read(copied):
    """A FAT partition that is mounted for root gives all of its files one mode."""
    (copied.place / "ours.toml").write_text("name = 3\n")
    (copied.place / "ours.toml").chmod(0o700)
    folder = copied('table = "ours.toml"\n')
    assert {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()} == {0o644}


def test_the_table_file_comes_along(copied):
    (copied.place / "tables").mkdir()
    (copied.place / "tables/ours.toml").write_text("name = 3\n")
    folder = copied('table = "tables/ours.toml"')
    settings = folder / "reclaim.toml"
    named = table_of(read_settings(settings), settings)
    assert named.read_text() == "name = 3\n"
    (copied.place / "tables/ours.toml").unlink()
    assert not (copied('table = "tables/ours.toml"') / "tables/ours.toml").exists()


@pytest.mark.parametrize("name", ["/etc/shadow.toml", "../ours.toml", "wifi"])
def test_nothing_from_elsewhere_comes_along(copied, name):
    (copied.place.parent / "ours.toml").write_text("secret")
    folder = copied(f'table = "{name}"')
    assert "secret" not in "".join(
        p.read_text() for p in copied.place.parent.rglob("*") if p.parent == folder
    )


@pytest.mark.parametrize(
    "content",
    [b"volume = 3\n\xe4\n" + WIFI.encode(), WIFI.encode("utf-16"), b"x" * 300_000 + WIFI.encode()],
)
def test_what_cannot_be_read_cannot_be_read_for_the_same_reason(copied, content):
    folder = copied(content)
    before, after = (read_settings(p / "reclaim.toml") for p in (copied.place, folder))
    assert before.mistakes == after.mistakes
    assert b"correct" not in (folder / "reclaim.toml").read_bytes()


def test_settings_that_are_gone_are_gone(copied):
    folder = copied('table = "sim"')
    (copied.place / "reclaim.toml").unlink()
    main([str(copied.place / "reclaim.toml"), str(folder), str(folder.parent / "net")])
    (mistake,) = read_settings(folder / "reclaim.toml").mistakes
    assert mistake.args["what"].startswith("there is no file reclaim.toml;"), "not one in /run"


def test_a_table_is_missed_by_the_name_of_the_owners_file(copied):
    settings = copied("volume = 3") / "reclaim.toml"
    with pytest.raises(TableFileError, match=r"^reclaim\.toml: no table is named"):
        table_of(read_settings(settings), settings)


def test_what_the_owner_states_of_the_computer_reaches_who_needs_it(copied):
    folder = copied('hostname = "gate-7"\ntimezone = "Europe/Berlin"\nkeyboard = "fr"\n')
    assert (folder / "environment").read_text() == "TZ=Europe/Berlin\nRECLAIM_CALLED=gate-7\n"
    assert (folder / "keyboard").read_text() == "fr\n"
    for network in ("60-reclaim-wired", "60-reclaim-wifi"):
        told = (folder.parent / f"net/{network}.network.d/hostname.conf").read_text()
        assert "[DHCPv4]\nHostname=gate-7\n" in told
    copied("")
    assert not (folder / "environment").exists()
    assert not list((folder.parent / "net").rglob("*.conf"))


@pytest.mark.parametrize(
    "line",
    [
        'timezone = "Europe/Berlin\\nLD_PRELOAD=/evil"',
        'timezone = "../../etc/passwd"',
        'hostname = "a b"',
        'hostname = "x\\n[Match]"',
        "keyboard = 3",
    ],
)
def test_what_is_no_name_reaches_nobody(copied, line):
    folder = copied(line)
    assert not (folder / "environment").exists()
    assert not (folder / "keyboard").exists()
    assert not list((folder.parent / "net").rglob("*.conf"))
    assert len(read_settings(folder / "reclaim.toml").mistakes) == 1


@pytest.mark.parametrize(
    "text",
    [
        'language = "fr"\n# password = "correct horse"\nvolume = 30\n',
        '  # wifi\nvolume = 300\ntable = "none.toml"\n',
        "volume: 30\n[players]\n",
        (Path(__file__).parents[3] / "systemd/reclaim.toml").read_text(),
        "",
    ],
)
def test_where_there_is_nothing_to_hide_the_script_needs_no_python(text, tmp_path):
    (tmp_path / "reclaim.toml").write_text(text)
    folder = tmp_path / "run"
    folder.mkdir()
    arguments = [tmp_path / "reclaim.toml", folder, tmp_path / "net", "/no/python"]
    subprocess.run(["sh", SCRIPT, *arguments], check=True)
    before, after = (read_settings(p / "reclaim.toml") for p in (tmp_path, folder))
    assert before == after
    assert "correct" not in (folder / "reclaim.toml").read_text()


@pytest.mark.parametrize(
    "line",
    [
        'wifi = {password = "correct horse"}',
        '["wi\\u0066i"]\npassword = "correct horse"',
        "volume = 30 # correct horse",
        "volume = 30\t# correct horse",
        "players = ['''\ncorrect horse''']",
        "passwort: correct horse",
        'key = "correct horse"',
        'table = "deep/ours.toml"',
        'hostname = "gate"',
        "phones = true",
        'broker = "mqtt://broker.lan"',
        'update_from = "https://example.org/"',
        "name = '\0'",
        'players = ["Zoë"]',
    ],
)
def test_where_there_may_be_something_python_is_asked(line, tmp_path):
    (tmp_path / "reclaim.toml").write_text(f"{line}\n")
    arguments = [tmp_path / "reclaim.toml", tmp_path, tmp_path / "net", "/bin/false"]
    asked = subprocess.run(["sh", SCRIPT, *arguments], check=False)
    assert asked.returncode == 1, "/bin/false stands for Python"
