"""Updates on a card that is a file: what is signed is written, and no power cut leaves no slot."""

import hashlib
import io
import shutil
import subprocess
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from display.appliance import read_news
from display.words import languages, words_in
from reclaim_update import bundle as bundles
from reclaim_update import card as cards
from reclaim_update import command, news
from reclaim_update.bundle import Bundle, UpdateRefused, comment, verify
from reclaim_update.card import Card
from reclaim_update.slots import COPIES_AT, SECTOR_BYTES, TRIALS, Slot, boot

pytestmark = pytest.mark.skipif(
    shutil.which("minisign") is None, reason="signatures are made by minisign: apt install minisign"
)

OLD = b"what was always in A " * 200
STALE = b"what was once in B " * 300
NEW = b"what is new " * 400


@dataclass
class Power:
    """How many bytes can still be written before it fails."""

    bytes_left: int = 1 << 30


class PowerCut(BaseException):
    """Not an Exception: nothing of the updater sees it."""


@pytest.fixture
def power(monkeypatch: pytest.MonkeyPatch) -> Power:
    supply = Power()

    class Wired(io.FileIO):
        def write(self, data: Any) -> int:
            reached = super().write(bytes(data)[: supply.bytes_left])
            supply.bytes_left -= reached
            if reached < len(data):
                raise PowerCut
            return reached

    def wired_open(path: Path, mode: str, buffering: int) -> Wired:
        assert buffering == 0
        return Wired(path, mode.replace("b", ""))

    for module in (bundles, cards, command):
        monkeypatch.setattr(module, "open", wired_open, raising=False)
    return supply


@pytest.fixture
def card(tmp_path: Path) -> Card:
    """A card that runs slot A, with an old system in B."""
    for name, content in (("a", OLD), ("b", STALE)):
        (tmp_path / name).write_bytes(content)
    disk = tmp_path / "disk"
    with disk.open("wb") as file:
        file.truncate((COPIES_AT[1] + 1) * SECTOR_BYTES)
    return Card(disk, {slot: tmp_path / slot.value for slot in Slot}, running=Slot.A)


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("keys")
    for name in ("ours", "another"):
        made = ["-p", folder / f"{name}.pub", "-s", folder / f"{name}.key"]
        subprocess.run(["minisign", "-G", "-W", *made], check=True, capture_output=True)
    return folder


@pytest.fixture(autouse=True)
def console(tmp_path: Path, keys: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "arch").write_text("arm64\n")
    (tmp_path / "image").write_text("running-image\n")
    shutil.copy(keys / "ours.pub", tmp_path / "update.pub")
    monkeypatch.setattr(command, "SETTINGS", tmp_path)
    monkeypatch.setattr(command, "DATA", tmp_path)
    monkeypatch.setattr(news, "PLACE", tmp_path / "update-news")
    (tmp_path / "version").write_text("9.8\n")


def signed(folder: Path, keys: Path, arch: str = "arm64", key: str = "ours") -> Path:
    path = folder / "reclaim-9.9-arm64.slot"
    path.write_bytes(NEW)
    said = comment("9.9", arch, "new-image", len(NEW), hashlib.sha256(NEW).hexdigest())
    sign = ["minisign", "-S", "-s", keys / f"{key}.key", "-t", said, "-m", path]
    subprocess.run(sign, check=True, capture_output=True)
    return path


@pytest.fixture
def update(tmp_path: Path, keys: Path) -> Bundle:
    return verify(signed(tmp_path, keys), tmp_path / "update.pub")


def first_to_boot(card: Card) -> Slot:
    return boot(card.state())[0][0]


def test_an_update_goes_into_the_other_slot_and_is_tried(card: Card, update: Bundle) -> None:
    command.install(card, update)
    assert card.slots[Slot.B].read_bytes()[: len(NEW)] == NEW
    assert card.slots[Slot.A].read_bytes() == OLD
    state = card.state()
    assert state is not None
    assert (state.good, state.trial, state.left) == (Slot.A, Slot.B, TRIALS)


