"""A table in Home Assistant: one message by which its MQTT integration finds the whole device.

The keys, written out, are those that homeassistant/components/mqtt/schemas.py accepts of a device
(github.com/home-assistant/core at 0f5c1b54; documented at
https://www.home-assistant.io/integrations/mqtt/). There are sensors alone: a table takes no
commands by a broker.
"""

from importlib.metadata import version
from typing import Any

import msgspec

from controller.telling.wire import TOPIC, Message

PREFIX = "homeassistant"


def discovery(table: str, name: str = "") -> dict[str, Any]:
    """Return what Home Assistant is told of the *table* that its owner calls *name*."""
    id = f"{TOPIC}_{table}"

    def sensor(key: str, called: str, template: str, **more: Any) -> dict[str, Any]:
        return {
            "platform": "sensor",
            "unique_id": f"{id}_{key}",
            "name": called,
            "value_template": template,
            **more,
        }

    diagnostic = {"entity_category": "diagnostic"}
    result = {"state_topic": f"{TOPIC}/{table}/result"}
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
        },
    }


def greeting(table: str, name: str = "") -> Message:
    """Return the message that says so. It lies at the broker for a Home Assistant that starts
    later; its topic is below nobody's."""
    data = msgspec.json.encode(discovery(table, name))
    topic = f"/{PREFIX}/device/{TOPIC}_{table}/config"
    return Message(topic, data, f"{table}-found", kept=True)
