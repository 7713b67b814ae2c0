"""What the pages say: messages of every language, and no word that stands in a template itself."""

import html
import re
from functools import cache

import pytest
from jinja2 import Environment, PackageLoader, nodes

from controller.views import Desk
from display.screens.operator import ago
from display.web.pages import page
from display.web.pictures import art_of
from display.words import languages, words_in
from gallery import SAMPLES

HERE = PackageLoader("display.web")
TEMPLATES = HERE.list_templates()
NAMES = {"Reclaim"}
"""What is called the same in every language."""
SPOKEN = re.compile(r'\b(?:alt|aria-label|placeholder|title)="([^"]+)')
"""Attributes that a person reads or hears."""


@cache
def tree(template):
    environment = Environment(loader=HERE)
    return environment.parse(HERE.get_source(environment, template)[0])


def asked(template):
    """The ids that stand in the template's `words(...)`; the others come as values from code."""
    calls = [
        call
        for call in tree(template).find_all(nodes.Call)
        if isinstance(call.node, nodes.Name) and call.node.name == "words"
    ]
    return {call.args[0].value for call in calls if isinstance(call.args[0], nodes.Const)}


def written(template):
    """The text between the tags, and in attributes that are spoken."""
    data = "".join(one.data for one in tree(template).find_all(nodes.TemplateData))
    return [*SPOKEN.findall(data), *re.sub(r"<[^>]*>", "\n", data).split("\n")]


@pytest.mark.parametrize("language", languages())
def test_every_language_has_each_message_that_a_template_asks_for(language):
    ids = set().union(*map(asked, TEMPLATES))
    assert len(ids) > 20
    assert {id for id in ids if not words_in(language).has(id)} == set()


@pytest.mark.parametrize("template", TEMPLATES)
def test_no_word_stands_in_a_template_itself(template):
    words = {word for text in written(template) for word in re.findall(r"[^\W\d_]+", text)}
    assert words <= NAMES


@pytest.mark.parametrize("language", languages())
def test_the_piece_that_is_wanted_is_on_the_phone(language):
    words, views = words_in(language), [view.operator for view in SAMPLES.values() if view]
    wanted = [shown for shown in views if shown is not None and shown.enrolling is not None]
    assert wanted
    for shown in wanted:
        given = {"shown": shown, "why": None, "facts": [], "news": (), "ago": ago}
        body = html.unescape(page("desk", language, desk=Desk(SAMPLES["attract"]), **given))
        one = shown.enrolling
        assert art_of(one.piece.face) in body
        assert words("screen-enrol-piece", kind=one.kind, number=one.number, of=one.of) in body
