"""Where clients look for a running table."""

import os
import socket
from pathlib import Path

import pytest

from controller.views import paths
from controller.views.paths import ForeignFolder


def test_the_users_runtime_folder_comes_first(monkeypatch):
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/4711")
    assert paths.feed_socket_path() == Path("/run/user/4711/reclaim/feed.sock")


def test_without_one_there_is_a_folder_of_the_users_own(monkeypatch, tmp_path):
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr("os.access", lambda path, mode: False)
    monkeypatch.setattr("os.getuid", lambda: 4711)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert paths.runtime_dir() == tmp_path / "reclaim-4711"


def test_what_ends_with_its_program_is_kept_in_memory_where_the_user_may(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert paths.folder_in_memory() == tmp_path
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "nobody"))
    assert paths.folder_in_memory() is None


# ---- whose table it is -------------------------------------------------------------------------

ME, OTHER = os.getuid(), os.getuid() + 1


@pytest.fixture
def answers(tmp_path):
    """A server in a folder, and a client that is connected to it."""
    folder = tmp_path / "table"
    folder.mkdir(mode=0o700)
    with socket.socket(socket.AF_UNIX) as server, socket.socket(socket.AF_UNIX) as client:
        server.bind(str(folder / "feed.sock"))
        server.listen()
        client.connect(str(folder / "feed.sock"))
        yield folder, client


def test_a_folder_of_my_own_with_me_in_it_is_believed(answers):
    paths.check_peer(*answers)


@pytest.mark.parametrize("mode", [0o770, 0o707, 0o1777])
def test_a_folder_where_others_may_write_is_not_believed(answers, mode):
    answers[0].chmod(mode)
    with pytest.raises(ForeignFolder, match="others than the owner may write"):
        paths.check_peer(*answers)


def test_a_link_is_not_believed(answers, tmp_path):
    """Who may make links where my folder would be made could send me anywhere."""
    (tmp_path / "link").symlink_to(answers[0])
    with pytest.raises(ForeignFolder, match="is no folder"):
        paths.check_peer(tmp_path / "link", answers[1])


def test_a_folder_of_somebody_else_is_believed_where_only_its_owner_can_have_made_it(
    answers, monkeypatch
):
    """Such as /run/reclaim, in which the screen's own user finds the daemon's."""
    monkeypatch.setattr("os.getuid", lambda: OTHER)
    paths.check_peer(*answers)


@pytest.mark.parametrize("around", [0o777, 0o1777])
def test_a_folder_of_somebody_else_where_anybody_can_have_made_it_is_not_believed(
    answers, tmp_path, monkeypatch, around
):
    """Such as /tmp/reclaim-UID, made before the user of that number came to do so."""
    monkeypatch.setattr("os.getuid", lambda: OTHER)
    tmp_path.chmod(around)
    with pytest.raises(ForeignFolder, match=f"belongs to user {ME}, not to you"):
        paths.check_peer(*answers)
    tmp_path.chmod(0o700)


def test_a_program_of_somebody_else_in_a_folder_of_mine_is_not_believed(answers, monkeypatch):
    monkeypatch.setattr(paths, "process_and_user", lambda connection: (1, OTHER))
    with pytest.raises(ForeignFolder, match=f"user {OTHER} answers in"):
        paths.check_peer(*answers)


# ---- tokens ------------------------------------------------------------------------------------


def test_a_token_that_was_kept_is_found_again_by_its_seat(tmp_path):
    paths.keep_token(tmp_path, "red", "secret")
    assert paths.read_token(tmp_path, "red") == "secret"
    assert paths.read_token(tmp_path, "blue") == ""


def test_a_damaged_token_is_none(tmp_path):
    (tmp_path / "red.token").write_bytes(b"\xff")
    assert paths.read_token(tmp_path, "red") == ""
