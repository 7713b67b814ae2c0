"""What stays in sight on a phone, however many cards are in a hand: in Debian's Chromium."""

from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace

from browserphone import CHROMIUM, LANDSCAPE, PORTRAIT, launched
from display.web.pages import page, parts, style
from display.web.pictures import png
from display.words import names_of, words_in
from phonetable import phone_table

CARDS = 15
"""As many as somebody has who has boarded all others of *Bluff Pirate*."""

GAMES = {"bluff-pirate": 3, "captains-orders": 4}

SEEN = """id => {
    const one = document.getElementById(id), box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top >= 0 && box.bottom <= innerHeight && (top === one || one.contains(top));
}"""
"""Whether all of an element is in the window, and nothing lies on it."""

SCROLLED = """id => {
    const one = document.getElementById(id) || document.querySelector(id);
    one.style.scrollBehavior = "auto";
    one.scrollTop = one.scrollHeight;
    return one.scrollTop;
}"""

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")


@pytest.fixture(scope="module", params=GAMES)
def html(request, tmp_path_factory):
    """The page of a seat that has many cards, in a match that explains itself."""
    folder, players = tmp_path_factory.mktemp("run"), GAMES[request.param]
    with phone_table(folder, request.param, players) as table:
        phone = table.phone(table.match.seats[0])
        sheet, words = phone.sheet, words_in("de", names_of(phone.player.eyes.view))
    cards = (sheet.hand.cards * CARDS)[:CARDS]
    told = words(f"{request.param}-rules-1")
    verbs = tuple(replace(one, text=words("screen-joining", game="luggage")) for one in cards[:4])
    sheet = replace(sheet, told=told, hand=replace(sheet.hand, cards=cards), verbs=verbs)
    given = {"shape": sheet.shape, "game": request.param, "moves": ""}
    return page("seat", "de", seat=sheet.seat, parts=parts(sheet, words), **given)


def answer(route, html):
    address = urlsplit(route.request.url).path
    if address == "/":
        route.fulfill(body=html, content_type="text/html")
    elif address.endswith(".css"):
        route.fulfill(body=style(), content_type="text/css")
    elif address.startswith("/art/"):
        drawn = png(address.removeprefix("/art/").removesuffix(".png"))
        route.fulfill(body=drawn or b"", status=200 if drawn else 404)
    else:
        route.fulfill(status=404)


def test_the_sentence_and_the_lesson_stay_in_sight_wherever_cards_are_scrolled_to(html):
    with launched() as browser:
        for width, height in (PORTRAIT, LANDSCAPE):
            shown = browser.new_page(viewport={"width": width, "height": height})
            shown.route("**/*", lambda route: answer(route, html))
            shown.goto("http://table/")
            moved = shown.evaluate(SCROLLED, "dock"), shown.evaluate(SCROLLED, "main")
            assert all(moved) or (width, height) == PORTRAIT, "there is something to scroll"
            assert shown.evaluate(SEEN, "line"), (width, moved)
            assert shown.evaluate(SEEN, "told"), (width, moved)
