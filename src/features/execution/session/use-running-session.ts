import { useMemo } from 'react'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import { useStableCallbacks } from '#shared/use-stable-callbacks.ts'
import { useStore } from '#shared/use-store.ts'
import { sessionActions } from '../editing/session-actions.ts'
import { useSessionStore } from '../editing/use-session-store.ts'
import { useSetRecords } from '../records/set-record-store.ts'
import type { Suggestions } from '../sets/active-set.ts'
import { usePercentLoads } from '../sets/percent-loads.ts'
import { usePrevious } from '../sets/previous.ts'

export type RunningSession = ReturnType<typeof useRunningSession>

/** A session that was read, running: its store, its rules, and what earlier sessions suggest for its sets. */
export function useRunningSession(read: Session, preferences: Preferences) {
  const { store, behind, copies, hasRecovered } = useSessionStore(read)
  const edits = useStore(behind)
  const { shown } = edits
  const usual = useStableCallbacks({ restSeconds: () => preferences.defaultRestSeconds })
  const actions = useMemo(() => sessionActions(store, usual.restSeconds), [store, usual])
  const previous = usePrevious(shown)
  const loads = usePercentLoads(shown, preferences)
  const records = useSetRecords(store.id, behind)
  const suggestions = useMemo((): Suggestions => ({ previous, loads }), [previous, loads])
  return { store, behind, edits, actions, suggestions, records, copies, hasRecovered }
}
