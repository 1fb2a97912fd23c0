"""The games as programs of others know games: for OpenSpiel and for PettingZoo."""
