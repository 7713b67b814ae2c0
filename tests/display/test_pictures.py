"""Pictures of many views: one for each line, or a sentence why not."""

import subprocess
import sys

import msgspec
import pygame
import pytest

from display.pictures import SIZE, draw
from gallery import SAMPLES


def line(name):
    return msgspec.json.encode(SAMPLES[name]) + b"\n"


def program(folder, views):
    return subprocess.run(
        [sys.executable, "-m", "display.pictures", str(folder)],
        input=views,
        capture_output=True,
        check=False,
    )


def test_every_view_becomes_a_picture_of_the_public_screen(tmp_path):
    draw([line("play"), line("result"), line("play")], tmp_path / "pictures")
    files = sorted((tmp_path / "pictures").iterdir())
    assert [file.name for file in files] == ["0000.png", "0001.png", "0002.png"]
    first, second, third = (file.read_bytes() for file in files)
    assert first == third != second
    assert pygame.image.load(files[0]).get_size() == SIZE


@pytest.mark.parametrize("views", [b"{}\n", b"\xff\n", b'{"at_s":'])
def test_a_line_that_is_no_view_is_refused(tmp_path, views):
    refused = program(tmp_path, views)
    assert refused.returncode == 2
    assert refused.stderr.startswith(b"display: found a line that is no view of a table: ")
    assert refused.stderr.count(b"\n") == 1


def test_a_folder_that_cannot_be_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    refused = program(tmp_path / "file", line("play"))
    assert refused.returncode == 2
    assert b"cannot be written" in refused.stderr
