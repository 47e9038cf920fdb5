"""The language server: ``core`` answers from texts and places, the modules beside it speak the protocol."""
