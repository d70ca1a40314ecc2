import pg from 'pg'

/** The first number of the advisory locks of rounds; the second one is the round's. */
const ROUNDS = 0x6261_7272
const CONNECT_TIMEOUT_MS = 5_000

/** Does the work, or returns undefined if another process is at the work of this number. */
export type OneAtATime = <Result>(
  number: number,
  work: () => Promise<Result>,
) => Promise<{ readonly result: Result } | undefined>

/**
 * Under an advisory lock, on a connection beside the pool: rounds that wait for each other's connections would stand
 * still, and a process that dies leaves no lock behind.
 */
export function oneAtATimeAt(databaseUrl: string): OneAtATime {
  return async (number, work) => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    // A lock that is lost with its connection lets a second round begin, which every round can bear.
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS taken', [
        ROUNDS,
        number,
      ])
      if (rows[0]?.taken !== true) return undefined
      const result = await work()
      // The end of the connection would do it as well, but later than this process knows.
      await client.query('SELECT pg_advisory_unlock($1, $2)', [ROUNDS, number]).catch(() => {})
      return { result }
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** For one process on its own database. */
export function oneAtATimeHere(): OneAtATime {
  const underWay = new Set<number>()
  return async (number, work) => {
    if (underWay.has(number)) return undefined
    underWay.add(number)
    try {
      return { result: await work() }
    } finally {
      underWay.delete(number)
    }
  }
}
