"""Starts the screen as the process of its own that it is: the controller draws nothing."""

import argparse
import subprocess
import sys


def show(options: argparse.Namespace) -> int:
    """`reclaim display`: hand the options on to the display and wait for it."""
    command = [sys.executable, "-m", "display"]
    for name in ("connect", "size", "png"):
        value = getattr(options, name)
        if value is not None:
            command += [f"--{name}", value]
    if options.fullscreen:
        command.append("--fullscreen")
    try:
        return subprocess.run(command, check=False).returncode
    except KeyboardInterrupt:
        return 130
