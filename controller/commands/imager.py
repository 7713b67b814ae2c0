"""What people enter in Raspberry Pi Imager: `python -m controller.commands.imager FOLDER NEWS`.

Imager leaves it on the boot partition, in the form that an image asks for (`init_format` of its
list): a shell script `firstrun.sh`, or `user-data` and `network-config` of cloud-init. Neither is
run here. At the first start it is read, put into `reclaim.toml` in *FOLDER*, and taken away, for it
has passwords; what a table has no use for is named in *NEWS*, which the screen reads.

The script is Imager's own (src/customization_generator.cpp of rpi-imager): calls of imager_custom.
Of YAML this reads what Imager writes: mappings, lists, texts. Anything else is left, and named.
"""

import json
import os
import re
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from controller.table.restating import restated
from controller.table.secrets import WIFI, parsed
from hardware.errors import InputFileError
from hardware.files import write_whole
from hardware.starting import run_through

SCRIPT, USER_DATA, NETWORK = "firstrun.sh", "user-data", "network-config"
FILES = (SCRIPT, USER_DATA, NETWORK, "meta-data", "cmdline.txt")
"""All that Imager writes besides the image; the last two say nothing that is of use here."""
_LONGEST_BYTES = 65536

LANGUAGES = {
    "de": "de",
    "at": "de",
    "ch": "de",
    "dk": "da",
    "es": "es",
    "latam": "es",
    "fr": "fr",
    "be": "fr",
    "it": "it",
    "nl": "nl",
    "pt": "pt",
    "br": "pt",
    "ru": "ru",
    "se": "sv",
}
"""The language of the screen, by the layout of the keyboard: Imager asks for no nearer sign."""


@dataclass(frozen=True, slots=True)
class Entered:
    """What somebody has entered, by our keys, and what of it has none."""

    values: Mapping[str, str] = field(default_factory=dict)
    wifi: Mapping[str, str] = field(default_factory=dict)
    left: tuple[str, ...] = ()
    """Of "user", "ssh" and "other", what a table has no use for."""


# ---- firstrun.sh ---------------------------------------------------------------------------------


def of_script(text: str) -> Entered:
    """Return what Imager's script would have done."""
    values, wifi, left = dict[str, str](), dict[str, str](), dict[str, None]()
    for program, given in _calls(text):
        command = given[0] if given else ""
        if program == "userconf":
            left["user"] = None
        elif program == "rpi-connect.service":
            left["other"] = None
        elif command == "enable_ssh":
            left["ssh"] = None
        elif command == "set_wlan":
            wifi = _joined([one for one in given[1:] if one not in ("-h", "--hidden")])
        elif command in _SETS and len(given) == 2:
            values[_SETS[command]] = given[1]
    return Entered(values, wifi, tuple(left))


_SETS = {"set_hostname": "hostname", "set_timezone": "timezone", "set_keymap": "keyboard"}
_PROGRAMS = ("imager_custom", "userconf", "rpi-connect.service")


