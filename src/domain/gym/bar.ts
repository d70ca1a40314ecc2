import type { Equipment } from '#contract/exercise.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import { gymInUse, USUAL_BAR, usualPlates } from './gym.ts'
import type { PlatePairs } from './plates.ts'

export type Bar = { readonly weight: Weight; readonly plates: readonly PlatePairs[] }

type BarEquipment = 'barbell' | 'ez-bar' | 'trap-bar'

const USUAL_BARS: Readonly<Record<BarEquipment, Readonly<Record<WeightUnit, number>>>> = {
  barbell: USUAL_BAR,
  'ez-bar': { kg: 10, lb: 25 },
  'trap-bar': { kg: 25, lb: 55 },
}
const MAX_PAIRS = 8

/**
 * The bar for an exercise and the plates of the gym in use; null if it needs none. `own` is the weight of the
 * exercise's bar, if known; if neither it nor the gym is, bar and plates are the usual ones of `unit`.
 */
export function barFor(
  equipment: Equipment | null,
  own: Weight | null,
  preferences: Pick<Preferences, 'gyms' | 'gymId'>,
  unit: WeightUnit,
): Bar | null {
  if (!hasBar(equipment)) return null
  const gym = gymInUse(preferences)
  const gymBar = equipment === 'barbell' ? gym?.bars[0]?.weight : undefined
  const plates = gym?.plates ?? []
  return {
    weight: own ?? gymBar ?? { value: USUAL_BARS[equipment][unit], unit },
    plates: plates.length > 0 ? plates : usualPlates(unit, MAX_PAIRS),
  }
}

function hasBar(equipment: Equipment | null): equipment is BarEquipment {
  return equipment === 'barbell' || equipment === 'ez-bar' || equipment === 'trap-bar'
}
