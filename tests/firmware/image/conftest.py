"""The amd64 image on a card, and in a machine that stands at its attract screen."""

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
    """It saves each test that begins there a start, which is most of the time that it takes."""
    folder = tmp_path_factory.mktemp("attract")
    card, state = prepared_card(image, folder), folder / "state"
    with start(card, folder, shell=True) as machine:
        took_s = reaches_the_attract_screen(machine)
        uptime_s = machine.uptime_s()
        print(f"attract screen after {took_s:.0f} s here, {uptime_s:.1f} s of its own")
        ended = "systemctl show -P ExecMainExitTimestamp reclaim-confirm"
        wait_until(lambda: machine.run(ended) != "", BOOT_S, "the confirmation of the slot")
        assert "good a" in machine.boots()[0]
        machine.keep(state)
    yield AtAttract(card, state, uptime_s)
    shutil.rmtree(folder)
