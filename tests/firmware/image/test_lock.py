"""The lock of Debian packages: complete, and nothing else is ever installed."""

from pathlib import Path

import pytest

from imagebuilder import BuildError, lock
from imagebuilder.lock import ARCHES, Package, fetch, read_lock, wanted

LOCKED = (*ARCHES, "i386")


@pytest.mark.parametrize("arch", LOCKED)
def test_everything_that_is_wanted_is_locked_by_its_hash(arch: str) -> None:
    lists = wanted(arch)
    locked = {package.name: package for package in read_lock(arch)}
    assert {*lists.install, *lists.unpack} <= set(locked)
    assert all(len(package.sha256) == 64 for package in locked.values())
    assert all(package.url.endswith(".deb") for package in locked.values())


@pytest.mark.parametrize("arch", ARCHES)
def test_nothing_that_lets_somebody_in_is_installed(arch: str) -> None:
    names = {package.name for package in read_lock(arch)}
    assert not names & {"openssh-server", "login", "util-linux-extra", "sudo", "apt", "telnetd"}


def test_a_version_with_an_epoch_is_read_from_the_file_name() -> None:
    package = Package("wpasupplicant_2%3a2.10-24_arm64.deb", "0" * 64, "http://example.org/a.deb")
    assert (package.name, package.version) == ("wpasupplicant", "2:2.10-24")


def test_a_line_that_is_no_package_is_told_with_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "IMAGE", tmp_path)
    (tmp_path / "packages-arm64.lock").write_text("# a comment\nsomething else entirely, really\n")
    with pytest.raises(BuildError, match="Line 2 of packages-arm64"):
        read_lock("arm64")


def test_a_file_with_another_hash_is_never_used(tmp_path: Path) -> None:
    mirror = tmp_path / "mirror.deb"
    mirror.write_bytes(b"not what was locked")
    package = Package("a_1_all.deb", "0" * 64, mirror.as_uri())
    with pytest.raises(BuildError, match="find out why it differs"):
        fetch([package], tmp_path / "cache")
    assert not (tmp_path / "cache/a_1_all.deb").exists()


def test_a_file_that_the_mirror_has_forgotten_is_named(tmp_path: Path) -> None:
    package = Package("a_1_all.deb", "0" * 64, (tmp_path / "gone.deb").as_uri())
    with pytest.raises(BuildError, match="is locked, but"):
        fetch([package], tmp_path / "cache")
