import { PERSONAL_TABLES } from '../server/account/personal-tables.ts'

/** Rows of a person, which live together by `user_id`. `people` outlives the account. */
export const PERSONAL: ReadonlySet<string> = new Set([...PERSONAL_TABLES.map(({ table }) => table), 'people'])

/** On every machine, by a key of its own, or on the one that migrations run on. */
export type Held = { readonly as: 'copy' } | { readonly as: 'spread'; readonly by: string } | { readonly as: 'one' }

/** The tables of the whole. */
export const OF_THE_WHOLE: Readonly<Record<string, Held>> = {
  // Read with a person's rows by each request, written once.
  server_state: { as: 'copy' },
  // A webhook names a customer and no person.
  customer_owners: { as: 'spread', by: 'customer_id' },
  payment_events: { as: 'spread', by: 'id' },
  trial_marks: { as: 'spread', by: 'mark' },
  contact_messages: { as: 'spread', by: 'id' },
  rate_counts: { as: 'spread', by: 'key' },
  // Of a server without a payment provider.
  local_payments: { as: 'one' },
  kysely_migration: { as: 'one' },
  kysely_migration_lock: { as: 'one' },
}

/** Any personal table decides for the others, since all have the same key. */
const FIRST = 'heads'

/** In order: what a person's statements join is there before the tables that they read. */
export function citusStatements(): readonly string[] {
  const others = [...PERSONAL].filter((table) => table !== FIRST)
  return [
    ...Object.entries(OF_THE_WHOLE).flatMap(([table, held]) =>
      held.as === 'copy' ? [`SELECT create_reference_table('${table}');`] : [],
    ),
    `SELECT create_distributed_table('${FIRST}', 'user_id', shard_count => 64, colocate_with => 'none');`,
    ...others.map((table) => `SELECT create_distributed_table('${table}', 'user_id', colocate_with => '${FIRST}');`),
    ...Object.entries(OF_THE_WHOLE).flatMap(([table, held]) =>
      held.as === 'spread'
        ? [`SELECT create_distributed_table('${table}', '${held.by}', colocate_with => 'none');`]
        : [],
    ),
  ]
}
