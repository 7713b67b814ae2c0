"""What all tests share: a state of their own, how many random matches, where the harness is."""

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


@pytest.fixture(autouse=True)
def state_of_its_own(tmp_path_factory, monkeypatch):
    """No test writes into the journal of whoever runs it, nor finds another test's matches."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)
