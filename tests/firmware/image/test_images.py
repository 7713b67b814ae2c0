"""Which image was built, and which one was tried: what CI goes by."""

from pathlib import Path

import pytest

from hardware.stations import flashing
from imagebuilder import REPOSITORY, images
from imagebuilder import __main__ as builder
from imagebuilder.wheels import CONSOLE
from reclaim_update.bundle import comment


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an image that was built when its content had the name 0123456789abcdef."""
    monkeypatch.setattr(images, "OUT", tmp_path)
    monkeypatch.setattr(builder, "TESTED", tmp_path / "tested.txt")
    name = images.image_name("amd64")
    said = comment("0.1.0", "amd64", "0123456789abcdef", 1 << 20, "0" * 64)
    (tmp_path / f"{name}.img").touch()
    (tmp_path / f"{name}.slot.minisig").write_text(
        f"untrusted comment: a signature\nRUS6dbie\ntrusted comment: {said}\nzXkimDhJ\n"
    )
    return tmp_path


def called(monkeypatch: pytest.MonkeyPatch, what: str) -> int:
    monkeypatch.setattr("sys.argv", ["imagebuilder", what, "--arch", "amd64"])
    return builder.main()


def test_an_image_tells_the_name_of_what_it_was_built_from(built: Path) -> None:
    assert images.built_image("amd64").content == "0123456789abcdef"


def test_the_image_that_was_tried_is_noted_and_not_the_files_of_today(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert called(monkeypatch, "note-tested") == 0
    assert (built / "tested.txt").read_text() == "amd64 0123456789abcdef\n"


@pytest.mark.parametrize(("today", "code"), [("0123456789abcdef", 0), ("fedcba9876543210", 1)])
def test_what_has_changed_since_is_not_tested(
    today: str, code: int, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called(monkeypatch, "note-tested")
    monkeypatch.setattr(builder, "content_name", lambda arch: today)
    assert called(monkeypatch, "is-tested") == code


def test_whatever_an_image_is_made_of_is_in_its_name() -> None:
    """Otherwise CI takes an image with other files for the one that it has tried."""
    assert set(CONSOLE) <= set(images._PARTS)


def test_an_image_has_all_that_a_new_pico_gets() -> None:
    packages = {name for name in CONSOLE if (REPOSITORY / name).is_dir()}
    files = [f"{module}.py" for module in flashing.MODULES] + ["firmware/station/main.py"]
    for file in files:
        assert any(file.startswith(f"{package}/") for package in packages), file


def test_without_an_image_the_remedy_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(images, "OUT", tmp_path)
    assert called(monkeypatch, "note-tested") == 2
    assert "run make image ARCH=amd64 first" in capsys.readouterr().err
