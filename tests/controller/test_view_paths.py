"""Where clients look for a running table."""

from pathlib import Path

from controller.views import paths


def test_the_users_runtime_folder_comes_first(monkeypatch):
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/4711")
    assert paths.feed_socket_path() == Path("/run/user/4711/reclaim/feed.sock")
    assert paths.hands_socket_path() == Path("/run/user/4711/reclaim/hands.sock")


def test_without_one_there_is_a_folder_of_the_users_own(monkeypatch, tmp_path):
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr("os.access", lambda path, mode: False)
    monkeypatch.setattr("os.getuid", lambda: 4711)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert paths.runtime_dir() == tmp_path / "reclaim-4711"
