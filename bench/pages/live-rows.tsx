import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { SetId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import { DEFAULT_PREFERENCES } from '#storage/collections/preferences.ts'
import { sessionActions } from '../../src/features/execution/editing/session-actions.ts'
import { useSessionStore } from '../../src/features/execution/editing/use-session-store.ts'
import { NO_RECORDS } from '../../src/features/execution/records/set-record-store.ts'
import { ExerciseList } from '../../src/features/execution/session/exercise-list.tsx'
import { placeOf } from '../../src/features/execution/session/place.ts'
import { runningMachine } from '../../src/features/execution/session/running-machine.ts'
import type { Suggestions } from '../../src/features/execution/sets/active-set.ts'
import { type Workout, WorkoutContext } from '../../src/features/execution/sets/workout.ts'

const NONE: Suggestions = { previous: new Map(), loads: new Map() }
const nothing = () => undefined
const SILENT = { onRestOver: nothing, hasSound: () => false, keepsAwake: () => false }

/** The set rows of a running session on its editing store, without the rest of the screen. */
export function LiveRows({ read }: { readonly read: Session }) {
  const { store, behind } = useSessionStore(read)
  const { shown } = useStore(behind)
  const actions = useMemo(() => sessionActions(store, () => DEFAULT_PREFERENCES.defaultRestSeconds), [store])
  const logic = useMemo(() => runningMachine(actions, SILENT), [actions])
  const machine = useActorRef(logic, { input: { place: placeOf(read, read), atMs: Date.now() } })
  const workout = useMemo((): Workout => {
    const controls = {
      completeSet: (setId: SetId) => machine.send({ type: 'set.completed', setId, values: {}, atMs: Date.now() }),
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
      machine,
      preferences: DEFAULT_PREFERENCES,
      controls,
      open: nothing,
      say: nothing,
      offerUndo: nothing,
      discard: nothing,
      records: createStore(NO_RECORDS),
    }
  }, [store, actions, machine])
  return (
    <WorkoutContext value={workout}>
      <ExerciseList session={shown} suggestions={NONE} activeSetId={null} typing={null} shownExerciseId={null} />
    </WorkoutContext>
  )
}
