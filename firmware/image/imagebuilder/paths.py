"""Where things are: the repository, the cache of packages and trees, and what is built."""

import os
from pathlib import Path

IMAGE = Path(__file__).parents[1]
REPOSITORY = IMAGE.parents[1]
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "reclaim-image"
OUT = REPOSITORY / "out/image"
