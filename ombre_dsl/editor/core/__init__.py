"""What an editor asks for, as functions from texts and a place to values; nothing here knows the protocol."""
