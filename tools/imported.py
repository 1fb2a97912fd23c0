"""Finds what the page imports of Python's standard library and others: the build packs only that.

`python -m tools.imported` gives the built page the whole libraries, plays and fails in a worker of
it, and writes the names of the files that were imported to tools/imported.txt.
"""

import gzip
import json
import sys
import zipfile
from collections.abc import Callable, Iterable, Mapping

from playwright.sync_api import Browser, Route, sync_playwright

from tools.archive import IMPORTED, LIBRARY, ROOT, contents, stored
from tools.browsers import CHROMIUM
from tools.page_modules import running
from tools.serve import DIST, Server
from tools.shrink import OPTIONAL, UNUSED, emptied

ENGINE = "caylus/web/workers/engine.py"
# Runs in the worker in place of the engine.
IMPORTING = """
def ask(request):
    import json
    import os
    import sys
    import traceback

    from caylus.games import shown
    from caylus.view.environment import render
    from caylus.web.workers import thinker_deeds
    from caylus.web.workers.door import answer
    from caylus.games import shown
    from caylus.web.workers.rehearsal import rehearse

    for name in shown():
        rehearse(name)
    for do in ("advise", "review", "choose"):
        answer(json.dumps({"do": do, "record": ""}), thinker_deeds.DEEDS)
    for faulty in ("unknown_name", "json.lods", "import jsson", "{}['key']", "render('log.html')"):
        try:
            exec(faulty)
        except Exception:
            traceback.format_exc()
    specs = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
    files = {(spec.origin or "").removeprefix(os.getcwd() + "/") for spec in specs if spec}
    library = {file.partition(".zip/")[2] for file in files}
    others = {file for file in files if file[:1] != "/" and file.endswith(".py")}
    found = (library | others) - {""}
    return json.dumps(sorted(found))
"""
PAGE = """
from pyscript import document, window

reply = await window.doors.open("engine").ask("{}")
document.documentElement.setAttribute("data-imported", reply.answer)
"""


def answering(body: bytes, kind: str | None = None) -> Callable[[Route], None]:
    """What answers a request with a body of a media type."""
    return lambda route: route.fulfill(body=body, content_type=kind)


def imported(browser: Browser) -> list[str]:
    """The files of the game and its libraries that a worker of the built page imports."""
    game = with_stand_ins(contents(whole=True)) | {ENGINE: IMPORTING.encode()}
    with zipfile.ZipFile(LIBRARY) as archive:
        library = with_stand_ins({name: archive.read(name) for name in archive.namelist()})
    with Server(DIST) as server:
        page = browser.new_page()
        instead = {
            "python_stdlib.pack": gzip.compress(stored(library)),
            "caylus.pack": gzip.compress(stored(game)),
        }
        for name, body in instead.items():
            page.route(f"**/{name}", answering(body))
        own = (DIST / "index.html").read_text(encoding="utf-8")
        page.route(server.address, answering(running(own, PAGE).encode(), "text/html"))
        page.goto(server.address)
        page.wait_for_selector("html[data-imported]", state="attached", timeout=60_000)
        found = json.loads(page.get_attribute("html", "data-imported") or "[]")
        page.close()
        return list(found)


def with_stand_ins(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Files with stand-ins for those that are never used, and without those that need not be."""
    instead = {name: emptied(files[name].decode()).encode() for name in UNUSED if name in files}
    return {name: data for name, data in {**files, **instead}.items() if name not in OPTIONAL}


def of_libraries(files: Iterable[str]) -> list[str]:
    """Those of some files that are not the game's own."""
    return [file for file in files if not file.startswith("caylus/")]


if __name__ == "__main__":
    with sync_playwright() as driver, CHROMIUM.launch(driver) as chromium:
        names = of_libraries(imported(chromium))
    IMPORTED.write_text("\n".join(names) + "\n", encoding="utf-8")
    print(f"{len(names)} files in {IMPORTED.relative_to(ROOT)}", file=sys.stderr)
