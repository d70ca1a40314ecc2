import type { Equipment } from '#contract/exercise.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import { inUnit } from './sets.ts'

export type Plates = Preferences['gyms'][number]['plates']
export type Bar = { readonly weight: Weight; readonly plates: Plates }

const EMPTY_BARS: Partial<Readonly<Record<Equipment, Readonly<Record<WeightUnit, number>>>>> = {
  barbell: { kg: 20, lb: 45 },
  'ez-bar': { kg: 10, lb: 25 },
  'trap-bar': { kg: 25, lb: 55 },
}
const PLATES = { kg: [25, 20, 15, 10, 5, 2.5, 1.25], lb: [45, 35, 25, 10, 5, 2.5] } as const
const PAIRS = 8
/** Binary fractions are nearer to each other than this, and plates are not. */
const EXACT = 1e-6

/** The bar and the plates of the gym in use, else the usual ones of the unit; null for equipment without a bar. */
export function barOf(
  equipment: Equipment | null,
  own: Weight | null,
  preferences: Pick<Preferences, 'gyms' | 'gymId'> | undefined,
  unit: WeightUnit,
): Bar | null {
  const empty = equipment && EMPTY_BARS[equipment]
  if (!empty) return null
  const { gyms = [], gymId = null } = preferences ?? {}
  const inOrder = gyms.toSorted((one, other) => (one.orderKey + one.id < other.orderKey + other.id ? -1 : 1))
  const gym = gyms.find(({ id }) => id === gymId) ?? inOrder[0]
  const ofGym = equipment === 'barbell' ? gym?.bars[0]?.weight : undefined
  const usual = PLATES[unit].map((value) => ({ weight: { value, unit }, pairs: PAIRS }))
  return {
    weight: own ?? ofGym ?? { value: empty[unit], unit },
    plates: gym && gym.plates.length > 0 ? gym.plates : usual,
  }
}

export type Loaded = { readonly perSide: readonly Weight[]; readonly value: number; readonly unit: WeightUnit }

/** The heaviest that is not above the load, with the fewest plates; null below the empty bar. */
export function loadedFor({ value, unit }: Weight, bar: Bar): Loaded | null {
  const empty = inUnit(bar.weight, unit)
  if (value < empty - EXACT) return null
  const best = pilesUpTo((value - empty) / 2, bar.plates, unit).reduce((most, pile) => {
    const isLevel = Math.abs(pile.value - most.value) < EXACT
    return isLevel ? fewer(most, pile) : pile.value > most.value ? pile : most
  })
  return { perSide: best.plates, value: empty + 2 * best.value, unit }
}

type Pile = { readonly value: number; readonly plates: readonly Weight[] }

/** Each sum that can be on one side, by its fewest plates, the heaviest of them innermost. */
function pilesUpTo(side: number, plates: Plates, unit: WeightUnit): readonly Pile[] {
  const piles = new Map<number, Pile>([[0, { value: 0, plates: [] }]])
  const stock = plates
    .map(({ weight, pairs }) => ({ weight, pairs, value: inUnit(weight, unit) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
  for (const { weight, pairs, value } of stock)
    for (const pile of [...piles.values()])
      for (let count = 1; count <= pairs && pile.value + count * value <= side + EXACT; count++) {
        const higher = {
          value: pile.value + count * value,
          plates: [...pile.plates, ...Array.from({ length: count }, () => weight)],
        }
        const key = Math.round(higher.value * 1_000)
        const known = piles.get(key)
        piles.set(key, known ? fewer(known, higher) : higher)
      }
  return [...piles.values()]
}

/** Of as many plates, those with the heavier ones. */
function fewer(one: Pile, other: Pile): Pile {
  if (one.plates.length !== other.plates.length) return one.plates.length < other.plates.length ? one : other
  const at = one.plates.findIndex((plate, place) => inUnit(plate, 'kg') !== inUnit(other.plates[place] ?? plate, 'kg'))
  const [ofOne, ofOther] = [one.plates[at], other.plates[at]]
  return ofOne && ofOther && inUnit(ofOther, 'kg') > inUnit(ofOne, 'kg') ? other : one
}

/**
 * The load next to this one: on a bar, of what its plates make, and in the usual steps without one. Heavier only where the
 * smallest pair of plates leads there, and not on a tie.
 */
export function nearestLoad({ value, unit }: Weight, bar: Bar | null): Weight {
  if (!bar) return { value: nearestStep(value, unit), unit }
  const sizes = bar.plates.filter(({ pairs }) => pairs > 0).map(({ weight }) => inUnit(weight, unit))
  const least = Math.min(...sizes.filter((size) => size > 0))
  const empty = inUnit(bar.weight, unit)
  if (value <= empty || !Number.isFinite(least)) return rounded(empty, unit)
  const below = loadedFor({ value, unit }, bar)?.value ?? empty
  const above = loadedFor({ value: value + least, unit }, bar)?.value ?? empty
  return rounded(above - value < value - below - 0.005 ? above : below, unit)
}

function nearestStep(value: number, unit: WeightUnit): number {
  const isLight = value < (unit === 'kg' ? 10 : 25)
  const step = { kg: isLight ? 1 : 2.5, lb: isLight ? 2.5 : 5 }[unit]
  return Math.max(1, Math.ceil(value / step - 0.5)) * step
}

function rounded(value: number, unit: WeightUnit): Weight {
  return { value: Math.round(value * 100) / 100, unit }
}
