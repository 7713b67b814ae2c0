"""The table file: what is read from it, and the sentence for every mistake."""

from pathlib import Path
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hardware import config
from hardware.config import SeatName, TableFile, builtin_tables, load_table_file
from hardware.errors import TableFileError

SIM = builtin_tables()["sim"].read_text("utf-8")


def load(text: str, folder: Path) -> TableFile:
    path = folder / "table.toml"
    path.write_text(text, "utf-8")
    return load_table_file(path)


def mistake(text: str, folder: Path) -> str:
    """The sentence, without the folder's name."""
    with pytest.raises(TableFileError) as caught:
        load(text, folder)
    return str(caught.value).replace(f"{folder}/", "")


def test_neighbours_that_leave_the_belts_reader_too_little_time_are_refused(tmp_path: Path) -> None:
    spots = "".join(
        f"""
[[readers]]
name = "spot-{number}"
role = "spot"
spi_bus = 0
spi_device = {number + 2}
reset_pin = {number + 2}
neighbours = ["belt"]
"""
        for number in range(3)
    )
    fast = SIM.replace("speed_rpm = 3.0", "speed_rpm = 20.0")
    said = mistake(fast + spots, tmp_path)
    assert "40 mm of zone at 420 mm/s are 0.0952 s" in said
    assert "leaves this reader one of 2 turns of 35 ms: 1.4 polls while a tile passes" in said
    assert load(SIM + spots, tmp_path).spots == ("spot-0", "spot-1", "spot-2")


# ---- the shipped tables ------------------------------------------------------------------------


@pytest.mark.parametrize("name", builtin_tables())
def test_every_shipped_table_is_right(name: str) -> None:
    file = load_table_file(name)
    assert file.description
    assert file.simulated is name.startswith("sim")


def test_the_simulated_table_has_four_seats_and_a_reader_under_the_belt() -> None:
    file = load_table_file("sim")
    assert [seat.name for seat in file.seats] == ["red", "blue", "green", "yellow"]
    assert [(r.name, r.role, r.place_mm) for r in file.readers] == [("belt", "belt", 0.0)]
    assert (file.carousel.places, file.carousel.track_mm) == (36, 1260.0)


def test_the_other_simulated_table_has_eight_seats_and_six_spots() -> None:
    file = load_table_file("sim-spots")
    assert [seat.name for seat in file.seats] == list(get_args(SeatName))
    assert file.spots == ("spot-1", "spot-2", "spot-3", "spot-4", "spot-5", "spot-6")
    assert file.carousel == load_table_file("sim").carousel


def test_the_wiring_of_six_spots_in_the_document_fits_the_real_table(tmp_path: Path) -> None:
    real = builtin_tables()["pi4-carousel"].read_text("utf-8")
    spots = builtin_tables()["sim-spots"].read_text("utf-8")
    spots = spots[spots.index("# Left to right") : spots.index("[[seats]]")]
    assert len(load(real + spots, tmp_path).spots) == 6


def test_the_real_tables_motor_is_held_off_by_the_pis_own_pulls() -> None:
    motor = load_table_file("pi4-carousel").carousel.motor
    assert motor is not None
    assert motor.standby is not None
    assert min(motor.standby, motor.forward, motor.backward or 99) >= 9


def test_the_document_explains_every_key_and_every_shipped_table() -> None:
    document = Path(__file__).parents[2].joinpath("docs", "table-file.md").read_text("utf-8")
    sections = [getattr(config, name) for name in vars(config) if name.endswith("Settings")]
    for key in {key for section in sections for key in section.__struct_fields__}:
        assert f"`{key}`" in document or f".{key}]`" in document, key
    for name in builtin_tables():
        assert f"`{name}`" in document


# ---- what is optional --------------------------------------------------------------------------


def test_a_name_is_all_that_a_table_needs(tmp_path: Path) -> None:
    file = load('name = "bare"', tmp_path)
    assert file.carousel.motor is None
    assert (file.seats, file.readers, file.spots) == ((), (), ())


def test_spots_keep_the_order_of_the_file(tmp_path: Path) -> None:
    spots = "".join(
        f'[[readers]]\nname = "{name}"\nrole = "spot"\nspi_bus = 1\nspi_device = {nth}\n'
        f"reset_pin = {nth + 22}\n"
        for nth, name in enumerate(["left", "middle", "right"])
    )
    assert load(f'name = "spotted"\n{spots}', tmp_path).spots == ("left", "middle", "right")


def test_windows_line_ends_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_bytes(SIM.replace("\n", "\r\n").encode())
    assert load_table_file(path) == load_table_file("sim")


