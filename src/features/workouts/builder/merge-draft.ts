import type { Stamp } from '#contract/document.ts'
import type { Workout } from '#contract/workout.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { mergeDocuments } from '#domain/merge/three-way.ts'
import type { Draft } from '#platform/account/workout-drafts.ts'

/**
 * The stored workout with the draft's changes: what another device changed since the draft began stays, unless the
 * draft changed the very same. `stamp` is later than everything in `current`: the person who saves now has the last word.
 */
export function mergeDraft(draft: Draft, current: Workout, stamp: Stamp): Workout {
  const base = draft.base ?? current
  return mergeDocuments(base, current, stampChanges(base, draft.workout, stamp))
}
