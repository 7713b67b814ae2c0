"""A release: its keys, what is looked at before it is signed, and what is written beside it."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from imagebuilder import BuildError
from imagebuilder import release as module
from imagebuilder.disk import BOOT_BYTES, MIB, make_card, make_fat
from imagebuilder.images import content_name
from imagebuilder.release import (
    BOOTS,
    Files,
    check_key,
    check_public,
    entry,
    notes_of,
    problems,
    release,
    sha256,
)
from reclaim_update.bundle import NEXT, UpdateRefused, comment, verify

pytestmark = pytest.mark.skipif(
    any(shutil.which(tool) is None for tool in ("minisign", "mksquashfs", "mcopy", "sfdisk")),
    reason="as for building: apt install minisign squashfs-tools mtools fdisk dosfstools",
)

PASSWORD = "only in a head"


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One with a password, the next one, and one that anybody can use."""
    folder = tmp_path_factory.mktemp("keys")
    for name, options, said in (
        ("first", [], f"{PASSWORD}\n{PASSWORD}\n"),
        ("next", ["-W"], ""),
        ("third", ["-W"], ""),
    ):
        made = ["-p", folder / f"{name}.pub", "-s", folder / f"{name}.key"]
        subprocess.run(
            ["minisign", "-G", *options, *made],
            input=said,
            text=True,
            check=True,
            capture_output=True,
        )
    return folder


# ---- keys ----------------------------------------------------------------------------------------


def test_a_key_with_a_password_outside_any_cache_signs(keys: Path) -> None:
    assert check_key(keys / "first.key") == keys / "first.key"


def test_a_key_without_a_password_does_not(keys: Path) -> None:
    with pytest.raises(BuildError, match="has no password"):
        check_key(keys / "next.key")


@pytest.mark.parametrize("place", ["CACHE", "REPOSITORY"])
def test_a_key_that_is_copied_and_cleared_with_other_files_does_not(
    place: str, keys: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, place, tmp_path)
    key = shutil.copy(keys / "first.key", tmp_path)
    with pytest.raises(BuildError, match=str(tmp_path)):
        check_key(Path(key))


@pytest.mark.parametrize("key", [None, Path("/no/such.key")])
def test_no_key_is_made_for_who_names_none(key: Path | None) -> None:
    with pytest.raises(BuildError, match="a key that you keep"):
        check_key(key)


def test_an_image_knows_two_keys(keys: Path) -> None:
    check_public(keys / "first.pub", keys / "next.pub")
    for first, following in (
        (None, None),
        (keys / "first.pub", None),
        (keys / "first.pub", keys / "none.pub"),
        (keys / "first.pub", keys / "first.pub"),
    ):
        with pytest.raises(BuildError, match="key"):
            check_public(first, following)


@pytest.mark.parametrize(
    ("signs", "first", "following", "taken"),
    [
        ("next", "first", "next", True),
        ("next", "next", "third", True),
        ("third", "next", "third", True),
        ("third", "first", "next", False),
        ("next", "first", None, False),
    ],
)
def test_a_key_that_is_lost_or_stolen_can_be_replaced(
    signs: str, first: str, following: str | None, taken: bool, keys: Path, tmp_path: Path
) -> None:
    """The next key signs an image that knows it and a third one; then the first is of no use."""
    bundle = tmp_path / "reclaim.slot"
    bundle.write_bytes(b"a system")
    said = comment("2", "arm64", "new", 8, sha256(bundle))
    sign = ["minisign", "-S", "-s", keys / f"{signs}.key", "-t", said, "-m", bundle]
    subprocess.run(sign, check=True, capture_output=True)
    shutil.copy(keys / f"{first}.pub", tmp_path / "update.pub")
    if following:
        shutil.copy(keys / f"{following}.pub", tmp_path / NEXT)
    if taken:
        assert verify(bundle, tmp_path / "update.pub").image == "new"
    else:
        with pytest.raises(UpdateRefused):
            verify(bundle, tmp_path / "update.pub")


# ---- checks --------------------------------------------------------------------------------------

Builds = Callable[..., Files]


@pytest.fixture
def built(tmp_path: Path, keys: Path) -> Builds:
    """`built(ARCH)`: an image of an architecture, as small as can be, in one folder with others.
    `spoil` may change its root before."""
    out = tmp_path / "out"
    out.mkdir()

    def built(arch: str = "arm64", spoil: Callable[[Path], None] = lambda root: None) -> Files:
        files, work = Files(arch, out), tmp_path / arch
        image = content_name(arch)
        root = work / "root"
        (root / "etc/reclaim").mkdir(parents=True)
        (root / "etc/reclaim/image").write_text(f"{image}\n")
        (root / "etc/shadow").write_text("root:*:1:0:9:7:::\nreclaim:!:1::::::\n")
        (root / "su").write_bytes(b"\x7fELF")
        shutil.copy(keys / "first.pub", root / "etc/reclaim/update.pub")
        shutil.copy(keys / "next.pub", root / "etc/reclaim" / NEXT)
        spoil(root)
        (work / "slot").mkdir()
        squash = ["mksquashfs", root, work / "slot/root.squashfs", "-quiet", "-no-progress"]
        subprocess.run(squash, check=True, capture_output=True)
        for name in BOOTS[arch]:
            (work / "boot" / name).parent.mkdir(parents=True, exist_ok=True)
            (work / "boot" / name).write_text(name)
        make_fat(work / "boot", work / "boot.fat", BOOT_BYTES, "RECLAIM", 1)
        make_fat(work / "slot", files.bundle, 20 * MIB, "SLOT", 2)
        make_card(work / "boot.fat", files.bundle, files.card)
        os.truncate(files.bundle, MIB)
        said = comment("0.1.0", arch, image, MIB, sha256(files.bundle))
        files.bundle.with_name(f"{files.bundle.name}.comment").write_text(said)
        (out / f"{files.name}.spdx.json").write_text("{}")
        return files

    return built


