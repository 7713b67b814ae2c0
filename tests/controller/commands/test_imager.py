"""What people enter in Raspberry Pi Imager, as it writes it, is put into the owner's settings."""

import shlex

import pytest

from controller.commands import imager
from controller.commands.imager import Entered, entered_into, main, of_cloud_init, of_script, yaml
from controller.table.appliance import is_new, read_settings
from display.appliance import IMAGER_NEWS, read_notice
from display.words import languages, words_in

KEY = "f42c6fc52df0ebef9ebb4b90b38a5f902e83fe1b135a70e23aed762e9710a12e"
TOOL = "/usr/lib/raspberrypi-sys-mods/imager_custom"


def script(name="gate", network="Ada's “net”", country="DE", keyboard="de", hidden=False):
    """As src/customization_generator.cpp of rpi-imager 2 writes it, with all branches."""
    quoted = "'" + network.replace("'", "'\"'\"'") + "'"
    return f"""#!/bin/sh

set +e

CURRENT_HOSTNAME=$(cat /etc/hostname | tr -d " \\t\\n\\r")
if [ -f {TOOL} ]; then
   {TOOL} set_hostname {name}
else
   echo {name} >/etc/hostname
   sed -i "s/127.0.1.1.*$CURRENT_HOSTNAME/127.0.1.1\\t{name}/g" /etc/hosts
fi
FIRSTUSER=$(getent passwd 1000 | cut -d: -f1)
FIRSTUSERHOME=$(getent passwd 1000 | cut -d: -f6)
if [ -f {TOOL} ]; then
   {TOOL} enable_ssh -k 'ssh-ed25519 AAAA ada@home'
else
   install -o "$FIRSTUSER" -m 700 -d "$FIRSTUSERHOME/.ssh"
cat > "$FIRSTUSERHOME/.ssh/authorized_keys" <<'EOF'
ssh-ed25519 AAAA ada's key
EOF
   systemctl enable ssh
fi
if [ -f /usr/lib/userconf-pi/userconf ]; then
   /usr/lib/userconf-pi/userconf 'ada' '$5$salt$hash'
else
   echo "$FIRSTUSER:$5$salt$hash" | chpasswd -e
fi
if [ -f {TOOL} ]; then
   {TOOL} set_wlan {"-h " if hidden else ""}{quoted} '{KEY}' '{country}'
else
cat >/etc/wpa_supplicant/wpa_supplicant.conf <<'WPAEOF'
country={country}
network={{
	ssid="{network}"
	psk={KEY}
}}
WPAEOF
fi
if [ -f {TOOL} ]; then
   {TOOL} set_keymap '{keyboard}'
   {TOOL} set_timezone 'Europe/Berlin'
else
   rm -f /etc/localtime
   echo "Europe/Berlin" >/etc/timezone
fi
rm -f /boot/firstrun.sh
sed -i 's| systemd.run.*||g' /boot/cmdline.txt
exit 0
"""


USER_DATA = """#cloud-config
hostname: gate
manage_etc_hosts: true
packages:
- avahi-daemon

apt:
  conf: |
    Acquire {
      Check-Date "false";
    };

timezone: Europe/Berlin
keyboard:
  model: pc105
  layout: "de"
enable_ssh: true
users:
- name: ada
  groups: users,adm,sudo
  shell: /bin/bash
  lock_passwd: false
  passwd: $5$salt$hash
  ssh_authorized_keys:
    - ssh-ed25519 AAAA ada@home
  sudo: ALL=(ALL) NOPASSWD:ALL

ssh_pwauth: true
"""
NETWORK = f"""network:
  version: 2
  wifis:
    wlan0:
      dhcp4: true
      regulatory-domain: "DE"
      access-points:
        "Ada's \\"net\\": 5":
          hidden: true
          password: "{KEY}"
      optional: true
"""
VALUES = {"hostname": "gate", "timezone": "Europe/Berlin", "keyboard": "de"}


def test_the_script_is_read_and_not_run():
    for hidden in (False, True):
        entered = of_script(script(hidden=hidden))
        assert entered.values == VALUES
        assert entered.wifi == {"name": "Ada's “net”", "password": KEY, "country": "DE"}
        assert set(entered.left) == {"user", "ssh"}


def test_cloud_init_says_the_same():
    entered = of_cloud_init(USER_DATA, NETWORK)
    assert entered.values == VALUES
    assert entered.wifi == {"name": 'Ada\'s "net": 5', "password": KEY, "country": "DE"}
    assert set(entered.left) == {"user", "ssh"}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("rpi:\n  interfaces:\n    i2c: true\n", ("other",)),
        ("runcmd:\n  - [ rfkill, unblock, wifi ]\n", ("other",)),
        ("hostname: gate\n", ()),
        ("password: secret\n", ("user",)),
    ],
)
def test_what_has_no_place_here_is_named(text, left):
    assert of_cloud_init(text, "").left == left


