import { useCallback, useEffect, useState } from 'react'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Workout, WorkoutExercise } from '#contract/workout.ts'
import { matchPrevious, previousExercise, previousSets } from '#domain/session/previous-sets.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { latestSessionsWith } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'

/** Of each planned set, in order: last time's values, with which it begins where the plan leaves it open. */
export type LastResults = (exercise: WorkoutExercise) => readonly (SetValues | null)[]

const NOTHING_YET: ReadonlyMap<ExerciseId, readonly Session[]> = new Map()

/** Without results until they have been read. */
export function useLastResults({ id: workoutId, exercises }: Workout): LastResults {
  const db = useDatabase()
  const [sessions, setSessions] = useState(NOTHING_YET)
  const ids = JSON.stringify([...new Set(exercises.map(({ exerciseId }) => exerciseId))].toSorted())
  useEffect(() => {
    let isWanted = true
    latestSessionsWith(db, JSON.parse(ids) as ExerciseId[], { except: null }).then(
      (found) => isWanted && setSessions(found),
      // Empty fields then say nothing.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [db, ids])
  return useCallback(
    (exercise) => {
      const previous = previousSets(sessions.get(exercise.exerciseId) ?? [], exercise.exerciseId, null)
      return matchPrevious(previousExercise(previous, exercise, { workoutId, exercises }), exercise, workoutId)
    },
    [sessions, workoutId, exercises],
  )
}
