"""The appliance booted: Debian trixie, systemd as process 1, the units as `make install-pi` leaves
them. There are no pins, no SPI and no screen, which is a table that cannot be opened: so it stays
up and says so. With a simulated table it plays.

`python -m bootedroot` makes the root that is booted, once, in some minutes.
"""

import contextlib
import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from bootedroot import VENV, booted, lacking, root

pytestmark = pytest.mark.skipif(bool(lacking()), reason=lacking())

REPOSITORY = Path(__file__).resolve().parents[2]
REFEREE, DISPLAY = "reclaim-referee.service", "reclaim-display.service"
LOGS, SHUTDOWN = "reclaim-stick.service", "reclaim-shutdown.service"
WEB, TELL = "reclaim-web.service", "reclaim-tell.service"
UNITS = (REFEREE, DISPLAY, WEB, TELL, "reclaim-wifi.service", LOGS, SHUTDOWN, "reclaim.target")
FEED = "/run/reclaim/feed.sock"
SETTINGS = "/boot/firmware/reclaim.toml"

_LOOK = """
import json, socket, sys
feed = socket.socket(socket.AF_UNIX)
feed.settimeout(5)
feed.connect("/run/reclaim/feed.sock")
feed.sendall(b'{"type":"Watch"}\\n')
with feed.makefile("rb") as lines:
    print(json.dumps(json.loads(lines.readline())["view"]))
"""


@pytest.fixture(scope="module")
def system(tmp_path_factory):
    """A system that has booted."""
    with booted(root(), tmp_path_factory.mktemp("work")) as system:
        system.wait_for(lambda: state(system) in ("running", "degraded"), within_s=120.0)
        yield system


def state(system):
    return system.run("systemctl", "is-system-running", check=False)


def view(system):
    """What everybody may see now; {} where nobody answers."""
    said = system.run("/usr/bin/python3", "-c", _LOOK, check=False)
    return json.loads(said) if said else {}


def faults(system):
    return [fault["id"] for fault in view(system).get("faults", ())]


def shown(system, *ids):
    """Waits until the first of the faults on the screen is one of *ids*."""
    return system.wait_for(lambda: faults(system)[:1] and faults(system)[0] in ids)


def stage(system, name):
    return system.wait_for(lambda: view(system).get("stage") == name)


def restarts(system, unit):
    return int(system.property(unit, "NRestarts"))


@pytest.fixture
def settings(system):
    """`settings(TEXT)` writes the owner's file, and restarts the referee, which reads it."""
    path = system.path(SETTINGS)
    shipped = path.read_text()

    def write(text=shipped):
        path.write_text(text)
        system.run("systemctl", "restart", REFEREE)

    yield write
    path.write_text(shipped)


@pytest.fixture
def drop_in(system):
    """`drop_in(UNIT, LINE...)` puts lines into a unit's [Service] while a test runs, and
    restarts it."""
    changed = []

    def put(unit, *lines):
        changed.append(unit)
        folder = system.path(f"/run/systemd/system/{unit}.d")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "test.conf").write_text("\n".join(("[Service]", *lines, "")))
        system.shell(f"systemctl daemon-reload; systemctl restart {unit}")

    yield put
    for unit in changed:
        system.path(f"/run/systemd/system/{unit}.d/test.conf").unlink()
        system.shell(f"systemctl daemon-reload; systemctl restart {unit}")


@pytest.fixture
def playing(system, settings):
    """A simulated table, in attract."""
    settings('table = "sim"\n')
    stage(system, "attract")
    return system


# ---- booting -------------------------------------------------------------------------------------


def test_nothing_has_failed_and_nothing_waits_for_itself(system):
    assert state(system) == "running"
    assert "ordering cycle" not in system.run("journalctl", "--no-pager", "--boot")


def test_everything_runs_under_the_target(system):
    for unit in ("reclaim.target", REFEREE, DISPLAY):
        assert system.property(unit, "ActiveState") == "active"


def test_systemd_of_trixie_finds_nothing_to_complain_of(system):
    assert system.run("systemd-analyze", "verify", *UNITS) == ""


@pytest.mark.parametrize("unit", UNITS[:-1])
def test_systemd_of_trixie_calls_it_little_exposed(system, unit):
    """It exits with 1 where the exposure level is more than a tenth of that."""
    system.run("systemd-analyze", "security", "--threshold=15", unit)


