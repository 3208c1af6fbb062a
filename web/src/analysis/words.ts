/** Numbers and names as one writes them in the player's language. */

import { language, t } from '../lib/text/i18n.svelte'
import { routeName } from '../lib/text/words'

export const locale = () => (language() === 'pt' ? 'pt-BR' : language().slice(0, 2))

/** A number with so many decimals. */
export const decimals = (value: number, digits = 1) =>
  new Intl.NumberFormat(locale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(value) < 10 ** -digits / 2 ? 0 : value)

/** A difference with its sign; nothing is neither. */
export const signed = (value: number, digits = 1) =>
  new Intl.NumberFormat(locale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  }).format(Math.abs(value) < 10 ** -digits / 2 ? 0 : value)

/** A chance as a percentage. */
export const percent = (value: number) =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(value)

/** At most so many decimals, none where there are none. */
export const plain = (value: number, digits = 1) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value)

/** A route by its name, or by its code if it has one: several of one's own are told apart. */
export const routeTitle = (route: string) => (/^\S+-\S+$/.test(route) ? route : routeName(route))

/** A day. */
export const day = (seconds: number) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    seconds * 1000,
  )

/** A number rounded to one decimal, as texts take it. */
export const tenths = (value: number) => Math.round(value * 10) / 10 || 0

/** What something costs, in words: chance to win, rounds, or both; never nothing at all. */
export function costOf(win: number, rounds: number): string {
  const [chance, time] = [win >= 0.005, rounds >= 0.05]
  const share = Math.max(0, win)
  const args = {
    win: percent(share),
    points: Math.round(share * 100),
    rounds: tenths(Math.max(0, rounds)),
  }
  return t(chance === time ? 'cost-both' : chance ? 'cost-win' : 'cost-rounds', args)
}
