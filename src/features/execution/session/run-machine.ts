import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import type { SetId } from '#contract/id.ts'
import { clearRestNotification } from '#platform/device/rest-notification.ts'
import { scheduleChime, unlockSound } from '#platform/device/sound.ts'
import { keepScreenOn } from '#platform/device/wake-lock.ts'
import { holdReload } from '#platform/updates/updates.ts'
import { activeSetIdIn, type Ending, type ExecutionEvent, executionMachine, type Reading } from './execution.machine.ts'
import type { SessionPhase, SessionState } from './session-state.ts'

export type MachineEffects = {
  readonly onRestOver: (isLate: boolean, nextSetId: SetId | null) => void
  readonly saveEnding: (ending: Ending) => Promise<void>
  readonly hasSound: () => boolean
  readonly keepsAwake: () => boolean
}

export type RunningMachine = {
  readonly send: (event: ExecutionEvent) => void
  readonly stop: () => void
}

/** Runs the machine from a reading of its session, and shows each of its states. */
export function runMachine(
  reading: Reading,
  { onRestOver, saveEnding, hasSound, keepsAwake }: MachineEffects,
  show: (state: SessionState) => void,
): RunningMachine {
  const machine = executionMachine.provide({
    actors: {
      saveEnding: fromPromise<void, Ending>(({ input }) => saveEnding(input)),
      keepAwake: fromCallback(() => keepRunning(keepsAwake())),
      restAlarm: createRestAlarm(hasSound),
    },
    actions: { restIsOver: ({ context }, { isLate }) => onRestOver(isLate, activeSetIdIn(context)) },
  })
  const actor = createActor(machine, { input: reading })
  actor.subscribe((snapshot) => show(stateOf(snapshot)))
  actor.start()
  show(stateOf(actor.getSnapshot()))
  const stopClock = followClock(actor.send)
  return {
    send: actor.send,
    stop: () => {
      stopClock()
      actor.stop()
    },
  }
}

function stateOf(snapshot: SnapshotFrom<typeof executionMachine>): SessionState {
  const { question, isEndingHere } = snapshot.context
  return { phase: phaseOf(snapshot), activeSetId: activeSetIdIn(snapshot.context), question, isEndingHere }
}

function phaseOf(snapshot: SnapshotFrom<typeof executionMachine>): SessionPhase {
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

/** A waking phone has missed its timers. The first tap unlocks audio. */
function followClock(send: RunningMachine['send']): () => void {
  const wake = () => {
    if (document.visibilityState !== 'visible') return
    send({ type: 'woke', atMs: Date.now() })
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
