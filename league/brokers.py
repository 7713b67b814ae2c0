"""Which stream fits the broker that a league has."""

from league.jetstream import JetStream
from league.mqtt import MqttStream
from league.settings import LeagueSettings
from league.streams import Stream, broker_of


def opened(settings: LeagueSettings) -> Stream:
    """Return the stream of the settings' broker, which may be away for now. Raises
    `SettingsError`."""
    broker = broker_of(settings)
    if broker.kind == "nats":
        return JetStream(broker, settings.topic)
    return MqttStream(broker, settings.topic)
