/** Everything that keys read aloud; loaded later than the table. */

export { aroundWords } from './around'
export { goodsWords, handWords, lastWords, rivalsWords } from './reading'
export { wayWords } from './wayAhead'
