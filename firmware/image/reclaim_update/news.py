"""What the screen says about updates: messages of the display's words, in files.

One file tells of each stick, by its device, and one of the slot that runs. `display/appliance.py`
reads them. They do not outlive a restart.
"""

import json
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path("/run/appliance/news")

SLOT, PHONE = "slot", "phone"
"""The names of the files about the slot that runs, and about what a phone has brought."""


@dataclass(frozen=True, slots=True)
class News:
    """A message by its id (display/words, `table-update-...`), with its arguments."""

    id: str
    args: dict[str, str] = field(default_factory=dict)
    kind: str = "info"  # or "fault", as of a Notice


def tell(about: str, news: Iterable[News]) -> None:
    """Replace what was said *about* a device or the slot, the most important last; a reader sees
    either all of it or what was said before."""
    place = FOLDER / about
    said = [{"id": one.id, "args": one.args, "kind": one.kind} for one in news]
    if not said:
        place.unlink(missing_ok=True)
        return
    FOLDER.mkdir(exist_ok=True)
    new = FOLDER / f".{about}.new"
    new.write_text(json.dumps(said))
    new.rename(place)


def needs_stick(about: str) -> bool:
    """Whether the stick in that device is being read, by what was said about it, or could not be
    read just now: that is what happens first when it is pulled out."""
    with suppress(OSError, ValueError):
        place = FOLDER / about
        said = json.loads(place.read_text())
        last = said[-1]
        if last["id"] in (CHECKING, TAKEN):
            return True
        failed = last["id"] == NO_STICK or any(
            one["args"].get("why") == "unreadable" for one in said
        )
        return failed and time.time() - place.stat().st_mtime < JUST_NOW_S
    return False


CHECKING, TAKEN, NO_STICK = "table-update-checking", "table-update-taken", "table-update-stick"
JUST_NOW_S = 10.0


def checking(file: str) -> News:
    """Its signature is verified, which takes as long as reading it."""
    return News(CHECKING, {"file": _shown(file)})


def taken(file: str, version: str) -> News:
    """The update is signed, and being written; the slot that runs is not touched."""
    return News(TAKEN, {"file": _shown(file), "version": version})


def written(version: str, waits: bool) -> News:
    """It starts now, or as soon as nobody plays."""
    when = "later" if waits else "now"
    return News("table-update-written", {"version": version, "when": when})


def waits(file: str, version: str) -> News:
    """Somebody plays."""
    return News("table-update-waits", {"file": _shown(file), "version": version})


def on_trial() -> News:
    """Nothing is done with a stick until it is decided about the version that runs."""
    return News("table-update-on-trial")


def asked_for(file: str, version: str, running: str) -> News:
    """It is no newer version, and installed only if somebody asks for it."""
    args = {"file": _shown(file), "version": version, "running": running}
    return News("table-update-older", args)


def nothing() -> News:
    return News("table-update-none")


def unknown_files(system: str) -> News:
    """The stick's file system is none that we read; "" where there is none."""
    shown = system.upper() if system.islower() else system
    return News("table-update-files", {"system": shown or "none"}, "fault")


def no_stick() -> News:
    """The stick cannot be read."""
    return News(NO_STICK, kind="fault")


def pulled_out() -> News:
    """The stick is gone while it was needed; nothing has changed."""
    return News("table-update-pulled", kind="fault")


def passed_over(file: str, why: str, version: str = "") -> News:
    """A file that is no update for this table now, and why (`stick.Why`)."""
    kind = "info" if why in ("dot", "here", "older") else "fault"
    args = {"file": _shown(file), "why": why, "version": version}
    return News("table-update-passed", args, kind)


def confirmed(version: str) -> News:
    return News("table-update-confirmed", {"version": version})


def rolled_back(version: str) -> News:
    return News("table-update-rolled-back", {"version": version}, "fault")


def card_fails() -> News:
    """The card does not keep what is written to it."""
    return News("table-update-card", kind="fault")


_LONGEST_NAME = 60


def _shown(file: str) -> str:
    """A file's name as a screen can show it, whatever its bytes are."""
    name = "".join(letter if letter.isprintable() else "?" for letter in file)
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
