// Everything that is too small, cut off, or in the way of something else, as a list of sentences.
() => {
  const faults = []
  const wide = document.documentElement
  const name = (element) => {
    const words = (element.getAttribute('aria-label') || element.textContent || '').trim()
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> "${words.slice(0, 40)}"`
  }
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.unseen') && !element.closest('[inert]')
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
  const within = (element) => !modal || modal.contains(element)

  if (wide.scrollWidth > innerWidth) faults.push(`scrolls sideways: ${wide.scrollWidth} > ${innerWidth}`)

  // Words: large enough, and not cut off at a side.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement
    if (!text.data.trim() || !parent || !seen(parent) || !within(parent)) continue
    if (parent.offsetWidth <= 1 && getComputedStyle(parent).clipPath !== 'none') continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const rect = range.getBoundingClientRect()
    if (!rect.width || !rect.height) continue
    let size = parseFloat(getComputedStyle(parent).fontSize)
    const drawing = parent.closest('svg')
    if (drawing) {
      const box = parent.getBBox()
      size *= rect.height && box.height ? parent.getBoundingClientRect().height / box.height : 1
    }
    if (size < 10.95) faults.push(`text of ${size.toFixed(1)} px: ${name(parent)}`)
    if (drawing) continue
    let [left, right] = [0, innerWidth]
    let [top, bottom] = [-Infinity, Infinity]
    let [scrolls, rolls] = [false, false]
    for (let up = parent; up; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (/auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth + 1) { scrolls = true; break }
      if (style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis' && style.display !== 'inline') {
        const box = up.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      if (!rolls && /hidden|clip/.test(style.overflowY) && up !== document.body) {
        const box = up.getBoundingClientRect()
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
      }
      rolls ||= /auto|scroll/.test(style.overflowY)
      if (style.textOverflow === 'ellipsis') { scrolls = true; break }
      if (style.position === 'fixed') break
    }
    if (!scrolls && (rect.left < left - 1.5 || rect.right > right + 1.5))
      faults.push(`text cut off at a side: ${name(parent)}`)
    if (rect.top < top - 2.5 || rect.bottom > bottom + 2.5)
      faults.push(`text cut off above or below: ${name(parent)}`)
  }

  // What one presses: large enough for a finger.
  const press = 'button, a[href], input, select, textarea, summary, [role=button], [role=switch], [tabindex="0"]'
  for (const element of document.querySelectorAll(press)) {
    if (!seen(element) && !element.matches('input')) continue
    if (!within(element) || element.closest('.spaces') || element.matches('.skip:not(:focus)')) continue
    if (element.matches('a') && getComputedStyle(element).display === 'inline') continue
    if (element.matches('main, section, div:not([role]), h1, h2')) continue
    const box = (element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') : element)
      .getBoundingClientRect()
    if (!box.width) continue
    if (box.width < 43.5 || box.height < 43.5)
      faults.push(`target of ${Math.round(box.width)} × ${Math.round(box.height)}: ${name(element)}`)
  }

  // The parts of the table keep clear of each other.
  if (document.querySelector('[data-main]') && !modal) {
    const parts = {
      hand: [...document.querySelectorAll('[data-card] .face')],
      market: [...document.querySelectorAll('.market.dock, button.shop')],
      main: [...document.querySelectorAll('[data-main]')],
      undo: [...document.querySelectorAll('.deed .icon-button')],
      own: [...document.querySelectorAll('.side .own')],
      others: [...document.querySelectorAll('.expedition')],
      prompt: [...document.querySelectorAll('.prompt')],
      tools: [...document.querySelectorAll('.top .icon-button')],
    }
    // In a window that is too small for all at once they are in a column that scrolls, but for the bar at its end.
    const column = document.querySelector('.table, .arena, .theatre')
    const rolls = column !== null && /auto|scroll/.test(getComputedStyle(column).overflowY)
    // In the smallest windows an open hint fills all of it: the rest lies behind it.
    const panel = document.querySelector('.panel')
    const filled = panel && panel.offsetWidth >= innerWidth && panel.offsetHeight >= innerHeight
    const shown = (one) => !filled || panel.contains(one)
    const inBar = ({ part }) => rolls && (part === 'main' || part === 'undo')
    const boxes = Object.entries(parts).flatMap(([part, list]) =>
      list.filter(seen).filter(shown).map((one) => ({ part, one, box: one.getBoundingClientRect() })).filter(({ box }) => box.width))
    for (const [i, a] of boxes.entries()) {
      const above = a.box.top < -1 || a.box.bottom > innerHeight + 1
      if (a.box.left < -1 || a.box.right > innerWidth + 1 || (above && (!rolls || inBar(a))))
        faults.push(`${a.part} leaves the page: ${name(a.one)}`)
      for (const b of boxes.slice(i + 1)) {
        if ((a.part === b.part && a.part === 'hand') || inBar(a) !== inBar(b)) continue
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if (across > 1 && down > 1)
          faults.push(`${a.part} over ${b.part} by ${Math.round(across)} × ${Math.round(down)}: ${name(a.one)} / ${name(b.one)}`)
      }
    }
  }
  return [...new Set(faults)]
}
