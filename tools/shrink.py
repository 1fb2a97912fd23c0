"""Python source without what only people read, docstrings and comments; no line moves.

The build runs this file inside Pyodide (tools/shrink.mjs): the standard library of Python 3.14 is
read by Python 3.14. Without docstrings Python's own option -OO runs programs as well.
"""

import ast
import io
import marshal
import tokenize
import zipfile
from collections.abc import Collection, Iterator
from importlib.util import MAGIC_NUMBER

# From a line and column up to another, both counted from 1 and 0, and what takes its place.
Cut = tuple[tuple[int, int], tuple[int, int], str]
# What is imported and never used: it only compiles templates, starts programs and reads addresses.
UNUSED = (
    "asyncio/base_subprocess.py",
    "asyncio/sslproto.py",
    "asyncio/subprocess.py",
    "jinja2/bccache.py",
    "jinja2/compiler.py",
    "jinja2/lexer.py",
    "jinja2/parser.py",
    "subprocess.py",
    "urllib/parse.py",
)
# What asyncio imports if it is there: a page has no sockets that would need it.
OPTIONAL = ("_ssl.py", "ssl.py")
# What stands in such a module for each of its names.
STAND_IN = """class _Unused:
    def __init__(self, *given, **named):
        raise NotImplementedError("tools/shrink.py leaves this module out of the page")
"""
ALL = "__all__"
# The flags of a compiled module that no source is compared with, and where a hash would be.
NEVER_STALE = (1).to_bytes(4, "little") + bytes(8)
# The earliest time a zip file can hold: the same content must make the same bytes.
EPOCH = (1980, 1, 1, 0, 0, 0)


def shrunk(source: str) -> str:
    """The source without docstrings and comments; a comment at the top, its licence, stays."""
    lines = source.splitlines(keepends=True)
    for (row, start), (last, end), instead in sorted([*_docstrings(source), *_comments(source)])[
        ::-1
    ]:
        before, after = lines[row - 1][:start] + instead, lines[last - 1][end:]
        if not after.strip():
            before = before.rstrip()
        lines[row - 1 : last] = [before + "\n" * (last - row) + after]
    return "".join(lines)


def emptied(source: str) -> str:
    """A module with the same names, none of which can be used, and the same list of them."""
    module = ast.parse(source)
    lists = [ast.unparse(node) for node in module.body if ALL in _assigned(node)]
    unused = [f"{name} = _Unused" for name in _names(module) if name != ALL]
    return "\n".join((STAND_IN, *unused, *lists, ""))


def _names(module: ast.Module) -> Iterator[str]:
    """The names that a module gives."""
    for node in module.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name
        yield from _assigned(node)


def _assigned(node: ast.stmt) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def smaller(name: str, content: bytes) -> bytes:
    """A file of an archive as the page needs it."""
    if name in UNUSED:
        return emptied(content.decode()).encode()
    return shrunk(content.decode()).encode() if name.endswith(".py") else content


def _docstrings(source: str) -> Iterator[Cut]:
    lines = source.encode().splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        # What a text stands behind may need it as its body, so an empty one stays.
        if isinstance(node, ast.Expr) and isinstance(getattr(node.value, "value", None), str):
            start = len(lines[node.lineno - 1][: node.col_offset].decode())
            end = len(lines[node.end_lineno - 1][: node.end_col_offset].decode())
            yield (node.lineno, start), (node.end_lineno, end), '""'


def _comments(source: str) -> Iterator[Cut]:
    begun = False
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and begun:
            yield token.start, token.end, ""
        begun = begun or token.type not in (tokenize.COMMENT, tokenize.NL)


def repacked(archive: bytes, wanted: Collection[str] = (), is_code: bool = False) -> bytes:
    """An archive with shrunk modules, not compressed; of all files, or of those that are wanted.

    If it `is_code`, its modules are compiled.
    """
    target = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(archive)) as whole,
        zipfile.ZipFile(target, "w") as packed,
    ):
        names = set(whole.namelist())
        for name in sorted(names & set(wanted) if wanted else names):
            content = smaller(name, whole.read(name))
            if is_code and name.endswith(".py"):
                name, content = f"{name}c", code(name, content)
            packed.writestr(zipfile.ZipInfo(name, EPOCH), content)
    return target.getvalue()


def code(name: str, content: bytes) -> bytes:
    """A module as this Python keeps it compiled, for whoever has no source of it."""
    compiled = compile(content, name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + NEVER_STALE + marshal.dumps(compiled)
