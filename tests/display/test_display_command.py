"""`python -m display` as a program: pictures, a window, and sentences when something is wrong."""

import os
import signal
import socket
import subprocess
import sys
import time

import msgspec
import pygame
import pytest

from controller.views import Update
from display.__main__ import main
from gallery import SAMPLES


@pytest.fixture
def view_file(tmp_path):
    file = tmp_path / "view.json"
    file.write_bytes(msgspec.json.encode(SAMPLES["play"]))
    return file


def test_a_view_from_a_file_becomes_a_picture(view_file, tmp_path):
    picture = tmp_path / "out.png"
    assert main(["--view", str(view_file), "--png", str(picture), "--size", "640x360"]) == 0
    assert pygame.image.load(picture).get_size() == (640, 360)


def test_the_first_view_of_a_table_becomes_a_picture(tmp_path):
    path, picture = tmp_path / "feed.sock", tmp_path / "out.png"
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))
        listener.listen()
        # The kernel keeps what is sent to a client that is not read yet, so one thread will do.
        screen = subprocess.Popen(
            [sys.executable, "-m", "display", "--connect", str(path), "--png", str(picture)]
        )
        listener.settimeout(20)
        connection, _ = listener.accept()
        with connection:
            connection.sendall(msgspec.json.encode(Update(SAMPLES["result"])) + b"\n")
            assert screen.wait(20) == 0
    assert pygame.image.load(picture).get_size() == (1280, 720)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--view", "nowhere.json", "--png", "out.png"], "nowhere.json cannot be read"),
        (["--view", "bad.json", "--png", "out.png"], "bad.json holds no view of a table"),
        (["--view", "view.json", "--png", "no/such/folder.png"], "folder.png cannot be written"),
    ],
)
def test_a_mistake_gets_one_sentence_and_exit_code_2(
    arguments, said, view_file, tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.json").write_text('{"at_s": "noon"}')
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_ctrl_c_ends_the_wait_for_a_table_that_does_not_answer(tmp_path, mocker):
    knock = mocker.patch("display.__main__.FeedClient.poll", autospec=True)
    knock.side_effect = lambda client: os.kill(os.getpid(), signal.SIGINT)
    before = signal.getsignal(signal.SIGINT)
    assert main(["--connect", str(tmp_path / "no.sock"), "--png", str(tmp_path / "out.png")]) == 130
    assert signal.getsignal(signal.SIGINT) == before
    assert not (tmp_path / "out.png").exists()


def test_a_table_that_never_answers_gets_a_sentence(tmp_path, mocker, capsys):
    mocker.patch("display.__main__.PNG_WAIT_S", 0.05)
    socket_path = str(tmp_path / "feed.sock")
    assert main(["--connect", socket_path, "--png", str(tmp_path / "out.png")]) == 2
    assert "no table answered" in capsys.readouterr().err


# ---- many pictures -------------------------------------------------------------------------------


def line(name):
    return msgspec.json.encode(SAMPLES[name]) + b"\n"


def program(folder, views):
    return subprocess.run(
        [sys.executable, "-m", "display", "--pictures", str(folder)],
        input=views,
        capture_output=True,
        check=False,
    )


def test_every_view_becomes_a_picture_of_the_public_screen(tmp_path):
    drawn = program(tmp_path / "pictures", line("play") + line("result") + line("play"))
    assert drawn.returncode == 0
    files = sorted((tmp_path / "pictures").iterdir())
    assert [file.name for file in files] == ["0000.png", "0001.png", "0002.png"]
    first, second, third = (file.read_bytes() for file in files)
    assert first == third != second
    assert pygame.image.load(files[0]).get_size() == (1280, 720)


@pytest.mark.parametrize("views", [b"{}\n", b"\xff\n", b'{"at_s":'])
def test_a_line_that_is_no_view_is_refused(tmp_path, views):
    refused = program(tmp_path, views)
    assert refused.returncode == 2
    assert refused.stderr.startswith(b"display: line 1 holds no view of a table: ")
    assert refused.stderr.count(b"\n") == 1


def test_a_folder_that_cannot_be_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    refused = program(tmp_path / "file", line("play"))
    assert refused.returncode == 2
    assert b"cannot be written" in refused.stderr


# ---- arguments and endings -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--view", "x.json"], "--png"),
        (["--size", "big"], "1280x720"),
        (["--lang", "tlh"], "tlh"),
    ],
)
def test_a_mistake_in_the_arguments_is_one_sentence(arguments, complaint, capsys):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1


def environment(**changes):
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return {**kept, "SDL_AUDIODRIVER": "dummy", **changes}


@pytest.mark.parametrize("driver", ["x11", ""], ids=["no X server", "nothing at all"])
def test_where_no_window_can_be_opened_it_says_so(tmp_path, driver):
    done = subprocess.run(
        [sys.executable, "-m", "display", "--connect", str(tmp_path / "feed.sock")],
        env=environment(SDL_VIDEODRIVER=driver),
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert done.returncode == 2
    assert "no window can be opened here" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_window_cleanly(tmp_path, number):
    path = tmp_path / "feed.sock"
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))
        listener.listen()
        listener.settimeout(20)
        screen = subprocess.Popen(
            [sys.executable, "-m", "display", "--connect", str(path)],
            env=environment(SDL_VIDEODRIVER="dummy"),
        )
        connection, _ = listener.accept()
        with connection:
            time.sleep(0.2)
            screen.send_signal(number)
            assert screen.wait(20) == 128 + number
