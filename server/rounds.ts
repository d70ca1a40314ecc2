import type { DatabaseConnection } from './database/connection.ts'

/** The number names the lock that every release knows: it never changes, nor is it used again. */
const LOCKS = { deletions: 1, revisions: 2, subscriptions: 3, 'contact-messages': 4, 'rate-counts': 5 } as const

export type RoundName = keyof typeof LOCKS

/** Of several instances one makes it at a time; `skipped`: another one was at it. */
export type RoundOutcome = 'done' | 'failed' | 'skipped'

export type RoundReport = {
  readonly onFailure: (cause: unknown) => void
  readonly onEnd?: (name: RoundName, outcome: RoundOutcome) => void
}

type RoundOptions = RoundReport & {
  readonly database: Pick<DatabaseConnection, 'oneAtATime'>
  readonly name: RoundName
  readonly everyMs: number
  /** Not only after the first interval. */
  readonly isMadeAtOnce: boolean
  readonly work: () => Promise<unknown>
}

/** The returned function stops it after the current round. */
export function startRound(options: RoundOptions): () => Promise<void> {
  let running = options.isMadeAtOnce ? makeRound(options) : Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => makeRound(options))
  }, options.everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

async function makeRound({ database, name, work, onFailure, onEnd }: RoundOptions): Promise<void> {
  let outcome: RoundOutcome = 'failed'
  try {
    const made = await database.oneAtATime(LOCKS[name], work)
    outcome = made ? 'done' : 'skipped'
  } catch (cause) {
    onFailure(cause)
  }
  onEnd?.(name, outcome)
}
