"""The service that changes the owner's settings when the table asks for it."""

import os
import re
import shutil
import stat
from pathlib import Path
from types import SimpleNamespace

import pytest

from controller.commands import restating
from controller.commands.restating import main, restate
from controller.table.appliance import ASKS, RESTATE, RESTATES, Orders, read_settings, table_of
from controller.views.data import DataFact
from controller.views.restated import OWN_TABLE, PORTAL, RESTATED, SET_UP, SETS_UP
from hardware.config import builtin_tables
from hardware.errors import CannotStart
from instants import instants, needs_ptrace

REPOSITORY = Path(__file__).resolve().parents[3]
BEFORE = '# mine\nlanguage = "en" # ours\n#volume = 80\n'
WIFI = {"country": "DE", "name": "home", "password": "12345678"}
NEW = {"language": "de", "volume": 20, "wifi": WIFI}


@pytest.fixture
def card(tmp_path, monkeypatch):
    """A card in a computer; `card.asked(NEW)` is what becomes of a request."""
    run, file = tmp_path / "run", tmp_path / "boot/reclaim.toml"
    (run / ASKS).mkdir(parents=True)
    file.parent.mkdir()
    file.write_text(BEFORE)
    ran = []
    monkeypatch.setattr(restating, "run_through", lambda what, *command: ran.append(command))

    def asked(new, table=""):
        orders = Orders(run)
        orders.restate(new, table)
        assert stat.S_IMODE((run / ASKS / RESTATE).stat().st_mode) == 0o600
        assert orders.restated() is None, "nobody has answered yet"
        assert main([str(file), str(run)]) == 0
        assert not (run / ASKS / RESTATE).exists(), "systemd would start it again"
        return orders.restated()

    return SimpleNamespace(run=run, file=file, asked=asked, ran=ran)


def test_what_is_asked_for_is_what_the_file_says_and_its_remarks_stay(card):
    assert card.asked(NEW).code == "done"
    read = read_settings(card.file)
    assert read.mistakes == ()
    assert (read.settings.language, read.settings.volume) == ("de", 20)
    assert read.settings.wifi.name == "home"
    assert card.file.read_text().startswith('# mine\nlanguage = "de" # ours\nvolume = 20\n')


def test_another_network_is_joined_at_once_and_no_other_change_interrupts_one(card):
    card.asked({"volume": 20})
    assert card.ran == []
    card.asked({"wifi": {**WIFI, "country": "Germany"}})
    assert card.ran == []
    card.asked({"wifi": WIFI})
    services = ("reclaim-settings.service", "reclaim-wifi.service")
    assert card.ran == [("systemctl", "--no-block", "restart", *services)]
    unit = (REPOSITORY / "systemd/reclaim-wifi.service").read_text()
    assert re.search(rf"^After=.*{services[0]}", unit, re.MULTILINE), "it looks what is set"


def test_a_network_that_cannot_be_joined_now_is_set_all_the_same(card, monkeypatch):
    def refused(*_):
        raise CannotStart("The WiFi cannot start")

    monkeypatch.setattr(restating, "run_through", refused)
    with pytest.raises(CannotStart):
        card.asked({"wifi": WIFI})
    assert b'"done"' in (card.run / RESTATES / RESTATED).read_bytes()
    assert read_settings(card.file).settings.wifi.name == "home"


def test_an_images_partition_is_writable_only_meanwhile(card, monkeypatch):
    monkeypatch.setattr(restating.os, "statvfs", lambda place: SimpleNamespace(f_flag=os.ST_RDONLY))
    card.asked({"volume": 20})
    assert [command[2] for command in card.ran] == ["remount,rw", "remount,ro"]


def test_nobody_else_reads_the_password_and_everybody_the_answer(card):
    card.asked(NEW)
    assert stat.S_IMODE(card.file.stat().st_mode) == 0o600
    answer = card.run / RESTATES / RESTATED
    assert stat.S_IMODE(answer.stat().st_mode) == 0o644
    assert WIFI["password"] not in answer.read_text()


@pytest.mark.parametrize(
    "new", [{"volume": 101}, {"colour": 1}, {**NEW, "wifi": {**WIFI, "password": "hidden7"}}]
)
def test_what_an_owner_could_not_write_is_refused_whole_and_no_password_is_told(card, new, capsys):
    refused = card.asked(new)
    assert refused.code == "refused"
    assert card.file.read_text() == BEFORE
    assert "hidden7" not in refused.what + "".join(capsys.readouterr())


def test_a_card_that_keeps_nothing_is_told_and_not_written(card, monkeypatch):
    monkeypatch.setattr(restating, "data_fact", lambda: DataFact("read-only", "no-writes"))
    assert "keeps nothing" in card.asked(NEW).what
    assert card.file.read_text() == BEFORE


@pytest.mark.parametrize("content", [b"\xff\xfel\0", b"\0" * 4096, b"?\n" * 20, b"\n" * 300_000])
def test_a_damaged_file_is_put_aside_and_the_table_can_be_set_up(card, content):
    card.file.write_bytes(content)
    assert card.asked(NEW).code == "done"
    assert read_settings(card.file).settings.language == "de"
    assert card.file.with_name("damaged-reclaim.toml").read_bytes() == content


