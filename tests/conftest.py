"""What all tests share: a state of their own, properties without a time limit, and options for the
rules of the games."""

import os
import sys
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("harness")

# Programs that tests start find the tests' own library and the benches, too: simulated pins live in
# one of them.
TESTS = Path(__file__).resolve().parent
os.environ["PYTHONPATH"] = os.pathsep.join(
    filter(None, (str(TESTS / "lib"), str(TESTS.parent), os.environ.get("PYTHONPATH")))
)

# They and the workers of a run compile what they import once, not each time.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# How long an example takes depends on what else the computer does: nothing is asserted of that.
# A change is judged by the same examples each time; `make fuzz` looks for new ones.
settings.register_profile("reclaim", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "reclaim"))


def pytest_addoption(parser):
    parser.addoption(
        "--matches",
        type=int,
        metavar="N",
        help="random matches for each of the tests that play some (default: a few)",
    )
    parser.addoption(
        "--rulings",
        action="store_true",
        help="list every ruling of the games with its tests, and fail when one has none",
    )


def pytest_cmdline_main(config):
    if not config.getoption("--rulings"):
        return None
    from harness import rulings

    print("\n".join(rulings.listing()))
    return 1 if rulings.missing() else 0


@pytest.fixture
def matches(request):
    """`matches(few)`: how many random matches a test plays, *few* unless --matches says else."""
    return lambda few: request.config.getoption("--matches") or few


_STATES = count()


@pytest.fixture(autouse=True)
def state_of_its_own(tmp_path_factory, monkeypatch):
    """No test writes into the journal of the user who runs it, nor finds another test's matches.

    The folder is made by the test that writes there: most do not.
    """
    folder = tmp_path_factory.getbasetemp() / "states" / str(next(_STATES))
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)
