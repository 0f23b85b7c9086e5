"""How long Hypothesis searches: `quick` by default, `ci` where the slow tests run as well."""

import os

from hypothesis import settings

settings.register_profile("quick", max_examples=20, deadline=None)
settings.register_profile("ci", max_examples=100, deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "quick")
