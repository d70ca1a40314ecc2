import type { SetId } from '#contract/id.ts'
import { createSignal, type ReadableStore } from '#shared/store.ts'
import { markOf, type SessionEdits, shownSet } from './session-edits.ts'

export type SetSignals = (id: SetId) => Pick<ReadableStore<unknown>, 'subscribe'>

/** Tells a row that its own set looks different: the rows of all the others are not asked at every tap. */
export function setSignals({ current, subscribe }: ReadableStore<SessionEdits>): SetSignals {
  const bySet = new Map<SetId, ReturnType<typeof createSignal>>()
  let seen = current()
  subscribe(() => {
    const before = seen
    const now = current()
    seen = now
    for (const [id, changed] of bySet) if (looksDifferent(before, now, id)) changed.emit()
  })
  return (id) => {
    const changed = bySet.get(id) ?? createSignal()
    bySet.set(id, changed)
    return changed
  }
}

function looksDifferent(before: SessionEdits, now: SessionEdits, id: SetId): boolean {
  return shownSet(before, id) !== shownSet(now, id) || markOf(before, id) !== markOf(now, id)
}
