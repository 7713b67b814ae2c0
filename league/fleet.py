"""How tables are: the last that each has told of itself, and what was wrong with it since."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, or_, select

from controller.views.telling import TableState
from league.messages import state_or_none, told_at
from league.rings import Progress, Running, progress, released
from league.rulings import is_called
from league.schema import FAULT, STATE
from league.settings import LeagueSettings
from league.store import Insertion, Row, put

LONGEST_TOLD_S = 3600.0
"""A table that has told nothing for longer was off meanwhile."""
SILENT_S = 3600.0
"""A table is shown as silent when it has told nothing for that time."""

_RUNS = select(
    *(STATE.c.table_id, STATE.c.received, STATE.c.on_s),
    *(STATE.c.software, STATE.c.since, STATE.c.before),
)
"""What each table runs, without all that it has told."""


class TableNow(Struct, frozen=True):
    """A table on the operator's page."""

    id: str
    place: str
    state: TableState
    received: str
    hours: float
    """How long it has been on, as far as it has told."""


class Alert(Struct, frozen=True):
    """A fault that the operator has not heard of yet, or not that it is over."""

    table: str
    name: str
    fault: str
    began: str
    severity: str
    said: str
    over: str = ""

    @property
    def sentence(self) -> str:
        """What the operator reads."""
        now = f"is over: {self.said}" if self.over else self.said
        return f"{self.name or self.table}: {now}"


def note(connection: Connection, states: Sequence[TableState], received: datetime) -> None:
    """Keep the last of these states of each table, and which faults began and ended with each.

    States have no number: of two the one that comes later holds.
    """
    at = told_at(received)
    ids = sorted({one.table for one in states})
    rows = connection.execute(_RUNS.where(STATE.c.table_id.in_(ids))).all()
    on_s = {row.table_id: row.on_s + _told_s(row.received, received) for row in rows}
    runs = {row.table_id: (row.software, row.since, row.before) for row in rows}
    asked_faults = select(FAULT).where(FAULT.c.table_id.in_(ids), FAULT.c.over.is_(None))
    lasting = {
        (row.table_id, row.fault): dict(row._mapping) for row in connection.execute(asked_faults)
    }
    rows_now: dict[tuple[str, str, str], Row] = {}
    for state in states:
        before = runs.get(state.table, ("", "", ""))
        if before[0] != state.software or not before[1]:
            runs[state.table] = state.software, at, before[0]
        there = {one.id: one for one in state.faults}
        for key, row in list(lasting.items()):
            if key[0] == state.table and key[1] not in there:
                ended = {**lasting.pop(key), "over": at}
                rows_now[*key, row["began"]] = ended
        for id, fault in there.items():
            if (state.table, id) not in lasting:
                lasting[state.table, id] = {
                    "table_id": state.table,
                    "fault": id,
                    "began": at,
                    "severity": fault.severity,
                    "said": fault.said,
                    "over": None,
                    "told": None,
                    "told_over": None,
                }
                rows_now[state.table, id, at] = lasting[state.table, id]
    last = {one.table: one for one in states}
    rows_of_states: list[Row] = [
        {
            "table_id": id,
            "at": one.at or "",
            "received": at,
            "on_s": on_s.get(id, 0.0),
            **dict(zip(("software", "since", "before"), runs[id], strict=True)),
            "payload": msgspec.json.encode(one),
        }
        for id, one in sorted(last.items())
    ]
    put(
        connection,
        Insertion(FAULT, list(rows_now.values()), replaces=True),
        Insertion(STATE, rows_of_states, replaces=True),
    )


def _told_s(before: str, now: datetime) -> float:
    passed_s = (now - datetime.fromisoformat(before)).total_seconds()
    return passed_s if 0 <= passed_s <= LONGEST_TOLD_S else 0.0


def tables(connection: Connection, settings: LeagueSettings) -> tuple[TableNow, ...]:
    """Return every table that has told of itself, by place and name."""
    found = []
    for row in connection.execute(select(STATE)):
        state = state_or_none(row.payload)
        if state is not None:
            place = settings.place_of(row.table_id)
            found.append(TableNow(row.table_id, place, state, row.received, row.on_s / 3600))
    return tuple(sorted(found, key=lambda one: (one.place, one.state.name, one.id)))


def rollout(connection: Connection, settings: LeagueSettings, now: datetime) -> Progress:
    """Return how far the release is on its way round that lies here for tables."""
    updates = settings.updates
    release = released(Path(updates.folder)) if updates.folder else ""
    tables = _running(connection, now)
    return progress(updates.rings, tables, release, updates.soak_hours * 3600)


def _running(connection: Connection, now: datetime) -> Mapping[str, Running]:
    """Return what each table runs, and how well."""
    of = FAULT.c.table_id == STATE.c.table_id
    since = of & (FAULT.c.began >= STATE.c.since) & (FAULT.c.severity == "fault")
    asked = select(STATE.c.table_id, FAULT.c.over).join(FAULT, since)
    faults: dict[str, list[str | None]] = {}
    for table, over in connection.execute(asked):
        faults.setdefault(table, []).append(over)
    silent = told_at(now - timedelta(seconds=SILENT_S))
    found = {}
    for row in connection.execute(_RUNS.order_by(STATE.c.table_id)):
        ends = faults.get(row.table_id, [])
        well = max((row.since, *(one for one in ends if one is not None)))
        found[row.table_id] = Running(
            software=row.software,
            before=row.before,
            well_s=(now - datetime.fromisoformat(well)).total_seconds(),
            ill=None in ends or row.received < silent,
        )
    return found


def untold(connection: Connection) -> tuple[Alert, ...]:
    """Return what the operator has to hear, the oldest first. A fault that was over before it could
    be told is told with its end."""
    over_untold = FAULT.c.over.is_not(None) & FAULT.c.told_over.is_(None)
    asked = select(FAULT).where(or_(FAULT.c.told.is_(None), over_untold))
    rows = connection.execute(asked.order_by(FAULT.c.began, FAULT.c.table_id, FAULT.c.fault)).all()
    names: dict[str, str] = {}
    for row in connection.execute(select(STATE)):
        state = state_or_none(row.payload)
        names[row.table_id] = state.name if state is not None else ""
    return tuple(
        Alert(
            row.table_id,
            names.get(row.table_id, ""),
            row.fault,
            row.began,
            row.severity,
            row.said,
            row.over or "",
        )
        for row in rows
    )


def told(connection: Connection, alert: Alert, at: datetime) -> None:
    """Note that the operator has heard it."""
    changes = {"told": told_at(at), **({"told_over": told_at(at)} if alert.over else {})}
    connection.execute(
        FAULT.update()
        .where(FAULT.c.table_id == alert.table, FAULT.c.fault == alert.fault)
        .where(FAULT.c.began == alert.began)
        .values(changes)
    )


def without_name(connection: Connection, settings: LeagueSettings, place: str, name: str) -> None:
    """Take somebody's name out of what tables show now."""
    for row in connection.execute(select(STATE)).all():
        state = state_or_none(row.payload)
        if state is None or settings.place_of(row.table_id) != place:
            continue
        names = {seat: one for seat, one in state.names.items() if not is_called(one, name)}
        if names != state.names:
            payload = msgspec.json.encode(msgspec.structs.replace(state, names=names))
            connection.execute(
                STATE.update().where(STATE.c.table_id == row.table_id).values(payload=payload)
            )
