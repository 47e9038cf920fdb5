"""Reports of faults: what they hold, what they say, how they are shown."""
