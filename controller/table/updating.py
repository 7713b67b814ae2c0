"""An update that a phone brings, or that came from the owner's address: a file and its signature,
which the updater of the image takes from their folder as it does from a stick
(firmware/image/reclaim_update/command.py)."""

import re
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from controller.feed.parcel import Parcel
from controller.views import Notice
from hardware.files import make_folder, write_whole

FOLDER, MARK = "update", "brought"
"""The folder beside the journal, and the file in it for which systemd watches: all has come. It
outlasts a power cut, so that the updater goes on."""
FETCHED = "fetched"
"""The folder for what comes from the owner's address (controller/commands/fetching.py)."""
SIGNATURE = ".minisig"
GIVEN = "given"
"""The signature of what the updater was given, in `FETCHED`."""
MOST_BYTES = 1_000_000_000
"""A slot has no more room."""
KEPT_FREE_BYTES = 256_000_000
"""What stays free beside it for the journal."""

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,99}\.slot(?:\.minisig)?")
_COMES = ".parcel"
_COMMENT = re.compile(rb"reclaim (\S+) (\S+) (\S+) ([0-9]{1,12}) ([0-9a-f]{64})\s*$", re.M)


class Claim(Struct, frozen=True):
    """What a signature says of its update (firmware/image/reclaim_update/bundle.py), which only the
    updater verifies."""

    version: str
    arch: str
    size: int
    sha256: str


def claimed(signature: bytes) -> Claim | None:
    """Return what a signature says; None if it is none of ours."""
    said = _COMMENT.search(signature)
    if said is None or not signature.isascii():
        return None
    version, arch, _, size, sha256 = (one.decode() for one in said.groups())
    return Claim(version, arch, int(size), sha256)


class Updates:
    """Where updates of phones lie, beside the journal in *folder*."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._fetched = folder / FOLDER, folder / FETCHED
        with suppress(OSError):
            # What was on its way when the power failed.
            (self._folder / _COMES).unlink(missing_ok=True)

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

    def fetched(self) -> str:
        """Return the version that came from the owner's address and waits; empty if none does."""
        for place in self._fetched.glob("*.slot"):
            with suppress(OSError):
                said = claimed(place.with_name(place.name + SIGNATURE).read_bytes())
                if said is not None and said.size == place.stat().st_size:
                    return said.version
        return ""

    def take_fetched(self) -> Notice | None:
        """Give that to the updater; return why that is not done, or None. Raises OSError."""
        if (self._folder / MARK).exists():
            return Notice("web-desk-update-waits")
        make_folder(self._folder)
        for other in self._folder.iterdir():
            other.unlink()
        # The signature last: what is given once is not fetched again.
        for place in sorted(self._fetched.glob("*.slot*")):
            if place.suffix == SIGNATURE:
                write_whole(self._fetched / GIVEN, place.read_bytes())
            place.replace(self._folder / place.name)
        (self._folder / MARK).touch()
        return None
