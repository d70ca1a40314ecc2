import { useMemo, useSyncExternalStore } from 'react'
import type { SetId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { SetUnits } from '#domain/session/set-values.ts'
import { DEFAULT_PREFERENCES } from '#storage/collections/preferences.ts'
import { sessionActions } from '../../src/features/execution/editing/session-actions.ts'
import { useSessionStore } from '../../src/features/execution/editing/use-session-store.ts'
import { ExerciseList } from '../../src/features/execution/session/exercise-list.tsx'

const UNITS: SetUnits = { weight: 'kg', distance: 'km' }
const NONE = new Map()
const nothing = () => undefined

/** The set rows of a running session on its editing store, and nothing around them. */
export function LiveRows({ read }: { readonly read: Session }) {
  const { store } = useSessionStore(read)
  const { shown } = useSyncExternalStore(store.subscribe, store.current)
  const rowActions = useMemo(() => {
    const actions = sessionActions(store, () => DEFAULT_PREFERENCES.defaultRestSeconds)
    return {
      check: (setId: SetId) => void actions.complete(setId, {}),
      uncheck: nothing,
      retry: nothing,
      choose: nothing,
      openField: nothing,
      openOptions: nothing,
    }
  }, [store])
  return (
    <ExerciseList
      store={store}
      session={shown}
      previous={NONE}
      loads={NONE}
      activeSetId={null}
      typing={null}
      effort="off"
      units={UNITS}
      usualRestSeconds={DEFAULT_PREFERENCES.defaultRestSeconds}
      shownExerciseId={null}
      onCommand={nothing}
      rowActions={rowActions}
    />
  )
}
