import type { Session } from '#contract/session.ts'
import { createStore } from '#shared/store.ts'
import { sessionActions } from '../../src/features/execution/editing/session-actions.ts'
import { createSessionStore } from '../../src/features/execution/editing/session-store.ts'
import { NO_RECORDS } from '../../src/features/execution/records/set-record-store.ts'
import type { Workout } from '../../src/features/execution/sets/workout.ts'
import { somePreferences } from '../builders.ts'

const nothing = () => undefined

/** A running workout for what is drawn of it, on a disk that takes everything unless `write` says otherwise. */
export function aRunningWorkout(
  session: Session,
  { write = async (change) => ({ before: session, after: change(session) }), ...given }: Given = {},
): Workout {
  const store = createSessionStore(session, { write, follow: () => nothing, reasonOf: () => 'full' })
  const controls = {
    completeSet: nothing,
    chooseSet: nothing,
    openField: nothing,
    focusedField: nothing,
    startTimer: nothing,
    cancelTimer: nothing,
    addSet: nothing,
    undo: nothing,
    ...given.controls,
  }
  const preferences = somePreferences({ weightUnit: 'kg', distanceUnit: 'km', effort: 'off' })
  return {
    store,
    actions: sessionActions(store, () => 90),
    preferences,
    open: nothing,
    say: nothing,
    discard: nothing,
    records: createStore(NO_RECORDS),
    ...given,
    controls,
  }
}

type Given = Partial<Pick<Workout, 'say' | 'discard' | 'records'>> & {
  readonly controls?: Partial<Workout['controls']>
  readonly write?: Parameters<typeof createSessionStore>[1]['write']
}
