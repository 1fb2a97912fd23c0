"""The development server sends what a static host must send."""

import gzip
import http.client
import urllib.error
import urllib.request

import pytest

from tools.serve import Server, netlify_headers

TYPES = {
    "page.html": "text/html; charset=utf-8",
    "module.mjs": "text/javascript; charset=utf-8",
    "script.js": "text/javascript; charset=utf-8",
    "code.wasm": "application/wasm",
    "config.toml": "application/toml",
    "drawing.svg": "image/svg+xml",
    "archive.zip": "application/zip",
    "app.webmanifest": "application/manifest+json",
    "facts.json": "application/json",
    "letters.woff2": "font/woff2",
    "style.css": "text/css; charset=utf-8",
    "page.py": "text/x-python; charset=utf-8",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    (folder / "empty").mkdir()
    for name in (*TYPES, "index.html"):
        (folder / name).write_text("content")
    with Server(folder) as server:
        yield server.address


def headers_of(url):
    with urllib.request.urlopen(url) as response:
        return response.headers


def answer_to(connection, path):
    connection.request("GET", path)
    return connection.getresponse().read()


@pytest.mark.parametrize("name", TYPES)
def test_each_kind_of_file_has_its_mime_type(address, name):
    assert headers_of(address + name)["Content-Type"] == TYPES[name]


@pytest.mark.parametrize("name", ["", "code.wasm"])
def test_headers_are_those_of_netlify_toml(address, name):
    sent = headers_of(address + name)

    values = dict(netlify_headers())["/*"]
    assert {header: sent[header] for header in values} == values


def test_later_rule_of_netlify_toml_goes_before_an_earlier_one(tmp_path):
    (tmp_path / "pyodide").mkdir()
    (tmp_path / "pyodide" / "pyodide.asm.wasm").write_bytes(b"")

    with Server(tmp_path) as server:
        sent = headers_of(f"{server.address}pyodide/pyodide.asm.wasm")
    assert sent.get_all("Cache-Control") == ["public, max-age=31536000, immutable"]


def test_server_that_is_gone_answers_nobody_who_is_still_connected(tmp_path):
    (tmp_path / "facts.json").write_text("{}")
    with Server(tmp_path) as server:
        visitor = http.client.HTTPConnection("127.0.0.1", server.http.server_port)
        assert answer_to(visitor, "/facts.json") == b"{}"

    with pytest.raises(ConnectionError):
        answer_to(visitor, "/facts.json")


def test_policy_allows_scripts_of_this_origin_only():
    values = dict(netlify_headers())["/*"]

    policy = values["Content-Security-Policy"]
    assert "script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval';" in policy
    assert "unsafe-inline" not in policy
    assert "http" not in policy


@pytest.mark.parametrize("name", ["missing", "empty/", "../pyproject.toml"])
def test_what_is_not_there_is_not_found(address, name):
    with pytest.raises(urllib.error.HTTPError, match="404"):
        headers_of(address + name)


def test_unchanged_file_is_not_sent_again(address):
    modified = headers_of(address + "code.wasm")["Last-Modified"]
    request = urllib.request.Request(address + "code.wasm", headers={"If-Modified-Since": modified})

    with pytest.raises(urllib.error.HTTPError, match="304"):
        urllib.request.urlopen(request)


def test_texts_go_compressed_to_whoever_takes_them_so(address):
    request = urllib.request.Request(address + "page.html", headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request) as answer:
        headers, body = answer.headers, answer.read()

    assert headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == b"content"
    again = urllib.request.Request(
        address + "page.html", headers={"Accept-Encoding": "gzip", "If-None-Match": headers["ETag"]}
    )
    with pytest.raises(urllib.error.HTTPError, match="304"):
        urllib.request.urlopen(again)
