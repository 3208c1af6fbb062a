"""What the pools work out: nothing here needs the web framework or the database, so that the
processes stay small."""
