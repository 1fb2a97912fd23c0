"""How each kind of action is told, in the order of the phases."""
