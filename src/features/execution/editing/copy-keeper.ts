import type { Session } from '#contract/session.ts'
import { createStore, type ReadableStore } from '#shared/store.ts'
import type { SessionStore } from './session-store.ts'
import type { CopyShelf } from './unsaved-copy.ts'

/** Keeps a copy of what the disk refuses, for as long as it refuses. */
export type CopyKeeper = {
  /** The version of the session whose copy is on the disk, or null. */
  readonly kept: ReadableStore<Session | null>
  /** Brings back what an earlier run could not save, then follows the store until the returned function is called. */
  readonly open: (onRecovered: () => void) => () => void
}

export function createCopyKeeper(store: SessionStore, shelf: CopyShelf): CopyKeeper {
  const kept = createStore<Session | null>(null)
  let hasCopy = false
  // One after the other: an older copy never overtakes a newer one.
  let isBusy = true
  let hasMore = false

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
    } else if (failure !== null && shown !== kept.current()) {
      hasCopy = true
      const isKept = await shelf.keep({ before: stored, after: shown })
      kept.set(isKept ? shown : null)
    }
  }

  return {
    kept,
    open(onRecovered) {
      let isOpen = true
      const stop = store.subscribe(() => void catchUp())
      void shelf.recover().then((change) => {
        if (!isOpen) return
        if (change) {
          hasCopy = true
          store.edit(change)
          onRecovered()
        }
        isBusy = false
        return catchUp()
      })
      return () => {
        isOpen = false
        stop()
      }
    },
  }
}
