import pg from 'pg'
import type { Session } from '#contract/session.ts'

const UPSERT = `
  INSERT INTO documents (user_id, collection, id, seq, deleted, body, json_length, bytes, content_hash, schema_version)
  VALUES ($1, 'sessions', $2, $3, false, $4, 1, 1, 0, 0)
  ON CONFLICT (user_id, collection, id) DO UPDATE SET seq = excluded.seq, body = excluded.body, received_at = now()`
const NAME = "SELECT set_config('barra.user_id', $1, true), set_config('barra.scope', 'person', true)"
const LOCK = 'SELECT seq, commits, bytes FROM heads WHERE user_id = $1 FOR UPDATE'
const READ = "SELECT seq, deleted, body FROM documents WHERE user_id = $1 AND collection = 'sessions' AND id = $2"
const KEEP = `
  INSERT INTO revisions (user_id, collection, id, seq, deleted, body, schema_version, received_at, bytes)
  SELECT user_id, collection, id, seq, deleted, body, schema_version, received_at, bytes FROM documents
  WHERE user_id = $1 AND collection = 'sessions' AND id = $2`
const MOVE = 'UPDATE heads SET seq = $2, bytes = bytes + 1 WHERE user_id = $1'
const NOTIFY = "SELECT pg_notify('barra_bare', $1)"

/** The writes of one person's session by nothing but a driver and SQL, with the text of the body at hand. */
export type BareWriter = {
  /** BEGIN, the upsert of the document, COMMIT. Policies hold for it, in the name of the service. */
  upsert(session: Session, seq: number): Promise<void>
  /**
   * All that a push reads and writes, as one writes it down: in a transaction, in the name of the person, each statement
   * prepared and awaited.
   */
  push(session: Session, seq: number): Promise<void>
  end(): Promise<void>
}

export async function bareWriter(databaseUrl: string, userId: string): Promise<BareWriter> {
  // Everybody's rows: a role that is no superuser is held by row-level security.
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c barra.scope=service' })
  await client.connect()
  await client.query('INSERT INTO heads (user_id, seq) VALUES ($1, 0) ON CONFLICT DO NOTHING', [userId])
  const run = (name: string, text: string, ...values: readonly unknown[]) =>
    client.query({ name, text, values: [...values] })
  return {
    upsert: async (session, seq) => {
      const body = JSON.stringify(session)
      await client.query('BEGIN')
      await run('upsert', UPSERT, userId, session.id, seq, body)
      await client.query('COMMIT')
    },
    push: async (session, seq) => {
      const body = JSON.stringify(session)
      await client.query('BEGIN')
      await run('name', NAME, userId)
      await run('lock', LOCK, userId)
      await run('read', READ, userId, session.id)
      await run('keep', KEEP, userId, session.id)
      await run('upsert', UPSERT, userId, session.id, seq, body)
      await run('move', MOVE, userId, seq)
      await run('notify', NOTIFY, userId)
      await client.query('COMMIT')
    },
    end: () => client.end(),
  }
}
