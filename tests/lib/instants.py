"""Every instant at which the power can be cut while something is done to files.

The doing runs in a process of its own, which is stopped (ptrace(2)) before each system call that
changes a file, a name or the length of one. What lies on the disk then is what a cut at that
instant leaves of everything that was done before; the caller may look at it, or copy it.

Not simulated: a disk that forgets what was not synced. `test_power_cut.py` does that for the
journal's own writes.
"""

import ctypes
import os
import platform
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

_TRACEME, _SYSCALL, _SETOPTIONS, _GETREGSET = 0, 24, 0x4200, 0x4204
_OPTIONS = 0x1 | 0x8 | 0x100000  # TRACESYSGOOD, TRACECLONE, EXITKILL
_SYSCALL_STOP = signal.SIGTRAP | 0x80
_WALL = 0x40000000
_PRSTATUS = 1

# Where a register set has the number of the call, and the numbers of those that change files:
# write, pwrite64, writev, pwritev, sendfile, copy_file_range, ftruncate, truncate, fallocate, the
# syncs, renames, links and unlinks, mkdir, rmdir (asm/unistd_64.h, asm-generic/unistd.h).
_NUMBERS = {
    "x86_64": "1 18 20 296 40 326 77 76 285 74 75 82 264 316 86 265 87 263 83 258 84",
    "aarch64": "64 68 66 70 71 285 46 45 47 82 83 38 276 37 35 34",
}
_CALL_AT = {"x86_64": 15, "aarch64": 8}

needs_ptrace = pytest.mark.skipif(
    platform.machine() not in _NUMBERS,
    reason="its system calls are known on x86-64 and arm64 alone",
)


class _Vector(ctypes.Structure):
    _fields_ = [("base", ctypes.c_void_p), ("length", ctypes.c_size_t)]


_libc = ctypes.CDLL(None, use_errno=True)
_libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
_libc.ptrace.restype = ctypes.c_long


def _ptrace(request: int, process: int, address: int = 0, data: object = 0) -> None:
    if _libc.ptrace(request, process, address, data) < 0:
        raise OSError(ctypes.get_errno(), f"ptrace {request}")


def _changes_files(thread: int) -> bool:
    machine = platform.machine()
    registers = (ctypes.c_uint64 * 64)()
    vector = _Vector(ctypes.addressof(registers), ctypes.sizeof(registers))
    _ptrace(_GETREGSET, thread, _PRSTATUS, ctypes.addressof(vector))
    return str(registers[_CALL_AT[machine]]) in _NUMBERS[machine].split()


def instants(work: Callable[[], None]) -> Iterator[int]:
    """Do *work* in a process of its own; yield before each of its changes of files, numbered from
    1, while it stands still. Raises AssertionError if the work failed."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.setpgid(0, 0)
            _ptrace(_TRACEME, 0)
            os.kill(os.getpid(), signal.SIGSTOP)
            work()
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    os.waitpid(child, 0)
    _ptrace(_SETOPTIONS, child, 0, _OPTIONS)
    _ptrace(_SYSCALL, child)
    try:
        yield from _stops(child)
    finally:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        with suppress(ChildProcessError):
            while True:
                os.waitpid(-child, _WALL)


def _stops(child: int) -> Iterator[int]:
    number, inside = 0, set[int]()
    while True:
        thread, status = os.waitpid(-child, _WALL)
        if os.WIFEXITED(status) or os.WIFSIGNALED(status):
            if thread == child:
                assert os.WIFEXITED(status), f"it was ended by signal {os.WTERMSIG(status)}"
                assert os.WEXITSTATUS(status) == 0, "the work failed, as told above"
                return
            continue
        stopped_by, passed_on = os.WSTOPSIG(status), 0
        if stopped_by == _SYSCALL_STOP:
            inside ^= {thread}
            if thread in inside and _changes_files(thread):
                number += 1
                yield number
        elif stopped_by not in (signal.SIGTRAP, signal.SIGSTOP):
            passed_on = stopped_by
        _ptrace(_SYSCALL, thread, 0, passed_on)
