import pg from 'pg'
import { type ChangeHub, createSubscribers } from './change-hub.ts'

const CHANNEL = 'barra_changes'
const RECONNECT_MS = 1_000
const CONNECT_TIMEOUT_MS = 5_000

/**
 * For several processes on one PostgreSQL: a notification names the person and nothing else. It listens on a connection of
 * its own; what was said while that was down is lost, so after a reconnect everybody is told to look.
 */
export function createPostgresqlHub(databaseUrl: string, pool: pg.Pool): ChangeHub {
  const subscribers = createSubscribers()
  let listener: pg.Client | undefined
  let starting: Promise<void> | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    client.on('notification', ({ payload }) => subscribers.notify(payload ?? ''))
    client.on('error', () => {})
    client.once('end', reconnectLater)
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      if (isClosed) return await client.end()
      listener = client
      subscribers.notifyAll()
    } catch {
      await client.end().catch(() => {})
    }
  }

  function reconnectLater(): void {
    listener = undefined
    if (isClosed) return
    clearTimeout(retry)
    retry = setTimeout(() => {
      starting = listen()
    }, RECONNECT_MS)
  }

  return {
    announce: async (userId) => {
      try {
        await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, userId])
      } catch {
        // The commit stands. Streams catch up by their clients' own polling.
      }
    },
    subscribe: (userId, onChange) => {
      starting ??= listen()
      return subscribers.add(userId, onChange)
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await starting
      await listener?.end()
    },
  }
}
