"""`reclaim print` as a user types it: the file, mistakes, and what an interruption leaves."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pypdfium2
import pytest

from harness.commandline import exit_code

MM_PER_POINT = 25.4 / 72


def command(*arguments):
    return [sys.executable, "-m", "controller", "print", *map(str, arguments)]


def reclaim(folder, *arguments):
    return subprocess.run(
        command(*arguments), capture_output=True, text=True, timeout=120, cwd=folder, check=False
    )


@pytest.mark.parametrize(("paper", "size_mm"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_the_pieces_of_a_game_become_a_pdf(tmp_path, paper, size_mm):
    arguments = ("--game", "captains-orders", "--lang", "de", "--paper", paper, "pieces.pdf")
    ran = reclaim(tmp_path, *arguments)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == (
        "The pieces of Captain's Orders are in pieces.pdf: print it at 100 %, on both sides.\n"
    )
    document = pypdfium2.PdfDocument(tmp_path / "pieces.pdf")
    assert [side * MM_PER_POINT for side in document[0].get_size()] == pytest.approx(size_mm)
    assert "Rückgängig" in document[2].get_textpage().get_text_range()
    assert sorted(tmp_path.iterdir()) == [tmp_path / "pieces.pdf"]


def test_an_older_pdf_is_replaced(tmp_path):
    out = tmp_path / "pieces.pdf"
    out.write_bytes(b"%PDF-1.4 of last year")
    assert reclaim(tmp_path, "--game", "captains-orders", out).returncode == 0
    assert out.stat().st_size > 10_000


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "chess", "o.pdf"], "argument --game: invalid choice: 'chess'"),
        (["--game", "luggage", "--paper", "a3", "o.pdf"], "--paper: invalid choice: 'a3'"),
        (["--game", "luggage", "--lang", "xx", "o.pdf"], "--lang: invalid choice: 'xx'"),
        (["--game", "luggage"], "required: OUT.pdf"),
        (["o.pdf"], "required: --game"),
        (["--game", "luggage", "."], ". is a folder; name a file in it, such as pieces.pdf"),
        (["--game", "luggage", "none/o.pdf"], "there is no folder none for o.pdf; make it first"),
        (["--game", "luggage", "notes.txt"], "notes.txt would be a PDF; expected a name that ends"),
        (["--game", "captains-orders", "/dev/full"], "/dev/full would be a PDF; expected a name"),
        (["--game", "captains-orders", "/proc/o.pdf"], "/proc/o.pdf cannot be written"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_gets_one_sentence_and_exit_code_2(
    tmp_path, arguments, sentence, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("Buy paper.")
    assert exit_code("print", *arguments) == 2
    printed, refused = capsys.readouterr()
    assert sentence in refused
    assert len(refused.strip().splitlines()) == 1
    assert printed == ""
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
    assert (tmp_path / "notes.txt").read_text() == "Buy paper."


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_leaves_nothing_and_keeps_the_older_pdf(tmp_path, sent):
    out, scratch = tmp_path / "pieces.pdf", tmp_path / "scratch"
    out.write_bytes(b"%PDF-1.4 of last year")
    scratch.mkdir()
    process = subprocess.Popen(
        command("--game", "luggage", out),
        env={**os.environ, "TMPDIR": str(scratch)},
        stderr=subprocess.PIPE,
        text=True,
    )
    begun = monotonic()
    while not list(scratch.glob("*/box.json")):
        assert monotonic() < begun + 60
        sleep(0.02)
    process.send_signal(sent)
    _, said = process.communicate(timeout=60)
    assert (process.returncode, said) == (128 + sent, "")
    assert out.read_bytes() == b"%PDF-1.4 of last year"
    assert list(scratch.iterdir()) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pieces.pdf", "scratch"]


def test_without_the_library_it_says_how_to_get_it(tmp_path):
    """A module of that name that is not there, for the program that draws."""
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "sitecustomize.py").write_text(
        "import importlib.util as util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'reportlab' else find(name, *rest)\n"
    )
    ran = subprocess.run(
        command("--game", "captains-orders", tmp_path / "o.pdf"),
        env={**os.environ, "PYTHONPATH": f"{hidden}:{os.environ.get('PYTHONPATH', '')}"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stderr == (
        "reclaim print: PDFs are written by reportlab, which is not installed; "
        f"install it with `{sys.prefix}/bin/pip install 'reclaim[print]'`\n"
    )
    assert not Path(tmp_path / "o.pdf").exists()
