import type { Session } from '#contract/session.ts'
import { createStore, type ReadableStore } from '#shared/store.ts'
import type { QueuedEdit } from './session-edits.ts'
import type { SessionStore } from './session-store.ts'
import type { CopyShelf } from './unsaved-copy.ts'

/** A disk that takes longer for one edit may be held by a page that sleeps. */
const LATE_MS = 2_000

/** Keeps a copy of edits that the disk refuses, or does not answer for, as long as that is so. */
export type CopyKeeper = {
  /** The session version whose copy is on disk, or null. */
  readonly kept: ReadableStore<Session | null>
  /** Call when the page is left, and may end at once: notes what is not on the disk, at once. */
  readonly note: () => void
  /** Restores unsaved edits of an earlier run, then follows the store until the returned function is called. */
  readonly open: (onRecovered: () => void) => () => void
}

export function createCopyKeeper(store: SessionStore, shelf: CopyShelf): CopyKeeper {
  const kept = createStore<Session | null>(null)
  let hasCopy = false
  // One at a time: an older copy never overwrites a newer one.
  let isBusy = true
  let hasMore = false
  let awaited: QueuedEdit | undefined
  let isLate = false
  let lateTimer: ReturnType<typeof setTimeout> | undefined

  function awaitFirst(): void {
    const [first] = store.current().queue
    if (first === awaited) return
    awaited = first
    isLate = false
    clearTimeout(lateTimer)
    if (!first) return
    lateTimer = setTimeout(() => {
      isLate = true
      void catchUp()
    }, LATE_MS)
  }

  async function catchUp(): Promise<void> {
    hasMore = true
    if (isBusy) return
    isBusy = true
    while (hasMore) {
      hasMore = false
      await keepOrForget()
    }
    isBusy = false
  }

  async function keepOrForget(): Promise<void> {
    const { stored, shown, failure, queue } = store.current()
    if (queue.length === 0) {
      if (!hasCopy) return
      hasCopy = false
      kept.set(null)
      await shelf.forget()
    } else if ((failure !== null || isLate) && shown !== kept.current()) {
      hasCopy = true
      const isKept = await shelf.keep({ before: stored, after: shown })
      kept.set(isKept ? shown : null)
    }
  }

  return {
    kept,
    note() {
      const { stored, shown, queue } = store.current()
      if (queue.length === 0) return
      hasCopy = true
      shelf.note({ before: stored, after: shown })
    },
    open(onRecovered) {
      let isOpen = true
      const stop = store.subscribe(() => {
        awaitFirst()
        void catchUp()
      })
      void shelf.recover().then((change) => {
        if (!isOpen) return
        if (change) {
          hasCopy = true
          // A page that is left does not know what the disk still takes.
          const { shown } = store.current()
          if (change(shown) !== shown) {
            store.edit(change)
            onRecovered()
          }
        }
        isBusy = false
        return catchUp()
      })
      return () => {
        isOpen = false
        clearTimeout(lateTimer)
        stop()
      }
    },
  }
}
