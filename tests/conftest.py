"""What all tests share: how many random matches are played, and where the harness is."""

import pytest

pytest.register_assert_rewrite("harness")


def pytest_addoption(parser):
    parser.addoption(
        "--matches",
        type=int,
        metavar="N",
        help="random matches for each of the tests that play some (default: a few)",
    )


@pytest.fixture
def matches(request):
    """`matches(few)`: how many random matches a test plays, *few* unless --matches says else."""
    return lambda few: request.config.getoption("--matches") or few
