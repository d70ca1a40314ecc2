import type { Stamp } from '#contract/document.ts'
import { laterStamp, nextStamp } from '#domain/merge/hybrid-clock.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

const DEVICE_KEY = 'barra.device'

let lastStamp: Stamp | undefined
let device: string | undefined

/** A stamp later than `seen` and every earlier stamp of this thread, however the device's clock is set. */
export function stampAfter(seen: Stamp | undefined): Stamp {
  const latest = lastStamp && seen ? laterStamp(lastStamp, seen) : (lastStamp ?? seen)
  lastStamp = nextStamp(Date.now(), latest, deviceId())
  return lastStamp
}

/** 8 hex digits that identify this browser profile among the person's devices; without localStorage, this thread. */
export function deviceId(): string {
  device ??= knownDevice() ?? newDevice()
  return device
}

function knownDevice(): string | null {
  const known = safeLocalStorage.read(DEVICE_KEY)
  return known && /^[0-9a-f]{8}$/.test(known) ? known : null
}

function newDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  safeLocalStorage.write(DEVICE_KEY, made)
  return made
}
