"""What runs of the whole program need."""

import os
import shutil
import subprocess

import pytest


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
