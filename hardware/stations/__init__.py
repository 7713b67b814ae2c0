"""The seats: their line protocol, the station's own program, and the table's link to it."""

from hardware.stations.link import StationLink as StationLink
