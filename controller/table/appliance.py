"""The appliance: what its owner sets in `reclaim.toml`, and what a table asks of its computer.

Every computer can edit the owner's file. It is read strictly, key by key: every mistake is shown on
the screen with its line, and everything else holds. For that, lines that are not TOML are skipped.

The requests are to save the logs or a backup on a USB stick, or take a backup from one, to write
MicroPython onto a Pico, which shows itself as such a stick, to dim the screen, to switch off, and
to install what the updater of an image offers (firmware/image/reclaim_update). A referee's service
may do none of it (systemd/reclaim-referee.service). So it writes a request file in its own folder,
and a systemd path unit starts the service that fulfils it: reclaim-shutdown, reclaim-brightness, or
reclaim-stick and reclaim-restate, which changes the owner's file, and which answer with a file in
folders of their own; the updater looks for its file. A
backup lies beside the request, before it goes onto the stick, and when it has come from there: what
is in it is for the referee alone to judge.
"""

import logging
import os
import secrets
import stat
import time
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from controller.table.secrets import MOST_MISTAKES, WIFI, parsed, without_value
from controller.table.stated import BROKER, HOSTNAME, KEYBOARD, TIMEZONE, UPDATE_FROM
from controller.views import Notice
from controller.views.message import LANGUAGES
from controller.views.people import PlayerName
from controller.views.restated import RESTATED, Restated, Restatement
from controller.views.table import LOUDEST
from hardware.config import builtin_tables
from hardware.errors import InputFileError, TableFileError
from hardware.files import LONGEST_TOML_BYTES, line_of, read_text

USUAL_PLACE = Path("/boot/firmware/reclaim.toml")
"""The file's place on the appliance: on the partition that every computer can read."""

OPEN_PLACE = Path("/run/reclaim-settings/reclaim.toml")
"""Where the service reads it, without the password (controller/commands/settings.py)."""


class WifiSettings(Struct, frozen=True, kw_only=True):
    """The network that the computer joins (IEEE 802.11: the name has 32 bytes at most, a WPA
    passphrase 8 to 63 characters; or the key made of it, 64 hexadecimal digits)."""

    country: Annotated[str, Meta(pattern=r"\A[A-Z]{2}\Z")]
    name: Annotated[str, Meta(min_length=1, max_length=32)]
    password: Annotated[str, Meta(pattern=r"\A(?:[^\n]{8,63}|[0-9A-Fa-f]{64})\Z")]


MOST_PLAYERS = 60
"""A list of more is something else."""


class OwnerSettings(Struct, frozen=True, kw_only=True):
    """`systemd/reclaim.toml` explains every key to the owner."""

    language: Literal["", *LANGUAGES] = ""  # type: ignore[valid-type]  # a table of words
    """Empty where it is not set: then the table file's."""
    table: Annotated[str, Meta(min_length=1)] = ""
    """A shipped table file's name, or a path relative to the settings' folder; empty if not set."""
    players: Annotated[tuple[PlayerName, ...], Meta(max_length=MOST_PLAYERS)] = ()
    """Names that can be chosen in the lobby."""
    volume: Annotated[int, Meta(ge=0, le=LOUDEST)] = LOUDEST
    wifi: WifiSettings | None = None
    hostname: Annotated[str, Meta(pattern=rf"\A(?:{HOSTNAME})?\Z")] = ""
    """What the computer calls itself in a network (RFC 1123, 2.1)."""
    timezone: Annotated[str, Meta(pattern=rf"\A(?:{TIMEZONE})?\Z")] = ""
    """Such as Europe/Berlin (the IANA Time Zone Database)."""
    phones: bool = False
    """Whether phones may take part (systemd/reclaim-web.service)."""
    broker: Annotated[str, Meta(pattern=rf"\A(?:{BROKER})?\Z")] = ""
    """Where others hear of this table (systemd/reclaim-tell.service)."""
    home_assistant: bool = False
    """Whether Home Assistant finds the table there."""
    update_from: Annotated[str, Meta(pattern=rf"\A(?:{UPDATE_FROM})?\Z")] = ""
    """Where updates lie (controller/commands/fetching.py)."""
    broker_commands: bool = False
    """Whether the broker may ask the table to pause, and for another language or volume."""
    keyboard: Annotated[str, Meta(pattern=rf"\A(?:{KEYBOARD})?\Z")] = ""
    """The layout of a keyboard at the screen, such as "de" or "fr" (xkeyboard-config)."""


