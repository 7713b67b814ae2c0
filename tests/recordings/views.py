"""What everybody saw of a recorded match, as one short hash for each entry.

    python tests/recordings/views.py FILE ...

prints them, and needs nothing but msgspec. The first hash is that of the views before the first
entry, the others follow the entries.
"""

import hashlib
import sys
from pathlib import Path

import msgspec

from controller.record import matchfile
from controller.record.playback import Playback, views


def hashes(path: Path) -> list[str]:
    """For the beginning and each entry: of the public view and then those of all seats."""
    record, entries = matchfile.read(path.read_bytes())
    seen = views(Playback(record, entries), len(entries), (None, *record.seats))
    encode = msgspec.json.Encoder(order="sorted").encode
    return [hashlib.sha256(encode(moment)).hexdigest()[:12] for moment in seen]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print("\n".join(hashes(Path(name))))
