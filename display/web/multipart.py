"""The fields of a form with files, as they come: multipart/form-data (RFC 7578). Pure: bytes go in,
and fields and their bytes come out, so that no file is ever in memory as a whole."""

import re
from collections.abc import Iterator

from msgspec import Struct

LONGEST_HEAD = 4096
"""Of a field: browsers send less than 300 bytes."""
_BOUNDARY = re.compile(r'multipart/form-data;.*?boundary="?([A-Za-z0-9\'()+_,./:=?-]{1,70})"?')
"""RFC 2046, 5.1.1; without spaces, which no browser takes."""


class FieldBegins(Struct, frozen=True):
    """The bytes that follow are of this field; a file's name is empty where none was chosen."""

    field: str
    file: str


class FormReader:
    """Reads the body of a request whose content type is *kind*. Raises ValueError for one that is
    no such form."""

    def __init__(self, kind: str) -> None:
        found = _BOUNDARY.fullmatch(kind.strip())
        if found is None:
            raise ValueError("it is no form with files")
        self._ends = b"\r\n--" + found[1].encode()
        # The first boundary is at the very beginning.
        self._rest = b"\r\n"
        self._inside = self._over = False

    def read(self, data: bytes) -> Iterator[FieldBegins | bytes]:
        """Yield what *data*, the next bytes of the body, has brought. Raises ValueError."""
        self._rest += data
        while not self._over:
            at = self._rest.find(self._ends)
            if at < 0:
                # The end of what has come may be the beginning of a boundary.
                sure = max(0, len(self._rest) - len(self._ends) + 1)
                if sure and self._inside:
                    yield self._rest[:sure]
                self._rest = self._rest[sure:]
                return
            if at and self._inside:
                yield self._rest[:at]
            self._rest, self._inside = self._rest[at:], False
            head = self._rest[len(self._ends) :]
            if head.startswith(b"--"):
                self._over = True
                return
            length = head.find(b"\r\n\r\n")
            if length < 0:
                if len(head) > LONGEST_HEAD:
                    raise ValueError("a field of it has a head without end")
                return
            yield _begins(head[:length].decode("utf-8", "replace"))
            self._rest, self._inside = head[length + 4 :], True

    @property
    def whole(self) -> bool:
        """Whether all of the form has come."""
        return self._over


def _begins(head: str) -> FieldBegins:
    def of(key: str) -> str:
        found = re.search(rf'[; ]{key}="([^"\r\n]*)"', head)
        return found[1] if found is not None else ""

    # A browser writes %22 for a quotation mark (HTML, multipart/form-data encoding algorithm).
    return FieldBegins(of("name"), of("filename").replace("%22", '"'))
