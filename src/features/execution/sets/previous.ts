import { useEffect, useRef, useState } from 'react'
import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { type PreviousSets, previousSets } from '#domain/session/previous-sets.ts'
import { latestSessionsWith } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import type { PreviousByExercise } from './active-set.ts'

/** The sets of each exercise's last time, before the session `except`. Exercises without one are omitted. */
export async function loadPrevious(
  db: Database,
  exerciseIds: Iterable<ExerciseId>,
  except: SessionId | null,
): Promise<PreviousByExercise> {
  return previousIn(await latestSessionsWith(db, exerciseIds, { except }))
}

function previousIn(sessions: ReadonlyMap<ExerciseId, readonly Session[]>): PreviousByExercise {
  const found = new Map<ExerciseId, PreviousSets>()
  for (const [id, newestFirst] of sessions) {
    const sets = previousSets(newestFirst, id, null)
    if (sets) found.set(id, sets)
  }
  return found
}

const NONE: PreviousByExercise = new Map()

/** The last time of every exercise of a session. It arrives after the session is displayed; nothing waits for it. */
export function usePrevious(session: Session): PreviousByExercise {
  const db = useDatabase()
  const [previous, setPrevious] = useState(NONE)
  const asked = useRef(new Set<ExerciseId>())
  const ids = session.exercises.map(({ exerciseId }) => exerciseId)
  const key = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when the exercises are others
  useEffect(() => {
    const fresh = ids.filter((id) => !asked.current.has(id))
    if (fresh.length === 0) return
    for (const id of fresh) asked.current.add(id)
    loadPrevious(db, fresh, session.id).then(
      (found) => setPrevious((known) => new Map([...known, ...found])),
      // Without it the rows show no last time; adding another exercise retries.
      () => {
        for (const id of fresh) asked.current.delete(id)
      },
    )
  }, [db, session.id, key])
  return previous
}
