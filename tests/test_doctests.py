"""The examples in docstrings that a newcomer meets first: a table file, a game, a match, a bot."""

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    "module",
    [
        "hardware.config.tablefile",
        "controller.games.catalogue",
        "controller.match.match",
        "controller.games.captains_orders.bot",
    ],
)
def test_the_examples_are_right(module):
    result = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS)
    assert result.attempted
    assert not result.failed
