"""Laps of the belt: what is there, and what is missing."""

from controller.belt import Lap, moved, read, reader_lost, reader_ready


def turned(lap, *turns):
    for at in turns:
        lap = moved(lap, at)
    return lap


def test_a_lap_is_complete_as_soon_as_every_expected_tile_was_read():
    lap = turned(Lap(frozenset({1, 2})), 0.0, 0.3)
    assert not read(lap, 1).complete
    assert read(read(lap, 1), 2).complete


def test_a_full_lap_goes_round_even_when_all_is_found():
    lap = read(turned(Lap(frozenset({1}), full=True), 10.0, 10.5), 1)
    assert not lap.complete
    assert turned(lap, 11.06).complete


def test_a_tile_is_missing_only_after_a_second_lap():
    lap = read(turned(Lap(frozenset({1, 2})), 0.0, 1.1), 1)
    assert not lap.complete
    lap = turned(lap, 2.11)
    assert lap.complete
    assert lap.missing == {2}


def test_a_lap_counts_turns_from_where_it_began_and_in_either_direction():
    assert turned(Lap(frozenset({1})), 5.0, 2.89).complete


def test_absence_proves_nothing_while_the_reader_is_lost():
    lap = reader_lost(turned(Lap(frozenset({1})), 0.0, 1.0))
    lap = turned(lap, 5.0)
    assert not lap.complete
    lap = turned(reader_ready(lap), 6.0, 8.0)
    assert not lap.complete
    assert turned(lap, 8.2).complete


def test_what_was_found_before_the_reader_was_lost_stays_found():
    lap = reader_lost(read(turned(Lap(frozenset({1, 2})), 0.0), 1))
    assert read(reader_ready(lap), 2).complete


def test_tiles_that_were_not_expected_are_found_all_the_same():
    lap = read(turned(Lap(frozenset({1}), full=True), 0.0), 9)
    assert lap.found == {9}
    assert lap.missing == {1}
