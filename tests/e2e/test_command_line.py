"""The `reclaim` command as a user types it."""

import json
import os
import subprocess
import sys

import pytest

from harness.commandline import exit_code


def reclaim(*arguments, **environment):
    return subprocess.run(
        [sys.executable, "-m", "controller", *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        env=os.environ | environment,
        check=False,
    )


COMMANDS = (
    *("play", "party", "web", "tell"),
    *("daemon", "display", "table", "enrol", "history", "replay", "export", "import"),
    *("report", "print", "wire", "mechanics", "station", "doctor", "calibrate"),
    *("check-game", "check-bots", "bench"),
    "league",
)


def test_help_lists_every_command_in_a_line():
    lines = reclaim("--help").stdout.partition("  COMMAND\n")[2].splitlines()
    assert [line.split()[0] for line in lines] == list(COMMANDS)
    assert all(len(line.split()) > 3 for line in lines), "each says what it is for"


@pytest.mark.parametrize("command", ["", *(one for one in COMMANDS if one != "league")])
def test_everything_has_help(command, capsys):
    assert exit_code(*command.split(), "--help") == 0
    assert capsys.readouterr().out.startswith("usage: reclaim")


def test_a_league_says_its_own_help():
    """It becomes another program, and so would this one."""
    done = reclaim("league", "--help")
    assert done.returncode == 0
    assert done.stdout.startswith("usage: reclaim league")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "--players", "9"], "is for 2 to 4 players, not for 9"),
        (
            ["play", "--seats", "4"],
            "reclaim play: unrecognized arguments: --seats 4",
        ),
        (
            ["play", "captains-orders"],
            "unrecognized arguments: captains-orders; a game is chosen by --game captains-orders. ",
        ),
        (["play", "--players", "four"], "argument --players: invalid int value: 'four'"),
        (["play", "--fast", "--players", "3", "--bots", "5"], "5 bots do not fit among 3 players"),
        (["play", "--fast", "--players", "4", "--bots", "2"], "all 4 players are bots, not 2"),
        (["play", "--people", "3", "--bots", "3", "--players", "4"], "3 people and 3 bots are"),
        (["play", "--fast", "--people", "2"], "2 people and 4 bots are not 4 players"),
        (["play", "--game", "luggage", "--people", "2"], "so 2 people cannot take turns"),
        (["play", "--speed", "frantic"], "invalid choice: 'frantic'"),
        (["play", "--fast", "--deep"], "not allowed with argument"),
        (["play", "--fast", "--clock", "11"], "clock_min is 11; it may be 1 to 10"),
        (["play", "--fast", "--variant", "memory", "--play", "rulebook"], "memory variant"),
        (["play", "--fast", "--option", "rounds"], "option is written name=value"),
        (["play", "--fast", "--option", "rounds=9"], "rounds is 9; it may be 1 to 3"),
        (["play", "--fast", "--option", "rounds=--5"], "rounds is '--5'; it may be a whole number"),
        (["play", "--fast", "--option", "rounds=²"], "rounds is '²'; it may be a whole number"),
        (["play", "--fast", "--option", "rounds=" + "9" * 5000], "it may be a whole number"),
        (["play", "--fast", "--option", "luck=1"], "There is no option 'luck'"),
        (["play", "--table", "nowhere.toml"], "there is no file nowhere.toml"),
        (["play", "--game", "chess"], "invalid choice: 'chess'"),
        (["play", "--fast", "--lang", "klingon"], "klingon"),
        (["table", "--seat", "mauve"], "invalid choice: 'mauve'"),
        (["enrol", "--table", "sim"], "are enrolled already"),
        (["bench", "nonsense"], "invalid choice: 'nonsense'"),
        ([], "required: COMMAND"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_gets_one_sentence_and_exit_code_2(arguments, sentence, capsys):
    assert exit_code(*arguments) == 2
    printed, refused = capsys.readouterr()
    assert sentence in refused
    assert len(refused.strip().splitlines()) == 1
    assert printed == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "--players", "9"], "is for 2 to 4 players, not for 9"),
        (["bench", "nonsense"], "invalid choice: 'nonsense'"),
        (["daemon", "--table", "/"], "is a folder; expected a table file"),
        (["daemon", "--table", "sim", "--seating", "{"], "--seating: Input data was truncated"),
        (["daemon", "--table", "sim", "--seating", '{"seats":"x"}'], "Expected `int`, got `str`"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_process_of_its_own_ends_so_too(arguments, sentence):
    refused = reclaim(*arguments)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert sentence in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1


def test_the_same_seed_prints_the_same_object_in_any_process():
    match = ("--option", "rounds=1", "--seed")
    arguments = ("play", "--headless", "--fast", "--bots", "4", "--json", *match)
    first = reclaim(*arguments, "7", PYTHONHASHSEED="1")
    second = reclaim(*arguments, "7", PYTHONHASHSEED="2")
    other = reclaim(*arguments, "8")
    assert first.stdout == second.stdout != other.stdout
    result = json.loads(first.stdout)
    assert set(result) == {
        "game",
        "seed",
        "players",
        "rounds",
        "scores",
        "totals",
        "winners",
        "moves",
        "duration_s",
    }
    assert result["totals"] == {seat: sum(s) for seat, s in result["scores"].items()}


def test_without_a_screen_play_says_so_and_plays_a_bot_match(tmp_path):
    played = subprocess.run(
        [
            *(sys.executable, "-m", "controller", "play", "--seed", "7"),
            *("--players", "2", "--variant", "memory"),
            *("--option", "rounds=1", "--option", "per_suitcase=3"),
        ],
        capture_output=True,
        text=True,
        timeout=300,
        cwd=tmp_path,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stderr.startswith("There is no screen here: playing a bot match headless.")
    assert "seed 7" in played.stdout
    assert "winner" in played.stdout
    assert (tmp_path / "out" / "last-screen.png").read_bytes().startswith(b"\x89PNG")


def test_a_bench_prints_one_object():
    measured = reclaim("bench", "twin", "--quick", "--json", "--tags", "20")
    assert measured.returncode == 0, measured.stderr
    result = json.loads(measured.stdout)
    assert result["bench"] == "twin"
    assert set(result["machine"]) == {"python", "cpu", "cores", "unit_us"}


@pytest.mark.parametrize("command", ["display", "table"])
def test_a_size_that_is_none_is_told_by_the_command_that_was_typed(command):
    told = reclaim(command, "--size", "foo")
    assert told.returncode == 2
    assert told.stderr == (
        f"reclaim {command}: argument --size: found 'foo', expected something like 1280x720. "
        f"See reclaim {command} --help.\n"
    )


def test_help_tells_of_the_options_of_the_game_that_was_named():
    orders = reclaim("play", "--help", "--game", "captains-orders").stdout
    assert "misplay=redo" in orders
    assert "--reduced" not in orders
    assert "--reduced" in reclaim("play", "--help").stdout
