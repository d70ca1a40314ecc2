import { fromCallback, fromPromise } from 'xstate'
import type { SetId } from '#contract/id.ts'
import { clearRestNotification } from '#platform/device/rest-notification.ts'
import { scheduleChime, unlockSound } from '#platform/device/sound.ts'
import { keepScreenOn } from '#platform/device/wake-lock.ts'
import { holdReload } from '#platform/updates/updates.ts'
import type { SessionActions } from '../editing/session-actions.ts'
import { activeSetIdIn, type Ending, type ExecutionActor, executionMachine } from './execution.machine.ts'

export type ExecutionEffects = {
  readonly onRestOver: (isLate: boolean, nextSetId: SetId | null) => void
  readonly hasSound: () => boolean
  readonly keepsAwake: () => boolean
}

/** The machine of a running workout, with what it does to the session and to the device. */
export function runningMachine(session: SessionActions, { onRestOver, hasSound, keepsAwake }: ExecutionEffects) {
  return executionMachine.provide({
    actors: {
      saveEnding: fromPromise<void, Ending>(({ input }) => session.end(input)),
      keepAwake: fromCallback(() => keepRunning(keepsAwake())),
      restAlarm: createRestAlarm(hasSound),
    },
    actions: {
      completeSet: (_, { setId, values, atMs }) => carryOut(() => session.completeSet(setId, values, atMs)),
      adjustRest: (_, { seconds }) => carryOut(() => session.adjustRest(seconds)),
      skipRest: () => carryOut(session.skipRest),
      pauseSession: () => carryOut(session.pause),
      resumeSession: () => carryOut(session.resume),
      restIsOver: ({ context }, { isLate }) => carryOut(() => onRestOver(isLate, activeSetIdIn(context))),
    },
  })
}

/** An error must not stop the machine: it would take no further set. */
function carryOut(act: () => unknown): void {
  try {
    act()
  } catch (cause) {
    reportError(cause)
  }
}

/** Tells the machine when the phone wakes up: it has missed its timers. The first tap unlocks audio. */
export function followClock(actor: ExecutionActor): () => void {
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

function keepRunning(keepsAwake: boolean): () => void {
  const letSleep = keepsAwake ? keepScreenOn() : () => undefined
  const letReload = holdReload('a workout runs')
  return () => {
    letSleep()
    letReload()
  }
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
