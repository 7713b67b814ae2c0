"""The fields of a form with files, as they come: multipart/form-data (RFC 7578). Pure: bytes go in,
and fields and their bytes come out, so that no file is ever in memory as a whole."""

from collections.abc import Sequence

from msgspec import Struct
from python_multipart.multipart import MultipartParser, parse_options_header

LONGEST_HEAD = 4096
"""Of a line of a field's head: browsers send less than 300 bytes."""


class FieldBegins(Struct, frozen=True):
    """The bytes that follow are of this field; a file's name is empty where none was chosen."""

    field: str
    file: str


class FormReader:
    """Reads the body of a request whose content type is *kind*. Raises ValueError for one that is
    no such form."""

    def __init__(self, kind: str) -> None:
        what, options = parse_options_header(kind)
        if what != b"multipart/form-data" or not options.get(b"boundary"):
            raise ValueError("it is no form with files")
        self.whole = False
        """Whether all of the form has come."""
        self._come: list[FieldBegins | bytes] = []
        self._key, self._value, self._disposition = bytearray(), bytearray(), b""
        self._parser = MultipartParser(
            options[b"boundary"],
            {
                "on_header_field": lambda data, start, end: self._key.extend(data[start:end]),
                "on_header_value": lambda data, start, end: self._value.extend(data[start:end]),
                "on_header_end": self._take_header,
                "on_headers_finished": self._begin,
                "on_part_data": lambda data, start, end: self._come.append(data[start:end]),
                "on_end": self._end,
            },
            max_header_size=LONGEST_HEAD,
        )

    def read(self, data: bytes) -> Sequence[FieldBegins | bytes]:
        """Return what *data*, the next bytes of the body, has brought. Raises ValueError."""
        self._parser.write(data)
        come, self._come = self._come, []
        return come

    def _take_header(self) -> None:
        if self._key.lower() == b"content-disposition":
            self._disposition = bytes(self._value)
        self._key.clear()
        self._value.clear()

    def _begin(self) -> None:
        # latin-1 there and back, as the library takes a head for it; browsers write UTF-8.
        _, said = parse_options_header(self._disposition.decode("latin-1"))
        name, file = (
            said.get(key, b"").decode("utf-8", "replace") for key in (b"name", b"filename")
        )
        # A browser writes %22 for a quotation mark (HTML, multipart/form-data encoding algorithm).
        self._come.append(FieldBegins(name, file.replace("%22", '"')))
        self._disposition = b""

    def _end(self) -> None:
        self.whole = True
