"""The documentation as a site: pages in their places, some of them made from code, and links."""
