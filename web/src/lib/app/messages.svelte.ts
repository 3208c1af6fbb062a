/** Short messages: shown for a moment, and read aloud to those who listen. */

import { sound } from './sound'

export interface Message {
  id: number
  text: string
  tone: 'plain' | 'warning'
  /** The place in the rules that says more. */
  rules: string
}

let shown = $state<Message[]>([])
let spoken = $state('')
let next = 0

export const messages = () => shown
export const announcement = () => spoken

/** Shows a sentence for a few seconds; it is read aloud too. */
export function say(text: string, tone: Message['tone'] = 'plain', rules = ''): void {
  const id = ++next
  if (tone === 'warning') sound('error')
  shown = [...shown.filter((one) => one.text !== text).slice(-2), { id, text, tone, rules }]
  setTimeout(() => dismiss(id), 3000 + text.length * 50)
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id)
}

let queue: string[] = []
let timer = 0

/** Reads a sentence aloud without showing it. Several in one moment are read together. */
export function announce(text: string): void {
  queue.push(text)
  clearTimeout(timer)
  timer = setTimeout(() => {
    spoken = queue.join(' ')
    queue = []
  }, 120)
}
