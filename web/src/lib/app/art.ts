/** The drawings: sprites put into the page once, and scenes as pictures. */

import { pageSprites } from './spriteTexts'

const scenes = import.meta.glob<string>('../../art/cards/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a card's scene. */
export const scene = (card: string) => scenes[`../../art/cards/${card}.svg`] ?? ''

/** Puts the sprites into the page, so that `<use href="#icon-undo">` finds them. */
export async function plantSprites(): Promise<void> {
  const home = document.createElement('div')
  home.hidden = true
  for (const text of await pageSprites()) {
    // Style attributes in markup are against our security policy; set from here they are not.
    const tame = text.replaceAll(' style="', ' data-style="')
    const svg = new DOMParser().parseFromString(tame, 'image/svg+xml').documentElement
    const planted = document.importNode(svg, true)
    for (const one of planted.querySelectorAll<SVGElement>('[data-style]')) {
      one.style.cssText = one.dataset.style ?? ''
    }
    home.append(planted)
  }
  document.body.append(home)
}
