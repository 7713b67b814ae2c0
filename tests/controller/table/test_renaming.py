"""Who has played is called otherwise, or forgotten, by somebody who looks after the table."""

from contextlib import closing

import msgspec
import pytest

from controller.match.registry import Registry
from controller.record import backup
from controller.record.journal import Journal, MatchRecord, joining, rows
from controller.record.journal.store import PEOPLE
from controller.record.recorder import Recorder
from controller.table.assembly import Seating, open_table
from controller.table.desk import TableDesk
from controller.views.people import Person
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

PLAYED = MatchRecord(
    id=1,
    game="luggage",
    options={},
    seats=("red", "blue"),
    table="sim",
    began_utc="2026-11-22T20:00:00+00:00",
    people={"red": "Ada", "blue": "Ben"},
)
CARD = "04A1B2C3D4E5F6"


@pytest.fixture
def journal(tmp_path):
    """A journal in which Ada has won against Ben."""
    path = tmp_path / "journal.db"
    people = msgspec.json.encode([Person("Ada", "crown"), Person("Ben")]).decode()
    with Loop(VirtualClock()) as loop, closing(Recorder(path, loop, "sim")) as recorder:
        recorder.note(rows.begin(PLAYED))
        recorder.note(rows.scored(1, "finished", {"red": 3, "blue": 1}, ("red",)))
        recorder.note(rows.keep(PEOPLE, people))
        recorder.commit()
    return path


@pytest.fixture
def renamed(journal):
    """`renamed(name, new)`: the notice, whom the desk shows, and what Ada's card is now."""

    def done(name, new):
        with (
            Loop(VirtualClock()) as loop,
            open_table(
                load_table_file("sim"), loop, Seating(), deep=False, journal=journal
            ) as table,
        ):
            table.start()
            desk, why = TableDesk(table.console), []
            pieces = table.console.idle.operator.pieces
            pieces.registry = Registry({**pieces.entries, CARD: "player/Ada"})
            desk.do(lambda: why.append(desk.rename(name, new)))
            loop.run(until_s=loop.now_s() + 1.0)
            return why[0] and why[0].id, desk.shown().people, pieces.entries.get(CARD)

    return done


def kept(journal):
    """What the journal says: the people of its match, and those it knows."""
    with closing(Journal(journal)) as opened:
        opened.check_all()
        known = tuple(person.name for person in opened.people())
        return opened.match(1).people, known


def test_a_name_is_another_in_every_match_and_on_the_card(journal, renamed):
    assert renamed("Ada", "Zoe") == (None, ("Zoe", "Ben"), "player/Zoe")
    assert kept(journal) == ({"red": "Zoe", "blue": "Ben"}, ("Zoe", "Ben"))
    assert renamed("Ben", "Bo")[:2] == (None, ("Zoe", "Bo")), "and after a restart"


def test_who_is_forgotten_is_nobody_in_particular_in_every_match_and_has_no_card(journal, renamed):
    assert renamed("Ada", "") == (None, ("Ben",), None)
    assert kept(journal) == ({"blue": "Ben"}, ("Ben",))


@pytest.mark.parametrize(
    ("name", "new", "id"),
    [
        ("Cleo", "Zoe", "web-desk-changed"),
        ("", "", "web-desk-changed"),
        ("Ada", "Ben", "web-desk-name-taken"),
        ("Ada", "Ada", "web-desk-name-taken"),
        ("Ada", "a/b", "web-name-refused"),
        ("Ada", "much too long", "web-name-refused"),
        ("Ada", " ", "web-name-refused"),
    ],
)
def test_what_cannot_be_is_told_and_changes_nothing(journal, renamed, name, new, id):
    before = kept(journal)
    assert renamed(name, new) == (id, ("Ada", "Ben"), "player/Ada")
    assert kept(journal) == before


def test_a_backup_from_before_brings_no_match_a_second_time(journal, renamed, tmp_path):
    with closing(Journal(journal)) as opened:
        backup.save(opened, tmp_path / "before.db")
    renamed("Ada", "Zoe")
    with closing(Journal(journal)) as here, closing(Journal(tmp_path / "before.db")) as other:
        assert joining.joined(here, other, pytest.fail).matches == 0
