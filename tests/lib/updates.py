"""Updates for tests: keys, bundles that are signed with them, a card that is a few files, what an
image says of itself, and other versions of it."""

import hashlib
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from controller.record.journal.schema import MIGRATIONS
from reclaim_update import command, memory, news
from reclaim_update.bundle import comment
from reclaim_update.card import Card
from reclaim_update.health import WANTED, Condition
from reclaim_update.slots import COPIES_AT, SECTOR_BYTES, Slot

needs_minisign = pytest.mark.skipif(
    shutil.which("minisign") is None, reason="signatures are made by minisign: apt install minisign"
)

OLD = b"what was always in A " * 200
STALE = b"what was once in B " * 300
NEW = b"what is new " * 400

SLOT_BYTES = 3 * len(NEW)


def make_keys(folder: Path) -> Path:
    """Our pair of keys, and another one."""
    for name in ("ours", "another"):
        made = ["-p", folder / f"{name}.pub", "-s", folder / f"{name}.key"]
        subprocess.run(["minisign", "-G", "-W", *made], check=True, capture_output=True)
    return folder


def signed(
    folder: Path,
    keys: Path,
    version: str = "9.9",
    *,
    image: str = "",
    name: str = "",
    arch: str = "arm64",
    key: str = "ours",
    content: bytes = NEW,
) -> Path:
    """A bundle of that *version* in *folder*, with its signature."""
    path = folder / (name or f"reclaim-{version}-{arch}.slot")
    path.write_bytes(content)
    sha256 = hashlib.sha256(content).hexdigest()
    said = comment(version, arch, image or f"image-{version}-j6", len(content), sha256)
    sign = ["minisign", "-S", "-s", keys / f"{key}.key", "-t", said, "-m", path]
    subprocess.run(sign, check=True, capture_output=True)
    return path


def make_card(folder: Path) -> Card:
    """A card that runs slot A, with an old system in B."""
    for name, content in (("a", OLD), ("b", STALE)):
        (folder / name).write_bytes(content.ljust(SLOT_BYTES, b"\0"))
    disk = folder / "disk"
    with disk.open("wb") as file:
        file.truncate((COPIES_AT[1] + 1) * SECTOR_BYTES)
    return Card(disk, {slot: folder / slot.value for slot in Slot}, running=Slot.A)


def other_slot(card: Card) -> Card:
    """The same card, seen from the other slot."""
    return Card(card.disk, card.slots, card.running.other)


def make_console(folder: Path, keys: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the running system, version 0.2.0, says of itself, and its data partition, in *folder*;
    nobody plays."""
    says = {"arch": "arm64", "image": "running-j6", "journal": "6", "version": "0.2.0"}
    for name, value in says.items():
        (folder / name).write_text(f"{value}\n")
    shutil.copy(keys / "ours.pub", folder / "update.pub")
    for run in ("appliance", "reclaim"):
        (folder / run).mkdir()
    monkeypatch.setattr(command, "SETTINGS", folder)
    monkeypatch.setattr(command, "RUN", folder)
    monkeypatch.setattr(memory, "DATA", folder)
    monkeypatch.setattr(news, "FOLDER", folder / "appliance/news")
    monkeypatch.setattr(command, "condition", lambda: attract())


def attract() -> Condition:
    """A table that is as it should be, and nobody plays."""
    return Condition((1, 2), WANTED | {"nobody plays"})


def playing() -> Condition:
    return Condition((1, 2), WANTED)


# ---- other versions, made of the root of this one ------------------------------------------------

SETTINGS_COPY, NO_SETTINGS = "/run/reclaim-settings/reclaim.toml", "/nowhere/reclaim.toml"
"""What the referee reads, and what closes its table."""
_END_OF_MIGRATIONS = '"""Each migrates the file from one version to the next'
_DREAMS = "CREATE TABLE dreams (night INTEGER PRIMARY KEY) STRICT"


def one_more_migration(root: Path) -> int:
    """Let the journal of the system in *root* have one more migration; return its new version."""
    (schema,) = root.glob("opt/reclaim/lib/*/site-packages/controller/record/journal/schema.py")
    planted = f'MIGRATIONS = (*MIGRATIONS, ("{_DREAMS}",))\n{_END_OF_MIGRATIONS}'
    _replace(schema, re.escape(_END_OF_MIGRATIONS), planted)
    for compiled in schema.parent.glob("__pycache__/schema.*"):
        compiled.unlink()
    version = len(MIGRATIONS) + 1
    (root / "etc/reclaim/journal").write_text(f"{version}\n")
    return version


def read_settings_from(root: Path, path: str) -> None:
    """Let the table of the system in *root* read these settings; without any it is closed."""
    (unit,) = root.glob("*/**/system/reclaim-referee.service")
    _replace(unit, r"(?<= --settings )\S+", path)


def _replace(file: Path, pattern: str, by: str) -> None:
    """Replace what stands in *file* once; fail where it does not."""
    text, count = re.subn(pattern, lambda _: by, file.read_text())
    assert count == 1, f"{file.name} has {pattern} {count} times, expected once"
    file.write_text(text)
