import type { Session } from '#contract/session.ts'
import { bareWriter } from './bare-push.ts'

// The cluster takes 200 connections, some of which are the servers'.
const MOST_CONNECTIONS = 150

/** The floor: transactions a second of nothing but the upsert of the same session, by as many clients at once. */
export async function rawRate(databaseUrl: string, sessions: readonly Session[], seconds: number): Promise<number> {
  const clients = await Promise.all(
    sessions.slice(0, MOST_CONNECTIONS).map((_, index) => bareWriter(databaseUrl, `raw-${index}`)),
  )
  const began = performance.now()
  const endsAt = began + seconds * 1_000
  let count = 0
  await Promise.all(
    clients.map(async (client, index) => {
      const session = sessions[index]
      for (let seq = 1; session && performance.now() < endsAt; seq++) {
        await client.upsert({ ...session, note: `change ${seq}` }, seq)
        count += 1
      }
    }),
  )
  const took = (performance.now() - began) / 1_000
  for (const client of clients) await client.end()
  return count / took
}
