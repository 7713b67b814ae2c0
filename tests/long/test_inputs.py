"""Strange inputs are counted as what became of them, at everything that reads."""

import time

import pytest

from controller.errors import NotationError
from harness import inputs
from harness.inputs import Count, try_each


@pytest.mark.parametrize("target", inputs.TARGETS)
def test_everything_that_reads_takes_or_refuses_whatever_it_gets(target, matches):
    attempts = 60 * matches(1)
    count = inputs.TARGETS[target](7, attempts)
    assert count.tried == attempts
    assert (count.tracebacks, count.hangs, count.errors) == (0, 0, {})


def test_what_is_neither_taken_nor_refused_in_a_sentence_is_counted(monkeypatch):
    def attempt(kind):
        raise kind

    monkeypatch.setattr(inputs, "LONGEST_S", 0.05)
    counted = Count()
    for act in (
        lambda: None,
        lambda: attempt(NotationError("a sentence")),
        lambda: attempt(KeyError("middle/²")),
        lambda: time.sleep(5.0),
    ):
        try_each(act, counted, lambda: "an input")
    assert (counted.tried, counted.refused, counted.tracebacks, counted.hangs) == (4, 1, 1, 1)
    assert counted.errors == {"KeyError": "'an input': 'middle/²'"}


def test_a_refusal_that_cannot_be_printed_is_a_traceback():
    def attempt():
        raise NotationError("\udc80")

    counted = Count()
    try_each(attempt, counted, lambda: "")
    assert counted.tracebacks == 1
