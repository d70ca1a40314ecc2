import { isRecord } from '../is-record.ts'
import { DAY_MS } from '../time/instant.ts'

/** How long a device opens everything without a deciding answer from the server. */
export const UNHEARD_LIMIT_MS = 3 * DAY_MS

/** Of this device: neither signing out nor another account resets it. `seenMs` is null while it is not counting. */
export type UnheardUse = { readonly spentMs: number; readonly seenMs: number | null }

export const NO_UNHEARD_USE: UnheardUse = { spentMs: 0, seenMs: null }

/** The use after reading the device's clock: steps forward count, steps back do not reduce it. */
export function countUse({ spentMs, seenMs }: UnheardUse, nowMs: number): UnheardUse {
  const passedMs = seenMs === null ? 0 : Math.max(nowMs - seenMs, 0)
  return { spentMs: spentMs + passedMs, seenMs: nowMs }
}

export function pauseUse({ spentMs }: UnheardUse): UnheardUse {
  return { spentMs, seenMs: null }
}

/** Reads the stored value; anything invalid counts as no use. */
export function readUse(value: unknown): UnheardUse {
  const { spentMs, seenMs } = isRecord(value) ? value : {}
  return isTime(spentMs) ? { spentMs, seenMs: isTime(seenMs) ? seenMs : null } : NO_UNHEARD_USE
}

function isTime(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) >= 0
}
