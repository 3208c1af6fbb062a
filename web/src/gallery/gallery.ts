/** The routes that people of a server published: asked for, and in words. */

import { ask, send } from '../lib/net/api'
import type { GalleryPage, GalleryRoute, RoutePage, Withdrawn } from '../lib/net/wire'
import { t } from '../lib/text/i18n.svelte'

export const SORTS = ['fresh', 'played', 'difficulty', 'length'] as const
export const LEVELS = ['easy', 'moderate', 'difficult'] as const
export const SIZES = ['short', 'medium', 'long'] as const

/** Which routes somebody wants to see; an empty word is any. */
export interface Wish {
  sort: string
  difficulty: string
  size: string
  caves: boolean
}

export const ANY: Wish = { sort: 'fresh', difficulty: '', size: '', caves: false }

/** Cards that come at once: each asks for its board, and an address may ask for few at once. */
export const AT_ONCE = 12

const known = (value: string | null, allowed: readonly string[], fallback: string) =>
  value !== null && allowed.includes(value) ? value : fallback

/** The wish that an address stands for. */
export function wishIn(query: URLSearchParams): Wish {
  return {
    sort: known(query.get('sort'), SORTS, ANY.sort),
    difficulty: known(query.get('difficulty'), LEVELS, ''),
    size: known(query.get('size'), SIZES, ''),
    caves: query.get('caves') === 'true',
  }
}

/** The query of a wish: only what differs from everything, newest first. */
export function queryOf(wish: Wish): string {
  const query = new URLSearchParams()
  if (wish.sort !== ANY.sort) query.set('sort', wish.sort)
  if (wish.difficulty) query.set('difficulty', wish.difficulty)
  if (wish.size) query.set('size', wish.size)
  if (wish.caves) query.set('caves', 'true')
  return query.toString()
}

export function readGallery(wish: Wish, after: number): Promise<GalleryPage> {
  const query = new URLSearchParams(queryOf(wish))
  query.set('after', String(after))
  query.set('limit', String(AT_ONCE))
  return ask<GalleryPage>(`/api/gallery?${query}`)
}

const address = (code: string) => `/api/gallery/${encodeURIComponent(code)}`

export const readRoute = (code: string) => ask<RoutePage>(address(code))
export const publish = (code: string, words: { name: string; line: string; author: string }) =>
  send<GalleryRoute>('PUT', address(code), words)
export const withdraw = (code: string) => ask<Withdrawn>(address(code), { method: 'DELETE' })

/** Who made a route, as people read it. */
export const madeBy = (route: GalleryRoute) =>
  route.author ? t('gallery-by', { author: route.author }) : t('gallery-anonymous')
