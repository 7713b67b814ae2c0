"""Forms with files, by RFC 7578 and as browsers send them, however they are cut on the way."""

import pytest

from display.web.multipart import LONGEST_HEAD, FieldBegins, FormReader

KIND = "multipart/form-data; boundary=----xyz"
TEXT = b"a\r\n--not\r\n------xy\r\n\r\nb\r\n"
BODY = (
    b'------xyz\r\nContent-Disposition: form-data; name="file"; filename="a%22b.db"\r\n'
    b"Content-Type: application/octet-stream\r\n\r\n" + TEXT + b"\r\n"
    b'------xyz\r\nContent-Disposition: form-data; name="text"\r\n\r\n\r\n------xyz--\r\n'
)


def read(*pieces, kind=KIND):
    form, found = FormReader(kind), {}
    for piece in pieces:
        for one in form.read(piece):
            if isinstance(one, FieldBegins):
                field = one
                found[field] = b""
            else:
                assert one
                found[field] += one
    return found, form.whole


def test_fields_and_their_bytes_come_out_wherever_the_body_is_cut():
    expected = {FieldBegins("file", 'a"b.db'): TEXT, FieldBegins("text", ""): b""}
    for length in (1, 2, 7, 64, len(BODY)):
        pieces = [BODY[at : at + length] for at in range(0, len(BODY), length)]
        assert read(*pieces) == (expected, True), length
    for at in range(len(BODY)):
        assert read(BODY[:at], BODY[at:]) == (expected, True), at


def test_a_body_without_its_end_is_not_whole():
    assert not any(read(BODY[:at])[1] for at in range(len(BODY) - 3))


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "multipart/form-data", "multipart/mixed; boundary=a"]
)
def test_what_is_no_form_with_files_is_refused(kind):
    with pytest.raises(ValueError, match="no form"):
        FormReader(kind)


def test_a_head_without_end_is_refused():
    with pytest.raises(ValueError, match="header size"):
        read(b"------xyz\r\n" + b"x" * LONGEST_HEAD * 2)


def test_of_what_comes_only_a_boundary_s_length_is_held_back():
    form = FormReader(KIND)
    head, _, _ = BODY.partition(TEXT)
    list(form.read(head))
    assert sum(map(len, form.read(b"x" * 100_000))) > 100_000 - 64
