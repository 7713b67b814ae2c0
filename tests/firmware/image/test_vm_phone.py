"""A phone in the network looks after the amd64 image, and brings it an update.

The phone is this side: QEMU's network leads from here to the page of the machine, which hears it
from an address of a house's network, as it would a phone.
"""

import http.client
import json
import os
import random
import re
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode

import pytest

from browserphone import CHROMIUM, PORTRAIT, BrowserPhone, launched
from byphone import chosen, play, start
from display.web.desk import TOKEN_COOKIE
from imagebuilder.disk import SLOT_A_AT, SLOT_B_AT, SLOT_BYTES
from imagebuilder.images import Built, built_image
from imagevm import (
    BOOT_S,
    SETTINGS,
    history,
    keep_picture,
    prepared_card,
    put_onto,
    reaches_the_attract_screen,
    read_by_a_camera,
    shows_a_notice,
)
from reclaim_update.bundle import comment
from reclaim_update.slots import Slot, boot
from vm import Machine, Model, card_of, pc, u_boot_of, wait_until

pytestmark = [pytest.mark.vm, pytest.mark.timeout(20_000)]

CUTS = 20 if os.environ.get("RECLAIM_LONG") == "1" else 3
WRITE_S, ANSWER_S = 1200, 60
INSIDE = "10.0.2.15:8080"
"""The first address that QEMU's DHCP gives."""
BROUGHT = "/data/reclaim/update"
CONFIRMS = "systemctl show -P MainPID reclaim-confirm"
EDGE = "----of-a-phone"
PIN = """\
python3 -c 'import json, socket; f = socket.socket(socket.AF_UNIX);
f.connect("/run/reclaim/feed.sock"); f.sendall(b"{\\"type\\":\\"Watch\\"}\\n");
print(json.loads(f.makefile().readline()).get("pin", ""))'"""


class Phone:
    """What a phone does that reaches the table at *port*, and the *cookie* that it was given."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port, self.cookie = port, cookie

    def asks(self, path: str, form: dict[str, str] | None = None) -> tuple[int, str]:
        """Ask for a page, or send a form; return the status and what the page says."""
        body = None if form is None else urlencode(form).encode()
        return self._said(path, body, "application/x-www-form-urlencoded")

    def brings(self, *files: Path) -> int:
        """Bring an update; return the status."""
        body = b""
        for file in files:
            named = f'Content-Disposition: form-data; name="file"; filename="{file.name}"'
            body += f"--{EDGE}\r\n{named}\r\n\r\n".encode() + file.read_bytes() + b"\r\n"
        body += f"--{EDGE}--\r\n".encode()
        return self._said("/operate/update", body, f"multipart/form-data; boundary={EDGE}")[0]

    def _said(self, path: str, body: bytes | None, kind: str) -> tuple[int, str]:
        # QEMU takes a call also while the machine starts, and nobody answers it then.
        patience_s = WRITE_S if path.endswith("/update") else ANSWER_S
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=patience_s)
        headers = {"Host": INSIDE, "Cookie": self.cookie, "Accept-Language": "en"}
        if body is not None:
            headers |= {"Origin": f"http://{INSIDE}", "Content-Type": kind}
        with closing(link):
            link.request("GET" if body is None else "POST", path, body, headers)
            answer = link.getresponse()
            for given in answer.headers.get_all("Set-Cookie", ()):
                if given.startswith(TOKEN_COOKIE):
                    self.cookie = given.partition(";")[0]
            return answer.status, answer.read().decode()

    def page(self) -> str:
        """The page on which the table is looked after; nothing while nobody answers."""
        try:
            return self.asks("/operate")[1]
        except (OSError, http.client.HTTPException):
            return ""


@dataclass(frozen=True, slots=True)
class Paired:
    """A machine that was stopped when its phone was paired: its card, the rest of it, and what the
    phone was given."""

    card: Path
    state: Path
    cookie: str

    def go_on(self, folder: Path) -> tuple[Machine, Phone]:
        card, port = folder / "card", free_port()
        subprocess.run(["cp", "--sparse=always", self.card, card], check=True)
        machine = Machine(with_a_cable(port), card, folder, shell=True, kept=self.state)
        return machine, Phone(port, self.cookie)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def with_a_cable(port: int) -> Model:
    """The PC with a network, in which this side's *port* leads to its page."""
    model = pc(u_boot_of("amd64"))
    net = f"user,id=net,restrict=on,hostfwd=tcp:127.0.0.1:{port}-{INSIDE}"
    # One of USB's cannot be kept with its machine.
    cable = ("-netdev", net, "-device", "virtio-net-pci,netdev=net,romfile=")
    return Model(model.program, (*model.parts, *cable))


