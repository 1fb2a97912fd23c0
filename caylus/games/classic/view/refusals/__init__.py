"""The reasons against an action, a rule each: its sentence if it stands in the way, else nothing.

Reasons are asked in order: each may rely on those before it having found nothing.
"""
