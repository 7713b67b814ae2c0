"""An owner's `reclaim.toml`: what holds, and what is told of everything else."""

import pytest
from msgspec.structs import fields

from controller.table.appliance import (
    MOST_MISTAKES,
    OwnerSettings,
    WifiSettings,
    is_new,
    read_settings,
    table_of,
)
from controller.views import Notice
from display.words import languages, words_in
from hardware.errors import TableFileError


@pytest.fixture
def read(tmp_path):
    """`read(TEXT)`: what a file with that text says."""

    def read(text):
        path = tmp_path / "reclaim.toml"
        path.write_text(text, "utf-8")
        return read_settings(path)

    return read


def told(read):
    return [(one.id, dict(one.args)) for one in read.mistakes]


def test_everything_can_be_set(read):
    found = read(
        'language = "fr"\ntable = "sim"\nvolume = 30\nphones = true\n'
        'broker = "mqtts://broker.lan:8883"\nhome_assistant = true\nbroker_commands = true\n'
        'players = ["Ada", "Ben 2"]\n'
        '[wifi]\ncountry = "FR"\nname = "chez nous"\npassword = "un secret"\n'
    )
    wifi = WifiSettings(country="FR", name="chez nous", password="un secret")
    assert found.settings == OwnerSettings(
        language="fr",
        table="sim",
        volume=30,
        phones=True,
        broker="mqtts://broker.lan:8883",
        home_assistant=True,
        broker_commands=True,
        wifi=wifi,
        players=("Ada", "Ben 2"),
    )
    assert found.mistakes == ()


def test_what_is_not_set_is_as_usual(read):
    assert read("# nothing\n").settings == OwnerSettings()


@pytest.mark.parametrize(
    ("line", "id", "args"),
    [
        ("volume = 300", "value", {"line": 2, "key": "volume", "found": "300"}),
        (
            'players = ["Ada", "a/b"]',
            "value",
            {"line": 2, "key": "players", "found": '["Ada","a/b"]'},
        ),
        ('volume = "30"', "value", {"line": 2, "key": "volume", "found": '"30"'}),
        ("volume = true", "value", {"line": 2, "key": "volume", "found": "true"}),
        ('phones = "yes"', "value", {"line": 2, "key": "phones", "found": '"yes"'}),
        ("phones = 1", "value", {"line": 2, "key": "phones", "found": "1"}),
        ("volum = 30", "unknown", {"line": 2, "key": "volum", "meant": "volume"}),
        ('colour = "red"', "unknown", {"line": 2, "key": "colour", "meant": "none"}),
        ("volume: 30", "syntax", {"line": 2, "text": "volume: 30"}),
        ("volume = ", "syntax", {"line": 2, "text": "volume ="}),
    ],
)
def test_a_mistake_is_told_with_its_line_and_everything_else_holds(read, line, id, args):
    found = read(f'language = "de"\n{line}\ntable = "sim"\n')
    assert told(found) == [(f"table-settings-{id}", args)]
    assert found.settings == OwnerSettings(language="de", table="sim")


def test_every_mistake_is_told(read):
    found = read('language = "eo"\nvolume = -1\nsound = on\n')
    assert [id.removeprefix("table-settings-") for id, _ in told(found)] == [
        "syntax",
        "value",
        "value",
    ]


def test_a_network_that_lacks_a_key_is_not_joined(read):
    found = read('[wifi]\ncountry = "DE"\nname = "home"\n')
    assert told(found) == [("table-settings-missing", {"line": 1, "key": "password"})]
    assert found.settings.wifi is None


def test_a_password_is_never_repeated(read):
    found = read('[wifi]\ncountry = "DE"\nname = "home"\npassword = "hunter2"\n')
    assert told(found) == [("table-settings-value", {"line": 4, "key": "password", "found": "…"})]
    assert "hunter2" not in repr(found)


@pytest.mark.parametrize(
    "address", ["broker.lan", "http://broker.lan", "mqtt://ada:hunter2@broker.lan", "mqtt://a b"]
)
def test_an_address_that_is_none_is_told_without_what_may_be_a_password(read, address):
    found = read(f'broker = "{address}"\n')
    assert told(found) == [("table-settings-value", {"line": 1, "key": "broker", "found": "…"})]
    assert found.settings.broker == ""


@pytest.mark.parametrize("language", languages())
def test_each_setting_has_a_remedy_of_its_own(language):
    """Of all keys, one had the words: a wrong "phones" was to be a password."""
    keys = {field.name for kind in (OwnerSettings, WifiSettings) for field in fields(kind)}
    words = words_in(language)
    wrong = [
        Notice("table-settings-value", {"key": key, "line": 1, "found": "x"})
        for key in sorted(keys - {"home_assistant", "broker_commands"})  # as phones: yes or no
    ]
    said = [words.part(one, "remedy") for one in wrong]
    assert len(set(said)) == len(said)


def test_a_file_that_is_not_there_is_told(tmp_path):
    found = read_settings(tmp_path / "reclaim.toml")
    assert [one.id for one in found.mistakes] == ["table-settings-unread"]
    assert found.settings == OwnerSettings()


@pytest.mark.parametrize("text", ["\n".join("x" * 50), "[" * 5000, "a = '''\n" * 50])
def test_a_file_that_is_something_else_is_told_and_does_not_keep_anybody_waiting(read, text):
    found = read(text)
    assert 1 <= len(found.mistakes) <= MOST_MISTAKES
    assert found.settings == OwnerSettings()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", ["volume = 300", "volum = 3", "x", "[wifi]\ncountry = 'Germany'"])
def test_every_mistake_has_words_and_a_remedy(read, text, language):
    words = words_in(language)
    for mistake in read(text).mistakes:
        assert "{" not in words(mistake), "an argument is missing"
        assert words.part(mistake, "remedy")


# ---- the table -----------------------------------------------------------------------------------


def test_a_shipped_table_is_meant_by_its_name(read, tmp_path):
    assert table_of(read('table = "sim"'), tmp_path / "reclaim.toml") == "sim"


def test_a_file_of_ones_own_lies_beside_the_settings(read, tmp_path):
    found = read('table = "ours.toml"')
    assert table_of(found, tmp_path / "reclaim.toml") == tmp_path / "ours.toml"


@pytest.mark.parametrize(
    ("text", "why"), [("", "no table is named"), ("table = 3", "what stands there is a mistake")]
)
def test_without_a_table_no_pin_of_another_wiring_is_driven(read, tmp_path, text, why):
    with pytest.raises(TableFileError, match=why):
        table_of(read(text), tmp_path / "reclaim.toml")


def test_a_mistake_is_a_fault_of_the_table(read):
    (mistake,) = read("volume = 300").mistakes
    assert isinstance(mistake, Notice)
    assert mistake.kind == "fault"


# ---- a new card ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "new"),
    [
        ("", True),
        ('language = "de"\n#table = "pi4-carousel"\n', True),
        ("volume = 300\n", True),
        ('[wifi]\nname = "home"\n', True),
        ('table = "sim"\n', False),
        ("table = 3\n", False),
        ('tabel = "ours.toml"\n', False),
        ('table = "ours.toml\n', False),
    ],
)
def test_a_table_is_new_until_somebody_has_tried_to_name_one(read, text, new):
    """A line that may have named one drives no other table's pins, and is not called welcome."""
    assert is_new(read(text)) is new


def test_settings_that_cannot_be_read_are_not_new(tmp_path):
    assert not is_new(read_settings(tmp_path / "reclaim.toml"))
