/** Everything that keys read aloud; loaded later than the table. */

export { aroundWords } from './around'
export { wayWords } from './easiestWay'
export { goodsWords, handWords, lastWords, rivalsWords } from './reading'
