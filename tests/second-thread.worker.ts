import { expose } from 'comlink'
import type { SessionId } from '#contract/id.ts'
import { sessionById } from '#storage/collections/sessions.ts'
import { editDocument } from '#storage/commands.ts'
import { type Database, openDatabase } from '#storage/database.ts'

let db: Database | undefined

function opened(): Database {
  if (!db) throw new Error('open first')
  return db
}

const thread = {
  async open(account: string) {
    db = await openDatabase({ account })
  },
  /** Adds a millisecond of pause, so many times, without waiting for one before the next. */
  async pause(id: SessionId, times: number) {
    const once = () => editDocument(opened(), 'sessions', id, (it) => ({ ...it, pausedMs: it.pausedMs + 1 }))
    await Promise.all(Array.from({ length: times }, once))
  },
  session: (id: SessionId) => sessionById(opened(), id).get(),
  health: () => opened().health.current(),
  close: () => opened().close(),
}

export type SecondThread = typeof thread

expose(thread)
