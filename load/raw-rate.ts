import pg from 'pg'
import type { Session } from '#contract/session.ts'

// The cluster takes 200 connections, some of which are the servers'.
const MOST_CONNECTIONS = 150

const UPSERT = `
  INSERT INTO documents (user_id, collection, id, seq, deleted, body, json_length, bytes, content_hash, schema_version)
  VALUES ($1, 'sessions', $2, $3, false, $4, 1, 1, 0, 0)
  ON CONFLICT (user_id, collection, id) DO UPDATE SET seq = excluded.seq, body = excluded.body, received_at = now()`

/** The floor: transactions a second of nothing but the upsert of the same session, by as many clients at once. */
export async function rawRate(databaseUrl: string, sessions: readonly Session[], seconds: number): Promise<number> {
  // Everybody's rows: a role that is no superuser is held by row-level security.
  const options = '-c barra.scope=service'
  const clients = sessions
    .slice(0, MOST_CONNECTIONS)
    .map(() => new pg.Client({ connectionString: databaseUrl, options }))
  for (const client of clients) await client.connect()
  const began = performance.now()
  const endsAt = began + seconds * 1_000
  let count = 0
  await Promise.all(
    clients.map(async (client, index) => {
      const session = sessions[index]
      for (let seq = 1; performance.now() < endsAt; seq++) {
        const values = [`raw-${index}`, session?.id, seq, JSON.stringify({ ...session, note: `change ${seq}` })]
        await client.query('BEGIN')
        await client.query({ name: 'upsert', text: UPSERT, values })
        await client.query('COMMIT')
        count += 1
      }
    }),
  )
  const took = (performance.now() - began) / 1_000
  for (const client of clients) await client.end()
  return count / took
}
