import type { Equipment, ExerciseKind, Muscle } from '#contract/exercise.ts'
import { MAX_ALIASES, MAX_INSTRUCTIONS_LENGTH, MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_WEIGHT } from '#contract/limits.ts'
import type { Weight, WeightUnit } from '#contract/quantity.ts'
import { EQUIPMENT, EXERCISE_KINDS, MUSCLES } from '#contract/vocabulary.ts'
import type { ExerciseFields, ExerciseHabits } from '#domain/exercise/exercise-change.ts'
import { isRecord } from '#domain/is-record.ts'
import { parseWeight } from '#domain/units.ts'
import { numberFormat } from '#shared/format/intl.ts'

export type FormValues = {
  readonly name: string
  readonly kind: ExerciseKind
  readonly equipment: Equipment
  readonly primaryMuscles: readonly Muscle[]
  readonly secondaryMuscles: readonly Muscle[]
  readonly oneSided: boolean
  /** Seconds; '' uses the profile's or library's. */
  readonly rest: string
  readonly barWeight: string
  readonly barUnit: WeightUnit
  /** Comma-separated. */
  readonly aliases: string
  readonly note: string
  readonly instructions: string
}

export function emptyValues(name: string, barUnit: WeightUnit): FormValues {
  return {
    name,
    kind: 'weight-reps',
    equipment: 'machine',
    primaryMuscles: [],
    secondaryMuscles: [],
    oneSided: false,
    rest: '',
    barWeight: '',
    barUnit,
    aliases: '',
    note: '',
    instructions: '',
  }
}

/** Form values of stored fields; weights with the language's decimal mark. */
export function valuesOf(fields: ExerciseFields, barUnit: WeightUnit, locale: string): FormValues {
  const { defaultRestSeconds, barWeight, aliases, ...same } = fields
  const { format } = numberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 })
  return {
    ...same,
    rest: defaultRestSeconds === null ? '' : String(defaultRestSeconds),
    barWeight: barWeight ? format(barWeight.value) : '',
    barUnit: barWeight?.unit ?? barUnit,
    aliases: aliases.join(', '),
  }
}

export function fieldsFrom(values: FormValues): ExerciseFields {
  const { rest: _rest, barWeight: _barWeight, barUnit: _barUnit, ...same } = values
  return {
    ...same,
    ...habitsFrom(values),
    name: clean(values.name),
    aliases: aliasesIn(values.aliases),
    instructions: clean(values.instructions),
  }
}

/** The part that applies to built-in exercises too. */
export function habitsFrom({ rest, barWeight, barUnit, note }: FormValues): ExerciseHabits {
  return {
    defaultRestSeconds: rest === '' ? null : Number(rest),
    barWeight: barIn(barWeight, barUnit),
    note: clean(note),
  }
}

/** Validators that return the message key of a problem, or undefined. */
export const problemOf = {
  name: (text: string) => {
    if (text.trim() === '') return 'error.name'
    return clean(text).length > MAX_NAME_LENGTH ? 'error.nameLong' : undefined
  },
  primaryMuscles: (muscles: readonly Muscle[]) => (muscles.length === 0 ? 'error.mainMuscles' : undefined),
  barWeight: (text: string, unit: WeightUnit) => {
    const parsed = parseWeight(text, unit)
    return parsed.ok || parsed.reason === 'empty' ? undefined : BAR_PROBLEMS[parsed.reason]
  },
  aliases: (text: string) => {
    const aliases = aliasesIn(text)
    const fits = aliases.length <= MAX_ALIASES && aliases.every((alias) => alias.length <= MAX_NAME_LENGTH)
    return fits ? undefined : 'error.aliases'
  },
  note: (text: string) => (text.length > MAX_NOTE_LENGTH ? 'error.noteLong' : undefined),
  instructions: (text: string) => (text.length > MAX_INSTRUCTIONS_LENGTH ? 'error.instructionsLong' : undefined),
} as const

const BAR_PROBLEMS = {
  'not-a-number': 'error.barNotANumber',
  negative: 'error.barNegative',
  'too-large': 'error.barTooLarge',
} as const

export type FormProblem = Exclude<ReturnType<(typeof problemOf)[keyof typeof problemOf]>, undefined>

type Limit = { readonly most: number; readonly length?: number }

/** The limits that the messages of problems name. */
export const LIMIT_OF: Readonly<Partial<Record<FormProblem, Limit>>> = {
  'error.nameLong': { most: MAX_NAME_LENGTH },
  'error.barTooLarge': { most: MAX_WEIGHT },
  'error.aliases': { most: MAX_ALIASES, length: MAX_NAME_LENGTH },
  'error.noteLong': { most: MAX_NOTE_LENGTH },
  'error.instructionsLong': { most: MAX_INSTRUCTIONS_LENGTH },
}

/** A draft may be of an earlier version of the app: invalid values fall back to `initial`. Undefined without one. */
export function readDraft(draft: unknown, initial: FormValues): FormValues | undefined {
  if (!isRecord(draft)) return undefined
  const same = (key: keyof FormValues) => (typeof draft[key] === typeof initial[key] ? draft[key] : initial[key])
  const texts = ['name', 'rest', 'barWeight', 'aliases', 'note', 'instructions', 'oneSided'] as const
  const muscles = (value: unknown) => MUSCLES.filter((muscle) => Array.isArray(value) && value.includes(muscle))
  return {
    ...initial,
    // Each has the type of `initial`.
    ...(Object.fromEntries(texts.map((key) => [key, same(key)])) as Pick<FormValues, (typeof texts)[number]>),
    kind: EXERCISE_KINDS.find((kind) => kind === draft['kind']) ?? initial.kind,
    equipment: EQUIPMENT.find((equipment) => equipment === draft['equipment']) ?? initial.equipment,
    barUnit: draft['barUnit'] === 'lb' || draft['barUnit'] === 'kg' ? draft['barUnit'] : initial.barUnit,
    primaryMuscles: muscles(draft['primaryMuscles']),
    secondaryMuscles: muscles(draft['secondaryMuscles']),
  }
}

function barIn(text: string, unit: WeightUnit): Weight | null {
  const parsed = parseWeight(text, unit)
  return parsed.ok ? parsed.weight : null
}

function aliasesIn(text: string): readonly string[] {
  return clean(text)
    .split(',')
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '')
}

/** Without unstorable characters: a pasted half of a surrogate pair, or NUL. */
function clean(text: string): string {
  return text.trim().toWellFormed().replaceAll('\u0000', '')
}
