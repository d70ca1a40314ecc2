import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { createLocalHub } from '../sync/change-hub.ts'
import type { DatabaseConnection } from './connection.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { oneAtATimeHere } from './one-at-a-time.ts'
import type { Tables } from './tables.ts'

const INT8 = 20

/**
 * With a folder the data is in `<folder>/database`, for one process at a time: PGlite itself would allow a second, and
 * both would lose rows without an error. A dump saves the five seconds of creating an empty database.
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
      oneAtATime: oneAtATimeHere(),
      close: async () => {
        await changes.close()
        // Kysely waits for the running transaction, but closes only used connections.
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
  // PGlite returns 64-bit integers as number or bigint by size; ours are counters that fit a number.
  const options = { parsers: { [INT8]: Number } }
  if (folder === undefined) return PGlite.create({ ...options, ...(dump && { loadDataDir: dump }) })

  const database = join(folder, 'database')
  if (!existsSync(database)) await initialize(folder, database)
  return PGlite.create(database, options)
}

/** Prepared beside its target and renamed: a start killed halfway never leaves an incomplete database. */
async function initialize(folder: string, database: string): Promise<void> {
  const unfinished = join(folder, 'database.new')
  await mkdir(folder, { recursive: true })
  await rm(unfinished, { recursive: true, force: true })
  const pglite = await PGlite.create(unfinished)
  await pglite.close()
  await rename(unfinished, database)
}
