"""The sensible player in the kernel: module by module the twin of ``ombre_dsl.simulation.policies``.

The same hand from the same seed: each function does what the Python player's function of the same name does, on whole
numbers alone, in the same order.  What rests on the variant alone is laid out as tables when it is first asked to play.
"""
