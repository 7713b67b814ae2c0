"""What the owner's settings say after a change, and that all else in the file is as it was."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.table.restating import check, restated
from hardware.errors import InputFileError

SHIPPED = (Path(__file__).resolve().parents[3] / "systemd/reclaim.toml").read_text()
WIFI = {"country": "SE", "name": 'hem "5"', "password": "hemligt # \\ 1"}
EVERYTHING = {
    "language": "sv",
    "table": "pi4-carousel",
    "players": ["Åsa", "Bo"],
    "volume": 30,
    "timezone": "Europe/Stockholm",
    "hostname": "bordet",
    "keyboard": "se",
    "phones": True,
    "wifi": WIFI,
}


def test_everything_can_be_set_in_the_file_that_is_shipped_and_no_explanation_is_lost():
    text = restated(SHIPPED, EVERYTHING)
    assert tomllib.loads(text) == EVERYTHING
    assert explanations(text) == explanations(SHIPPED)
    assert "# two letters; radio laws differ" in text
    assert len(text.split("\n")) == len(SHIPPED.split("\n")), "each in the line of its example"
    assert restated(text, EVERYTHING) == text


def explanations(text):
    """The remarks that are no examples."""
    return [line for line in text.split("\n") if line.startswith("# ")]


@pytest.mark.parametrize("key", EVERYTHING)
def test_one_change_changes_that_alone(key):
    text = restated(SHIPPED, {key: EVERYTHING[key]})
    assert tomllib.loads(text) == {**tomllib.loads(SHIPPED), key: EVERYTHING[key]}
    changed = set(SHIPPED.split("\n")) ^ set(text.split("\n"))
    assert len(changed) <= (8 if key == "wifi" else 2), changed


@pytest.mark.parametrize(
    ("before", "new", "after"),
    [
        ("", {"volume": 5}, "volume = 5\n"),
        ("volume = 80 # loud\n", {"volume": 5}, "volume = 5 # loud\n"),
        ("volume = 80\r\n# x\r\n", {"volume": 5}, "volume = 5\r\n# x\r\n"),
        (
            'language = "en"\n\n# the network\n[wifi]\nname = "x"\n',
            {"volume": 5},
            'language = "en"\nvolume = 5\n\n# the network\n[wifi]\nname = "x"\n',
        ),
        ('# a\n[wifi]\nname = "x"\n', {"volume": 5}, 'volume = 5\n# a\n[wifi]\nname = "x"\n'),
        ("# volume = how loud it is\n", {"volume": 5}, "volume = 5\n# volume = how loud it is\n"),
        ("# a\nwifi = 3\n", {"wifi": None}, "# a\n"),
    ],
    ids=["empty", "remark", "Windows", "before the section", "first", "prose", "taken back"],
)
def test_where_a_setting_goes(before, new, after):
    assert restated(before, new) == after


@pytest.mark.parametrize(
    "before",
    [
        'wifi = { country = "DE", name = "old", password = "old-password" }\n',
        'wifi.country = "DE"\nwifi.name = "old"\nwifi.password = "old-password"\n',
        '[ wifi ]\ncountry = "DE"\nname = "old"\npassword = "old-password"\n',
        '[wifi]\nname = "old"\npassword = "old-password"\nband = 5\n',
        '[wifi]\nname = "old"\npassword = old-password\n',
        '[wifi\nname = "old"\n',
        'wifi = "old-password"\n',
    ],
    ids=["inline", "dotted", "spaces", "other keys", "not TOML", "its header is not", "no section"],
)
def test_the_old_network_is_gone_however_it_was_written(before):
    text = restated("# mine\nvolume = 3\n" + before, {"wifi": WIFI})
    assert tomllib.loads(text)["wifi"] == WIFI
    assert tomllib.loads(text)["volume"] == 3
    assert "old-password" not in text
    assert "# mine" in text


def test_a_mistake_that_has_nothing_to_do_with_it_stays_for_its_owner_to_see():
    text = restated("volume = loud\nlanguage = en\n# x\n", {"language": "de"})
    assert text == 'volume = loud\nlanguage = "de"\n# x\n'


def test_what_looks_like_an_example_within_a_text_is_none():
    before = 'players = ["""\n#volume = 3\n"""]\n'
    text = restated(before, {"volume": 5})
    assert tomllib.loads(text) == {**tomllib.loads(before), "volume": 5}


@pytest.mark.parametrize("text", ['a = """\n', "\n".join(["?"] * 20), "\0" * 512])
def test_nothing_is_put_into_a_file_that_is_damaged(text):
    with pytest.raises(InputFileError, match="damaged"):
        restated(text, {"volume": 5})


@pytest.mark.parametrize(
    "new",
    [
        {"volume": 101},
        {"volume": "5"},
        {"colour": 1},
        {"language": "xx"},
        {"wifi": {"country": "DE", "name": "n", "password": "secret7"}},
        {"wifi": {"country": "de", "name": "n", "password": "secret78"}},
        {"wifi": {"name": "n", "password": "secret78"}},
        {"hostname": "a\nb"},
    ],
)
def test_what_the_table_could_not_use_is_not_written_and_no_password_is_repeated(new):
    with pytest.raises(InputFileError) as refused:
        check(new)
    assert "secret" not in str(refused.value)


@given(
    name=st.text(st.characters(codec="utf-8", exclude_characters="\n"), min_size=1, max_size=32),
    password=st.text(
        st.characters(codec="utf-8", exclude_characters="\n"), min_size=8, max_size=63
    ),
)
def test_any_name_and_any_password_are_read_as_they_were_typed(name, password):
    wifi = {"country": "DE", "name": name, "password": password}
    assert tomllib.loads(restated(SHIPPED, {"wifi": wifi}))["wifi"] == wifi
