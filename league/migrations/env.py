"""Run by Alembic with the connection that `Store.migrate` hands it."""

from alembic import context

from league.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
