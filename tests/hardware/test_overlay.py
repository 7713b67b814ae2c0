"""The overlay of a table's SPI devices: its chip selects, what dtc and U-Boot read, and what a
running system tells of it."""

import re
import shutil
import subprocess

import pytest
from msgspec.structs import replace

from hardware.config import load_table_file
from hardware.config.schema import ReaderSettings
from hardware.devicetree import Node, Ref, blob, source
from hardware.overlay import (
    MARK,
    absent,
    applied,
    chip_selects,
    compiled,
    digest,
    needs_overlay,
    overlay,
    without,
)

TOOLS = pytest.mark.skipif(
    not all(map(shutil.which, ("dtc", "fdtoverlay", "fdtget"))),
    reason="apt install device-tree-compiler",
)


@pytest.fixture(scope="module")
def carousel():
    return load_table_file("pi4-carousel")


@pytest.fixture(scope="module")
def spots():
    return load_table_file("sim-spots")


def more(*devices):
    """The readers of a table at these (bus, device)."""
    return tuple(
        ReaderSettings(name=f"r{n}", role="spot", reset_pin=5 + n, spi_bus=bus, spi_device=device)
        for n, (bus, device) in enumerate(devices)
    )


def tables():
    carousel, spots = load_table_file("pi4-carousel"), load_table_file("sim-spots")
    return {
        "third": replace(carousel, readers=more((0, 2))),
        "second bus": replace(carousel, readers=more((1, 0))),
        "both": replace(carousel, readers=more((0, 0), (0, 2), (1, 0), (1, 2))),
        "gap": replace(carousel, readers=more((0, 4))),
        "spots": replace(spots, simulated=False),
        "four readers": replace(load_table_file("sim-four-readers"), simulated=False),
    }


TABLES = tables()


def test_chip_selects_are_pins_that_nothing_else_uses(spots):
    selects = chip_selects(spots)
    assert selects[0, 0] == 8
    assert selects[0, 1] == 7
    others = [gpio for device, gpio in selects.items() if device[1] > 1]
    assert others == [4, 5, 6, 19, 20, 21]  # as docs/table-file.md proposes


def test_no_gpio_left_is_an_error(spots):
    readers = tuple(
        replace(reader, name=f"r{n}", spi_device=7, spi_bus=n % 2, reset_pin=n)
        for n, reader in zip(range(28), spots.readers * 4, strict=True)
    )
    with pytest.raises(ValueError, match="no GPIO is left"):
        chip_selects(replace(spots, readers=readers))


def test_two_devices_need_no_overlay(carousel, spots):
    assert not needs_overlay(carousel)
    assert needs_overlay(spots)
    assert digest(carousel) == ""
    assert digest(spots) == "", "it is simulated"


# ---- what it does to a tree ----------------------------------------------------------------------

TREE = """
/dts-v1/;
/ {
    compatible = "brcm,bcm2835";
    soc { #address-cells = <1>; #size-cells = <1>;
        gpio: gpio@7e200000 { gpio-controller; #gpio-cells = <2>; };
        spi: spi@7e204000 {
            status = "okay";
            spidev@0 { reg = <0>; };
            spidev@1 { reg = <1>; };
        };
        aux@7e215000 { status = "disabled"; };
        spi@7e215080 { status = "disabled"; };
    };
};
"""


@pytest.fixture
def tree(tmp_path):
    """`tree.applied(BYTES)` applies an overlay to a slot's tree; `tree.has(NODE, KEY)` looks."""

    def run(*command):
        done = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    class Tree:
        def compile(self, text):
            (tmp_path / "given.dts").write_text(text)
            run("dtc", "-@", "-q", "-I", "dts", "-O", "dtb", "-o", "given.dtb", "given.dts")
            return (tmp_path / "given.dtb").read_bytes()

        def applied(self, overlay):
            (tmp_path / "tree.dtb").write_bytes(self.compile(TREE))
            (tmp_path / "spi.dtbo").write_bytes(overlay)
            run("fdtoverlay", "-i", "tree.dtb", "-o", "slot.dtb", "spi.dtbo")
            return run("dtc", "-q", "--sort", "-I", "dtb", "-O", "dts", "slot.dtb")

        def has(self, node, key):
            return run("fdtget", "slot.dtb", node, key)

    return Tree()


