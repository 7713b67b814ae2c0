"""The root of a slot: the Debian tree, the console and its units; nothing in it is random."""

import os
import re
import shutil
import stat
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from imagebuilder import IMAGE, REPOSITORY, BuildError
from imagebuilder.base import EPOCH
from imagebuilder.lock import read_lock
from imagebuilder.pictures import fill_shelf, write_splashes
from imagebuilder.wheels import install_packages

# Nobody logs in, nothing is installed later, and no calendar starts any of these.
MASKED = (
    "autovt@.service",
    "console-getty.service",
    "container-getty@.service",
    "ctrl-alt-del.target",  # a keyboard is for playing
    "debug-shell.service",
    "dpkg-db-backup.service",
    "dpkg-db-backup.timer",
    "e2scrub_all.timer",
    "e2scrub_reap.service",
    "fstrim.timer",
    "getty@.service",
    "proc-sys-fs-binfmt_misc.automount",
    "systemd-binfmt.service",
    "getty-static.service",
    "serial-getty@.service",
    "systemd-firstboot.service",
    "systemd-homed.service",
    "systemd-journal-catalog-update.service",
    "systemd-hwdb-update.service",
    "systemd-machine-id-commit.service",
    "systemd-network-generator.service",
    "systemd-networkd-persistent-storage.service",
    "systemd-pcrmachine.service",
    "systemd-pcrphase.service",
    "systemd-update-done.service",
    "systemd-user-sessions.service",
    "wpa_supplicant.service",  # the one of an interface is started where a WiFi is set
)
STARTED = {
    "reclaim-confirm.service": "multi-user.target",
    "reclaim-trial.timer": "timers.target",
    "reclaim-imager.service": "reclaim.target",
    "reclaim-overlay.path": "reclaim.target",
    "reclaim-brought.path": "reclaim.target",
    "reclaim-fetch.timer": "timers.target",
    "reclaim-names.path": "systemd-networkd.service",
}
"""The image's own units, and what each is started with."""
LATE = ("systemd-networkd.service",)
"""Debian's that it starts, too, once the first picture is there: a cable may be plugged in."""
_SQUASHED: tuple[str | int, ...] = (
    *("-quiet", "-no-progress", "-noappend", "-b", "128K"),
    *("-all-time", EPOCH, "-mkfs-time", EPOCH),
    # Quicker to decompress than zstd, for an eighth more bytes.
    *("-comp", "lz4", "-Xhc"),
    # It opens a thousand small files all over the root: each would cost the decompression of
    # the block that it shares with others, and of their inodes. So the root is 2 % larger.
    *("-no-fragments", "-noI", "-noX"),
)
_BESIDE = ("boot/initrd.img", "boot/vmlinuz-*", "boot/System.map-*")  # in the slot, not in its root
CLEARED = (
    "var/cache/apt",
    "var/cache/debconf",
    "var/cache/ldconfig/aux-cache",
    "var/lib/apt",
    "var/lib/systemd/random-seed",
    "var/log",
    "etc/hostname",
    "etc/machine-id",
    "etc/resolv.conf",
    "usr/lib/tmpfiles.d/20-systemd-ssh-generator.conf",  # for a server that is not there
    "run",
    "tmp",
)


@dataclass(frozen=True, slots=True)
class Identity:
    """What an image knows about itself, in /etc/reclaim."""

    arch: str
    version: str
    image: str  # the name of its content (`content_name`) and journal (`image_of`)
    journal: int  # the version of the tables of the journal that it writes
    public_key: str  # its updates are signed with this key's secret half
    next_key: str = ""  # ... or with that of this one, should the other be lost or stolen


def make_root(identity: Identity, base: Path, root: Path, cache: Path) -> None:
    """Fill the empty folder *root* with the system that *identity* names."""
    run(["tar", "--extract", "--numeric-owner", "--file", base, "--directory", root])
    _keep_copyrights(identity.arch, root, cache)
    install_packages(identity.arch, root, cache)
    (root / "boot/firmware").mkdir()
    run([REPOSITORY / "systemd/install", "--root", root, "--venv", "/opt/reclaim"])
    _own_files(identity, root)
    _initramfs(root)
    _compile_python(root)
    _clear(root)
    without_setuid(root)


def without_setuid(root: Path) -> None:
    """Let no program run with other rights than those of who starts it: nobody needs one, and each
    is a way to become root."""
    for path in root.rglob("*"):
        mode = path.lstat().st_mode
        if stat.S_ISREG(mode) and mode & (stat.S_ISUID | stat.S_ISGID):
            path.chmod(stat.S_IMODE(mode) & ~(stat.S_ISUID | stat.S_ISGID))


def _keep_copyrights(arch: str, root: Path, cache: Path) -> None:
    """Each package's copyright file, which must accompany every copy."""
    for package in read_lock(arch):
        asked = ["dpkg-deb", "--fsys-tarfile", str(cache / "debs" / arch / package.file)]
        with (
            subprocess.Popen(asked, stdout=subprocess.PIPE) as said,
            tarfile.open(fileobj=said.stdout, mode="r|") as files,
        ):
            for file in files:
                if file.isfile() and re.fullmatch(r"\./usr/share/doc/[^/]+/copyright", file.name):
                    files.extract(file, root, filter="tar")


