import { sql } from 'kysely'
import type { WholeDatabase } from '../../server/database/connection.ts'
import { connectDatabase, migrate } from '../../server/database.ts'
import { closeAccount } from '../../server/stores/people.ts'
import { createLocalHub } from '../../server/sync/change-hub.ts'
import { createDatabaseSyncStore } from '../../server/sync/database-sync-store.ts'
import type { SyncStore } from '../../server/sync/sync-store.ts'
import { backUp } from '../../tests/support/backup.ts'
import type { Timeline } from '../engine/timeline.ts'
import { type StoredRow, type StoryStore, withHooks } from './story-store.ts'

const TABLES = ['documents', 'heads', 'revisions', 'quarantine', 'people'] as const

let opened: Promise<WholeDatabase> | undefined

/** The embedded database of this process, which each story begins empty. Call it between stories: it takes real time. */
export async function emptyDatabase(): Promise<WholeDatabase> {
  opened ??= openDatabase()
  const database = await opened
  for (const table of TABLES) await sql`TRUNCATE ${sql.table(table)}`.execute(database.kysely)
  return database
}

async function openDatabase(): Promise<WholeDatabase> {
  const database = await connectDatabase({ memory: true })
  await migrate(database)
  return database
}

/** The server's own store. Each of its calls is done at one moment of the story: the database works in real time. */
export function createEmbeddedStore(database: WholeDatabase, timeline: Timeline, epoch: string): StoryStore {
  const changes = createLocalHub()
  const rows = new Map<string, readonly StoredRow[]>()
  const read = async (userId: string) => void rows.set(userId, await readRows(database, userId))
  void timeline.inRealTime(writeEpoch(database, epoch))
  return {
    // Each process remembers for itself how its last write left a person's documents.
    open: (hooks) => withHooks(inRealTime({ ...createDatabaseSyncStore(database), changes }, timeline, read), hooks),
    rowsOf: (userId) => rows.get(userId) ?? [],
    backUp: async () => {
      const people = [...rows.keys()]
      const copies = await timeline.inRealTime(Promise.all(people.map((userId) => backUp(database, userId))))
      const restoreAll = async () => {
        await sql`TRUNCATE documents, heads, revisions, quarantine`.execute(database.kysely)
        for (const restore of copies) await restore()
        for (const userId of rows.keys()) await read(userId)
      }
      return { people: new Set(people), restore: () => timeline.inRealTime(restoreAll()) }
    },
    setEpoch: (next) => timeline.inRealTime(writeEpoch(database, next)),
    closeAccount: (userId) => timeline.inRealTime(closeAccount(database, userId)),
  }
}

/** Stops virtual time while the database works. */
function inRealTime(store: SyncStore, timeline: Timeline, wrote: (userId: string) => Promise<void>): SyncStore {
  const writing: SyncStore['write'] = async (shelf, ...given) => {
    try {
      return await store.write(shelf, ...given)
    } finally {
      await wrote(shelf.userId)
    }
  }
  return {
    changes: store.changes,
    position: (userId) => timeline.inRealTime(store.position(userId)),
    documentsAfter: (...given) => timeline.inRealTime(store.documentsAfter(...given)),
    newestDocuments: (...given) => timeline.inRealTime(store.newestDocuments(...given)),
    countDocuments: (...given) => timeline.inRealTime(store.countDocuments(...given)),
    collectionHashes: (...given) => timeline.inRealTime(store.collectionHashes(...given)),
    documentsOfOlderVersions: (...given) => timeline.inRealTime(store.documentsOfOlderVersions(...given)),
    write: (...given) => timeline.inRealTime(writing(...given)),
  }
}

async function writeEpoch({ kysely }: WholeDatabase, value: string): Promise<void> {
  await kysely.updateTable('server_state').set({ value }).where('key', '=', 'epoch').execute()
}

async function readRows({ kysely }: WholeDatabase, userId: string): Promise<readonly StoredRow[]> {
  return kysely
    .selectFrom('documents')
    .select(['collection', 'id', 'seq', 'deleted', 'body'])
    .where('user_id', '=', userId)
    .orderBy('collection')
    .orderBy('seq')
    .orderBy('id')
    .execute()
}
