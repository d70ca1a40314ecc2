import type { Session } from '#contract/session.ts'
import type { SessionStore } from './session-store.ts'
import type { CopyShelf } from './unsaved-copy.ts'

/** Keeps a copy of what the disk refuses, for as long as it refuses. */
export type CopyKeeper = {
  /** The version of the session whose copy is on the disk, or null. */
  readonly kept: () => Session | null
  readonly subscribe: (listener: () => void) => () => void
  /** Brings back what an earlier run could not save, then follows the store until the returned function is called. */
  readonly open: (onRecovered: () => void) => () => void
}

export function createCopyKeeper(store: SessionStore, shelf: CopyShelf): CopyKeeper {
  const listeners = new Set<() => void>()
  let kept: Session | null = null
  let hasCopy = false
  // One after the other: an older copy never overtakes a newer one.
  let isBusy = true
  let hasMore = false

  function setKept(next: Session | null): void {
    if (kept === next) return
    kept = next
    for (const listener of [...listeners]) listener()
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
      setKept(null)
      await shelf.forget()
    } else if (failure !== null && shown !== kept) {
      hasCopy = true
      const isKept = await shelf.keep({ before: stored, after: shown })
      setKept(isKept ? shown : null)
    }
  }

  return {
    kept: () => kept,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
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
