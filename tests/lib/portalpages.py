"""The real program of the page of a table's own WiFi, at two sockets such as systemd hands it, with
who writes the settings beside it."""

import fcntl
import os
import socket
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import msgspec

from controller.commands import restating
from controller.views.ownwifi import PLACE, OwnWifi
from controller.views.restated import PORTAL, SET_UP

OWN = OwnWifi(
    "Reclaim-ab2c",
    "abcdefgh23",
    "10.0.0.1",
    ("1110111", "1010101", "1110111") * 11,
    ("home", "Zuhause über uns"),
    ("my-table.toml", "pi4-carousel", "sim"),
)
SETTINGS = '# mine\nlanguage = "en"\n#volume = 80\n'


class PortalPages:
    """`address` is where the page is, `names` where names are asked for; `settings` is what the
    owner's file says, and while `answers` is false nobody changes it."""

    def __init__(self, folder: Path) -> None:
        self.run, self.file = folder / "run", folder / "boot" / "reclaim.toml"
        (self.run / PORTAL).mkdir(parents=True)
        self.file.parent.mkdir()
        self.file.write_text(SETTINGS)
        self.answers = True
        self.tell(OWN)

    def tell(self, own: OwnWifi) -> None:
        place = self.run / PLACE.relative_to("/run")
        place.parent.mkdir(exist_ok=True)
        place.write_bytes(msgspec.json.encode(own))

    @property
    def settings(self) -> str:
        return self.file.read_text()

    def write_settings(self, stop: threading.Event) -> None:
        """What reclaim-restate.path and its service do."""
        while not stop.wait(0.02):
            if self.answers and (self.run / PORTAL / SET_UP).exists():
                restating.main([str(self.file), str(self.run)])


def _sockets() -> tuple[socket.socket, socket.socket]:
    web = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    names = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    for one in (web, names):
        one.bind(("127.0.0.1", 0))
    web.listen()
    return web, names


@contextmanager
def portal_pages(folder: Path):
    """The page, served."""
    pages = PortalPages(folder)
    web, names = _sockets()
    pages.address = "{}:{}".format(*web.getsockname())
    pages.names = names.getsockname()
    # Above those to which they are copied.
    handed = [fcntl.fcntl(one.fileno(), fcntl.F_DUPFD, 10) for one in (names, web)]
    shell = (
        f"exec 3<&{handed[0]} 4<&{handed[1]}; "
        f"LISTEN_PID=$$ LISTEN_FDS=2 exec {sys.executable} -m display.web.portal {pages.run}"
    )
    program = subprocess.Popen(
        ["bash", "-c", shell],
        pass_fds=handed,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy"},
    )
    web.close()
    names.close()
    for one in handed:
        os.close(one)
    stop = threading.Event()
    writes = threading.Thread(target=pages.write_settings, args=(stop,))
    writes.start()
    try:
        yield pages
    finally:
        stop.set()
        writes.join()
        program.terminate()
        ends_s = time.monotonic() + 20
        assert program.wait(max(0.0, ends_s - time.monotonic())) in (0, -15, 143)
