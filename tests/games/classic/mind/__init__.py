"""What the opponents of classic Caylus know: instinct, prospects, and greedy's evaluation."""