def test_what_runs_is_no_root_and_has_no_capability(system):
    for unit, user in ((REFEREE, "reclaim"), (DISPLAY, "reclaim-display")):
        status = system.path(f"/proc/{system.main_process(unit)}/status").read_text()
        fields = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
        number = system.run("id", "--user", user)
        assert set(fields["Uid"].split()) == {number}
        assert int(fields["CapEff"], 16) == int(fields["CapBnd"], 16) == 0


# ---- a table that cannot be opened ---------------------------------------------------------------


def test_a_computer_without_pins_says_so_and_stays_up(system, settings):
    settings('table = "pi4-carousel"\n')
    shown(system, "table-closed-wiring")
    (trouble,) = view(system)["faults"]
    assert "GPIO pins cannot be reached" in trouble["args"]["what"]
    assert "/proc" not in trouble["args"]["what"], "that is gpiozero's own business"
    before = restarts(system, REFEREE)
    time.sleep(6.0)
    assert restarts(system, REFEREE) == before
    assert system.property(REFEREE, "ActiveState") == "active"


def test_a_table_that_nobody_has_named_is_simulated_and_welcome(system, settings):
    settings()
    stage(system, "attract")
    seen = view(system)
    assert seen["simulated"]
    assert seen.get("faults", []) == []
    assert [notice["id"] for notice in seen["notices"]] == ["table-welcome"]


def test_the_services_users_see_no_password(system, settings):
    settings('table = "sim"\n wifi = {password = "correct horse", name = "x", country = "DE"}\n')
    stage(system, "attract")
    assert "correct" not in system.shell("cat /run/reclaim-settings/*")
    for unit in (REFEREE, DISPLAY):
        main = system.property(unit, "MainPID")
        seen = system.shell(f"nsenter --target {main} --mount cat {SETTINGS} 2>&1 || true")
        assert seen.startswith("cat:"), "not even root, where the service stands"


def test_a_screen_without_a_tv_waits(system):
    system.run("systemctl", "restart", DISPLAY)
    time.sleep(2.0)
    assert restarts(system, DISPLAY) == 0
    assert system.property(DISPLAY, "ActiveState") == "active"


def test_a_broken_table_file_is_mended_where_it_lies(system, settings):
    file = system.path("/boot/firmware/ours.toml")
    file.write_text("name = 'ours'\nsimulated = true\nspeed = 3\n")
    settings('table = "ours.toml"\n')
    shown(system, "table-closed-file")
    assert "line 3, speed" in view(system)["faults"][0]["args"]["what"]
    file.write_text("name = 'ours'\nsimulated = true\n")
    stage(system, "attract")


def test_a_mistake_in_the_settings_is_told_and_the_rest_holds(system, settings):
    settings('table = "sim"\nlanguage = "fr"\nvolume = 400\n')
    stage(system, "attract")
    seen = view(system)
    assert seen["language"] == "fr"
    assert [(f["id"], f["args"]["line"]) for f in seen["faults"]] == [("table-settings-value", 3)]


def test_a_disk_that_takes_nothing_is_named_and_the_table_keeps_when_it_does(system, settings):
    settings('table = "sim"\n')
    system.run("systemctl", "stop", REFEREE)
    system.shell(
        "mount -t tmpfs -o size=64k,mode=700,uid=reclaim,gid=reclaim tmpfs /var/lib/reclaim;"
        "dd if=/dev/zero of=/var/lib/reclaim/full bs=1k 2>/dev/null || true"
    )
    try:
        system.run("systemctl", "start", REFEREE)
        shown(system, "table-unkept")
        assert view(system)["faults"][0]["args"]["why"] == "full"
        system.shell("mount -o remount,size=64m /var/lib/reclaim")
        stage(system, "attract")
    finally:
        system.run("systemctl", "stop", REFEREE)
        system.run("umount", "/var/lib/reclaim")
        system.run("systemctl", "start", REFEREE)


STATIONS = """
name = "stations"
[[seats]]
name = "red"
station = "/dev/{}"
"""


