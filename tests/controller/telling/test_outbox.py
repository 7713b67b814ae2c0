"""What is still to be told, whatever has happened to the table and to who reads it."""

import msgspec
import pytest
from msgspec.structs import replace

from controller.record.journal import Entry, Journal, rows
from controller.telling.outbox import MOST_STATES, STALE, Outbox
from controller.views.telling import TableFault, TableState
from harness.brokers import OVER, played, written


@pytest.fixture
def outbox(journal, tmp_path):
    return Outbox(journal, tmp_path / "told.json")


def told(outbox):
    """Tell everything; return it."""
    found = []
    for result in outbox.results():
        outbox.acknowledge(result)
        found.append((result.match, result.revision))
    return found


def test_each_result_is_told_once_the_first_match_first(outbox):
    assert [one.began for one in outbox.results()] == sorted(one.began for one in outbox.results())
    assert len(told(outbox)) == 5
    assert told(outbox) == []


def test_a_result_that_nobody_acknowledged_waits(outbox):
    first, *_ = outbox.results()
    assert next(iter(outbox.results())) == first


def test_a_restart_forgets_nothing(outbox, journal, tmp_path):
    for result in list(outbox.results())[:2]:
        outbox.acknowledge(result)
    again = Outbox(journal, tmp_path / "told.json")
    assert again.table == outbox.table
    assert len(told(again)) == 3


def test_a_restart_reads_the_last_matches_and_what_was_not_told(outbox, journal, tmp_path, mocker):
    first, second, *others = outbox.results()
    for result in (first, *others):
        outbox.acknowledge(result)
    read = mocker.spy(Journal, "entries")
    again = Outbox(journal, tmp_path / "told.json")
    assert [one.match for one in again.results()] == [second.match]
    assert sorted(call.args[1] for call in read.call_args_list) == [2, 3, 4, 5]
    again.tell_again()
    assert len(told(again)) == 5


def test_a_match_that_ends_later_is_told_then(outbox, journal):
    told(outbox)
    written(journal, played(6, people={"red": "Grace"}))
    (result,) = outbox.results()
    assert result.players[0].person == "Grace"


def test_a_match_that_goes_on_is_not_told(outbox, journal):
    told(outbox)
    written(journal, rows.scored(5, "open", {}, ()))
    assert told(outbox) == []


def test_a_match_that_ended_otherwise_corrects_itself(outbox, journal):
    before = told(outbox)[-1]
    more = Entry(number=3, at_s=200.0)
    written(journal, rows.add(5, more), rows.scored(5, "finished", OVER.totals, ("red",)))
    assert told(outbox) == [(before[0], before[1] + 1)]


def test_everything_is_told_once_more_when_somebody_asks(outbox):
    first = told(outbox)
    outbox.tell_again()
    assert told(outbox) == first


def test_the_level_of_a_bot_is_told_though_others_have_played_since(outbox, journal, tmp_path):
    over = TableState(table=outbox.table, game="luggage", stage="over", bots={"green": "sharp"})
    for state in over, replace(over, game="", stage="lobby"):
        outbox.put(state)
    written(journal, played(6))
    outbox.put(replace(over, bots={"green": "easy"}))
    again = Outbox(journal, tmp_path / "told.json")
    levels = {one.began: one.players[2].bot for one in again.results()}
    assert [levels[began] for began in sorted(levels)] == [*["unknown"] * 4, "sharp", "easy"]


def test_the_level_of_a_bot_is_the_one_that_was_seen_and_stays_that(outbox, journal, tmp_path):
    outbox.put(TableState(table=outbox.table, game="luggage", bots={"green": "sharp"}))
    told(outbox)
    again = Outbox(journal, tmp_path / "told.json")
    again.tell_again()
    assert {result.players[2].bot for result in again.results()} == {"sharp"}


def test_what_the_journal_has_no_more_is_forgotten(journal, tmp_path):
    kept = tmp_path / "told.json"
    gone = {f"{number:032x}": {"revision": 9, "bots": {"red": "sharp"}} for number in range(1000)}
    kept.write_bytes(msgspec.json.encode({"table": "a" * 16, "told": gone}))
    outbox = Outbox(journal, kept)
    assert outbox.table == "a" * 16
    assert len(told(outbox)) == 5
    assert told(outbox) == []
    assert kept.stat().st_size < 1000
    assert told(Outbox(journal, kept)) == []


def test_however_often_everything_is_told_the_file_stays_short(outbox, tmp_path):
    for _ in range(50):
        told(outbox)
        outbox.tell_again(3)
    assert len((tmp_path / "told.json").read_bytes().splitlines()) <= STALE + 10


def test_a_power_cut_while_it_is_noted_costs_that_note_alone(outbox, journal, tmp_path):
    told(outbox)
    kept = tmp_path / "told.json"
    kept.write_bytes(kept.read_bytes()[:-9])
    again = Outbox(journal, kept)
    assert again.table == outbox.table
    assert len(told(again)) == 1


def test_a_file_that_is_damaged_costs_no_result(outbox, journal, tmp_path):
    told(outbox)
    (tmp_path / "told.json").write_bytes(b"\xff{")
    assert len(told(Outbox(journal, tmp_path / "told.json"))) == 5


def test_a_table_without_a_journal_has_nothing_to_tell(tmp_path):
    assert list(Outbox(tmp_path / "none.db", tmp_path / "told.json").results()) == []


# ---- how the table is ----------------------------------------------------------------------------


def state(number=0, *faults):
    ill = tuple(TableFault(id=one, severity="fault", said=one) for one in faults)
    return TableState(table="0" * 16, points={"red": number}, faults=ill)


def states(outbox):
    found = []
    while (one := outbox.state()) is not None:
        found.append(one)
        outbox.told(one)
    return found


def test_only_the_latest_state_is_told(outbox):
    for number in range(9):
        outbox.put(state(number))
    assert states(outbox) == [state(8)]


def test_each_fault_is_told_and_that_it_is_over(outbox):
    for one in (state(1), state(2, "jam"), state(3, "jam"), state(4)):
        outbox.put(one)
    assert states(outbox) == [state(1), state(3, "jam"), state(4)]


def test_changes_of_faults_that_wait_are_bounded(outbox):
    for number in range(3 * MOST_STATES):
        outbox.put(state(number, *["jam"] * (number % 2)))
    waiting = states(outbox)
    assert len(waiting) == MOST_STATES
    assert waiting[-1] == state(3 * MOST_STATES - 1, "jam")
