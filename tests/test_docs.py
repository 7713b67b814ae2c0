"""The pages for people: each link leads somewhere, and the index knows each page."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
WHERE = ("*.md", "*/README.md", "docs/**/*.md", "firmware/**/*.md")
PAGES = sorted({page for pattern in WHERE for page in ROOT.glob(pattern)})


def links(page):
    """The files that a page links to, as paths from the page."""
    found = re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8"))
    return [link.partition("#")[0] for link in found if "://" not in link and link[0] != "#"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_each_link_leads_to_a_file(page):
    assert [link for link in links(page) if not (page.parent / link).exists()] == []


def test_the_index_names_each_page():
    named = {(DOCS / link).resolve() for link in links(DOCS / "README.md")}
    named.add(DOCS / "README.md")
    assert [page.name for page in DOCS.glob("*.md") if page not in named] == []
    assert DOCS / "build" / "README.md" in named


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_prose_is_wrapped_at_100_letters(page):
    """Tables, code and what cannot be broken aside."""
    code, long = False, []
    for line in page.read_text("utf-8").splitlines():
        code ^= line.lstrip().startswith("```")
        is_prose = not code and not line.startswith(("    ", "|", "#", "!["))
        if is_prose and len(line) > 100 and " " in line[:100].strip():
            long.append(line)
    assert long == []
