"""Files that people name: whatever they lead to, it is one sentence, and never a wait."""

import codecs
import os
import random
import socket
from collections import Counter
from contextlib import ExitStack

import pytest

from hardware.config import TableFile, builtin_tables, load_table_file
from hardware.errors import InputFileError, TableError
from hardware.files import (
    LONGEST_TOML_BYTES,
    LONGEST_TOML_LINE,
    read_bytes,
    read_settings,
    read_text,
)
from hardware.sim.noise import Profile

SIM = builtin_tables()["sim"].read_text("utf-8")


def refused(path, most_bytes=100):
    with pytest.raises(InputFileError) as caught:
        read_text(path, most_bytes, "a table file")
    return str(caught.value).replace(f"{path}", "it")


def settings_refused(path, text):
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(InputFileError) as caught:
        read_settings(path, TableFile, "a table file")
    return str(caught.value).replace(f"{path}", "it")


# ---- what is no file of text ---------------------------------------------------------------------


def test_the_error_is_one_of_the_hardware_family():
    assert issubclass(InputFileError, TableError)
    assert issubclass(InputFileError, ValueError)


def test_nothing_a_folder_a_pipe_a_socket_and_a_device(tmp_path):
    with ExitStack() as stack:
        pipe, listener = tmp_path / "pipe", stack.enter_context(socket.socket(socket.AF_UNIX))
        os.mkfifo(pipe)
        listener.bind(str(tmp_path / "socket"))
        assert refused(tmp_path / "none") == "there is no file it; expected a table file"
        assert refused(tmp_path) == "it is a folder; expected a table file"
        assert refused(pipe) == "it is a pipe; expected a table file"
        assert refused(tmp_path / "socket").startswith("it cannot be read")
        assert refused("/dev/zero") == "it is a device; expected a table file"


def test_names_that_no_file_can_have(tmp_path):
    assert "File name too long" in refused(tmp_path / ("x" * 300))


def test_a_file_is_read_up_to_its_limit_and_not_beyond(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"x" * 2048)
    assert len(read_bytes(path, 2048, "a match file")) == 2048
    assert refused(path, 2047) == "it is longer than 1 KB; expected a table file"


def test_a_file_that_is_all_hole_is_not_taken_into_memory(tmp_path):
    path = tmp_path / "file"
    with path.open("wb") as file:
        file.truncate(10**12)
    assert "longer than" in refused(path)


def test_bytes_that_are_no_utf8_are_told_with_their_line(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"one\ntwo \xc3\x28")
    assert refused(path) == (
        "it, line 2: found a byte that is not UTF-8 text (0xC3); save the file as UTF-8"
    )


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"])
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["bare", "marked"])
@pytest.mark.parametrize("text", ['name = "sim"\n', "[a]", "# größer\r\n"])
def test_another_encoding_of_unicode_is_told_by_its_name(tmp_path, encoding, mark, text):
    path = tmp_path / "file"
    path.write_bytes(f"{mark}{text}".encode(encoding))
    name = encoding[:6].upper()
    assert refused(path) == f"it is saved as {name}; save it as UTF-8; expected a table file"


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_a_mark_before_utf8_is_no_part_of_a_file(tmp_path, ends):
    path = tmp_path / "sim.toml"
    path.write_bytes(codecs.BOM_UTF8 + SIM.replace("\n", ends).encode())
    assert load_table_file(path) == load_table_file("sim")
    path.write_bytes(codecs.BOM_UTF8 + b"seats = 3" + ends.encode() + b"name = ?")
    assert settings_refused(path, path.read_bytes()).startswith("it, line 2, column 8: ")


# ---- TOML that no person writes ------------------------------------------------------------------


@pytest.mark.parametrize("nested", ["[" * 1500 + "]" * 400, "[\n" * 5000 + "]\n" * 5000])
def test_lists_nested_a_thousand_deep(tmp_path, nested):
    assert settings_refused(tmp_path / "t.toml", f"name = {nested}") == (
        "it: not valid TOML: it nests too deep"
    )


def test_a_dotted_key_of_forty_kilobytes_is_not_parsed(tmp_path):
    assert settings_refused(tmp_path / "t.toml", "a." * 20_000 + "a = 1") == (
        f"it, line 1: found a line of 40005 letters; expected at most {LONGEST_TOML_LINE}"
    )


def test_a_number_of_thousands_of_digits(tmp_path):
    digits = "\n".join(["name = 1" + "1" * 1900])
    assert "name: found 1111" in settings_refused(tmp_path / "t.toml", digits)


def test_a_file_that_is_far_too_long(tmp_path):
    assert "it is longer than" in settings_refused(
        tmp_path / "t.toml", "# x\n" * (LONGEST_TOML_BYTES // 4 + 1)
    )


@pytest.mark.parametrize(
    "key",
    [
        '"x - at `$.foo`"',
        '"a\\nb"',
        '"`"',
        '"seats[9]"',
        "'$'",
        '""',
        '"Expected `int`"',
        '"x - at `$.foo"',
    ],
)
def test_keys_that_look_like_a_sentence_of_the_parser(tmp_path, key):
    assert "unknown key" in settings_refused(tmp_path / "t.toml", f'name = "x"\n{key} = 1')


@pytest.mark.parametrize(("kind", "start"), [(TableFile, SIM), (Profile, "[reads]\nedge_mm = 1\n")])
def test_thousands_of_mutated_files_are_read_or_refused_with_a_sentence(tmp_path, kind, start):
    luck, path, outcomes = random.Random(7), tmp_path / "t.toml", Counter()
    pieces = b"[ ] [[ \" ''' = . \xff \0 1e999 nan - {a=1} 2020-13-99 true [seats] \xed\xa0".split()
    pieces += [b"\n", b"9" * 400]
    for _ in range(3000):
        text = bytearray(start.encode())
        for _ in range(luck.randint(1, 4)):
            at = luck.randrange(len(text))
            text[at : at + luck.choice((0, 1, 3, 20))] = luck.choice(pieces)
        path.write_bytes(text)
        try:
            read_settings(path, kind, "a table file")
            outcomes["read"] += 1
        except InputFileError as error:
            outcomes["one sentence" if "\n" not in str(error) else "several lines"] += 1
    assert set(outcomes) == {"read", "one sentence"}, outcomes
