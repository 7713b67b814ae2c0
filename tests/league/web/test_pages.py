"""The pages: each in every language, as HTML, CSV, JSON and calendar; and nothing is trusted."""

import csv
import html.parser
import io
import json
import urllib.error
import urllib.request

import pytest

from controller.views.message import LANGUAGES
from league.store import Store
from league.web import formats
from league.web.server import PAGES
from league.words import words_in
from leaguepages import SETTINGS, league_pages

ADA = "key=person%2FCaf%C3%A9%2Fada"
ADDRESSES = (
    "/",
    "/?season=Autumn&game=luggage&place=Club",
    f"/player?{ADA}",
    f"/versus?{ADA}&other=bot%2Fsharp",
    "/records",
    "/matches",
    "/tables",
    "/seasons",
)


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    with league_pages(tmp_path_factory.mktemp("league")) as address:
        yield address


def ask(pages, path, **headers):
    request = urllib.request.Request(pages + path, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read().decode()


class Elements(html.parser.HTMLParser):
    """The elements of a page, and what stands in its cells."""

    def __init__(self, text):
        super().__init__()
        self.found, self.cells = [], []
        self._in_cell = False
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))
        if tag in ("td", "th", "caption"):
            self._in_cell = True
            self.cells.append("")

    def handle_endtag(self, tag):
        if tag in ("td", "th", "caption"):
            self._in_cell = False

    def handle_data(self, data):
        if self._in_cell:
            self.cells[-1] += data


@pytest.mark.parametrize("path", ADDRESSES)
def test_each_page_is_there_and_loads_only_the_style(pages, path):
    status, headers, text = ask(pages, path)
    assert status == 200
    assert headers["Content-Security-Policy"].startswith("default-src 'none'; style-src 'self'")
    tags = [tag for tag, _ in Elements(text).found]
    assert "script" not in tags
    assert "table" in tags
    assert not [attrs for _, attrs in Elements(text).found if "style" in attrs]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_is_said_in_each_language(pages, language):
    for path in ADDRESSES:
        sign = "&" if "?" in path else "?"
        status, headers, text = ask(pages, f"{path}{sign}lang={language}")
        assert status == 200
        assert headers["Content-Language"] == language
        assert "league-" not in text.replace("league.css", "")


def test_a_browser_gets_its_language_and_keeps_it_on_its_way(pages):
    _, headers, _ = ask(pages, "/", **{"Accept-Language": "xx, fr;q=0.8"})
    assert headers["Content-Language"] == "fr"
    _, _, text = ask(pages, "/records?lang=sv")
    links = [attrs["href"] for tag, attrs in Elements(text).found if tag == "a"]
    assert "/matches?lang=sv" in links


def test_a_name_is_a_text_and_never_a_tag(pages):
    _, _, text = ask(pages, "/matches")
    assert "<b>" not in text
    assert any("<b>=Zoë</b>" in cell for cell in Elements(text).cells)


def test_a_spreadsheet_gets_the_table_and_no_formula(pages):
    _, headers, text = ask(pages, "/standings.csv?game=captain-bluff&lang=en")
    assert headers["Content-Type"].startswith("text/csv")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["rank"] for row in rows] == [str(n) for n in range(1, len(rows) + 1)]
    assert formats._harmless("=1+1") == "'=1+1"


def test_a_program_gets_the_tables_as_json(pages):
    _, _, text = ask(pages, "/tables.json")
    found = json.loads(text)
    by_name = {row["name"]: row for row in found["tables"][0]["rows"]}
    assert by_name["Bar"]["faults"] == "The belt's reader answers nothing."
    assert by_name["Window"]["state"] == "Playing"
    assert found["faults"] == ["Bar: The belt's reader answers nothing."]


def test_a_table_that_is_ill_stands_first(pages):
    _, _, text = ask(pages, "/tables.csv")
    assert next(csv.DictReader(io.StringIO(text)))["name"] == "Bar"


def test_what_was_decided_is_shown_with_its_reason(pages):
    _, _, text = ask(pages, "/matches?lang=en")
    cells = Elements(text).cells
    assert {"a card was missing", "miscounted", "Struck", "Corrected"} <= set(cells)


def test_a_calendar_has_the_seasons(pages):
    _, headers, text = ask(pages, "/seasons.ics")
    assert headers["Content-Type"].startswith("text/calendar")
    assert "DTSTART;VALUE=DATE:20261101\nDTEND;VALUE=DATE:20270101\n" in text.replace("\r\n", "\n")
    assert all(len(line.encode()) <= 75 for line in text.splitlines())


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/nowhere", 404),
        ("/player?key=nobody", 404),
        ("/player?key=%00%ff", 404),
        ("/?season=Spring", 404),
        ("/nowhere.csv", 404),
        ("/../../etc/passwd", 404),
        ("/versus?key=a'--&other=b", 404),
        (f"/?game={'x' * 3000}", 400),
    ],
)
def test_what_is_not_there_is_said(pages, path, status):
    assert ask(pages, path)[0] == status


def test_pages_say_when_the_database_is_away(monkeypatch):
    from starlette.requests import Request

    from league.web.server import Pages

    store = Store("postgresql+psycopg://reclaim@127.0.0.1:1/none")
    scope = {"type": "http", "path": "/", "query_string": b"", "headers": [], "path_params": {}}
    answer = Pages(store, SETTINGS).html(Request(scope))
    store.close()
    assert answer.status_code == 503
    assert b"the database does not answer" in answer.body


def test_every_page_has_a_name_in_every_language():
    for language in LANGUAGES:
        words = words_in(language)
        assert not [
            one for one in (*PAGES, *formats.PAGES) if words(f"league-{one}").startswith("league-")
        ]
