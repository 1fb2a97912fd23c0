"""The worker that plays for the bots: its door to the page."""


def ask(request: str) -> str:
    """Answer one request of the page; JSON in, JSON out."""
    # Imported only when asked, so that a fault in loading the game reaches the page as well.
    from caylus.web.workers.door import answer
    from caylus.web.workers.thinker_deeds import DEEDS

    return answer(request, DEEDS)
