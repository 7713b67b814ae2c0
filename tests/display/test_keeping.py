"""The memory of pictures: what is freed goes back to the system."""

import platform
import subprocess
import sys

import pytest

FREED = """
from pathlib import Path
from display.art.keeping import give_back_freed_pictures
import pygame  # Says nothing of itself after display.

def resident_mb():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6

def picture(megabytes):
    made = pygame.Surface((1000, 250 * megabytes), depth=32)
    made.fill((1, 2, 3))
    return made

give_back_freed_pictures()
before_mb = resident_mb()
picture(30)     # From now on glibc would have all that is smaller in one heap.
pictures = [picture(10) for _ in range(20)]
del pictures[:-1]
print(resident_mb() - before_mb)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="this C library has no mallopt")
def test_freed_pictures_are_given_back_though_a_later_one_is_kept():
    grown_mb = subprocess.run(
        [sys.executable, "-c", FREED], capture_output=True, text=True, check=True
    ).stdout
    assert float(grown_mb) < 30
