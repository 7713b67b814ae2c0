"""What of a match of luggage stays secret for ever, in what is made of its record (L-14, G-5)."""

import json
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from controller.games.luggage.pieces import (
    Flip,
    Look,
    Mapped,
    Move,
    Ready,
    Recounted,
    Return,
    Stuck,
    Verified,
    tile_suitcase,
)
from controller.games.luggage.rules import rules
from controller.games.luggage.state import pair_verdict, tiles_to_verify
from controller.record import matchfile
from controller.record.playback import replay
from controller.rules.sets import members

RECORDINGS = Path(__file__).resolve().parents[3] / "recordings"
CLOCK = RECORDINGS / "luggage-clock-2.jsonl"


def played(**options):
    """A match in play, in which red searches for passenger 0."""
    state = rules.initial(rules.options_from(options), ("red", "blue"))
    for move in (Mapped(), *(Ready(player) for player in (0, 1)), Flip(0, 0)):
        state = rules.play(state, move)
    return state


LOST = next(tile for tile in range(30, 36) if pair_verdict(0, tile) == "lost")


@pytest.mark.parametrize(
    ("phase", "move", "secret"),
    [
        ("play", Look(0, 7), True),
        ("play", Look(0, 0), False),  # set aside, for everybody to see
        ("play", Look(0, LOST), False),
        ("play", Return(0, 7), True),
        ("verifying", Return(0, 7), True),
        ("mapping", Mapped(), False),
        ("mapping", Mapped((7,)), True),
        ("ready", Recounted((7,)), True),
        ("play", Recounted((7,)), True),
        ("play", Stuck(), False),
        ("play", Stuck((7,)), True),
        ("play", Flip(1, 3), False),
    ],
)
def test_a_tile_that_was_not_set_aside_is_not_named(phase, move, secret):
    state = replace(played(), phase=phase)
    assert rules.stays_secret(state, move, state) == secret


def test_in_the_memory_variant_everybody_sees_what_was_turned():
    state = played(variant="memory")
    assert not rules.stays_secret(state, Look(0, 7), state)
    assert not rules.stays_secret(state, Return(0, 7), state)


def test_which_tile_the_last_lap_has_not_found_is_not_told():
    state = replace(played(), phase="verifying")
    everything = tuple(sorted(tiles_to_verify(state)))
    assert not rules.stays_secret(state, Verified(everything), state)
    assert rules.stays_secret(state, Verified(everything[1:]), state)


def test_in_rulebook_play_the_last_lap_tells_which_tiles_are_out_and_is_not_told():
    state = replace(played(play="rulebook"), phase="verifying")
    assert rules.stays_secret(state, Verified(tuple(sorted(tiles_to_verify(state)))), state)


def test_two_matches_that_differ_in_a_face_nobody_else_saw_are_the_same_file():
    record, entries = matchfile.read(CLOCK.read_bytes())
    swapped = other_face(record, entries)
    assert swapped != entries
    files = [matchfile.write(record, each, without_secrets=True) for each in (entries, swapped)]
    assert files[0] == files[1]
    assert json.loads(files[0].split(b"\n")[0])["secrets_left_out"] > 0


def other_face(record, entries):
    """The same match, only that the first look that failed found another tile of its pattern."""
    replayed = replay(rules, Move, record, entries)
    entries = list(entries)
    for number, (look, before) in enumerate(zip(replayed.history, replayed.before, strict=True)):
        if isinstance(look.move, Look) and rules.stays_secret(before, look.move, before):
            tile = another(before, look.move)
            if tile is None:
                continue
            swapped = list(entries)
            for at, entry in enumerate(swapped[number : number + 40], number):
                move = replayed.history[at].move
                if getattr(move, "tile", None) == look.move.tile:
                    body = Raw(msgspec.json.encode(replace(move, tile=tile)))
                    swapped[at] = replace(entry, body=body)
                if isinstance(move, Return) and move.player == look.move.player:
                    break
            try:
                replay(rules, Move, record, swapped)
            except ValueError:
                continue
            return tuple(swapped)
    return tuple(entries)


def another(before, look):
    current = before.players[look.player].current
    for tile in members(before.belt):
        alike = tile != look.tile and tile_suitcase(tile) == tile_suitcase(look.tile)
        if alike and pair_verdict(current, tile) == "other":
            return tile
    return None
