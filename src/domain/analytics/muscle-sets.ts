import type { Muscle } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'

export type ExerciseMuscles = {
  readonly primaryMuscles: readonly Muscle[]
  readonly secondaryMuscles: readonly Muscle[]
}

/** Number of sets for a muscle: a set counts 1 for each primary and 0.5 for each secondary muscle. */
export type MuscleSets = { readonly muscle: Muscle; readonly sets: number }

/** Drawing intensity of each muscle: its share of the most worked one, above 0 up to 1. */
export function muscleIntensities(muscles: readonly MuscleSets[]): ReadonlyMap<Muscle, number> {
  const most = muscles.reduce((highest, { sets }) => Math.max(highest, sets), 0)
  return new Map(muscles.filter(({ sets }) => sets > 0).map(({ muscle, sets }) => [muscle, sets / most]))
}

const SECONDARY_SHARE = 0.5

/** As `muscleIntensities`, of a single exercise. */
export function exerciseIntensities({
  primaryMuscles,
  secondaryMuscles,
}: ExerciseMuscles): ReadonlyMap<Muscle, number> {
  return new Map([
    ...primaryMuscles.map((muscle) => [muscle, 1] as const),
    ...secondaryMuscles.map((muscle) => [muscle, SECONDARY_SHARE] as const),
  ])
}

/** The muscles that a number of working sets of some exercises works, the most worked first. */
export function muscleSets(
  work: readonly { readonly exerciseId: ExerciseId; readonly sets: number }[],
  musclesOf: (id: ExerciseId) => ExerciseMuscles | undefined,
): readonly MuscleSets[] {
  const totals = new Map<Muscle, number>()
  const count = (muscle: Muscle, sets: number) => totals.set(muscle, (totals.get(muscle) ?? 0) + sets)
  for (const { exerciseId, sets } of work.filter((item) => item.sets > 0)) {
    const muscles = musclesOf(exerciseId)
    for (const muscle of muscles?.primaryMuscles ?? []) count(muscle, sets)
    for (const muscle of muscles?.secondaryMuscles ?? []) count(muscle, sets * SECONDARY_SHARE)
  }
  return Array.from(totals, ([muscle, sets]) => ({ muscle, sets })).toSorted((left, right) => right.sets - left.sets)
}
