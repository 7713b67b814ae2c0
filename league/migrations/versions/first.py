"""The tables of the first release."""

from alembic import op

from league.schema import METADATA

revision = "first"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    METADATA.create_all(op.get_bind())


def downgrade() -> None:
    """Drop them, with all that was told."""
    METADATA.drop_all(op.get_bind())
