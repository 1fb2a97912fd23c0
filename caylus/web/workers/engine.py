"""The worker that knows the rules and draws: its door to the page."""


def ask(request: str) -> str:
    """Answer one request of the page; JSON in, JSON out."""
    # Imported only when asked, so that a fault in loading the game reaches the page as well.
    from caylus.web.workers.door import answer
    from caylus.web.workers.engine_deeds import DEEDS

    return answer(request, DEEDS)


def foresee() -> str:
    """One answer before anybody asks for it: its action, then its lines; empty if none is left."""
    from caylus.web.workers.door import written
    from caylus.web.workers.engine_deeds import foresee

    found = foresee()
    return "\n".join((found[0], written(found[1]))) if found else ""


def holds() -> bool:
    """Whether what was foreseen is still what would be answered."""
    from caylus.web.workers.engine_deeds import holds

    return holds()
