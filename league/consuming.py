"""From the broker into the database, for as long as the league runs.

A message is acknowledged after it was kept, so a broker, a database or this process can end at any
moment: what was not kept is told again, and what was kept twice counts once.
"""

import logging
import threading
import time
from collections.abc import Sequence

import msgspec

from league import alerts
from league.errors import StoreError
from league.settings import LeagueSettings
from league.store import Store
from league.streams import Delivery, Stream
from league.taking import Intake, take

BATCH = 200
"""How many messages are kept in one transaction, if that many wait."""
WAIT_S = 0.5
SLOWEST_S = 20.0
"""The longest wait before the database is asked once more."""

_log = logging.getLogger(__name__)


def consume(
    store: Store, settings: LeagueSettings, stream: Stream, stopping: threading.Event
) -> Intake:
    """Take messages until *stopping*; return what became of them all."""
    done = Intake()
    alerted_s = 0.0
    while not stopping.is_set():
        deliveries = stream.fetch(BATCH, WAIT_S)
        if deliveries:
            taken = _taken(store, settings, deliveries, stopping)
            if taken is None:
                break
            stream.done(deliveries)
            for _, sentence in taken.refused:
                _log.warning("refused: %s", sentence)
            for table, said in taken.announcements:
                topic = f"{settings.topic}/{table}/announcement"
                stream.say(topic, msgspec.json.encode(said))
            done += msgspec.structs.replace(taken, refused=(), announcements=())
        if time.monotonic() - alerted_s > alerts.EVERY_S:
            alerted_s = time.monotonic()
            try:
                alerts.tell(store, settings, stream.say)
            except StoreError as error:
                _log.warning("%s", error)
    return done


def _taken(
    store: Store,
    settings: LeagueSettings,
    deliveries: Sequence[Delivery],
    stopping: threading.Event,
) -> Intake | None:
    """Take these, however long the database is away; None if it is time to stop."""
    wait_s = 0.1
    payloads, senders = [one.payload for one in deliveries], [one.sender for one in deliveries]
    while not stopping.is_set():
        try:
            return take(store, settings, payloads, senders=senders)
        except StoreError as error:
            _log.warning("%s; asked once more in %.1f s", error, wait_s)
            stopping.wait(wait_s)
            wait_s = min(2 * wait_s, SLOWEST_S)
    return None
