"""A bench is imported when it is chosen, and handed the options it asks for."""

import importlib
import inspect
import json
import subprocess
import sys

import pytest

from bench import BENCHES, RANDOM_MATCHES
from controller import cli
from controller.cli import parser


@pytest.mark.parametrize("name", BENCHES)
def test_the_options_of_a_bench_are_those_that_it_takes(name):
    module, arguments = BENCHES[name]
    bench = importlib.import_module(f"bench.{module}")
    options = parser().parse_args(["bench", name])
    assert len(inspect.signature(bench.run).parameters) == len(arguments(options))
    assert len(inspect.signature(bench.table).parameters) == 1


def test_the_options_of_random_matches_are_those_that_it_takes():
    module, arguments = RANDOM_MATCHES
    bench = importlib.import_module(f"bench.{module}")
    options = parser().parse_args(["bench", "rules", "--matches", "3"])
    assert len(inspect.signature(bench.run).parameters) == len(arguments(options))


def test_nothing_stands_before_the_json():
    """pygame greets who imports it first."""
    code, given = "from controller.cli import main; main()", ("bench", "acts", "--quick", "--json")
    command = [sys.executable, "-c", code, *given]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(said.stdout)["bench"] == "acts"


def test_the_command_line_starts_without_the_benches():
    code = "import sys, controller.cli; print([m for m in sys.modules if 'bench.' in m])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


@pytest.mark.parametrize("given", [("bench", "rules"), ("check-bots",)], ids=" ".join)
def test_where_there_is_no_checkout_it_says_so(given, mocker, tmp_path, capsys):
    mocker.patch.object(cli, "CHECKOUT", tmp_path)
    assert cli.main([*given, "--quick"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"reclaim {given[0]} is not installed, and ")
    assert len(said.splitlines()) == 1
