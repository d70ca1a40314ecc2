import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { type ActorRefFrom, fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import type { SetId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import { clearRestNotification } from '#platform/device/rest-notification.ts'
import { scheduleChime, unlockSound } from '#platform/device/sound.ts'
import { keepScreenOn } from '#platform/device/wake-lock.ts'
import { holdReload } from '#platform/updates/updates.ts'
import type { ReadableStore } from '#shared/store.ts'
import type { SessionActions } from '../editing/session-actions.ts'
import type { SessionEdits } from '../editing/session-edits.ts'
import { useStableCallbacks } from '../sets/use-stable-callbacks.ts'
import { activeSetIdIn, type Ending, executionMachine, type Reading } from './execution.machine.ts'
import { placeOf } from './place.ts'

export type ExecutionActor = ActorRefFrom<typeof executionMachine>

export type SessionPhase =
  | 'performing'
  | 'resting'
  | 'paused'
  | 'asking'
  | 'saving'
  | 'notSaved'
  | 'completed'
  | 'abandoned'

/** Runs the machine on a session: every version of it is read to the machine. */
export function useSessionMachine(
  session: ReadableStore<SessionEdits>,
  actions: SessionActions,
  preferences: Preferences,
  onRestOver: (isLate: boolean, nextSetId: SetId | null) => void,
): ExecutionActor {
  const stable = useStableCallbacks({
    onRestOver,
    hasSound: () => preferences.sounds,
    keepsAwake: () => preferences.keepAwake,
  })
  const machine = useMemo(
    () =>
      executionMachine.provide({
        actors: {
          saveEnding: fromPromise<void, Ending>(({ input }) => actions.end(input)),
          keepAwake: fromCallback(() => keepRunning(stable.keepsAwake())),
          restAlarm: createRestAlarm(stable.hasSound),
        },
        actions: {
          restIsOver: ({ context }, { isLate }) => stable.onRestOver(isLate, activeSetIdIn(context)),
        },
      }),
    [actions, stable],
  )
  const actor = useActorRef(machine, { input: useMemo(() => readingOf(session.current()), [session]) })
  useEffect(() => readTo(actor, session), [actor, session])
  useEffect(() => followClock(actor), [actor])
  return actor
}

export function phaseOf(snapshot: SnapshotFrom<typeof executionMachine>): SessionPhase {
  if (snapshot.matches({ active: 'resting' })) return 'resting'
  if (snapshot.matches({ active: 'paused' })) return 'paused'
  if (snapshot.matches({ finishing: 'asking' })) return 'asking'
  if (snapshot.matches({ finishing: 'notSaved' })) return 'notSaved'
  if (snapshot.matches('finishing')) return 'saving'
  if (snapshot.matches('completed')) return 'completed'
  return snapshot.matches('abandoned') ? 'abandoned' : 'performing'
}

function keepRunning(keepsAwake: boolean): () => void {
  const letSleep = keepsAwake ? keepScreenOn() : () => undefined
  const letReload = holdReload('a workout runs')
  return () => {
    letSleep()
    letReload()
  }
}

function readingOf({ shown, stored }: SessionEdits): Reading {
  return { place: placeOf(shown, stored), atMs: Date.now() }
}

function readTo(actor: ExecutionActor, session: ReadableStore<SessionEdits>): () => void {
  let latest: SessionEdits | undefined
  const read = () => {
    const edits = session.current()
    if (edits.shown === latest?.shown && edits.stored.status === latest.stored.status) return
    latest = edits
    actor.send({ type: 'session.read', ...readingOf(edits) })
  }
  read()
  return session.subscribe(read)
}

/** The machine's state for the screen behind the paint: what it says of a later edit waits for that edit. */
export function stateBehind(
  actor: ExecutionActor,
  session: ReadableStore<SessionEdits>,
  behind: ReadableStore<SessionEdits>,
): ReadableStore<SnapshotFrom<typeof executionMachine>> {
  let seen = actor.getSnapshot()
  return {
    current() {
      if (behind.current() === session.current()) seen = actor.getSnapshot()
      return seen
    },
    subscribe(listener) {
      const stop = behind.subscribe(listener)
      const subscription = actor.subscribe(listener)
      return () => {
        stop()
        subscription.unsubscribe()
      }
    },
  }
}

/** A waking phone has missed its timers. The first tap unlocks audio. */
function followClock(actor: ExecutionActor): () => void {
  const wake = () => {
    if (document.visibilityState !== 'visible') return
    actor.send({ type: 'woke', atMs: Date.now() })
    void clearRestNotification().catch(() => undefined)
  }
  const listening = new AbortController()
  document.addEventListener('visibilitychange', wake, listening)
  window.addEventListener('pageshow', wake, listening)
  document.addEventListener('pointerdown', unlockSound, { once: true, signal: listening.signal })
  return () => listening.abort()
}

/**
 * Schedules the chime at the end of a rest on the audio clock, and again after every tap and return to the page: a
 * browser may have unlocked audio only then, or stopped its clock while the page was hidden.
 */
function createRestAlarm(hasSound: () => boolean) {
  return fromCallback<{ type: 'never' }, { endsAtMs: number }>(({ input }) => {
    let takeBack = () => {}
    const schedule = () => {
      takeBack()
      const leftMs = input.endsAtMs - Date.now()
      takeBack = hasSound() && leftMs > 0 ? scheduleChime(leftMs) : () => {}
    }
    const onTap = () => {
      unlockSound()
      schedule()
    }
    schedule()
    document.addEventListener('visibilitychange', schedule)
    document.addEventListener('pointerdown', onTap, { passive: true })
    return () => {
      takeBack()
      document.removeEventListener('visibilitychange', schedule)
      document.removeEventListener('pointerdown', onTap)
    }
  })
}