@pytest.mark.parametrize(
    ("node", "number", "code"), [("ttyACM0", "166 0", "absent"), ("ttyS40", "4 104", "forbidden")]
)
def test_a_port_that_is_let_in_lacks_its_board_and_another_is_kept_out(
    system, settings, node, number, code
):
    """The driver of ttyACM is not loaded, and its number is allowed all the same (ENXIO); that of a
    UART is not (EPERM)."""
    system.shell(f"rm -f /dev/{node}; mknod --mode=666 /dev/{node} c {number}")
    system.path("/boot/firmware/stations.toml").write_text(STATIONS.format(node))
    settings('table = "stations.toml"\n')
    shown(system, f"table-seat-lost-{code}")


_PICO = """
import os
from pathlib import Path
from hardware.loop import Loop, RealClock
from hardware.sim.pico import SimulatedPico

class Pad:
    ready, fault, present = True, None, ()
    def run(self):
        while True:
            yield 10_000, ()

with Loop(RealClock()) as loop:
    pico = SimulatedPico(loop, None, "red", make_poller=lambda registers: Pad())
    os.chmod(os.path.realpath(pico.port_path), 0o666)
    Path("/dev/ttyACM1").unlink(missing_ok=True)
    os.symlink(os.path.realpath(pico.port_path), "/dev/ttyACM1")
    loop.run()
"""
"""A simulated station, which a table beside it finds at a pseudo-terminal's name."""


def test_a_station_that_is_plugged_in_is_heard_and_one_that_is_pulled_out_is_missed(
    system, settings, drop_in
):
    """Pseudo-terminals have the number 136, and a place of their own in /dev."""
    system.path("/boot/firmware/stations.toml").write_text(STATIONS.format("ttyACM1"))
    settings('table = "stations.toml"\n')
    drop_in(REFEREE, "DeviceAllow=char-136 rw")
    shown(system, "table-seat-lost-absent")
    system.path("/root/pico.py").write_text(_PICO)
    python = f"{VENV}/bin/python"
    system.run("systemd-run", "--quiet", "--unit=pico", python, "/root/pico.py")
    took_s = system.wait_for(lambda: view(system) and faults(system) == [])
    assert took_s < 10.0
    system.shell("systemctl stop pico; rm /dev/ttyACM1")
    shown(system, "table-seat-lost-unplugged", "table-seat-lost-absent")


def test_a_screen_without_sound_draws_all_the_same(playing, drop_in):
    """No /dev/snd, and /run/user may not be looked into: with SDL's window that nobody sees, for
    there is no other here."""
    drop_in(DISPLAY, "Environment=SDL_VIDEODRIVER=dummy SDL_RENDER_DRIVER=software")
    time.sleep(4.0)
    assert restarts(playing, DISPLAY) == 0
    assert playing.property(DISPLAY, "ActiveState") == "active"
    assert "Traceback" not in playing.log(DISPLAY)


# ---- dying ---------------------------------------------------------------------------------------


def back(system, unit, before):
    """Waits until *unit* runs again in another process than *before*."""
    return system.wait_for(
        lambda: (
            system.property(unit, "ActiveState") == "active"
            and system.main_process(unit) not in (0, before)
        ),
        within_s=60.0,
    )


@pytest.mark.parametrize("unit", [REFEREE, DISPLAY])
def test_a_unit_that_is_killed_is_back(playing, unit):
    before = playing.main_process(unit)
    playing.run("kill", f"-{signal.SIGKILL:d}", str(before))
    back(playing, unit, before)
    stage(playing, "attract")


@pytest.mark.parametrize("unit", [REFEREE, DISPLAY])
def test_a_unit_that_stands_still_is_killed_by_systemd_and_is_back(playing, drop_in, unit):
    """A simulated table has no guard, which would see it in 0.2 s. The unit's own limit is for an
    emulated Pi; the same happens with a shorter one."""
    drop_in(unit, "WatchdogSec=3")
    before = playing.main_process(unit)
    playing.run("kill", f"-{signal.SIGSTOP:d}", str(before))
    back(playing, unit, before)
    stage(playing, "attract")


@pytest.mark.parametrize("unit", [REFEREE, DISPLAY])
def test_however_often_a_unit_dies_it_is_never_given_up(playing, unit):
    """By the default of systemd it would be after five times in ten seconds."""
    for _ in range(7):
        playing.shell(f"systemctl kill --signal=KILL {unit}; systemctl start {unit}")
    assert playing.property(unit, "Result") != "start-limit-hit"
    playing.wait_for(lambda: playing.property(unit, "ActiveState") == "active")


