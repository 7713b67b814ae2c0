"""Measurements of the bots that take hours: who wins against whom, and what could be exploited.

Neither the product nor CI needs them. `python -m research bots` and `python -m research exploit`
run them in a checkout, `make test-research` their tests; README.md here says what was found.
"""
