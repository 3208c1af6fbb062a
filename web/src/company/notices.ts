/** Notifications of the browser: shown while the page is in the background, gone when the turn is made. */

export interface Notice {
  title: string
  body: string
  /** The table: a later notification takes the place of an earlier one. */
  table: string
}

export const available = () => 'Notification' in globalThis

/** Asks for leave, which browsers grant only right after a press; whether it was given. */
export const allowed = async () =>
  available() && (await Notification.requestPermission()) === 'granted'

/** Shows a notification that leads to the table; what takes it away again. */
export function notify({ title, body, table }: Notice): () => void {
  if (!available() || Notification.permission !== 'granted') return () => {}
  const tag = `eldorado-${table}`
  const options = { body, tag, icon: '/icon-192.png', data: { path: `/table/${table}` } }
  try {
    const shown = new Notification(title, options)
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
    return () => shown.close()
  } catch {
    return byWorker(title, options)
  }
}

/** Phones show notifications by the worker of the page only. */
function byWorker(title: string, options: NotificationOptions): () => void {
  const worker = navigator.serviceWorker?.ready
  const shown = worker?.then((one) => one.showNotification(title, options)).catch(() => {})
  return () =>
    void shown
      ?.then(() => worker)
      .then((one) => one?.getNotifications({ tag: options.tag }))
      .then((all) => {
        for (const one of all ?? []) one.close()
      })
}
