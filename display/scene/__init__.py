"""The player's window: one scene, whose parts all come from what the player can do now."""

from display.scene.pane import ScenePane
from display.scene.screen import PlayerScreen
from display.scene.top import SceneTop

__all__ = ["PlayerScreen", "ScenePane", "SceneTop"]