class SettingsRead(Struct, frozen=True):
    """The settings in a file, and its mistakes."""

    settings: OwnerSettings
    mistakes: tuple[Notice, ...] = ()

    def is_wrong(self, key: str) -> bool:
        """Return True if *key* was meant to have a non-default value that cannot be used."""
        return any(one.args.get("key") == key for one in self.mistakes)


def read_settings(path: Path) -> SettingsRead:
    """Return what the file at *path* says. Raises nothing: mistakes are for the screen."""
    try:
        text = read_text(path, LONGEST_TOML_BYTES, "the settings of the table")
    except InputFileError as error:
        what = as_owners_see_them(str(error), path)
        return SettingsRead(OwnerSettings(), (_mistake("unread", file=path.name, what=what),))
    found, mistakes = _parsed(text)
    good = dict(_good(OwnerSettings, found, text, "", mistakes))
    return SettingsRead(msgspec.convert(good, OwnerSettings), tuple(mistakes[:MOST_MISTAKES]))


def as_owners_see_them(sentence: str, path: Path) -> str:
    """Return a sentence in which files are named as they lie beside the settings at *path*: a table
    reads copies of them."""
    return sentence.replace(f"{path.parent}/", "")


def table_of(read: SettingsRead, path: Path) -> Path | str:
    """Return the table file that the settings at *path* name, for `load_table_file`.

    Raises `TableFileError` if none is named, or it is unclear which was meant: pins of another
    wiring must not be driven.
    """
    name = read.settings.table
    if not name:
        meant = "what stands there is a mistake" if read.is_wrong("table") else "no table is named"
        raise TableFileError(
            f'{path.name}: {meant}; expected a line such as table = "pi4-carousel", a shipped '
            'wiring, or table = "my-table.toml", a file beside this one'
        )
    return name if name in builtin_tables() else path.parent / name


NEW_TABLE = "sim"
"""What stands there until a table is named."""

WELCOME = Notice("table-welcome")
"""Says so, and where a table is named."""


def is_new(read: SettingsRead) -> bool:
    """Return True if nobody has named a table yet: not if it may be lost in a mistake."""
    lost = {"table-settings-unread", "table-settings-syntax", "table-settings-unknown"}
    unclear = any(one.id in lost for one in read.mistakes) or read.is_wrong("table")
    return not read.settings.table and not unclear


def _parsed(text: str) -> tuple[dict[str, Any], list[Notice]]:
    """Return the parsed file without the lines that are not TOML, and the notices about those."""
    found, wrong = parsed(text)
    lines = text.split("\n")
    return found, [
        _mistake("syntax", line=number + 1, text=without_value(lines, number).strip()[:60])
        for number in wrong
    ]


def _good(
    kind: type[Struct], found: Mapping[str, Any], text: str, section: str, mistakes: list[Notice]
) -> Iterator[tuple[str, Any]]:
    """Yield what is valid in a section; the rest is added to *mistakes*."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name, value in found.items():
        key = section + name
        line = line_of(key, text) or 0
        if name not in fields:
            close = get_close_matches(name, fields, n=1)
            meant = close[0] if close else "none"
            mistakes.append(_mistake("unknown", line=line, key=name, meant=meant))
        elif name == WIFI and isinstance(value, dict):
            before = len(mistakes)
            kept = dict(_good(WifiSettings, value, text, f"{key}.", mistakes))
            # Without one of its keys a network cannot be joined.
            if len(mistakes) == before:
                yield name, kept
        else:
            try:
                msgspec.convert(value, fields[name].type)
            except msgspec.ValidationError:
                mistakes.append(_mistake("value", line=line, key=name, found=_shown(name, value)))
            else:
                yield name, value
    for name, field in fields.items():
        if field.required and name not in found:
            line = line_of(section.rstrip("."), text) or 0
            mistakes.append(_mistake("missing", line=line, key=name))


def _shown(key: str, value: object) -> str:
    """Return a value as written; a password is never repeated, and an address may have one."""
    return "…" if key in ("password", "broker", WIFI) else msgspec.json.encode(value).decode()[:60]


def _mistake(code: str, **args: str | int) -> Notice:
    return Notice(f"table-settings-{code}", args, kind="fault")


# ---- what is asked of the computer ---------------------------------------------------------------

VARIABLE = "RECLAIM_ORDERS"
"""The environment variable that names the parent of both folders, if anyone serves requests."""

ASKS, ANSWERS = "reclaim", "reclaim-stick"
USE_STICK, SHUT_DOWN, BRIGHTNESS, OUTCOME = "use-stick", "shut-down", "brightness", "outcome"
"""Three request files, and one that answers."""

BACKUP, LOGS, PARCEL = "backup", "logs", "parcel"
"""The backup on its way, the logs for a phone, and what one brings or fetches."""
UPDATER, SLOT_NAME = "appliance", "slot-name"
"""The folder in which the image says what it does, and a file there that every start has."""
OVERLAY, OVERLAYS, OVERLAID = "overlay", "reclaim-overlay", "overlaid"
"""The request for the overlay of the readers, and the folder and the file of the answer."""
RESTATE, RESTATES = "restate", "reclaim-restate"
"""The request for other settings in the owner's file, and the folder of the answer."""
RESTATE_S = 30.0
"""Who has not answered by then never will."""
RESTARTS_S = 8.0
"""How long a screen says that the computer restarts for it."""
OVERLAY_S = 60.0
"""Who has not answered by then never will."""
ON_TRIAL, OFFER, INSTALL = "on-trial", "update-offer", "install-update"
"""Two files there, which are there as long as they hold, and the request that answers an offer."""