def test_it_stops_in_order_and_soon(playing):
    playing.run("systemctl", "stop", "reclaim.target")
    try:
        for unit in (REFEREE, DISPLAY):
            playing.wait_for(lambda u=unit: playing.property(u, "ActiveState") == "inactive")
            assert playing.property(unit, "Result") == "success", "not killed for taking long"
    finally:
        playing.run("systemctl", "start", "reclaim.target")


def test_who_installs_it_anew_has_the_new_one_running(playing):
    """As `make install-pi` does for an upgrade."""
    before = playing.main_process(REFEREE)
    playing.run("/src/systemd/install")
    assert playing.main_process(REFEREE) not in (0, before)
    stage(playing, "attract")
    assert state(playing) == "running"


# ---- orders --------------------------------------------------------------------------------------

_HANDS = """
import json, socket, sys, time
hands = socket.socket(socket.AF_UNIX)
hands.settimeout(10)
hands.connect("/run/reclaim/hands.sock")
def say(**message):
    hands.sendall(json.dumps(message).encode() + b"\\n")
say(type="Sit", seat=sys.argv[1])
# A button that is down before its station was heard for the first time is no press.
time.sleep(2)
for held in sys.argv[2:]:
    for kind, for_s in (("Press", 3.6 if held == "AB" else 0.2), ("Release", 0.6)):
        for button in held:
            say(type=kind, button=button)
        time.sleep(for_s)
"""
"""The hands of somebody at a seat: buttons one after the other, `AB` for both, held."""


def hands(system, seat, *buttons):
    system.run("/usr/bin/python3", "-c", _HANDS, seat, *buttons, check=False)


def told(system, id):
    """Waits until the screen tells that."""
    return system.wait_for(lambda: id in [one["id"] for one in view(system).get("notices", ())])


_SAVE = """
import sys
from pathlib import Path
from controller.commands import stick
stick.found_stick = lambda: Path("/dev/test-stick")
sys.exit(stick.main(["/run"]))
"""
"""As the service does it, with a disk that is no stick: there is no USB here."""


@contextlib.contextmanager
def a_disk(image):
    """A block device of this computer with the content of *image*, as a path."""
    losetup = ["losetup", "--find", "--show", image]
    lent = subprocess.run(losetup, capture_output=True, text=True, check=False)
    if lent.returncode:
        pytest.skip(f"this computer lends no loop device: {lent.stderr}")
    disk = lent.stdout.strip()
    try:
        # A loop device stays write-protected when what was in it is taken out.
        subprocess.run(["blockdev", "--setrw", disk], check=True)
        yield disk
    finally:
        subprocess.run(["losetup", "--detach", disk], check=True)


@pytest.fixture
def a_stick(playing, tmp_path):
    """A disk that the service takes for a stick; `a_stick(FOLDER)` looks into it from outside. With
    ext4, for not every kernel that runs tests has FAT."""

    def look_into(folder):
        listed = ["debugfs", "-R", f"ls -l {folder}", image]
        return subprocess.run(listed, capture_output=True, text=True, check=True).stdout

    drop_in = playing.path(f"/run/systemd/system/{LOGS}.d/test.conf")
    image = tmp_path / "stick"
    with image.open("wb") as file:
        file.truncate(8 << 20)
    subprocess.run(["mkfs.ext4", "-q", image], check=True, capture_output=True)
    with a_disk(image) as disk:
        number = os.stat(disk).st_rdev
        playing.shell(f"mknod /dev/test-stick b {os.major(number)} {os.minor(number)}")
        playing.path("/usr/local/lib/save.py").write_text(_SAVE)
        drop_in.parent.mkdir(parents=True, exist_ok=True)
        drop_in.write_text(
            "[Service]\nDeviceAllow=/dev/test-stick rw\nExecStart=\n"
            f"ExecStart={VENV}/bin/python -I /usr/local/lib/save.py\n"
        )
        playing.run("systemctl", "daemon-reload")
        try:
            yield look_into
        finally:
            drop_in.unlink()
            playing.shell("rm /dev/test-stick; systemctl daemon-reload")


def test_the_page_says_that_there_is_no_stick(playing):
    hands(playing, "red", "AB", "B", "A")
    told(playing, "table-logs-no-stick")
    assert view(playing)["stage"] == "operator"
    assert state(playing) == "running"


