/** Whether the games of this page are on a server, or on this device without one. */

/** A folder of static files: there is no server at all. */
export const SITE = import.meta.env.MODE === 'site'

const KEY = 'eldorado-on-device'

/** Whether everything is asked of this device. It holds for the visit, reloads included. */
export function onDevice(): boolean {
  if (SITE) return true
  try {
    return sessionStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

/** The whole address of a file beside the page. */
export const fileUrl = (name: string) =>
  new URL(import.meta.env.BASE_URL + name, document.baseURI).href

/** Goes on from the start page, on this device or with the server again. */
export function changeSides(device: boolean): void {
  if (device) sessionStorage.setItem(KEY, 'yes')
  else sessionStorage.removeItem(KEY)
  location.assign(import.meta.env.BASE_URL)
}
