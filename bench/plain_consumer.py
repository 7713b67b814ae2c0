"""The least that keeps what tables tell: from Mosquitto into a table of PostgreSQL, and nothing
follows from it. Its own time is what a league's is compared with (`bench.fleet`).

    python -m bench.plain_consumer PORT DATABASE
"""

import sys
from queue import Empty, SimpleQueue

import msgspec
import psycopg
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

BATCH = 200


def main(port: int, database: str) -> None:
    """Keep messages until somebody ends this."""
    came: SimpleQueue[MQTTMessage] = SimpleQueue()
    client = Client(
        CallbackAPIVersion.VERSION2,
        client_id="plain",
        protocol=MQTTProtocolVersion.MQTTv5,
        manual_ack=True,
    )
    client.on_message = lambda _, __, message: came.put(message)
    client.connect("127.0.0.1", port, clean_start=False)
    client.subscribe("reclaim/+/result", qos=1)
    client.loop_start()
    with psycopg.connect(database) as connection:
        print("ready", flush=True)
        while True:
            batch = [came.get()]
            while len(batch) < BATCH:
                try:
                    batch.append(came.get_nowait())
                except Empty:
                    break
            rows = []
            for message in batch:
                told = msgspec.json.decode(message.payload)
                key = (told["table"], told["match"], told["revision"])
                rows.append((*key, bytes(message.payload)))
            with connection.cursor() as cursor:
                cursor.executemany(
                    "INSERT INTO plain VALUES (%s, %s, %s, %s) ON CONFLICT DO NOTHING", rows
                )
            connection.commit()
            for message in batch:
                client.ack(message.mid, message.qos)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
