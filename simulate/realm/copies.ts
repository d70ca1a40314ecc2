import type { Session } from '#contract/session.ts'
import type { SessionTransfer } from '#contract/transfer.ts'
import type { ImportFormat } from '#domain/import/imported.ts'
import { receive as planReception } from '#domain/transfer/reception.ts'
import { transferSession } from '#domain/transfer/transfer.ts'
import type { Database } from '#storage/database.ts'
import { now } from '#storage/new-id.ts'
import { findForTransfer, receiveTransfer } from '#storage/receive-transfer.ts'
import { importDocuments } from '#storage/safety/import-documents.ts'
import { SafetyDatabase } from '#storage/safety/safety-database.ts'
import { undoImport } from '#storage/safety/take-back-import.ts'
import { readMany } from '#storage/write-many.ts'
import type { Deed, Intend } from './deeds.ts'

/** The newest session, as another device reads it from a file. Null where there is none. */
export async function transferLast(db: Database): Promise<SessionTransfer | null> {
  const found = await db.collections.sessions.find({ sort: [{ newestFirst: 'asc' }] } as never).exec()
  const [session] = found.map((document) => document.toMutableJSON() as unknown as Session)
  return session ? transferSession(session, { account: db.account, nowIso: now(), exercises: [] }) : null
}

/** Accepts another device's transfer. */
export async function receive(db: Database, transfer: SessionTransfer, intend: Intend): Promise<readonly Deed[]> {
  const here = await findForTransfer(db, transfer, { account: db.account, nowMs: Date.now() })
  const reception = planReception(transfer, here)
  if (reception.kind !== 'session' || reception.does === 'same') return []
  const { id } = reception.session
  const before = here.sessions.find((session) => session.id === id) ?? null
  intend({ id, act: 'edit', before, after: reception.session })
  await receiveTransfer(db, reception)
  return [{ id, act: 'edit', before, after: (await readMany(db, 'sessions', [id])).get(id) ?? null }]
}

/** Imports a file's sessions, recorded like the data worker's imports: an unfinished one is resumed. */
export async function importSessions(
  db: Database,
  sessions: readonly Session[],
  format: ImportFormat,
  intend: Intend,
): Promise<readonly Deed[]> {
  for (const after of sessions) intend({ id: after.id, act: 'edit', before: null, after })
  await underWay(db, (safety) =>
    importDocuments(db, safety, { fileName: 'file', format, incoming: { sessions }, names: {} }),
  )
  return []
}

/** Undoes this device's latest import. */
export async function undoLastImport(db: Database): Promise<void> {
  await underWay(db, async (safety) => {
    const done = (await safety.imports()).filter(({ state }) => state === 'done')
    const last = done.toSorted((left, right) => (left.importedAt < right.importedAt ? 1 : -1))[0]
    if (last) await undoImport(db, safety, last.id)
  })
}

async function underWay(db: Database, work: (safety: SafetyDatabase) => Promise<unknown>): Promise<void> {
  const safety = new SafetyDatabase(db.account)
  try {
    await work(safety)
  } finally {
    safety.close()
  }
}
