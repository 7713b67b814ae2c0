league-achievement-first-win = The first win
