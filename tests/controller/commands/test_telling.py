"""`reclaim tell`, as its owner starts it."""

import pytest

from controller.cli import main


@pytest.mark.parametrize("address", ["broker.lan", "mqtt://ada:hush@broker.lan"])
def test_an_address_that_cannot_be_used_is_told_in_a_sentence(address, tmp_path, capsys):
    assert main(["tell", address, "--journal", str(tmp_path / "journal.db")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("reclaim tell: the address of the broker")
    assert said.count("\n") == 1
    assert "hush" not in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("settings", ["volume = 30\n", 'broker = "broker.lan"\n', None])
def test_settings_that_name_no_broker_are_told_in_a_sentence(settings, tmp_path, capsys):
    file = tmp_path / "reclaim.toml"
    if settings is not None:
        file.write_text(settings)
    journal = ("--journal", str(tmp_path / "journal.db"))
    assert main(["tell", "--settings", str(file), *journal]) == 2
    said = capsys.readouterr().err
    assert said.startswith("reclaim tell: no broker is named")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("broker", "login"),
    [("mqtt://localhost", ""), ("mqtt://localhost", "ada\n"), ("nats://localhost", "ada\nhush\n")],
)
@pytest.mark.parametrize("typed", [True, False])
def test_commands_without_a_login_are_refused_in_a_sentence(broker, login, typed, tmp_path, capsys):
    file, credentials = tmp_path / "reclaim.toml", tmp_path / "broker.txt"
    file.write_text(f'broker = "{broker}"\n' + "broker_commands = true\n" * (not typed))
    credentials.write_text(login)
    options = ["--settings", str(file), "--credentials", str(credentials)]
    options += ["--commands"] * typed
    assert main(["tell", *options, "--journal", str(tmp_path / "journal.db")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("reclaim tell: commands ")
    assert said.count("\n") == 1
    assert "hush" not in said
