"""Sticks as people make them: what becomes of each, and what the screen says of every file.

The updater runs as it is on real folders and files; only mount and systemctl are not run. `decide`
alone is shown the rest.
"""

import itertools
import random
import shutil
import struct
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from display.appliance import read_news
from display.words import languages, words_in
from reclaim_update import command, memory, news
from reclaim_update.bundle import Bundle, Claim, content_of
from reclaim_update.card import Card
from reclaim_update.health import Condition
from reclaim_update.slots import Slot, begin_trial, confirm
from reclaim_update.stick import (
    Act,
    Apply,
    Decision,
    Found,
    Here,
    Propose,
    Rest,
    Verify,
    Wait,
    decide,
    order,
    survey,
)
from updates import (
    NEW,
    OLD,
    SLOT_BYTES,
    STALE,
    attract,
    make_card,
    make_console,
    make_keys,
    needs_minisign,
    other_slot,
    playing,
    signed,
)

# ---- a table with a stick in it ------------------------------------------------------------------


class StillIn(Exception):
    """Nothing happens any more, and the stick is still in."""


@dataclass
class Table:
    """A table that version 0.2.0 runs from slot A, and a *stick*; what happens while the updater
    waits happens in `then`, one after the other."""

    card: Card
    folder: Path
    keys: Path
    monkeypatch: pytest.MonkeyPatch
    then: list[Callable[[], None]] = field(default_factory=list)
    restarts: int = 0

    @property
    def stick(self) -> Path:
        return self.folder / "stick"

    def put(self, version: str, **how: Any) -> Path:
        return signed(self.stick, self.keys, version, **how)

    def is_in(self, condition: Condition) -> None:
        self.monkeypatch.setattr(command, "condition", lambda: condition)

    def plug_in(self) -> None:
        """Until it rests, or waits for what never comes."""
        try:
            assert command.take_update(self.card, Path("/dev/sda1")) == 0
        except StillIn:
            return

    def told(self) -> dict[str, str]:
        """What stands on the screen: by file and, for what is passed over, why. In every language
        it has a text and a remedy."""
        found = {}
        for notice in read_news(self.folder / "appliance/news"):
            for language in languages():
                assert words_in(language)(notice)
                assert words_in(language).part(notice, "remedy")
            id = notice.id.removeprefix("table-update-")
            found[str(notice.args.get("file", ""))] = str(notice.args.get("why", id))
        return found

    def on_trial(self) -> str:
        """The version that is tried next; empty for none."""
        state = self.card.state()
        tried = memory.tried()
        if state is None or state.trial is not self.card.running.other:
            return ""
        assert tried is not None
        return tried.version


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_keys(tmp_path_factory.mktemp("keys"))


