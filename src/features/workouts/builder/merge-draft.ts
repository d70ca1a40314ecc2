import type { Stamp } from '#contract/document.ts'
import type { Workout } from '#contract/workout.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { mergeDocuments } from '#domain/merge/three-way.ts'
import type { Draft } from '#platform/account/workout-drafts.ts'

/** Other devices' changes stay unless the draft changed the same. `stamp`: later than all of `current`. */
export function mergeDraft(draft: Draft, current: Workout, stamp: Stamp): Workout {
  const base = draft.base ?? current
  return mergeDocuments(base, current, stampChanges(base, draft.workout, stamp))
}
