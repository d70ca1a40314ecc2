import type { Session } from '#contract/session.ts'
import { createStore, type ReadableStore } from '#shared/store.ts'
import type { SessionStore } from './session-store.ts'
import type { CopyShelf } from './unsaved-copy.ts'

/** Keeps a copy of edits that the disk refuses, as long as it does. */
export type CopyKeeper = {
  /** The session version whose copy is on disk, or null. */
  readonly kept: ReadableStore<Session | null>
  /** Restores unsaved edits of an earlier run, then follows the store until the returned function is called. */
  readonly open: (onRecovered: () => void) => () => void
}

export function createCopyKeeper(store: SessionStore, shelf: CopyShelf): CopyKeeper {
  const kept = createStore<Session | null>(null)
  let hasCopy = false
  // One at a time: an older copy never overwrites a newer one.
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
