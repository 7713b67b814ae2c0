"""What runs of the whole program need."""

import os
import shutil
import signal
import subprocess

import pytest


@pytest.fixture(autouse=True, scope="session")
def signals():
    """Children inherit which signals are ignored, and a run in the background ignores these."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture
def screen():
    """A virtual X screen; its DISPLAY."""
    if shutil.which("Xvfb") is None:
        pytest.skip("no virtual X screen here")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.fixture(scope="module")
def browser():
    """Debian's Chromium, without a window."""
    # Not above: it is slow to import, and most tests here open no browser.
    from browserphone import launched

    with launched() as browser:
        yield browser
