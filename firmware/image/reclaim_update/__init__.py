"""Updates of the appliance: which slot boots, and how a new image gets into the other one.

Uses only the standard library: it must work when nothing else does.
"""
