"""An update that a phone brings: a file and its signature, which the updater of the image takes
from their folder as it does from a stick (firmware/image/reclaim_update/command.py)."""

import re
from pathlib import Path

from controller.feed.parcel import Parcel
from controller.views import Notice
from hardware.files import make_folder

FOLDER, MARK = "update", "brought"
"""The folder beside the journal, and the file in it for which systemd watches: all has come. It
outlasts a power cut, so that the updater goes on."""
SIGNATURE = ".minisig"
MOST_BYTES = 1_000_000_000
"""A slot has no more room."""
KEPT_FREE_BYTES = 256_000_000
"""What stays free beside it for the journal."""

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,99}\.slot(?:\.minisig)?")
_COMES = ".parcel"


class Updates:
    """Where updates of phones lie, beside the journal in *folder*."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER

    def __repr__(self) -> str:
        return f"<Updates in {self._folder}>"

    def parcel(self) -> Parcel | Notice:
        """Return where the next file comes to, or why none is taken now. Raises OSError."""
        if (self._folder / MARK).exists():
            return Notice("web-desk-update-waits")
        make_folder(self._folder)
        return Parcel(self._folder / _COMES, MOST_BYTES, KEPT_FREE_BYTES)

    def take(self, path: Path, name: str) -> Notice:
        """Keep the file at *path*, which a phone calls *name*; return what is told of it. Raises
        OSError."""
        if _NAME.fullmatch(name) is None:
            return Notice("web-desk-update-none", {"file": name[:60]}, kind="mistake")
        update = name.removesuffix(SIGNATURE)
        both = (update, f"{update}{SIGNATURE}")
        for other in self._folder.iterdir():
            if other.name not in both and other != path:
                other.unlink()
        path.replace(self._folder / name)
        missing = [one for one in both if not (self._folder / one).exists()]
        if missing:
            return Notice("web-desk-update-half", {"file": missing[0]})
        (self._folder / MARK).touch()
        return Notice("web-desk-update-brought", {"file": update})
