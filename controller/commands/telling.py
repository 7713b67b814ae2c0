"""`reclaim tell`: tells other computers what is played at a table, and how the table is."""

import argparse
import logging
import subprocess
import sys
import threading
import time
from pathlib import Path
from queue import SimpleQueue
from typing import IO

import msgspec

from controller.commands.service import journal_path
from controller.errors import BrokerError
from controller.table.appliance import OwnerSettings, read_settings
from controller.telling.commands import Commands
from controller.telling.homeassistant import greeting
from controller.telling.outbox import Outbox
from controller.telling.teller import Teller
from controller.telling.wire import Broker, BrokerLink, broker_at
from controller.views.paths import FEED_SOCKET, runtime_dir
from controller.views.telling import TableState
from hardware.errors import CannotStart
from hardware.files import writing
from hardware.starting import persistently

KEPT = "told.json"
"""Beside the journal, if nothing else is said."""
AGAIN_S = 5.0
"""After which the program that watches the feed is started again."""

_log = logging.getLogger(__name__)


def run(options: argparse.Namespace) -> int:
    """Tell until a signal comes; return the exit code."""
    broker, owner = _asked(options)
    name = options.name or owner.hostname
    commands = options.commands or owner.broker_commands
    folder = options.connect or runtime_dir()
    journal = journal_path(options.journal)
    keeps = options.keeps or journal.with_name(KEPT)
    with writing(keeps, BrokerError):
        outbox = Outbox(journal, keeps)
    if options.again:
        outbox.tell_again()
    wire = _wire(broker, outbox.table, Commands(folder, outbox.number_of) if commands else None)
    states: SimpleQueue[TableState] = SimpleQueue()
    watched = folder / FEED_SOCKET, outbox.table, name, states
    threading.Thread(target=_watch, args=watched, daemon=True).start()
    finds = broker.kind != "nats" and (options.home_assistant or owner.home_assistant)
    greetings = (greeting(outbox.table, name, commands),) if finds else ()
    teller = Teller(outbox, wire, states, greetings)
    print(f"This table is {outbox.table} to others.", file=sys.stderr)
    try:
        with writing(keeps, BrokerError):
            teller.run(lambda: False, time.sleep)
    except KeyboardInterrupt:
        return 130
    finally:
        wire.close()
    return 0


def _asked(options: argparse.Namespace) -> tuple[Broker, OwnerSettings]:
    """Return the broker, as typed or else as in the owner's settings, and those."""
    owner = read_settings(options.settings).settings if options.settings else OwnerSettings()
    address = options.broker or owner.broker
    if not address:
        raise BrokerError(
            "no broker is named; expected one such as mqtt://broker.lan, typed, or in the file of "
            "--settings"
        )
    credentials = options.credentials
    # The service gives an empty one where no broker.txt lies beside the owner's settings.
    if options.settings and credentials and credentials.exists() and not credentials.stat().st_size:
        credentials = None
    broker = broker_at(address, credentials)
    if options.commands or owner.broker_commands:
        if broker.kind == "nats":
            raise BrokerError("commands come by MQTT alone; leave them off, or name an MQTT broker")
        if not (broker.user and broker.password):
            raise BrokerError(
                "commands are taken from a broker only where it asks for a name and a password, "
                "and none are set; write them into the file of --credentials (broker.txt at an "
                "appliance), or leave commands off"
            )
    return broker, owner


def _wire(broker: Broker, table: str, commands: Commands | None) -> BrokerLink:
    try:
        if broker.kind == "nats":
            from controller.telling.jetstream import JetStreamWire

            return JetStreamWire(broker, table)
        from controller.telling.mqtt import MqttWire

        return MqttWire(broker, table, commands)
    except ImportError as error:
        raise BrokerError(
            f"to tell anything needs packages that cannot be imported here ({error}); install them "
            f"with `{sys.prefix}/bin/pip install 'reclaim[tell]'`"
        ) from None


def _watch(feed: Path, table: str, name: str, states: "SimpleQueue[TableState]") -> None:
    """Put what the public feed shows into *states*, for as long as this process lives."""
    arguments = ("--connect", str(feed), "--table", table, "--name", name)

    def start() -> "subprocess.Popen[bytes]":
        command = (sys.executable, "-m", "display.telling", *arguments)
        return subprocess.Popen(command, stdout=subprocess.PIPE)

    while True:
        try:
            process = persistently("What watches the feed", start)
        except CannotStart as error:
            _log.warning("%s", error)
        else:
            with process:
                assert process.stdout is not None
                _read(process.stdout, states)
                process.kill()
        time.sleep(AGAIN_S)


def _read(lines: IO[bytes], states: "SimpleQueue[TableState]") -> None:
    for line in lines:
        states.put(msgspec.json.decode(line, type=TableState))
