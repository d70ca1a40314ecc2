import { createActor } from 'xstate'
import type { Session } from '#contract/session.ts'
import { createStore } from '#shared/store.ts'
import { sessionActions } from '../../src/features/execution/editing/session-actions.ts'
import { createSessionStore } from '../../src/features/execution/editing/session-store.ts'
import { NO_RECORDS } from '../../src/features/execution/records/set-record-store.ts'
import { placeOf } from '../../src/features/execution/session/place.ts'
import { runningMachine } from '../../src/features/execution/session/running-machine.ts'
import type { Workout } from '../../src/features/execution/sets/workout.ts'
import { somePreferences } from '../builders.ts'

const nothing = () => undefined
const SILENT = { onRestOver: nothing, hasSound: () => false, keepsAwake: () => false }

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
  const actions = sessionActions(store, () => 90)
  const machine = createActor(runningMachine(actions, SILENT), {
    input: { place: placeOf(session, session), atMs: Date.now() },
  })
  machine.start()
  return {
    store,
    actions,
    machine,
    preferences,
    open: nothing,
    say: nothing,
    offerUndo: nothing,
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
