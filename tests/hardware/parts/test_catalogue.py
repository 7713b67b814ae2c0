"""The catalogue of what can be bought: each part once, each number with its source."""

from itertools import pairwise

import pytest

from hardware.parts import Catalogue, Chosen, UnknownPart, catalogue, everything, part

PARTS = list(everything(catalogue()))


@pytest.mark.parametrize("kind", Chosen._fields)
def test_each_kind_has_a_part(kind):
    assert getattr(catalogue(), kind)


def test_a_name_stands_for_one_part():
    names = [found.name for found in PARTS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("found", PARTS, ids=lambda found: found.name)
def test_each_number_has_a_source_or_is_said_to_be_from_memory(found):
    assert len(found.source) > 10
    assert set(found.remembered) <= set(found.__struct_fields__)
    low_eur, high_eur = found.price_eur
    assert 0 < low_eur <= high_eur


@pytest.mark.parametrize("cells", catalogue().cells, ids=lambda cells: cells.name)
def test_cells_run_down_from_full_to_empty(cells):
    volts = (cells.full_v, cells.half_v, cells.low_v, cells.empty_v)
    assert all(before > after for before, after in pairwise(volts))


def test_a_part_of_the_table_s_own_comes_before_one_of_the_catalogue():
    shipped = part("motor", "pololu-1588", Catalogue())
    assert part("motor", "pololu-1588", Catalogue(motor=(shipped,))) == shipped
    with pytest.raises(UnknownPart, match="nothing is known of 'n20'; expected one of pololu-1588"):
        part("motor", "n20", Catalogue())
