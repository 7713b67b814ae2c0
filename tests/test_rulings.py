"""Every ruling of the games has a test that names it, and every one that is named is documented."""

from harness.rulings import REPOSITORY, listing, missing, named_by_tests, named_in, rulings


def test_every_ruling_has_a_test_that_names_it():
    assert rulings()
    assert missing() == []


def test_every_ruling_that_is_named_is_documented():
    named = (
        set(named_by_tests())
        | named_in(REPOSITORY / "controller")
        | named_in(REPOSITORY / "display")
    )
    assert sorted(named - set(rulings())) == []


def test_a_ruling_without_a_test_is_found(tmp_path):
    """A test of the test: two rulings, of which one is named by a name and none by a comment."""
    docs, tests = tmp_path / "docs", tmp_path / "tests"
    docs.mkdir()
    tests.mkdir()
    (docs / "rulings-chess.md").write_text("| CO-1 | Who? | White. |\n| CO-2 | When? | Now. |\n")
    (tests / "test_chess.py").write_text("def test_co_1_white():\n    pass  # CO-2\n")
    assert missing(docs, tests) == ["CO-2"]
    assert listing(docs, tests) == [
        "CO-1   Who?",
        "       tests/test_chess.py::test_co_1_white",
        "CO-2   When?",
        "       NO TEST NAMES IT",
        "2 rulings, 1 without a test",
    ]
    (tests / "test_more.py").write_text('def test_now():\n    """As CO-2 says."""\n')
    assert missing(docs, tests) == []
