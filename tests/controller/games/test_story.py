"""What a finished match has to tell of its players: every sentence is true when it is counted once
more, from what the views showed; everybody has one, and no two have the same."""

import random
from collections import defaultdict
from itertools import groupby, pairwise

import pytest

from controller.games.captain_bluff.pieces import Check, Place, TakeBack
from controller.games.catalogue import CATALOGUE
from controller.match.story import Feat, story
from controller.match.tablegame import Played, TableShape
from controller.views.message import LANGUAGES
from display.words import Words
from harness.matches import SEATS, begun, random_steps

WAYS = {
    "luggage": ({"rounds": 2}, {"variant": "memory"}, {"play": "rulebook", "rounds": 1}),
    "captain-bluff": ({"turns": 60}, {}),
    "bluff-pirate": ({"turns": 80}, {"turns": 25}),
    "captains-orders": ({"rounds": 6}, {"wins": 1}),
}


def finished(slug, seed, players, **options):
    """A random match to its end: its moves, a second or so apart, and all its states."""
    spec, rng = CATALOGUE[slug], random.Random(f"{slug}/{seed}/{players}")
    states, history, now_s = [begun(spec.rules, players, **options)], [], 0.0
    for _, move, after in random_steps(spec.rules, states[0], rng):
        now_s += rng.choice((0.4, 1.3, 2.6))
        history.append(Played(now_s, move))
        states.append(after)
    assert spec.rules.over(states[-1])
    return spec, history, states


def told(spec, history, states):
    return spec.story(spec.table(TableShape(spots=6)), history, states)


def matches_of(slug, seeds=2):
    for way in WAYS[slug]:
        for players in CATALOGUE[slug].rules.players:
            for seed in range(seeds):
                yield finished(slug, seed, players, **way)


@pytest.mark.parametrize("slug", CATALOGUE)
def test_everybody_has_one_sentence_and_no_two_have_the_same(slug):
    for spec, history, states in matches_of(slug):
        sentences = told(spec, history, states)
        assert [one.seat for one in sentences] == list(states[-1].seats)
        assert [one.what.args["seat"] for one in sentences] == list(states[-1].seats)
        assert len({one.what.id for one in sentences}) == len(sentences)


@pytest.mark.parametrize("slug", CATALOGUE)
def test_every_sentence_is_said_in_every_language(slug):
    said = {one.what.id: one.what for match in matches_of(slug) for one in told(*match)}
    for message in said.values():
        for language in LANGUAGES:
            text = Words(language)(message)
            assert text != message.id
            assert "{" not in text


# ---- counted once more ---------------------------------------------------------------------------


def counted_in_luggage(spec, history, states):
    """From the pairs that lay aside when each round ended."""
    ends = [
        before
        for before, after in pairwise([*states, None])
        if after is None or after.round != before.round
    ]
    counts = defaultdict(lambda: [0] * len(states[-1].seats))
    views = [spec.rules.view(state, None) for state in states]
    for player in range(len(states[-1].seats)):
        for state in ends:
            pairs = state.players[player].aside
            lost = sum(tile >= 30 for _, tile in pairs)
            counts["luggage-story-lost"][player] += lost
        scores = views[-1].players[player].scores
        counts["luggage-story-round"][player] = max(scores, default=0)
    return counts


def counted_in_captain_bluff(spec, history, states):
    """From what lay on the belts, and how many cards everybody held."""
    seats = states[-1].seats
    counts = defaultdict(lambda: [0] * len(seats))
    views = [spec.rules.view(state, None) for state in states]
    laid = defaultdict(int)
    for at, (before, after) in enumerate(pairwise(views)):
        move = history[at].move
        if isinstance(move, Check):
            counts["captain-bluff-story-looks"][move.player] += 1
        if isinstance(move, Place | TakeBack) and before.phase != "reading":
            lay = sum(len(belt.line) for belt in after.belts)
            lain = sum(len(belt.line) for belt in before.belts)
            laid[move.player, after.turn_number] += lay - lain
        if after.called is not None and states[at + 1].called is not states[at].called:
            seen = after.called
            caught = seen.loser == seen.placer
            name = "saw-through" if caught else "doubted"
            counts[f"table-story-{name}"][seats.index(seen.caller)] += 1
            counts["table-story-caught"][seats.index(seen.placer)] += caught
            loser = seats.index(seen.loser)
            took = after.players[loser].cards - before.players[loser].cards
            most = counts["captain-bluff-story-took"]
            most[loser] = max(most[loser], took)
    for (player, _), count in laid.items():
        most = counts["captain-bluff-story-shed"]
        most[player] = max(most[player], count)
    return counts


def counted_in_bluff_pirate(spec, history, states):
    """From the history that everybody has seen."""
    seats = states[-1].seats
    counts = defaultdict(lambda: [0] * len(seats))
    for one in spec.rules.view(states[-1], None).history:
        if one.act == "set":
            player, voter = seats.index(one.seat), seats.index(one.other)
            counts["table-story-liar"][player] += one.bluff and not one.doubted
            counts["table-story-caught"][player] += one.bluff and one.doubted
            counts["table-story-saw-through"][voter] += one.bluff and one.doubted
            counts["table-story-doubted"][voter] += one.doubted and not one.bluff
            counts["bluff-pirate-story-honest"][player] += not one.bluff
        elif one.act == "board":
            counts["bluff-pirate-story-robs"][seats.index(one.seat)] += one.stolen
            counts["bluff-pirate-story-robbed"][seats.index(one.other)] += one.stolen
    return counts


