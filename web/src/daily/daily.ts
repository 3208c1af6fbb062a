/** The daily expedition: asked of the server, and its numbers as people read them. */

import { locale } from '../analysis/words'
import { ask, send } from '../lib/net/api'
import type { Daily, DailyTable } from '../lib/net/wire'
import { t } from '../lib/text/i18n.svelte'

/** Today's, or that of an earlier day. */
export const readDaily = (day = '') =>
  ask<Daily>(day ? `/api/daily?day=${encodeURIComponent(day)}` : '/api/daily')

/** A table for today's: one's own, or a new one. */
export const tryDaily = (name: string) => send<DailyTable>('POST', '/api/daily', { name })

/** A date in words; days are in UTC, whatever the reader's time zone. */
export const dayName = (day: string, long = false) =>
  new Intl.DateTimeFormat(locale(), {
    timeZone: 'UTC',
    day: 'numeric',
    month: long ? 'long' : 'short',
    ...(long ? { weekday: 'long' } : {}),
  }).format(new Date(`${day}T00:00:00Z`))

/** What is left of the day: `5:03:07`. */
export function clock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const parts = [Math.floor(left / 60) % 60, left % 60].map((part) => String(part).padStart(2, '0'))
  return [Math.floor(left / 3600), ...parts].join(':')
}

/** A result in words. */
export const roundsText = (rounds: number | null) =>
  rounds === null ? t('daily-lost') : t('daily-rounds', { rounds })

/** How many have finished. */
export const finishers = ({ field }: Pick<Daily, 'field'>) =>
  field.reduce((sum, { people }) => sum + people, 0)

/** One column of the picture of all results; without rounds, those who did not arrive. */
export interface Column {
  rounds: number | null
  people: number
  mine: boolean
  strongest: boolean
}

/** All results from best to last, without gaps, with the player's and the strongest level's marked. */
export function columns({
  field,
  own,
  strongest,
}: Pick<Daily, 'field' | 'own' | 'strongest'>): Column[] {
  const people = new Map(field.map((line) => [line.rounds, line.people]))
  const known = [...people.keys(), strongest].filter((rounds) => rounds !== null)
  const first = Math.min(...known)
  const found: Column[] = []
  for (let rounds = first; rounds <= Math.max(...known); rounds++) {
    found.push({
      rounds,
      people: people.get(rounds) ?? 0,
      mine: own?.over === true && own.rounds === rounds,
      strongest: strongest === rounds,
    })
  }
  const lost = people.get(null)
  if (lost) {
    const mine = own?.over === true && own.rounds === null
    found.push({ rounds: null, people: lost, mine, strongest: false })
  }
  return found
}

/** A place among all: English needs the kind of its ordinal, as in 21st or 22nd. */
export function placeText(place: number, of: number): string {
  const ordinal = new Intl.PluralRules(locale(), { type: 'ordinal' }).select(place)
  return t('daily-place', { place, of, ordinal })
}

/** The result as a line to share, without spoilers about the route. */
export function shareText(daily: Daily): string {
  const parts = [
    t('daily-share-result', {
      day: dayName(daily.day),
      result: roundsText(daily.own?.rounds ?? null),
    }),
  ]
  if (daily.strongest !== null) parts.push(t('daily-share-strongest', { rounds: daily.strongest }))
  if (daily.streak > 1) parts.push(t('daily-share-streak', { days: daily.streak }))
  return parts.join(', ')
}
