"""A table's copy of `reclaim.toml`: no password, and all else as its owner wrote it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from controller.table.appliance import read_settings
from controller.table.secrets import without_secrets

SECRET = "correct horse"


def same_but_for_the_wifi(tmp_path, text):
    """The copy of *text*, of which the referee says what it would say of the original."""
    original, copy = tmp_path / "original", tmp_path / "copy"
    for folder in (original, copy):
        folder.mkdir(exist_ok=True)
    (original / "reclaim.toml").write_text(text, "utf-8")
    (copy / "reclaim.toml").write_text(without_secrets(text), "utf-8")
    before, after = (read_settings(folder / "reclaim.toml") for folder in (original, copy))
    assert replace(before.settings, wifi=None) == replace(after.settings, wifi=None)
    assert (before.settings.wifi is None) == (after.settings.wifi is None)
    assert [(one.id, one.args.get("line"), one.args.get("key")) for one in before.mistakes] == [
        (one.id, one.args.get("line"), one.args.get("key")) for one in after.mistakes
    ]
    assert SECRET not in repr(before.mistakes) + repr(after.mistakes), "it would be on the screen"
    return (copy / "reclaim.toml").read_text("utf-8")


AROUND = 'language = "fr"\nvolume = 30 # loud\n{}\n'
HOME = 'country = "FR"\nname = "chez nous"\n'


@pytest.mark.parametrize(
    "wifi",
    [
        f'[wifi]\n{HOME}password = "{SECRET}"',
        f'  [ wifi ]\n\t{HOME}\tpassword="{SECRET}"#{SECRET}',
        f'wifi = {{ country = "FR", name = "x", password = "{SECRET}" }}',
        f'wifi.country = "FR"\nwifi.name = "x"\nwifi.password = "{SECRET}"',
        f'["wi\\u0066i"]\n{HOME}"pass\\u0077ord" = \'{SECRET}\'',
        f'[wifi]\n{HOME}password = """\\\n  {SECRET}"""',
        f"[wifi]\n{HOME}password = '''\n{SECRET}'''",
        f'[wifi]\n{HOME}password = "{SECRET}"\n# password = "{SECRET}"',
        f'[wifi]\n{HOME}password = "{SECRET}"\npasswort = "{SECRET}"',
        f'[wifi]\n{HOME}password = ["{SECRET}"]',
        f"[wifi]\n{HOME}password = {SECRET}",
        f'[wifi]\n{HOME}password = "{SECRET}',
        f"[wifi]\n{HOME}password: {SECRET}",
        f"[wifi]\n{HOME}{SECRET}",
        f'[wifi] password = "{SECRET}"',
        f'wifi = "{SECRET}"',
        f'[wifi]\n{HOME}password = "{SECRET}"\nvolume = nan',
        f'#[wifi]\n#{HOME}#password = "{SECRET}"',
        f'[wifi]\npassword = "{SECRET}"\nnonsense\n' + "also nonsense\n" * 9,
    ],
)
def test_however_a_password_is_written_it_is_not_in_the_copy(wifi, tmp_path):
    text = AROUND.format(wifi)
    copy = same_but_for_the_wifi(tmp_path, text)
    assert SECRET not in copy
    assert copy.count("\n") == text.count("\n")


def test_a_password_that_is_a_number_or_a_day_is_not_in_the_copy_either(tmp_path):
    for secret in ("20050314", "1979-05-27", "1979-05-27 07:32:00", "3.14159265"):
        copy = same_but_for_the_wifi(tmp_path, f"[wifi]\n{HOME}password = {secret}\n")
        assert secret not in copy


def test_a_network_called_like_its_password_is_a_name(tmp_path):
    text = f'[wifi]\ncountry = "FR"\nname = "{SECRET}"\npassword = "{SECRET}"\n'
    assert without_secrets(text).count(SECRET) == 1


@pytest.mark.parametrize("text", ['table = "ours.toml"\n', 'players = ["Ada", "Ben"]\n', "x y\n"])
def test_what_has_no_wifi_is_copied(text, tmp_path):
    assert without_secrets(text) == text


quotes = st.sampled_from(['"', "'"])
passwords = st.text(
    st.characters(codec="utf-8", exclude_characters="\n\r"), min_size=8, max_size=63
)


@given(secret=passwords, quote=quotes, before=st.booleans())
def test_no_letter_in_a_password_saves_it(secret, quote, before):
    written = "".join(f"\\U{ord(letter):08X}" for letter in secret) if quote == '"' else secret
    if quote == "'" and any(ord(letter) < 32 or letter in "'\x7f" for letter in secret):
        return
    line = f"password = {quote}{written}{quote}"
    section = f"[wifi]\n{line}\n{HOME}" if before else f"[wifi]\n{HOME}{line}\n"
    copy = without_secrets(AROUND.format(section))
    assert written not in copy
    assert 'name = "chez nous"' in copy
    assert 'language = "fr"' in copy
