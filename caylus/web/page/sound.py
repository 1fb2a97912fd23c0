"""Small sounds for what happens, made here and only if they are wanted."""

from pyscript import window

from caylus.web.page import options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Hertz, seconds, form of the wave and loudness: those of moves, and the call to one's turn.
TONES = {
    "knock": (196, 0.07, "triangle", 0.22),
    "thud": (131, 0.16, "triangle", 0.25),
    "slide": (294, 0.09, "triangle", 0.18),
    "click": (392, 0.06, "triangle", 0.14),
    "ring": (1175, 0.12, "sine", 0.08),
    "call": (587, 0.22, "sine", 0.1),
}
MOST = 3


class Sound:
    """The loudspeaker, opened with the first sound."""

    def __init__(self) -> None:
        self.context: "Any" = None

    def play(self, names: "list[str]") -> None:
        """Play some tones one after another, each once."""
        if not options.chosen["sound"] or not names:
            return
        if self.context is None:
            self.context = window.AudioContext.new()
        start = self.context.currentTime
        different = [name for number, name in enumerate(names) if name not in names[:number]]
        for name in different[:MOST]:
            start = self.tone(start, *TONES[name])

    def tone(self, start: float, hertz: float, seconds: float, wave: str, loud: float) -> float:
        """Plan one tone; returns when the next may start."""
        source, volume = self.context.createOscillator(), self.context.createGain()
        source.type = wave
        source.frequency.value = hertz
        volume.gain.setValueAtTime(loud, start)
        volume.gain.exponentialRampToValueAtTime(0.001, start + seconds)
        source.connect(volume)
        volume.connect(self.context.destination)
        source.start(start)
        source.stop(start + seconds)
        return start + seconds * 0.6


sound = Sound()
