"""A table in Home Assistant: one message by which its MQTT integration finds the whole device.

The keys, written out, are those that homeassistant/components/mqtt/schemas.py accepts of a device
(github.com/home-assistant/core at 0f5c1b54; documented at
https://www.home-assistant.io/integrations/mqtt/). There are sensors, and buttons where the table's
owner lets the broker ask for something.
"""

from importlib.metadata import version
from typing import Any

import msgspec

from controller.telling.wire import TOPIC, Message
from controller.views.message import LANGUAGES
from controller.views.table import LOUDEST, VOLUME_STEP

PREFIX = "homeassistant"


def discovery(table: str, name: str = "", commands: bool = False) -> dict[str, Any]:
    """Return what Home Assistant is told of the *table* that its owner calls *name*, and that takes
    *commands* or not."""
    id = f"{TOPIC}_{table}"

    def sensor(key: str, called: str, template: str, **more: Any) -> dict[str, Any]:
        return {
            "platform": "sensor",
            "unique_id": f"{id}_{key}",
            "name": called,
            "value_template": template,
            **more,
        }

    def command(key: str, platform: str, called: str, **more: Any) -> dict[str, Any]:
        return {
            "platform": platform,
            "unique_id": f"{id}_{key}",
            "name": called,
            "command_topic": f"{TOPIC}/{table}/do/{key}",
            **more,
        }

    diagnostic = {"entity_category": "diagnostic"}
    result = {"state_topic": f"{TOPIC}/{table}/result"}
    taken = {
        "pause": command("pause", "button", "Pause"),
        "go-on": command("go-on", "button", "Go on"),
        "language": command(
            "language",
            "select",
            "Language",
            options=list(LANGUAGES),
            value_template="{{ value_json.language }}",
        ),
        "volume": command(
            "volume",
            "number",
            "Volume",
            min=0,
            max=LOUDEST,
            step=VOLUME_STEP,
            unit_of_measurement="%",
            value_template=f"{{{{ value_json.volume | default({LOUDEST}) }}}}",
        ),
    }
    return {
        "device": {
            "identifiers": [id],
            "name": name or "Reclaim",
            "manufacturer": "Reclaim",
            "model": "Luggage carousel",
            "sw_version": version("reclaim"),
        },
        "origin": {"name": "reclaim", "sw_version": version("reclaim")},
        "availability_topic": f"{TOPIC}/{table}/online",
        "state_topic": f"{TOPIC}/{table}/state",
        "qos": 1,
        "components": {
            "stage": sensor(
                "stage",
                "Match",
                "{{ value_json.stage | default('attract') }}",
                device_class="enum",
                options=["attract", "lobby", "playing", "paused", "over"],
                json_attributes_topic=f"{TOPIC}/{table}/state",
            ),
            "game": sensor("game", "Game", "{{ value_json.game | default('') }}"),
            "points": sensor(
                "points",
                "Points",
                "{% for seat, points in (value_json.points | default({})).items() %}"
                "{{ (value_json.names | default({})).get(seat, seat) }} {{ points }}"
                "{{ ', ' if not loop.last }}{% endfor %}",
            ),
            "turn": sensor("turn", "Turn", "{{ value_json.turn | default('') }}"),
            "battery": sensor(
                "battery", "Belt's battery", "{{ value_json.battery | default('') }}", **diagnostic
            ),
            "belt": sensor("belt", "Belt", "{{ value_json.belt | default('') }}", **diagnostic),
            "faults": sensor(
                "faults",
                "Faults",
                "{{ value_json.faults | default([]) | map(attribute='said') | join(' ') "
                "| truncate(250) }}",
                **diagnostic,
            ),
            "problem": {
                "platform": "binary_sensor",
                "unique_id": f"{id}_problem",
                "name": "Problem",
                "device_class": "problem",
                "value_template": "{{ 'ON' if value_json.faults | default([]) else 'OFF' }}",
                **diagnostic,
            },
            "result": sensor(
                "result",
                "Last result",
                "{% for one in value_json.players | sort(attribute='place') %}{{ one.place }}. "
                "{{ one.person | default(one.seat, true) }}{{ ', ' if not loop.last }}{% endfor %}",
                **result,
            ),
            **(taken if commands else {}),
        },
    }


def greeting(table: str, name: str = "", commands: bool = False) -> Message:
    """Return the message that says so. It lies at the broker for a Home Assistant that starts
    later; its topic is below nobody's."""
    data = msgspec.json.encode(discovery(table, name, commands))
    topic = f"/{PREFIX}/device/{TOPIC}_{table}/config"
    return Message(topic, data, f"{table}-found", kept=True)
