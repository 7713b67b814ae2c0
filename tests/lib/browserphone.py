"""Phones in Debian's Chromium, without a window, and all that their pages say and hear."""

import json
import shutil
import time
from contextlib import contextmanager

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

CHROMIUM = shutil.which("chromium")
PORTRAIT, LANDSCAPE = (360, 740), (740, 360)
WAITS_MS = 60_000
SENDS_S = 20.0
QUIET_S = 0.5
"""Hands and table are at rest when no page has changed for this time."""

LIT = """() => [...document.querySelectorAll(
    "#verbs [data-id], #hand .lit[data-id], #hand .here, #table .lit[data-id], #table .here," +
    "#table .caption, #table .tile-at, #people .lit[data-id]"
)].map((one) => [
    one.dataset.id,
    one.innerText + [...one.querySelectorAll("img")].map((picture) => picture.alt).join(" "),
])"""
"""What somebody touches who knows nothing: what is lit, and no control card; with its words."""

SEEN = """(found) => [...document.querySelectorAll(found)].map(
    (one) => one.getAttribute("src").replace("/art/", "").replace(".png", ""))"""

TOUCH = """(id) => {
    const one = document.querySelector(`[data-id="${id}"]:not([data-hold])`);
    if (!one) return false;
    if (one.matches(".belt .tile-at")) one.dispatchEvent(
        new PointerEvent("pointerdown", {bubbles: true, cancelable: true}));
    else one.click();
    return true;
}"""


@contextmanager
def launched(*more):
    """A browser with one process for all of its pages' graphics, as a container allows, and *more*
    of its switches."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", *more]
        )
        yield browser
        browser.close()


def live(page):
    """Wait until a seat's page shows what the table tells."""
    page.wait_for_selector("body[data-live]:not(.lost) #line:not(:empty)")


def faults(page):
    """What axe-core finds on a page, as it stands once its style is there: each rule broken and
    where."""
    page.wait_for_load_state("load")
    found = Axe().run(page).response["violations"]
    return [(one["id"], [node["target"] for node in one["nodes"]]) for one in found]


class BrowserPhone:
    """A phone with cookies of its own, that has opened the address of *pages*.

    `page` is the newest of its pages. Each touch that one of them sends for the first time is
    noted in *sent*, as (phone, number, id); `took` is the last number of which the table has told
    a page that it was taken.
    """

    def __init__(self, browser, pages, sent, size=PORTRAIT, scheme="light"):
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            is_mobile=True,
            has_touch=True,
        )
        self.context.set_default_timeout(WAITS_MS)
        self.sent, self.took, self.changed_s = sent, 0, time.monotonic()
        self.seat, self._pages = None, pages
        self.open(f"#{pages.code}")

    def open(self, path=""):
        """Open another page of this phone; it takes the seat over from the one before."""
        self.page = self.context.new_page()
        self.page.on("websocket", self._connected)
        self.page.goto(f"http://{self._pages.address}/{path}")

    def _connected(self, socket):
        socket.on("framesent", self._says)
        socket.on("framereceived", self._hears)

    def _says(self, text):
        said = json.loads(text)
        touch = self, said.get("n"), said.get("id")
        if None not in touch and touch not in self.sent:
            self.sent.append(touch)

    def _hears(self, text):
        told = json.loads(text)
        self.took = max(self.took, told.get("took", 0))
        if told.get("parts"):
            self.changed_s = time.monotonic()

    def join(self, name):
        """Take the first free chair, and wait for its page to be live."""
        self.page.fill("[name=name]", name)
        self.seat = self.page.get_attribute("[name=seat]:checked", "value")
        self.page.click("button.first")
        self.live()

    def live(self):
        live(self.page)

    @property
    def shape(self):
        return self.page.get_attribute("body", "data-shape")

    def lit(self):
        """What is lit: the words of each by its id, in an order that depends on what it is."""
        return dict(sorted(map(tuple, self.page.evaluate(LIT))))

    def seen(self, found):
        """The addresses of pictures that are on the page, by what selects them."""
        return self.page.evaluate(SEEN, found)

    def touch(self, id):
        """Touch what has that id, if it is still there, and wait until the page has sent it: while
        it connects again it cannot."""
        before, ends_s = len(self.sent), time.monotonic() + SENDS_S
        there = self.page.evaluate(TOUCH, id)
        while there and len(self.sent) == before:
            assert time.monotonic() < ends_s, "the page has not sent a touch"
            self.page.wait_for_timeout(10)

    def answered(self):
        """Return True once the table has taken each touch that this phone has sent."""
        return all(number <= self.took for phone, number, _ in self.sent if phone is self)

    # ---- what happens to phones ------------------------------------------------------------------

    def reload(self):
        self.page.reload()
        self.live()

    def lock(self):
        """The phone is locked for a moment: its page stands still."""
        session = self.context.new_cdp_session(self.page)
        session.send("Page.setWebLifecycleState", {"state": "frozen"})
        time.sleep(0.5)
        session.send("Page.setWebLifecycleState", {"state": "active"})
        session.detach()
        self.live()

    def lose_network(self):
        self.context.set_offline(True)
        time.sleep(0.5)
        self.context.set_offline(False)
        self.live()

    def take_over(self):
        """A new page takes the seat; the older one says so."""
        older = self.page
        self.open()
        self.live()
        older.wait_for_selector("#taken", state="visible")
        older.close()

    def kill_pages(self):
        """The pages' process is killed and started again."""
        self._pages.kill_pages()
        self._pages.start_pages()
        self.live()
