import { type Kysely, type Selectable, sql } from 'kysely'
import type { ContactMessagesTable } from '../database/contact-tables.ts'
import type { Tables } from '../database/tables.ts'

/** As stated in the privacy policy. */
const KEPT_DAYS = 365
/** A process that claimed a message without reporting a result is gone. */
const CLAIM_MINUTES = 10
const FORGOTTEN_MESSAGES = 1_000

export type KeptMessage = Selectable<ContactMessagesTable>
type NewMessage = Pick<KeptMessage, 'id' | 'name' | 'email' | 'message' | 'locale'>

export async function keepContactMessage(kysely: Kysely<Tables>, message: NewMessage): Promise<void> {
  const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '\ufffd')
  await kysely
    .insertInto('contact_messages')
    .values({
      ...message,
      name: storable(message.name),
      email: storable(message.email),
      message: storable(message.message),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Oldest first, exclusively for a while. */
export async function claimUnsent(kysely: Kysely<Tables>, limit: number): Promise<readonly KeptMessage[]> {
  const { rows } = await sql<KeptMessage>`
    UPDATE contact_messages SET claimed_at = now()
    WHERE id IN (
      SELECT id FROM contact_messages
      WHERE mailed_at IS NULL
        AND (claimed_at IS NULL OR claimed_at < now() - make_interval(mins => ${CLAIM_MINUTES}::integer))
      ORDER BY received_at
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED
    )
    RETURNING *`.execute(kysely)
  return rows
}

export async function markMailed(kysely: Kysely<Tables>, id: string): Promise<void> {
  await kysely.updateTable('contact_messages').set({ mailed_at: new Date() }).where('id', '=', id).execute()
}

/** Mailed or not, in short statements. */
export async function forgetOldMessages(kysely: Kysely<Tables>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      WITH gone AS (
        DELETE FROM contact_messages WHERE id IN (
          SELECT id FROM contact_messages
          WHERE received_at < now() - make_interval(days => ${KEPT_DAYS}::integer)
          ORDER BY received_at LIMIT ${FORGOTTEN_MESSAGES}
        )
        RETURNING 1
      )
      SELECT count(*)::integer AS count FROM gone`.execute(kysely)
    if ((rows[0]?.count ?? 0) < FORGOTTEN_MESSAGES) return
  }
}
