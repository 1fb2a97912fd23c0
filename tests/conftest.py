"""Settings of the property tests: no deadline; in CI the same examples every time."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "calm",
    deadline=None,
    print_blob=True,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("calm")
