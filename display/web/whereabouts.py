"""Where the table's pages are: this computer's address in its network, which may come late and
change, and its name there, which it has if no other computer has it (mdns.py)."""

import asyncio
import logging
import random
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import cast

from display.web import mdns

LOOK_S = 3.0
"""How often the address is looked at."""
PROBES, PROBE_S = 3, 0.25
"""How often the name is asked for before it is had (RFC 6762, 8.1)."""
AGAIN_S = 60.0
"""A name that somebody else has is asked for again then."""
UNREACHED = "127."
"""So begins an address that only this computer itself can reach."""
DOMAIN = "local"

HOUSES = (DOMAIN, "lan", "home.arpa", "internal")
"""Domains of houses, which no registry gives away (RFC 6762; RFC 8375; ICANN, July 2024, for the
last; routers use `lan` without being told to): a name in any other leads where its owner likes."""

_log = logging.getLogger(__name__)


class Responder(asyncio.DatagramProtocol):
    """Says in a network, at *address*, that *name* is there: as soon as it is `had`."""

    def __init__(self, name: str, address: str) -> None:
        self.had = self.lost = False
        """Whether the name is ours, and whether another computer has it."""
        self._name, self._address = name, address

    def __repr__(self) -> str:
        return f"<Responder for {self._name}>"

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # asyncio's own is no subclass of it before 3.12.
        self._transport = cast("asyncio.DatagramTransport", transport)

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        packet = mdns.read(data)
        # Who asks from another network is answered nothing (RFC 6762, 11).
        if packet is None or not ip_address(addr[0]).is_private:
            return
        if mdns.contradicted(packet, self._name, self._address):
            self.had, self.lost = False, True
        elif self.had:
            legacy = addr[1] != self._group[1]
            said = mdns.answer(packet, self._name, self._address, legacy)
            alone = legacy or all(one.alone for one in mdns.asked(packet, self._name))
            if said is not None:
                self._transport.sendto(said, addr if alone else self._group)

    def error_received(self, exc: Exception) -> None:
        """A network that is gone takes nothing; it may come back."""

    @property
    def _group(self) -> tuple[str, int]:
        return mdns.GROUP, self._transport.get_extra_info("sockname")[1]

    async def claim(self) -> None:
        """Ask for the name; it is had if nobody else has it."""
        self.lost = False
        for _ in range(PROBES):
            self._transport.sendto(mdns.probe(self._name, self._address), self._group)
            await asyncio.sleep(PROBE_S)
            if self.lost:
                return
        self.had = True
        self._transport.sendto(mdns.announced(self._name, self._address), self._group)

    def close(self) -> None:
        if self.had:
            self._transport.sendto(mdns.announced(self._name, self._address, 0), self._group)
        self._transport.close()


async def responder(name: str, address: str, port: int = mdns.PORT) -> Responder:
    """Return who answers for *name* in the network of *address*. Raises OSError where that cannot
    be."""
    heard = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        # Others on this computer may listen there, too.
        heard.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        heard.bind(("", port))
        own = socket.inet_aton(address)
        member = struct.pack("4s4s", socket.inet_aton(mdns.GROUP), own)
        heard.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)
        heard.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, own)
        heard.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 255)
        heard.setblocking(False)
        loop = asyncio.get_running_loop()
        _, made = await loop.create_datagram_endpoint(lambda: Responder(name, address), sock=heard)
    except OSError:
        heard.close()
        raise
    return made


class Whereabouts:
    """Where the pages at *port* are: at the address that *find* returns, and by the *names* of this
    computer. The first of them is claimed in its network, at *multicast_port*, or not at all where
    that is None. *changed* is called when any of it changes.

    A browser may call the table by what is `in` it: any other name was made to lead here.
    """

    def __init__(
        self,
        find: Callable[[], str],
        port: int,
        names: tuple[str, ...],
        changed: Callable[[], None] = lambda: None,
        multicast_port: int | None = mdns.PORT,
    ) -> None:
        self.address = find()
        self._find, self._port, self._changed = find, port, changed
        self._names = tuple(name.lower() for name in names)
        self._multicast_port = multicast_port
        self._responder: Responder | None = None
        self._again_s = 0.0
        self._warned = False

    def __repr__(self) -> str:
        return f"<Whereabouts {', '.join(self.places)}>"

    def __contains__(self, host: object) -> bool:
        return any(host == own for own in self._hosts())

    def _hosts(self) -> Iterator[str]:
        for name in self._all_names():
            yield f"{name}:{self._port}"
            if self._port == 80:
                yield name

    def _all_names(self) -> Iterator[str]:
        yield from (self.address.lower(), "localhost", "127.0.0.1")
        for name in self._names:
            yield name
            yield from (f"{name.partition('.')[0]}.{domain}" for domain in HOUSES)

    @property
    def places(self) -> tuple[str, ...]:
        """As they are typed into a phone: in numbers, and by name if that is had."""
        had = self._responder is not None and self._responder.had
        names = (self.address, self._claimed) if had else (self.address,)
        return tuple(name if self._port == 80 else f"{name}:{self._port}" for name in names)

    @property
    def _claimed(self) -> str:
        return f"{self._names[0].partition('.')[0]}.{DOMAIN}"

    async def follow(self) -> None:
        """Follow the computer from network to network, until cancelled."""
        try:
            while True:
                before = self.places
                self.address, left = self._find(), self.address
                if left != self.address:
                    self._stop()
                await self._claim()
                if self.places != before:
                    self._changed()
                await asyncio.sleep(LOOK_S)
        finally:
            self._stop()

    async def _claim(self) -> None:
        """Claim the name where it is not had yet, if it is time to."""
        now_s, port = asyncio.get_running_loop().time(), self._multicast_port
        had = self._responder is not None and self._responder.had
        if had or now_s < self._again_s or port is None or self.address.startswith(UNREACHED):
            return
        # Two that were switched on together would go on to meet.
        self._again_s = now_s + AGAIN_S * random.uniform(0.5, 1.0)
        trouble = ""
        try:
            if self._responder is None:
                self._responder = await responder(self._claimed, self.address, port)
            await self._responder.claim()
            if self._responder.lost:
                trouble = "another computer has that name"
        except OSError as error:
            trouble = str(error)
        if trouble and not self._warned:
            self._warned = True
            _log.warning("%s does not lead to this table in its network: %s; the address in "
                         "numbers does.", self._claimed, trouble)  # fmt: skip

    def _stop(self) -> None:
        self._again_s = 0.0
        if self._responder is not None:
            with suppress(OSError):
                self._responder.close()
            self._responder = None
