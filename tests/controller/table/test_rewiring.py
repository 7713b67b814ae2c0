"""What a table does about readers that need an overlay: nothing where all is well, one restart
where it can be had, and a table without these readers where it cannot."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from controller.table.appliance import ASKS, Orders, Overlaid
from controller.table.rewiring import wired
from display.words import words_in
from hardware.config import load_table_file
from hardware.config.schema import ReaderSettings
from hardware.errors import Rewired, TableFileError
from hardware.overlay import MARK, digest

PI = load_table_file("pi4-carousel")
THIRD = replace(
    PI,
    readers=(
        *PI.readers,
        ReaderSettings(name="spot/1", role="spot", reset_pin=5, spi_bus=0, spi_device=2),
    ),
)


@pytest.fixture
def image(tmp_path):
    """A computer that was started from an image. `answers` is what root has answered."""
    (tmp_path / "dev").mkdir()
    (tmp_path / "run" / ASKS).mkdir(parents=True)
    updater = tmp_path / "run/appliance"
    updater.mkdir()
    (updater / "slot-name").write_text("a\n")
    asked = []

    class Answered(Orders):
        answer = None

        def overlaid(self, digest):
            asked.append(digest)
            if isinstance(self.answer, OSError):
                raise self.answer
            return self.answer

    def started_with(overlay, *devices):
        for name in devices:
            (tmp_path / "dev" / name).touch()
        if overlay:
            place = tmp_path / "proc/device-tree" / MARK
            place.mkdir(parents=True)
            (place / "digest").write_text(f"{overlay}\0")

    orders = Answered(tmp_path / "run")
    return SimpleNamespace(
        orders=orders, asked=asked, started_with=started_with, system=tmp_path, updater=updater
    )


def opened(image, file):
    return wired(file, image.orders, image.system)


def test_a_table_whose_devices_are_all_there_asks_for_nothing(image):
    image.started_with(digest(THIRD), "spidev0.2")
    assert opened(image, THIRD) == (THIRD, ())
    assert image.asked == []


def test_a_table_that_needs_none_asks_for_nothing(image):
    assert opened(image, PI) == (PI, ())
    assert image.asked == []


def test_a_third_reader_is_asked_for_and_the_computer_restarts(image):
    for answer in (None, Overlaid("changed", digest(THIRD))):
        image.orders.answer = answer
        with pytest.raises(Rewired, match="readers"):
            opened(image, THIRD)
    assert {*image.asked} == {digest(THIRD)}


def test_another_wiring_than_the_one_it_was_started_with_is_asked_for(image):
    """Another GPIO as chip select has the same device."""
    image.started_with("0123456789abcdef", "spidev0.2")
    with pytest.raises(Rewired):
        opened(image, THIRD)


@pytest.mark.parametrize("file", [PI, load_table_file("sim-spots")])
def test_an_overlay_that_the_table_no_longer_needs_is_given_back(image, file):
    image.started_with(digest(THIRD), "spidev0.2")
    with pytest.raises(Rewired):
        opened(image, file)
    assert image.asked == [""]
    image.orders.answer = Overlaid("failed", "", "the card cannot be written")
    made, told = opened(image, file)
    assert made == file
    assert [notice.id for notice in told] == ["table-rewire-stays"]


def test_an_overlay_of_somebodys_own_is_left_alone(image):
    image.started_with("", "spidev0.2")
    assert opened(image, THIRD) == (THIRD, ())
    assert image.asked == []


@pytest.mark.parametrize(
    ("answer", "id"),
    [
        (Overlaid("failed", "", "there is no config.txt"), "table-rewire-failed"),
        (Overlaid("unchanged", ""), "table-rewire-lost"),
        (OSError(28, "No space left on device"), "table-rewire-failed"),
    ],
)
def test_what_cannot_be_had_is_said_and_the_table_opens_without_it(image, answer, id):
    image.orders.answer = answer
    made, told = opened(image, THIRD)
    assert made == PI
    assert [(notice.id, notice.args["found"], notice.kind) for notice in told] == [
        (id, "spot/1", "fault")
    ]
    assert "spot/1" in words_in("en")(told[0])
    assert words_in("en").part(told[0], "remedy")


def test_a_driver_that_does_not_come_restarts_nothing_for_ever(image):
    """The overlay was applied, and the device is not there all the same."""
    image.started_with(digest(THIRD))
    image.orders.answer = Overlaid("unchanged", digest(THIRD))
    assert [notice.id for notice in opened(image, THIRD)[1]] == ["table-rewire-lost"]


def test_a_version_on_trial_changes_nothing_on_the_card(image):
    """It may be rolled back, and a restart would count as one of its starts."""
    (image.updater / "on-trial").touch()
    assert opened(image, THIRD) == (THIRD, ())
    assert image.asked == []


def test_a_computer_without_an_image_is_left_to_its_owner(image):
    (image.updater / "slot-name").unlink()
    assert opened(image, THIRD) == (THIRD, ())
    assert wired(THIRD, None, image.system) == (THIRD, ())
    assert image.asked == []


def test_more_readers_than_gpios_are_told_as_a_mistake_of_the_file(image):
    readers = tuple(
        ReaderSettings(name=f"r{n}", role="spot", reset_pin=n, spi_bus=n % 2, spi_device=3 + n)
        for n in range(28)
    )
    with pytest.raises(TableFileError, match="no GPIO is left"):
        opened(image, replace(PI, readers=readers))
