import type { Preferences } from '#contract/preferences.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { ExerciseChoice, ImportAnswers } from '#domain/import/answers.ts'
import type { BodyLoads } from '#domain/import/body-weight.ts'
import { parseWeight } from '#domain/units.ts'
import type { ImportPreview } from '#platform/account/data-worker.ts'
import { timeZoneOf } from '#shared/format/today.ts'

export type Answered = Omit<ImportAnswers, 'bodyWeight' | 'bodyLoaded'> & {
  /** The exercises whose loads may include body weight, whether they do, and the typed body weight. */
  readonly bodyLoads: readonly BodyLoads[]
  readonly isBodyIncluded: boolean
  readonly bodyWeight: string
  readonly bodyUnit: WeightUnit
}

export function firstAnswers(preview: ImportPreview, preferences: Preferences): Answered {
  const choices = preview.names.map(({ name, match, sure }): [string, ExerciseChoice] => [
    name,
    // A guess is only offered next to the name: the person has to accept it.
    match !== null && sure ? { kind: 'known', id: match } : { kind: 'new' },
  ])
  return {
    timeZone: timeZoneOf(preferences),
    weightUnit: preview.questions.weightUnit === 'converted' ? 'lb' : preferences.weightUnit,
    distanceUnit: preferences.distanceUnit,
    dayOrder: 'day-first',
    usualLength: false,
    exercises: Object.fromEntries(choices),
    bodyLoads: preview.bodyLoads,
    isBodyIncluded: false,
    bodyWeight: '',
    bodyUnit: preferences.weightUnit,
  }
}

/** The changed answers over the first ones; names that the person did not map keep their first choice. */
export function withChanges(first: Answered, changes: Partial<Answered>): Answered {
  return { ...first, ...changes, exercises: { ...first.exercises, ...changes.exercises } }
}

/** The answers; null while a required body weight is missing. */
export function answersOf({
  bodyLoads,
  isBodyIncluded,
  bodyWeight,
  bodyUnit,
  ...answers
}: Answered): ImportAnswers | null {
  if (!isBodyIncluded) return { ...answers, bodyLoaded: [], bodyWeight: null }
  const bodyLoaded = bodyLoads.map(({ name }) => name)
  if (!needsBodyWeight(bodyLoads)) return { ...answers, bodyLoaded, bodyWeight: null }
  const parsed = parseWeight(bodyWeight, bodyUnit)
  return parsed.ok && parsed.weight.value > 0 ? { ...answers, bodyLoaded, bodyWeight: parsed.weight } : null
}

/** Whether the body weight has to be entered: loads were added to it, and the file does not contain it. */
export function needsBodyWeight(bodyLoads: readonly BodyLoads[]): boolean {
  return bodyLoads.length > 0 && bodyLoads.every(({ isAdded }) => isAdded)
}
