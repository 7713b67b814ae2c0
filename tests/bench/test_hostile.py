"""Hostile clients do what their kind says, or no table would be tried by them."""

import random
import socket

import pytest

from bench.hostile import KINDS, harass
from controller.views.paths import FEED_SOCKET, HANDS_SOCKET


@pytest.fixture
def sockets(tmp_path):
    """Sockets at which nobody answers; `heard()` is what each client has said."""
    listeners = [socket.socket(socket.AF_UNIX) for _ in (FEED_SOCKET, HANDS_SOCKET)]
    for listener, name in zip(listeners, (FEED_SOCKET, HANDS_SOCKET), strict=True):
        listener.bind(str(tmp_path / name))
        listener.listen()
        listener.setblocking(False)

    def heard():
        for listener in listeners:
            while True:
                try:
                    connection, _ = listener.accept()
                except BlockingIOError:
                    break
                with connection:
                    connection.setblocking(False)
                    try:
                        yield listener, connection.recv(1 << 20)
                    except BlockingIOError:
                        yield listener, None

    yield heard
    for listener in listeners:
        listener.close()


def one(kind, tmp_path):
    """A client of a kind that has acted twice."""
    client = KINDS[kind](tmp_path, random.Random(1))
    client.act()
    client.act()
    return client


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("silent", None),
        ("watch-loop", b'{"type":"Watch","seat":"","token":""}\n' * 80),
        ("never-reads", b'{"type":"Watch","seat":"","token":""}\n'),
        ("hands-flood", b"x\n" * 4000),
        ("connect-and-drop", b""),
    ],
)
def test_a_client_does_what_its_kind_says(kind, says, sockets, tmp_path):
    client = one(kind, tmp_path)
    heard = [said for _, said in sockets()]
    assert heard == [says] * (2 if kind == "connect-and-drop" else 1)
    client.close()


def test_who_tries_to_sit_guesses_another_token_each_time(sockets, tmp_path):
    client = one("sit-loop", tmp_path)
    ((_, said),) = sockets()
    first, second = said.splitlines()
    assert first.startswith(b'{"type":"Sit","seat":"')
    assert first.split(b'"token":')[1] != second.split(b'"token":')[1]
    client.close()


def test_a_client_that_was_let_go_comes_back(sockets, tmp_path):
    client = one("watch-loop", tmp_path)
    list(sockets())
    for _ in range(3):
        client.act()
    assert client.connections == 2
    client.close()


def test_all_kinds_are_let_at_a_table_in_equal_numbers(sockets, tmp_path):
    connections = harass(tmp_path, 2 * len(KINDS), 0.05)
    assert sorted(connections) == sorted(KINDS)
    assert all(number >= 2 for number in connections.values())
    assert list(sockets())


def test_without_a_table_they_only_knock(tmp_path):
    assert set(harass(tmp_path, 7, 0.02).values()) == {0}
