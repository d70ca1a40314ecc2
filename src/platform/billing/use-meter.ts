import { countUse, pauseUse, readUse, type UnheardUse } from '#domain/billing/unheard-use.ts'

export const NOTE_STEP_MS = 60_000

export type UseSources = {
  /** The stored time of use without a deciding statement, kept after signing out. Neither throws. */
  readonly readUse: () => unknown
  readonly writeUse: (use: UnheardUse) => void
  readonly now: () => number
}

export function createUseMeter(sources: UseSources) {
  /** After reading the clock. Another tab may have counted meanwhile. */
  return (isHeard: boolean): number => {
    const before = readUse(sources.readUse())
    const use = isHeard ? pauseUse(before) : countUse(before, sources.now())
    if (isWorthWriting(before, use)) sources.writeUse(use)
    return use.spentMs
  }
}

/** A change from or to null always counts. */
function isWorthWriting({ seenMs: before }: UnheardUse, { seenMs: after }: UnheardUse): boolean {
  return Math.abs((after ?? 0) - (before ?? 0)) >= NOTE_STEP_MS
}
