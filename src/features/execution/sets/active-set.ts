import type { SetId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { carriedSets } from '#domain/session/carried-sets.ts'
import { findSet } from '#domain/session/edit-session.ts'
import { loadAsked } from '#domain/session/percent-load.ts'
import { matchPrevious, type PreviousSets, previousExercise } from '#domain/session/previous-sets.ts'
import { numberSets } from '#domain/session/set-numbers.ts'
import { type SetField, type SetValues, setFields } from '#domain/session/set-values.ts'
import type { LoadsByExercise } from './percent-loads.ts'
import { missingField, valuesToLog } from './set-entry.ts'

export type ActiveSet = {
  readonly exercise: SessionExercise
  readonly set: SessionSet
  readonly number: number
  readonly previous: SessionSet | null
  readonly values: SetValues
  /** The field that has to be typed first, or null. */
  readonly missing: SetField | null
  readonly isTimed: boolean
}

export type PreviousByExercise = ReadonlyMap<SessionExercise['exerciseId'], PreviousSets>

/** Values from before this session that fill in what nobody has typed. */
export type Suggestions = { readonly previous: PreviousByExercise; readonly loads: LoadsByExercise }

export function activeSetOf(session: Session, setId: SetId | null, { previous, loads }: Suggestions): ActiveSet | null {
  const place = setId === null ? undefined : findSet(session, setId)
  if (!place) return null
  const { exercise, set } = place
  const last = previousExercise(previous.get(exercise.exerciseId) ?? null, exercise, session)
  const before = matchPrevious(last, exercise, session.workoutId)
  const at = exercise.sets.findIndex(({ id }) => id === set.id)
  const lastTime = before[at] ?? null
  const load = loadAsked(set.target, loads.get(exercise.exerciseId) ?? null)
  const values = valuesToLog(set, exercise.kind, lastTime ?? carriedSets(exercise.sets)[at] ?? null, load)
  return {
    exercise,
    set,
    number: numberSets(exercise.sets).get(set.id)?.number ?? 1,
    previous: lastTime,
    values,
    missing: missingField(exercise.kind, values),
    isTimed: setFields(exercise.kind).includes('seconds'),
  }
}
