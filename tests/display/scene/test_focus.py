"""Who plays by keys sees where they are, on whatever it is, and what a card there does."""

import pygame
import pytest
from msgspec.structs import replace

from controller.games.captain_bluff.pieces import KINDS
from display.scene import PlayerScreen
from display.tabletop.layout import fan
from display.targets import OwnCard
from gallery.scenes import scenes

SIZE = (1280, 800)


def drawn(seen, focus):
    screen, surface = PlayerScreen(), pygame.Surface(SIZE)
    screen.moment = replace(seen.moment, focus=focus, hover=None, flights=())
    screen.draw(surface, seen.view, seen.now_s)
    return screen, surface


@pytest.mark.parametrize("game", ["captain-bluff", "luggage"])
def test_every_place_that_the_keys_come_to_has_a_frame(game):
    looked_at = set()
    for seen in scenes(game).values():
        screen, plain = drawn(seen, None)
        if not screen.plays(seen.view):
            continue
        found = screen.found(seen.moment.sight, seen.moment.belt_turns)
        for target in {*screen.lit, *screen.verbs} & {*found}:
            looked_at.add(type(target).__name__)
            _, framed = drawn(seen, target)
            edge = found[target].midtop
            points = [(edge[0] + x, edge[1] + y) for x in range(-9, 10, 3) for y in range(4)]
            inside = [one for one in points if plain.get_rect().collidepoint(one)]
            assert any(plain.get_at(one) != framed.get_at(one) for one in inside), target
    assert len(looked_at) > 3, looked_at


def test_a_card_whose_face_does_not_say_so_says_what_it_does():
    """All cards of one hand, one after the other: those with numbers need no words."""
    game, told = "captain-bluff", set()
    for seen in scenes(game).values():
        sight = seen.moment.sight
        uses = {seen.moment.words(f"{game}-does-{kind}"): kind for kind in KINDS}
        held = sight.at(fan(sight.own))
        for at, face in enumerate(held.spread if held is not None else ()):
            screen, _ = drawn(seen, OwnCard(at))
            if OwnCard(at) not in screen.targets:
                continue
            said = {uses[one.text] for one in screen.written if one.text in uses}
            assert said == {face.name} & {*KINDS}
            told |= said
    assert told
