import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { SetId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { ReadableStore } from '#shared/store.ts'
import { useStableCallbacks } from '#shared/use-stable-callbacks.ts'
import type { SessionActions } from '../editing/session-actions.ts'
import type { SessionEdits } from '../editing/session-edits.ts'
import type { ExecutionActor } from './execution.machine.ts'
import { followSession, readingOf } from './read-session.ts'
import { followClock, runningMachine } from './running-machine.ts'

/** Runs the machine on a session: every version of it is read to the machine, behind the paint. */
export function useSessionMachine(
  session: ReadableStore<SessionEdits>,
  actions: SessionActions,
  preferences: Preferences,
  onRestOver: (isLate: boolean, nextSetId: SetId | null) => void,
): ExecutionActor {
  const effects = useStableCallbacks({
    onRestOver,
    hasSound: () => preferences.sounds,
    keepsAwake: () => preferences.keepAwake,
  })
  const machine = useMemo(() => runningMachine(actions, effects), [actions, effects])
  const actor = useActorRef(machine, { input: readingOf(session.current()) })
  useEffect(
    () => followSession(session, (reading) => actor.send({ type: 'session.read', ...reading })),
    [session, actor],
  )
  useEffect(() => followClock(actor), [actor])
  return actor
}
