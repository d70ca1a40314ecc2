import { type Kysely, sql } from 'kysely'

const PERSONAL = [
  'documents',
  'heads',
  'revisions',
  'quarantine',
  'people',
  'users',
  'subscriptions',
  'payment_customers',
  'further_customers',
]
const PARTITIONS = 16

/**
 * Migration 009. A connection that has never heard of a scope gets an error instead of a row: an instance of the build
 * before, which should have been stopped, tells no device that its account is empty. Forced, so that it holds for the
 * owner too.
 */
export async function secureRows(database: Kysely<unknown>): Promise<void> {
  const partitions = Array.from({ length: PARTITIONS }, (_, remainder) => `documents_${remainder}`)
  for (const name of [...PERSONAL, ...partitions]) {
    const table = sql.table(name)
    // A CASE counts as half of the rows to the planner; an OR as next to none, and rounds would scan whole tables.
    await sql`
      CREATE POLICY of_the_named ON ${table}
      USING (
        CASE current_setting('barra.scope')
          WHEN 'person' THEN user_id = current_setting('barra.user_id')
          WHEN 'service' THEN true
          ELSE false
        END
      )`.execute(database)
    await sql`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`.execute(database)
  }
}
