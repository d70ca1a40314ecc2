import type { SessionExerciseId, SetId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { sameContent } from '../merge/canonical.ts'
import { numberSets } from './set-numbers.ts'
import { valuesOf } from './set-values.ts'

/** What one step did to a session. Of several, the one that a lifter would name. */
export type SessionChange =
  | SetChange
  | { readonly type: SetsChange; readonly exercise: NamedExercise; readonly count: number }
  | { readonly type: 'exercise-added'; readonly exercise: NamedExercise; readonly count: number }
  | { readonly type: ExerciseChange; readonly exercise: NamedExercise }
  | { readonly type: 'paused' | 'resumed' | 'renamed' | 'note' | 'rest' | 'other' }

type SetChange = {
  readonly type: 'set-logged' | 'set-reopened' | 'set-edited' | 'set-kind'
  readonly exercise: NamedExercise
  readonly set: NamedSet
}
type SetsChange = 'sets-edited' | 'sets-added' | 'sets-removed'
type ExerciseChange =
  | 'sets-moved'
  | 'exercise-removed'
  | 'exercise-replaced'
  | 'exercise-moved'
  | 'superset'
  | 'exercise-note'
  | 'exercise-rest'

type NamedExercise = Pick<SessionExercise, 'name'> & { readonly id: SessionExerciseId }
type NamedSet = { readonly id: SetId; readonly kind: SessionSet['kind']; readonly number: number }

/** Exercises that are in neither version are unchanged. */
export function whatChanged(before: Session, after: Session): SessionChange {
  const earlier = new Map(before.exercises.map((exercise) => [exercise.id, exercise]))
  const later = new Map(after.exercises.map((exercise) => [exercise.id, exercise]))
  const added = after.exercises.filter(({ id }) => !earlier.has(id))
  const [firstAdded] = added
  const removed = before.exercises.find(({ id }) => !later.has(id))
  const pairs = before.exercises.flatMap((exercise) => {
    const now = later.get(exercise.id)
    return now && !sameContent(exercise, now) ? [[exercise, now] as const] : []
  })
  // Of an exercise that goes on as another, the sets are not removed but moved.
  if (firstAdded && pairs.some(([was, now]) => was.sets.length > now.sets.length))
    return { type: 'exercise-replaced', exercise: pairs[0]?.[0] ?? firstAdded }
  if (firstAdded) return { type: 'exercise-added', exercise: firstAdded, count: added.length }
  if (removed) return { type: 'exercise-removed', exercise: removed }
  return inSets(pairs) ?? inExercises(pairs) ?? inSession(before, after)
}

type Pair = readonly [before: SessionExercise, after: SessionExercise]

function inSets(pairs: readonly Pair[]): SessionChange | null {
  for (const [before, after] of pairs) {
    const earlier = new Map(before.sets.map((set) => [set.id, set]))
    const later = new Set(after.sets.map(({ id }) => id))
    const changed = after.sets.filter((set) => earlier.has(set.id) && !sameContent(set, earlier.get(set.id)))
    const named = (set: SessionSet): NamedSet => ({
      id: set.id,
      kind: set.kind,
      number: numberSets(after.sets).get(set.id)?.number ?? 1,
    })
    const ticked = changed.find(
      ({ id, completedAt }) => (earlier.get(id)?.completedAt === null) !== (completedAt === null),
    )
    if (ticked) {
      const type = ticked.completedAt === null ? 'set-reopened' : 'set-logged'
      return { type, exercise: after, set: named(ticked) }
    }
    const added = after.sets.filter(({ id }) => !earlier.has(id)).length
    if (added > 0) return { type: 'sets-added', exercise: after, count: added }
    const removed = before.sets.filter(({ id }) => !later.has(id)).length
    if (removed > 0) return { type: 'sets-removed', exercise: before, count: removed }
    const edited = changed.filter((set) => !sameContent(valuesOf(set), valuesOf(earlier.get(set.id) ?? set)))
    const [first] = edited
    if (first && edited.length === 1) return { type: 'set-edited', exercise: after, set: named(first) }
    if (first) return { type: 'sets-edited', exercise: after, count: edited.length }
    const otherKind = changed.find(({ id, kind }) => earlier.get(id)?.kind !== kind)
    if (otherKind) return { type: 'set-kind', exercise: after, set: named(otherKind) }
    if (changed.some(({ id, orderKey }) => earlier.get(id)?.orderKey !== orderKey))
      return { type: 'sets-moved', exercise: after }
  }
  return null
}

function inExercises(pairs: readonly Pair[]): SessionChange | null {
  const differs = (field: keyof SessionExercise) =>
    pairs.find(([before, after]) => !sameContent(before[field], after[field]))?.[0]
  const types: readonly (readonly [keyof SessionExercise, ExerciseChange])[] = [
    ['exerciseId', 'exercise-replaced'],
    ['supersetId', 'superset'],
    ['note', 'exercise-note'],
    ['exerciseNote', 'exercise-note'],
    ['restSeconds', 'exercise-rest'],
    ['orderKey', 'exercise-moved'],
  ]
  for (const [field, type] of types) {
    const exercise = differs(field)
    if (exercise) return { type, exercise }
  }
  return null
}

function inSession(before: Session, after: Session): SessionChange {
  if (before.pausedAt !== after.pausedAt) return { type: after.pausedAt === null ? 'resumed' : 'paused' }
  if (before.name !== after.name) return { type: 'renamed' }
  if (before.note !== after.note) return { type: 'note' }
  return { type: sameContent(before.rest, after.rest) ? 'other' : 'rest' }
}
