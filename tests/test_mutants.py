"""tests/mutants.toml: each text that `make mutants` would break still stands, once, and the tests
that must notice are there."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MUTANTS = tomllib.loads((ROOT / "tests" / "mutants.toml").read_text("utf-8"))["mutant"]


def test_each_text_to_break_stands_once_in_its_file():
    stale = {
        one["name"]: one["file"]
        for one in MUTANTS
        if (ROOT / one["file"]).read_text("utf-8").count(one["old"]) != 1
    }
    assert stale == {}


def test_the_tests_that_must_notice_exist():
    named = {test.partition("::")[0] for one in MUTANTS for test in one["tests"]}
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_no_two_have_one_name():
    names = [one["name"] for one in MUTANTS]
    assert sorted(set(names)) == sorted(names)
