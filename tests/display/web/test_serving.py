"""What this computer is called, and what its screen says of that."""

from display.web import serving
from display.web.serving import CALLED, invitation, own_names


def test_the_name_in_the_settings_comes_before_the_kernels(mocker, monkeypatch):
    """Routers have heard the first."""
    mocker.patch.object(serving.socket, "gethostname", return_value="raspberrypi")
    monkeypatch.setenv(CALLED, "Gate-7")
    assert own_names() == ("gate-7", "raspberrypi")
    monkeypatch.delenv(CALLED)
    assert own_names() == ("raspberrypi",)


def test_the_code_of_the_picture_has_the_numbers_which_every_phone_knows():
    invite = invitation(("192.168.0.7:8080", "gate-7.local:8080"), "BCDF")
    assert (invite.address, invite.called) == ("192.168.0.7:8080", "gate-7.local:8080")
    assert invite.picture == invitation(("192.168.0.7:8080",), "BCDF").picture
