"""The games of tests/games, which are no part of Reclaim, found as if they were installed."""

import tomllib
from importlib import import_module
from pathlib import Path

from controller.games.catalogue import CATALOGUE
from controller.games.catalogue import GAMES as RULES

GAMES = {
    slug: Path(__file__).resolve().parents[1] / "games" / slug for slug in ("crazy-eights", "agram")
}


def laid_out(site):
    """Lay the metadata of the games into a folder, as an installer would; return it."""
    for slug, game in GAMES.items():
        project = tomllib.loads((game / "pyproject.toml").read_text())["project"]
        info = site / f"reclaim_{slug.replace('-', '_')}-0.1.0.dist-info"
        info.mkdir()
        named = f"Name: {project['name']}\nVersion: {project['version']}\n"
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\n{named}")
        groups = project["entry-points"].items()
        lines = [
            f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in of.items()) for group, of in groups
        ]
        (info / "entry_points.txt").write_text("\n".join(lines))
    return site


def play_here(slug, monkeypatch):
    """Let a table of this process play one of them, once its folder and its metadata are found."""
    spec = import_module(f"{slug.replace('-', '_')}.spec").SPEC
    monkeypatch.setitem(CATALOGUE, slug, spec)
    monkeypatch.setitem(RULES, slug, spec.rules)
