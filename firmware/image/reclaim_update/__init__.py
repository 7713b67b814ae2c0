"""Updates of the appliance: which slot boots, and how a new image gets into the other one.

Runs in the image on the standard library alone: it must work when nothing else does.
"""
