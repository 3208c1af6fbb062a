/** What the table says to the player: the main button, the line above the hand, choices in words. */

import { sourceCard, writeAction } from '../../lib/game/action'
import { card as facts, TOKENS } from '../../lib/game/facts'
import { amount, list, t } from '../../lib/text/i18n.svelte'
import {
  blockadeName,
  cardName,
  cardText,
  moverName,
  seatName,
  terrainName,
  tokenName,
  tokenText,
} from '../../lib/text/words'
import type { Choice } from './choices'
import { buy, end, lay, pay, remove } from './commitChoice'
import { pays, superfluous, usesUp } from './payment'
import type { Play } from './tableController.svelte'

/** The one button that is always there. */
export interface Main {
  label: string
  detail: string
  enabled: boolean
  icon: string
  run: () => void
}

/** A source of a payment in words. */
export function sourceName(source: string): string {
  return TOKENS.has(source) ? tokenName(source) : cardName(sourceCard(source))
}

/** What the main button says and does now. */
export function mainButton(play: Play): Main {
  const mode = play.mode
  const nothing = {
    label: t('table-end'),
    detail: '',
    enabled: false,
    icon: 'end-turn',
    run: () => {},
  }
  if (!play.mine) return play.instead ?? { ...nothing, label: waitingFor(play), icon: 'clock' }
  switch (mode.kind) {
    case 'pay': {
      const missing = mode.choice.count - play.chosen.length
      return {
        label: t(mode.choice.camp ? 'table-camp-go' : 'table-pay-go', {
          count: mode.choice.count,
        }),
        detail: missing ? t('table-choose-more', { count: missing }) : '',
        enabled: missing === 0,
        icon: 'check',
        run: () => pay(play, mode.choice),
      }
    }
    case 'remove':
      return {
        label: play.chosen.length
          ? t('table-remove-go', { count: play.chosen.length })
          : t('table-remove-none'),
        detail: '',
        enabled: true,
        icon: play.chosen.length ? 'trash' : 'check',
        run: () => remove(play),
      }
    case 'lay':
      return {
        label: t(mode.token === 'remove_card' ? 'table-remove-go' : 'table-replace-go', {
          count: Math.max(mode.least, play.chosen.length),
        }),
        detail: '',
        enabled: play.chosen.length >= mode.least,
        icon: 'check',
        run: () => lay(play, mode.token),
      }
    case 'buy': {
      const price = facts(mode.card).price ?? 0
      const changed = play.view?.turn.change_symbol === true
      return {
        label: t('table-buy-go', { price }),
        detail:
          play.purchase.paid < price
            ? t('table-missing', { coins: amount(price - play.purchase.paid) })
            : cardName(mode.card),
        enabled: pays(play.purchase.sources, price, changed),
        icon: 'market',
        run: () => buy(play, mode.card),
      }
    }
    case 'target': {
      const plan = mode.plans[mode.at]
      return {
        label: t('table-go'),
        detail: plan?.label ?? '',
        enabled: plan !== undefined,
        icon: 'check',
        run: () => {
          if (plan) void play.follow(plan)
        },
      }
    }
    case 'token': {
      const { token } = mode
      if (atOnce(play, token)) {
        return {
          label: t('table-use-go'),
          detail: tokenName(token),
          enabled: true,
          icon: 'check',
          run: () => void play.act(writeAction('token', { card: token })),
        }
      }
      break
    }
    case 'card': {
      const id = play.cardOf(mode.key)
      if (id && play.options.plays?.includes(id)) {
        return {
          label: t('table-play-go'),
          detail: cardName(id),
          enabled: true,
          icon: 'play',
          run: () => void play.act(writeAction('play', { card: id }), [mode.key]),
        }
      }
      if (id === 'transmitter' && play.options.takes) {
        return {
          label: t('table-take-go'),
          detail: '',
          enabled: true,
          icon: 'market',
          run: () => {
            play.marketOpen = true
          },
        }
      }
    }
  }
  const keep = play.keptNow.length
  const away = play.hand.length - keep
  return {
    label: t('table-end'),
    detail: keep ? t('table-end-keep', { keep, away }) : away ? t('table-end-away', { away }) : '',
    enabled: play.options.end === true,
    icon: 'end-turn',
    run: () => end(play),
  }
}

/** Whether a token only has to be used, without choosing anything. */
function atOnce(play: Play, token: string): boolean {
  return (play.options.tokens?.includes(token) ?? false) && token !== 'keep_item'
}

/** What there is to wait for while somebody else moves. */
export function waitingFor({ table }: Play): string {
  if (!table?.view) return t('table-waiting')
  if (table.status === 'over') return t('story-over')
  if (table.status === 'paused') return t('table-paused')
  return t('table-waiting-for', { name: seatName(table.seats[table.view.to_move]) })
}