# ---- mistakes in a value -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("was", "now", "sentence"),
    [
        ("track_mm = 1260", "track_mm 1260", "table.toml, line 10, column 10: not valid TOML"),
        ('name = "sim"', "", "table.toml: the key 'name' is missing"),
        ("places = 36", 'places = "36"', "line 9, carousel.places: found '36'; expected a whole"),
        ("places = 36", "places = true", "carousel.places: found true; expected a whole number"),
        ("places = 36", "places = [36]", "carousel.places: found a list of 1 entry; expected a"),
        ("places = 36", "place = 36", "carousel.place: found the unknown key 'place'; did you"),
        ("places = 36", "quantity = 36", "unknown key 'quantity'; expected one of places, track"),
        ("track_mm = 1260", "track_mm = 0", "track_mm: found 0; expected a number, more than 0"),
        ("track_mm = 1260", "track_mm = nan", "track_mm: found nan; expected a number"),
        ("speed_rpm = 3.0", "speed_rpm = inf", "found inf; expected a number, at most 60"),
        ("pwm_hz = 250", "pwm_hz = 20000", "expected a whole number, at most 10000"),
        ("forward = 13", "forward = 28", "carousel.motor.forward: found 28; expected a whole"),
        ("forward = 13", "forward = -1", "found -1; expected a whole number, at least 0"),
        ("forward = 13", "", "line 13, carousel.motor: the key 'forward' is missing"),
        ('role = "belt"', 'role = "bel"', "found 'bel'; expected one of 'belt', 'spot'"),
        ('name = "sim"', 'name = ""', "found ''; expected a text in quotes that is not empty"),
        ('name = "sim"', "name = 2026-01-01", "name: found 2026-01-01; expected a text in quotes"),
        ('name = "blue"', 'name = "pink"', "seats[1].name: found 'pink'; expected one of 'black'"),
        ("[carousel.encoder]", "[[carousel.encoder]]", "found a list of 1 entry; expected a sect"),
    ],
)
def test_a_wrong_value_is_told_with_its_place(
    tmp_path: Path, was: str, now: str, sentence: str
) -> None:
    assert was in SIM
    assert sentence in mistake(SIM.replace(was, now, 1), tmp_path)


def test_nine_seats_are_too_many(tmp_path: Path) -> None:
    seats = "".join(f'[[seats]]\nname = "red"\nstation = "/dev/{n}"\n' for n in range(9))
    expected = "seats: found a list of 9 entries; expected a list with at most 8 entries"
    assert expected in mistake(f'name = "x"\n{seats}', tmp_path)


# ---- mistakes between values -------------------------------------------------------------------

CURRENT = "[carousel.current]\nvolts_per_ampere = 1.0\n"
SECOND_READER = '[[readers]]\nname = "more"\nrole = "spot"\nreset_pin = 24\nspi_device = 0\n'


