import pg from 'pg'
import { serverHead } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { type ChangeHub, createSubscribers, type News } from './change-hub.ts'

/** One channel per kind of notification; the payload is the person's id, and the state after a change. */
const NEWS: ReadonlyMap<string, News> = new Map(
  [
    ...COLLECTION_NAMES.map((collection): News => ({ kind: 'changed', collection })),
    { kind: 'changed' } satisfies News,
    { kind: 'closed' } satisfies News,
  ].map((news) => [channelOf(news), news]),
)
const SEND = `/* prepared: notify */
  SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS news (channel, payload)`
const RECONNECT_MS = 1_000
const CONNECT_TIMEOUT_MS = 5_000

/**
 * For several processes on one PostgreSQL: a notification only names the person. It listens on a separate connection;
 * messages during an outage are lost, so after a reconnect everybody is notified.
 */
export function createPostgresqlHub(databaseUrl: string, pool: pg.Pool): ChangeHub {
  const subscribers = createSubscribers()
  let listener: pg.Client | undefined
  let starting: Promise<void> | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  /** The newest news of each kind about each person. */
  const waiting = new Map<string, { readonly channel: string; readonly payload: string }>()
  let sending: Promise<void> | undefined

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    client.on('notification', ({ channel, payload = '' }) => {
      const news = NEWS.get(channel)
      const { userId, head } = readPayload(payload)
      if (news?.kind === 'changed' && head !== undefined) subscribers.notify(userId, { ...news, head })
      else if (news) subscribers.notify(payload, news)
    })
    client.on('error', () => {})
    client.once('end', reconnectLater)
    try {
      await client.connect()
      await client.query([...NEWS.keys()].map((channel) => `LISTEN ${channel}`).join('; '))
      if (isClosed) return await client.end()
      listener = client
      subscribers.notifyAll({ kind: 'changed' })
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

  /** One statement at a time, with all that came during the one before: each costs a commit of its own. */
  async function sendWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting.values()]
      waiting.clear()
      const channels = batch.map(({ channel }) => channel)
      const payloads = batch.map(({ payload }) => payload)
      try {
        await pool.query(SEND, [channels, payloads])
      } catch {
        // The commits are done. Clients catch up by polling.
      }
    }
    sending = undefined
  }

  return {
    announce: async (userId, news) => {
      const channel = channelOf(news)
      const key = `${channel} ${userId}`
      // Deleted first, so that the newest comes last.
      waiting.delete(key)
      waiting.set(key, { channel, payload: payloadOf(userId, news) })
      sending ??= sendWaiting()
    },
    subscribe: (userId, onNews) => {
      starting ??= listen()
      return subscribers.add(userId, onNews)
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await sending
      await starting
      await listener?.end()
    },
  }
}

function payloadOf(userId: string, news: News): string {
  return news.kind === 'changed' && news.head !== undefined ? `${userId} ${news.head}` : userId
}

/** An id may have spaces, and a process of an earlier release tells no state. */
function readPayload(payload: string): { readonly userId: string; readonly head: string | undefined } {
  const end = payload.lastIndexOf(' ')
  const head = payload.slice(end + 1)
  return end >= 0 && serverHead.safeParse(head).success
    ? { userId: payload.slice(0, end), head }
    : { userId: payload, head: undefined }
}

function channelOf(news: News): string {
  if (news.kind === 'closed') return 'barra_closed'
  return news.collection === undefined ? 'barra_changed' : `barra_changed_${news.collection}`
}
