"""A package, so that it comes before a `tests` that another package leaves in the environment."""
