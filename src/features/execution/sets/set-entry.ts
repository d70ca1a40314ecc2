import type { ExerciseKind } from '#contract/exercise.ts'
import { MAX_DISTANCE, MAX_REPS, MAX_REPS_IN_RESERVE, MAX_RPE, MAX_SECONDS, MAX_WEIGHT } from '#contract/limits.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { DistanceUnit, Weight } from '#contract/quantity.ts'
import type { SessionExercise, SessionSet } from '#contract/session.ts'
import { assertNever } from '#domain/assert-never.ts'
import {
  prefill,
  type SetField,
  type SetFigure,
  type SetUnits,
  type SetValues,
  setFields,
  valuesOf,
} from '#domain/session/set-values.ts'
import type { EntryRule } from './keypad-entry.ts'

type Effort = Preferences['effort']

/** The fields of a set, in input order. Equal arguments return the same list. */
export function fieldsOf(kind: ExerciseKind, effort: Effort): readonly SetFigure[] {
  const key = `${kind} ${effort}`
  const known = fieldLists.get(key)
  if (known) return known
  const fields: readonly SetFigure[] = effort === 'off' ? setFields(kind) : [...setFields(kind), effort]
  fieldLists.set(key, fields)
  return fields
}

/** The effort asked for in an exercise: the person's choice, or RPE where only the plan wants it. */
export function effortIn({ sets }: Pick<SessionExercise, 'sets'>, usual: Effort): Effort {
  return usual === 'off' && sets.some(({ target }) => (target?.rpe ?? null) !== null) ? 'rpe' : usual
}

const fieldLists = new Map<string, readonly SetFigure[]>()

/**
 * The values logged by one tap: the typed ones, otherwise the plan's or last time's. `lastTime` is the matching set of
 * the last session, or, without one, the set it carries on from; `load` is that of its percentage, if known. Effort is
 * only ever typed.
 */
export function valuesToLog(
  set: SessionSet,
  kind: ExerciseKind,
  lastTime: SetValues | null,
  load: Weight | null,
): SetValues {
  const own = valuesOf(set)
  const suggested = prefill(set.target, lastTime)
  const asked = setFields(kind)
  return {
    ...own,
    weight: own.weight ?? (asked.includes('weight') ? (load ?? suggested.weight) : null),
    reps: own.reps ?? (asked.includes('reps') ? suggested.reps : null),
    seconds: own.seconds ?? (asked.includes('seconds') ? suggested.seconds : null),
    distance: own.distance ?? (asked.includes('distance') ? suggested.distance : null),
  }
}

/** The missing field without which a set is meaningless, or null. */
export function missingField(kind: ExerciseKind, values: SetValues): SetField | null {
  switch (kind) {
    case 'weight-reps':
      return missing(values, 'weight') ?? missing(values, 'reps')
    // A set without its assistance would look like an unassisted one.
    case 'assisted-bodyweight':
      return missing(values, 'weight') ?? missing(values, 'reps')
    // Without a number, no weight was added.
    case 'weighted-bodyweight':
    case 'bodyweight-reps':
    case 'reps-only':
      return missing(values, 'reps')
    case 'distance-time':
      return missing(values, 'distance') && missing(values, 'seconds') && 'distance'
    case 'weight-distance':
      return missing(values, 'distance')
    case 'time':
    case 'weight-time':
      return missing(values, 'seconds')
    default:
      return assertNever(kind)
  }
}

function missing(values: SetValues, field: SetField): SetField | null {
  return values[field] === null ? field : null
}

export function ruleOf(field: SetFigure): EntryRule {
  switch (field) {
    case 'weight':
      return { as: 'number', decimals: 2, max: MAX_WEIGHT }
    case 'distance':
      return { as: 'number', decimals: 2, max: MAX_DISTANCE }
    case 'reps':
      return { as: 'number', decimals: 0, max: MAX_REPS }
    case 'seconds':
      return { as: 'clock', decimals: 0, max: MAX_SECONDS }
    case 'rpe':
      return { as: 'number', decimals: 1, max: MAX_RPE }
    case 'rir':
      return { as: 'number', decimals: 1, max: MAX_REPS_IN_RESERVE }
    default:
      return assertNever(field)
  }
}

/** The step of a step key, and the smaller one when held. */
export type Steps = { readonly step: number; readonly small: number }

const DISTANCE_STEPS: Readonly<Record<DistanceUnit, Steps>> = {
  m: { step: 50, small: 10 },
  yd: { step: 50, small: 10 },
  km: { step: 0.5, small: 0.1 },
  mi: { step: 0.5, small: 0.1 },
}

export function stepsOf(field: SetFigure, units: SetUnits): Steps {
  switch (field) {
    case 'weight':
      return units.weight === 'kg' ? { step: 2.5, small: 0.5 } : { step: 5, small: 1 }
    case 'distance':
      return DISTANCE_STEPS[units.distance]
    case 'seconds':
      return { step: 15, small: 5 }
    case 'reps':
      return { step: 1, small: 1 }
    case 'rpe':
    case 'rir':
      return { step: 0.5, small: 0.5 }
    default:
      return assertNever(field)
  }
}

/** The unit that a column's head names: that of most open or logged sets, as filled in. */
export function unitInHead<Field extends 'weight' | 'distance'>(
  field: Field,
  sets: readonly Pick<SetValues, Field>[],
  suggested: readonly (Pick<SetValues, Field> | null)[],
  usual: SetUnits[Field],
): SetUnits[Field] {
  const counts = new Map<SetUnits[Field], number>()
  sets.forEach((set, index) => {
    // Both quantities have the unit of their own field.
    const unit = ((set[field] ?? suggested[index]?.[field])?.unit ?? usual) as SetUnits[Field]
    counts.set(unit, (counts.get(unit) ?? 0) + 1)
  })
  return [...counts].reduce((most, other) => (other[1] > most[1] ? other : most), [usual, 0] as const)[0]
}

/** The units of a set: its own, else the suggestion's, else the person's. */
export function unitsFor(values: SetValues, usual: Pick<Preferences, 'weightUnit' | 'distanceUnit'>): SetUnits {
  return { weight: values.weight?.unit ?? usual.weightUnit, distance: values.distance?.unit ?? usual.distanceUnit }
}
