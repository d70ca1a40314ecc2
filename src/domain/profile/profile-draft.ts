import {
  MAX_BODY_WEIGHT_KG,
  MAX_HEIGHT_CM,
  MAX_LIMITATIONS_LENGTH,
  MAX_NAME_LENGTH,
  MIN_BODY_WEIGHT_KG,
  MIN_HEIGHT_CM,
} from '#contract/limits.ts'
import type { LengthUnit, WeightUnit } from '#contract/quantity.ts'
import type { ExperienceLevel, Gender, ProfileChange, TrainingGoal, User } from '#contract/user.ts'
import { convertLength, convertWeight, parseDecimal, roundForDisplay } from '../units.ts'

/** A profile as form fields; '' without a value. */
export type ProfileDraft = {
  readonly name: string
  /** `1990-04-27` */
  readonly dateOfBirth: string
  readonly gender: Gender | ''
  /** A number in the person's unit, as typed. */
  readonly weight: string
  /** A number in the person's unit, or feet and inches (`5'11`) if that is inches. */
  readonly height: string
  readonly experienceLevel: ExperienceLevel | ''
  readonly goals: readonly TrainingGoal[]
  readonly limitations: string
}

export type BodyUnits = { readonly weightUnit: WeightUnit; readonly lengthUnit: LengthUnit }

export type ProfileProblem = 'nameMissing' | 'tooLong' | 'dateInvalid' | 'dateInFuture' | 'notANumber' | 'outOfRange'
export type ProfileProblems = { readonly [Field in keyof ProfileDraft]?: ProfileProblem }

const EARLIEST_BIRTH = '1900-01-01'
const WEIGHT_KG = { least: MIN_BODY_WEIGHT_KG, most: MAX_BODY_WEIGHT_KG }
const HEIGHT_CM = { least: MIN_HEIGHT_CM, most: MAX_HEIGHT_CM }
const INCHES_PER_FOOT = 12
const FEET_AND_INCHES = /^(\d)\s*['’′]\s*(\d{1,2}(?:[.,]\d+)?)?\s*["”″]?$/

/** A profile as form fields: body weight and height in the person's units, to a tenth. */
export function draftOf(user: User, units: BodyUnits, numberText: (value: number) => string): ProfileDraft {
  const shown = (value: number | null) => (value === null ? '' : numberText(roundForDisplay(value, 1)))
  const { weightKg, heightCm } = user
  return {
    name: user.name,
    dateOfBirth: user.dateOfBirth ?? '',
    gender: user.gender ?? '',
    weight: shown(weightKg && convertWeight({ value: weightKg, unit: 'kg' }, units.weightUnit)),
    height: shown(heightCm && convertLength(heightCm, 'cm', units.lengthUnit)),
    experienceLevel: user.experienceLevel ?? '',
    goals: user.goals,
    limitations: user.limitations,
  }
}

/** Problems of a draft by field; empty if it can be sent. `today` is the person's `YYYY-MM-DD`. */
export function problemsOf(draft: ProfileDraft, units: BodyUnits, today: string): ProfileProblems {
  return withoutNothing({
    name: nameProblem(draft.name),
    dateOfBirth: birthProblem(draft.dateOfBirth, today),
    weight: measureProblem(kilogramsOf(draft.weight, units), WEIGHT_KG),
    height: measureProblem(centimetresOf(draft.height, units), HEIGHT_CM),
    limitations: draft.limitations.trim().length > MAX_LIMITATIONS_LENGTH ? 'tooLong' : undefined,
  })
}

/** Unchanged ones are left out: a value rounded for the screen must not overwrite the original. Needs no problems. */
export function changeOf(before: ProfileDraft, draft: ProfileDraft, units: BodyUnits): ProfileChange {
  return withoutNothing({
    name: changed(before, draft, 'name', (name) => name.trim()),
    dateOfBirth: changed(before, draft, 'dateOfBirth', (day) => day || null),
    gender: changed(before, draft, 'gender', (gender) => gender || null),
    weightKg: changed(before, draft, 'weight', (text) => numberOrNull(kilogramsOf(text, units))),
    heightCm: changed(before, draft, 'height', (text) => numberOrNull(centimetresOf(text, units))),
    experienceLevel: changed(before, draft, 'experienceLevel', (level) => level || null),
    goals: changed(before, draft, 'goals', (goals) => [...goals]),
    limitations: changed(before, draft, 'limitations', (text) => text.trim()),
  })
}

/** The valid range of weight or height in the person's unit, rounded so that both ends are accepted. */
export function bodyRange(field: 'weight' | 'height', { weightUnit, lengthUnit }: BodyUnits) {
  const inUnit = (value: number) =>
    field === 'weight' ? convertWeight({ value, unit: 'kg' }, weightUnit) : convertLength(value, 'cm', lengthUnit)
  const { least, most } = field === 'weight' ? WEIGHT_KG : HEIGHT_CM
  return { least: Math.ceil(inUnit(least)), most: Math.floor(inUnit(most)) }
}

type Measure = number | 'empty' | 'not-a-number'

function kilogramsOf(text: string, { weightUnit }: BodyUnits): Measure {
  const value = measureOf(text)
  return typeof value === 'number' ? convertWeight({ value, unit: weightUnit }, 'kg') : value
}

function centimetresOf(text: string, { lengthUnit }: BodyUnits): Measure {
  const value = lengthUnit === 'in' ? (inchesOf(text) ?? measureOf(text)) : measureOf(text)
  return typeof value === 'number' ? convertLength(value, lengthUnit, 'cm') : value
}

/** `5'11"` in inches; null if the text is not in feet. */
function inchesOf(text: string): number | null {
  const [, feet, inches] = FEET_AND_INCHES.exec(text.trim()) ?? []
  return feet === undefined ? null : Number(feet) * INCHES_PER_FOOT + Number((inches ?? '0').replace(',', '.'))
}

function measureOf(text: string): Measure {
  const parsed = parseDecimal(text)
  if (parsed.ok) return parsed.value
  return parsed.reason === 'empty' ? 'empty' : 'not-a-number'
}

function numberOrNull(measure: Measure): number | null {
  return typeof measure === 'number' ? measure : null
}

function nameProblem(name: string): ProfileProblem | undefined {
  if (name.trim() === '') return 'nameMissing'
  return name.trim().length > MAX_NAME_LENGTH ? 'tooLong' : undefined
}

function birthProblem(day: string, today: string): ProfileProblem | undefined {
  if (day === '') return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)) || day < EARLIEST_BIRTH) return 'dateInvalid'
  return day > today ? 'dateInFuture' : undefined
}

function measureProblem(
  measure: Measure,
  range: { readonly least: number; readonly most: number },
): ProfileProblem | undefined {
  if (measure === 'empty') return undefined
  if (measure === 'not-a-number') return 'notANumber'
  return measure < range.least || measure > range.most ? 'outOfRange' : undefined
}

function changed<Field extends keyof ProfileDraft, Value>(
  before: ProfileDraft,
  draft: ProfileDraft,
  field: Field,
  read: (value: ProfileDraft[Field]) => Value,
): Value | undefined {
  const isSame = JSON.stringify(before[field]) === JSON.stringify(draft[field])
  return isSame ? undefined : read(draft[field])
}

function withoutNothing<Fields extends object>(
  fields: Fields,
): { readonly [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said) as { readonly [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }
}
