"""What lies on a stick, and what becomes of it.

`survey` looks, `decide` is pure: what was found, what was checked so far, and how things stand here
go in; one act comes out, and what is said about each file. Whatever people put on a stick, the
highest version that can be taken is, and every file that looks like an update and is none is named.
"""

import itertools
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from reclaim_update import news
from reclaim_update.bundle import Bundle, Claim, claimed
from reclaim_update.news import News

Why = Literal[
    "dot",  # what macOS writes beside each file
    "folder",  # updates lie in it
    "packed",  # a zip or the like
    "card",  # the image of a whole card
    "name",  # a name that browsers or Windows have made longer
    "lone",  # a signature without its update
    "unsigned",  # no signature, one of somebody else, or damaged
    "unreadable",  # the stick does not give all of it
    "other",  # for another kind of computer
    "here",  # it runs
    "tried",  # it was tried without success
    "large",  # larger than a slot
    "journal",  # it cannot read the matches
    "older",  # there is a newer one beside it
]

_PACKED = (".zip", ".gz", ".tgz", ".xz", ".bz2", ".zst", ".7z", ".rar", ".tar")
_END_BYTES = 65536
"""Where a zip has the list of what is in it."""
_MOST_LOOKED = 2000
"""Files and folders looked at on one stick; one with more is something else."""


@dataclass(frozen=True, slots=True)
class Found:
    """A file or folder that looks like an update: what it says it is, or *why* it is none."""

    name: str
    claim: Claim | None = None
    why: Why | None = None


def survey(folder: Path) -> tuple[Found, ...]:
    """What on the stick looks like an update, by its names. Raises OSError."""
    found: list[Found] = []
    with os.scandir(folder) as entries:
        listed = sorted(itertools.islice(entries, _MOST_LOOKED), key=_by_name)
    names = {entry.name for entry in listed}
    for entry in listed:
        if entry.is_dir(follow_symlinks=False):
            if not entry.name.startswith((".", "$")) and _holds_updates(Path(entry.path)):
                found.append(Found(entry.name, why="folder"))
        elif entry.is_file(follow_symlinks=False):
            one = _found(Path(entry.path), names)
            if one is not None:
                found.append(one)
    return tuple(found)


def _by_name(entry: "os.DirEntry[str]") -> str:
    return entry.name


def _found(path: Path, names: set[str]) -> Found | None:
    name, low = path.name, path.name.lower()
    if low.startswith("."):
        return Found(name, why="dot") if low.endswith(".slot") else None
    if low.endswith(".slot"):
        claim = claimed(path)
        # A copy that ended early, or goes on for ever, need not be read to know that.
        whole = claim is not None and claim.size == path.stat().st_size
        return Found(name, claim) if whole else Found(name, why="unsigned")
    if low.endswith(".minisig"):
        own = low.removesuffix(".minisig")
        beside = own in {other.lower() for other in names}
        return Found(name, why="lone") if own.endswith(".slot") and not beside else None
    if low.endswith(_PACKED):
        ours = "reclaim" in low or ".slot" in low or _lists_updates(path)
        return Found(name, why="packed") if ours else None
    if "reclaim" in low and low.endswith(".img"):
        return Found(name, why="card")
    return Found(name, why="name") if ".slot" in low else None


def _lists_updates(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - _END_BYTES))
            return b".slot" in file.read(_END_BYTES)
    except OSError:
        return False


def _holds_updates(folder: Path) -> bool:
    """Whether there is one in this folder, or in a folder of it."""
    seen = 0
    for place, folders, files in os.walk(folder):
        if len(Path(place).relative_to(folder).parts) >= 2:
            folders.clear()
        seen += len(files)
        if any(name.lower().endswith(".slot") and name[0] != "." for name in files):
            return True
        if seen > _MOST_LOOKED:
            break
    return False


# ---- versions ------------------------------------------------------------------------------------

_VERSION = re.compile(
    r"v?(?P<release>\d+(?:\.\d+)*)"
    r"(?:[-_.]?(?P<stage>a|alpha|b|beta|c|rc|pre|preview)[-_.]?(?P<number>\d*))?"
    r"(?P<post>(?:[-_.]?(?:post|rev|r)[-_.]?|-)(?P<later>\d+))?"
    r"(?P<dev>[-_.]?dev[-_.]?(?P<draft>\d*))?"
    r"(?:\+(?P<local>[a-z0-9]+(?:[-_.][a-z0-9]+)*))?"
)
_STAGES = {"a": 1, "alpha": 1, "b": 2, "beta": 2}
_LAST = 1 << 62

Order = tuple[object, ...]


