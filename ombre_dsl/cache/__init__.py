"""What can be made anew and is kept because making it costs time: the grammar, and which variants are without a fault.

Nothing here is needed: a folder that can't be written to, a full disk, a broken file cost time and nothing else.
"""