def test_what_was_built_well_has_no_problem(built: Builds, keys: Path) -> None:
    assert list(problems(built(), (keys / "first.pub").read_text())) == []


def setuid(root: Path) -> None:
    (root / "su").chmod(0o4755)


def login(root: Path) -> None:
    (root / "etc/shadow").write_text("root:*:1:0:9:7:::\nada:$y$salt$hash:1::::::\n")


def one_key(root: Path) -> None:
    (root / "etc/reclaim" / NEXT).unlink()


def another(root: Path) -> None:
    (root / "etc/reclaim/image").write_text("another\n")


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (setuid, "su gives other rights"),
        (login, "ada can log in"),
        (one_key, "it knows no next key"),
        (another, "it does not know what it is"),
    ],
)
def test_an_image_that_anybody_can_enter_is_not_signed(
    spoil: Callable[[Path], None], found: str, built: Builds, keys: Path
) -> None:
    (problem,) = problems(built(spoil=spoil), (keys / "first.pub").read_text())
    assert found in problem


def test_an_image_of_another_key_is_not_signed(built: Builds, keys: Path) -> None:
    (problem,) = problems(built(), (keys / "third.pub").read_text())
    assert "takes no update that this key signs" in problem


def test_a_card_that_is_not_its_update_is_not_signed(built: Builds, keys: Path) -> None:
    files = built()
    with files.card.open("r+b") as card:
        card.seek(-5000, os.SEEK_END)
        card.write(b"something else")
    with files.bundle.open("r+b") as bundle:
        bundle.seek(600)
        bundle.write(b"spoilt")
    assert any(
        "slot A is not what the update has" in problem
        for problem in problems(files, (keys / "first.pub").read_text())
    )


def test_files_that_have_changed_since_are_built_again(
    built: Builds, keys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = built()
    monkeypatch.setattr(module, "content_name", lambda arch: "f" * 16)
    (problem,) = problems(files, (keys / "first.pub").read_text())
    assert "built from other files" in problem


# ---- what is written -----------------------------------------------------------------------------

CHANGES = """# Changes

## 0.2.0, 2026-12-24

- Presents.

## 0.1.0, unreleased

- The first one.
"""


def test_the_notes_are_those_of_the_version() -> None:
    assert notes_of(CHANGES, "0.2.0") == ("- Presents.", "2026-12-24")
    assert notes_of(CHANGES, "0.1.0", draft=True)[0] == "- The first one."


@pytest.mark.parametrize(("version", "why"), [("0.1.0", "unreleased"), ("0.3.0", "no section")])
def test_a_version_without_a_date_is_not_released(version: str, why: str) -> None:
    with pytest.raises(BuildError, match=why):
        notes_of(CHANGES, version)


def test_a_release_can_be_checked_by_who_has_the_key(
    built: Builds, keys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arm64 = built("arm64")
    built("amd64")
    monkeypatch.setattr(module.os, "isatty", lambda descriptor: False)
    monkeypatch.setattr("builtins.input", lambda: PASSWORD)
    release(arm64.out, keys / "first.key", "https://example.org/reclaim", draft=True)
    out = arm64.out
    checks = ["minisign", "-V", "-Q", "-p", keys / "first.pub", "-m", out / "SHA256SUMS"]
    assert subprocess.run(checks, check=True, capture_output=True, text=True).stdout.strip() == (
        "reclaim 0.1.0"
    )
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=out, check=True)
    listed = json.loads((out / "reclaim-0.1.0.rpi-imager-manifest").read_text())["os_list"]
    (said,) = listed
    assert said["extract_sha256"] == sha256(arm64.card)
    unpacked = subprocess.run(["xz", "-dc", arm64.packed], check=True, capture_output=True).stdout
    assert len(unpacked) == said["extract_size"]
    assert said["url"] == "https://example.org/reclaim/reclaim-0.1.0-arm64.img.xz"
    assert verify(arm64.bundle, keys / "first.pub").arch == "arm64"
    text = (out / "reclaim-0.1.0.md").read_text()
    assert "## Changes" in text
    assert sha256(arm64.packed) in text
    (out / "SHA256SUMS").write_text("forged")
    assert subprocess.run(checks, check=False, capture_output=True).returncode != 0


REQUIRED = {
    "name": str,
    "description": str,
    "icon": str,
    "url": str,
    "extract_size": int,
    "extract_sha256": str,
    "image_download_size": int,
    "release_date": str,
    "devices": list,
    "init_format": str,
}
"""doc/json-schema/os-list-schema.json and doc/schema-notes.md of rpi-imager, and what we want."""


def test_raspberry_pi_imager_is_told_what_its_schema_asks_for(built: Builds) -> None:
    files = built()
    shutil.copy(files.card, files.packed)
    said = entry(files, "0.1.0", "2026-12-24", "https://example.org")
    assert {key: type(said[key]) for key in REQUIRED} == REQUIRED
    assert said["init_format"] in ("systemd", "cloudinit"), "those that imager.py reads"


@pytest.mark.parametrize("url", ["", "ftp://example.org", "example.org"])
def test_who_flashes_is_sent_somewhere(url: str, keys: Path, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="https"):
        release(tmp_path, keys / "first.key", url, draft=True)
