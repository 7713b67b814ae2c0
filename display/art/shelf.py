"""Pictures that were painted before this program began, each in a file of a folder.

A slow processor paints a passenger for a tenth of a second, and the first screen shows eight. So an
appliance's image has those of its first screen here, in the sizes that televisions have. Without
them, or in any other size, a picture is painted when it is first shown.
"""

from collections.abc import Callable
from pathlib import Path

import pygame

from display.art.canvas import Size
from display.art.keeping import packed
from display.art.picture import Picture, paint


class Shelf:
    """The pictures in *folder*, which need not exist: rows of 32-bit pixels, blue first."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __repr__(self) -> str:
        return f"<Shelf {self._folder}>"

    def put(self, kind: str, name: str, picture: pygame.Surface) -> None:
        """Keep a picture, by its size, for programs that begin later."""
        self._folder.mkdir(parents=True, exist_ok=True)
        file = self._file(kind, name, picture.get_size())
        file.write_bytes(pygame.image.tobytes(picture, "BGRA"))

    def get(self, kind: str, name: str, size: Size) -> pygame.Surface | None:
        """The kept picture of exactly that size (px), as it would be painted; None without one."""
        try:
            pixels = self._file(kind, name, size).read_bytes()
            picture = pygame.image.frombuffer(pixels, size, "BGRA")
        except (OSError, ValueError):
            return None
        return packed(picture)

    def painted(
        self, kind: str, name: str, size: Size, drawn: Callable[[str], Picture]
    ) -> pygame.Surface:
        """The picture of that name: from the folder, or else painted as it is *drawn*."""
        return self.get(kind, name, size) or paint(size, drawn(name))

    def _file(self, kind: str, name: str, size: Size) -> Path:
        return self._folder / f"{kind}-{name}-{size[0]}x{size[1]}"


SHELF = Shelf(Path(__file__).with_name("painted"))
"""Of this program: empty unless an image was built with pictures."""
