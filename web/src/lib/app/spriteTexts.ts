/** Loads the sprites from separate files, so that they are not part of the program. */

import board from '../../art/board.svg?url'
import icons from '../../art/icons.svg?url'
import terrain from '../../art/terrain.svg?url'
import tokens from '../../art/tokens.svg?url'

const read = async (address: string) => (await fetch(address)).text()

/** The sprites of the page: icons, those of the board, tokens. */
export const pageSprites = () => Promise.all([icons, board, tokens].map(read))

/** What the land is drawn with. */
export const landSprites = () => Promise.all([board, terrain].map(read))
