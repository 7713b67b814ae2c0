"""What time it is at the table, and whether its computer knows."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from controller.views import clock
from controller.views.clock import clock_is_doubtful, local_hour


@pytest.mark.parametrize(
    ("waits", "synchronized", "chip", "doubtful"),
    [
        (False, False, None, False),
        (True, False, None, True),
        (True, True, None, False),
        (True, False, "0", True),
        (True, False, "1", False),
    ],
)
def test_a_clock_is_doubtful_until_a_network_or_a_chip_has_set_it(
    tmp_path, waits, synchronized, chip, doubtful
):
    if waits:
        (tmp_path / "run/systemd/timesync").mkdir(parents=True)
    if synchronized:
        (tmp_path / "run/systemd/timesync/synchronized").touch()
    if chip is not None:
        (tmp_path / "sys/class/rtc/rtc0").mkdir(parents=True)
        (tmp_path / "sys/class/rtc/rtc0/hctosys").write_text(f"{chip}\n")
    assert clock_is_doubtful(tmp_path) is doubtful


def test_the_hour_is_that_of_the_owners_time_zone_if_the_time_is_known(tmp_path, monkeypatch):
    environment = tmp_path / "environment"
    environment.write_text("TZ=Asia/Tokyo\nRECLAIM_CALLED=table\n")
    tokyo = datetime.now(ZoneInfo("Asia/Tokyo")).hour
    assert (local_hour(environment) - tokyo) % 24 in (0, 23)
    assert local_hour(tmp_path / "nothing") is None
    monkeypatch.setattr(clock, "clock_is_doubtful", lambda: True)
    assert local_hour(environment) is None