def test_logs_go_onto_a_stick_that_nobody_else_sees(playing, a_stick):
    hands(playing, "blue", "AB", "B", "A")
    told(playing, "table-logs-saved")
    listed = (line.split() for line in a_stick("/reclaim-logs-1").splitlines())
    files = {words[-1]: words for words in listed if words}
    assert {"reclaim.log", "kernel.log", "faults.txt"} <= set(files)
    assert int(files["reclaim.log"][5]) > 0, "the journal was read"
    assert "reclaim-stick/stick" not in playing.run("cat", "/proc/mounts")


def test_a_backup_goes_onto_a_stick_and_comes_back(playing, a_stick):
    hands(playing, "green", "AB", "B", "B", "B", "B", "A")
    told(playing, "table-backup-saved")
    assert "reclaim-backup-1.db" in a_stick("/")
    hands(playing, "yellow", "B", "B", "B", "B", "B", "A")
    told(playing, "table-backup-known")


def test_a_computer_that_is_asked_to_switches_off(tmp_path):
    with booted(root(), tmp_path) as system:
        system.wait_for(lambda: state(system) in ("running", "degraded"), within_s=120.0)
        system.path(SETTINGS).write_text('table = "sim"\n')
        system.run("systemctl", "restart", REFEREE)
        stage(system, "attract")
        # As a unit of the system itself: a hand from out here stops with it, and holds it up.
        pressed = ("/usr/bin/python3", "-c", _HANDS, "red", "AB", "B", "B", "A", "B", "A")
        system.run("systemd-run", "--quiet", "--collect", *pressed)
        until_s = time.monotonic() + 60.0
        while Path(f"/proc/{system.init}").exists():
            assert time.monotonic() < until_s, "it still runs"
            time.sleep(0.2)


# ---- phones --------------------------------------------------------------------------------------

_OPEN = """
import urllib.request
print(urllib.request.urlopen("http://127.0.0.1:8080/", timeout=5).status)
"""


def opens(system):
    """Whether a browser finds the table's pages."""
    return system.run("/usr/bin/python3", "-c", _OPEN, check=False) == "200"


def start_anew(system):
    system.run("systemctl", "restart", "reclaim.target")
    stage(system, "attract")


def test_phones_are_let_in_from_one_start_to_another_by_one_setting(playing, settings):
    """Killed, the pages are there again with the same code; the table notices nothing of it."""
    assert playing.property(WEB, "ActiveState") == "inactive"
    settings('table = "sim"\nphones = true\n')
    start_anew(playing)
    playing.wait_for(lambda: opens(playing))
    referee, kept = playing.main_process(REFEREE), "/run/reclaim-web/phones.json"
    assert playing.run("stat", "--format=%U %a", kept) == "reclaim-web 600"
    before = playing.path(kept).read_bytes()
    playing.run("systemctl", "kill", "--signal=KILL", WEB)
    playing.wait_for(lambda: restarts(playing, WEB) > 0 and opens(playing))
    assert playing.path(kept).read_bytes() == before
    assert playing.main_process(REFEREE) == referee
    assert "code" not in playing.log(WEB)
    settings('table = "sim"\n')
    start_anew(playing)
    assert playing.property(WEB, "ActiveState") == "inactive"
    assert not opens(playing)


def test_others_hear_of_the_table_from_one_start_to_another_by_one_setting(playing, settings):
    """The broker is away: what is to be told waits, and the table notices nothing of it."""
    assert playing.property(TELL, "ActiveState") == "inactive"
    lets_in, copy = playing.path("/boot/firmware/broker.txt"), "/run/reclaim-settings/broker"
    lets_in.write_text("table\ncorrect horse\n")
    settings('table = "sim"\nbroker = "mqtt://127.0.0.1:1"\n')
    start_anew(playing)
    playing.wait_for(lambda: "what is to be told waits" in playing.log(TELL))
    kept = "/var/lib/reclaim-tell/told.json"
    assert playing.run("stat", "--format=%U %a", kept) == "reclaim 600"
    assert playing.run("stat", "--format=%U %a", copy) == "root 600"
    assert playing.run("stat", "--format=%U %a", "/run/reclaim-tell/broker") == "reclaim 600"
    assert "correct" not in playing.log(TELL)
    assert stage(playing, "attract")
    lets_in.unlink()
    settings('table = "sim"\n')
    start_anew(playing)
    assert playing.property(TELL, "ActiveState") == "inactive"
    assert not playing.path(copy).exists()


