import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { createPostgresqlHub } from '../sync/postgresql-hub.ts'
import type { DatabaseConnection } from './connection.ts'
import { oneAtATimeAt } from './one-at-a-time.ts'
import { PreparingClient } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 10_000

/** pg returns 64-bit integers as text. Ours are counters that fit a JavaScript number, as in PGlite. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    // The overloads of pg's function are lost by wrapping.
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** A pool, plus a listening connection. Connects on first use. */
export function connectPostgresql(databaseUrl: string, poolSize: number): DatabaseConnection {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    types,
  })
  // An idle connection that dies is replaced when needed; without a listener, its error would end the process.
  pool.on('error', () => {})

  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const changes = createPostgresqlHub(databaseUrl, pool)
  return {
    kysely,
    kind: 'postgresql',
    changes,
    oneAtATime: oneAtATimeAt(databaseUrl),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await changes.close()
      await kysely.destroy()
    },
  }
}
