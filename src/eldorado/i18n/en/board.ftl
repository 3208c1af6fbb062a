### The board as it is seen.

board-codes = Space codes on the board
board-codes-about = Every space shows its code, such as B18. When this is off, a code appears only while a text mentions that space.
