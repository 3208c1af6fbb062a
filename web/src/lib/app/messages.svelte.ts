/** Short messages: shown for a moment, and read aloud to those who listen. */

import { sound } from './sound'

export interface Message {
  id: number
  text: string
  tone: 'plain' | 'warning'
  /** The place in the rules that says more. */
  rules: string
}

/** Something to be read aloud: every one is new to a screen reader, also where its words are not. */
export interface Announcement {
  id: number
  text: string
}

let shown = $state<Message[]>([])
let spoken = $state.raw<Announcement[]>([])
let next = 0

export const messages = () => shown
/** What the live region holds: screen readers read one after the other. */
export const announcements = () => spoken

/** Shows a sentence for a few seconds; it is read aloud too. */
export function say(text: string, tone: Message['tone'] = 'plain', rules = ''): void {
  const id = ++next
  if (tone === 'warning') sound('error')
  shown = [...shown.filter((one) => one.text !== text).slice(-2), { id, text, tone, rules }]
  setTimeout(() => dismiss(id), 3000 + text.length * 50)
  announce(text)
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id)
}

/** Sentences within this many milliseconds belong to one event. */
const MOMENT = 120
let queue: { text: string; topic: string }[] = []
let timer = 0
let latest = ''

/** Reads a sentence aloud without showing it. Those of one moment are read together, equal ones once; a new one of the
 * same topic takes the place of one that was not read yet, also where there is nothing to say any more. */
export function announce(text: string, topic = ''): void {
  if (topic) queue = queue.filter((one) => one.topic !== topic)
  if (!text || queue.some((one) => one.text === text)) return
  queue.push({ text, topic })
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (!queue.length) return
    latest = queue.map((one) => one.text).join(' ')
    queue = []
    speak(latest)
  }, MOMENT)
}

/** The last announcement once more; false if there was none. */
export function repeatAnnouncement(): boolean {
  if (latest) speak(latest)
  return latest !== ''
}

/** Puts a text into the live region, and takes it away when it has been read: nobody finds stale words there. */
function speak(text: string): void {
  const id = ++next
  spoken = [...spoken, { id, text }]
  setTimeout(
    () => {
      spoken = spoken.filter((one) => one.id !== id)
    },
    5000 + text.length * 80,
  )
}
