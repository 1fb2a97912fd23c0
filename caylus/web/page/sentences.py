"""What the page itself says: its sentences, numbers and times in the language of the document."""

from pyscript import document, window
from pyscript.ffi import to_js

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ONE_DIGIT = to_js({"minimumFractionDigits": 1, "maximumFractionDigits": 1})
DAY = to_js({"dateStyle": "long"})
MONTH = to_js({"month": "long", "year": "numeric"})
DAY_AND_MINUTE = to_js({"dateStyle": "medium", "timeStyle": "short"})


def said(sentence: str, **values: object) -> str:
    """A sentence by its name in templates/sentences.html, with its {fields} filled in."""
    sentences = document.getElementById("sentences").content
    found = sentences.querySelector(f'[data-sentence="{sentence}"]')
    return str(found.textContent).format(**values)


def number(value: float) -> str:
    """A number with one decimal."""
    shape = window.Intl.NumberFormat.new(document.documentElement.lang, ONE_DIGIT)
    return str(shape.format(value))


def moment(text: str) -> str:
    """A local time such as 2026-11-20T16:50, or a saved game's key; another text stays as it is."""
    day, _t, time = text.partition("T")
    date = window.Date.new(day + "T" + time[:5].replace("-", ":"))
    if window.isNaN(date):
        return text
    return str(date.toLocaleString(document.documentElement.lang, DAY_AND_MINUTE))


def day(text: str) -> str:
    """A date such as 2026-11-20, or a month such as 2026-11, as the document's language has it."""
    date = window.Date.new(f"{text}-01"[:10] + "T12:00")
    shape = DAY if text.count("-") == 2 else MONTH
    return str(date.toLocaleDateString(document.documentElement.lang, shape))


def localise_days(element: "Any") -> None:
    """Write every <time datetime> inside an element that is a day or a month in the same way."""
    for time in element.querySelectorAll("time[datetime]"):
        time.textContent = day(str(time.dateTime))


def localise_moments(element: "Any") -> None:
    """Write every <time datetime> inside an element as the document's language writes it."""
    for time in element.querySelectorAll("time[datetime]"):
        time.textContent = moment(str(time.dateTime))
