"""Updates on a card that is a file: what is signed is written, and no power cut leaves no slot."""

import io
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from reclaim_update import bundle as bundles
from reclaim_update import card as cards
from reclaim_update import command, memory
from reclaim_update.bundle import Bundle, CardFails, Claim, NotSigned, Unreadable, claimed, verify
from reclaim_update.card import Card
from reclaim_update.health import WANTED
from reclaim_update.slots import COPIES_AT, SECTOR_BYTES, TRIALS, Slot, boot
from updates import NEW, OLD, STALE, make_card, make_console, make_keys, needs_minisign, signed

pytestmark = needs_minisign


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
    return make_card(tmp_path)


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_keys(tmp_path_factory.mktemp("keys"))


@pytest.fixture(autouse=True)
def console(tmp_path: Path, keys: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_console(tmp_path, keys, monkeypatch)


@pytest.fixture
def update(tmp_path: Path, keys: Path) -> Bundle:
    return verify(signed(tmp_path, keys), tmp_path / "update.pub")


def first_to_boot(card: Card) -> Slot:
    return boot(card.state())[0][0]


def test_an_update_goes_into_the_other_slot_and_is_tried(card: Card, update: Bundle) -> None:
    command.install(card, update)
    assert card.slots[Slot.B].read_bytes()[: len(NEW)] == NEW
    assert card.slots[Slot.A].read_bytes().startswith(OLD)
    state = card.state()
    assert state is not None
    assert (state.good, state.trial, state.left) == (Slot.A, Slot.B, TRIALS)
    assert memory.tried() == memory.Tried(update.image, "9.9", WANTED)


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
        assert content.startswith(OLD if slot is Slot.A else NEW), place
    assert seen == set(Slot)


def test_a_signature_says_what_its_update_is_before_it_is_verified(
    tmp_path: Path, keys: Path, update: Bundle
) -> None:
    said = claimed(update.path)
    assert said == Claim("9.9", "arm64", "image-9.9-j6", len(NEW), update.sha256)
    assert said.journal == update.journal == 6
    of_an_earlier_builder = claimed(signed(tmp_path, keys, image="0123456789abcdef"))
    assert of_an_earlier_builder is not None
    assert of_an_earlier_builder.journal is None


def test_a_bundle_of_somebody_else_is_refused(tmp_path: Path, keys: Path) -> None:
    with pytest.raises(NotSigned, match="no signature of ours"):
        verify(signed(tmp_path, keys, key="another"), tmp_path / "update.pub")


def test_a_bundle_with_one_changed_byte_is_refused(tmp_path: Path, keys: Path) -> None:
    path = signed(tmp_path, keys)
    path.write_bytes(b"W" + NEW[1:])
    with pytest.raises(NotSigned, match="or is damaged"):
        verify(path, tmp_path / "update.pub")


def test_a_bundle_without_a_signature_is_refused(tmp_path: Path, keys: Path) -> None:
    path = signed(tmp_path, keys)
    path.with_name(path.name + ".minisig").unlink()
    with pytest.raises(NotSigned):
        verify(path, tmp_path / "update.pub")


def test_a_stick_that_hands_out_other_bytes_after_the_check_is_found_out(
    card: Card, update: Bundle
) -> None:
    update.path.write_bytes(NEW[:-1] + b"!")
    with pytest.raises(Unreadable):
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
    with pytest.raises(CardFails, match="replace it"):
        command.install(card, update)
    assert first_to_boot(card) is Slot.A


# ---- disks that fail ----------------------------------------------------------------------


class Failing(io.FileIO):
    """A file of a disk that fails of one error from some byte on, in reading and in writing."""

    def __init__(self, path: Path, mode: str, from_byte: int, error: int) -> None:
        super().__init__(path, mode)
        self._from_byte, self._error = from_byte, error

    def _fail_at(self, size: int) -> None:
        if self.tell() + size > self._from_byte:
            raise OSError(self._error, "Input/output error")

    def read(self, size: int | None = -1) -> bytes:
        self._fail_at(size or 0)
        return super().read(size)

    def write(self, data: Any) -> int:
        self._fail_at(len(data))
        return super().write(data)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> dict[Path, int]:
    """From which byte on each file fails."""
    where: dict[Path, int] = {}
    really = Path.open

    def opened(path: Path, mode: str = "r", *how: Any, **named: Any) -> Any:
        if path in where and "b" in mode:
            return Failing(path, mode.replace("b", ""), where[path], 5)
        return really(path, mode, *how, **named)

    def plain_open(path: Path, mode: str = "r", *how: Any, **named: Any) -> Any:
        return opened(Path(path), mode, *how, **named)

    monkeypatch.setattr(Path, "open", opened)
    for module in (bundles, command):
        monkeypatch.setattr(module, "open", plain_open, raising=False)
    return where


def test_a_stick_that_fails_while_it_is_copied_changes_nothing_that_boots(
    card: Card, update: Bundle, failing: dict[Path, int]
) -> None:
    failing[update.path] = 1000
    with pytest.raises(Unreadable, match="Input/output error"):
        command.install(card, update)
    assert first_to_boot(card) is Slot.A
    assert card.slots[Slot.A].read_bytes().startswith(OLD)


def test_a_slot_that_fails_while_it_is_written_is_told_as_the_cards_fault(
    card: Card, update: Bundle, failing: dict[Path, int]
) -> None:
    failing[card.slots[Slot.B]] = 2000
    with pytest.raises(CardFails, match="Input/output error"):
        command.install(card, update)
    assert first_to_boot(card) is Slot.A


def test_a_data_partition_that_cannot_be_written_puts_nothing_on_trial(
    card: Card, update: Bundle, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(memory, "DATA", tmp_path / "nowhere")
    with pytest.raises(CardFails):
        command.install(card, update)
    assert first_to_boot(card) is Slot.A


def test_all_of_both_copies_hold_once_a_trial_is_confirmed(card: Card, update: Bundle) -> None:
    command.install(card, update)
    running = Card(card.disk, card.slots, Slot.B)
    running.change(command.confirm)
    running.change(command.confirm)
    whole = card.disk.read_bytes()
    for at in COPIES_AT:
        with card.disk.open("r+b") as disk:
            disk.seek(at * SECTOR_BYTES)
            disk.write(bytes(SECTOR_BYTES))
        assert first_to_boot(card) is Slot.B
        card.disk.write_bytes(whole)