LONGEST_BYTES = 65536
"""No file here is longer."""

LOGS_S = 120.0
"""An appliance's logs are 32 MB at most, and the slowest sticks write 1 MB a second."""

SHUT_DOWN_S = 60.0
"""A computer that has not begun to switch off by then will not."""

_log = logging.getLogger(__name__)


class Wish(Struct, frozen=True):
    """Asks something of a stick; `number` is what the answer must repeat, `faults` are saved with
    the logs."""

    number: str
    what: Literal["save-logs", "pack-logs", "save-backup", "take-backup", "load-pico"] = "save-logs"
    faults: tuple[str, ...] = ()


StickCode = Literal["saved", "packed", "taken", "no-stick", "none", "unreadable", "full", "failed"]
PicoCode = Literal["loaded", "none", "several", "other-chip", "no-uf2", "bad-uf2", "broke-off"]
Code = StickCode | PicoCode | Literal["working"]


class Outcome(Struct, frozen=True):
    """The outcome, and the name of a folder, a file or a board; while it is `working`, the share
    that is done."""

    number: str
    code: Code
    name: str = ""
    share: float = 0.0


class StickOffer(Struct, frozen=True):
    """A version on a USB stick, or fetched, that is installed if somebody asks for it."""

    version: str


class Overlaid(Struct, frozen=True):
    """What became of the overlay with that `digest`: `changed`, so the computer restarts; already
    as it should be; or `failed`, and `what` says why."""

    code: Literal["changed", "unchanged", "failed"]
    digest: str
    what: str = ""


