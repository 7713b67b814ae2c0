"""`reclaim check-game`: checks a game against the laws that every game keeps.

For authors of games: docs/adding-a-game.md. The display, which has the words, checks those;
everything else is checked here.
"""

import argparse
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from controller.commands import programs
from controller.conformance.hands import SPOTS
from controller.conformance.laws import LAWS
from controller.conformance.steps import SEATS, Broken, random_steps
from controller.errors import IllegalMove
from controller.games.catalogue import game_named
from controller.games.spec import GameSpec
from controller.match.halfdone import NOTHING
from controller.match.menu import Choice
from controller.match.tablegame import TableShape

FAILED = 1

_WORDS_LAW = "Every message of the game is in its words, in every language that it has."


def run(options: argparse.Namespace) -> int:
    """Check one game, one line per law; return 1 if a law does not hold."""
    game = game_named(options.game)
    broken = 0
    for law in LAWS:
        said = (law.__doc__ or law.__name__).splitlines()[0]
        try:
            law(game, Random(f"{options.seed}/{law.__name__}"))
        except Broken as error:
            broken += 1
            print(f"BROKEN  {said}\n{error}")
        else:
            print(f"ok      {said}")
    try:
        messages = sorted({message for _, message in _messages(game, Random(options.seed))})
    except Broken as error:
        print(f"BROKEN  {_WORDS_LAW}\n{error}")
        return FAILED
    given = json.dumps({"game": game.slug, "messages": messages}).encode()
    in_words = programs.run("display.words", data=given) == 0
    print(f"{'ok      ' if in_words else 'BROKEN  '}{_WORDS_LAW}")
    return 0 if in_words and not broken else FAILED


def _messages(game: GameSpec, luck: Random) -> Iterator[tuple[str, str]]:
    """Yield what the game says to players in random matches: prompts, menus, refusals, options."""
    strange: list[Any] = []
    for line in game.lines:
        yield "option", line.message(game.slug, line.values[0]).id
    for spots in (0, len(SPOTS)):
        table = game.table(TableShape(spots=spots))
        players = luck.choice(game.rules.players)
        for state, move, after in random_steps(game, players, luck):
            strange.append(move)
            for one in (state, after):
                prompt = table.prompt(one)
                menu = table.menu(one, table.begin(one, 0.0).referee, NOTHING)
                yield from [] if prompt is None else [("prompt", prompt.id)]
                if menu is not None:
                    yield "menu", menu.title.id
                    yield from (("menu", id) for id in _ids(menu.choices))
            try:
                game.rules.play(state, luck.choice(strange))
            except IllegalMove as error:
                yield "refusal", error.message.id
    state = game.rules.initial(game.rules.options_from({}), SEATS[: game.rules.players[0]])
    text = game.rules.state_to_text(msgspec.structs.replace(state, phase="over"))
    for problem in game.rules.problems(game.rules.state_from_text(text)):
        yield "problem", problem.id


def _ids(choices: tuple[Choice, ...]) -> Iterator[str]:
    for choice in choices:
        yield choice.id
        if choice.title is not None:
            yield choice.title.id
        yield from _ids(choice.then)
