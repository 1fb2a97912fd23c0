"""The worker that knows the rules and draws: its door to the page."""


def ask(request: str) -> str:
    """Answer one request of the page; JSON in, JSON out."""
    # Imported only when asked, so that a fault in loading the game reaches the page as well.
    from caylus.web.workers.door import answer
    from caylus.web.workers.engine_deeds import DEEDS

    return answer(request, DEEDS)


def foresee() -> bool:
    """Work out one answer before anybody asks for it; whether there was one."""
    from caylus.web.workers.engine_deeds import foresee

    return foresee()
