"""The mind of the opponents of Magna Carta: instinct for actions, prospects for positions."""