def _own_files(identity: Identity, root: Path) -> None:
    shutil.copytree(
        IMAGE / "root", root, symlinks=True, dirs_exist_ok=True, copy_function=shutil.copy
    )
    updater = root / "usr/lib/reclaim/reclaim_update"
    shutil.copytree(IMAGE / "reclaim_update", updater, ignore=shutil.ignore_patterns("__pycache__"))
    write_splashes(root / "usr/lib/reclaim/splash")
    (art,) = root.glob("opt/reclaim/lib/*/site-packages/display/art")
    fill_shelf(art / "painted")
    settings = root / "etc/reclaim"
    settings.mkdir(exist_ok=True)
    (settings / "update.pub").write_text(identity.public_key)
    if identity.next_key:
        (settings / "update-next.pub").write_text(identity.next_key)
    (settings / "arch").write_text(f"{identity.arch}\n")
    (settings / "version").write_text(f"{identity.version}\n")
    (settings / "image").write_text(f"{identity.image}\n")
    (settings / "journal").write_text(f"{identity.journal}\n")
    for unit in MASKED:
        link = root / "etc/systemd/system" / unit
        link.unlink(missing_ok=True)
        link.symlink_to("/dev/null")
    for unit, wanted_by in STARTED.items():
        wants = root / f"etc/systemd/system/{wanted_by}.wants"
        wants.mkdir(exist_ok=True)
        (wants / unit).symlink_to(f"/etc/systemd/system/{unit}")
    for unit in LATE:
        wants = root / "etc/systemd/system/multi-user.target.wants"
        (wants / unit).symlink_to(f"/usr/lib/systemd/system/{unit}")
    (root / "data").mkdir()
    default = root / "etc/systemd/system/default.target"
    default.unlink(missing_ok=True)
    default.symlink_to("/usr/lib/systemd/system/multi-user.target")


def _initramfs(root: Path) -> None:
    """Make /boot/initrd.img for the one kernel in *root*."""
    tools = root / "etc/initramfs-tools"
    places = {"hook": "hooks", "reclaim": "scripts"}
    for name, folder in places.items():
        target = tools / folder / "reclaim"
        shutil.copy(IMAGE / "initramfs" / name, target)
    for name in ("reclaim-pass-over", "reclaim-data"):
        program = root / "usr/bin" / name
        shutil.copy(IMAGE / "initramfs" / name, program)
        program.chmod(0o755)
    (tools / "conf.d/reclaim").write_text("MODULES=list\nCOMPRESS=zstd\nBUSYBOX=y\nRESUME=none\n")
    (kernel,) = (root / "usr/lib/modules").iterdir()
    chroot(root, ["mkinitramfs", "-o", "/boot/initrd.img", kernel.name])


def _compile_python(root: Path) -> None:
    """Byte code that does not check a source's date, because a squashfs has only one."""
    places = [
        place
        for place in ("opt/reclaim/lib", "usr/lib/python3.13", "usr/lib/python3", "usr/lib/reclaim")
        if (root / place).is_dir()
    ]
    for old in root.glob("usr/**/__pycache__"):
        shutil.rmtree(old)
    command = ["python3", "-m", "compileall", "-q", "-j", "0", "--invalidation-mode"]
    chroot(root, [*command, "unchecked-hash", *(f"/{place}" for place in places)])


def _clear(root: Path) -> None:
    for name in CLEARED:
        path = root / name
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
            path.mkdir()
        else:
            path.unlink(missing_ok=True)
    (root / "tmp").chmod(0o1777)
    (root / "etc/machine-id").touch()
    (root / "etc/hostname").write_text("reclaim\n")
    (root / "etc/resolv.conf").symlink_to("/run/reclaim-names/resolv.conf")
    for old in [*root.glob("var/cache/ldconfig/*"), *root.glob("etc/*-"), *root.glob("boot/*.old")]:
        old.unlink()


def squash(root: Path, target: Path) -> None:
    """Compress *root* into *target*, without what the slot has beside it."""
    # mksquashfs takes the one date from the environment or from options, not from both.
    command = ["env", "--unset=SOURCE_DATE_EPOCH", "mksquashfs", root, target, *_SQUASHED]
    run([*command, "-wildcards", "-e", *_BESIDE])


def chroot(root: Path, command: Sequence[str]) -> None:
    """Run *command* in *root*, with this machine's /proc and /dev and nothing else of it."""
    for kind in ("proc", "dev"):
        (root / kind).mkdir(exist_ok=True)
    inside = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" "$@"'
    run(["unshare", "--mount", "--net", "sh", "-c", inside, root, *command])


def run(command: Sequence[str | int | Path]) -> None:
    settings = {"SOURCE_DATE_EPOCH": str(EPOCH), "LC_ALL": "C.UTF-8", "TZ": "UTC"}
    words = [str(word) for word in command]
    path = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    done = subprocess.run(words, env=os.environ | settings | path, stdout=sys.stderr, check=False)
    if done.returncode:
        raise BuildError(f"{words[0]} failed with {done.returncode}; its reason stands above.")