/** One line above the hand: what now. */
export function promptOf(play: Play): string {
  const mode = play.mode
  const view = play.view
  if (!view || !play.table) return ''
  if (!play.mine) return ''
  switch (mode.kind) {
    case 'pay':
      return t(
        mode.choice.camp
          ? 'table-prompt-camp'
          : mode.choice.taken.length
            ? 'table-prompt-pay-blockade'
            : 'table-prompt-rubble',
        { count: mode.choice.count, chosen: play.chosen.length },
      )
    case 'remove':
      return t('table-prompt-remove', { most: mode.most })
    case 'lay':
      return t(mode.token === 'remove_card' ? 'table-prompt-remove-one' : 'table-prompt-replace')
    case 'buy': {
      const price = facts(mode.card).price ?? 0
      const extra = superfluous(play.purchase.sources, price)
      if (extra.length) return t('table-prompt-too-much', { card: sourceName(extra[0] as string) })
      const lost = play.purchase.paid - price
      const used = play.purchase.sources.filter((one) => usesUp(one) && !TOKENS.has(one))
      const words = t('table-prompt-buy', {
        card: cardName(mode.card),
        price,
        paid: amount(play.purchase.paid),
      })
      const loss = lost > 0 ? ` ${t('table-prompt-lost', { coins: amount(lost) })}` : ''
      const gone = used.length
        ? ` ${t('table-prompt-used-up', { cards: list(used.map((one) => cardName(sourceCard(one)))) })}`
        : ''
      return words + loss + gone
    }
    case 'target':
      return t('table-prompt-target', { space: targetName(mode.target, play) })
    case 'pick':
      return t('table-prompt-pick')
    case 'token': {
      const card = tokenName(mode.token)
      return atOnce(play, mode.token)
        ? t('table-card-action', { card, about: tokenText(mode.token) })
        : t('table-prompt-token', { token: card })
    }
    case 'card': {
      const id = play.cardOf(mode.key)
      return id ? aboutCard(play, id) : ''
    }
  }
  if (view.turn.change_symbol) return t('table-prompt-change')
  if (view.turn.bought) return t('table-prompt-bought')
  return play.choices.length || play.options.plays || play.options.buys
    ? t('table-prompt-idle')
    : t('table-prompt-nothing')
}

/** What a chosen card can do now, in a sentence. */
export function aboutCard(play: Play, id: string): string {
  const targets = new Set(play.choices.filter((one) => one.card === id).map((one) => one.target))
  if (targets.size) {
    const blockades = [...targets].filter((one) => one.startsWith('#')).length
    const spaces = targets.size - blockades
    const what = [
      spaces ? t('table-reach-spaces', { count: spaces }) : '',
      blockades ? t('table-reach-blockades', { count: blockades }) : '',
    ]
    return t('table-card-targets', {
      card: cardName(id),
      count: targets.size,
      what: list(what.filter(Boolean)),
    })
  }
  if (play.options.plays?.includes(id))
    return t('table-card-action', { card: cardName(id), about: cardText(id) })
  if (id === 'transmitter' && play.options.takes)
    return t('table-card-take', { card: cardName(id) })
  const words = { card: cardName(id), coins: amount(facts(id).buy_value) }
  const pays = new Set(play.choices.filter((one) => one.kind === 'pay').map(paidFor))
  return pays.size
    ? t('table-card-pay', { ...words, what: list([...pays], 'disjunction') })
    : t('table-card-none', words)
}

/** What any card can pay for, in words. */
function paidFor(choice: Choice): string {
  if (choice.camp) return t('table-pay-camp')
  return t(choice.taken.length ? 'table-pay-blockade' : 'table-pay-rubble')
}

/** A space or a blockade (`#n`) in words; on a board made by hand names mean nothing to a reader. */
export function targetName(target: string, play?: Play): string {
  if (target.startsWith('#')) return blockadeName(Number(target.slice(1)))
  const space = play?.view?.board.spaces ? play.board?.spaces.get(target) : undefined
  return space ? terrainName(space) : target
}

/** A payment in words: `remove 1 card for base camp 1`. */
export function payName(play: Play, target: string, count: number): string {
  const camp = play.board?.spaces.get(target)?.terrain === 'camp'
  return t(camp ? 'table-choice-camp' : 'table-choice-pay', {
    space: targetName(target, play),
    count,
  })
}

/** A choice in words, for lists and for those who listen. */
export function choiceName(play: Play, choice: Choice): string {
  const space = targetName(choice.target, play)
  const via = choice.taken.filter((number) => `#${number}` !== choice.target)
  const parts = [
    choice.kind === 'pay'
      ? payName(play, choice.target, choice.count)
      : t('table-choice-move', { card: moverName(choice.card), space }),
  ]
  if (via.length) parts.push(t('table-choice-via', { blockade: list(via.map(String)) }))
  const pieces = play.me?.pieces.length ?? 1
  if (pieces > 1) parts.push(t('table-choice-piece', { piece: choice.piece }))
  return parts.join(', ')
}
