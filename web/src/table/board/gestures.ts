/** Gestures that move the board: one finger or the mouse drags, two fingers and the wheel zoom. */

import type { Camera } from './camera.svelte'
import type { Placement } from './framing.svelte'

/** How far a click may slip, in pixels. */
const SLIP = 8
/** A turn of the wheel is over when nothing came for so long. */
const WHEEL_IDLE = 150
/** What a wheel counts for, told in pixels, lines or pages. */
const WHEEL_UNITS = [0.002, 0.05, 1]

interface Finger {
  x: number
  y: number
  /** The place of the board that it holds. */
  place: { x: number; y: number }
}

/** Lets gestures on an element move a camera; for `{@attach}`. */
export function gestures(camera: Camera) {
  return (frame: HTMLElement) => {
    const fingers = new Map<number, Finger>()
    // Not read from the camera yet: an attachment begins anew when what it has read changes.
    let begun: Placement = { x: 0, y: 0, k: 1 }
    let moved = false
    let wheeling = 0

    const point = (event: MouseEvent): [number, number] => {
      const { left, top } = frame.getBoundingClientRect()
      return [event.clientX - left, event.clientY - top]
    }
    /** Every finger holds what is under it now. */
    const grasp = () => {
      for (const finger of fingers.values()) finger.place = camera.placeAt(finger.x, finger.y)
    }
    const down = (event: PointerEvent) => {
      if (event.button || event.ctrlKey) return
      if (!fingers.size) [begun, moved] = [camera.at, false]
      const [x, y] = point(event)
      fingers.set(event.pointerId, { x, y, place: camera.placeAt(x, y) })
      grasp()
    }
    const move = (event: PointerEvent) => {
      const finger = fingers.get(event.pointerId)
      if (!finger) return
      ;[finger.x, finger.y] = point(event)
      const [one, other] = fingers.values()
      if (!one) return
      if (other) pinch(one, other)
      else camera.hold(one.place, one.x, one.y)
      const { x, y, k } = camera.at
      if (!moved && k === begun.k && Math.hypot(x - begun.x, y - begun.y) <= SLIP) return
      if (!moved) for (const id of fingers.keys()) frame.setPointerCapture(id)
      moved = true
      camera.moveInHand()
    }
    const pinch = (one: Finger, other: Finger) => {
      const middle = (a: number, b: number) => (a + b) / 2
      const apart = (a: { x: number; y: number }, b: typeof a) => Math.hypot(a.x - b.x, a.y - b.y)
      const place = {
        x: middle(one.place.x, other.place.x),
        y: middle(one.place.y, other.place.y),
      }
      const k = apart(one, other) / (apart(one.place, other.place) || 1)
      camera.hold(place, middle(one.x, other.x), middle(one.y, other.y), k)
    }
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return
      grasp()
      if (!fingers.size) camera.release()
    }
    /** The click after a drag was not meant. */
    const click = (event: MouseEvent) => {
      if (!moved || !event.detail) return
      moved = false
      event.stopPropagation()
      event.preventDefault()
    }
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const turn = -event.deltaY * (WHEEL_UNITS[event.deltaMode] ?? 1) * (event.ctrlKey ? 10 : 1)
      const [x, y] = point(event)
      camera.hold(camera.placeAt(x, y), x, y, camera.at.k * 2 ** turn)
      camera.moveInHand()
      clearTimeout(wheeling)
      wheeling = setTimeout(() => camera.release(), WHEEL_IDLE)
    }

    const heard = new AbortController()
    const { signal } = heard
    frame.addEventListener('pointerdown', down, { signal })
    frame.addEventListener('pointermove', move, { signal })
    frame.addEventListener('pointerup', up, { signal })
    frame.addEventListener('pointercancel', up, { signal })
    frame.addEventListener('click', click, { signal, capture: true })
    frame.addEventListener('wheel', wheel, { signal, passive: false })
    return () => {
      heard.abort()
      clearTimeout(wheeling)
      camera.close()
    }
  }
}
