"""The pictures of pieces: how long one takes tells nobody which cards a phone was shown."""

import asyncio

import pytest

from controller.games.catalogue import CATALOGUE
from controller.games.printed import box_named
from display.web import pictures
from display.web.pictures import Art, art_of, png
from hardware.scene import Label

SEATS = ("red", "blue", "green", "yellow")
BOXES = [box_named(game, SEATS) for game in CATALOGUE]


@pytest.fixture
def drawn(mocker):
    """What is drawn, in its order: no picture, so that nobody waits for it."""
    return mocker.patch.object(pictures, "drawn", side_effect=lambda address: address.encode())


def sides(box):
    return [art_of(side) for piece in box.tagged for side in (piece.back, piece.face)]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.game)
def test_no_piece_is_drawn_because_somebody_asks_for_it(box, drawn):
    async def asked():
        art = Art()
        art.begin(box)
        first = await art.of(sides(box)[0])
        drawn.reset_mock()
        return first, [await art.of(address) for address in sides(box)]

    first, answers = asyncio.run(asked())
    assert (first, answers) == (sides(box)[0].encode(), [one.encode() for one in sides(box)])
    drawn.assert_not_called()


def test_who_asks_early_waits_until_every_piece_is_drawn(drawn):
    """The first to be drawn, too: otherwise what was drawn because of others would be there
    sooner."""
    box = BOXES[0]

    async def asked():
        art = Art()
        art.begin(box)
        await asyncio.sleep(0)
        assert 0 < drawn.call_count < len(set(sides(box))), "it is begun, and not done"
        await art.of(drawn.call_args_list[0].args[0])
        return drawn.call_count

    assert asyncio.run(asked()) == len(set(sides(box)))


def test_another_game_and_back_again_draw_no_piece_twice(drawn):
    async def played():
        art = Art()
        for box in (*BOXES, *BOXES):
            art.begin(box)
            for address in sides(box):
                await art.of(address)

    asyncio.run(played())
    asked = [call.args[0] for call in drawn.call_args_list]
    assert sorted(asked) == sorted({side for box in BOXES for side in sides(box)})


def test_however_much_somebody_asks_for_no_piece_is_forgotten(drawn):
    box = BOXES[0]

    async def asked():
        art = Art()
        art.begin(box)
        await art.of(sides(box)[0])
        for number in range(2000):
            await art.of(f"rank-card.f.{number}")
        drawn.reset_mock()
        for address in sides(box):
            await art.of(address)

    asyncio.run(asked())
    drawn.assert_not_called()
    png.cache_clear()


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.game)
def test_every_side_of_every_piece_has_a_picture(box):
    assert [one for one in sorted(set(sides(box))) if pictures.drawn(one) is None] == []


@pytest.mark.parametrize("address", ["", "nothing", "../../etc", "rule.luggage.9", "a" * 400])
def test_what_is_drawn_nowhere_has_no_picture(address):
    assert asyncio.run(Art().of(address)) is None


def test_a_label_and_a_side_of_a_box_have_one_address():
    piece = BOXES[0].tagged[-1].face
    assert art_of(piece) == art_of(Label(piece.kind, piece.face, piece.name, piece.suitcase))
