import type { ExerciseId, PlannedSetId, SupersetId, WorkoutExerciseId } from '#contract/id.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { PlannedSet, SetTarget, Workout, WorkoutExercise } from '#contract/workout.ts'
import type { NewId } from '#domain/document/new-id.ts'
import type { BuiltInSlug } from '#domain/exercise-library/built-in-exercises.ts'
import { orderKeysAfter } from '#domain/list/order-key.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { newWorkout } from '#domain/workout/workout.ts'

type SampleSet = Partial<Pick<PlannedSet, 'kind'>> & {
  readonly load?: { readonly kg: number; readonly lb: number }
  readonly reps?: readonly [number, number]
  readonly seconds?: number
}
type SampleExercise = {
  readonly slug: BuiltInSlug
  readonly restSeconds: number
  readonly superset?: boolean
  readonly sets: readonly SampleSet[]
}

const repeat = (count: number, set: SampleSet): readonly SampleSet[] => Array.from({ length: count }, () => set)

const SAMPLE: readonly SampleExercise[] = [
  {
    slug: 'barbell-bench-press',
    restSeconds: 90,
    sets: [
      { kind: 'warm-up', load: { kg: 20, lb: 45 }, reps: [10, 10] },
      ...repeat(3, { load: { kg: 40, lb: 95 }, reps: [8, 10] }),
    ],
  },
  {
    slug: 'dumbbell-curl',
    restSeconds: 60,
    superset: true,
    sets: repeat(2, { load: { kg: 10, lb: 20 }, reps: [10, 12] }),
  },
  {
    slug: 'rope-triceps-pushdown',
    restSeconds: 60,
    superset: true,
    sets: repeat(2, { load: { kg: 15, lb: 35 }, reps: [10, 12] }),
  },
  { slug: 'plank', restSeconds: 60, sets: repeat(2, { seconds: 30 }) },
]

/** The sample as a regular workout, with round numbers in the locale's usual unit. */
export function sampleWorkout(name: string, unit: WeightUnit, newId: NewId): Workout {
  const [orderKey = 'a0'] = orderKeysAfter(null, 1)
  // The id of the superset created here.
  const supersetId = newId() as SupersetId
  const keys = orderKeysAfter(null, SAMPLE.length)
  return {
    ...newWorkout({ name, orderKey, newId }),
    exercises: SAMPLE.map((sample, index) => exerciseOf(sample, keys[index] ?? '', unit, supersetId, newId)),
  }
}

function exerciseOf(
  { slug, restSeconds, superset, sets }: SampleExercise,
  orderKey: string,
  unit: WeightUnit,
  supersetId: SupersetId,
  newId: NewId,
): WorkoutExercise {
  const keys = orderKeysAfter(null, sets.length)
  return {
    // The ids of what is created here; a slug is an exercise's id.
    id: newId() as WorkoutExerciseId,
    exerciseId: slug as string as ExerciseId,
    updatedAt: UNSTAMPED,
    orderKey,
    supersetId: superset ? supersetId : null,
    restSeconds,
    note: '',
    sets: sets.map((set, index) => ({
      id: newId() as PlannedSetId,
      updatedAt: UNSTAMPED,
      orderKey: keys[index] ?? '',
      kind: set.kind ?? 'working',
      target: targetOf(set, unit),
    })),
  }
}

function targetOf({ load, reps, seconds }: SampleSet, unit: WeightUnit): SetTarget {
  return {
    reps: reps ? { min: reps[0], max: reps[1] } : null,
    weight: load ? { value: load[unit], unit } : null,
    percentOfOneRepMax: null,
    seconds: seconds ?? null,
    distance: null,
    rpe: null,
  }
}
