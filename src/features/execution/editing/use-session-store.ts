import { useEffect, useState } from 'react'
import type { Session } from '#contract/session.ts'
import { sessionById } from '#storage/collections/sessions.ts'
import { editDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { toStorageError } from '#storage/storage-error.ts'
import { follow } from '#storage/use-live-query.ts'
import { createSessionStore, type SessionDisk, type SessionStore } from './session-store.ts'
import { forgetUnsavedCopy, keepUnsavedCopy, unsavedChange } from './unsaved-copy.ts'

/** The store of a session that was read, and whether edits came back that an earlier run could not save. */
export function useSessionStore(read: Session): { readonly store: SessionStore; readonly hasRecovered: boolean } {
  const db = useDatabase()
  const [store] = useState(() => createSessionStore(read, diskOf(db, read.id)))
  const [hasRecovered, setHasRecovered] = useState(false)
  useEffect(() => store.open(), [store])
  useEffect(() => {
    const change = unsavedChange(store.id)
    const stop = store.subscribe(mirrorUnsaved(store, change !== null))
    if (change) {
      store.edit(change)
      setHasRecovered(true)
    }
    return stop
  }, [store])
  return { store, hasRecovered }
}

/** Keeps a copy of what the disk refuses, for as long as it refuses. */
function mirrorUnsaved(store: SessionStore, hasCopy: boolean): () => void {
  let isKept = hasCopy
  return () => {
    const { stored, shown, phase, queue } = store.current()
    if (phase === 'failed') isKept = keepUnsavedCopy({ before: stored, after: shown })
    if (!isKept || queue.length > 0) return
    isKept = false
    forgetUnsavedCopy(store.id)
  }
}

function diskOf(db: Database, id: Session['id']): SessionDisk {
  return {
    write: (change, lastKnown) => editDocument(db, 'sessions', id, change, lastKnown),
    follow: (next) => follow(sessionById(db, id), (session) => session && next(session)),
    reasonOf: (cause) => toStorageError(cause).reason,
  }
}
