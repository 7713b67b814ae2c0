"""The overlay of the table's readers goes onto the boot partition and comes off again: every other
line of config.txt stays, the power may fail at any moment, and nothing restarts twice."""

import os
import re
import stat
from contextlib import suppress
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.commands import overlaying
from controller.commands.overlaying import NotPut, configured, main, put
from controller.table.appliance import ASKS, OVERLAY, Orders
from controller.views.data import DataFact
from hardware.config import load_table_file
from hardware.errors import TableFileError
from hardware.overlay import compiled, digest
from imagebuilder.board import CONFIG_TXT
from thirddevice import THIRD_DEVICE

OVERLAY_BYTES = compiled(load_table_file("sim-spots"))


@pytest.fixture
def boot(tmp_path):
    """The first partition of a card as it is made."""
    folder = tmp_path / "boot"
    (folder / "overlays").mkdir(parents=True)
    (folder / "config.txt").write_text(CONFIG_TXT)
    return folder


def contents(folder):
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


# ---- config.txt ----------------------------------------------------------------------------------

CONFIGS = {
    "as it is made": CONFIG_TXT.encode(),
    "empty": b"",
    "without a last line end": b"arm_64bit=1\nkernel=u-boot.bin",
    "of Windows": b"arm_64bit=1\r\nkernel=u-boot.bin\r\n",
    "that ends in a section": b"arm_64bit=1\n[pi4]\ndtoverlay=of-another-board\n",
    "with somebody's own": b"dtoverlay=i2c-rtc,ds3231\ndtoverlay=reclaim-spi-x\n",
    "no text": b"\xff\xfe arm_64bit=1\n\xe4\n",
}


def named(config):
    """The overlays that U-Boot's script finds, as start-arm64.cmd does, on a board that no section
    is for."""
    found, here = [], True
    text = re.sub(rb"#[^\n]*", b" ", config).replace(b"\r", b" ")
    for word in text.split():
        if word.startswith(b"["):
            here = word == b"[all]"
        if here and word.startswith(b"dtoverlay="):
            found.append(word.removeprefix(b"dtoverlay=").decode("ascii", "replace"))
    return found


@pytest.mark.parametrize("name", CONFIGS)
def test_it_is_named_once_and_every_other_line_stays(name):
    before = CONFIGS[name]
    after = configured(before, named=True)
    assert named(after) == [*named(before), "reclaim-spi"]
    assert after.startswith(before.rstrip(b"\r\n"))
    assert configured(after, named=True) == after, "a second time nothing is changed"
    gone = configured(after, named=False)
    assert gone.rstrip(b"\r\n") == before.rstrip(b"\r\n")


@pytest.mark.parametrize(
    "line", [b"dtoverlay=reclaim-spi\n", b"  dtoverlay=reclaim-spi  # by hand\r\n"]
)
def test_a_line_that_somebody_has_written_by_hand_is_taken_over(line):
    config = b"[pi4]\n" + line + b"[all]\nenable_uart=1\n"
    assert named(configured(config, named=True)) == ["reclaim-spi"]
    assert named(configured(config, named=False)) == []
    assert b"enable_uart=1\n" in configured(config, named=False)


def test_a_section_of_somebodys_own_is_no_part_of_ours():
    config = configured(b"a=1\n", named=True) + b"[all]\nb=2\n"
    assert configured(config, named=False) == b"a=1\n[all]\nb=2\n"


LINES = st.sampled_from(
    (b"a=1", b"[all]", b"[pi4]", b"dtoverlay=reclaim-spi", b"dtoverlay=ours", b"# remark", b"",
     overlaying._REMARK, b"dtoverlay=reclaim-spi # x")
)  # fmt: skip


@given(st.lists(LINES, max_size=12), st.sampled_from((b"\n", b"\r\n")), st.booleans())
def test_whatever_stands_there_it_is_named_once_on_every_board(lines, ends, last):
    config = ends.join(lines) + ends * last
    after = configured(config, named=True)
    assert named(after).count("reclaim-spi") == 1
    assert named(after)[-1] == "reclaim-spi"
    assert configured(after, named=True) == after
    assert "reclaim-spi" not in named(configured(after, named=False))
    assert named(after)[:-1] == [one for one in named(config) if one != "reclaim-spi"]


