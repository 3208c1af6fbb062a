/** Advice about a route in words. */

import type { RouteTip } from '../../lib/net/wire'
import { type Args, language, t } from '../../lib/text/i18n.svelte'

const locale = () => language().slice(0, 2)

export const percent = (share: number) =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(share)

const decimal = (value: number) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value)

/** Arguments that are percentages if they are no whole numbers. */
const SHARES = ['share', 'most', 'least']

export function adviceText({ id, about = {} }: RouteTip): string {
  const args: Args = {}
  for (const [key, value] of Object.entries(about)) {
    if (key === 'terrain') args[key] = t(`space-${value}`)
    else if (typeof value === 'number' && !Number.isInteger(value))
      args[key] = SHARES.includes(key) ? percent(value) : decimal(value)
    else args[key] = value as string | number
  }
  return t(id, args)
}
