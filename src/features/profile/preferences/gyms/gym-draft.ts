import { MAX_NAME_LENGTH, MAX_PLATE_PAIRS } from '#contract/limits.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import { type Gym, type GymFacts, USUAL_BAR, usualPlates } from '#domain/gym/gym.ts'
import { convertWeight, parseWeight } from '#domain/units.ts'

export type BarRow = { readonly name: string; readonly weight: string; readonly unit: WeightUnit }
export type PlateRow = { readonly weight: string; readonly unit: WeightUnit; readonly pairs: string }
export type GymDraft = { readonly name: string; readonly bars: BarRow[]; readonly plates: PlateRow[] }

type GymProblem = 'gym.nameMissing' | 'gym.tooLong' | 'gym.weightInvalid' | 'gym.pairsInvalid'

const USUAL_PAIRS = 4

export function newGymDraft(barName: string, unit: WeightUnit, numberText: (value: number) => string): GymDraft {
  const bar = { name: barName, weight: { value: USUAL_BAR[unit], unit } }
  return gymDraftOf({ name: '', bars: [bar], plates: usualPlates(unit, USUAL_PAIRS) }, numberText)
}

/** Weights with the language's decimal mark. */
export function gymDraftOf(gym: Pick<Gym, keyof GymFacts>, numberText: (value: number) => string): GymDraft {
  return {
    name: gym.name,
    bars: gym.bars.map(({ name, weight }) => ({ name, weight: numberText(weight.value), unit: weight.unit })),
    plates: gym.plates.map(({ weight, pairs }) => ({
      weight: numberText(weight.value),
      unit: weight.unit,
      pairs: String(pairs),
    })),
  }
}

/** Throws for an invalid draft. Weights as entered, plates heaviest first. */
export function factsOf(draft: GymDraft): GymFacts {
  return {
    name: draft.name.trim(),
    bars: draft.bars.map(({ name, weight, unit }) => ({ name: name.trim(), weight: weightOf(weight, unit) })),
    plates: draft.plates
      .map(({ weight, unit, pairs }) => ({ weight: weightOf(weight, unit), pairs: Number(pairs) }))
      .toSorted((left, right) => convertWeight(right.weight, 'kg') - convertWeight(left.weight, 'kg')),
  }
}

/** Validators; true if valid. */
export const gymCheck = {
  name: (name: string): GymProblem | true => {
    if (name.trim() === '') return 'gym.nameMissing'
    return name.trim().length > MAX_NAME_LENGTH ? 'gym.tooLong' : true
  },
  weight: (text: string): GymProblem | true => {
    const parsed = parseWeight(text, 'kg')
    return parsed.ok && parsed.weight.value > 0 ? true : 'gym.weightInvalid'
  },
  pairs: (text: string): GymProblem | true =>
    /^\d+$/.test(text.trim()) && Number(text) <= MAX_PLATE_PAIRS ? true : 'gym.pairsInvalid',
}

function weightOf(text: string, unit: WeightUnit) {
  const parsed = parseWeight(text, unit)
  if (!parsed.ok) throw new RangeError(`not a weight: ${text}`)
  return parsed.weight
}