# ---- the partition -------------------------------------------------------------------------------


def test_it_is_put_there_and_taken_away(boot):
    before = contents(boot)
    assert put(boot, OVERLAY_BYTES)
    assert (boot / "overlays/reclaim-spi.dtbo").read_bytes() == OVERLAY_BYTES
    assert named((boot / "config.txt").read_bytes()) == ["reclaim-spi"]
    assert not put(boot, OVERLAY_BYTES), "it is there already"
    assert put(boot, None)
    assert contents(boot) == before
    assert not put(boot, None)


def test_another_wiring_replaces_it(boot):
    put(boot, OVERLAY_BYTES)
    config = (boot / "config.txt").read_bytes()
    assert put(boot, b"another")
    assert (boot / "overlays/reclaim-spi.dtbo").read_bytes() == b"another"
    assert (boot / "config.txt").read_bytes() == config


def test_a_partition_without_overlays_gets_the_folder(boot):
    (boot / "overlays").rmdir()
    assert put(boot, OVERLAY_BYTES)


@pytest.mark.parametrize("content", [None, b"arm_64bit=1\n" * 8000, b"\0" * 512])
@pytest.mark.parametrize("overlay", [OVERLAY_BYTES, None])
def test_a_config_that_no_pi_starts_with_is_left_alone(boot, content, overlay):
    (boot / "config.txt").unlink()
    if content is not None:
        (boot / "config.txt").write_bytes(content)
    before = contents(boot)
    with pytest.raises(NotPut, match=r"config\.txt"):
        put(boot, overlay)
    assert contents(boot) == before


@pytest.mark.parametrize("first", [True, False], ids=["put", "taken away"])
def test_wherever_the_power_fails_no_file_is_named_that_is_not_there(boot, monkeypatch, first):
    """Each change of a file is the last one, in turn; afterwards it is made good."""
    if not first:
        put(boot, OVERLAY_BYTES)
    wanted = OVERLAY_BYTES if first else None
    whole, unlink = overlaying.write_whole, overlaying.Path.unlink
    for cut in range(3):
        left = [cut]

        def step(*_, left=left):
            if left[0] == 0:
                raise KeyboardInterrupt("the power is gone")
            left[0] -= 1

        with monkeypatch.context() as patched:
            patched.setattr(overlaying, "write_whole", lambda *a: (step(), whole(*a)))
            patched.setattr(overlaying.Path, "unlink", lambda *a, **k: (step(), unlink(*a, **k)))
            with suppress(KeyboardInterrupt):
                put(boot, wanted)
        names = named((boot / "config.txt").read_bytes())
        assert not names or (boot / "overlays/reclaim-spi.dtbo").read_bytes() == OVERLAY_BYTES
    put(boot, wanted)
    assert bool(named((boot / "config.txt").read_bytes())) == first


# ---- the service ---------------------------------------------------------------------------------


@pytest.fixture
def card(boot, tmp_path, monkeypatch):
    """A card in a computer; `card.table(TEXT)` is what its owner has written, `card.asked()` what
    becomes of it."""
    run, settings = tmp_path / "run", tmp_path / "run/reclaim-settings"
    for folder in (settings, run / ASKS, run / "appliance"):
        folder.mkdir(parents=True)
    mounts, restarts = [], []
    monkeypatch.setattr(overlaying, "run_through", lambda what, *command: mounts.append(command))
    (settings / "reclaim.toml").write_text('table = "mine.toml"\n')

    def table(text):
        (settings / "mine.toml").write_text(text)
        return load_table_file(settings / "mine.toml")

    def asked(wanted):
        orders = Orders(run)
        assert orders.overlaid(wanted) is None, "nobody has answered yet"
        assert (run / ASKS / OVERLAY).exists()
        arguments = [str(boot), str(settings / "reclaim.toml"), str(run)]
        assert main(arguments, lambda: restarts.append(1)) == 0
        assert not (run / ASKS / OVERLAY).exists(), "systemd would start it again"
        return orders.overlaid(wanted)

    return SimpleNamespace(
        boot=boot, run=run, settings=settings, table=table, asked=asked, mounts=mounts,
        restarts=restarts,
    )  # fmt: skip