@pytest.fixture
def table(tmp_path: Path, keys: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    make_console(tmp_path, keys, monkeypatch)
    made = Table(make_card(tmp_path), tmp_path, keys, monkeypatch)
    made.stick.mkdir()
    really = subprocess.run

    def run(words: Sequence[Any], **how: Any) -> Any:
        if command.STARTER in words:
            command.start_trial()
        elif words[0] == "systemctl":
            made.restarts += 1
        return really(["true"] if words[0] in ("mount", "umount", "systemctl") else words, **how)

    def sleep(seconds: float) -> None:
        if not made.then:
            raise StillIn
        made.then.pop(0)()

    monkeypatch.setattr(command.subprocess, "run", run)
    monkeypatch.setattr(command.time, "sleep", sleep)
    monkeypatch.setattr(command, "MOUNTED", "stick")
    monkeypatch.setattr(command, "_file_system", lambda device: "vfat")
    yield made
    state = made.card.state()
    good = made.card.slots[state.good if state else Slot.A].read_bytes()
    assert good.startswith((OLD, STALE)), "the good slot is no more"


# ---- sticks --------------------------------------------------------------------------------------

STICKS: dict[str, tuple[Callable[[Table], None], str, dict[str, str]]] = {}
"""By name: what makes it, the version that it leads to ("" for none), and what is told of it."""

Making = Callable[[Table], None]


def stick(installs: str = "", **told: str) -> Callable[[Making], Making]:
    """A stick that leads to this version, with what is said of its files: their names with _ for
    what Python does not allow."""

    def noted(make: Making) -> Making:
        STICKS[make.__name__] = (make, installs, told)
        return make

    return noted


@stick("9.9")
def a_new_version(t: Table) -> None:
    t.put("9.9")


@stick("0.10.0", reclaim_0_9_0_arm64_slot="older")
def two_new_versions(t: Table) -> None:
    t.put("0.9.0")
    t.put("0.10.0")


@stick("0.3.0", reclaim_0_3_0rc1_arm64_slot="older")
def a_release_and_its_candidate(t: Table) -> None:
    t.put("0.3.0rc1")
    t.put("0.3.0")


@stick("0.3.0", reclaim_0_2_0_arm64_slot="here")
def the_running_version_and_a_newer_one(t: Table) -> None:
    t.put("0.2.0", image="running-j6")
    t.put("0.3.0")


@stick(reclaim_0_2_0_arm64_slot="here")
def the_running_version_again(t: Table) -> None:
    t.put("0.2.0", image="running-j6")


@stick(reclaim_0_2_0_arm64_slot="older")
def another_build_of_the_running_version(t: Table) -> None:
    t.put("0.2.0")


@stick("9.9", __reclaim_9_9_arm64_slot="dot")
def a_stick_from_a_mac(t: Table) -> None:
    whole = t.put("9.9")
    for name in (whole.name, f"{whole.name}.minisig"):
        (t.stick / f"._{name}").write_bytes(b"\0\5\x16\7" + bytes(4092))
    for folder in (".Spotlight-V100", ".Trashes", ".fseventsd"):
        (t.stick / folder).mkdir()


@stick(update="folder")
def both_files_in_a_folder(t: Table) -> None:
    (t.stick / "update" / "new").mkdir(parents=True)
    shutil.copy(t.put("9.9"), t.stick / "update" / "new")
    for file in t.stick.glob("*.*"):
        file.unlink()
    (t.stick / "System Volume Information").mkdir()


@stick(download_zip="packed", reclaim_tar_gz="packed")
def packed_updates(t: Table) -> None:
    shutil.make_archive(str(t.stick / "download"), "zip", t.put("9.9").parent)
    (t.stick / "holiday.zip").write_bytes(b"PK\5\6" + bytes(18))
    (t.stick / "reclaim.tar.gz").write_bytes(b"\x1f\x8b")
    for file in t.stick.glob("*.slot*"):
        file.unlink()


@stick(reclaim_0_3_0_arm64_img="card")
def the_image_of_a_card(t: Table) -> None:
    (t.stick / "reclaim-0.3.0-arm64.img").write_bytes(NEW)


@stick(reclaim_0_3_0_arm64_slot_part="name", update_slot_minisig_txt="name")
def names_that_a_browser_or_windows_made_longer(t: Table) -> None:
    (t.stick / "reclaim-0.3.0-arm64.slot.part").write_bytes(NEW)
    (t.stick / "update.slot.minisig.txt").write_bytes(b"untrusted comment: none\n")


@stick(reclaim_9_9_arm64_slot="unsigned", other_slot_minisig="lone")
def a_signature_that_was_not_copied_and_one_alone(t: Table) -> None:
    signature = t.put("9.9").with_name("reclaim-9.9-arm64.slot.minisig")
    signature.rename(t.stick / "other.slot.minisig")


@stick(reclaim_9_9_arm64_slot="unsigned")
def somebody_elses_update(t: Table) -> None:
    t.put("9.9", key="another")


@stick(reclaim_9_9_arm64_slot="unsigned")
def a_copy_that_ended_early(t: Table) -> None:
    t.put("9.9").write_bytes(NEW[:999])


@stick("9.8", a_slot="unsigned", b_slot="unsigned", c_slot="unsigned", d_slot="unsigned")
def four_bad_ones_before_a_good_one(t: Table) -> None:
    t.put("9.9", name="d.slot").write_bytes(NEW[::-1])
    t.put("9.9", name="a.slot", key="another")
    t.put("9.99", name="b.slot").write_bytes(b"")
    (t.stick / "c.slot").write_bytes(NEW)
    (t.stick / "c.slot.minisig").write_bytes(bytes(range(256)))
    t.put("9.8", name="z.slot")


@stick(reclaim_9_9_amd64_slot="other")
def an_update_for_a_pc(t: Table) -> None:
    t.put("9.9", arch="amd64")


@stick("9.8", reclaim_9_9_arm64_slot="large")
def one_that_is_larger_than_a_slot(t: Table) -> None:
    t.put("9.9", content=bytes(SLOT_BYTES + 1))
    t.put("9.8")


@stick("9.8", reclaim_9_9_arm64_slot="tried")
def one_that_was_refused_before(t: Table) -> None:
    memory.refuse("image-9.9-j6")
    memory.refuse("another")
    t.put("9.9")
    t.put("9.8")


@stick(reclaim_0_1_0_arm64_slot="older")
def a_downgrade(t: Table) -> None:
    t.put("0.1.0")


@stick(reclaim_0_1_0_arm64_slot="journal", reclaim_0_1_1_arm64_slot="journal")
def a_downgrade_that_cannot_read_the_journal(t: Table) -> None:
    t.put("0.1.0", image="image-j5")
    t.put("0.1.1", image="0123456789abcdef")
    t.then = [lambda: (t.folder / command.ASKED).touch()]


@stick("0.1.0")
def a_downgrade_that_somebody_asks_for(t: Table) -> None:
    t.put("0.1.0")
    t.then = [lambda: None, lambda: (t.folder / command.ASKED).touch()]


@stick(_="none")
def pictures_and_music(t: Table) -> None:
    (t.stick / "DCIM").mkdir()
    (t.stick / "DCIM" / "1.jpg").write_bytes(b"\xff\xd8")
    (t.stick / "song.mp3").write_bytes(b"ID3")
    (t.stick / "pictures.zip").write_bytes(b"PK\5\6" + bytes(18))


@stick(reclaim_9_9_arm64_slot="waits")
def during_a_match(t: Table) -> None:
    t.put("9.9")
    t.is_in(playing())


@stick("9.9")
def during_a_match_that_ends(t: Table) -> None:
    t.put("9.9")
    t.is_in(playing())
    t.then = [lambda: None, lambda: t.is_in(attract())]


@stick(_="on-trial")
def during_a_trial(t: Table) -> None:
    t.put("9.9")
    other_slot(t.card).change(begin_trial)


@stick("9.9")
def during_a_trial_that_is_confirmed(t: Table) -> None:
    t.put("9.9")
    other_slot(t.card).change(begin_trial)
    t.then = [lambda: None, lambda: t.card.change(confirm)]


@stick(reclaim_0_3_0_arm64_slot="unsigned", reclaim_0_4_0_arm64_slot="unsigned")
def folders_and_links_with_names_of_updates(t: Table) -> None:
    (t.stick / "reclaim-0.3.0-arm64.slot").touch()
    (t.stick / "reclaim-0.4.0-arm64.slot").touch()
    (t.stick / "reclaim-0.5.0-arm64.slot").mkdir()
    (t.stick / "reclaim-0.6.0-arm64.slot").symlink_to("/dev/zero")


@needs_minisign
@pytest.mark.parametrize("name", STICKS)
def test_a_stick_ends_as_it_should_and_everything_on_it_is_told(table: Table, name: str) -> None:
    make, installs, told = STICKS[name]
    make(table)
    table.plug_in()
    assert table.on_trial() == installs
    assert table.restarts == (1 if installs else 0)
    said = table.told()
    if installs:
        assert said.pop("") == "written"
    plain = {"".join(c if c.isalnum() else "_" for c in file): why for file, why in said.items()}
    assert plain == {file if file != "_" else "": why for file, why in told.items()}


def test_there_are_twenty_sticks_and_more() -> None:
    assert len(STICKS) >= 20


# ---- again and again -----------------------------------------------------------------------------


@needs_minisign
def test_a_stick_with_two_versions_restarts_the_table_once(table: Table) -> None:
    """What runs after each start is what was written; the stick stays in for eight of them."""
    table.put("0.3.0")
    table.put("0.4.0")
    runs = []
    for _ in range(8):
        table.plug_in()
        if tried := table.on_trial():
            table.card = other_slot(table.card)
            table.card.change(confirm)
            (table.folder / "version").write_text(tried)
            (table.folder / "image").write_text(f"image-{tried}-j6")
            table.card.slots[table.card.running].write_bytes(OLD.ljust(SLOT_BYTES, b"\0"))
        runs.append((table.folder / "version").read_text())
    assert runs == ["0.4.0"] * 8
    assert table.restarts == 1


@needs_minisign
def test_a_version_that_was_rolled_back_is_not_tried_again_even_before_that_is_noted(
    table: Table,
) -> None:
    table.put("9.9")
    table.plug_in()
    table.restarts = 0
    # Three starts of slot B have failed, and slot A runs again.
    table.card.change(lambda state, running: replace(state, generation=9, left=0))
    table.plug_in()
    assert table.restarts == 0
    assert table.told() == {"reclaim-9.9-arm64.slot": "tried", "": "written"}


@needs_minisign
def test_a_match_that_begins_while_an_update_is_written_is_not_interrupted(table: Table) -> None:
    table.put("9.9")
    really = command.install

    def install(card: Card, bundle: Bundle) -> None:
        really(card, bundle)
        table.is_in(playing())

    table.monkeypatch.setattr(command, "install", install)
    table.plug_in()
    assert (table.on_trial(), table.restarts, table.told()) == ("9.9", 0, {"": "written"})
    # Nor does pulling it out, or another stick, change what is about to start.
    command.stick_gone(table.folder / "sda1")
    assert (table.on_trial(), table.told()) == ("9.9", {"": "written"})
    table.put("9.99")
    table.plug_in()
    assert (table.on_trial(), table.told()) == ("9.9", {"": "written"})
    table.is_in(attract())
    command.start_trial()
    assert table.restarts == 1


@needs_minisign
def test_a_version_that_is_not_offered_is_given_to_nobody(table: Table) -> None:
    (table.folder / command.ASKED).touch()
    table.put("9.9", key="another")
    table.plug_in()
    assert table.on_trial() == ""
    table.put("0.1.0")
    table.then = [lambda: None]
    table.plug_in()
    assert table.on_trial() == ""
    assert (table.folder / command.OFFER).exists()
    command.stick_gone(table.folder / "sda1")
    assert not (table.folder / command.OFFER).exists()


# ---- sticks that fail ----------------------------------------------------------------------------


@needs_minisign
@pytest.mark.parametrize("after", ["checking", "taken", "none"])
def test_a_stick_that_is_pulled_out_is_told_and_nothing_of_it_boots(
    table: Table, after: str
) -> None:
    """systemd ends the updater wherever it is, and starts it once more with --gone."""
    if after != "none":
        table.put("9.9")
    really = command.tell

    class Terminated(BaseException):
        pass

    def tell(device: str, said: Sequence[news.News]) -> None:
        really(device, said)
        if said and said[-1].id == f"table-update-{after}":
            raise Terminated

    table.monkeypatch.setattr(command, "tell", tell)
    with pytest.raises(Terminated):
        table.plug_in()
    table.monkeypatch.setattr(command, "tell", really)
    command.stick_gone(table.folder / "sda1")
    assert table.told() == ({} if after == "none" else {"": "pulled"})
    assert table.on_trial() == ""


@needs_minisign
def test_what_was_said_of_a_stick_goes_with_it_and_nothing_else(table: Table) -> None:
    (table.stick / "reclaim.zip").touch()
    news.tell(news.SLOT, [news.confirmed("0.2.0")])
    table.plug_in()
    assert table.told() == {"reclaim.zip": "packed", "": "confirmed"}
    command.stick_gone(table.folder / "sda1")
    assert table.told() == {"": "confirmed"}


@needs_minisign
def test_a_stick_that_gives_less_the_second_time_leads_to_the_next_version(table: Table) -> None:
    whole = table.put("9.9")
    table.put("9.8")
    really = command._verified

    def verified(path: Path) -> Any:
        verdict = really(path)
        if path == whole:
            whole.write_bytes(NEW[:99])
        return verdict

    table.monkeypatch.setattr(command, "_verified", verified)
    table.plug_in()
    assert table.on_trial() == "9.8"
    assert table.told() == {whole.name: "unreadable", "": "written"}


@needs_minisign
def test_a_card_that_cannot_be_written_is_told(table: Table) -> None:
    table.put("9.9")
    table.card.slots[table.card.running.other].unlink()
    table.card.slots[table.card.running.other].mkdir()
    table.plug_in()
    assert table.told() == {"reclaim-9.9-arm64.slot": "large"}
    shutil.rmtree(table.card.slots[table.card.running.other])
    table.card.slots[table.card.running.other].write_bytes(bytes(SLOT_BYTES))
    table.monkeypatch.setattr(memory, "DATA", table.folder / "nowhere")
    table.plug_in()
    assert table.told() == {"": "card"}
    assert table.on_trial() == ""


@needs_minisign
def test_a_stick_that_cannot_be_listed_or_mounted_is_told(table: Table) -> None:
    def broken(folder: Path) -> tuple[Found, ...]:
        raise OSError(5, "Input/output error")

    table.monkeypatch.setattr(command, "survey", broken)
    table.plug_in()
    assert table.told() == {"": "stick"}
    # That was because it is being pulled out; or it was long ago.
    command.stick_gone(table.folder / "sda1")
    assert table.told() == {"": "pulled"}
    table.plug_in()
    table.monkeypatch.setattr(news, "JUST_NOW_S", 0.0)
    command.stick_gone(table.folder / "sda1")
    assert table.told() == {}


# ---- file systems --------------------------------------------------------------------------------


def ntfs(path: Path) -> None:
    """What blkid takes for NTFS: its boot sector, and two records of its master file table."""
    image = bytearray(1 << 20)
    image[3:11] = b"NTFS    "
    struct.pack_into("<HB", image, 11, 512, 8)
    image[21] = 0xF8
    struct.pack_into("<QQQb", image, 40, 2047, 4, 100, -10)
    image[510:512] = b"\x55\xaa"
    for record in range(4):
        at = 4 * 8 * 512 + record * 1024
        image[at : at + 4] = b"FILE"
        struct.pack_into("<HHI", image, at + 20, 56, 1, 1024)
        struct.pack_into("<I", image, at + 56, 0xFFFFFFFF)
    path.write_bytes(image)


@pytest.mark.parametrize(
    ("make", "system"),
    [
        (ntfs, "ntfs"),
        (lambda path: path.write_bytes(bytes(1 << 20)), ""),
        (lambda path: path.write_bytes(b"\x8f" * (1 << 20)), ""),
    ],
    ids=["NTFS", "empty", "noise"],
)
@pytest.mark.skipif(shutil.which("blkid") is None, reason="apt install util-linux")
def test_a_file_system_that_is_not_read_is_named(
    tmp_path: Path, keys: Path, monkeypatch: pytest.MonkeyPatch, make: Any, system: str
) -> None:
    make_console(tmp_path, keys, monkeypatch)
    device = tmp_path / "sda1"
    make(device)
    assert command._file_system(device) == system
    monkeypatch.setattr(command, "_SMALL_BYTES", 1 << 19)
    assert command.take_update(make_card(tmp_path), device) == 0
    (notice,) = read_news(tmp_path / "appliance/news")
    assert notice.id == "table-update-files"
    assert (system.upper() or "no file system") in words_in("en")(notice)


@pytest.mark.skipif(shutil.which("mkfs.vfat") is None, reason="apt install dosfstools")
def test_fat_is_read_and_a_boot_loaders_small_partition_is_no_matter(
    tmp_path: Path, keys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_console(tmp_path, keys, monkeypatch)
    device = tmp_path / "sda1"
    subprocess.run(["mkfs.vfat", "-C", device, "2048"], check=True, capture_output=True)
    assert command._file_system(device) in command._FILE_SYSTEMS
    device.write_bytes(bytes(1 << 20))
    assert command.take_update(make_card(tmp_path), device) == 0
    assert read_news(tmp_path / "appliance/news") == ()


# ---- what a phone has brought --------------------------------------------------------------------


def brought(table: Table) -> Path:
    """Where a phone's update lies, as the referee has put it there."""
    folder = table.folder / "update"
    folder.mkdir(exist_ok=True)
    for one in table.stick.iterdir():
        one.rename(folder / one.name)
    (folder / command.BROUGHT).touch()
    return folder


def take(table: Table, folder: Path) -> dict[str, str]:
    """What is told of it, in every language with a text and a remedy that knows no stick."""
    assert command.main(["--brought", str(folder)]) == 0
    for notice in read_news(table.folder / "appliance/news"):
        if str(notice.id) != "table-update-written":
            assert notice.args["by"] == "phone"
            assert "stick" not in words_in("en").part(notice, "remedy")
    return table.told()


@pytest.fixture
def by_phone(table: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setattr(command, "this_card", lambda: table.card)
    return table


@needs_minisign
def test_an_update_of_a_phones_is_taken_as_from_a_stick_and_lies_there_no_longer(
    by_phone: Table,
) -> None:
    by_phone.put("0.3.0")
    folder = brought(by_phone)
    assert take(by_phone, folder) == {"": "written"}
    assert by_phone.on_trial() == "0.3.0"
    assert by_phone.restarts == 1
    assert list(folder.iterdir()) == []


@needs_minisign
def test_an_update_of_a_phones_that_somebody_else_has_signed_is_not_taken(
    by_phone: Table, tmp_path_factory: pytest.TempPathFactory
) -> None:
    signed(by_phone.stick, make_keys(tmp_path_factory.mktemp("foreign")), "0.3.0")
    folder = brought(by_phone)
    assert take(by_phone, folder) == {"reclaim-0.3.0-arm64.slot": "unsigned"}
    assert (by_phone.on_trial(), list(folder.iterdir())) == ("", [])


@needs_minisign
def test_a_version_that_is_no_newer_is_offered_for_a_while(by_phone: Table) -> None:
    by_phone.put("0.1.0")
    folder = brought(by_phone)
    offered: list[bool] = []

    def look() -> None:
        offered.append((by_phone.folder / command.OFFER).exists())

    by_phone.then = [look] * 100
    assert take(by_phone, folder) == {"reclaim-0.1.0-arm64.slot": "older"}
    assert len(offered) == command.PATIENCE_S / command.LOOK_AGAIN_S + 1
    assert all(offered)
    assert not (by_phone.folder / command.OFFER).exists()
    assert (by_phone.on_trial(), list(folder.iterdir())) == ("", [])


@needs_minisign
def test_what_a_phone_has_brought_waits_while_somebody_plays(by_phone: Table) -> None:
    by_phone.put("0.3.0")
    folder = brought(by_phone)
    by_phone.is_in(playing())
    seen: list[dict[str, str]] = []

    def over() -> None:
        seen.append(by_phone.told())
        by_phone.is_in(attract())

    by_phone.then = [over]
    take(by_phone, folder)
    assert seen == [{"reclaim-0.3.0-arm64.slot": "waits"}]
    assert by_phone.on_trial() == "0.3.0"


# ---- versions ------------------------------------------------------------------------------------

ASCENDING = [
    *("nonsense", "0", "0.1", "0.1.1", "0.2.0.dev1", "0.2.0a1.dev3", "0.2.0a1", "0.2.0-alpha2"),
    *("0.2.0b1", "0.2.0rc1", "0.2.0.rc2", "0.2", "0.2.0+build.9", "0.2.0+build.10"),
    *("0.2.0.post1.dev2", "0.2.0.post1", "0.2.0-2", "0.2.1", "0.9.0", "0.10.0", "1.0", "v2", "10"),
]


def test_versions_are_in_the_order_of_pep_440() -> None:
    mixed = random.Random(1).sample(ASCENDING, len(ASCENDING))
    assert sorted(mixed, key=order) == ASCENDING
    assert order("1.0") == order("1.0.0") == order("v1")


@given(st.text(max_size=12), st.text(max_size=12))
def test_any_two_names_have_an_order(one: str, other: str) -> None:
    assert (order(one) < order(other)) + (order(other) < order(one)) <= 1


# ---- the decision, whatever lies on the stick ----------------------------------------------------

HERE = Here("0.2.0", "running-j6", "arm64", 6, 1000)
versions = st.sampled_from(["0.1.0", "0.2.0", "0.2.1", "0.10.0", "nonsense"])
claims = st.builds(
    Claim,
    version=versions,
    arch=st.sampled_from(["arm64", "arm64", "amd64"]),
    image=st.sampled_from(["running-j6", "one-j6", "two-j7", "three-j5", "0123"]),
    size=st.sampled_from([10, 1001]),
    sha256=st.just("0" * 64),
)
sticks = st.lists(claims, max_size=5).map(
    lambda said: [Found(f"{n}.slot", claim) for n, claim in enumerate(said)]
)
heres = st.builds(
    replace,
    st.just(HERE),
    refused=st.frozensets(st.sampled_from(["one-j6", "two-j7"])),
    trial=st.booleans(),
    pending=st.booleans(),
    playing=st.booleans(),
    asked=st.frozensets(st.sampled_from(["one-j6", "three-j5", "0123"])),
)


def bundle(name: str, claim: Claim) -> Bundle:
    said = claim.version, claim.arch, claim.image, claim.size, claim.sha256
    return Bundle(*said, Path(name))


def decided(found: Sequence[Found], bad: frozenset[str], here: Here) -> Decision:
    """The decision once everything that is asked for has been checked."""
    checked: dict[str, Any] = {}
    for _ in itertools.repeat(None, 20):
        decision = decide(found, checked, here)
        if not isinstance(decision.act, Verify):
            return decision
        (claim,) = (one.claim for one in found if one.name == decision.act.name)
        assert claim is not None
        name = decision.act.name
        checked[name] = "unsigned" if name in bad else bundle(name, claim)
    raise AssertionError("it never ends")


bads = st.frozensets(st.integers(0, 4).map(lambda n: f"{n}.slot"))


@given(sticks, bads, heres)
def test_nothing_is_installed_that_must_not_be(
    found: list[Found], bad: frozenset[str], here: Here
) -> None:
    act: Act = decided(found, bad, here).act
    if here.trial or here.pending:
        assert isinstance(act, Wait | Rest)
    if isinstance(act, Apply | Propose):
        chosen = act.bundle
        assert chosen.path.name not in bad
        assert chosen.image not in {here.image, *here.refused}
        assert (chosen.arch, chosen.size) == ("arm64", 10)
        assert chosen.journal is None or chosen.journal >= 6
    if isinstance(act, Apply):
        assert not here.playing
        newer = order(act.bundle.version) > order(here.version)
        assert newer or act.bundle.image in here.asked


@given(sticks, bads, heres)
def test_the_highest_version_that_can_be_taken_is_taken(
    found: list[Found], bad: frozenset[str], here: Here
) -> None:
    here = replace(here, trial=False, pending=False, playing=False)
    act = decided(found, bad, here).act
    alone = [decided([one], bad, here).act for one in found]
    could = [order(one.bundle.version) for one in alone if isinstance(one, Apply | Propose)]
    if could:
        assert isinstance(act, Apply | Propose)
        assert order(act.bundle.version) == max(could)
    else:
        assert isinstance(act, Rest)


@given(sticks, bads, heres)
def test_no_file_is_passed_over_in_silence(
    found: list[Found], bad: frozenset[str], here: Here
) -> None:
    decision = decided(found, bad, replace(here, trial=False, pending=False))
    assert {one.args.get("file", "") for one in decision.told} == (
        {one.name for one in found} or {""}
    )


def test_a_stick_that_was_made_to_hurt_is_looked_at_in_bounds(tmp_path: Path) -> None:
    for number in range(2500):
        (tmp_path / f"{number}.txt").touch()
    (tmp_path / "a" / "b" / "c" / "d").mkdir(parents=True)
    (tmp_path / "a" / "b" / "c" / "d" / "deep.slot").touch()
    (tmp_path / ("n" * 200 + "\n.zip")).write_bytes(b".slot")
    found = survey(tmp_path)
    assert {one.why for one in found} <= {"packed"}
    for one in found:
        (said,) = decide([one], {}, HERE).told
        assert len(said.args["file"]) <= 60
        assert "\n" not in said.args["file"]


def test_the_name_of_an_image_tells_its_content() -> None:
    assert content_of("0123456789abcdef-j6") == content_of("0123456789abcdef")
