"""An appliance's screen with a TV and no sound, told of the table by a feed of ours."""

import pygame

from controller.views import Update
from display import appliance
from display.appliance import AppliancePane
from display.screens import PublicScreen
from display.sounds import Sounds
from display.video import NoFrameBuffer
from gallery import SAMPLES


class Feed:
    """Always connected; one update."""

    connected = True

    def __init__(self):
        self.update = Update(SAMPLES["attract"])

    def poll(self):
        update, self.update = self.update, None
        return update

    def descriptors(self):
        return ()


def appliance_pane(monkeypatch):
    def no_frame_buffer():
        raise NoFrameBuffer

    monkeypatch.setattr(appliance, "connected", lambda: True)
    monkeypatch.setattr(appliance, "FrameBuffer", no_frame_buffer)
    monkeypatch.setattr("display.sounds._may_have_device", lambda: False)
    return AppliancePane(Feed(), PublicScreen(), Sounds())


def written(pane, now_s):
    """What stands on a screen of 1280x720 at that time."""
    pane.poll(now_s)
    surface = pygame.Surface((1280, 720))
    pane.place(surface.get_rect())
    pane.draw(surface, now_s)
    return " ".join(word.text for word in pane._screen.written)
