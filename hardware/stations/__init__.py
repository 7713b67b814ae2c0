"""The seat stations: their line protocol, the station's program, and the table's link to it."""

from hardware.stations.link import StationLink as StationLink
