"""Classes and modules fit a head: a reader understands each alone."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import rooms

ROOT = Path(__file__).resolve().parent.parent
PRODUCT = ("controller", "display", "hardware", "firmware", "workshop", "league")

METHODS, ATTRIBUTES, PARAMETERS, LINES = 30, 20, 8, 500

EXCEPTIONS = {
    # What the kit and a game with a belt know for a table.
    "controller/cards/table.py CardTable": "methods",
    "controller/games/luggage/table.py LuggageTable": "methods",
    "controller/games/luggage/bot.py _Player": "methods",
    # The journal's door, a method for each thing that is kept; its parts are modules of their own.
    "controller/record/journal/store.py Journal": "methods",
    # A game's rules are declared in one call, with names.
    "controller/rules/rows.py Rules": "attributes parameters",
    # What is written once, as data: every field has a name, and nobody holds them in the head.
    "controller/games/bluff_pirate/state.py State": "attributes",
    "controller/games/captain_bluff/state.py State": "attributes",
    "controller/games/spec.py GameSpec": "attributes",
    "controller/views/bluff_pirate.py BluffPirateView": "attributes",
    "controller/views/captain_bluff.py CaptainBluffView": "attributes",
    "controller/views/table.py TableView": "attributes",
    "workshop/mechanics/dimensions.py Dimensions": "methods",
    # Questions about one value, which has no state.
    "display/tabletop/sight.py Sight": "methods",
    # Screens and the window's menu: the display's next.
    "display/menu.py WindowMenu": "methods",
    "display/screens/living.py Living": "methods",
    "display/screens/page.py Page": "methods",
    # The twins keep what the chips keep: a register or a wire each.
    "hardware/sim/pico.py SimulatedPico": "attributes",
    "hardware/sim/rc522.py Rc522": "attributes",
    "hardware/stations/link.py StationLink": "methods attributes",
}
"""Classes that do not fit, and in what: to be removed, never added to without a reason."""

LONG = {
    "controller/games/captain_bluff/placing.py",
    "controller/games/captain_bluff/state.py",
    "controller/games/captain_bluff/turns.py",
    "controller/games/luggage/table.py",
}
"""Modules that are too long."""


def functions(of):
    return [one for one in of.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]


def attributes(of):
    """What an object of the class holds: its declared fields, and what its methods assign."""
    found = {
        one.target.id
        for one in of.body
        if isinstance(one, ast.AnnAssign)
        and isinstance(one.target, ast.Name)
        and "ClassVar" not in ast.unparse(one.annotation)
    }
    for function in functions(of):
        own = function.args.args[0].arg if function.args.args else ""
        found |= {
            one.attr
            for one in ast.walk(function)
            if isinstance(one, ast.Attribute)
            and isinstance(one.ctx, ast.Store)
            and isinstance(one.value, ast.Name)
            and one.value.id == own
        }
    return found - {function.name for function in functions(of)}


def parameters(of):
    """How many parameters its constructor has, besides the object."""
    for function in functions(of):
        if function.name == "__init__":
            return len(function.args.args) - 1 + len(function.args.kwonlyargs)
    return 0


def excess(of):
    """In what a class does not fit."""
    counts = {
        "methods": (len({one.name for one in functions(of)}), METHODS),
        "attributes": (len(attributes(of)), ATTRIBUTES),
        "parameters": (parameters(of), PARAMETERS),
    }
    return " ".join(name for name, (count, most) in counts.items() if count > most)


def hung_on(tree):
    """Functions that are assigned to attributes of other objects: `console.sees = self._sees`."""
    methods = {
        one.name
        for one in ast.walk(tree)
        if isinstance(one, ast.FunctionDef) and not one.decorator_list
    }
    for one in ast.walk(tree):
        if not isinstance(one, ast.Assign):
            continue
        pairs = [(target, one.value) for target in one.targets]
        if isinstance(one.targets[0], ast.Tuple) and isinstance(one.value, ast.Tuple):
            pairs = list(zip(one.targets[0].elts, one.value.elts, strict=True))
        for target, value in pairs:
            of_another = isinstance(target, ast.Attribute) and ast.unparse(target.value) != "self"
            method = isinstance(value, ast.Attribute) and value.attr in methods
            if of_another and (isinstance(value, ast.Lambda) or method):
                yield ast.unparse(target)


def modules():
    return [path for path in rooms.files(ROOT) if str(path.relative_to(ROOT)).startswith(PRODUCT)]


def classes():
    for path in modules():
        for one in ast.walk(ast.parse(path.read_text())):
            if isinstance(one, ast.ClassDef):
                yield f"{path.relative_to(ROOT)} {one.name}", one


def test_a_class_fits_a_head():
    found = {name: excess(one) for name, one in classes() if excess(one)}
    assert found == EXCEPTIONS


def test_a_module_fits_a_head():
    found = {
        str(path.relative_to(ROOT))
        for path in modules()
        if len(path.read_text().splitlines()) > LINES
    }
    assert found == LONG


def test_no_function_is_hung_on_another_object():
    """What it needs it is given when it is made, or it lists who is to be called."""
    found = {
        (str(path.relative_to(ROOT)), target)
        for path in modules()
        for target in hung_on(ast.parse(path.read_text()))
    }
    assert found == HUNG


HUNG = {
    # A connection's next line means something else after its first.
    ("controller/feed/feed.py", "client.received"),
    ("controller/feed/operating.py", "client.received"),
    ("controller/feed/feed.py", "client.drained"),
    # paho-mqtt's own way.
    ("league/mqtt.py", "self._client.on_connect"),
    ("league/mqtt.py", "self._client.on_connect_fail"),
    ("league/mqtt.py", "self._client.on_disconnect"),
    ("league/mqtt.py", "self._client.on_message"),
    # gpiozero's own way.
    ("hardware/carousel/encoder.py", "line.when_changed"),
    # paho's own way.
    ("controller/telling/mqtt.py", "client.on_connect"),
    ("controller/telling/mqtt.py", "client.on_message"),
    ("controller/telling/mqtt.py", "client.on_publish"),
}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("class A:\n" + "".join(f"    def f{n}(self): ...\n" for n in range(31)), "methods"),
        (
            "class A:\n    def __init__(self):\n"
            + "".join(f"        self.a{n} = {n}\n" for n in range(21)),
            "attributes",
        ),
        ("class A:\n" + "".join(f"    a{n}: int = 0\n" for n in range(21)), "attributes"),
        ("class A:\n    def __init__(self, a, b, c, d, e, f, g, *, h, i): ...", "parameters"),
        ("class A:\n    def f(self):\n        self.a, self.b = 1, 2", ""),
    ],
)
def test_a_class_that_does_not_fit_would_be_seen(text, expected):
    (found,) = ast.parse(text).body
    assert excess(found) == expected


@pytest.mark.parametrize(
    "text",
    [
        "console.sees = lambda: None",
        "class A:\n    def f(self):\n        world.may_look = self._may\n    def _may(self): ...",
        "class A:\n    def f(self):\n        c.a, c.b = self.f, self.f",
    ],
)
def test_a_function_hung_on_another_object_would_be_seen(text):
    assert list(hung_on(ast.parse(text)))


GAMES_ROOMS = ("controller/games/", "controller/views/", "firmware/station/")
"""A game's moves, states and views are its own language, and so is a station's program."""

ALIKE = {"ReaderLost"}
"""An error, and the signal that tells of it."""


def test_no_two_classes_have_one_name():
    """One noun, one meaning; private ones are their module's own."""
    places = defaultdict(list)
    for path in modules():
        file = str(path.relative_to(ROOT))
        if not file.startswith(GAMES_ROOMS):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places[node.name].append(file)
    twice = {name: where for name, where in places.items() if len(where) > 1}
    assert {name: where for name, where in twice.items() if name not in ALIKE} == {}
    assert set(twice) == ALIKE
