"""Builds the image of a card, with its two slots, and the bundle that updates one of them."""

import os
from pathlib import Path


class BuildError(Exception):
    """The image cannot be built: says what was found, what was expected and what to do."""


IMAGE = Path(__file__).parents[1]
REPOSITORY = IMAGE.parents[1]
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "reclaim-image"
OUT = REPOSITORY / "out/image"
