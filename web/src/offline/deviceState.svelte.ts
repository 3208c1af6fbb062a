/** How far this device is with being its own server. */

export interface DeviceState {
  /** `elsewhere`: another tab of this browser plays, and this one waits for it to be closed. */
  phase: 'starting' | 'loading' | 'preparing' | 'elsewhere' | 'ready' | 'failed'
  /** Bytes of the runtime. */
  done: number
  total: number
  /** Why it has failed. */
  reason: string
}

export const device: DeviceState = $state({ phase: 'starting', done: 0, total: 0, reason: '' })