@pytest.fixture(scope="module")
def paired(image: Built, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Paired]:
    folder = tmp_path_factory.mktemp("phone")
    card, port = prepared_card(image, folder), free_port()
    put_onto(card, folder, "reclaim.toml", f"{SETTINGS}phones = true\n")
    phone = Phone(port)
    with Machine(with_a_cable(port), card, folder, shell=True) as machine:
        reaches_the_attract_screen(machine)
        wait_until(lambda: "form" in phone.page(), BOOT_S, "the page")
        assert phone.asks("/operate/pin", {})[0] == 200
        wait_until(lambda: re.fullmatch(r"\d{6}", machine.run(PIN)) is not None, BOOT_S, "a PIN")
        keep_picture(machine, "phone-pin")
        paired = phone.asks("/operate/pair", {"pin": machine.run(PIN), "name": "Ada"})
        assert paired[0] == 303
        assert 'action="/operate/update"' in opened(phone)
        # The screen, which has no graphics chip here, would take most of the processor.
        machine.run("systemctl stop reclaim-display; sync", BOOT_S)
        machine.keep(folder / "state")
    yield Paired(card, folder / "state", phone.cookie)
    shutil.rmtree(folder)


def opened(phone: Phone) -> str:
    """The operator's page, which a press opens."""
    assert phone.asks("/operate/choose", {"key": ""})[0] == 303
    return phone.page()


@pytest.fixture(scope="module")
def update(image: Built, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Path]]:
    """The same system under another name, and its signature."""
    folder = tmp_path_factory.mktemp("update")
    bundle = folder / "reclaim-9.9-amd64.slot"
    shutil.copy(image.bundle, bundle)
    said = comment("9.9", "amd64", "another-image", bundle.stat().st_size, image.sha256)
    sign = ["minisign", "-S", "-s", built_image("amd64").key, "-t", said, "-m", bundle]
    subprocess.run(sign, check=True, capture_output=True)
    yield bundle, folder / f"{bundle.name}.minisig"
    shutil.rmtree(folder)


def slot_is(card: Path, slot: Slot, bundle: Path) -> bool:
    """Whether all of the *bundle* stands in a slot."""
    size = min(SLOT_BYTES, bundle.stat().st_size)
    at = SLOT_A_AT if slot is Slot.A else SLOT_B_AT
    compare = ["cmp", "--quiet", f"--bytes={size}", f"--ignore-initial={at}:0", card, bundle]
    return subprocess.run(compare, check=False).returncode == 0


def test_a_phone_brings_an_update_and_its_page_shows_the_trial(
    paired: Paired, update: tuple[Path, Path], tmp_path: Path
) -> None:
    machine, phone = paired.go_on(tmp_path)
    with machine:
        began_s = time.monotonic()
        assert phone.brings(*update) == 303
        print(f"brought in {time.monotonic() - began_s:.0f} s here")
        wait_until(lambda: machine.boots() != [], WRITE_S, "a start with it")
        assert "trial b (2 left): b a" in machine.boots()[-1]
        # The network comes here when a trial would be over.
        wait_until(lambda: machine.run(CONFIRMS) != "0", BOOT_S, "what confirms")
        machine.run(f"kill -STOP $({CONFIRMS})")
        wait_until(lambda: "is being tried" in phone.page(), BOOT_S, "the trial on its page")
        keep_picture(machine, "phone-update-trial")
        machine.run(f"kill -CONT $({CONFIRMS})")
        wait_until(lambda: trial_of(machine) is None, 2 * BOOT_S, "the confirmation")
        state = card_of(machine.disk).state()
        assert state is not None
        assert state.good is Slot.B
        wait_until(lambda: "runs" in opened_or_none(phone), BOOT_S, "the version on its page")
        wait_until(lambda: shows_a_notice(machine.screen()), BOOT_S, "news on the screen")
        reaches_the_attract_screen(machine)
        keep_picture(machine, "phone-update-confirmed")
        assert machine.run(f"ls {BROUGHT}") == ""
        assert machine.run("systemctl list-units --failed --plain --no-legend") == ""


