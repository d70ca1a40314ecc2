import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The dump of an empty embedded database: a file that goes with the run. */
    embeddedDump: string
  }
}

/** Creating an empty database takes an embedded PostgreSQL five seconds, so it is done once for the whole run. */
export default async function dumpEmptyDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'barra-embedded-'))
  const file = join(folder, 'empty.tar')
  const pglite = await PGlite.create()
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await writeFile(file, dump.stream())
  project.provide('embeddedDump', file)
  return () => rm(folder, { recursive: true, force: true })
}

/** The initial state of a test's embedded database. */
export function emptyDatabaseDump(): Promise<Blob> {
  return openAsBlob(inject('embeddedDump'))
}
