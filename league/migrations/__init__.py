"""From one release's tables to the next one's, by Alembic: `Store.migrate` runs them."""