def counted_in_captains_orders(spec, history, states):
    """From what everybody saw when each round ended."""
    seats = states[-1].seats
    counts = defaultdict(lambda: [0] * len(seats))
    views = [spec.rules.view(state, None) for state in states]
    ended = [next(iter(group)) for over, group in groupby(views, _has_ended) if over]
    for view in ended:
        captains = {one.seat for one in view.players if one.captain}
        for one in view.players:
            player = seats.index(one.seat)
            counts["captains-orders-story-captain"][player] += one.captain
            most = counts["captains-orders-story-rich"]
            most[player] = max(most[player], one.points)
        for act in view.history:
            player = seats.index(act.seat)
            if act.act == "order":
                counts["captains-orders-story-orders"][player] += 1
            elif act.act == "belay":
                counts["captains-orders-story-belays"][player] += 1
            elif act.act in ("pass", "give", "follow"):
                counts["captains-orders-story-gave"][player] += 1
            elif act.act == "discover":
                name = "unmasks" if act.other in captains else "accuses"
                counts[f"captains-orders-story-{name}"][player] += 1
    for one in ended[-1].players:
        player = seats.index(one.seat)
        if one.hand:
            counts["captains-orders-story-hand"][player] = sum(one.hand)
            counts["captains-orders-story-highest"][player] = max(one.hand)
            counts["captains-orders-story-lowest"][player] = min(one.hand)
    return counts


def _has_ended(view):
    return view.phase in ("round_over", "over")


COUNTED = {
    "luggage": counted_in_luggage,
    "captain-bluff": counted_in_captain_bluff,
    "bluff-pirate": counted_in_bluff_pirate,
    "captains-orders": counted_in_captains_orders,
}
OF_THE_TABLE = {"luggage-story-fastest", "luggage-story-streak", "luggage-story-wrong"}
OF_THE_TABLE |= {"luggage-story-sure"}
"""Figures of the game's statistics, which have tests of their own."""
OF_ANYBODY = {"captains-orders-story-hand", "captains-orders-story-highest"}
OF_ANYBODY |= {"captains-orders-story-lowest"}


@pytest.mark.parametrize("slug", CATALOGUE)
def test_every_sentence_is_true_when_it_is_counted_once_more(slug):
    checked = defaultdict(int)
    for spec, history, states in matches_of(slug, seeds=3):
        counts = COUNTED[slug](spec, history, states)
        seats = states[-1].seats
        for player, one in enumerate(told(spec, history, states)):
            id = one.what.id
            if id in OF_THE_TABLE:
                continue
            if id.startswith("table-story-") and id not in counts:
                check_of_anybody(id.rpartition("-")[2], one, spec, history, states)
                continue
            assert one.what.args["count"] == counts[id][player], id
            if id not in OF_ANYBODY:
                others = [count for at, count in enumerate(counts[id]) if at != player]
                assert counts[id][player] > max(others), id
            checked[id] += 1
            assert one.seat == seats[player]
    assert len(checked) >= 2


def check_of_anybody(what, one, spec, history, states):
    """What can be said of any player in any match, counted from the moves and the totals."""
    table, args = spec.table(TableShape(spots=6)), one.what.args
    movers = [table.mover(state, done.move) for state, done in zip(states, history, strict=False)]
    times_s = [0.0, *(done.at_s for done in history)]
    took_s = [
        after - before
        for (before, after), mover, number in zip(
            pairwise(times_s), movers, range(len(movers)), strict=True
        )
        if mover == one.seat and number
    ]
    by_people = [mover for mover in movers if mover is not None]
    own = by_people.count(one.seat)
    totals = [table.standings(state).totals for state in states]
    ahead = sum(now[one.seat] == max(now.values()) for now in totals[1:])
    truth = {
        "lead": lambda: args["count"] == round(100 * ahead / len(history)),
        "quickest": lambda: args["seconds"] == pytest.approx(min(took_s), abs=0.06),
        "longest": lambda: args["seconds"] == pytest.approx(max(took_s), abs=0.06),
        "usual": lambda: args["seconds"] == pytest.approx(sum(took_s) / len(took_s), abs=0.06),
        "moves": lambda: args["count"] == own,
        "share": lambda: args["count"] == round(100 * own / max(1, len(by_people))),
        "total": lambda: args["count"] == totals[-1][one.seat],
        "place": lambda: states[-1].seats[args["count"] - 1] == one.seat,
    }
    assert truth[what](), (what, one)


# ---- which one is chosen -------------------------------------------------------------------------

OFTEN, SELDOM = Feat("table-story-liar", 3.0), Feat("table-story-caught", 9.0)


def chosen(feats):
    spec, history, states = finished("captain-bluff", 1, 3, turns=20)
    return story(spec.table(TableShape(spots=6)), history, states, feats)


def test_the_rarest_thing_is_said_of_who_has_done_several():
    sentences = chosen({OFTEN: [3, 1, 0], SELDOM: [2, 0, 1]})
    assert (sentences[0].seat, sentences[0].what.id) == (SEATS[0], SELDOM.id)
    assert OFTEN.id not in [one.what.id for one in sentences]


@pytest.mark.parametrize("values", [[2, 2, 0], [0, 0, 0], [None, None, None]])
def test_what_two_have_done_equally_often_or_nobody_has_is_no_feat(values):
    assert OFTEN.holder(values) is None
    assert OFTEN.id not in [one.what.id for one in chosen({OFTEN: values})]
