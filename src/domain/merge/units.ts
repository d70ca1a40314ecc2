import { sameContent } from './canonical.ts'

export type Fields = Readonly<Record<string, unknown>>

/**
 * Fields never mixed from two versions, in objects with the field `of`. If both versions changed it, a firm one
 * (`isFirm`) beats one that is not, whatever their stamps; otherwise the later one counts.
 */
export type Unit = {
  readonly of: string
  readonly fields: readonly string[]
  readonly isFirm?: (fields: Fields) => boolean
}

/** The performed lift: a completed set beats a planned one, so that an edited figure never undoes a completion. */
export const LIFT: Unit = {
  of: 'completedAt',
  fields: ['weight', 'reps', 'seconds', 'distance', 'rpe', 'rir', 'completedAt'],
  isFirm: isLogged,
}

/** The exercise's identity: its kind decides how its sets are read, and its bar and rule do not fit another one. */
export const IDENTITY: Unit = {
  of: 'exerciseId',
  fields: ['exerciseId', 'name', 'kind', 'exerciseNote', 'barWeight', 'oneSided', 'progression'],
}

/** Whether a session runs, with its start or end. An end beats continuing: the sets of both sides stay. */
export const STATUS: Unit = {
  of: 'status',
  fields: ['status', 'endedAt', 'pausedAt', 'pausedMs'],
  isFirm: (fields) => fieldOf(fields, 'status') !== 'active',
}

const READING: Unit = { of: 'measuredAt', fields: ['kind', 'value', 'unit'] }

/** Units for changes by two devices. */
export const UNITS: readonly Unit[] = [LIFT, IDENTITY, STATUS, READING]
/** Units for undoing a change: of a set, only what the change wrote. */
export const UNDO_UNITS: readonly Unit[] = UNITS.filter((unit) => unit !== LIFT)

export function isLogged(set: Fields): boolean {
  return (fieldOf(set, 'completedAt') ?? null) !== null
}

/** The object's own field: JSON may contain any name, even `constructor`, which every object inherits. */
export function fieldOf(fields: Fields | undefined, key: string): unknown {
  return fields && Object.hasOwn(fields, key) ? fields[key] : undefined
}

export function pick(fields: Fields, keys: readonly string[]): Fields {
  const entries = keys.map((key) => [key, fieldOf(fields, key)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** A missing field does not count, as an older client may not know it; with `isNullGap`, neither does null. */
export function isContained(less: Fields, more: Fields, isNullGap: boolean): boolean {
  return Object.entries(less).every(
    ([key, value]) => (isNullGap && value === null) || sameContent(value, fieldOf(more, key)),
  )
}

/** A rest belongs to a running session and ends with it. */
export function withoutStrayRest(fields: Fields): Fields {
  if (!Object.hasOwn(fields, 'rest') || !Object.hasOwn(fields, 'status')) return fields
  const runs = fields['status'] === 'active' && (fieldOf(fields, 'pausedAt') ?? null) === null
  return runs ? fields : { ...fields, rest: null }
}
