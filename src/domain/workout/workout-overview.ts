import type { ExerciseId } from '#contract/id.ts'
import type { PlannedSet, SetKind, Workout, WorkoutExercise } from '#contract/workout.ts'
import { type ExerciseMuscles, type MuscleSets, muscleSets } from '../analytics/muscle-sets.ts'
import { warmUpRestSeconds } from '../session/rest-after.ts'
import { workingSets } from '../session/set-numbers.ts'
import { blocksOf } from '../session/superset.ts'

const SECONDS_PER_REP = 3
const REPS_WHERE_OPEN = 10
/** Taking position, loading the next weight. */
const SECONDS_AROUND_A_SET = 15
/** Walking over, setting the bench. */
const SECONDS_PER_EXERCISE = 60

export type ExercisePace = {
  /** The rest if the plan leaves it open. */
  readonly restSeconds: number
  readonly oneSided: boolean
}

export function paceOf(
  exercise: { readonly defaultRestSeconds: number | null; readonly oneSided: boolean } | undefined,
  usualRestSeconds: number,
): ExercisePace {
  return { restSeconds: exercise?.defaultRestSeconds ?? usualRestSeconds, oneSided: exercise?.oneSided ?? false }
}

/** Estimated duration of a workout, in whole minutes; 0 without sets. A superset rests once a round. */
export function estimateMinutes(workout: Workout, paceOf: (id: ExerciseId) => ExercisePace): number {
  const blocks = blocksOf(workout.exercises.filter((exercise) => exercise.sets.length > 0))
  const seconds = blocks.map((block) => blockSeconds(block, paceOf)).reduce((total, next) => total + next, 0)
  return Math.ceil(seconds / 60)
}

/** The muscles of a workout, the most worked first, in sets; warm-ups are not counted. */
export function workoutMuscles(
  workout: Workout,
  musclesOf: (id: ExerciseId) => ExerciseMuscles | undefined,
): readonly MuscleSets[] {
  const work = workout.exercises.map(({ exerciseId, sets }) => ({
    exerciseId,
    sets: workingSets(sets).length,
  }))
  return muscleSets(work, musclesOf)
}

function blockSeconds(block: readonly WorkoutExercise[], paceOf: (id: ExerciseId) => ExercisePace): number {
  const setsSeconds = ({ exerciseId, sets }: WorkoutExercise) =>
    sets.map((set) => setSeconds(set, paceOf(exerciseId).oneSided ? 2 : 1))
  const work = block.flatMap(setsSeconds).reduce((total, next) => total + next, 0)
  const rounds = (isCounted: (kind: SetKind) => boolean) =>
    Math.max(...block.map(({ sets }) => sets.filter(({ kind }) => isCounted(kind)).length))
  const last = block.at(-1)
  const rest = last ? (last.restSeconds ?? paceOf(last.exerciseId).restSeconds) : 0
  const rests =
    rounds((kind) => kind !== 'drop' && kind !== 'warm-up') * rest +
    rounds((kind) => kind === 'warm-up') * warmUpRestSeconds(rest)
  return work + rests + block.length * SECONDS_PER_EXERCISE
}

function setSeconds({ target }: PlannedSet, sides: 1 | 2): number {
  const work = target.seconds ?? (target.reps?.max ?? REPS_WHERE_OPEN) * SECONDS_PER_REP
  return sides * work + SECONDS_AROUND_A_SET
}
