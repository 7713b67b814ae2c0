"""A journal with matches that are over, and real brokers in folders of their own."""

import pytest

from harness.brokers import Server, played, written


@pytest.fixture
def journal(tmp_path):
    path = tmp_path / "journal.db"
    written(path, *map(played, range(1, 6)))
    return path


@pytest.fixture
def mosquitto(tmp_path):
    folder = tmp_path / "mosquitto"
    folder.mkdir()
    rights = folder / "rights"
    rights.write_text("topic readwrite #\n")

    def arguments(port):
        (folder / "conf").write_text(
            f"listener {port} 127.0.0.1\nallow_anonymous true\nacl_file {rights}\n"
            f"persistence true\npersistence_location {folder}/\nautosave_on_changes true\n"
            "autosave_interval 1\nuser root\n"
        )
        return ["-c", str(folder / "conf")]

    server = Server("mosquitto", arguments)
    server.rights = rights
    server.start()
    yield server
    server.kill()


@pytest.fixture
def nats_server(tmp_path):
    def arguments(port):
        return ["-js", "-a", "127.0.0.1", "-p", str(port), "-sd", str(tmp_path / "nats")]

    server = Server("nats-server", arguments)
    server.start()
    yield server
    server.kill()
