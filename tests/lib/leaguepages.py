"""A league's pages on a port, over an evening that was never played."""

import socket
from contextlib import closing, contextmanager
from datetime import UTC, date, datetime

from controller.views.telling import TableFault
from league.rulings import Corrected
from league.settings import LeagueSettings, Season
from league.store import Store
from league.taking import rule, take
from league.web.server import PagesServer
from leaguetold import encoded, evening, result, state

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)
SETTINGS = LeagueSettings(
    name="Café Koffer",
    places={"Café": ("01" * 8, "02" * 8), "Club": ("03" * 8,)},
    seasons=(Season(name="Autumn", begins=date(2026, 11, 1), ends=date(2026, 12, 31)),),
)
FAULTY = TableFault(id="reader/belt", severity="fault", said="The belt's reader answers nothing.")


def filled(store, settings=SETTINGS):
    """An evening at three tables, one of which is ill."""
    told = [*evening(80), result(300, "<b>=Zoë</b>", "Bo", table="01" * 8)]
    take(store, settings, [encoded(one) for one in told], NOON)
    some = told[0]
    rule(store, settings, (some.table, some.match), "strike", "a card was missing", None, NOON)
    other = told[5]
    seats = {"red": Corrected(points=7)}
    rule(store, settings, (other.table, other.match), "correct", "miscounted", seats, NOON)
    states = [
        state(
            "01" * 8, name="Window", stage="playing", game="luggage", battery="ok", belt="turning"
        ),
        state("02" * 8, name="Bar", battery="low", faults=(FAULTY,)),
        state("03" * 8, name="Attic"),
    ]
    take(store, settings, [encoded(one) for one in states], datetime.now(UTC))


@contextmanager
def serving(store, settings):
    """The address of the pages of a league with that *store*."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = PagesServer(store, settings, listener)
        server.begin()
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.end()


@contextmanager
def league_pages(folder, settings=SETTINGS):
    """The address of a league's pages."""
    with closing(Store(f"sqlite:///{folder / 'league.db'}")) as store:
        store.migrate()
        filled(store, settings)
        with serving(store, settings) as address:
            yield address
