"""Device tree overlays, written as source and as bytes: what dtc makes of the source, without dtc,
which a table's computer need not have.

The bytes are a flattened device tree (Devicetree Specification 0.4, chapter 5). An overlay refers
to labels of the tree that it is applied to, and of its own: where such a reference stands is listed
in `__fixups__` and `__local_fixups__` (dtc's Documentation/dt-object-internal.txt).
"""

import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace


class Ref(str):
    """A reference to the node that has this label."""


Cells = Sequence[int | Ref]
Property = str | Cells
"""A text, or numbers of 32 bits."""


@dataclass(frozen=True)
class Node:
    """A node of a tree; its *label* is for references."""

    name: str
    properties: Mapping[str, Property] = field(default_factory=dict)
    children: tuple["Node", ...] = ()
    label: str = ""


# ---- as source -----------------------------------------------------------------------------------


def source(root: Node, about: str) -> str:
    """Return an overlay as dtc reads it, with a remark *about* it."""
    remark = about.replace("*/", "* /")
    lines = (f"/* {remark} */", "/dts-v1/;", "/plugin/;", "", *_lines(root, 0), "")
    return "\n".join(lines)


def _lines(node: Node, depth: int) -> Iterator[str]:
    indent = "\t" * depth
    label = f"{node.label}: " if node.label else ""
    yield f"{indent}{label}{node.name or '/'} {{"
    for name, value in node.properties.items():
        yield f"{indent}\t{name} = {_written(value)};"
    for child in node.children:
        yield from _lines(child, depth + 1)
    yield f"{indent}}};"


def _written(value: Property) -> str:
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return f"<{' '.join(f'&{one}' if isinstance(one, Ref) else str(one) for one in value)}>"


# ---- as bytes ------------------------------------------------------------------------------------

_BEGIN_NODE, _END_NODE, _PROPERTY, _END = 1, 2, 3, 9
_MAGIC, _VERSION, _COMPATIBLE = 0xD00DFEED, 17, 16
_HEADER = struct.Struct(">10I")
_UNKNOWN = 0xFFFFFFFF
"""Stands where the number of a foreign node is filled in."""


def blob(root: Node) -> bytes:
    """Return an overlay as bytes."""
    numbers = {label: n for n, label in enumerate(_labels(root), 1)}
    foreign: dict[str, list[str]] = {}
    own = _own_references(root, numbers)
    for path, name, at, label in _references(root, ""):
        if label not in numbers:
            foreign.setdefault(label, []).append(f"{path}:{name}:{at}")
    fixups = Node(
        "__fixups__", {label: "\0".join(where) for label, where in sorted(foreign.items())}
    )
    added = [
        node for node in (fixups, own) if node is not None and (node.properties or node.children)
    ]
    whole = replace(root, children=(*root.children, *added))
    strings = _Strings()
    structure = b"".join(_encoded(whole, numbers, strings)) + _number(_END)
    at = _HEADER.size + 16  # one empty entry of the memory reservation block
    header = _HEADER.pack(
        _MAGIC,
        at + len(structure) + len(strings.bytes),
        at,
        at + len(structure),
        _HEADER.size,
        _VERSION,
        _COMPATIBLE,
        0,
        len(strings.bytes),
        len(structure),
    )
    return header + bytes(16) + structure + bytes(strings.bytes)


def _labels(node: Node) -> Iterator[str]:
    if node.label:
        yield node.label
    for child in node.children:
        yield from _labels(child)


def _references(node: Node, path: str) -> Iterator[tuple[str, str, int, str]]:
    """Yield each reference: its node's path, its property, where in it, and the label."""
    for name, value in node.properties.items():
        if not isinstance(value, str):
            for index, one in enumerate(value):
                if isinstance(one, Ref):
                    yield path, name, 4 * index, one
    for child in node.children:
        yield from _references(child, f"{path}/{child.name}")


def _own_references(node: Node, numbers: Mapping[str, int], name: str = "__local_fixups__") -> Node:
    """Return where references to own labels stand, as nodes of the same names."""
    places = {
        key: found
        for key, value in node.properties.items()
        if not isinstance(value, str)
        and (
            found := [
                4 * n for n, one in enumerate(value) if isinstance(one, Ref) and one in numbers
            ]
        )
    }
    children = (_own_references(child, numbers, child.name) for child in node.children)
    return Node(name, places, tuple(one for one in children if one.properties or one.children))


class _Strings:
    """The names of properties, each once."""

    def __init__(self) -> None:
        self.bytes = bytearray()
        self._at: dict[str, int] = {}

    def at(self, name: str) -> int:
        if name not in self._at:
            self._at[name] = len(self.bytes)
            self.bytes += name.encode("ascii") + b"\0"
        return self._at[name]


def _encoded(node: Node, numbers: Mapping[str, int], strings: _Strings) -> Iterator[bytes]:
    yield _number(_BEGIN_NODE) + _padded(node.name.encode("ascii") + b"\0")
    properties = dict(node.properties)
    if node.label:
        properties["phandle"] = (numbers[node.label],)
    for name, value in properties.items():
        if isinstance(value, str):
            data = value.encode() + b"\0"
        else:
            cells = (numbers.get(one, _UNKNOWN) if isinstance(one, Ref) else one for one in value)
            data = b"".join(map(_number, cells))
        yield _number(_PROPERTY) + _number(len(data)) + _number(strings.at(name)) + _padded(data)
    for child in node.children:
        yield from _encoded(child, numbers, strings)
    yield _number(_END_NODE)


def _number(value: int) -> bytes:
    return struct.pack(">I", value)


def _padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 4)
