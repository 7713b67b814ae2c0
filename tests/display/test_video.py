"""What the display's programs need of the computer."""

import ctypes
import subprocess
import sys

import pytest

from display import video

DIES = """
import ctypes
from display import video
video.end_with_x_server()
xlib = ctypes.CDLL(video._XLIB)
xlib.XSetIOErrorHandler.restype = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
xlib.XSetIOErrorHandler(None)(None)
"""
"""Xlib calls its handler when the server is gone."""


def test_a_window_whose_x_server_dies_ends_with_a_sentence_of_ours():
    try:
        ctypes.CDLL(video._XLIB)
    except OSError:
        pytest.skip("no Xlib here")
    done = subprocess.run([sys.executable, "-c", DIES], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (video.CANNOT, video.SERVER_ENDED)


def test_without_xlib_nothing_has_to_be_said(monkeypatch):
    monkeypatch.setattr(video, "_XLIB", "libX11-that-is-not-there.so")
    video.end_with_x_server()
