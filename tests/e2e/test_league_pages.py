"""The league's pages in a real browser: everybody can use each, on a phone and at a desk."""

import pytest

from browserphone import CHROMIUM, LANDSCAPE, PORTRAIT, faults
from leaguepages import league_pages

pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="needs Debian's chromium: `apt install chromium`"
)

ADA = "key=person%2FCaf%C3%A9%2Fada"
PAGES = {
    "standings": "/?season=Autumn",
    "player": f"/player?{ADA}",
    "versus": f"/versus?{ADA}&other=bot%2Fsharp",
    "records": "/records",
    "matches": "/matches",
    "tables": "/tables",
    "seasons": "/seasons",
    "nothing": "/nowhere",
}
SIZES = {"upright": PORTRAIT, "wide": (1280, 800), "lying": LANDSCAPE}


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    with league_pages(tmp_path_factory.mktemp("league")) as address:
        yield address


@pytest.fixture(scope="module")
def page(browser):
    opened = browser.new_page(java_script_enabled=True)
    yield opened
    opened.close()


@pytest.mark.parametrize("name", PAGES)
def test_everybody_can_use_each_page(pages, page, name):
    page.goto(pages + PAGES[name])
    for size, scheme in (("upright", "dark"), ("wide", "light")):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_player_is_found_and_compared_without_a_script(pages, browser):
    context = browser.new_context(java_script_enabled=False)
    opened = context.new_page()
    opened.goto(f"{pages}/?lang=de")
    opened.click("td a:has-text('Ada')")
    opened.select_option("select[name=other]", label="Bot, stark")
    opened.click("button")
    assert opened.title().startswith("Direkter Vergleich")
    assert "Bot, stark" in opened.inner_text("caption")
    context.close()
