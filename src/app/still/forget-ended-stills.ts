import { runningSessions } from '#storage/collections/sessions.ts'
import type { Database } from '#storage/documents.ts'
import { follow } from '#storage/follow.ts'
import { forgetStills } from './forget-stills.ts'
import { isRunning } from './stills.ts'

/** Forgets a workout's still once that workout has ended, here or on another device. */
export function forgetEndedStills(database: Database): () => void {
  return follow(runningSessions(database), (running) => {
    const ids = new Set<string>(running.map(({ id }) => id))
    forgetStills((path) => isRunning(path) && !path.split('/').some((part) => ids.has(part)))
  })
}
