import { expect, test } from 'vitest'
import { coinsOf, pays, superfluous, usesUp, waysToPay } from '../src/table/model/payment'

test('yellow cards and jokers bring their power, others half a coin', () => {
  expect(coinsOf('photographer')).toBe(2)
  expect(coinsOf('adventurer')).toBe(2)
  expect(coinsOf('captain')).toBe(0.5)
  expect(coinsOf('prop_plane/2')).toBe(0.5)
  expect(coinsOf('giant_machete:coin')).toBe(6)
  expect(coinsOf('coin_2')).toBe(2)
})

test('an item leaves the game at full value only', () => {
  expect(usesUp('treasure_chest')).toBe(true)
  expect(usesUp('treasure_chest/2')).toBe(false)
  expect(usesUp('compass')).toBe(false)
})

test('nothing superfluous is paid', () => {
  expect(superfluous(['traveler', 'photographer'], 2)).toEqual(['traveler'])
  expect(superfluous(['traveler', 'explorer', 'explorer'], 2)).toEqual([])
})

test('a payment must be complete, without a superfluous part', () => {
  expect(pays(['traveler'], 2, 0)).toBe(false)
  expect(pays(['photographer'], 2, 0)).toBe(true)
  expect(pays(['photographer', 'traveler'], 2, 0)).toBe(false)
})

test('a changed symbol that waits must be among what is paid', () => {
  expect(pays(['photographer'], 2, 1)).toBe(false)
  expect(pays(['scout:coin'], 2, 1)).toBe(true)
  expect(pays(['scout:coin'], 2, 0)).toBe(false)
})

test('a chest can pay as half a coin', () => {
  expect(waysToPay('treasure_chest', false)).toEqual(['treasure_chest', 'treasure_chest/2'])
  expect(waysToPay('traveler', false)).toEqual(['traveler'])
  expect(waysToPay('scout', true)).toEqual(['scout:coin', 'scout'])
})
