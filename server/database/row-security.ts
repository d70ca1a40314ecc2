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
 * Migration 009. A connection that has never heard of a scope is of the release before, which runs on these tables until
 * it is replaced: it sees everything. Ours says `nobody` when it connects. Forced, so that it holds for the owner too.
 */
export async function secureRows(database: Kysely<unknown>): Promise<void> {
  const partitions = Array.from({ length: PARTITIONS }, (_, remainder) => `documents_${remainder}`)
  for (const name of [...PERSONAL, ...partitions]) {
    const table = sql.table(name)
    // A CASE counts as half of the rows to the planner; an OR as next to none, and rounds would scan whole tables.
    await sql`
      CREATE POLICY of_the_named ON ${table}
      USING (
        CASE WHEN coalesce(current_setting('barra.scope', true), 'service') = 'service' THEN true
        ELSE user_id = current_setting('barra.user_id', true) END
      )`.execute(database)
    await sql`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`.execute(database)
  }
}
