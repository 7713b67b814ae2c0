"""`reclaim check-game`: checks a game against the laws that every game keeps.

For authors of games: docs/adding-a-game.md. The display, which has the words, checks those;
everything else is checked here.
"""

import argparse
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from controller.commands import programs
from controller.conformance.hands import SPOTS
from controller.conformance.laws import LAWS
from controller.conformance.steps import SEATS, Broken, random_steps
from controller.games.catalogue import game_named
from controller.games.spec import GameSpec
from controller.match.halfdone import NOTHING, HalfDone
from controller.match.menu import Choice, Meant
from controller.match.tablegame import Answer, TableGame, TableShape
from controller.views import CardsView

FAILED = 1

_WORDS_LAW = (
    "Every message of the game is in its words, in every language that it has; its screen loads."
)


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
        messages = sorted({*_messages(game, Random(options.seed))})
    except Broken as error:
        print(f"BROKEN  {_WORDS_LAW}\n{error}")
        return FAILED
    given = json.dumps({"game": game.slug, "messages": messages}).encode()
    in_words = programs.run("display.words", data=given) == 0
    print(f"{'ok      ' if in_words else 'BROKEN  '}{_WORDS_LAW}")
    return 0 if in_words and not broken else FAILED


def _messages(game: GameSpec, luck: Random) -> Iterator[str]:
    """Yield what the game says to players: its refusals, options and lessons, and in random matches
    its prompts, menus, zones, climaxes and its log."""
    rules, slug = game.rules, game.slug
    yield f"{slug}-title"
    yield from rules.refusals.infraction.ids()
    yield from (line.message(slug, line.values[0]).id for line in game.lines)
    yield from (f"{slug}-lesson-{lesson.name}" for lesson in game.lessons)
    for spots in (0, len(SPOTS)):
        table = game.table(TableShape(spots=spots))
        players = luck.choice(rules.players)
        for state, move, after in random_steps(game, players, luck):
            for one in (state, after):
                prompt = table.prompt(one)
                yield from () if prompt is None else (prompt.id,)
                yield from _in_menu(table, one, NOTHING)
            yield from _in_answer(table.answer(state, move, after))
    view = rules.view(after, None)
    if isinstance(view, CardsView):
        yield from (f"{slug}-card", *(f"{slug}-zone-{zone.zone}" for zone in view.zones))
    text = rules.state_to_text(replace(_first(game), phase="over"))
    yield from (problem.id for problem in rules.problems(rules.state_from_text(text)))


def _first(game: GameSpec) -> Any:
    rules = game.rules
    return rules.initial(rules.options_from({}), SEATS[: rules.players[0]])


def _in_menu(table: TableGame[Any, Any, Any], state: Any, half: HalfDone) -> Iterator[str]:
    """Yield the ids of a menu, and of those that its lines lead to by saying where a card goes."""
    menu = table.menu(state, table.begin(state, 0.0).referee, half)
    if menu is None:
        return
    yield menu.title.id
    for line in _lines(menu.choices):
        yield line.id
        yield from () if line.title is None else (line.title.id,)
        if isinstance(line.means, Meant) and not half.meant:
            yield from _in_menu(table, state, replace(half, meant=line.means.what))


def _lines(choices: tuple[Choice, ...]) -> Iterator[Choice]:
    for choice in choices:
        yield choice
        yield from _lines(choice.then)


def _in_answer(answer: Answer) -> Iterator[str]:
    climax = answer.climax
    told = [] if climax is None else [climax.what, climax.found, climax.cost]
    told += [] if answer.logged is None else [answer.logged.what]
    yield from (message.id for message in told if message is not None)