def test_a_file_that_is_gone_is_made(card):
    card.file.unlink()
    assert card.asked(NEW).code == "done"
    assert read_settings(card.file).settings.volume == 20


def test_what_says_so_already_is_not_written_again(card):
    card.asked(NEW)
    before = card.file.stat()
    assert card.asked(NEW).code == "done"
    assert card.file.stat().st_ino == before.st_ino


def test_a_link_in_the_referees_folder_leads_nowhere(card, tmp_path):
    secret = tmp_path / "secret"
    secret.write_text('{"number": "1", "settings": {"volume": 1}}')
    (card.run / ASKS / RESTATE).symlink_to(secret)
    assert main([str(card.file), str(card.run)]) == 1
    assert card.file.read_text() == BEFORE
    assert secret.exists()


def test_what_the_page_of_the_tables_own_wifi_asks_for_is_answered_in_a_folder_of_its_own(card):
    request = card.run / PORTAL / SET_UP
    request.parent.mkdir()
    request.write_text('{"number": "7", "settings": {"volume": 20}}')
    assert main([str(card.file), str(card.run)]) == 0
    assert read_settings(card.file).settings.volume == 20
    assert b'"7"' in (card.run / SETS_UP / RESTATED).read_bytes()
    assert not request.exists()
    assert not (card.run / RESTATES).exists()


@needs_ptrace
@pytest.mark.parametrize("before", [BEFORE.encode(), b"\0" * 512], ids=["good", "damaged"])
def test_wherever_the_power_fails_the_file_is_the_old_one_or_the_new_one(tmp_path, before):
    """And what a cut has left does not keep the next try from being done."""
    file, after = tmp_path / "reclaim.toml", tmp_path / "after" / "reclaim.toml"
    file.write_bytes(before)
    seen = []
    for number in instants(lambda: restate(file, NEW)):
        seen.append(file.read_bytes())
        shutil.copytree(tmp_path, tmp_path.with_name(f"{tmp_path.name}-{number}"))
    seen.append(file.read_bytes())
    after.parent.mkdir()
    after.write_bytes(before)
    restate(after, NEW)
    assert set(seen) == {before, after.read_bytes()}
    assert len(seen) >= 5, "the cuts were no different instants"
    for number in range(1, len(seen)):
        cut = tmp_path.with_name(f"{tmp_path.name}-{number}")
        # As if the next start gave the same number to the program.
        for begun in cut.glob(".reclaim.toml-*"):
            begun.rename(cut / f".reclaim.toml-{os.getpid()}")
        restate(cut / "reclaim.toml", NEW)
        assert (cut / "reclaim.toml").read_bytes() == after.read_bytes()
        assert not list(cut.glob(".reclaim.toml-*")), "it has the password"


# ---- a table file of a phone's -------------------------------------------------------------------

TABLE, OTHER = (Path(str(builtin_tables()[name])).read_text() for name in ("sim", "sim-spots"))


def test_a_table_file_lies_beside_the_settings_which_name_it_and_the_one_before_is_kept(card):
    for text in (TABLE, OTHER, OTHER):
        assert card.asked({"table": OWN_TABLE}, text).code == "done"
    read = read_settings(card.file)
    assert table_of(read, card.file).read_text() == OTHER
    assert card.file.with_name(f"before-{OWN_TABLE}").read_text() == TABLE


def test_a_table_file_that_cannot_be_one_changes_nothing(card):
    card.asked({"table": OWN_TABLE}, TABLE)
    answer = card.asked({"table": "sim"}, OTHER.replace("[[seats]]", "colour = 7\n[[seats]]", 1))
    assert answer.code == "refused"
    assert f"{OWN_TABLE}, line" in answer.what
    assert "colour" in answer.what
    assert read_settings(card.file).settings.table == OWN_TABLE
    assert card.file.with_name(OWN_TABLE).read_text() == TABLE


@needs_ptrace
def test_wherever_the_power_fails_the_table_file_is_one_of_both(tmp_path):
    file = tmp_path / "reclaim.toml"
    restate(file, {"table": OWN_TABLE}, TABLE)
    seen = []
    for number in instants(lambda: restate(file, {"table": OWN_TABLE}, OTHER)):
        seen.append(file.with_name(OWN_TABLE).read_text())
        shutil.copytree(tmp_path, tmp_path.with_name(f"{tmp_path.name}-{number}"))
    assert set(seen) == {TABLE, OTHER}
    for number in range(1, len(seen) + 1):
        cut = tmp_path.with_name(f"{tmp_path.name}-{number}")
        restate(cut / "reclaim.toml", {"table": OWN_TABLE}, OTHER)
        assert (cut / OWN_TABLE).read_text() == OTHER
        assert (cut / f"before-{OWN_TABLE}").read_text() == TABLE
        assert not list(cut.glob(".*"))
