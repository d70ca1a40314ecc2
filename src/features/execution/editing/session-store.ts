import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { createSignal, createStore, type ReadableStore } from '#shared/store.ts'
import type { StorageErrorReason } from '#storage/storage-error.ts'
import {
  applyEdit,
  type Change,
  openEdits,
  reduceEdits,
  type SessionEdits,
  type SessionEditsEvent,
  type Step,
} from './session-edits.ts'
import { type SetSignals, setSignals } from './set-signals.ts'

export type SessionDisk = {
  /**
   * Resolves once the change is durable; rejects if nothing was changed. If the session was permanently deleted,
   * `lastKnown` is restored with the change.
   */
  readonly write: (change: Change, lastKnown: Session) => Promise<{ readonly before: Session; readonly after: Session }>
  /** Null while it is not there. */
  readonly follow: (next: (session: Session | null) => void) => () => void
  readonly reasonOf: (cause: unknown) => StorageErrorReason
}

/** A session that shows edits immediately, and writes them in order. */
export type SessionStore = ReadableStore<SessionEdits> & {
  readonly id: SessionId
  /** The changes of one set, for its row. */
  readonly ofSet: SetSignals
  /** Shows the change at once and writes it behind those before it. Returns the key to undo it by. */
  readonly edit: (change: Change, options?: { readonly undoGroup?: string }) => number
  readonly undo: (stepKey?: number) => void
  /** Takes back everything that was typed in one undo group. */
  readonly undoGroup: (group: string) => void
  /** Prepends an earlier visit's undo steps. */
  readonly recall: (steps: readonly Step[]) => void
  readonly retry: () => void
  /** Writes after all edits without showing it first: for changes that must not look done early. Rejects on failure. */
  readonly write: (change: Change) => Promise<void>
  readonly open: () => () => void
  /** Calls back once its document has gone, while the store is open. Returns the unsubscriber. */
  readonly followGone: (heard: () => void) => () => void
}

const RETRY_MS = 5_000

export function createSessionStore(stored: Session, disk: SessionDisk): SessionStore {
  const edits = createStore(openEdits(stored))
  const gone = createSignal()
  let lastKey = 0
  let running: Promise<void> = Promise.resolve()
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  function dispatch(event: SessionEditsEvent): void {
    edits.set(reduceEdits(edits.current(), event))
  }

  /** One write at a time, from the front of the queue, until it is empty or the disk refuses. */
  async function drain(): Promise<void> {
    clearTimeout(retryTimer)
    for (let edit = edits.current().queue[0]; edit; edit = edits.current().queue[0]) {
      const current = edit
      if (edits.current().phase !== 'writing') dispatch({ type: 'writing' })
      try {
        const { before, after } = await disk.write((session) => applyEdit(current, session), edits.current().stored)
        dispatch({ type: 'written', before, after })
      } catch (cause) {
        dispatch({ type: 'refused', reason: disk.reasonOf(cause) })
        retryTimer = setTimeout(pump, RETRY_MS)
        return
      }
    }
  }

  function pump(): void {
    if (edits.current().phase !== 'writing') running = drain()
  }

  /** Shows an edit and begins its write in one change, so that the rows look once. */
  function add(event: SessionEditsEvent): void {
    const next = reduceEdits(edits.current(), event)
    const isFree = next.phase !== 'writing' && next.queue.length > 0
    edits.set(isFree ? reduceEdits(next, { type: 'writing' }) : next)
    if (isFree) running = drain()
  }

  function edit(change: Change, options: { readonly undoGroup?: string } = {}): number {
    lastKey += 1
    add({ type: 'edited', key: lastKey, change, undoGroup: options.undoGroup ?? null })
    return lastKey
  }

  function undo(stepKey = edits.current().steps.at(-1)?.key): void {
    if (stepKey === undefined) return
    lastKey += 1
    add({ type: 'undone', key: lastKey, stepKey })
  }

  return {
    id: stored.id,
    current: edits.current,
    subscribe: edits.subscribe,
    ofSet: setSignals(edits),
    edit,
    undo,
    undoGroup(group) {
      const step = edits.current().steps.findLast(({ undoGroup }) => undoGroup === group)
      if (step) undo(step.key)
    },
    recall: (steps) => dispatch({ type: 'recalled', steps }),
    retry: pump,
    followGone: gone.subscribe,
    async write(change) {
      pump()
      await running
      const { queue, failure, stored: lastKnown } = edits.current()
      if (queue.length > 0) throw new Error(`earlier edits are not saved: ${failure}`)
      const { after } = await disk.write(change, lastKnown)
      dispatch({ type: 'reported', session: after })
    },
    open: () => {
      const stop = disk.follow((session) => {
        if (session) dispatch({ type: 'reported', session })
        else gone.emit()
      })
      return () => {
        clearTimeout(retryTimer)
        stop()
      }
    },
  }
}
