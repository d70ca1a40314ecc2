import { useEffect, useMemo } from 'react'
import type { SetId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import { createStore, type ReadableStore } from '#shared/store.ts'
import { useStableCallbacks } from '#shared/use-stable-callbacks.ts'
import { whenIdle } from '#shared/when-idle.ts'
import type { SessionActions } from '../editing/session-actions.ts'
import type { SessionEdits } from '../editing/session-edits.ts'
import type { ExecutionEvent, Reading } from './execution.machine.ts'
import { placeOf } from './place.ts'
import type { MachineEffects, RunningMachine } from './run-machine.ts'
import { type SessionState, stateAt } from './session-state.ts'

/** The first set can be logged before the machine runs. */
const AT_THE_LATEST_MS = 1_000

export type SessionMachine = ReadableStore<SessionState> & {
  readonly send: (event: ExecutionEvent) => void
}

/** Runs the machine on a session: every version of it is read to the machine, behind the paint. */
export function useSessionMachine(
  session: ReadableStore<SessionEdits>,
  actions: SessionActions,
  preferences: Preferences,
  onRestOver: (isLate: boolean, nextSetId: SetId | null) => void,
): SessionMachine {
  const stable = useStableCallbacks({
    onRestOver,
    hasSound: () => preferences.sounds,
    keepsAwake: () => preferences.keepAwake,
  })
  const machine = useMemo(
    () => createSessionMachine(session, { ...stable, saveEnding: actions.end }),
    [session, actions, stable],
  )
  useEffect(() => machine.open(), [machine])
  return machine
}

/** Until the machine's code is there, the state is what the document says, and events wait. */
function createSessionMachine(session: ReadableStore<SessionEdits>, effects: MachineEffects) {
  const { place, atMs } = readingOf(session.current())
  const state = createStore(stateAt(place, atMs))
  const waiting: ExecutionEvent[] = []
  let machine: RunningMachine | undefined
  let isOpen = false

  async function load(): Promise<void> {
    const { runMachine } = await import('./run-machine.ts')
    if (!isOpen || machine) return
    machine = runMachine(readingOf(session.current()), effects, show)
    for (const event of waiting.splice(0)) machine.send(event)
  }

  /** The same object until it says something else: the screen renders for each new one. */
  function show(next: SessionState): void {
    const shown = state.current()
    const isSame = (Object.keys(next) as (keyof SessionState)[]).every((field) => next[field] === shown[field])
    if (!isSame) state.set(next)
  }

  function read(reading: Reading): void {
    if (machine) machine.send({ type: 'session.read', ...reading })
    else show(stateAt(reading.place, reading.atMs))
  }

  return {
    current: state.current,
    subscribe: state.subscribe,
    send(event: ExecutionEvent) {
      if (machine) return machine.send(event)
      waiting.push(event)
      // Where its code is missing, the next event asks for it again.
      void load().catch(() => undefined)
    },
    open() {
      isOpen = true
      const stop = followSession(session, read)
      whenIdle(() => void load().catch(() => undefined), AT_THE_LATEST_MS)
      return () => {
        isOpen = false
        stop()
        machine?.stop()
        machine = undefined
      }
    },
  }
}

function readingOf({ shown, stored }: SessionEdits): Reading {
  return { place: placeOf(shown, stored), atMs: Date.now() }
}

function followSession(session: ReadableStore<SessionEdits>, read: (reading: Reading) => void): () => void {
  let latest: SessionEdits | undefined
  const look = () => {
    const edits = session.current()
    if (edits.shown === latest?.shown && edits.stored.status === latest.stored.status) return
    latest = edits
    read(readingOf(edits))
  }
  look()
  return session.subscribe(look)
}
