"""Where the clients of a running table find it: the sockets of the feed and of the hands.

Both lie in a folder that belongs to one user alone. The server makes it; clients only look.
"""

import os
import tempfile
from pathlib import Path

FEED_SOCKET = "feed.sock"
HANDS_SOCKET = "hands.sock"


def runtime_dir() -> Path:
    """The user's folder for sockets: `$XDG_RUNTIME_DIR/reclaim` (XDG Base Directory
    Specification 0.8), else `/run/user/UID/reclaim`, else a folder of the user's own under the
    one for temporary files. It need not exist yet."""
    configured = os.environ.get("XDG_RUNTIME_DIR")
    if configured:
        return Path(configured) / "reclaim"
    of_user = Path(f"/run/user/{os.getuid()}")
    if os.access(of_user, os.W_OK | os.X_OK):
        return of_user / "reclaim"
    return Path(tempfile.gettempdir()) / f"reclaim-{os.getuid()}"


def feed_socket_path() -> Path:
    return runtime_dir() / FEED_SOCKET


def hands_socket_path() -> Path:
    return runtime_dir() / HANDS_SOCKET