def order(version: str) -> Order:
    """A key by which versions are sorted as PEP 440 does; what is no version comes first."""
    said = _VERSION.fullmatch(version.strip().lower())
    if said is None:
        return (0, version)
    release = [int(part) for part in said["release"].split(".")]
    while release and release[-1] == 0:
        release.pop()
    stage = (_STAGES.get(said["stage"], 3), int(said["number"] or 0)) if said["stage"] else (4, 0)
    draft = int(said["draft"] or 0) if said["dev"] else _LAST
    if said["dev"] and not said["stage"] and not said["post"]:
        stage = (0, 0)  # a draft of a release comes before its first stage
    local = tuple(
        (1, int(part), "") if part.isdigit() else (0, 0, part)
        for part in re.split(r"[-_.]", said["local"] or "")
        if part
    )
    return (1, tuple(release), stage, int(said["later"]) if said["post"] else -1, draft, local)


# ---- what becomes of it --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Here:
    """How things stand on this card."""

    version: str
    image: str
    arch: str
    journal: int | None
    """The version of the journal's tables that the running system writes."""
    slot_bytes: int
    refused: frozenset[str] = frozenset()
    """Images that were tried without success."""
    trial: bool = False
    """Whether the running system is on trial."""
    pending: bool = False
    """Whether another one is written, and will be tried at the next start."""
    playing: bool = False
    asked: frozenset[str] = frozenset()
    """Images that somebody has asked for at the screen."""


@dataclass(frozen=True, slots=True)
class Verify:
    """Verify this file's signature, and decide again."""

    name: str


@dataclass(frozen=True, slots=True)
class Wait:
    """Decide again in a while."""


@dataclass(frozen=True, slots=True)
class Propose:
    """Install it only if somebody asks for it at the screen."""

    bundle: Bundle


@dataclass(frozen=True, slots=True)
class Apply:
    bundle: Bundle


@dataclass(frozen=True, slots=True)
class Rest:
    """There is nothing to do."""


Act = Verify | Wait | Propose | Apply | Rest


@dataclass(frozen=True, slots=True)
class Decision:
    act: Act
    told: tuple[News, ...] = field(default=())
    """What is said of each file, the most important last."""


def decide(found: Sequence[Found], checked: Mapping[str, Bundle | Why], here: Here) -> Decision:
    """What to do about a stick on which this was *found*.

    *checked* has, by name, the bundles that were verified, or why not. Nothing is ever installed
    during a trial or before one that is about to begin, or during a match; nothing that was
    refused, and nothing that could not read the journal; what is no newer than the running version
    only if somebody has asked for it.
    """
    if here.trial:
        return Decision(Wait(), (news.on_trial(),))
    if here.pending:
        return Decision(Rest())
    why = {one.name: one.why for one in found if one.why}
    best: Bundle | None = None
    for name, claim in _highest_first(found):
        out = _ruled_out(claim, here)
        if out is None and best is not None:
            out = "older"
        if out is not None:
            why[name] = out
            continue
        verdict = checked.get(name)
        if verdict is None:
            return Decision(Verify(name), (*_passed(found, why), news.checking(name)))
        if isinstance(verdict, Bundle):
            best = verdict
        else:
            why[name] = verdict
    passed = _passed(found, why)
    if best is None:
        return Decision(Rest(), passed or (news.nothing(),))
    file, version = best.path.name, best.version
    if order(version) <= order(here.version) and best.image not in here.asked:
        return Decision(Propose(best), (*passed, news.asked_for(file, version, here.version)))
    if here.playing:
        return Decision(Wait(), (*passed, news.waits(file, version)))
    return Decision(Apply(best), (*passed, news.taken(file, version)))


def _highest_first(found: Sequence[Found]) -> Iterator[tuple[str, Claim]]:
    claims = [(one.name, one.claim) for one in found if one.claim is not None]
    yield from sorted(claims, key=lambda each: order(each[1].version), reverse=True)


def _ruled_out(claim: Claim, here: Here) -> Why | None:
    """Why what a bundle says of itself is reason enough not to take it."""
    if claim.arch != here.arch:
        return "other"
    if claim.image == here.image:
        return "here"
    if claim.image in here.refused:
        return "tried"
    if claim.size > here.slot_bytes:
        return "large"
    older = order(claim.version) < order(here.version)
    if here.journal is not None and (
        older if claim.journal is None else claim.journal < here.journal
    ):
        return "journal"
    return None


def _passed(found: Sequence[Found], why: Mapping[str, Why]) -> tuple[News, ...]:
    return tuple(
        news.passed_over(one.name, why[one.name], one.claim.version if one.claim else "")
        for one in found
        if one.name in why
    )
