/** Numbers and names as one writes them in the player's language. */

import type { Advice } from '../lib/net/wire'
import { language, t } from '../lib/text/i18n.svelte'
import { routeName } from '../lib/text/words'

export const locale = () => (language() === 'pt' ? 'pt-BR' : language().slice(0, 2))

/** A number with this many decimals. */
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

/** A number with at most this many decimals. */
export const plain = (value: number, digits = 1) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value)

/** A route by its name; custom routes by their code. */
export const routeTitle = (route: string) => (/^\S+-\S+$/.test(route) ? route : routeName(route))

/** A day. */
export const day = (seconds: number) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    seconds * 1000,
  )

/** A number rounded to one decimal, as texts take it. */
export const tenths = (value: number) => Math.round(value * 10) / 10 || 0

/** Lost rounds as texts take them: in halves, and in whole rounds where there are many. */
const late = (rounds: number) => ({
  halves: Math.max(0, Math.round(rounds * 2)),
  rounds: Math.round(rounds),
})

/** What something costs, in words: chance to win, rounds, or both; never nothing at all. */
export function costOf(win: number, rounds: number): string {
  const args = { points: Math.round(100 * Math.max(0, win)), ...late(rounds) }
  const chance = win >= 0.005
  return t(chance && args.halves ? 'cost-both' : chance ? 'cost-win' : 'cost-rounds', args)
}

/** A turn beside a better one: the chances to win, or the time where those are alike. */
export function besideBetter(which: 'now' | 'blunder', { win, rounds, better }: Advice): string {
  const best = better?.win ?? 0
  const args = { best: percent(best), own: percent(Math.max(0, best - win)) }
  return args.best === args.own
    ? t(`hints-late-${which}`, late(rounds))
    : t(`hints-odds-${which}`, args)
}