@pytest.mark.parametrize(
    ("was", "now", "sentence"),
    [
        ("backward = 16", "backward = 13", "motor.backward: GPIO 13 is carousel.motor.forward"),
        ("pin = 26", "pin = 12", "carousel.encoder.pin: GPIO 12 is carousel.motor.standby already"),
        ("pin = 26", "pin = 11", "carousel.encoder.pin: GPIO 11 is SPI bus 0's clock already"),
        ("pin = 26", "pin = 8", "GPIO 8 is the chip select of SPI bus 0 device 0 already"),
        ("pin = 26", "pin = 7", "GPIO 7 is the chip select of SPI bus 0 device 1 already"),
        ("reset_pin = 25", "reset_pin = 26", "readers[0].reset_pin: GPIO 26 is carousel.encoder"),
        ("standby = 12", "standby = 5", "carousel.motor.standby: GPIO 5 is pulled up while the Pi"),
        ("forward = 13", "forward = 8", "carousel.motor.forward: GPIO 8 is pulled up while the Pi"),
        ("forward = 13", "forward = 4", "expected one of GPIO 9 to 27, with 10 kOhm to ground"),
        ("spi_device = 0", "spi_device = 1", "SPI bus 0 device 1 belongs to carousel.battery"),
        ("[[readers]]", SECOND_READER + "[[readers]]", "readers[1].spi_device: SPI bus 0 device 0"),
        ("pin = 26", "pin = 26\nindex_pin = 26", "index_pin: GPIO 26 is carousel.encoder.pin"),
        ("pin = 26", "pin = 26\nindex_pin = 22", None),
        ("divider = 3.0", "divider = 3.0\nlow_v = 4.3", "low_v: 4.3 V; expected more than empty_v"),
        ("divider = 3.0", "divider = 1.2", "less than 3.96 V, which is all that the ADC can meas"),
        ("[[readers]]", CURRENT + "channel = 1\n[[readers]]", None),
        ("[[readers]]", CURRENT + "channel = 0\n[[readers]]", "channel 0 of this ADC measures the"),
        (
            "[[readers]]",
            CURRENT + "channel = 0\nspi_device = 0\n[[readers]]",
            "readers[0].spi_device: SPI bus 0 device 0 belongs to carousel.current already",
        ),
        ("place_mm = 0", "place_mm = 1260", "1260 mm is beyond the track, which is 1260 mm long"),
        ('role = "belt"\n', 'role = "spot"\n#', None),
        ("place_mm = 0", 'neighbours = ["pads"]', "'pads' is not another reader of this table"),
        (
            "place_mm = 0",
            'neighbours = ["belt"]',
            "readers[0].neighbours[0]: 'belt' is not another",
        ),
        ("place_mm = 0", 'neighbours = ["pad/red"]', None),
        ('name = "belt"', 'name = "pad/red"', "'pad/red' is there already: the pad of that seat"),
        ('name = "blue"', 'name = "red"', "seats[1].name: the seat 'red' is there already as se"),
        ('"sim:blue"', '"sim:red"', "seats[1].station: sim:red is the station of seat 'red' alr"),
        ('"sim:blue"', '"/dev/ttyACM0"', "/dev/ttyACM0 is a real port, and a simulated table op"),
        ("simulated = true", "simulated = false", "sim:red is a simulated station at a real tab"),
    ],
)
def test_what_contradicts_another_key_is_told_and_what_does_not_is_taken(
    tmp_path: Path, was: str, now: str, sentence: str | None
) -> None:
    assert was in SIM
    text = SIM.replace(was, now, 1)
    if sentence is None:
        assert load(text, tmp_path).name == "sim"
    else:
        assert sentence in mistake(text, tmp_path)


def test_an_encoder_that_is_too_coarse_is_refused_with_the_arithmetic(tmp_path: Path) -> None:
    sentence = mistake(SIM.replace("pulses_per_turn = 240", "pulses_per_turn = 199"), tmp_path)
    assert sentence == (
        "table.toml, line 21, carousel.encoder.pulses_per_turn: 199 pulses a turn x 3 turns a "
        "minute / 60 x 0.3 s = 2.98 pulses, too few to notice a jam within 300 ms; expected at "
        "least 3, which takes 200 pulses a turn"
    )


@pytest.mark.parametrize(("speed_rpm", "pulses"), [("3.0", 200), ("10.0", 60), ("7.0", 86)])
def test_the_pulses_that_the_sentence_asks_for_are_enough(
    tmp_path: Path, speed_rpm: str, pulses: int
) -> None:
    faster = SIM.replace("speed_rpm = 3.0", f"speed_rpm = {speed_rpm}")
    asked = f"which takes {pulses} pulses a turn"
    coarse = faster.replace("pulses_per_turn = 240", f"pulses_per_turn = {pulses - 1}")
    assert asked in mistake(coarse, tmp_path)
    fine = faster.replace("pulses_per_turn = 240", f"pulses_per_turn = {pulses}")
    assert load(fine, tmp_path).carousel.encoder is not None


# ---- files that cannot be read -----------------------------------------------------------------


def test_a_file_that_is_not_there_is_told_with_the_shipped_names(tmp_path: Path) -> None:
    with pytest.raises(TableFileError, match=r"no file .*none\.toml; expected a table file: .*sim"):
        load_table_file(tmp_path / "none.toml")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(TableFileError, match="is a folder; expected a table file"):
        load_table_file(tmp_path)


def test_a_path_through_a_file_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(TableFileError, match="cannot be read"):
        load_table_file(tmp_path / "file" / "table.toml")


def test_bytes_that_are_no_text_are_told_with_their_line(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_bytes(b'name = "x"\n# \xff\n')
    with pytest.raises(TableFileError, match=r"line 2: found a byte that is not UTF-8 .*0xFF"):
        load_table_file(path)


# ---- whatever is in it -------------------------------------------------------------------------


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(
    st.integers(0, len(SIM) - 1),
    st.integers(0, 12),
    st.sampled_from(["", "0", "-1", "x", '"', "=", "[", "]]", "\n", "99999999999999999999", "1e9"]),
)
def test_a_damaged_file_is_taken_or_refused_with_a_sentence(
    tmp_path: Path, at: int, length: int, instead: str
) -> None:
    try:
        load(SIM[:at] + instead + SIM[at + length :], tmp_path)
    except TableFileError as error:
        assert "table.toml" in str(error)  # noqa: PT017  (both ways out are right)
