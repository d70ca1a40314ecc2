import { cpSync, openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { connectDatabase, migrate } from '../../server/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The dump of an embedded database without tables: a file that goes with the run. */
    embeddedDump: string
    /** The same with the current tables. */
    embeddedTablesDump: string
    /** The folder of such a database with the current tables. */
    embeddedFolder: string
  }
}

/**
 * Creating an empty database takes an embedded PostgreSQL five seconds, and its tables another half: both are done once
 * for the whole run.
 */
export default async function dumpEmbeddedDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'barra-embedded-'))
  const migrated = await connectDatabase({ dataDir: folder })
  await migrated.close()
  const dump = async (name: string) => {
    const pglite = await PGlite.create(join(folder, 'database'))
    const file = join(folder, name)
    await writeFile(file, (await pglite.dumpDataDir('none')).stream())
    await pglite.close()
    return file
  }
  project.provide('embeddedDump', await dump('empty.tar'))
  const again = await connectDatabase({ dataDir: folder })
  await migrate(again)
  await again.close()
  project.provide('embeddedTablesDump', await dump('tables.tar'))
  project.provide('embeddedFolder', join(folder, 'database'))
  return () => rm(folder, { recursive: true, force: true })
}

/** Puts a database with the current tables into a data folder, as a server that was stopped leaves it. */
export function fillDataFolder(folder: string): void {
  cpSync(inject('embeddedFolder'), join(folder, 'database'), { recursive: true })
}

/** The initial state of a test's embedded database. */
export function emptyDatabaseDump(): Promise<Blob> {
  return openAsBlob(inject('embeddedDump'))
}

/** The same with the current tables. */
export function databaseDumpWithTables(): Promise<Blob> {
  return openAsBlob(inject('embeddedTablesDump'))
}
