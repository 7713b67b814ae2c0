"""`reclaim bench fleet`: what it tells, made of real matches; and what it counts."""

import pytest

from bench import engines, fleet, told


@pytest.mark.skipif(
    engines.postgresql_programs() is None or engines.program("mosquitto") is None,
    reason=f"{engines.POSTGRESQL}. {engines.MOSQUITTO}",
)
def test_parts_are_killed_and_nothing_is_lost(mocker):
    mocker.patch.multiple(fleet, QUICK_MATCHES=20, QUICK_PACED=3, QUICK_KILLS=1, LATE=1)
    found = fleet.run(3, True, 2)
    cost, kills = found["tables"]["2"], found["kills"]
    assert cost["matches"] == 20
    assert 0 < cost["plain_to_table_ms"]["p50"] < cost["to_standings_ms"]["p99"]
    assert cost["bytes_a_match"] > cost["message_bytes"] > 100
    assert (kills["kills"], kills["lost"], kills["doubled"]) == (1, 0, 0)
    assert kills["equal_to_replay"]
    assert "0 lost, 0 doubled; equal to a replay" in fleet.table(found)


def test_recorded_matches_are_told_with_their_winners_first():
    for one in told.recorded():
        assert one.places[0] == 1
        assert list(one.places) == sorted(one.places)
        assert one.duration_s > 0


def test_the_same_seed_tells_the_same():
    first, second, other = (list(told.results(seed, 3, 20)) for seed in (1, 1, 2))
    assert first == second
    assert first != other
    assert len({one.match for one in (*first, *other)}) == 40
    assert {one.table for one in first} == {told.table_id(n) for n in range(3)}
