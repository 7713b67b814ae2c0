"""Builds the appliance's image: partitions with two slots, and the bundle that updates one of them."""