def test_whenever_the_power_is_cut_what_boots_is_whole(
    card: Card, update: Bundle, power: Power
) -> None:
    """Each byte of the state is a place to cut at, and each of the slot's first and last ones."""
    state_and_mark = 2 * SECTOR_BYTES
    whole = state_and_mark + len(NEW) + SECTOR_BYTES
    in_the_slot = range(state_and_mark, whole - SECTOR_BYTES, 97)
    places = [*range(state_and_mark), *in_the_slot, *range(whole - SECTOR_BYTES - 9, whole + 1)]
    seen = set()
    for place in places:
        power.bytes_left = 1 << 30
        card.change(lambda state, running: command.confirm(state, running))
        card.slots[Slot.B].write_bytes(STALE)
        power.bytes_left = place
        with suppress(PowerCut):
            command.install(card, update)
        slot = first_to_boot(card)
        seen.add(slot)
        content = card.slots[slot].read_bytes()
        assert content == OLD if slot is Slot.A else content[: len(NEW)] == NEW, place
    assert seen == set(Slot)


def test_a_bundle_of_somebody_else_is_refused(tmp_path: Path, keys: Path) -> None:
    with pytest.raises(UpdateRefused, match="no signature of ours"):
        verify(signed(tmp_path, keys, key="another"), tmp_path / "update.pub")


def test_a_bundle_with_one_changed_byte_is_refused(tmp_path: Path, keys: Path) -> None:
    path = signed(tmp_path, keys)
    path.write_bytes(b"W" + NEW[1:])
    with pytest.raises(UpdateRefused, match="or is damaged"):
        verify(path, tmp_path / "update.pub")


def test_a_bundle_without_a_signature_is_refused(tmp_path: Path, keys: Path) -> None:
    path = signed(tmp_path, keys)
    path.with_name(path.name + ".minisig").unlink()
    with pytest.raises(UpdateRefused):
        verify(path, tmp_path / "update.pub")


def test_a_bundle_for_another_computer_changes_nothing(
    card: Card, tmp_path: Path, keys: Path
) -> None:
    other = verify(signed(tmp_path, keys, arch="amd64"), tmp_path / "update.pub")
    with pytest.raises(UpdateRefused, match="is for amd64, this computer is arm64"):
        command.install(card, other)
    assert card.state() is None
    assert card.slots[Slot.B].read_bytes() == STALE


def test_a_stick_that_hands_out_other_bytes_after_the_check_is_found_out(
    card: Card, update: Bundle
) -> None:
    update.path.write_bytes(NEW[:-1] + b"!")
    with pytest.raises(UpdateRefused, match="could not be read"):
        command.install(card, update)
    assert first_to_boot(card) is Slot.A


def test_a_card_that_does_not_keep_what_is_written_is_found_out(
    card: Card, update: Bundle, monkeypatch: pytest.MonkeyPatch
) -> None:
    def worn_out(descriptor: int) -> None:
        with card.slots[Slot.B].open("r+b") as slot:
            slot.seek(1000)
            slot.write(b"\0")

    monkeypatch.setattr(bundles.os, "fsync", worn_out)
    with pytest.raises(UpdateRefused, match="replace it"):
        command.install(card, update)
    assert first_to_boot(card) is Slot.A


@pytest.fixture
def healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "healthy_within", lambda patience_s: True)


def tried(card: Card, running: Slot) -> Card:
    return Card(card.disk, card.slots, running)


@pytest.mark.usefixtures("healthy")
def test_a_healthy_trial_is_confirmed_in_both_copies(card: Card, update: Bundle) -> None:
    command.install(card, update)
    command.confirm_slot(tried(card, Slot.B))
    whole = card.disk.read_bytes()
    for at in COPIES_AT:
        with card.disk.open("r+b") as disk:
            disk.seek(at * SECTOR_BYTES)
            disk.write(bytes(SECTOR_BYTES))
        assert first_to_boot(card) is Slot.B
        card.disk.write_bytes(whole)


@pytest.mark.usefixtures("healthy")
def test_an_update_that_came_back_is_not_tried_again(card: Card, update: Bundle) -> None:
    command.install(card, update)
    assert command._is_new(update)
    command.confirm_slot(card)  # slot A runs again
    assert not command._is_new(update)
    state = card.state()
    assert state is not None
    assert (state.good, state.trial) == (Slot.A, None)


