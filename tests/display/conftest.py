"""What all tests of the display hold: every sentence that is shown can be said."""

import logging

import pytest


@pytest.fixture(autouse=True)
def every_sentence_can_be_said(request):
    """No message is missing, and none has an argument that nobody gives it."""
    unsaid = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: unsaid.append(record.getMessage())
    logger = logging.getLogger("display.words")
    logger.addHandler(handler)
    yield
    logger.removeHandler(handler)
    assert not unsaid or request.node.get_closest_marker("unsaid"), unsaid
