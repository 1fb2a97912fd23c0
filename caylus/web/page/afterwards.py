"""What is done once the table has been painted: whoever clicks sees first what that changes."""

from pyscript.ffi import create_proxy
from pyscript.js_modules import page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Afterwards:
    """The deeds that wait until the table has been painted, in their order."""

    def __init__(self) -> None:
        self.waiting: "list[Callable[[], None]]" = []
        # Made once: what MicroPython makes for each call may be gone before it is called.
        self.painted = create_proxy(self.settle)

    def do(self, deed: "Callable[[], None]") -> None:
        """Do something once the table has been painted, but before the page is hidden."""
        self.waiting.append(deed)
        page.patch.whenPainted(self.painted)

    def settle(self) -> None:
        """Do at once what waits."""
        while self.waiting:
            self.waiting.pop(0)()


afterwards = Afterwards()
