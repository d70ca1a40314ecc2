import type { SetId } from '#contract/id.ts'
import type { KeptChoice } from '#contract/outbox.ts'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { isRecord } from '../is-record.ts'
import { findSet, type SetPlace } from '../session/edit-session.ts'
import {
  areStorable,
  NO_VALUES,
  numberIn,
  type SetFigure,
  type SetValues,
  setFields,
  valuesOf,
} from '../session/set-values.ts'
import { updateSet } from '../session/sets.ts'
import { sameContent } from './canonical.ts'

/** A set that two devices gave different figures. */
export type SetChoice = {
  readonly setId: SetId
  readonly shown: SetValues
  readonly other: SetValues
  /** Of the merges that chose between the two. */
  readonly numbers: readonly number[]
}

const UNITS = {
  weight: ['kg', 'lb'] satisfies WeightUnit[] as readonly unknown[],
  distance: ['m', 'km', 'mi', 'yd'] satisfies DistanceUnit[] as readonly unknown[],
}
const FIGURES = Object.keys(NO_VALUES) as readonly SetFigure[]

/**
 * The sets of a session of which a merge had to keep one side's figures. Only while the set has the figures of either
 * side: whoever has typed others has decided. Figures of a set that was only planned never stand against a logged one.
 */
export function setChoicesOf(session: Session, choices: readonly KeptChoice[]): ReadonlyMap<SetId, SetChoice> {
  const found = new Map<SetId, SetChoice>()
  for (const choice of choices) {
    const place = choice.id === session.id ? placeOf(session, choice.path) : undefined
    const offered = place && otherSide(place, choice)
    if (!place || !offered) continue
    const { id } = place.set
    const numbers = [...(found.get(id)?.numbers ?? []), choice.number]
    found.set(id, { setId: id, shown: valuesOf(place.set), other: offered, numbers })
  }
  return found
}

/** Gives the set the other side's figures; whether it is done, stays. */
export function takeOther(session: Session, { setId, other }: SetChoice): Session {
  return updateSet(session, setId, other)
}

function placeOf(session: Session, path: readonly string[]): SetPlace | undefined {
  const [exercises, , sets, setId, ...deeper] = path
  if (exercises !== 'exercises' || sets !== 'sets' || setId === undefined || deeper.length > 0) return undefined
  return findSet(session, setId)
}

function otherSide({ exercise, set }: SetPlace, { kept, dropped }: KeptChoice): SetValues | undefined {
  const told = FIGURES.filter((figure) => Object.hasOwn(kept, figure) && Object.hasOwn(dropped, figure))
  if (told.length === 0) return undefined
  const hasFiguresOf = (side: Readonly<Record<string, unknown>>) =>
    told.every((figure) => sameContent(set[figure], side[figure]))
  const side = hasFiguresOf(kept) ? dropped : hasFiguresOf(dropped) ? kept : undefined
  if (!side || !told.every((figure) => isFigure(figure, side[figure]))) return undefined
  // Each told figure was checked right above.
  const other = {
    ...valuesOf(set),
    ...(Object.fromEntries(told.map((figure) => [figure, side[figure]])) as Partial<SetValues>),
  }
  const isComplete = setFields(exercise.kind).every(
    (field) => numberIn(set, field) === null || numberIn(other, field) !== null,
  )
  return areStorable(other) && (isOpen(set) || isComplete) ? other : undefined
}

function isOpen({ completedAt }: SessionSet): boolean {
  return completedAt === null
}

/** Choices outlive updates of the app, and are read as they were kept. */
function isFigure(figure: SetFigure, value: unknown): boolean {
  if (value === null) return true
  if (figure !== 'weight' && figure !== 'distance') return typeof value === 'number'
  return isRecord(value) && typeof value['value'] === 'number' && UNITS[figure].includes(value['unit'])
}
