/** The texts of the game on this device. */

import { language } from '../lib/text/i18n.svelte'
import { lateTexts } from '../lib/text/lateTexts.svelte'

/** Call while a component is set up; returns whether the texts are loaded. */
export const offlineTexts = () => lateTexts('offline', 'offline-loading')

/** Bytes as megabytes with one decimal, as the language writes them. */
export const megabytes = (bytes: number) =>
  new Intl.NumberFormat(language().slice(0, 2), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1e6)