def without_symbols(text):
    """dtc adds the names of labels; nothing reads them."""
    return re.sub(r"\t__symbols__ \{[^}]*\};\n", "", text)


@TOOLS
@pytest.mark.parametrize("name", TABLES)
def test_our_bytes_do_to_a_tree_what_those_of_dtc_do(tree, name):
    file = TABLES[name]
    ours = tree.applied(compiled(file))
    theirs = tree.applied(tree.compile(overlay(file)))
    assert without_symbols(ours) == without_symbols(theirs)
    assert "spidev@" in without_symbols(ours)


@TOOLS
@pytest.mark.parametrize("name", TABLES)
def test_every_device_is_there_with_its_chip_select(tree, name):
    file = TABLES[name]
    tree.applied(compiled(file))
    node = {0: "/soc/spi@7e204000", 1: "/soc/spi@7e215080"}
    selects = chip_selects(file)
    for bus in {bus for bus, _ in selects}:
        assert tree.has(node[bus], "status") == "okay"
        assert selected(tree.has(node[bus], "cs-gpios")) == {
            device: gpio for (on, device), gpio in selects.items() if on == bus
        }
    # Bus 1 is a part of the auxiliary block.
    assert (tree.has("/soc/aux@7e215000", "status") == "okay") == any(bus for bus, _ in selects)
    for bus, device in selects:
        assert tree.has(f"{node[bus]}/spidev@{device}", "compatible") == "lwn,bk4"
        assert tree.has(f"{node[bus]}/spidev@{device}", "reg") == str(device)


def selected(cells):
    """Device -> GPIO, of the numbers of cs-gpios: 0, or a controller, a line and a flag."""
    numbers = iter(map(int, cells.split()))
    found = {}
    for device, controller in enumerate(numbers):
        if controller:
            found[device] = next(numbers)
            next(numbers)
    return found


@TOOLS
def test_what_no_tree_has_is_not_applied(tree):
    """As of another computer: U-Boot says so, and starts without it."""
    body = Node("__overlay__", {"status": "okay"})
    foreign = Node("", children=(Node("fragment@0", {"target": (Ref("nowhere"),)}, (body,)),))
    with pytest.raises(subprocess.CalledProcessError):
        tree.applied(blob(foreign))


@TOOLS
def test_a_remark_or_a_text_cannot_break_the_source(tree):
    node = Node("", {"told": 'a "quoted" \\ text'}, (Node("child", label="child"),))
    made = tree.compile(source(node, "*/ evil /*"))
    assert b'a "quoted" \\ text\0' in made


# ---- a running system ----------------------------------------------------------------------------


@TOOLS
def test_the_tree_says_which_overlay_it_was_started_with(tree):
    file = TABLES["third"]
    tree.applied(compiled(file))
    assert tree.has(f"/{MARK}", "digest") == digest(file) != ""


def test_another_wiring_has_another_digest():
    digests = [digest(file) for file in TABLES.values()]
    assert len({*digests}) == len(digests)
    renamed = replace(TABLES["third"], name="another", description="but wired alike")
    assert digest(renamed) == digest(TABLES["third"])


def test_a_system_without_it_says_nothing(tmp_path):
    assert applied(tmp_path) == ""
    place = tmp_path / "proc/device-tree" / MARK
    place.mkdir(parents=True)
    (place / "digest").write_bytes(b"0123456789abcdef\0")
    assert applied(tmp_path) == "0123456789abcdef"


def test_a_reader_is_absent_while_the_kernel_has_no_device_for_it(tmp_path):
    file = TABLES["both"]
    (tmp_path / "dev").mkdir()
    assert absent(file, tmp_path) == ("r1", "r2", "r3"), "the first is in every slot's tree"
    (tmp_path / "dev/spidev0.2").touch()
    assert absent(file, tmp_path) == ("r2", "r3")


def test_a_table_can_do_without_some_readers(spots):
    names = [reader.name for reader in spots.readers]
    made = without(spots, names[-2:])
    assert [reader.name for reader in made.readers] == names[:-2]
    assert not {*names[-2:]} & {one for reader in made.readers for one in reader.neighbours}


@TOOLS
def test_the_command_writes_what_u_boot_applies(tree, tmp_path, capsys):
    from controller.cli import main

    assert main(["wire", "sim-spots", str(tmp_path / "made.dtbo")]) == 0
    assert (tmp_path / "made.dtbo").read_bytes() == compiled(load_table_file("sim-spots"))
