"""An analysis as a page, and on the command line."""
