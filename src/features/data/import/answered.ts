import type { Preferences } from '#contract/preferences.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { ExerciseChoice, ImportAnswers } from '#domain/import/answers.ts'
import type { BodyLoads } from '#domain/import/body-weight.ts'
import { parseWeight } from '#domain/units.ts'
import type { ImportPreview } from '#platform/account/data-worker.ts'
import { timeZoneOf } from '#shared/format/today.ts'

/** What the person has answered so far, as the fields hold it. */
export type Answered = Omit<ImportAnswers, 'bodyWeight' | 'bodyLoaded'> & {
  /** The exercises whose loads may contain the body's weight, whether they do, and what was typed for it. */
  readonly bodyLoads: readonly BodyLoads[]
  readonly isBodyIncluded: boolean
  readonly bodyWeight: string
  /** The unit that the body's weight is typed in. */
  readonly bodyUnit: WeightUnit
}

/** What is proposed: the person's own units, and every exercise that is known by its name. */
export function firstAnswers(preview: ImportPreview, preferences: Preferences): Answered {
  const choices = preview.names.map(({ name, match, sure }): [string, ExerciseChoice] => [
    name,
    // A guess is offered beside the name: it is the person who takes it.
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

/** The answers; null while the body's weight is asked for and not given. */
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

/** Whether the body's weight has to be typed: loads were added to it, and the file itself does not say what it was. */
export function needsBodyWeight(bodyLoads: readonly BodyLoads[]): boolean {
  return bodyLoads.length > 0 && bodyLoads.every(({ isAdded }) => isAdded)
}
