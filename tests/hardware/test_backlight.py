"""The light behind a screen, as Linux's files have it."""

import pytest

from hardware import backlight
from hardware.backlight import DARKEST_PERCENT, brightness_percent, dim, dim_while, main


@pytest.fixture
def lights(tmp_path):
    folder = tmp_path / "backlight"
    folder.mkdir()
    return folder


@pytest.fixture
def light(lights):
    """The official touch display: 0 to 255, switched on at full brightness."""
    folder = lights / "10-0045"
    folder.mkdir()
    (folder / "max_brightness").write_text("255\n")
    (folder / "brightness").write_text("255\n")
    return folder / "brightness"


@pytest.mark.parametrize(("percent", "written"), [(100, 255), (60, 153), (20, 51)])
def test_a_brightness_in_per_cent_is_a_share_of_the_most(lights, light, percent, written):
    dim(percent, lights)
    assert int(light.read_text()) == written
    assert brightness_percent(lights) == percent


@pytest.mark.parametrize(
    ("percent", "then"), [(-5, DARKEST_PERCENT), (0, DARKEST_PERCENT), (999, 100)]
)
def test_a_screen_stays_readable_whatever_is_asked(lights, light, percent, then):
    dim(percent, lights)
    assert brightness_percent(lights) == then


def test_where_there_is_no_light_its_brightness_is_unknown_and_cannot_be_set(lights, tmp_path):
    assert brightness_percent(lights) is None
    assert brightness_percent(tmp_path / "nowhere") is None
    with pytest.raises(FileNotFoundError, match="no screen's light is in"):
        dim(50, lights)


@pytest.mark.parametrize("text", ["", "bright", "0"])
def test_a_light_that_does_not_say_how_bright_it_can_be_is_unknown(lights, light, text):
    (light.parent / "max_brightness").write_text(text)
    assert brightness_percent(lights) is None


@pytest.mark.parametrize("text", ["60", "60\n", "", "bright", "\xff", "9" * 100])
def test_a_request_is_taken_away_whatever_it_says(tmp_path, lights, light, monkeypatch, text):
    monkeypatch.setattr(dim, "__defaults__", (lights,))
    asked = tmp_path / "brightness"
    asked.write_text(text, "latin-1")
    code = main([str(asked)])
    assert not asked.exists()
    assert (code == 0) == (text.strip() == "60" or text.startswith("9"))
    assert brightness_percent(lights) == (60 if text.strip() == "60" else 100)


def test_a_light_that_may_not_be_written_is_an_error_and_no_traceback(
    tmp_path, lights, light, monkeypatch, caplog
):
    monkeypatch.setattr(dim, "__defaults__", (lights,))
    light.unlink()
    light.mkdir()
    asked = tmp_path / "brightness"
    asked.write_text("60")
    assert main([str(asked)]) == 1
    assert "the screen keeps its brightness" in caplog.text


@pytest.mark.parametrize("ends", ["somebody is here", "the service is stopped"])
def test_it_is_dark_while_a_file_is_there_and_then_as_it_was(
    tmp_path, lights, light, monkeypatch, ends
):
    dim(60, lights)
    says, seen = tmp_path / "dims", []
    says.touch()

    def sleep(seconds):
        seen.append(brightness_percent(lights))
        if ends == "the service is stopped":
            raise SystemExit
        says.unlink()

    monkeypatch.setattr(backlight.time, "sleep", sleep)
    try:
        dim_while(says, lights)
    except SystemExit:
        assert ends == "the service is stopped"
    assert seen == [DARKEST_PERCENT]
    assert brightness_percent(lights) == 60


def test_where_nothing_can_be_dimmed_it_waits_all_the_same(tmp_path, lights, monkeypatch, caplog):
    """It would be started again at once."""
    says = tmp_path / "dims"
    says.touch()
    monkeypatch.setattr(backlight.time, "sleep", lambda seconds: says.unlink())
    dim_while(says, lights)
    assert not says.exists()
    assert "the screen keeps its brightness" in caplog.text
