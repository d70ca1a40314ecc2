import type { ExerciseId } from '#contract/id.ts'
import type { PlannedSet, Workout, WorkoutExercise } from '#contract/workout.ts'
import { type ExerciseMuscles, type MuscleSets, muscleSets } from '../muscle-sets.ts'
import { blocksOf } from '../superset.ts'

const SECONDS_PER_REP = 3
const REPS_WHERE_OPEN = 10
/** Taking position, loading the next weight. */
const SECONDS_AROUND_A_SET = 15
/** Walking over, setting the bench. */
const SECONDS_PER_EXERCISE = 60

/**
 * About how long a workout takes, in whole minutes; 0 without sets. `restSecondsOf` says how long an exercise rests
 * where the plan leaves it open. A superset rests once a round.
 */
export function estimateMinutes(workout: Workout, restSecondsOf: (id: ExerciseId) => number): number {
  const blocks = blocksOf(workout.exercises.filter((exercise) => exercise.sets.length > 0))
  const seconds = blocks.map((block) => blockSeconds(block, restSecondsOf)).reduce((total, next) => total + next, 0)
  return Math.ceil(seconds / 60)
}

/** The muscles a workout works, the most worked first, in sets; warm-ups are not counted. */
export function workoutMuscles(
  workout: Workout,
  musclesOf: (id: ExerciseId) => ExerciseMuscles | undefined,
): readonly MuscleSets[] {
  const work = workout.exercises.map(({ exerciseId, sets }) => ({
    exerciseId,
    sets: sets.filter((set) => set.kind !== 'warm-up').length,
  }))
  return muscleSets(work, musclesOf)
}

function blockSeconds(block: readonly WorkoutExercise[], restSecondsOf: (id: ExerciseId) => number): number {
  const work = block.flatMap((exercise) => exercise.sets.map(setSeconds)).reduce((total, next) => total + next, 0)
  const rounds = Math.max(...block.map((exercise) => exercise.sets.filter((set) => set.kind !== 'drop').length))
  const rest = block.at(-1)
  const restSeconds = rest ? (rest.restSeconds ?? restSecondsOf(rest.exerciseId)) : 0
  return work + rounds * restSeconds + block.length * SECONDS_PER_EXERCISE
}

function setSeconds({ target }: PlannedSet): number {
  const work = target.seconds ?? (target.reps?.max ?? REPS_WHERE_OPEN) * SECONDS_PER_REP
  return work + SECONDS_AROUND_A_SET
}