def trial_of(machine: Machine) -> Slot | None:
    state = card_of(machine.disk).state()
    assert state is not None
    return state.trial


def opened_or_none(phone: Phone) -> str:
    """The operator's page; nothing while the table starts again."""
    with suppress(OSError, http.client.HTTPException, AssertionError):
        return opened(phone)
    return ""


def test_whenever_the_power_is_cut_in_an_update_by_phone_a_whole_slot_boots(
    paired: Paired, image: Built, update: tuple[Path, Path], tmp_path: Path
) -> None:
    """Cut while it comes, is checked and is written; the last of these cards is booted."""
    chance = random.Random(20261128)
    machine, phone = paired.go_on(tmp_path)
    with machine:
        began_s = time.monotonic()
        phone.brings(*update)
        wait_until(lambda: machine.boots() != [], WRITE_S, "a start with it")
        took_s = time.monotonic() - began_s
    ends = []
    for _ in range(CUTS):
        machine, phone = paired.go_on(tmp_path)
        with machine:
            brings = threading.Thread(target=gone_on, args=(phone, update), daemon=True)
            brings.start()
            time.sleep(chance.uniform(0.0, took_s))
            machine.pull_the_plug()
            brings.join()
        state = card_of(machine.disk).state()
        assert state is not None
        (first, *_), _ = boot(state)
        ends.append(str(first))
        # The one that ran is as it was, and nothing is tried that is not whole.
        assert slot_is(machine.disk, Slot.A, image.bundle)
        assert first is Slot.A or slot_is(machine.disk, Slot.B, image.bundle)
    print(f"in {took_s:.0f} s, cuts whose next start is of {ends}")
    with Machine(with_a_cable(free_port()), machine.disk, tmp_path, shell=True) as machine:
        reaches_the_attract_screen(machine)
        kept = json.loads(machine.run(KEPT, BOOT_S))
        assert ".parcel" not in kept, "half an update is swept"


KEPT = f"""python3 -c 'import json, os; print(json.dumps(os.listdir("{BROUGHT}")))'"""


def gone_on(phone: Phone, update: tuple[Path, Path]) -> None:
    """Bring it until the table is gone."""
    with suppress(OSError, http.client.HTTPException):
        phone.brings(*update)


TOUCHES = 6
"""So many touches of a match show that it is played."""


@dataclass(frozen=True, slots=True)
class Invited:
    """Where the pages are, and what lets phones join."""

    address: str
    code: str


@pytest.mark.skipif(not (CHROMIUM and shutil.which("zbarimg")), reason="no Chromium, or no zbarimg")
def test_two_phones_join_by_what_the_screen_shows_and_play(image: Built, tmp_path: Path) -> None:
    """At a simulated table, whose pieces are on the phones: nothing else is known than the code."""
    card, port = prepared_card(image, tmp_path), free_port()
    settings = SETTINGS.replace("two-seats.toml", "sim-spots")
    put_onto(card, tmp_path, "reclaim.toml", f"{settings}phones = true\n")
    with Machine(with_a_cable(port), card, tmp_path, shell=True) as machine:
        reaches_the_attract_screen(machine)
        wait_until(lambda: INSIDE in read_by_a_camera(machine), BOOT_S, "the code for phones")
        address, _, code = read_by_a_camera(machine).partition("#")
        pages = Invited(address.removeprefix("http://").rstrip("/"), code)
        began_s = machine.uptime_s()
        with launched(f"--host-resolver-rules=MAP {INSIDE} 127.0.0.1:{port}") as browser:
            phones = [BrowserPhone(browser, pages, [], PORTRAIT) for _ in range(2)]
            for phone, name in zip(phones, ("Ada", "Ben"), strict=True):
                phone.join(name)
            start(phones)
            luck = random.Random(1)
            play(phones, lambda phones, waited: chosen(phones, luck, waited), TOUCHES, every=1000)
            print(f"in {machine.uptime_s() - began_s:.0f} s of the table's own time")
            if where := os.environ.get("RECLAIM_PICTURES"):
                phones[0].page.screenshot(path=f"{where}/phones-play-page.png")
        keep_picture(machine, "phones-play")
        assert len(history(machine)[0]) == 1
