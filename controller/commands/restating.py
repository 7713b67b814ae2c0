"""Changes the owner's settings where the table asks for it, or the page of its own WiFi: `python -m
controller.commands.restating FILE RUN`.

Started as root by systemd/reclaim-restate.service, because *FILE* is root's and may lie on a
partition that is mounted read-only. Only this writes there; the referee hands over values, never a
text, and each is checked as if its owner had typed it. The power may fail at any moment: the file
is the old one or the new one. A file in which nothing can be relied on is put aside, and the new
one says what was asked for.
"""

import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from controller.table.appliance import (
    ASKS,
    RESTATE,
    RESTATES,
    taken_request,
)
from controller.table.restating import New, check, restated
from controller.table.secrets import WIFI
from controller.views.data import data_fact
from controller.views.restated import (
    OWN_TABLE,
    PORTAL,
    RESTATED,
    SET_UP,
    SETS_UP,
    Restated,
    Restatement,
)
from hardware.config import load_table_file
from hardware.errors import InputFileError, TableError, TableFileError
from hardware.files import LONGEST_TOML_BYTES, write_whole
from hardware.starting import run_through

JOINS = ("reclaim-settings.service", "reclaim-wifi.service")
"""What joins the network that the file names."""
DAMAGED, BEFORE = "damaged-", "before-"
"""Before the name of a file that was put aside, and of a table file in whose place is another."""


def restate(file: Path, new: New, table: str = "") -> None:
    """Have the file at *file* say what is *new*, and beside it have a *table* file of that text:
    the one before it is kept. Raises `InputFileError`, `TableFileError` and `OSError`."""
    check(new)
    if table:
        _put_beside(file.with_name(OWN_TABLE), table.encode())
    for begun in (*file.parent.glob(f".{file.name}-*"), *file.parent.glob(f".*{OWN_TABLE}-*")):
        begun.unlink()  # a power cut has left it, and it may have a password
    content = file.read_bytes() if file.exists() else b""
    text = _text(content)
    try:
        said = restated(text or "", new)
    except InputFileError:
        text, said = None, restated("", new)
    if text is None:
        write_whole(file.with_name(f"{DAMAGED}{file.name}"), content)
    if said.encode() != content:
        write_whole(file, said.encode())


def _put_beside(place: Path, text: bytes) -> None:
    """Put a table file that can be one to its *place*. Raises `TableFileError`, and `OSError`."""
    with tempfile.NamedTemporaryFile(suffix=place.suffix) as tried:
        tried.write(text)
        tried.flush()
        try:
            load_table_file(Path(tried.name))
        except TableFileError as error:
            raise TableFileError(str(error).replace(tried.name, place.name)) from None
    before = place.read_bytes() if place.exists() else None
    if before == text:
        return
    if before is not None:
        write_whole(place.with_name(f"{BEFORE}{place.name}"), before)
    write_whole(place, text)


def _text(content: bytes) -> str | None:
    """Return the text of a file; None if it is none that a table reads."""
    if len(content) > LONGEST_TOML_BYTES:
        return None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


# ---- the service ---------------------------------------------------------------------------------


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for, by the table or on the page of its own WiFi, and answer."""
    file, run = map(Path, arguments)
    os.umask(0o077)
    requests = {run / ASKS / RESTATE: RESTATES, run / PORTAL / SET_UP: SETS_UP}
    codes = [
        _fulfil(file, request, run / answers)
        for request, answers in requests.items()
        if os.path.lexists(request)
    ]
    return max(codes, default=0)


def _fulfil(file: Path, request: Path, place: Path) -> int:
    """Do what the file *request* asks of the settings in *file*, and answer in the folder
    *place*."""
    try:
        asked = taken_request(request, Restatement)
    except (OSError, ValueError) as error:
        print(f"What is asked of the settings cannot be read: {error}", file=sys.stderr)
        return 1
    try:
        if not data_fact().lasts:
            raise InputFileError("the card keeps nothing of what is written; replace it")
        with _writable(file.parent):
            restate(file, asked.settings, asked.table)
        answer = Restated(asked.number, "done")
    except TableError as error:
        answer = Restated(asked.number, "refused", str(error))
    except OSError as error:
        answer = Restated(asked.number, "refused", f"{file} cannot be written: {error.strerror}")
    if answer.what:
        print(f"The settings are as they were: {answer.what}", file=sys.stderr)
    place.mkdir(exist_ok=True)
    write_whole(place / RESTATED, msgspec.json.encode(answer))
    (place / RESTATED).chmod(0o644)
    if answer.code == "done" and asked.settings.get(WIFI) is not None:
        # Only then: a phone that is in the network would lose it. The first service has the second
        # know that a WiFi is set.
        run_through("The WiFi", "systemctl", "--no-block", "restart", *JOINS)
    return 0


@contextmanager
def _writable(folder: Path) -> Iterator[None]:
    """Have the partition of *folder* writable meanwhile, if it is not: the image's."""
    if not os.statvfs(folder).f_flag & os.ST_RDONLY:
        yield
        return
    run_through("The card", "mount", "-o", "remount,rw", folder)
    try:
        yield
    finally:
        os.sync()
        run_through("The card", "mount", "-o", "remount,ro", folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
