"""The rooms of the controller as a picture: `python -m roomplan docs/images/rooms.svg`.

Each stands on what it imports; an arrow that follows from others is left out. Rooms that know each
other in a circle share a red frame. `python -m roomplan FILE ROOT` draws another checkout.
"""

import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from rooms import Graph, graph, levels

HARDWARE, WORKSHOP = "hardware", "workshop"
BOX, BOX_HEIGHT, LANE, GAP, RISE = 128, 32, 10, 18, 38
ABREAST = 3
"""Rooms of a circle that stand side by side."""
INK, PAPER, LINE, CIRCLE = "#22303c", "#fbf8f1", "#7d8a96", "#b3362b"
BLUE, YELLOW, GREY = "#cfe0ea", "#f3d9a4", "#c9d3da"
COLOURS = {"controller/games/": YELLOW, HARDWARE: GREY, WORKSHOP: GREY}
"""A room that is a game, and what is no room of the controller; the others are blue."""

Group = tuple[str, ...]
"""Rooms that know each other in a circle; mostly one."""


def drawn(root: Path) -> Graph:
    """The controller's rooms over the hardware as one; its command line is one, too, and so are the
    plans of the workshop."""
    found: dict[str, set[str]] = {HARDWARE: set(), WORKSHOP: {HARDWARE}}
    for own, others in graph(root).items():
        if own.startswith("controller/"):
            found.setdefault(_drawn_as(own), set()).update(map(_drawn_as, others))
    return {own: frozenset(others - {own, "controller"}) for own, others in found.items()}


def _drawn_as(room: str) -> str:
    for whole in (HARDWARE, WORKSHOP):
        if room.startswith(whole):
            return whole
    return "controller/cli" if room == "controller/__main__" else room


def reached(graph: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
    """All that each room knows, also through others."""
    found = {own: set(others) for own, others in graph.items()}
    for between in graph:
        for others in found.values():
            if between in others:
                others |= found[between]
    return found


def groups(graph: Graph) -> dict[str, Group]:
    """Each room with those that it knows in a circle."""
    known = reached(graph)
    return {
        own: tuple(sorted({own, *(one for one in known[own] if own in known[one])}))
        for own in graph
    }


def svg(graph: Graph) -> str:
    """The picture."""
    group = groups(graph)
    between = {
        members: {group[other] for own in members for other in graph[own]} - {members}
        for members in group.values()
    }
    names = {members: " ".join(members) for members in between}
    plain = {names[own]: frozenset(names[one] for one in others) for own, others in between.items()}
    known = reached(plain)
    arrows = {
        own: {one for one in others if not any(one in known[via] for via in others - {one})}
        for own, others in plain.items()
    }
    floors, ways = _floors(levels(plain), arrows)
    x = _columns(floors)
    width = max(_row_width(floor) for floor in floors) + 2 * GAP
    y, tall, top = {}, {}, GAP
    for floor in reversed(floors):
        floor_height = max(_height(one) for one in floor)
        for one in floor:
            y[one], tall[one] = top, _height(one) if one in plain else floor_height
        top += floor_height + RISE
    height = top - RISE + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="Helvetica, Arial, sans-serif" font-size="14">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    middle = width / 2
    parts += [_arrow([(middle + x[one], y[one], tall[one]) for one in way]) for way in ways]
    parts += [_box(one, middle + x[one], y[one]) for one in plain]
    return "\n".join((*parts, "</svg>\n"))


def _floors(
    level: Mapping[str, int], arrows: Mapping[str, set[str]]
) -> tuple[list[list[str]], list[list[str]]]:
    """What stands on each floor, the lowest first, with a lane for each arrow that passes it; and
    the way of each arrow. What belongs together stands together."""
    floors: list[list[str]] = [[] for _ in range(max(level.values()))]
    for one in sorted(level):
        floors[level[one] - 1].append(one)
    ways: list[list[str]] = []
    for own in sorted(arrows):
        for other in sorted(arrows[own]):
            lanes = [f"|{own}>{other}@{n}" for n in range(level[own] - 1, level[other], -1)]
            for number, lane in zip(range(level[own] - 1, level[other], -1), lanes, strict=True):
                floors[number - 1].append(lane)
            ways.append([own, *lanes, other])
    pairs = [pair for way in ways for pair in pairwise(way)]
    for _ in range(12):
        for floor in (*floors, *reversed(floors)):
            place = _columns(floors)
            floor.sort(key=lambda one: (_mean(place, one, pairs), one))
    return floors, ways


def _mean(place: Mapping[str, float], one: str, pairs: Sequence[tuple[str, str]]) -> float:
    near = [place[b] if a == one else place[a] for a, b in pairs if one in (a, b)]
    return sum(near) / len(near) if near else 0.0


def _width(one: str) -> int:
    abreast = min(len(one.split()), ABREAST)
    return LANE if one.startswith("|") else (BOX + GAP) * abreast - GAP


def _height(one: str) -> int:
    rows = -(-len(one.split()) // ABREAST)
    return (BOX_HEIGHT + GAP) * rows - GAP


def _row_width(floor: Sequence[str]) -> int:
    return sum(_width(one) + GAP for one in floor) - GAP


def _columns(floors: Sequence[Sequence[str]]) -> dict[str, float]:
    """The middle of each, from the middle of the picture."""
    found = {}
    for floor in floors:
        left = -_row_width(floor) / 2
        for one in floor:
            found[one] = left + _width(one) / 2
            left += _width(one) + GAP
    return found


def _arrow(points: Sequence[tuple[float, float, float]]) -> str:
    (x, y, height), path = points[0], []
    for to_x, to_y, to_height in points[1:]:
        bottom, bend = y + height, y + height + RISE / 2
        path.append(f"{x:.0f} {bottom} C{x:.0f} {bend} {to_x:.0f} {bend} {to_x:.0f} {to_y}")
        x, y, height = to_x, to_y, to_height
    tip = f"M{x - 4:.0f} {y - 8} h8 l-4 8 z"
    return (
        f'<path d="M{" L".join(path)}" fill="none" stroke="{LINE}"/><path d="{tip}" fill="{LINE}"/>'
    )


def _box(group: str, x: float, y: float) -> str:
    members = group.split()
    left, parts = x - _width(group) / 2, []
    if len(members) > 1:
        parts.append(
            f'<rect x="{left - 8:.0f}" y="{y - 8}" width="{_width(group) + 16}" '
            f'height="{_height(group) + 16}" rx="10" fill="none" stroke="{CIRCLE}" '
            'stroke-width="2"/>'
        )
    for number, one in enumerate(members):
        fill = next((c for prefix, c in COLOURS.items() if one.startswith(prefix)), BLUE)
        row, column = divmod(number, ABREAST)
        at, down = left + column * (BOX + GAP), y + row * (BOX_HEIGHT + GAP)
        parts.append(
            f'<rect x="{at:.0f}" y="{down}" width="{BOX}" height="{BOX_HEIGHT}" rx="6" '
            f'fill="{fill}" stroke="{INK}"/><text x="{at + BOX / 2:.0f}" y="{down + 21}" '
            f'text-anchor="middle" fill="{INK}">{one.rpartition("/")[2]}</text>'
        )
    return "\n".join(parts)


if __name__ == "__main__":
    here = Path(__file__).resolve().parents[2]
    root = Path(sys.argv[2]) if len(sys.argv) > 2 else here
    Path(sys.argv[1]).write_text(svg(drawn(root)))
