import type { Stamp } from '#contract/document.ts'

const COUNTER_LIMIT = 0x10000
/** What 12 hex digits hold: the year 10889. A clock beyond it must not make stamps that nobody stores. */
const LATEST_MS = 0xffff_ffff_ffff
/** What rules put where a stamp belongs; storage replaces it on the way to the disk. */
export const UNSTAMPED = '000000000000-0000-00000000' as Stamp

/** The later of two stamps; plain string order is causal order. */
export function laterStamp(left: Stamp, right: Stamp): Stamp {
  return left >= right ? left : right
}

/**
 * A stamp after everything this device has seen, however far back its clock has been set. `device` is 8 hex digits and
 * makes stamps of two devices differ. Source: Kulkarni et al., Logical Physical Clocks (2014), send event.
 */
export function nextStamp(nowMs: number, seen: Stamp | undefined, device: string): Stamp {
  const last = seen ?? UNSTAMPED
  const lastMs = stampMilliseconds(last)
  // Parts of a millisecond would be cut off in the stamp, and so make a later moment look no later.
  const wholeMs = Math.trunc(nowMs)
  if (wholeMs > lastMs) return writeStamp(wholeMs, 0, device)
  const counter = Number.parseInt(last.slice(13, 17), 16) + 1
  return counter < COUNTER_LIMIT ? writeStamp(lastMs, counter, device) : writeStamp(lastMs + 1, 0, device)
}

function writeStamp(milliseconds: number, counter: number, device: string): Stamp {
  const time = Math.min(milliseconds, LATEST_MS).toString(16).padStart(12, '0')
  return `${time}-${counter.toString(16).padStart(4, '0')}-${device}` as Stamp
}

/** When a stamp was given, in milliseconds since 1970 by the clock of its device. */
export function stampMilliseconds(stamp: Stamp): number {
  return Number.parseInt(stamp.slice(0, 12), 16)
}
