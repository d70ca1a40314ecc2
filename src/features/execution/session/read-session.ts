import type { ReadableStore } from '#shared/store.ts'
import type { SessionEdits } from '../editing/session-edits.ts'
import type { Reading } from './execution.machine.ts'
import { placeOf } from './place.ts'

export function readingOf({ shown, stored }: SessionEdits): Reading {
  return { place: placeOf(shown, stored), atMs: Date.now() }
}

/** Tells the place at once and whenever it may have changed, until the returned function is called. */
export function followSession(session: ReadableStore<SessionEdits>, read: (reading: Reading) => void): () => void {
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
