import type { Equipment } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Weight } from '#contract/quantity.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { barFor } from '#domain/gym/bar.ts'
import { platesFor } from '#domain/gym/plates.ts'
import { bestSet } from '#domain/session/summary.ts'
import { convertWeight } from '#domain/units.ts'

export type LoadedBar = {
  readonly exercise: SessionExercise
  readonly set: SessionSet
  /** Of each side, from the inside out. */
  readonly plates: readonly Weight[]
}

/** The heaviest set that was done with a bar, and its plates; null without any on it. */
export function heaviestOnBar(
  session: Session,
  equipmentOf: (id: ExerciseId) => Equipment | null,
  preferences: Pick<Preferences, 'gyms' | 'gymId'>,
): LoadedBar | null {
  const loaded = session.exercises.flatMap((exercise): readonly LoadedBar[] => {
    const set = bestSet(exercise)
    if (exercise.kind !== 'weight-reps' || !set?.weight) return []
    const bar = barFor(equipmentOf(exercise.exerciseId), exercise.barWeight ?? null, preferences, set.weight.unit)
    const plates = bar && platesFor(set.weight, bar.weight, bar.plates)?.perSide
    return plates && plates.length > 0 ? [{ exercise, set, plates }] : []
  })
  return loaded.reduce<LoadedBar | null>((heaviest, each) => (loadOf(each) > loadOf(heaviest) ? each : heaviest), null)
}

function loadOf(bar: LoadedBar | null): number {
  return bar?.set.weight ? convertWeight(bar.set.weight, 'kg') : 0
}