def test_the_light_is_dim_for_as_long_as_the_screen_says_so(playing):
    """There is none here, which is said in the log."""
    dims, unit = "/run/reclaim-display/dims", "reclaim-dim.service"
    playing.run("runuser", "-u", "reclaim-display", "--", "touch", dims)
    playing.wait_for(lambda: "keeps its brightness" in playing.log(unit))
    assert playing.property(unit, "ActiveState") == "active"
    playing.run("rm", dims)
    playing.wait_for(lambda: playing.property(unit, "ActiveState") == "inactive")
    assert playing.property(unit, "Result") == "success"


_SERVE = r"""
mkdir -p /srv/r /etc/reclaim /data/reclaim
echo secret > /data/reclaim/secret
printf arm64 > /etc/reclaim/arch && printf 0.1.0 > /etc/reclaim/version
head -c 3000000 /dev/urandom > /srv/r/reclaim-arm64.slot
set -- $(sha256sum /srv/r/reclaim-arm64.slot)
cd /srv/r
printf 'trusted comment: reclaim 9.9 arm64 x-j6 3000000 %s\n' "$1" > reclaim-arm64.slot.minisig
systemd-run --quiet python3 -m http.server --directory /srv --bind 127.0.0.1 8000
systemctl daemon-reload
"""
FETCH = "reclaim-fetch.service"
OF_THE_IMAGE = REPOSITORY / "firmware/image/root/etc/systemd/system"


def test_an_update_is_fetched_from_the_owners_address_by_what_sees_nothing_else(playing, settings):
    """The image's unit, in a system that is none: it fetches, and the updater is not there."""
    units = playing.path("/etc/systemd/system")
    units.joinpath(FETCH).write_text(OF_THE_IMAGE.joinpath(FETCH).read_text())
    playing.shell(_SERVE)
    playing.run("systemctl", "start", FETCH)
    assert playing.property(FETCH, "ConditionResult") == "no", "nobody has set an address"
    settings('table = "sim"\nupdate_from = "http://127.0.0.1:8000/r/"\n')
    start_anew(playing)
    playing.wait_for(lambda: playing.path("/run/reclaim-settings/update-from").exists())
    playing.run("systemctl", "start", FETCH, check=False)
    assert playing.property(FETCH, "Result") == "success", playing.log(FETCH)
    fetched = "/var/lib/reclaim/fetched/reclaim-arm64.slot"
    assert playing.run("stat", "--format=%U %a %s", fetched) == "reclaim 600 3000000"
    told = json.loads(playing.path("/run/reclaim-fetch/news").read_text())
    assert told["args"] == {"version": "9.9"}
    units.joinpath(f"{FETCH}.d").mkdir()
    looks = "[Service]\nExecStart=\nExecStart=/bin/ls -R /data /var/lib/reclaim /run/reclaim\n"
    units.joinpath(f"{FETCH}.d/looks.conf").write_text(looks)
    playing.run("systemctl", "daemon-reload")
    playing.run("systemctl", "start", FETCH, check=False)
    seen = playing.log(FETCH)
    assert "reclaim-arm64.slot" in seen
    assert not [name for name in ("journal.db", "feed.sock", "secret") if name in seen]


# ---- by hand -------------------------------------------------------------------------------------


def test_root_finds_the_services_journal_and_leaves_it_to_the_service(playing):
    said = playing.run("reclaim", "history")
    assert said == "No match has been played yet that /var/lib/reclaim/journal.db knows of."
    owners = playing.shell("stat --format=%U /var/lib/reclaim/*").split()
    assert set(owners) == {"reclaim"}


def test_anybody_else_is_told_to_use_sudo(playing):
    said = playing.run("runuser", "-u", "nobody", "--", "sh", "-c", "reclaim history 2>&1; true")
    assert "put sudo before the command" in said
    assert "Traceback" not in said


def test_the_screens_user_cannot_read_the_journal(playing):
    tried = "cat /var/lib/reclaim/journal.db > /dev/null 2>&1 && echo read || echo refused"
    assert playing.run("runuser", "-u", "reclaim-display", "--", "sh", "-c", tried) == "refused"
