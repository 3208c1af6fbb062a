"""How people come together at a table: open seats, races for strangers, rematches."""
