/** The sprites of a page that is all in one file. */

import board from '../../art/board.svg?raw'
import icons from '../../art/icons.svg?raw'
import tokens from '../../art/tokens.svg?raw'

export const pageSprites = async () => [icons, board, tokens]
