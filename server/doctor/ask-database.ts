import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { WholeDatabase } from '../database/connection.ts'
import { DataFolderInUse } from '../database/data-folder-lock.ts'
import { MIGRATIONS } from '../database/migrations.ts'
import { connectDatabase } from '../database.ts'
import type { Environment } from '../env/variables.ts'
import { withinLimit } from '../within-limit.ts'
import { answerTo, laterThan } from './answer-to.ts'
import { DATABASE, refusalOf, TABLES, tablesFinding, WALL, wallFinding } from './database-rules.ts'
import { type Finding, notAsked, ok, wrong } from './finding.ts'

/** Creates and changes nothing. */
export async function askDatabase(env: Environment, limitMs: number): Promise<readonly Finding[]> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database', 'PG_VERSION'))) {
    return [notAsked(DATABASE.subject, 'DATABASE_URL is not set, and the server makes its own one at its first start')]
  }
  let database: WholeDatabase | undefined
  const question = { service: 'The database', limitMs }
  const connected = await answerTo({ ...DATABASE, ...question }, async () => {
    try {
      database = await connectDatabase({ databaseUrl, poolSize: 2, dataDir })
      const { rows } = await sql<{ server_version: string }>`SHOW server_version`.execute(database.kysely)
      return ok(
        DATABASE.subject,
        `PostgreSQL ${rows[0]?.server_version}${databaseUrl === undefined ? ', embedded' : ''}`,
      )
    } catch (error) {
      if (error instanceof DataFolderInUse) {
        return notAsked(DATABASE.subject, 'the server is running on it, and the embedded one lets in nobody else')
      }
      const refusal = refusalOf(error)
      if (refusal === null) throw error
      return wrong(DATABASE.subject, DATABASE.section, refusal)
    }
  })
  if (connected.status !== 'ok' || database === undefined) return [connected]
  const { kysely } = database
  const tables = await answerTo({ ...TABLES, ...question }, async () =>
    tablesFinding(await appliedMigrations(kysely), Object.keys(MIGRATIONS)),
  )
  const wall = await answerTo({ ...WALL, ...question }, async () => wallFinding(await isAboveWall(kysely)))
  await closed(database, limitMs)
  return databaseUrl === undefined ? [connected, tables] : [connected, tables, wall]
}

async function appliedMigrations(kysely: WholeDatabase['kysely']): Promise<readonly string[] | null> {
  const { rows: found } = await sql<{ is_there: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS is_there`.execute(kysely)
  if (!found[0]?.is_there) return null
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(kysely)
  return rows.map(({ name }) => name)
}

async function isAboveWall(kysely: WholeDatabase['kysely']): Promise<boolean> {
  const { rows } = await sql<{ is_above: boolean }>`
    SELECT rolsuper OR rolbypassrls AS is_above FROM pg_roles WHERE rolname = current_user`.execute(kysely)
  return rows[0]?.is_above ?? true
}

/** An embedded database has to be closed properly; a remote one that hangs is not awaited. */
async function closed(database: WholeDatabase, limitMs: number): Promise<void> {
  const late = () => new Error('The database was not put away in time')
  await withinLimit(database.close(), laterThan(limitMs), late).catch(() => undefined)
}
