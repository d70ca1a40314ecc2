import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { WholeDatabase } from './database/connection.ts'
import { connectEmbedded } from './database/embedded.ts'
import { stepDown, stepUp } from './database/embedded-role.ts'
import { doneMigrations, withLaterOnes } from './database/later-migrations.ts'
import { MIGRATIONS } from './database/migrations.ts'
import { connectPostgresql } from './database/postgresql.ts'

export type DatabaseOptions = {
  /** `postgresql://…`; takes precedence over the others. */
  readonly databaseUrl?: string | undefined
  readonly poolSize?: number | undefined
  /** Folder of the embedded database; created on the first start. */
  readonly dataDir?: string | undefined
  /** An embedded database in memory; empty, or from a dump of another's data folder. */
  readonly memory?: true | Blob | undefined
}

/** Opens the database without touching its tables: `migrate` follows. Throws `DataFolderInUse` for a second process. */
export async function connectDatabase(options: DatabaseOptions): Promise<WholeDatabase> {
  if (options.databaseUrl !== undefined) return connectPostgresql(options.databaseUrl, options.poolSize ?? 10)
  if (options.dataDir === undefined && !options.memory) {
    throw new Error('A database needs DATABASE_URL, a data folder, or memory: true')
  }
  return connectEmbedded(options.dataDir, options.memory instanceof Blob ? options.memory : undefined)
}

/**
 * Migrates the tables. Safe to run in several processes at once. Throws for a database that a later build has changed
 * otherwise than by adding to it.
 */
export async function migrate(
  database: WholeDatabase,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  if (database.kind === 'postgresql') return migrateTables(database, migrations)
  await stepUp(database)
  try {
    await migrateTables(database, migrations)
  } finally {
    await stepDown(database)
  }
}

async function migrateTables(
  { kysely }: WholeDatabase,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  await kysely.connection().execute(async (connection) => {
    // A large table takes time, and so does waiting for another process's migration.
    await sql`SET statement_timeout = 0`.execute(connection)
    const all = withLaterOnes(migrations, await doneMigrations(connection))
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => all } })
    const { error } = await migrator.migrateToLatest()
    await sql`RESET statement_timeout`.execute(connection)
    if (error) throw error
  })
}

/** After a backup was restored: every device's checkpoint becomes unknown, so each sends what the backup lacks. */
export async function startNewEpoch({ kysely }: WholeDatabase): Promise<void> {
  await kysely
    .updateTable('server_state')
    .set({ value: sql<string>`left(md5(gen_random_uuid()::text), 16)` })
    .where('key', '=', 'epoch')
    .execute()
}
