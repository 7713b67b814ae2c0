"""What systemd hears of the daemon (sd_notify(3))."""

import socket

import pytest

from controller.commands.service import notified
from controller.views.paths import notify
from hardware.loop import Loop, RealClock, VirtualClock


@pytest.fixture
def systemd(tmp_path, monkeypatch):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind(str(tmp_path / "notify"))
        receiver.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.delenv("WATCHDOG_USEC", raising=False)
        yield receiver


def heard(receiver):
    messages = []
    while True:
        try:
            messages.append(receiver.recv(100).decode())
        except BlockingIOError:
            return messages


def test_ready_is_said_when_the_loop_runs_and_stopping_at_the_end(systemd):
    with Loop(VirtualClock()) as loop, notified(loop):
        assert heard(systemd) == []
        loop.run()
        assert heard(systemd) == ["READY=1"]
    assert heard(systemd) == ["STOPPING=1"]


def test_the_watchdog_of_the_unit_is_fed_four_times_in_its_limit(systemd, monkeypatch):
    monkeypatch.setenv("WATCHDOG_USEC", "10000000")
    with Loop(VirtualClock()) as loop, notified(loop):
        loop.run(until_s=0.1)
        assert heard(systemd) == ["READY=1", "WATCHDOG=1"]
        loop.run(until_s=10.1)
        assert heard(systemd) == ["WATCHDOG=1"] * 4


def test_the_abstract_namespace_is_understood(monkeypatch):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind("")  # autobind: the kernel chooses an abstract name
        monkeypatch.setenv("NOTIFY_SOCKET", "@" + receiver.getsockname()[1:].decode())
        notify("READY=1")
        assert receiver.recv(100) == b"READY=1"


@pytest.mark.parametrize("address", ["", "/nowhere/at/all"])
def test_a_systemd_that_did_not_ask_or_is_gone_troubles_nobody(address, monkeypatch):
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    with Loop(RealClock()) as loop, notified(loop):
        loop.call_later(0.0, loop.stop)
        loop.run()
