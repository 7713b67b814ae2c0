"""Taking what tables tell, a batch at a time: kept whole before anything is acknowledged.

And what people decide about it. Each is one transaction of the only one who writes.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy.exc import DataError

from controller.views.telling import Announcement, Result, TableState
from league import fleet, folding, log, rulings
from league.errors import MessageError, UnknownError
from league.folding import Reached
from league.messages import read
from league.rulings import Corrected
from league.settings import LeagueSettings
from league.store import Key, Store


class Intake(Struct, frozen=True):
    """What became of a batch."""

    results: int = 0
    """How many results were new."""
    again: int = 0
    """How many were known already."""
    states: int = 0
    refused: tuple[tuple[int, str], ...] = ()
    """Each of the others: its number in the batch, from 0, and why it was refused."""
    announcements: tuple[tuple[str, Announcement], ...] = ()
    """What is said back: table, and what."""

    def __add__(self, other: "Intake") -> "Intake":
        return Intake(
            self.results + other.results,
            self.again + other.again,
            self.states + other.states,
            self.refused + other.refused,
            self.announcements + other.announcements,
        )


def take(
    store: Store,
    settings: LeagueSettings,
    payloads: Sequence[bytes],
    received: datetime | None = None,
    senders: Sequence[str] = (),
) -> Intake:
    """Keep what these messages say, and bring up to date what follows from it.

    *senders* are the tables of which the topics speak, where there are topics: a broker lets a
    table write to its own, so none speaks for another. What is no message of a table is refused
    alone. Raises `StoreError` where the database does not
    answer: nothing is kept then, and all can be taken again.
    """
    received = received or datetime.now(UTC)
    try:
        return _take(store, settings, payloads, received, senders or [""] * len(payloads))
    except DataError as error:
        # A message that the database does not take, though it reads well, must not hold up others.
        if len(payloads) == 1:
            return Intake(refused=((0, f"the database does not take it: {error.orig}"),))
        done = Intake()
        for number, one in enumerate(payloads):
            alone = take(store, settings, [one], received, senders[number : number + 1])
            refused = tuple((number, why) for _, why in alone.refused)
            done += msgspec.structs.replace(alone, refused=refused)
        return done


def _take(
    store: Store,
    settings: LeagueSettings,
    payloads: Sequence[bytes],
    received: datetime,
    senders: Sequence[str],
) -> Intake:
    results: list[Result] = []
    states: list[TableState] = []
    refused: list[tuple[int, str]] = []
    for number, (payload, sender) in enumerate(zip(payloads, senders, strict=True)):
        try:
            told = read(payload, sender)
        except MessageError as error:
            refused.append((number, str(error)))
            continue
        if isinstance(told, Result):
            results.append(told)
        else:
            states.append(told)
    if not results and not states:
        return Intake(refused=tuple(refused))
    with store.writing() as connection:
        kept = log.keep(connection, settings, results, received)
        reached = folding.bring_up(connection, settings, kept.changed, kept.new)
        if states:
            fleet.note(connection, states, received)
    said = _announcements(reached)
    new = len(results) - kept.again
    return Intake(new, kept.again, len(states), tuple(refused), said)


def _announcements(reached: Iterable[Reached]) -> tuple[tuple[str, Announcement], ...]:
    """Return what was reached, for the tables where it was."""
    seats: dict[Key, dict[str, tuple[str, ...]]] = {}
    for one in reached:
        there = seats.setdefault(one.key, {})
        there[one.seat] = (*there.get(one.seat, ()), one.achievement)
    return tuple(
        (table, Announcement(match=match, reached=said))
        for (table, match), said in sorted(seats.items())
    )


def rule(
    store: Store,
    settings: LeagueSettings,
    key: Key,
    kind: Literal["strike", "correct", "restore"],
    reason: str,
    seats: dict[str, Corrected] | None = None,
    at: datetime | None = None,
) -> None:
    """Decide about a match. Raises `UnknownError`, `SettingsError` and `StoreError`."""
    with store.writing() as connection:
        rulings.rule(connection, key, kind, reason, at or datetime.now(UTC), seats)
        folding.bring_up(connection, settings, [key])


def forget(
    store: Store, settings: LeagueSettings, place: str, name: str, at: datetime | None = None
) -> int:
    """Forget somebody of a place; return in how many matches they have no name now.

    Raises `UnknownError` where nobody of that name has played there, and `StoreError`.
    """
    with store.writing() as connection:
        keys = [
            key
            for some in log.all_keys(connection)
            for key in some
            if settings.place_of(key[0]) == place
        ]
        changed = rulings.forget(connection, place, name, keys, at or datetime.now(UTC))
        if not changed:
            at_place = f"at {place}" if place else "at tables of no place"
            raise UnknownError(f"nobody called {name!r} has played {at_place}")
        folding.bring_up(connection, settings, changed)
        fleet.without_name(connection, settings, place, name)
    store.tidy()
    return len(changed)
