import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { workingSets } from '../session/set-numbers.ts'
import { loggedSets } from '../session/summary.ts'
import { type ExerciseMuscles, type MuscleSets, muscleSets } from './muscle-sets.ts'

/** The muscles of a session's logged sets, the most worked first; warm-ups are not counted. */
export function sessionMuscles(
  session: Pick<Session, 'exercises'>,
  musclesOf: (id: ExerciseId) => ExerciseMuscles | undefined,
): readonly MuscleSets[] {
  const work = session.exercises.map((exercise) => ({
    exerciseId: exercise.exerciseId,
    sets: workingSets(loggedSets(exercise)).length,
  }))
  return muscleSets(work, musclesOf)
}
