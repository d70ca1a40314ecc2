import type { Stamp } from '#contract/document.ts'

const COUNTER_LIMIT = 0x10000
/** Maximum of 12 hex digits: the year 10889. A clock beyond it must not create stamps that cannot be stored. */
const LATEST_MS = 0xffff_ffff_ffff
/** Placeholder that rules put in place of a stamp; storage replaces it on writing. */
export const UNSTAMPED = '000000000000-0000-00000000' as Stamp

/** The later of two stamps; string order is causal order. */
export function laterStamp(left: Stamp, right: Stamp): Stamp {
  return left >= right ? left : right
}

/**
 * A stamp after everything seen by this device, even with its clock set back. `device` is 8 hex digits and makes stamps
 * of different devices differ. Source: Kulkarni et al., Logical Physical Clocks (2014), send event.
 */
export function nextStamp(nowMs: number, seen: Stamp | undefined, device: string): Stamp {
  const last = seen ?? UNSTAMPED
  const lastMs = stampMilliseconds(last)
  // The stamp has no fractions of a millisecond, so a later moment could look equal.
  const wholeMs = Math.trunc(nowMs)
  if (wholeMs > lastMs) return writeStamp(wholeMs, 0, device)
  const counter = Number.parseInt(last.slice(13, 17), 16) + 1
  return counter < COUNTER_LIMIT ? writeStamp(lastMs, counter, device) : writeStamp(lastMs + 1, 0, device)
}

function writeStamp(milliseconds: number, counter: number, device: string): Stamp {
  const time = Math.min(milliseconds, LATEST_MS).toString(16).padStart(12, '0')
  return `${time}-${counter.toString(16).padStart(4, '0')}-${device}` as Stamp
}

/** The creation time of a stamp, in milliseconds since 1970 by its device's clock. */
export function stampMilliseconds(stamp: Stamp): number {
  return Number.parseInt(stamp.slice(0, 12), 16)
}
