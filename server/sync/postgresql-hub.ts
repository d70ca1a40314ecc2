import pg from 'pg'
import { type ChangeHub, createSubscribers, type News } from './change-hub.ts'

/** One channel for each kind of news; what goes over it is whom it concerns. */
const CHANNELS: Readonly<Record<News, string>> = { changed: 'barra_changes', closed: 'barra_closed' }
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
    client.on('notification', ({ channel, payload = '' }) =>
      subscribers.notify(payload, channel === CHANNELS.closed ? 'closed' : 'changed'),
    )
    client.on('error', () => {})
    client.once('end', reconnectLater)
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNELS.changed}; LISTEN ${CHANNELS.closed}`)
      if (isClosed) return await client.end()
      listener = client
      subscribers.notifyAll('changed')
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
    announce: async (userId, news) => {
      try {
        await pool.query('SELECT pg_notify($1, $2)', [CHANNELS[news], userId])
      } catch {
        // The commit stands. Streams catch up by their clients' own polling.
      }
    },
    subscribe: (userId, onNews) => {
      starting ??= listen()
      return subscribers.add(userId, onNews)
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await starting
      await listener?.end()
    },
  }
}
