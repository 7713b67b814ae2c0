"""Sentences that are said without Project Fluent's runtime are those that it would say."""

import subprocess
import sys

import pytest
from fluent.syntax.visitor import Visitor

from display.words import KINDS, _files, games, languages, plain
from display.words.grammar import GameMessages

FUNCTIONS = {
    name: lambda slugs, **options: f"<{slugs}>" if isinstance(slugs, str) else f"<{slugs[0]}>"
    for name in (*KINDS, "CHAIR", "GAME", "LANGUAGE", "NAMES", "READER")
}


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 -- Visitor calls it
        self.names.add(node.id.name)


def patterns(file):
    """Each message of a file with its parts: its id, the part, the pattern, its variables."""
    for id in file._texts:
        message = file.get(id)
        parts = [("", message.value)] + [(one.id.name, one.value) for one in message.attributes]
        for part, pattern in parts:
            if pattern is not None:
                variables = Variables()
                variables.visit(pattern)
                yield id, part, pattern, variables.names


@pytest.mark.parametrize("arg", ["red", ("blue",), 7, 999], ids=str)
@pytest.mark.parametrize("language", languages())
def test_a_plain_sentence_is_what_the_runtime_says(language, arg):
    compared = 0
    for game in games():
        table, own = _files(language, game)
        bundle = GameMessages(language, (table, own), FUNCTIONS)
        for id, part, pattern, names in patterns(own):
            args = dict.fromkeys(names, arg)
            said = plain.said(pattern, args, FUNCTIONS)
            if said is not None:
                assert (said, []) == bundle.say(id, part, args)
                compared += 1
    assert compared > 100


@pytest.mark.parametrize("number", [1000, 1.5, -1, True])
def test_a_number_that_languages_write_differently_is_left_to_the_runtime(number):
    table, _ = _files("de", "luggage")
    pattern = table.get("screen-box-ages").value
    assert plain.said(pattern, {"age": number}, {}) is None


def test_a_count_an_option_and_a_missing_argument_are_left_to_the_runtime():
    table, _ = _files("en", "luggage")
    counted, named = table.get("table-uncounted").value, table.get("table-game").value
    assert plain.said(counted, {"seat": "red", "count": 1}, FUNCTIONS) is None
    assert plain.said(named, {}, FUNCTIONS) is None
    assert plain.said(named, {"game": "luggage"}, {}) is None


FIRST = """
import sys
import pygame
from controller.views import Notice, OnTheBox, TableView
from display.screens import PublicScreen

box = OnTheBox(players=(2, 4), ages_from=8, minutes=20)
attract = Notice("table-attract")
view = TableView(0.0, "", True, "attract", (), "luggage", attract, box=box)
screen = PublicScreen(sys.argv[1])
screen.draw(pygame.Surface((1280, 720)), view, 0.0)
assert len(screen.written) > 3
print([name for name in ("fluent.runtime", "babel", "hashlib") if name in sys.modules])
"""


@pytest.mark.parametrize("language", languages())
def test_the_first_screen_of_a_table_needs_no_runtime(language):
    command = [sys.executable, "-c", FIRST, language]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
