/** Everything that can be done now, in words that tell one thing from the other. */

import { writeAction } from '../../lib/game/action'
import { card as facts } from '../../lib/game/facts'
import { t } from '../../lib/text/i18n.svelte'
import { cardName, tokenName } from '../../lib/text/words'
import { endTurn } from '../modes/idle'
import { headingTo } from '../speech/compass'
import type { Choice } from './choices'
import { choiceName } from './prompts'
import type { Play } from './tableController.svelte'

interface Item {
  label: string
  run: () => void
}
export interface Group {
  title: string
  items: Item[]
}

export function actionGroups(play: Play): Group[] {
  const { options } = play
  return [
    { title: t('table-list-removes'), items: removals(play) },
    { title: t('phase-move'), items: moves(play) },
    { title: t('table-action-cards'), items: cards(play) },
    {
      title: t('table-cave-tokens'),
      items: (options.tokens ?? []).map((token) => ({
        label: t('table-list-token', { token: tokenName(token) }),
        run: () => play.tapToken(token),
      })),
    },
    {
      title: t('phase-buy'),
      items: Object.keys(options.buys ?? {}).map((card) => ({
        label: t('table-list-buy', { card: cardName(card), price: facts(card).price ?? 0 }),
        run: () => play.tapPile(card),
      })),
    },
    {
      title: t('phase-turn'),
      items: options.end ? [{ label: t('table-end'), run: () => endTurn(play) }] : [],
    },
  ].filter((group) => group.items.length)
}

function removals(play: Play): Item[] {
  if (play.options.removes === undefined) return []
  return [
    { label: t('table-remove-none'), run: () => void play.act(writeAction('remove')) },
    ...[...new Set(play.hand.map((one) => one.id))].map((card) => ({
      label: t('table-list-remove', { card: cardName(card) }),
      run: () => void play.act(writeAction('remove', { cards: [card] })),
    })),
  ]
}

function cards(play: Play): Item[] {
  const keyOf = (card: string) => play.hand.find((one) => one.id === card)?.key
  return [
    ...(play.options.plays ?? []).map((card) => ({
      label: t('table-list-play', { card: cardName(card) }),
      run: () => void play.act(writeAction('play', { card }), [keyOf(card) ?? '']),
    })),
    ...(play.options.takes ?? []).map((card) => ({
      label: t('table-list-take', { card: cardName(card) }),
      run: () => void play.act(writeAction('take', { card })),
    })),
  ]
}

/** On a board made by hand spaces have no names: those of one kind are told apart by the way there. */
function moves(play: Play): Item[] {
  const names = play.choices.map((choice) => wordsFor(play, choice))
  const apart = play.choices.map((choice, i) =>
    count(names, names[i]) > 1 ? wordsFor(play, choice, wayTo(play, choice)) : names[i],
  )
  return play.choices.map((choice, i) => {
    const equal = apart.slice(0, i + 1)
    const number = count(apart, apart[i]) > 1 ? ` ${count(equal, apart[i])}` : ''
    return { label: `${apart[i]}${number}`, run: () => play.pick(choice) }
  })
}

const count = (all: (string | undefined)[], wanted: string | undefined) =>
  all.filter((one) => one === wanted).length

function wordsFor(play: Play, choice: Choice, way = ''): string {
  const words = [choiceName(play, choice), way].filter(Boolean).join(', ')
  return choice.kind === 'move' && choice.way
    ? `${words} (${t('table-power-left', { power: choice.way.left })})`
    : words
}

/** The directions that lead there, one after the other. */
function wayTo({ board, me }: Play, { piece, way }: Choice): string {
  let here = me?.pieces[piece - 1] ?? ''
  const found: string[] = []
  for (const { space } of way?.steps ?? []) {
    const heading = board && headingTo(board, here, space)
    if (heading) found.push(t(`speech-${heading}`))
    here = space
  }
  return found.join(', ')
}
