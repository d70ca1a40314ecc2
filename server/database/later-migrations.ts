import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { ConfigurationError } from '../configuration-error.ts'
import type { Tables } from './tables.ts'

/**
 * Ends the name of a migration that only adds: tables, indexes, and columns that may be left out. The build before runs
 * on with it. `tooling/expand-rules.ts` checks that. One that takes away is for a later release, and has no such name.
 */
export const EXPANDS = '.expands'

/** The migrations of this build, and of later builds those that it can run on. */
export function withLaterOnes(
  own: Readonly<Record<string, Migration>>,
  done: readonly string[],
): Record<string, Migration> {
  const later = done.filter((name) => !Object.hasOwn(own, name))
  const unbearable = later.filter((name) => !name.endsWith(EXPANDS))
  if (unbearable.length > 0) {
    throw new ConfigurationError(
      `A later build of Barra changed the database (${unbearable.join(', ')}), and this one cannot run on it. ` +
        'Start the later build, or restore the backup from before the upgrade.',
    )
  }
  return { ...own, ...Object.fromEntries(later.map((name) => [name, { up: async () => {} }])) }
}

/** None in an empty database. */
export async function doneMigrations(database: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS exists`.execute(database)
  if (rows[0]?.exists !== true) return []
  const done = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(database)
  return done.rows.map(({ name }) => name)
}