@pytest.mark.usefixtures("healthy")
def test_a_start_of_the_good_slot_writes_nothing(card: Card) -> None:
    command.confirm_slot(card)
    before = card.disk.read_bytes()
    command.confirm_slot(card)
    assert card.disk.read_bytes() == before


# ---- what the screen says of it ------------------------------------------------------------------


@pytest.fixture
def stick(tmp_path: Path, keys: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stick with a signed update; it is mounted and systemd asked for a restart, in vain."""
    folder = tmp_path / "stick"
    folder.mkdir()
    signed(folder, keys)
    really = subprocess.run
    asked = ("mount", "umount", "systemctl")

    def run(words: list[Any], **how: Any) -> Any:
        return really(["true"] if words[0] in asked else words, **how)

    monkeypatch.setattr(command.subprocess, "run", run)
    monkeypatch.setattr(command, "STICK", folder)
    return folder


def on_the_screen(folder: Path) -> tuple[str, str]:
    """The news's message, and its kind."""
    (notice,) = read_news(folder / "update-news")
    for language in languages():
        assert words_in(language)(notice)
        assert words_in(language).part(notice, "remedy")
    return notice.id, notice.kind


def test_an_update_is_told_when_it_is_taken_and_when_it_is_written(
    card: Card, stick: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    monkeypatch.setattr(
        command, "install", lambda card, bundle: told.append(on_the_screen(tmp_path))
    )
    assert command.take_update(card, "/dev/sda1") == 0
    assert told == [("table-update-taken", "info")]
    assert on_the_screen(tmp_path) == ("table-update-written", "info")


@pytest.mark.usefixtures("healthy")
def test_a_trial_that_is_confirmed_is_told_and_an_ordinary_start_is_not(
    card: Card, update: Bundle, tmp_path: Path
) -> None:
    command.install(card, update)
    command.confirm_slot(tried(card, Slot.B))
    assert on_the_screen(tmp_path) == ("table-update-confirmed", "info")
    (tmp_path / "update-news").unlink()
    command.confirm_slot(tried(card, Slot.B))
    assert not (tmp_path / "update-news").exists()


@pytest.mark.usefixtures("healthy")
def test_a_system_that_comes_back_is_told_with_the_version_that_failed(
    card: Card, update: Bundle, stick: Path, tmp_path: Path
) -> None:
    command.install(card, update)
    command.confirm_slot(card)
    assert on_the_screen(tmp_path) == ("table-update-rolled-back", "fault")
    assert read_news(tmp_path / "update-news")[0].args == {"version": "9.9"}
    assert command.take_update(card, "/dev/sda1") == 0  # the stick is still there
    assert on_the_screen(tmp_path) == ("table-update-tried", "fault")


def test_an_update_that_runs_already_is_told(card: Card, stick: Path, tmp_path: Path) -> None:
    (tmp_path / "image").write_text("new-image\n")
    assert command.take_update(card, "/dev/sda1") == 0
    assert on_the_screen(tmp_path) == ("table-update-here", "info")


def test_an_update_that_is_refused_is_told_with_the_reason(
    card: Card, stick: Path, tmp_path: Path, keys: Path
) -> None:
    signed(stick, keys, arch="amd64")
    assert command.take_update(card, "/dev/sda1") == 1
    assert on_the_screen(tmp_path) == ("table-update-other", "fault")
    signed(stick, keys, key="another")
    assert command.take_update(card, "/dev/sda1") == 1
    assert on_the_screen(tmp_path) == ("table-update-unsigned", "fault")


def test_a_card_and_a_stick_that_fail_are_told(
    card: Card, update: Bundle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for digest, id in (("_hash", "table-update-card"), ("_copy", "table-update-unreadable")):
        monkeypatch.setattr(bundles, digest, lambda *_: "another")
        with pytest.raises(UpdateRefused) as refused:
            command.install(card, update)
        refused.value.news.tell()
        assert on_the_screen(tmp_path) == (id, "fault")


def test_the_screen_passes_over_what_it_has_no_words_for(tmp_path: Path) -> None:
    for text in ("", "{", '{"id": "table-update-else"}', '{"id": 1}'):
        (tmp_path / "update-news").write_text(text)
        assert read_news(tmp_path / "update-news") == ()
    assert read_news(tmp_path / "nothing") == ()
