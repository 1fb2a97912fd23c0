"""The page: events, patches, storage and talk with the workers, under MicroPython."""
