import { useEffect, useState } from 'react'
import type { Session } from '#contract/session.ts'
import { prepareSecondCopy } from '#platform/account/second-copy.ts'
import { rememberShown } from '#platform/sync/shown-sessions.ts'
import type { ReadableStore } from '#shared/store.ts'
import { whenIdle } from '#shared/when-idle.ts'
import { sessionById } from '#storage/collections/sessions.ts'
import { editDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { follow } from '#storage/follow.ts'
import { toStorageError } from '#storage/storage-error.ts'
import { behindPaint } from './behind-paint.ts'
import { type CopyKeeper, createCopyKeeper } from './copy-keeper.ts'
import type { SessionEdits } from './session-edits.ts'
import { createSessionStore, type SessionDisk, type SessionStore } from './session-store.ts'
import type { UndoHistory } from './undo-history.ts'
import { unsavedCopyOf } from './unsaved-copy.ts'

/** The first set can be logged before this has begun. */
const AT_THE_LATEST_MS = 1_000

export type OpenedSession = {
  readonly store: SessionStore
  /** The same behind the paint: for all but the rows of the sets. */
  readonly behind: ReadableStore<SessionEdits>
  readonly copies: CopyKeeper
  readonly hasRecovered: boolean
}

export function useSessionStore(read: Session): OpenedSession {
  const db = useDatabase()
  const [{ store, behind, copies }] = useState(() => openStore(db, read))
  const [hasRecovered, setHasRecovered] = useState(false)
  useEffect(() => store.open(), [store])
  useEffect(() => copies.open(() => setHasRecovered(true)), [copies])
  useEffect(() => noteWhenLeft(copies), [copies])
  useEffect(() => rememberShown(store.id, () => store.current().shown), [store])
  useEffect(() => followUndo(store, db.account), [store, db])
  // The room has to be allocated before the disk is full.
  useEffect(() => whenIdle(() => void prepareSecondCopy(), AT_THE_LATEST_MS), [])
  return { store, behind, copies, hasRecovered }
}

function openStore(db: Database, read: Session): Omit<OpenedSession, 'hasRecovered'> {
  const store = createSessionStore(read, diskOf(db, read.id))
  return {
    store,
    behind: behindPaint(store, ({ phase }) => phase === 'writing'),
    copies: createCopyKeeper(store, unsavedCopyOf(db.account, read.id)),
  }
}

function diskOf(db: Database, id: Session['id']): SessionDisk {
  return {
    write: (change, lastKnown) => editDocument(db, 'sessions', id, change, lastKnown),
    follow: (next) => follow(sessionById(db, id), next),
    reasonOf: (cause) => toStorageError(cause).reason,
  }
}

/** A phone ends a page that was put aside without telling it, and a page that is left ends what it writes. */
function noteWhenLeft(copies: CopyKeeper): () => void {
  const noteHidden = () => {
    if (document.visibilityState === 'hidden') copies.note()
  }
  document.addEventListener('visibilitychange', noteHidden)
  addEventListener('pagehide', copies.note)
  return () => {
    document.removeEventListener('visibilitychange', noteHidden)
    removeEventListener('pagehide', copies.note)
  }
}

/** Undo survives leaving the screen. Not needed to log a set: loaded after the screen. */
function followUndo(store: SessionStore, account: string): () => void {
  let isOpen = true
  let history: UndoHistory | undefined
  const write = () => history?.write()
  const keep = async () => {
    const { keepUndoHistory } = await import('./undo-history.ts')
    if (isOpen) history = keepUndoHistory(store, { account, id: store.id })
  }
  whenIdle(() => void keep(), AT_THE_LATEST_MS)
  // A reload ends the page before any idle callback.
  addEventListener('pagehide', write)
  return () => {
    isOpen = false
    removeEventListener('pagehide', write)
    write()
    history?.stop()
  }
}
