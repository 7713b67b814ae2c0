"""What a table gets of its owner's file: `python -m controller.commands.settings FILE FOLDER NET`.

Started as root before each start of the referee (systemd/reclaim-referee.service). *FILE* has the
WiFi's password and is for root alone. *FOLDER*, which the referee's group may enter, gets a copy
with the same lines and no password (`controller.table.secrets`), and the table file that is named
there. By a file `wifi` it tells reclaim-wifi.service that a WiFi is set, and by `phones` it tells
reclaim-web.service that phones are let in; `broker` tells reclaim-tell.service of a broker, and has
what lets it in there, for root alone; `update-from` tells the image's reclaim-fetch.service where
updates lie. `environment` has the time zone for the referee and the
computer's name for the pages, and `keyboard` the layout for the screen. In *NET* systemd-networkd
finds that name.

What the settings mean, and what is wrong with them, the referee finds in the copy. Imports little,
because the table waits for it.
"""

import grp
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from controller.table.secrets import WIFI, parsed, without_secrets
from controller.table.stated import BROKER, HOSTNAME, KEYBOARD, TIMEZONE, UPDATE_FROM

GROUP = "reclaim"
PHONES = "phones"
"""The setting, and the file that says that it is on."""
BROKER_SETTING, LETS_IN = "broker", "broker.txt"
"""The setting, and the file beside the owner's with a name and a password; the copy of that is
called as the setting, and empty where the broker asks for none."""
UPDATES_SETTING, UPDATES_FILE = "update_from", "update-from"
"""The setting, and the file that has it for what fetches updates."""
NETWORKS = ("60-reclaim-wired", "60-reclaim-wifi")
"""Those that this computer may join, by their files for systemd-networkd."""
_LONGEST_BYTES = 256 * 1024
"""LONGEST_TOML_BYTES of hardware/files.py, which would import what reads them."""


def copied(content: bytes) -> tuple[bytes, dict[str, Any]]:
    """Return the copy of a file and the settings in it. One that cannot be read at all becomes one
    that cannot be read for the same reason."""
    if len(content) > _LONGEST_BYTES:
        return b"\n" * (_LONGEST_BYTES + 1), {}
    if content[:2] in (b"\xff\xfe", b"\xfe\xff") or b"\0" in content[:8]:
        return b"\xff\xfe", {}
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content.count(b"\n", 0, error.start)
        return b"\n" * before + content[error.start : error.start + 1] + b"\n", {}
    return without_secrets(text).encode(), parsed(text)[0]


def main(arguments: Sequence[str]) -> int:
    """Make the copies. Never fails: what it cannot copy is missing there, and the referee says
    so."""
    file, folder, networks = map(Path, arguments)
    os.umask(0o022)
    folder.mkdir(0o750, exist_ok=True)
    with suppress(KeyError, PermissionError):
        os.chown(folder, 0, grp.getgrnam(GROUP).gr_gid)
    folder.chmod(0o750)
    content = _content(file)
    if content is None:
        (folder / file.name).unlink(missing_ok=True)
        return 0
    copy, settings = copied(content)
    table = settings.get("table")
    if isinstance(table, str) and table.endswith(".toml"):
        _copy_table(file.parent, folder, table)
    _put(folder / file.name, copy)
    _tell(folder / WIFI, b"" if WIFI in settings else None)
    _tell(folder / PHONES, b"" if settings.get(PHONES) is True else None)
    broker = _stated(settings, BROKER_SETTING, BROKER)
    lets_in = (_content(file.parent / LETS_IN) or b"") if broker else None
    _tell(folder / BROKER_SETTING, lets_in, mode=0o600)
    address = _stated(settings, UPDATES_SETTING, UPDATE_FROM)
    _tell(folder / UPDATES_FILE, f"{address}\n".encode() if address else None)
    zone, layout, name = (
        _stated(settings, key, pattern)
        for key, pattern in (("timezone", TIMEZONE), ("keyboard", KEYBOARD), ("hostname", HOSTNAME))
    )
    stated = (f"TZ={zone}\n" if zone else "") + (f"RECLAIM_CALLED={name}\n" if name else "")
    _tell(folder / "environment", stated.encode() if stated else None)
    _tell(folder / "keyboard", f"{layout}\n".encode() if layout else None)
    for network in NETWORKS:
        # A table opens all the same where no networkd is.
        with suppress(OSError):
            _tell(
                networks / f"{network}.network.d/hostname.conf",
                f"[DHCPv4]\nHostname={name}\n[DHCPv6]\nHostname={name}\n".encode()
                if name
                else None,
            )
    return 0


def _stated(settings: dict[str, Any], key: str, pattern: str) -> str | None:
    """Return what is set, or None: a mistake is told by the referee."""
    value = settings.get(key)
    return value if isinstance(value, str) and re.fullmatch(pattern, value) else None


def _tell(path: Path, content: bytes | None, mode: int = 0o644) -> None:
    """Write a file, or take it away."""
    if content is None:
        path.unlink(missing_ok=True)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    _put(path, content, mode)


def _copy_table(place: Path, folder: Path, name: str) -> None:
    """Copy a table file that lies beside the settings, or in a folder there."""
    if Path(name).is_absolute() or ".." in Path(name).parts:
        return
    content = _content(place / name)
    if content is None:
        (folder / name).unlink(missing_ok=True)
        return
    (folder / name).parent.mkdir(0o755, parents=True, exist_ok=True)
    _put(folder / name, content)


def _content(file: Path) -> bytes | None:
    with suppress(OSError):
        if file.is_file():
            with file.open("rb") as opened:
                return opened.read(_LONGEST_BYTES + 1)
    return None


def _put(path: Path, content: bytes, mode: int = 0o644) -> None:
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
        file.write(content)
    new.replace(path)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
