"""A table that somebody plays at: what is shown of it now, and how its computer players move."""

from eldorado.core.game import new_seed
from eldorado.table import Documents, Table


class TableInUse:
    """A table in memory."""

    __slots__ = ("_documents", "pace", "seeds", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pace = table.setup.pace
        """Seconds between the moves of computer players, as the host likes it now."""
        self.seeds = [new_seed() & 0xFFFFFFFF for _ in table.seats]
        self._documents: Documents | None = None

    @property
    def documents(self) -> Documents:
        """What everybody is shown now."""
        if self._documents is None:
            self._documents = self.table.documents()
        return self._documents

    def move_on(self, table: Table, documents: Documents | None = None) -> None:
        """The table is now like this; its documents are made when they are needed."""
        self.table = table
        self._documents = documents
