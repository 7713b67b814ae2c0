"""Views out to screens, and the hands of a simulated table in."""
