import { useMemo } from 'react'
import type { Session } from '#contract/session.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import { DEFAULT_PREFERENCES } from '#storage/collections/preferences.ts'
import { sessionActions } from '../../src/features/execution/editing/session-actions.ts'
import { useSessionStore } from '../../src/features/execution/editing/use-session-store.ts'
import { NO_RECORDS } from '../../src/features/execution/records/set-record-store.ts'
import { ExerciseList } from '../../src/features/execution/session/exercise-list.tsx'
import type { Suggestions } from '../../src/features/execution/sets/active-set.ts'
import { type Workout, WorkoutContext } from '../../src/features/execution/sets/workout.ts'

const NONE: Suggestions = { previous: new Map(), loads: new Map() }
const nothing = () => undefined

/** The set rows of a running session on its editing store, without the rest of the screen. */
export function LiveRows({ read }: { readonly read: Session }) {
  const { store, behind } = useSessionStore(read)
  const { shown } = useStore(behind)
  const workout = useMemo((): Workout => {
    const actions = sessionActions(store, () => DEFAULT_PREFERENCES.defaultRestSeconds)
    const controls = {
      completeSet: (setId: Parameters<typeof actions.completeSet>[0]) => void actions.completeSet(setId, {}),
      chooseSet: nothing,
      openField: nothing,
      focusedField: nothing,
      startTimer: nothing,
      cancelTimer: nothing,
      addSet: nothing,
      undo: nothing,
    }
    return {
      store,
      actions,
      preferences: DEFAULT_PREFERENCES,
      controls,
      open: nothing,
      say: nothing,
      discard: nothing,
      records: createStore(NO_RECORDS),
    }
  }, [store])
  return (
    <WorkoutContext value={workout}>
      <ExerciseList session={shown} suggestions={NONE} activeSetId={null} typing={null} shownExerciseId={null} />
    </WorkoutContext>
  )
}
