import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { createLocalHub } from '../sync/change-hub.ts'
import type { DatabaseConnection } from './connection.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import type { Tables } from './tables.ts'

const INT8 = 20

/**
 * PostgreSQL inside this process. With a folder the data stays in `<folder>/database`, for one process at a time:
 * PGlite itself would let a second one in, and both would lose rows without an error. Without one it starts from the
 * dump, where there is one: that spares the five seconds in which PostgreSQL makes an empty database.
 */
export async function connectEmbedded(folder: string | undefined, dump?: Blob): Promise<DatabaseConnection> {
  const unlock = folder === undefined ? async () => {} : await lockDataFolder(folder)
  try {
    const pglite = await openPglite(folder, dump)
    const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
    const changes = createLocalHub()
    return {
      kysely,
      kind: 'pglite',
      changes,
      close: async () => {
        await changes.close()
        // Kysely waits for the running transaction, but closes only what it used at least once.
        await kysely.destroy()
        if (!pglite.closed) await pglite.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function openPglite(folder: string | undefined, dump: Blob | undefined): Promise<PGlite> {
  // PGlite gives 64-bit integers as number or bigint by size; ours are counters that a number holds exactly.
  const options = { parsers: { [INT8]: Number } }
  if (folder === undefined) return PGlite.create({ ...options, ...(dump && { loadDataDir: dump }) })

  const database = join(folder, 'database')
  if (!existsSync(database)) await initialize(folder, database)
  return PGlite.create(database, options)
}

/** Prepared beside its place and moved there whole: a start that is killed half way leaves nothing behind that is not a database. */
async function initialize(folder: string, database: string): Promise<void> {
  const unfinished = join(folder, 'database.new')
  await mkdir(folder, { recursive: true })
  await rm(unfinished, { recursive: true, force: true })
  const pglite = await PGlite.create(unfinished)
  await pglite.close()
  await rename(unfinished, database)
}