@pytest.mark.parametrize(
    "text", ["", "\t- [", "a: b: c", '"', "- - -\n  : :", "{a: 1}", "x" * 9999]
)
def test_what_is_no_yaml_of_imagers_does_no_harm(text):
    assert isinstance(yaml(text), dict)
    of_cloud_init(text, text)
    of_script(text)


SHIPPED = """# The settings.
language = "en"

#table = "pi4-carousel"
volume = 80
#timezone = "Europe/Berlin"

#[wifi]
#country = "DE"
"""
ENTERED = Entered(VALUES, {"name": 'home \\ "x"', "password": KEY, "country": "DE"}, ("user",))


def read(tmp_path, text):
    (tmp_path / "reclaim.toml").write_text(text, "utf-8")
    found = read_settings(tmp_path / "reclaim.toml")
    assert found.mistakes == ()
    return found


def test_the_owners_file_says_it_afterwards(tmp_path):
    text = entered_into(SHIPPED, ENTERED)
    found = read(tmp_path, text)
    settings = found.settings
    assert (settings.hostname, settings.timezone, settings.keyboard) == tuple(VALUES.values())
    assert settings.language == "de", "by the keyboard"
    assert settings.volume == 80
    assert settings.wifi.name == 'home \\ "x"'
    assert settings.wifi.password == KEY
    assert is_new(found), "it named no table"
    assert "# The settings." in text
    assert entered_into(text, ENTERED) == text, "after a power cut it is done once more"


def test_no_remark_is_lost_and_what_stands_elsewhere_is_no_setting():
    before = 'hostname = "old" # by the door\n[wifi]\nname = "x"\n# keyboard = its layout\n'
    text = entered_into(before, ENTERED)
    assert 'hostname = "gate" # by the door\n' in text
    assert text.endswith('[wifi]\nname = "x"\n# keyboard = its layout\n')


@pytest.mark.parametrize(
    "text",
    ["", 'language = "fr"\n[wifi]\ncountry = "FR"\nname = "own"\npassword = "12345678"'],
)
def test_what_the_owner_has_set_stays(tmp_path, text):
    said = entered_into(text, ENTERED)
    (tmp_path / "reclaim.toml").write_text(said, "utf-8")
    settings = read_settings(tmp_path / "reclaim.toml").settings
    assert settings.hostname == "gate"
    if "own" in text:
        assert settings.wifi.name == "own"
        assert settings.language == "fr"


@pytest.fixture
def card(tmp_path, monkeypatch):
    """A boot partition that has just been written by Imager."""
    mounts = []
    monkeypatch.setattr(imager, "run_through", lambda what, *words: mounts.append(words[2]))
    folder = tmp_path / "boot"
    folder.mkdir()
    (folder / "reclaim.toml").write_text(SHIPPED)
    return folder, mounts


CARDS = {
    "systemd": {"firstrun.sh": script(), "cmdline.txt": " systemd.run=/boot/firstrun.sh"},
    "cloudinit": {"user-data": USER_DATA, "network-config": NETWORK, "meta-data": "instance-id: x"},
}


@pytest.mark.parametrize("files", CARDS.values(), ids=CARDS)
def test_at_the_first_start_it_is_taken_in_and_taken_away(files, card, tmp_path):
    folder, mounts = card
    for name, text in files.items():
        (folder / name).write_text(text)
    assert main([str(folder), str(tmp_path / "news")]) == 0
    assert [path.name for path in folder.iterdir()] == ["reclaim.toml"], "passwords are gone"
    assert mounts == ["remount,rw", "remount,ro"]
    settings = read_settings(folder / "reclaim.toml").settings
    assert (settings.hostname, settings.language) == ("gate", "de")
    assert settings.wifi.password == KEY
    for language in languages():
        (notice,) = read_notice(tmp_path / "news", IMAGER_NEWS)
        assert "SSH" in words_in(language)(notice)
    main([str(folder), str(tmp_path / "news")])
    assert mounts == ["remount,rw", "remount,ro"], "and once only"


def test_a_card_that_imager_was_not_asked_to_change_is_not_written(card, tmp_path):
    folder, mounts = card
    assert main([str(folder), str(tmp_path / "news")]) == 0
    assert mounts == []
    assert not (tmp_path / "news").exists()


def test_the_quotes_of_the_script_are_the_shells():
    """A network's name may have any letter (shellQuote in Imager)."""
    for name in ("it's", '"', "a b", "$HOME", "`x`", "\\"):
        assert of_script(script(network=name)).wifi["name"] == name
    assert shlex.split("'it'\"'\"'s'") == ["it's"]
