"""What the house weighs: `python -m weight COMMIT ...` prints a column for each commit, and one for
what is checked out.

Counted from the source alone, so that any commit can be weighed by the same rule.
"""

import ast
import io
import re
import subprocess
import sys
import tarfile
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent.parent
NOT_THE_PRODUCT = ("tests", "bench", "research")
GAMES = ("luggage", "captain_bluff", "bluff_pirate", "captains_orders")
EXAMPLE = "crazy_eights"
CONCEPTS = re.compile(r"\b(?:\w*_)?(?:spots|late|every)\b")
"""What no game should know: tables without spots, cards read late, dealing with every card read."""

BOTS = re.compile(r"^(?:bot|bots|search|memory|beliefs|worlds|playout|mind|company)")
"""Modules of a game that are not its rules, its table or its screen."""

LARGE = ("Console", "Match", "VirtualTable", "TableGame")
LONGEST_MODULE = 500
Function = ast.FunctionDef | ast.AsyncFunctionDef


class House:
    """The Python files of a commit, by their paths."""

    def __init__(self, texts: Mapping[PurePosixPath, str]) -> None:
        self.texts = texts

    @classmethod
    def checked_out(cls) -> "House":
        listed = _git("ls-files", "--cached", "--others", "--exclude-standard", "*.py", "*.ftl")
        files = (PurePosixPath(line) for line in listed.decode().splitlines())
        return cls({file: (ROOT / file).read_text() for file in files if (ROOT / file).exists()})

    @classmethod
    def of(cls, commit: str) -> "House":
        with tarfile.open(fileobj=io.BytesIO(_git("archive", commit))) as archive:
            texts = {}
            for member in archive:
                file = PurePosixPath(member.name)
                content = archive.extractfile(member)
                if content is not None and file.suffix in (".py", ".ftl"):
                    texts[file] = content.read().decode()
            return cls(texts)

    @cached_property
    def product(self) -> Mapping[PurePosixPath, ast.Module]:
        return {
            file: ast.parse(text)
            for file, text in self.texts.items()
            if file.suffix == ".py" and file.parts[0] not in NOT_THE_PRODUCT
        }

    def lines(self, chosen: Callable[[PurePosixPath], bool], suffix: str = ".py") -> int:
        return sum(
            text.count("\n")
            for file, text in self.texts.items()
            if file.suffix == suffix and chosen(file)
        )

    @cached_property
    def classes(self) -> Sequence[ast.ClassDef]:
        """Every class of the product."""
        return [
            node
            for module in self.product.values()
            for node in ast.walk(module)
            if isinstance(node, ast.ClassDef)
        ]


def _git(*arguments: str) -> bytes:
    return subprocess.run(("git", *arguments), cwd=ROOT, capture_output=True, check=True).stdout


# ---- what is counted -----------------------------------------------------------------------------


def used_once(house: House) -> str:
    """Private functions and methods that their module names once beside where they are made."""
    once = made = 0
    for module in house.product.values():
        private = [
            node.name
            for node in ast.walk(module)
            if isinstance(node, Function) and re.match(r"_[^_]", node.name)
        ]
        named = Counter(
            node.id if isinstance(node, ast.Name) else node.attr
            for node in ast.walk(module)
            if isinstance(node, ast.Name | ast.Attribute)
        )
        made += len(private)
        once += sum(named[name] == 1 for name in private)
    return f"{once / made:.0%} of {made:,}"


def size_of(house: House, name: str) -> str:
    """Methods, attributes and parameters of the constructor of a class."""
    found = [node for node in house.classes if node.name == name]
    if not found:
        return "none"
    node = max(found, key=lambda each: len(each.body))
    methods = [each for each in node.body if isinstance(each, Function)]
    attributes = {
        each.attr
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute)
        and isinstance(each.ctx, ast.Store)
        and isinstance(each.value, ast.Name)
        and each.value.id == "self"
    }
    taken = next((each.args for each in methods if each.name == "__init__"), None)
    given = 0 if taken is None else len(taken.args) + len(taken.kwonlyargs) - 1
    return f"{len(methods)} / {len(attributes)} / {given}"


def twice(house: House) -> int:
    """Names that more than one class of the product has."""
    return sum(times > 1 for times in Counter(node.name for node in house.classes).values())


def naming_concepts(house: House) -> int:
    """Modules of the four games whose code, not their prose, knows spots or reading."""
    found = set()
    for file, module in house.product.items():
        if file.parts[:2] == ("controller", "games") and file.parts[2] in GAMES:
            names = (
                getattr(node, field)
                for node in ast.walk(module)
                for field in ("id", "attr", "arg", "name")
                if isinstance(getattr(node, field, None), str)
            )
            if any(CONCEPTS.search(name) for name in names):
                found.add(file)
    return len(found)


def long_modules(house: House) -> int:
    return sum(house.texts[file].count("\n") > LONGEST_MODULE for file in house.product)


def in_games(file: PurePosixPath) -> bool:
    return file.parts[:2] == ("controller", "games") and file.parts[2] in GAMES


COUNTS: Mapping[str, Callable[[House], object]] = {
    "product lines": lambda house: house.lines(lambda file: file.parts[0] not in NOT_THE_PRODUCT),
    "tests and bench lines": lambda house: house.lines(
        lambda file: file.parts[0] in ("tests", "bench")
    ),
    "research lines": lambda house: house.lines(lambda file: file.parts[0] == "research"),
    "private functions used once": used_once,
    **{
        f"{name}: methods / attributes / parameters": lambda house, name=name: size_of(house, name)
        for name in LARGE
    },
    "class names used twice": twice,
    f"modules over {LONGEST_MODULE} lines": long_modules,
    "game modules that name spots or reading": naming_concepts,
    "the example game, with words": lambda house: sum(
        house.lines(lambda file: any(EXAMPLE in part for part in file.parts[:-1]), suffix)
        for suffix in (".py", ".ftl")
    ),
    "the four games without bots": lambda house: house.lines(
        lambda file: in_games(file) and not BOTS.match(file.name)
    ),
    "files that name Belay": lambda house: sum(
        "Belay" in house.texts[file] for file in house.product
    ),
}


def main(commits: Sequence[str]) -> int:
    houses = [House.of(commit) for commit in commits] + [House.checked_out()]
    heads = [*(commit[:10] for commit in commits), "now"]
    print(f"{'':<52}" + "".join(f"{head:>16}" for head in heads))
    for name, count in COUNTS.items():
        cells = (count(house) for house in houses)
        shown = (f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in cells)
        print(f"{name:<52}" + "".join(f"{cell:>16}" for cell in shown))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
