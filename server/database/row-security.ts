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
 * Migration 008. A connection that has never heard of a scope is of the release before, which runs on these tables until
 * it is replaced: it sees everything. Ours says `nobody` when it connects. Forced, so that it holds for the owner too.
 */
export async function secureRows(database: Kysely<unknown>): Promise<void> {
  const partitions = Array.from({ length: PARTITIONS }, (_, remainder) => `documents_${remainder}`)
  for (const name of [...PERSONAL, ...partitions]) {
    const table = sql.table(name)
    // The person first: for their own rows nothing else is looked at. A plain comparison of the key can use its index.
    await sql`
      CREATE POLICY of_the_named ON ${table}
      USING (
        user_id = current_setting('barra.user_id', true)
        OR coalesce(current_setting('barra.scope', true), 'service') = 'service'
      )`.execute(database)
    await sql`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`.execute(database)
  }
}
