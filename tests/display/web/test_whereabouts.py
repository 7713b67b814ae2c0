"""Where the pages of a table are, and by which names they may be asked for: a real socket, in the
network of this computer alone."""

import asyncio
import socket
from contextlib import asynccontextmanager, suppress

import pytest

from display.web import mdns, whereabouts
from display.web.whereabouts import Whereabouts, responder

NAMES = ("gate-7", "raspberrypi")
HERE = "127.0.0.1"


def at(address, port=8080, **more):
    return Whereabouts(lambda: address, port, NAMES, **more)


@pytest.mark.parametrize(
    "asked",
    ["192.168.0.7", "localhost", "raspberrypi", "raspberrypi.local", "gate-7", "gate-7.lan",
     "gate-7.home.arpa"],
)  # fmt: skip
def test_a_table_is_what_its_computer_and_its_router_call_it(asked):
    assert f"{asked}:8080" in at("192.168.0.7")
    assert asked in at("192.168.0.7", 80)


@pytest.mark.parametrize("asked", ["gate-7.example.com", "gate-8.lan", "lan", "", "192.168.0.8"])
def test_any_other_name_was_made_to_lead_here(asked):
    assert f"{asked}:8080" not in at("192.168.0.7")
    assert asked not in at("192.168.0.7")


# ---- a computer that comes and goes --------------------------------------------------------------


@pytest.fixture
def port():
    """One for multicasts that nobody else has."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
        free.bind(("", 0))
        return free.getsockname()[1]


@pytest.fixture(autouse=True)
def in_here(mocker):
    """The network is this computer's own, and nobody in it needs long."""
    mocker.patch.object(whereabouts, "PROBE_S", 0.02)
    mocker.patch.object(whereabouts, "LOOK_S", 0.01)
    mocker.patch.object(whereabouts, "AGAIN_S", 0.05)


@asynccontextmanager
async def followed(where):
    follows = asyncio.ensure_future(where.follow())
    try:
        yield
    finally:
        follows.cancel()
        with suppress(asyncio.CancelledError):
            await follows


async def until(happened):
    while not happened():
        await asyncio.sleep(0.01)


def test_an_address_that_comes_late_is_told_and_counts():
    """A table that starts has no network yet."""
    found, told = ["127.0.0.1"], []

    async def moves():
        where = Whereabouts(lambda: found[-1], 8080, NAMES, lambda: told.append(where.places), None)
        assert "192.168.0.7:8080" not in where
        async with followed(where):
            found.append("192.168.0.7")
            await until(lambda: told)
        assert "192.168.0.7:8080" in where

    asyncio.run(asyncio.wait_for(moves(), 20))
    assert told == [("192.168.0.7:8080",)]


def test_a_name_that_nobody_has_is_had_and_answered(port, mocker):
    mocker.patch.object(whereabouts, "UNREACHED", "none")
    told = []

    async def claims():
        where = Whereabouts(
            lambda: HERE, 8080, NAMES, lambda: told.append(where.places), multicast_port=port
        )
        async with followed(where):
            await until(lambda: told)
            with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asks:
                asks.setblocking(False)
                asks.connect((HERE, port))
                asks.send(mdns.probe("gate-7.local", HERE))
                return await asyncio.get_running_loop().sock_recv(asks, 500)

    said = mdns.read(asyncio.run(asyncio.wait_for(claims(), 20)))
    assert told == [("127.0.0.1:8080", "gate-7.local:8080")]
    assert (said.response, said.known[0].data) == (True, socket.inet_aton(HERE))


def test_a_name_that_another_table_has_is_not_said_to_lead_here_until_it_is_free(port):
    async def claims():
        other = await responder("gate-7.local", HERE, port)
        await other.claim()
        ours = await responder("gate-7.local", "127.0.0.2", port)
        await ours.claim()
        before = other.had, ours.had, ours.lost
        other.close()
        await asyncio.sleep(0)
        await ours.claim()
        after = ours.had
        ours.close()
        return before, after

    assert asyncio.run(asyncio.wait_for(claims(), 20)) == ((True, False, True), True)


def test_where_a_network_takes_no_names_the_numbers_stay(port, mocker):
    mocker.patch.object(whereabouts, "UNREACHED", "none")
    mocker.patch.object(whereabouts, "responder", side_effect=OSError("no such device"))
    tried = []

    async def claims():
        where = Whereabouts(lambda: HERE, 8080, NAMES, multicast_port=port)
        async with followed(where):
            await until(lambda: whereabouts.responder.call_count > 1 or tried)
        return where.places

    assert asyncio.run(asyncio.wait_for(claims(), 20)) == ("127.0.0.1:8080",)
