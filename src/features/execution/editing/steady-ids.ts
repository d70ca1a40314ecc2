import type { NewId } from '#domain/document/new-id.ts'
import { newId } from '#storage/new-id.ts'

/**
 * Ids for a rule that runs more than once, on what is shown and on what is stored: each run is given the same ones.
 * Call the answer at the start of every run.
 */
export function steadyIds(): () => NewId {
  const made: string[] = []
  return () => {
    let used = 0
    return () => {
      const id = made[used] ?? newId<string>()
      made[used] = id
      used += 1
      return id
    }
  }
}
