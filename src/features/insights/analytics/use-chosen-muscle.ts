import type { Muscle } from '#contract/exercise.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import type { TrainingLoad } from '#domain/analytics/questions.ts'
import { useAddressValue } from '#shared/use-address-value.ts'

/** The selected muscle: from the address, otherwise the one with the most sets. */
export function useChosenMuscle(load: TrainingLoad | undefined): {
  readonly muscle: Muscle
  readonly choose: (muscle: Muscle) => void
} {
  const [chosen, choose] = useAddressValue('muscle')
  return { muscle: MUSCLES.find((known) => known === chosen) ?? mostWorked(load), choose }
}

function mostWorked(load: TrainingLoad | undefined): Muscle {
  const sum = (sets: Float64Array) => sets.reduce((total, week) => total + week, 0)
  return load?.muscles.toSorted((left, right) => sum(right.sets) - sum(left.sets))[0]?.muscle ?? 'chest'
}
