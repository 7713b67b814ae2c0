"""Pictures that were painted before the program began are those that it would paint."""

import pygame
import pytest

from display import art
from display.art import passengers, suitcases
from display.art.keeping import POOL
from display.art.shelf import Shelf
from display.screens import PublicScreen
from imagebuilder import pictures


def bytes_of(picture):
    return pygame.image.tobytes(picture, "RGBA")


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """An empty shelf, from which passengers and suitcases come."""
    shelf = Shelf(tmp_path / "painted")
    monkeypatch.setattr(passengers, "SHELF", shelf)
    monkeypatch.setattr(suitcases, "SHELF", shelf)
    POOL.empty()
    yield shelf
    POOL.empty()


@pytest.mark.parametrize(("draw", "name"), [(art.portrait, "pirate"), (art.suitcase, "tartan")])
def test_without_a_shelf_a_picture_is_painted(shelf, draw, name):
    assert len(set(bytes_of(draw((90, 90), name)))) > 20


def test_a_picture_comes_back_as_it_was_painted(shelf):
    painted = art.portrait((90, 90), "pirate")
    shelf.put("passenger", "pirate", painted)
    assert bytes_of(shelf.get("passenger", "pirate", (90, 90))) == bytes_of(painted)
    assert shelf.get("passenger", "pirate", (91, 91)) is None
    assert shelf.get("suitcase", "pirate", (90, 90)) is None


def test_a_picture_that_was_cut_off_is_painted_again(shelf, tmp_path):
    painted = art.portrait((90, 90), "pirate")
    shelf.put("passenger", "pirate", painted)
    (file,) = (tmp_path / "painted").iterdir()
    file.write_bytes(file.read_bytes()[:100])
    POOL.empty()
    assert bytes_of(art.portrait((90, 90), "pirate")) == bytes_of(painted)


def test_an_image_has_every_passenger_and_suitcase_of_its_first_screen(
    shelf, tmp_path, monkeypatch
):
    monkeypatch.setattr(pictures, "SIZES", ((640, 360),))
    surface, again = pygame.Surface((640, 360)), pygame.Surface((640, 360))
    PublicScreen().draw(surface, pictures.ATTRACT, 3.0)
    pictures.fill_shelf(tmp_path / "painted")
    assert len(list((tmp_path / "painted").iterdir())) == len(art.PASSENGERS + art.SUITCASES)

    def nobody_paints(size, picture):
        raise AssertionError(f"painted {size}")

    POOL.empty()
    monkeypatch.setattr("display.art.shelf.paint", nobody_paints)
    PublicScreen().draw(again, pictures.ATTRACT, 3.0)
    assert bytes_of(again) == bytes_of(surface)