def _calls(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each call of a program that Imager knows, with its arguments."""
    for line in text.splitlines():
        with suppress(ValueError):  # quotes that another line closes: a text that is written
            words = shlex.split(line)
            names = [word.rpartition("/")[2] for word in words]
            if "[" not in words:  # it asks only whether the program is there
                for at, name in enumerate(names):
                    if name in _PROGRAMS:
                        yield name, words[at + 1 :]


def _joined(given: Sequence[str]) -> dict[str, str]:
    keys = ("name", "password", "country")
    return {key: value for key, value in zip(keys, given, strict=False) if value}


# ---- cloud-init ----------------------------------------------------------------------------------


def of_cloud_init(user_data: str, network_config: str) -> Entered:
    """Return what cloud-init would have done with these files."""
    user, network = yaml(user_data), yaml(network_config)
    left = dict[str, None]()
    for key in user:
        if key in ("users", "user", "chpasswd", "password"):
            left["user"] = None
        elif key in ("enable_ssh", "ssh_pwauth", "ssh_authorized_keys"):
            left["ssh"] = None
        elif key not in ("hostname", "manage_etc_hosts", "timezone", "keyboard", "packages", "apt"):
            left["other"] = None
    keyboard = user.get("keyboard")
    found = {
        "hostname": user.get("hostname"),
        "timezone": user.get("timezone"),
        "keyboard": keyboard.get("layout") if isinstance(keyboard, dict) else None,
    }
    values = {key: value for key, value in found.items() if isinstance(value, str)}
    return Entered(values, dict(_wifi(network)), tuple(left))


def _wifi(network: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the first network of netplan's, by our keys."""
    inside = network.get("network", network)
    radios = inside.get("wifis") if isinstance(inside, dict) else None
    for radio in radios.values() if isinstance(radios, dict) else ():
        points = radio.get("access-points") if isinstance(radio, dict) else None
        for name, about in points.items() if isinstance(points, dict) else ():
            yield "name", name
            if isinstance(about, dict) and isinstance(about.get("password"), str):
                yield "password", about["password"]
            if isinstance(radio.get("regulatory-domain"), str):
                yield "country", radio["regulatory-domain"]
            return


def yaml(text: str) -> dict[str, Any]:
    """Return the mapping in *text*, as far as it is of the kind that Imager writes: keys with a
    text or with a mapping below them. What a list or a block of text has is left out."""
    found: dict[str, Any] = {}
    within: list[tuple[int, dict[str, Any]]] = [(-1, found)]
    skips_from = None
    for line in text.splitlines():
        depth = len(line) - len(line.lstrip(" "))
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if skips_from is not None and (
            depth > skips_from or (depth == skips_from and line.lstrip().startswith("- "))
        ):
            continue
        skips_from = None
        pair = _PAIR.fullmatch(line.strip())
        if pair is None:
            skips_from = depth
            continue
        while within[-1][0] >= depth:
            within.pop()
        key, value = _scalar(pair["key"]), (pair["value"] or "").strip()
        if value[:1] in ("|", ">"):
            within[-1][1][key], skips_from = "", depth
        elif value:
            within[-1][1][key] = _scalar(value)
        else:
            below: dict[str, Any] = {}
            within[-1][1][key] = below
            within.append((depth, below))
    return found


_PAIR = re.compile(
    r"""(?P<key>"(?:\\.|[^"\\])*"|'(?:''|[^'])*'|[^\s"'#\[{-][^:#]*?)\s*:(?:\s+(?P<value>.*))?"""
)


def _scalar(text: str) -> str:
    if text.startswith('"'):
        with suppress(ValueError):
            return str(json.loads(text))
        return text.strip('"').replace('\\"', '"')
    if text.startswith("'"):
        return text[1:-1].replace("''", "'")
    return text.partition(" #")[0].strip()


# ---- reclaim.toml --------------------------------------------------------------------------------


def entered_into(text: str, entered: Entered) -> str:
    """Return the owner's file *text* with what was *entered*: a key that stands there is replaced,
    a WiFi that stands there stays. Raises `InputFileError` where nothing can be put into it."""
    settings, _ = parsed(text)
    new: dict[str, Any] = dict(entered.values)
    language = LANGUAGES.get(new.get("keyboard", ""))
    if language and settings.get("language", "en") == "en":
        new["language"] = language
    if entered.wifi and WIFI not in settings:
        new[WIFI] = dict(entered.wifi)
    return restated(text, new)


# ---- the card ------------------------------------------------------------------------------------


def main(arguments: Sequence[str]) -> int:
    """Take in what Imager has left, if it has left anything. The card may lose its power at any
    moment: the files go last, and to take them in twice changes nothing."""
    folder, news = map(Path, arguments)
    script, user_data, network = (_read(folder / name) for name in (SCRIPT, USER_DATA, NETWORK))
    if not (script or user_data or network):
        return 0
    entered = of_script(script) if script else of_cloud_init(user_data, network)
    run_through("The card", "mount", "-o", "remount,rw", folder)
    try:
        file = folder / "reclaim.toml"
        # A damaged file stays for its owner to see; the screen says what is wrong with it.
        with suppress(InputFileError):
            write_whole(file, entered_into(_read(file), entered).encode())
        for name in FILES:
            (folder / name).unlink(missing_ok=True)
    finally:
        os.sync()
        run_through("The card", "mount", "-o", "remount,ro", folder)
    if entered.left:
        notice = {"id": "table-imager-left", "args": {"what": _code(entered.left)}, "kind": "info"}
        write_whole(news, json.dumps(notice).encode())
    return 0


def _code(left: Sequence[str]) -> str:
    return "login" if {"user", "ssh"} & {*left} else "other"


def _read(file: Path) -> str:
    with suppress(OSError):
        return file.read_bytes()[:_LONGEST_BYTES].decode("utf-8-sig", "replace")
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
