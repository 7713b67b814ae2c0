"""Fetches an update from the address that the owner has set: `python -m
controller.commands.fetching ADDRESS-FILE FOLDER NEWS`.

Started once an hour by the image (reclaim-fetch.timer); once a day it looks. At the address lie
`reclaim-ARCH.slot.minisig` and `reclaim-ARCH.slot`. The first says which version the second is, and
is fetched alone unless that is newer than what runs. What it says is believed only for that: the
updater checks who has signed it. So it does not matter who answers, and the image has no list of
authorities for https. Where nobody answers nothing happens.

A file that did not come whole goes on where it ended. Whole, it waits in *FOLDER* until somebody
says so, or for a quiet hour of the night. This is no part of the table, and sees nothing that was
played.
"""

import hashlib
import http.client
import shutil
import ssl
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from controller.table.updating import (
    FETCHED,
    GIVEN,
    KEPT_FREE_BYTES,
    MOST_BYTES,
    SIGNATURE,
    Claim,
    Updates,
    claimed,
)
from controller.views import Notice
from controller.views.clock import local_hour
from hardware.files import make_folder, write_whole
from hardware.stations.flashing import version

CHECKED_S = 23 * 3600.0
"""Between two looks, by a timer that is due once an hour."""
QUIET_HOURS = (3, 4)
SILENT_S = 30.0
"""Who says nothing for that long has gone."""
LONGEST_SIGNATURE_BYTES = 4096
PIECE_BYTES = 1 << 18
SYSTEM = Path("/etc/reclaim")
"""What the image says of itself."""
COMES = ".part"
FETCHED_NEWS = "table-update-fetched"
CHECKED = "checked"
"""A file as old as the last look."""

Gone = (OSError, http.client.HTTPException, ValueError, OverflowError)
"""What is raised where a network or a server is gone, or never was, or cannot be."""


def opener() -> urllib.request.OpenerDirector:
    """Return what opens http and https, and follows to nothing else: urllib's own would go on to
    ftp."""
    made = urllib.request.OpenerDirector()
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    for handler in (
        urllib.request.HTTPHandler(),
        urllib.request.HTTPSHandler(context=context),
        urllib.request.HTTPRedirectHandler(),
        urllib.request.HTTPDefaultErrorHandler(),
        urllib.request.HTTPErrorProcessor(),
        urllib.request.UnknownHandler(),
    ):
        made.add_handler(handler)
    return made


def wanted(address: str, folder: Path, system: Path) -> Claim | None:
    """Return what the signature at *address* says, if it is newer than what runs; it is kept in
    *folder* then. Raises `Gone`."""
    arch, runs = ((system / name).read_text().strip() for name in ("arch", "version"))
    name = f"reclaim-{arch}.slot"
    with opener().open(f"{address.rstrip('/')}/{name}{SIGNATURE}", timeout=SILENT_S) as answer:
        said = answer.read(LONGEST_SIGNATURE_BYTES)
    claim = claimed(said)
    if claim is None or claim.arch != arch or version(claim.version) <= version(runs):
        return None
    given, kept = folder / GIVEN, folder / f"{name}{SIGNATURE}"
    if given.exists() and given.read_bytes() == said:
        return None
    if not kept.exists() or kept.read_bytes() != said:
        for other in folder.glob("*.slot*"):
            other.unlink()
        write_whole(kept, said)
    return claim


def fetch(address: str, folder: Path, claim: Claim) -> bool:
    """Fetch what *claim* says into *folder*, or the rest of it; return True if it is whole. Raises
    `Gone`."""
    place = folder / f"reclaim-{claim.arch}.slot"
    comes = place.with_name(place.name + COMES)
    if place.exists():
        return True
    had = comes.stat().st_size if comes.exists() else 0
    if (
        claim.size > MOST_BYTES
        or shutil.disk_usage(folder).free < claim.size - had + KEPT_FREE_BYTES
    ):
        print(f"Version {claim.version} has {claim.size} bytes, too many.", file=sys.stderr)
        return False
    if had < claim.size:
        asked = urllib.request.Request(f"{address.rstrip('/')}/{place.name}")
        if had:
            asked.add_header("Range", f"bytes={had}-")
        with opener().open(asked, timeout=SILENT_S) as answer:
            goes_on = had > 0 and answer.status == 206
            left = claim.size - (had if goes_on else 0)
            with comes.open("ab" if goes_on else "wb") as file:
                while left and (piece := answer.read(min(PIECE_BYTES, left))):
                    file.write(piece)
                    left -= len(piece)
        if left:
            return False
    with comes.open("rb") as file:
        is_it = hashlib.file_digest(file, "sha256").hexdigest() == claim.sha256
    if not is_it:
        print(f"What came is not version {claim.version}; it begins again.", file=sys.stderr)
        comes.unlink()
        return False
    comes.rename(place)
    return True


def is_due(checked: Path, now_s: float) -> bool:
    """Return True unless somebody has looked lately; a clock that was set back looks again."""
    with suppress(OSError):
        return abs(now_s - checked.stat().st_mtime) >= CHECKED_S
    return True


def look(address: str, folder: Path, system: Path) -> None:
    """Have in *folder* what is newer at *address* than what runs, as far as it comes."""
    try:
        claim = wanted(address, folder, system)
        if claim is None:
            for other in folder.glob("*.slot*"):
                other.unlink()
        if claim is None or fetch(address, folder, claim):
            (folder / CHECKED).touch()
    except urllib.error.HTTPError as error:
        print(f"The address in reclaim.toml answers {error}; it begins again.", file=sys.stderr)
        for begun in folder.glob(f"*{COMES}"):
            begun.unlink()
        (folder / CHECKED).touch()
    except Gone as error:
        print(f"Nothing comes from the address in reclaim.toml: {error}", file=sys.stderr)


def main(arguments: Sequence[str], system: Path = SYSTEM) -> int:
    """Look once a day, or until all has come, and give it to the updater at a quiet hour."""
    address_file, place, news = map(Path, arguments)
    updates, folder = Updates(place), place / FETCHED
    make_folder(folder)
    if is_due(folder / CHECKED, time.time()):
        look(address_file.read_text("ascii").strip(), folder, system)
    fetched = updates.fetched()
    if fetched and local_hour() in QUIET_HOURS and updates.take_fetched() is None:
        fetched = ""
    if fetched:
        write_whole(news, msgspec.json.encode(Notice(FETCHED_NEWS, {"version": fetched})))
        news.chmod(0o644)
    else:
        news.unlink(missing_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
