"""The page of a seat, over matches of every game: what is offered can be touched on it, once,
itself or what a line names; and what is seen of a piece has a picture and a name."""

import re

import pytest

from controller.views import SOMETHING_WRONG, BluffPirateView
from display.screens.catalogue import screens_of
from display.targets import ButtonAt, LineAt
from display.web.pages import parts
from display.web.pictures import board, png
from display.words import names_of, words_in
from phonetable import phone_table

MATCHES = {
    "captains-orders": (4, {"rounds": 1}),
    "captain-bluff": (3, {"turns": 10, "call_s": None}),
    "bluff-pirate": (3, {"turns": 10}),
    "luggage": (2, {"rounds": 1}),
}
TOUCHES = 30
LANGUAGES = ("en", "de", "ru", "fr")


@pytest.fixture(scope="module", params=MATCHES)
def pages(request, tmp_path_factory):
    """(moment, sheet, HTML by part) of each seat after each touch of a match."""
    players, options = MATCHES[request.param]
    found = []
    folder = tmp_path_factory.mktemp("run")
    with phone_table(folder, request.param, players, **options) as table:
        for number in range(1, TOUCHES + 1):
            if table.match is None or table.match.over:
                break
            choices = {}
            for at, seat in enumerate(table.match.seats):
                phone = table.phone(seat)
                phone.player.speak(LANGUAGES[(number + at) % len(LANGUAGES)])
                table.tick()
                moment = phone.player.moment(table.loop.now_s())
                words = words_in(phone.sheet.language, names_of(phone.player.eyes.view))
                found.append((moment, phone.sheet, parts(phone.sheet, words)))
                choices[seat] = table.choice(seat, number)
            seat = next((seat for seat, target in choices.items() if target is not None), None)
            if seat is None:
                table.run(1.0)
                continue
            table.phones.touch(table.phone(seat), number, table.touchable(seat)[choices[seat]])
            table.settle(0.5)
    return found


def test_what_the_hint_offers_can_be_touched_on_the_page(pages):
    offered = 0
    for moment, sheet, html in pages:
        cursor = moment.sight.cursor
        lines = () if cursor is None else cursor.options
        lit = {one.target for one in moment.hint.offers}
        for offer in moment.hint.offers:
            target = offer.target
            # A button takes its line. On a simulated table nothing has to be mended.
            if isinstance(target, ButtonAt) and any(isinstance(one, LineAt) for one in lit):
                continue
            if isinstance(target, LineAt) and lines[target.number].id == SOMETHING_WRONG:
                continue
            stand = [target]
            if isinstance(target, LineAt):
                named = moment.sight.named.items()
                stand = [one for one, number in named if number == target.number] or stand
            ids = [id for id, one in sheet.targets.items() if one in stand]
            assert ids, (offer, sheet.line)
            text = "".join(html.values())
            assert any(f'data-id="{id}"' in text for id in ids), (offer, sheet.line)
            offered += 1
    assert offered > TOUCHES // 2


def test_nothing_is_offered_twice(pages):
    for _, sheet, _ in pages:
        named = [one.text for one in sheet.verbs]
        assert len(named) == len(set(named)), named
        cards = [one.id for one in sheet.hand.cards if one.id]
        assert len(cards) == len(set(cards))


def test_what_can_be_touched_means_something(pages):
    for _, sheet, html in pages:
        ids = set(re.findall(r'data-id="([^"]*)"', "".join(html.values())))
        assert ids <= sheet.targets.keys()


def test_every_side_that_is_shown_has_a_picture(pages):
    addresses = {
        address
        for _, _, html in pages
        for address in re.findall(r'src="/art/([^"]*)\.png"', "".join(html.values()))
    }
    assert len(addresses) > 5
    boards = {address for address in addresses if address.startswith("board.")}
    assert [address for address in sorted(addresses - boards) if png(address) is None] == []


def test_a_board_is_shown_in_a_picture_and_in_words(pages):
    """The sea of Bluff Pirate: how far each ship has to go."""
    for moment, sheet, html in pages:
        match = moment.sight.view.match
        if sheet.table.board is None:
            assert not isinstance(match, BluffPirateView)
            continue
        assert board(match).startswith(b"\x89PNG")
        told = [one for one in sheet.table.board.told.split(" · ") if re.search("[0-9]", one)]
        assert len(told) == len(match.players)
        assert f'src="/art/{sheet.table.board.address}.png"' in html["table"] or sheet.table.climax


def test_a_board_has_another_address_once_a_ship_has_sailed(pages):
    addresses = {}
    for moment, sheet, _ in pages:
        if sheet.table.board is not None:
            shown = screens_of(moment.sight.view.match).board.shows(moment.sight.view.match)
            addresses.setdefault(shown, set()).add(sheet.table.board.address)
    assert all(len(same) == 1 for same in addresses.values())
    assert len(set().union(*addresses.values())) == len(addresses)


def test_what_can_be_touched_has_a_name(pages):
    button = re.compile(r"<button[^>]*data-id[^>]*>(.*?)</button>", re.DOTALL)
    for _, _, html in pages:
        for part in html.values():
            for inner in button.findall(part):
                spoken = re.sub(r"<[^>]*>", "", inner) + "".join(
                    re.findall(r'alt="([^"]*)"', inner)
                )
                assert spoken.strip() or "hole" in inner, inner