def test_the_owners_table_gets_its_overlay_and_the_computer_restarts_once(card):
    file = card.table(THIRD_DEVICE)
    assert card.asked(digest(file)).code == "changed"
    assert (card.boot / "overlays/reclaim-spi.dtbo").read_bytes() == compiled(file)
    assert [command[2] for command in card.mounts] == ["remount,rw", "remount,ro"]
    assert card.restarts == [1]
    (card.run / "reclaim-overlay/overlaid").unlink()  # the next start
    for note in (card.run / ASKS).iterdir():
        note.unlink()
    assert card.asked(digest(file)).code == "unchanged"
    assert card.restarts == [1], "a second time it does not"


def test_a_table_that_needs_none_any_more_has_it_taken_away(card):
    card.asked(digest(card.table(THIRD_DEVICE)))
    card.table(THIRD_DEVICE.replace("spi_device = 2", "spi_device = 1"))
    assert card.asked("").code == "changed"
    assert named((card.boot / "config.txt").read_bytes()) == []
    (card.settings / "reclaim.toml").write_text("")
    assert not (card.boot / "overlays/reclaim-spi.dtbo").exists()


def test_everybody_may_read_the_answer(card):
    card.asked(digest(card.table(THIRD_DEVICE)))
    answer = card.run / "reclaim-overlay/overlaid"
    assert stat.S_IMODE(answer.stat().st_mode) == 0o644


@pytest.mark.parametrize(
    ("breaks", "says"),
    [
        (lambda card: (card.boot / "config.txt").unlink(), "there is no config.txt"),
        (lambda card: (card.boot / "overlays").rmdir() or (card.boot / "overlays").touch(), "exi"),
        (lambda card: (card.boot / "config.txt").write_bytes(b"\0"), "is damaged"),
    ],
)
def test_a_damaged_card_is_told_and_nothing_restarts(card, breaks, says, capsys):
    file = card.table(THIRD_DEVICE)
    breaks(card)
    answer = card.asked(digest(file))
    assert answer.code == "failed"
    assert re.search(says, answer.what, re.I)
    assert card.restarts == []
    assert "was not put onto the card" in capsys.readouterr().err
    assert card.mounts[-1][2] == "remount,ro", "whatever has failed"


def test_a_card_that_keeps_nothing_would_restart_for_ever(card, monkeypatch):
    monkeypatch.setattr(overlaying, "data_fact", lambda: DataFact("read-only", "refuses"))
    before = contents(card.boot)
    assert card.asked(digest(card.table(THIRD_DEVICE))).code == "failed"
    assert contents(card.boot) == before
    assert card.restarts == []


def test_a_full_card_is_told(card, monkeypatch):
    def full(path, data):
        if path.suffix == ".dtbo":
            raise OSError(28, "No space left on device")
        real(path, data)

    real = overlaying.write_whole
    monkeypatch.setattr(overlaying, "write_whole", full)
    answer = card.asked(digest(card.table(THIRD_DEVICE)))
    assert (answer.code, "No space left" in answer.what) == ("failed", True)
    assert named((card.boot / "config.txt").read_bytes()) == []


def test_a_wrong_table_file_changes_nothing(card):
    with pytest.raises(TableFileError):
        card.table("nme = 1\n")
    run = card.run
    (run / ASKS / OVERLAY).touch()
    main([str(card.boot), str(card.settings / "reclaim.toml"), str(run)], card.restarts.append)
    assert Orders(run).overlaid("").code == "failed"
    assert card.restarts == []


def test_who_is_never_answered_is_told_so(card, monkeypatch):
    orders, times = Orders(card.run), iter((100.0, 130.0, 161.0))
    monkeypatch.setattr("controller.table.appliance.time.monotonic", lambda: next(times))
    told = [orders.overlaid("0123") for _ in range(3)]
    assert told[:2] == [None, None]
    assert told[2].code == "failed"


def test_a_link_in_the_place_of_the_request_is_not_followed(card, tmp_path):
    secret = tmp_path / "secret"
    secret.write_text("secret")
    os.symlink(secret, card.run / ASKS / OVERLAY)
    card.table(THIRD_DEVICE)
    main([str(card.boot), str(card.settings / "reclaim.toml"), str(card.run)], lambda: None)
    assert secret.read_text() == "secret"
