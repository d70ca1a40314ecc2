import { sameContent } from './canonical.ts'

export type Fields = Readonly<Record<string, unknown>>

/**
 * Fields that only mean something together: two versions never give one part each. An object has them where it has the
 * field `of`. Where both versions changed them, one that `isFirm` beats one that is not, whatever their stamps; else the
 * later one counts.
 */
export type Unit = {
  readonly of: string
  readonly fields: readonly string[]
  readonly isFirm?: (fields: Fields) => boolean
}

/** What was lifted: a set that was done beats one that is only planned, so that no tick is lost to a typed figure. */
export const LIFT: Unit = {
  of: 'completedAt',
  fields: ['weight', 'reps', 'seconds', 'distance', 'rpe', 'rir', 'completedAt'],
  isFirm: isLogged,
}

/** Which exercise it is: its kind decides how its sets are read, its bar and its rule are of no use to another one. */
export const IDENTITY: Unit = {
  of: 'exerciseId',
  fields: ['exerciseId', 'name', 'kind', 'exerciseNote', 'barWeight', 'oneSided', 'progression'],
}

/** Whether a session runs, and since or until when. An end beats going on: the sets of both sides are kept either way. */
export const STATUS: Unit = {
  of: 'status',
  fields: ['status', 'endedAt', 'pausedAt', 'pausedMs'],
  isFirm: (fields) => fieldOf(fields, 'status') !== 'active',
}

const READING: Unit = { of: 'measuredAt', fields: ['kind', 'value', 'unit'] }

/** What belongs together where two devices changed it. */
export const UNITS: readonly Unit[] = [LIFT, IDENTITY, STATUS, READING]
/** What belongs together where one person takes a change back: of a set, only what the change wrote. */
export const UNDO_UNITS: readonly Unit[] = UNITS.filter((unit) => unit !== LIFT)

/** Whether a set was done. */
export function isLogged(set: Fields): boolean {
  return (fieldOf(set, 'completedAt') ?? null) !== null
}

/** The object's own field: JSON may bear any name, `constructor` too, which every object inherits. */
export function fieldOf(fields: Fields | undefined, key: string): unknown {
  return fields && Object.hasOwn(fields, key) ? fields[key] : undefined
}

/** Those of the fields that the object has. */
export function pick(fields: Fields, keys: readonly string[]): Fields {
  const entries = keys.map((key) => [key, fieldOf(fields, key)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/**
 * Whether `less` says nothing that `more` does not say as well. A field that it lacks says nothing, as an older client
 * may not know it; with `isNullGap`, neither does null.
 */
export function isContained(less: Fields, more: Fields, isNullGap: boolean): boolean {
  return Object.entries(less).every(
    ([key, value]) => (isNullGap && value === null) || sameContent(value, fieldOf(more, key)),
  )
}

/** A rest belongs to a session that runs: it ends with it. */
export function withoutStrayRest(fields: Fields): Fields {
  if (!Object.hasOwn(fields, 'rest') || !Object.hasOwn(fields, 'status')) return fields
  const runs = fields['status'] === 'active' && (fieldOf(fields, 'pausedAt') ?? null) === null
  return runs ? fields : { ...fields, rest: null }
}
