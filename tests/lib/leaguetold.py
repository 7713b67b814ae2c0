"""What tables tell a league, in tests: results and states of matches that were never played."""

import random

import msgspec

from controller.views.telling import Fact, Result, ResultPlayer, TableState

SEATS = ("red", "blue", "green", "yellow")
GAMES = ("luggage", "captain-bluff", "bluff-pirate", "captains-orders")
TABLE, OTHER_TABLE = "aa" * 8, "bb" * 8


def encoded(told):
    """A message as it comes over the wire."""
    return msgspec.json.encode(told)


def result(number=1, *names, table=TABLE, game="captain-bluff", revision=1, **fields):
    """Match *number* of a table, an hour after the one before: *names* in the order of their
    places, all at places of their own. A name `bot:sharp` is a bot, an empty one a guest."""
    names = names or ("Ada", "Bo")
    places = fields.pop("places", range(1, len(names) + 1))
    points = fields.pop("points", range(len(names) * 10, 0, -10))
    players = tuple(
        ResultPlayer(
            seat=seat,
            place=place,
            points=some,
            person="" if name.startswith("bot:") else name,
            bot=name.removeprefix("bot:") if name.startswith("bot:") else "",
        )
        for seat, name, place, some in zip(SEATS, names, places, points, strict=False)
    )
    day, hour = divmod(number, 24)
    fields = {"began": f"2026-11-{1 + day:02d}T{hour:02d}:00:00Z", "duration_s": 600.0} | fields
    return Result(
        table=table, match=f"{number:08x}", revision=revision, game=game, players=players, **fields
    )


def fact(name, value, seat="red"):
    """A fact about the player there."""
    return Fact(seat=seat, name=name, value=value)


def state(table=TABLE, **fields):
    """How a table is."""
    return TableState(table=table, **fields)


def evening(matches, seed=1, tables=3):
    """Results of matches that overlap at several tables, of all games, with bots, guests, ties and
    revisions."""
    chance = random.Random(seed)
    people = ["Ada", "Bo", "Cy", "Dot", "Eve", "", "bot:sharp", "bot:easy"]
    found = []
    for number in range(1, matches + 1):
        names = chance.sample(people, chance.randint(2, 4))
        drawn = sorted(chance.randint(1, len(names)) for _ in names)
        hour, minute = divmod(10 * number + chance.randint(0, 9), 60)
        day, hour = divmod(hour, 24)
        fields = {
            "table": f"{chance.randint(1, tables):02x}" * 8,
            "game": chance.choice(GAMES),
            "places": [drawn.index(one) + 1 for one in drawn],
            "began": f"2026-11-{1 + day:02d}T{hour:02d}:{minute:02d}:00Z",
            "duration_s": 60.0 * chance.randint(5, 60),
            "facts": (fact("saw-through", float(chance.randint(0, 5))),),
        }
        for revision in range(1, chance.choice((1, 1, 1, 2)) + 1):
            points = [chance.randint(0, 60) for _ in names]
            found.append(result(number, *names, points=points, revision=revision, **fields))
    return found
