import type { SetId } from '#contract/id.ts'
import type { StillTicks } from '#shared/still-ticks.ts'
import { openTapLog } from '#storage/tap-log.ts'

export type TickState = 'open' | 'saving' | 'device'

export type TickedSets = {
  /** Whether a tap completes the set. */
  readonly isOpen: (setId: SetId) => boolean
  /** Resolves once the tap is on the disk. False: the disk refuses it, and the set is open again. */
  readonly complete: (setId: SetId) => Promise<boolean>
  /** Checked off here, or by a start that was killed before the app had written it. */
  readonly completed: () => readonly SetId[]
  /** Resolves once every tap so far is on the disk, or refused by it. */
  readonly written: () => Promise<void>
  /** And once those of an earlier start are shown. */
  readonly settled: () => Promise<void>
  readonly close: () => void
}

/** Checks off sets in a running workout's still, durably. Each new state of a set is passed to `show`. */
export function tickSets(
  { sessionId, restSeconds, sets }: StillTicks,
  account: string,
  show: (setId: SetId, state: TickState) => void,
): TickedSets {
  const log = openTapLog(account)
  const states = new Map<SetId, TickState>()
  const writes = new Set<Promise<unknown>>()

  function enter(setId: SetId, state: TickState): void {
    states.set(setId, state)
    show(setId, state)
  }

  async function write(setId: SetId): Promise<boolean> {
    const tick = sets[setId]
    if (!tick) return false
    const { values, seen } = tick
    enter(setId, 'saving')
    try {
      const completedAt = new Date().toISOString()
      await log.add({ account, sessionId, setId, seen, values, restSeconds, completedAt })
      enter(setId, 'device')
      return true
    } catch (cause) {
      console.error('keeping a tap', cause)
      enter(setId, 'open')
      return false
    }
  }

  /** A start that was killed before it had written its taps. */
  async function recall(): Promise<void> {
    for (const { tap } of await log.all()) {
      if (tap.sessionId === sessionId && sets[tap.setId]) enter(tap.setId, 'device')
    }
  }

  const recalled = recall().catch((cause: unknown) => console.error('reading the taps', cause))
  const written = async () => void (await Promise.all(writes))
  return {
    isOpen: (setId) => sets[setId] !== undefined && (states.get(setId) ?? 'open') === 'open',
    complete(setId) {
      const writing = write(setId)
      writes.add(writing)
      void writing.finally(() => writes.delete(writing))
      return writing
    },
    completed: () => [...states].flatMap(([setId, state]) => (state === 'open' ? [] : [setId])),
    written,
    settled: async () => void (await Promise.all([recalled, written()])),
    close: log.close,
  }
}
