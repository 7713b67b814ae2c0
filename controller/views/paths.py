"""Where the programs of a running table find each other, and whether they can trust what they find.

The sockets of the feed and the hands are in a folder that belongs to one user. The server creates
it; clients check who did. Beside them are the tokens of the seats where this user sits.
"""

import os
import socket
import stat
import struct
from pathlib import Path

FEED_SOCKET = "feed.sock"
HANDS_SOCKET = "hands.sock"
OPERATOR_SOCKET = "operator.sock"

_CREDENTIALS = struct.Struct("3i")
"""struct ucred of unix(7): process, user and group at the other end of a connection."""


class ForeignFolder(PermissionError):
    """A folder for sockets that somebody else can change: says whose it is and what to do."""


def runtime_dir() -> Path:
    """Return the user's folder for sockets: `$XDG_RUNTIME_DIR/reclaim` (XDG Base Directory
    Specification 0.8), else `/run/user/UID/reclaim`, else a folder of the user's own under the one
    for temporary files. It need not exist yet."""
    configured = os.environ.get("XDG_RUNTIME_DIR")
    if configured:
        return Path(configured) / "reclaim"
    of_user = Path(f"/run/user/{os.getuid()}")
    if os.access(of_user, os.W_OK | os.X_OK):
        return of_user / "reclaim"
    # Not above: it brings what packs archives, and a screen imports this before its first picture.
    from tempfile import gettempdir

    return Path(gettempdir()) / f"reclaim-{os.getuid()}"


def folder_in_memory() -> Path | None:
    """Return where a program of this user can keep in memory what is gone with it, or None: that is
    where systemd has a file system in memory for each user (pam_systemd(8))."""
    parent = runtime_dir().parent
    return parent if os.access(parent, os.W_OK | os.X_OK) else None


def own_folder() -> Path | None:
    """Return where a service of this user keeps what is gone after a restart
    (`RuntimeDirectory=`), or None if this is none."""
    named = os.environ.get("RUNTIME_DIRECTORY")
    return Path(named) if named else None


def feed_socket_path() -> Path:
    return runtime_dir() / FEED_SOCKET


# ---- who made it -------------------------------------------------------------------------------


def check_own_folder(folder: Path) -> os.stat_result:
    """Check a folder in which sockets may be made, and return its status: it must be this user's,
    and nobody else may write there.

    Raises `ForeignFolder` for any other, OSError when there is none.
    """
    found = _look_at(folder)
    if found.st_uid != os.getuid():
        raise ForeignFolder(
            f"the folder {folder} belongs to user {found.st_uid}, not to you; "
            "choose a folder of your own with --socket"
        )
    return found


def check_peer(folder: Path, connection: socket.socket) -> None:
    """Check that a server found in *folder* is the one that belongs there.

    The folder must be this user's, or be where only its owner or root can have made it, like
    `/run/reclaim`; and its owner must be at the other end of *connection*. Raises `ForeignFolder`
    otherwise, OSError when there is no folder.
    """
    found = _look_at(folder)
    if found.st_uid != os.getuid():
        around = folder.absolute().parent.lstat()
        if around.st_uid not in (0, found.st_uid) or _others_write(around):
            raise ForeignFolder(
                f"the folder {folder} belongs to user {found.st_uid}, not to you; that user "
                "may show you a false table. Say with --connect where the true one is"
            )
    peer = process_and_user(connection)[1]
    if peer != found.st_uid:
        raise ForeignFolder(
            f"user {peer} answers in {folder}, which belongs to user {found.st_uid}; expected its "
            "owner. Stop that program, or say with --connect where the true table is"
        )


def process_and_user(connection: socket.socket) -> tuple[int, int]:
    """Return the process at the other end of a connection and its user (SO_PEERCRED of unix(7))."""
    found = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    process, user, _group = _CREDENTIALS.unpack(found)
    return process, user


def _look_at(folder: Path) -> os.stat_result:
    """Return the status of a folder, which only its owner may be able to write to."""
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode):
        raise ForeignFolder(f"{folder} is no folder (or a link to one); expected a folder itself")
    if _others_write(found):
        raise ForeignFolder(
            f"others than the owner may write to the folder {folder}; expected mode 0700: "
            f"`chmod go-w {folder}`, or choose another"
        )
    return found


def _others_write(found: os.stat_result) -> bool:
    return bool(found.st_mode & (stat.S_IWGRP | stat.S_IWOTH))


# ---- tokens ------------------------------------------------------------------------------------


def read_token(folder: Path, seat: str) -> str:
    """Return this user's token for *seat* of the table in *folder*, or "" if there is none."""
    try:
        return _token_path(folder, seat).read_text("ascii")
    except (OSError, ValueError):
        return ""


def keep_token(folder: Path, seat: str, token: str) -> None:
    """Store a token for this user's next window at that seat, where no other user can read it.

    Raises OSError when that is impossible.
    """
    path = _token_path(folder, seat)
    fresh = path.with_suffix(f".{os.urandom(4).hex()}")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(descriptor, "w", encoding="ascii") as file:
        file.write(token)
    fresh.replace(path)


def forget_token(folder: Path, seat: str) -> None:
    """Drop a token that is good no more."""
    _token_path(folder, seat).unlink(missing_ok=True)


def seats_of(folder: Path) -> tuple[str, ...]:
    """Return the seats of which tokens are kept in *folder*."""
    return tuple(path.stem for path in folder.glob("*.token"))


def _token_path(folder: Path, seat: str) -> Path:
    return folder / f"{seat}.token"
