import { inject } from 'vitest'
import type { WholeDatabase } from '../../server/database/connection.ts'
import { connectDatabase, migrate, startNewEpoch } from '../../server/database.ts'
import { databaseDumpWithTables, emptyDatabaseDump } from './embedded-dump.ts'
import { createDatabaseIn } from './postgresql.ts'

const KINDS = ['pglite', 'postgresql'] as const
export type DatabaseKind = (typeof KINDS)[number]

/** The databases that everything about sync is tested on: both, or those that TEST_DATABASES names, with commas. */
export const DATABASES = namedDatabases(process.env['TEST_DATABASES'])

export type TestDatabase = WholeDatabase & {
  /** Empty for PGlite. */
  readonly url: string
  /** A further connection to the same database, as another process has; PGlite has but one. */
  reconnect(): Promise<WholeDatabase>
}

/** An empty database with the current tables, or those of the given migration. */
export async function openTestDatabase(
  kind: DatabaseKind,
  bringUp?: (connection: WholeDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const template = bringUp ? undefined : inject('postgresqlTemplate')
  const databaseUrl = kind === 'postgresql' ? await createDatabaseIn(inject('postgresqlUrl'), template) : undefined
  const dump = bringUp ? emptyDatabaseDump : databaseDumpWithTables
  const connection = await connectDatabase(databaseUrl === undefined ? { memory: await dump() } : { databaseUrl })
  await (bringUp ?? migrate)(connection)
  // A copy has its template's epoch: two of them would pass for one database.
  if (!bringUp) await startNewEpoch(connection)
  return {
    ...connection,
    url: databaseUrl ?? '',
    reconnect: async () => (databaseUrl === undefined ? connection : connectDatabase({ databaseUrl })),
  }
}

export function createPostgresqlDatabase(): Promise<string> {
  return createDatabaseIn(inject('postgresqlUrl'))
}

function namedDatabases(names: string | undefined): readonly DatabaseKind[] {
  if (names === undefined) return KINDS
  return names.split(',').map((name) => {
    const kind = KINDS.find((known) => known === name)
    if (kind === undefined) throw new Error(`TEST_DATABASES: "${name}" is none of ${KINDS.join(', ')}`)
    return kind
  })
}
