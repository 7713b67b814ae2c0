"""What the computer under the table says of itself, and what it leaves unsaid."""

import platform

import pytest

from hardware.computer import Throttling, measure

GET_THROTTLED = "sys/devices/platform/soc/soc:firmware/get_throttled"


@pytest.fixture
def says(tmp_path):
    """`says(FILE, TEXT)` puts a file of Linux there; `says.now()` is what is measured."""

    def put(path, text):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())

    put.now = lambda disk=None: measure(disk, tmp_path)
    return put


def test_the_warmest_zone_counts(says):
    says("sys/class/thermal/thermal_zone0/temp", "48312\n")
    says("sys/class/thermal/thermal_zone1/temp", "61400\n")
    assert says.now().temperature_c == 61.4


@pytest.mark.parametrize("text", ["", "warm", b"\xff\xfe"])
def test_a_zone_that_says_nothing_sensible_is_unknown(says, text):
    says("sys/class/thermal/thermal_zone0/temp", text)
    assert says.now().temperature_c is None


@pytest.mark.parametrize(
    ("text", "now", "before"),
    [
        ("0\n", (), ()),
        ("50005\n", ("under-voltage", "throttled"), ()),
        ("50000\n", (), ("under-voltage", "throttled")),
        ("a0002\n", ("capped",), ("warm",)),
    ],
)
def test_the_bits_of_the_firmware_say_what_slows_it_down(says, text, now, before):
    says(GET_THROTTLED, text)
    assert says.now().throttling == Throttling(now, before)


FIRMWARES = [
    GET_THROTTLED,
    "sys/devices/platform/soc@107c000000:firmware/get_throttled",
    "sys/devices/platform/soc@107c000000/soc@107c000000:firmware/get_throttled",
]


@pytest.mark.parametrize("path", FIRMWARES)
def test_the_firmware_is_found_whatever_the_kernel_calls_it(says, path):
    says(path, "50001\n")
    assert says.now().throttling == Throttling(("under-voltage",), ("throttled",))


@pytest.mark.parametrize("firmware", [None, "0\n", "none", "50001\n"])
@pytest.mark.parametrize("place", [0, 3])
def test_an_alarm_of_the_supply_is_under_voltage(says, firmware, place):
    """The number of a hwmon device changes; its name does not."""
    says("sys/class/hwmon/hwmon1/name", "cpu_thermal\n")
    says("sys/class/hwmon/hwmon1/in0_lcrit_alarm", "0\n")
    says(f"sys/class/hwmon/hwmon{place}/name", "rpi_volt\n")
    says(f"sys/class/hwmon/hwmon{place}/in0_lcrit_alarm", "1\n")
    if firmware:
        says(GET_THROTTLED, firmware)
    assert says.now().throttling.now == ("under-voltage",)


def test_another_devices_alarm_is_not_the_supplys(says):
    says("sys/class/hwmon/hwmon0/name", "cpu_thermal\n")
    says("sys/class/hwmon/hwmon0/in0_lcrit_alarm", "1\n")
    assert says.now().throttling is None


def test_a_supply_without_alarm_is_strong_enough(says):
    says("sys/class/hwmon/hwmon0/name", "rpi_volt\n")
    says("sys/class/hwmon/hwmon0/in0_lcrit_alarm", "0\n")
    assert says.now().throttling == Throttling((), ())


@pytest.mark.parametrize("text", ["", "none"])
def test_a_firmware_that_says_something_else_is_unknown(says, text):
    says(GET_THROTTLED, text)
    assert says.now().throttling is None


def test_a_screen_that_the_kernel_dims_says_how_bright_it_is(says):
    says("sys/class/backlight/10-0045/max_brightness", "255\n")
    says("sys/class/backlight/10-0045/brightness", "51\n")
    assert says.now().brightness_percent == 20


def test_what_is_not_there_is_unknown(says):
    nothing = says.now()
    assert nothing.brightness_percent is None
    assert (nothing.temperature_c, nothing.throttling, nothing.free_bytes) == (None, None, None)
    assert nothing.image is None
    assert nothing.kernel == platform.release()


def test_a_disk_says_how_much_is_free(says, tmp_path):
    assert says.now(tmp_path).free_bytes > 0
    assert says.now(tmp_path / "no such folder").free_bytes is None


def test_an_image_has_its_version_and_the_name_of_its_content(says):
    says("etc/reclaim/version", "0.1.0\n")
    says("etc/reclaim/image", "c0ffee0123456789\n")
    assert says.now().image == "0.1.0 c0ffee0123456789"
