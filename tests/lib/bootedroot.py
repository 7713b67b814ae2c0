"""A Debian root with the appliance, booted: systemd as process 1 of namespaces of its own.

The root is made once by mmdebstrap, with Debian's packages and the locked Python packages, and kept
in the cache folder under a name that holds everything it was made of. The checkout is installed on
top of it into an overlay that is gone with the system. Devices there are none: no GPIO, no SPI, no
screen. For those see firmware/image.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
SUITE = "trixie"
BASE = ("systemd-sysv", "udev", "dbus", "procps", "ca-certificates")
"""What a booted system has beside what the appliance asks for."""

VENV = "/opt/reclaim"
PROGRAMS = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

_MOUNTS = """
set -eu
mount --make-rprivate /
mount -t tmpfs tmpfs "$work"
mkdir "$work/upper" "$work/work" "$work/root"
mount -t overlay overlay -o "lowerdir=$lower,upperdir=$work/upper,workdir=$work/work" "$work/root"
cd "$work/root"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t tmpfs -o mode=755 tmpfs dev
for node in "null 1 3" "zero 1 5" "full 1 7" "random 1 8" "urandom 1 9" "tty 5 0"; do
	set -- $node
	mknod -m 666 "dev/$1" c "$2" "$3"
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
mount -t tmpfs tmpfs dev/shm
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs tmpfs tmp
"""

_BOOT = (
    _MOUNTS
    + """
mount -t cgroup2 cgroup2 sys/fs/cgroup
# What is installed on top of the root, as `make install-pi` does.
tar -C "$checkout" -c controller display hardware workshop systemd \
    pyproject.toml README.md LICENSE |
	{ mkdir src && tar -C src -x; }
chroot . /opt/reclaim/bin/python -m pip install --quiet --no-index --no-deps --no-build-isolation \
	/src >&2
chroot . /src/systemd/install >&2
mkdir old
pivot_root . old
umount -l old
exec env -i container=reclaim PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd \
	--log-target=console --show-status=no --log-level=warning
