import { isRecord } from '../is-record.ts'
import { DAY_MS } from '../time/instant.ts'

/** How long a device opens everything while the server has told it nothing that decides. */
export const UNHEARD_LIMIT_MS = 3 * DAY_MS

/**
 * How long somebody has used this device without such a word. It is the device's, whoever is signed in: neither signing
 * out nor another account begins it anew. `seenMs` is the last look at the clock, null while it does not count.
 */
export type UnheardUse = { readonly spentMs: number; readonly seenMs: number | null }

export const NO_UNHEARD_USE: UnheardUse = { spentMs: 0, seenMs: null }

/** The use after a look at the device's clock: every step forward counts, and a step back gives nothing back. */
export function countUse({ spentMs, seenMs }: UnheardUse, nowMs: number): UnheardUse {
  const passedMs = seenMs === null ? 0 : Math.max(nowMs - seenMs, 0)
  return { spentMs: spentMs + passedMs, seenMs: nowMs }
}

/** The use once the server has told something that decides: it stands still. */
export function pauseUse({ spentMs }: UnheardUse): UnheardUse {
  return { spentMs, seenMs: null }
}

/** Reads what was kept; anything else is no use yet. */
export function readUse(value: unknown): UnheardUse {
  const { spentMs, seenMs } = isRecord(value) ? value : {}
  return isTime(spentMs) ? { spentMs, seenMs: isTime(seenMs) ? seenMs : null } : NO_UNHEARD_USE
}

function isTime(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) >= 0
}
