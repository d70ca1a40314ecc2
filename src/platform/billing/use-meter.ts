import { countUse, pauseUse, readUse, type UnheardUse } from '#domain/billing/unheard-use.ts'

/** Time that passes is written down in steps of this. */
export const NOTE_STEP_MS = 60_000

export type UseSources = {
  /** How long this device has been used unheard, which stays when somebody signs out. Neither throws. */
  readonly readUse: () => unknown
  readonly writeUse: (use: UnheardUse) => void
  /** Milliseconds since 1970 by the device's own clock. */
  readonly now: () => number
}

/** Measures how long this device is used without a word of the server that decides. */
export function createUseMeter(sources: UseSources) {
  /** After a look at the clock. Another tab may have counted meanwhile. */
  return (isHeard: boolean): number => {
    const before = readUse(sources.readUse())
    const use = isHeard ? pauseUse(before) : countUse(before, sources.now())
    if (isWorthWriting(before, use)) sources.writeUse(use)
    return use.spentMs
  }
}

/** From or to null is as far as can be. */
function isWorthWriting({ seenMs: before }: UnheardUse, { seenMs: after }: UnheardUse): boolean {
  return Math.abs((after ?? 0) - (before ?? 0)) >= NOTE_STEP_MS
}