"""
)


def lacking() -> str:
    """Why no root can be made or booted here: "" if it can."""
    if os.geteuid() != 0:
        return "only root can boot a system of its own in namespaces"
    missing = [name for name in ("mmdebstrap", "unshare", "nsenter") if not shutil.which(name)]
    return f"there is no {missing[0]} here" if missing else ""


# ---- the root ------------------------------------------------------------------------------------


def root() -> Path:
    """The root, made if it is not there: some minutes, and Debian's and PyPI's servers."""
    packages = _listed(CHECKOUT / "systemd" / "debian-packages")
    lock = (CHECKOUT / "requirements-pi.txt").read_bytes()
    made_of = repr((SUITE, BASE, packages)).encode() + lock
    caches = Path(os.environ.get("XDG_CACHE_HOME") or "/var/cache") / "reclaim-test"
    place = caches / f"{SUITE}-{hashlib.sha256(made_of).hexdigest()[:12]}"
    caches.mkdir(parents=True, exist_ok=True)
    with (caches / "lock").open("w") as lock_file:
        fcntl.flock(lock_file, fcntl.LOCK_EX)
        if not place.exists():
            _make(place, packages)
    return place


def _listed(path: Path) -> list[str]:
    return [line for line in path.read_text().split("\n") if line and line[0] != "#"]


def _make(place: Path, packages: list[str]) -> None:
    begun = place.with_suffix(".begun")
    shutil.rmtree(begun, ignore_errors=True)
    include = ",".join((*BASE, *packages))
    command = ["mmdebstrap", "--quiet", "--mode=root", "--variant=minbase", f"--include={include}"]
    subprocess.run([*command, "--skip=output/dev", SUITE, str(begun)], check=True)
    # Names and certificates as here, for PyPI.
    for file in ("etc/ssl/certs/ca-certificates.crt", "etc/resolv.conf"):
        shutil.copy(Path("/") / file, begun / file)
    shutil.copy(CHECKOUT / "requirements-pi.txt", begun / "requirements-pi.txt")
    for command in (
        ["/usr/bin/python3", "-m", "venv", "--system-site-packages", VENV],
        [
            *(f"{VENV}/bin/python", "-m", "pip", "install", "--quiet", "--require-hashes"),
            *("--no-deps", "--ignore-installed", "-r", "/requirements-pi.txt"),
        ],
    ):
        subprocess.run(["chroot", str(begun), *command], check=True, env=_in_the_root())
    begun.rename(place)


def _in_the_root() -> dict[str, str]:
    certificates = "/etc/ssl/certs/ca-certificates.crt"
    return {"PATH": PROGRAMS, "PYPI": "1", "PIP_CERT": certificates}


# ---- the system ----------------------------------------------------------------------------------


class Booted:
    """A system whose process 1 has the number *init* here."""

    def __init__(self, init: int) -> None:
        self.init = init

    def __repr__(self) -> str:
        return f"<Booted, process {self.init}>"

    def run(self, *command: str, check: bool = True) -> str:
        """What *command* says in there."""
        done = subprocess.run(
            ["nsenter", f"--target={self.init}", "--all", *command],
            env={"PATH": PROGRAMS},
            capture_output=True,
            text=True,
            check=False,
        )
        if check and done.returncode:
            raise AssertionError(f"{' '.join(command)}: {done.stdout}{done.stderr}")
        return done.stdout.strip()

    def shell(self, script: str) -> str:
        return self.run("sh", "-ec", script)

    def path(self, path: str) -> Path:
        """A file in there, by its path out here."""
        return Path(f"/proc/{self.init}/root{path}")

    def property(self, unit: str, name: str) -> str:
        return self.run("systemctl", "show", "--value", f"--property={name}", unit)

    def main_process(self, unit: str) -> int:
        return int(self.property(unit, "MainPID"))

    def log(self, unit: str) -> str:
        return self.run("journalctl", "--no-pager", "--output=cat", f"--unit={unit}")

    def wait_for(self, what: Callable[[], bool], within_s: float = 30.0) -> float:
        """Wait until that is so; returns for how many seconds. Raises AssertionError."""
        began_s = time.monotonic()
        while not what():
            took_s = time.monotonic() - began_s
            assert took_s < within_s, f"not so within {within_s} s\n{self.log('reclaim-*')}"
            time.sleep(0.05)
        return time.monotonic() - began_s


@contextmanager
def booted(lower: Path, work: Path) -> Iterator[Booted]:
    """A system booted on a layer over *lower*; *work* is an empty folder that stays so here."""
    with _cgroup() as group:
        process = subprocess.Popen(
            [
                *("unshare", "--fork", "--kill-child", "--pid", "--mount", "--uts", "--ipc"),
                *("--net", "--cgroup", "sh", "-c", _BOOT),
            ],
            env=os.environ | {"lower": str(lower), "work": str(work), "checkout": str(CHECKOUT)},
            preexec_fn=lambda: group.joinpath("cgroup.procs").write_text(str(os.getpid())),
            stdout=subprocess.DEVNULL,
        )
        try:
            system = Booted(_child_that_is_systemd(process))
            yield system
        finally:
            process.kill()
            process.wait()


@contextmanager
def _cgroup() -> Iterator[Path]:
    """A group of its own, which will be the root of the system's groups."""
    mounts = [line.split() for line in Path("/proc/mounts").read_text().splitlines()]
    tops = [Path(words[1]) for words in mounts if words[2] == "cgroup2"]
    assert tops, "the kernel has no cgroup2 that is mounted"
    group = tops[0] / f"reclaim-test-{os.getpid()}-{time.monotonic_ns()}"
    group.mkdir()
    try:
        yield group
    finally:
        for _ in range(100):
            for folder, _, _ in os.walk(group, topdown=False):
                try:
                    os.rmdir(folder)
                except OSError:
                    time.sleep(0.02)
            if not group.exists():
                break


def _child_that_is_systemd(process: "subprocess.Popen[bytes]") -> int:
    until_s = time.monotonic() + 120.0
    while time.monotonic() < until_s:
        assert process.poll() is None, "the system did not boot"
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        for child in children:
            name = Path(f"/proc/{child}/comm").read_text().strip()
            if name == "systemd":
                return int(child)
        time.sleep(0.05)
    raise AssertionError("the system did not boot within two minutes")


if __name__ == "__main__":
    print(root(), file=sys.stderr)
