"""Serves dist/ as a static host would: right MIME types, the headers of netlify.toml."""

import argparse
import contextlib
import functools
import gzip
import http.server
import io
import os
import socket
import sys
import threading
import tomllib
import webbrowser
import zlib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from types import TracebackType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
Rules = Sequence[tuple[str, dict[str, str]]]

MIME_TYPES = {
    "": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


def netlify_headers(path: Path = ROOT / "netlify.toml") -> Rules:
    """The header rules of a netlify.toml: for each pattern of paths the headers sent with them."""
    rules = tomllib.loads(path.read_text(encoding="utf-8")).get("headers", [])
    return [(rule["for"], rule["values"]) for rule in rules]


# What hosts compress on the way.
TEXTS = (".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".toml", ".txt", ".webmanifest")


@functools.lru_cache(maxsize=256)
def compressed(path: Path, _changed: int) -> bytes:
    """The content of a file as gzip sends it."""
    return gzip.compress(path.read_bytes(), mtime=0)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Answers one connection; lists no folders and logs nothing."""

    protocol_version = "HTTP/1.1"
    extensions_map = MIME_TYPES
    # Else a body waits 40 ms for the browser to acknowledge the headers before it.
    disable_nagle_algorithm = True

    def __init__(self, *args: Any, rules: Rules, **options: Any) -> None:
        self.rules = rules
        super().__init__(*args, **options)

    def end_headers(self) -> None:
        """Add the headers of every rule that fits the path; a later rule goes before others."""
        path = self.path.split("?")[0] if hasattr(self, "path") else "/"
        fitting: dict[str, str] = {}
        for pattern, headers in self.rules:
            if fnmatchcase(path, pattern):
                fitting.update(headers)
        for name, value in fitting.items():
            self.send_header(name, value)
        super().end_headers()

    def send_head(self) -> Any:
        """Send the headers; texts go compressed to browsers that take them so, as hosts do it."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        accepted = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (accepted and path.is_file() and path.suffix in TEXTS):
            return super().send_head()
        body = compressed(path, path.stat().st_mtime_ns)
        tag = f'"{zlib.crc32(body):08x}"'
        is_known = self.headers.get("If-None-Match") == tag
        self.send_response(304 if is_known else 200)
        self.send_header("ETag", tag)
        self.send_header("Vary", "Accept-Encoding")
        if not is_known:
            self.send_header("Content-Type", self.guess_type(str(path)))
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return None if is_known else io.BytesIO(body)

    def list_directory(self, path: object) -> None:
        """A folder without an index is not there."""
        self.send_error(404)

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet."""


class Quiet(http.server.ThreadingHTTPServer):
    """Keeps to itself that a browser did not wait for an answer; leaves nobody connected."""

    daemon_threads = True

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self.connected: set[socket.socket] = set()
        super().__init__(*arguments, **options)

    def get_request(self) -> tuple[socket.socket, Any]:
        """Accept a connection, which a browser may keep for more requests."""
        request, address = super().get_request()
        self.connected.add(request)
        return request, address

    def shutdown_request(self, request: Any) -> None:
        """End a connection."""
        self.connected.discard(request)
        super().shutdown_request(request)

    def server_close(self) -> None:
        """Stop listening, and hang up on those who are still connected."""
        super().server_close()
        for request in list(self.connected):
            with contextlib.suppress(OSError):
                request.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """Report what went wrong here, but no visitor's leaving."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Server:
    """A running web server of one folder; use it in a `with` block. Port 0 takes a free one."""

    def __init__(self, folder: Path = DIST, port: int = 0, host: str = "127.0.0.1") -> None:
        handler = functools.partial(Handler, directory=str(folder), rules=netlify_headers())
        self.http = Quiet((host, port), handler)
        self.address = f"http://{host}:{self.http.server_port}/"
        self.thread = threading.Thread(target=self.http.serve_forever, daemon=True)

    def __enter__(self) -> "Server":
        self.thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.http.shutdown()
        self.http.server_close()
        self.thread.join()


def open_browser(address: str) -> None:
    """Open the visitor's browser where there is a screen for one."""
    if sys.platform == "linux" and not ({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()):
        return
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)


def server_at(port: int, host: str) -> Server:
    """A server at a port, or at a free one if that port is taken."""
    try:
        return Server(port=port, host=host)
    except OSError:
        return Server(host=host)


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="0 takes a free one")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--open", action="store_true", help="open a browser")
    options = parser.parse_args()
    with server_at(options.port, options.host) as server:
        print(f"Caylus: {server.address}  (Ctrl+C ends)", flush=True)
        if options.open:
            open_browser(server.address)
        try:
            server.thread.join()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