class Orders:
    """Writes requests in a folder of *run*, which is /run on an appliance."""

    def __init__(self, run: Path) -> None:
        self._asks, self._answers, self._updater = run / ASKS, run / ANSWERS, run / UPDATER
        self._overlays = run / OVERLAYS
        self._number = ""
        self._restates, self._restatement = run / RESTATES, ""

    def __repr__(self) -> str:
        return f"<Orders in {self._asks}>"

    @classmethod
    def here(cls) -> "Orders | None":
        """Return this service's, or None if nobody serves requests."""
        run = os.environ.get(VARIABLE)
        return cls(Path(run)) if run else None

    def save_logs(self, faults: Sequence[str]) -> None:
        """Ask for the logs to be saved. Raises OSError when that is impossible."""
        self._ask_of_stick(Wish(secrets.token_hex(8), faults=tuple(faults)))

    def pack_logs(self, faults: Sequence[str]) -> None:
        """Ask for the logs as one file, at `logs`. Raises OSError when that is impossible."""
        # Who packs them makes no file here, and writes into this one.
        self.logs.unlink(missing_ok=True)
        self.logs.touch(mode=0o600)
        self._ask_of_stick(Wish(secrets.token_hex(8), "pack-logs", tuple(faults)))

    def save_backup(self) -> None:
        """Ask for the backup at `backup` to be saved. Raises OSError when that is impossible."""
        self._ask_of_stick(Wish(secrets.token_hex(8), "save-backup"))

    def take_backup(self) -> None:
        """Ask for the latest backup on the stick, which is at `backup` then. Raises OSError when
        that is impossible."""
        # Who fetches it makes no file here, and writes into this one.
        self.backup.unlink(missing_ok=True)
        self.backup.touch(mode=0o600)
        self._ask_of_stick(Wish(secrets.token_hex(8), "take-backup"))

    def load_pico(self) -> None:
        """Ask for MicroPython to be written onto the Pico that waits for it. Raises OSError when
        that is impossible."""
        self._ask_of_stick(Wish(secrets.token_hex(8), "load-pico"))

    @property
    def parcel(self) -> Path:
        """Where a file is that a phone brings or fetches."""
        return self._asks / PARCEL

    @property
    def logs(self) -> Path:
        """Where the logs are that were packed."""
        return self._asks / LOGS

    @property
    def backup(self) -> Path:
        """Where a backup is on its way."""
        return self._asks / BACKUP

    def shut_down(self) -> None:
        """Ask to switch off. Raises OSError when that is impossible."""
        self._number = ""
        self._ask(SHUT_DOWN, b"")

    def dim(self, percent: int) -> None:
        """Ask for that brightness of the screen. Raises OSError when that is impossible."""
        self._ask(BRIGHTNESS, str(percent).encode())

    def on_trial(self) -> bool:
        """Return True if the version that runs is on trial, and may be rolled back."""
        return (self._updater / ON_TRIAL).exists()

    def offer(self) -> StickOffer | None:
        """Return the version that can be installed if somebody asks for it."""
        try:
            with (self._updater / OFFER).open("rb") as file:
                return msgspec.json.decode(file.read(LONGEST_BYTES), type=StickOffer)
        except (OSError, msgspec.MsgspecError, UnicodeError):
            return None

    def install(self) -> None:
        """Ask for the version that is offered. Raises OSError when that is impossible."""
        self._ask(INSTALL, b"")

    @property
    def is_image(self) -> bool:
        """Whether this computer was started from one of our images."""
        return (self._updater / SLOT_NAME).exists()

    def overlaid(self, digest: str) -> Overlaid | None:
        """Return what became of the overlay with that *digest*, which is asked for if it was not
        yet; None while nobody has answered. Raises OSError when that is impossible."""
        try:
            said = msgspec.json.decode((self._overlays / OVERLAID).read_bytes(), type=Overlaid)
        except (OSError, msgspec.MsgspecError, UnicodeError):
            said = None
        if said is not None and said.digest == digest:
            return said
        # Since when it has been asked for: a referee that waits is started anew each minute.
        note, now_s = self._asks / f"{OVERLAY}-{digest or 'none'}", time.monotonic()
        if not note.exists():
            note.write_text(f"{now_s}")
            self._ask(OVERLAY, b"")
        elif now_s - float(note.read_text()) > OVERLAY_S:
            return Overlaid("failed", digest, "nobody has answered")
        return None

    def restate(self, settings: Mapping[str, Any], table: str = "") -> None:
        """Ask for the owner's file to say these settings, by key; None takes one back; and for a
        *table* file of that text beside it. Raises OSError when that is impossible."""
        self._restatement = secrets.token_hex(8)
        made = Restatement(self._restatement, dict(settings), table)
        self._ask(RESTATE, msgspec.json.encode(made))

    def restated(self) -> Restated | None:
        """Return what became of the last `restate`, or None while nobody has answered."""
        try:
            answer = (self._restates / RESTATED).read_bytes()
            said = msgspec.json.decode(answer, type=Restated)
        except (OSError, msgspec.MsgspecError, UnicodeError):
            return None
        return said if said.number == self._restatement else None

    def outcome(self) -> Outcome | None:
        """Return the outcome of the last request of a stick, or None while nobody has answered."""
        try:
            with (self._answers / OUTCOME).open("rb") as file:
                said = msgspec.json.decode(file.read(LONGEST_BYTES), type=Outcome)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.MsgspecError, UnicodeError) as error:
            _log.warning("the answer to a wish cannot be read: %s", error)
            return None
        return said if said.number == self._number else None

    def _ask_of_stick(self, wish: Wish) -> None:
        self._number = wish.number
        self._ask(USE_STICK, msgspec.json.encode(wish))

    def _ask(self, name: str, text: bytes) -> None:
        """Write a file that is complete as soon as it is visible."""
        made = self._asks / f"{name}.new"
        made.unlink(missing_ok=True)
        made.touch(mode=0o600)
        made.write_bytes(text)
        made.replace(self._asks / name)


RequestT = TypeVar("RequestT")


def taken_request(path: Path, kind: type[RequestT]) -> RequestT:
    """Read and delete the request at *path*. It belongs to the referee's user, so who reads it as
    root follows no link. Raises OSError, and ValueError for what is no request."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
        with open(descriptor, "rb") as file:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise ValueError(f"{path} is no file")
            return msgspec.json.decode(file.read(LONGEST_BYTES), type=kind)
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from None
    finally:
        # systemd would start its reader again as long as it is there.
        path.unlink(missing_ok=True)
