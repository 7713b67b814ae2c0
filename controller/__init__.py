"""The referee: games, players, and who may know what. Knows no pin and no pixel."""
