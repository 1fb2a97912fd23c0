"""What every game shares: states, steps on an agenda, actions, chance and records."""
