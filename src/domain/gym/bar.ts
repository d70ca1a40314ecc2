import type { Equipment } from '#contract/exercise.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import { gymInUse, USUAL_BAR, usualPlates } from './gym.ts'
import type { PlatePairs } from './plates.ts'

/** A bar and the plates that there are for it. */
export type Bar = { readonly weight: Weight; readonly plates: readonly PlatePairs[] }

type BarEquipment = 'barbell' | 'ez-bar' | 'trap-bar'

/** What such bars usually weigh. */
const USUAL_BARS: Readonly<Record<BarEquipment, Readonly<Record<WeightUnit, number>>>> = {
  barbell: USUAL_BAR,
  'ez-bar': { kg: 10, lb: 25 },
  'trap-bar': { kg: 25, lb: 55 },
}
/** As many as fit on a bar. */
const MAX_PAIRS = 8

/**
 * The bar for an exercise and the plates of the gym in use; null where it is done without one. `own` is what the
 * exercise's bar weighs where that is known; where neither it nor the gym says, bar and plates are the usual ones of `unit`.
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
