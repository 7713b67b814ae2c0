"""The amd64 image on a card, and in a machine that stands at its attract screen."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from imagebuilder.images import Built, built_image
from imagevm import BOOT_S, AtAttract, prepared_card, reaches_the_attract_screen, start
from vm import wait_until


@pytest.fixture(scope="session")
def image() -> Built:
    return built_image("amd64")


@pytest.fixture
def card(image: Built, tmp_path: Path) -> Iterator[Path]:
    made = prepared_card(image, tmp_path)
    yield made
    made.unlink()


@pytest.fixture(scope="session")
def at_attract(image: Built, tmp_path_factory: pytest.TempPathFactory) -> Iterator[AtAttract]:
    """It saves each test that begins there a start, which is most of the time that it takes.

    Who writes such tests keeps it from one run to the next, in the folder RECLAIM_VM_KEPT.
    """
    asked = os.environ.get("RECLAIM_VM_KEPT")
    folder = Path(asked) if asked else tmp_path_factory.mktemp("attract")
    card, state, note = folder / "card", folder / "state", folder / "uptime"
    if not note.exists():
        prepared_card(image, folder)
        note.write_text(str(booted(card, folder, state)))
    yield AtAttract(card, state, float(note.read_text()))
    if not asked:
        shutil.rmtree(folder)


def booted(card: Path, folder: Path, state: Path) -> float:
    """Boot the card up to the attract screen, and keep the machine; its clock at that screen."""
    with start(card, folder, shell=True) as machine:
        took_s = reaches_the_attract_screen(machine)
        uptime_s = machine.uptime_s()
        print(f"attract screen after {took_s:.0f} s here, {uptime_s:.1f} s of its own")
        ended = "systemctl show -P ExecMainExitTimestamp reclaim-confirm"
        wait_until(lambda: machine.run(ended) != "", BOOT_S, "the confirmation of the slot")
        assert "good a" in machine.boots()[0]
        machine.keep(state)
        return uptime_s
