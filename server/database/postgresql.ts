import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { createPostgresqlHub } from '../sync/postgresql-hub.ts'
import type { WholeDatabase } from './connection.ts'
import { NamingClient } from './naming-client.ts'
import { oneAtATimeAt } from './one-at-a-time.ts'
import { NOBODY, type Scope, SERVICE, scopeOf } from './scope.ts'
import { groupStatements, isGrouped, type RunGrouped } from './statement-groups.ts'
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
export function connectPostgresql(databaseUrl: string, poolSize: number): WholeDatabase {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    types,
  })
  // An idle connection that dies is replaced when needed; without a listener, its error would end the process.
  pool.on('error', () => {})

  pool.on('connect', (client) => asNaming(client).beginInNobodysName())
  const connect = async () => asNaming(await pool.connect())
  const runGrouped = groupStatements(connect)
  const named = (scope: Scope) => ({
    kind: 'postgresql' as const,
    kysely: new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: {
          options: pool.options,
          connect: async () => new LateClient(connect, runGrouped, scope),
          end: () => pool.end(),
        },
      }),
    }),
  })
  const service = named(SERVICE)
  const changes = createPostgresqlHub(databaseUrl, pool)
  return {
    ...service,
    of: (userId) => named(scopeOf(userId)),
    ofNobody: named(NOBODY),
    changes,
    oneAtATime: oneAtATimeAt(databaseUrl),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await changes.close()
      await service.kysely.destroy()
    },
  }
}

/** As the pool was told to make them. */
function asNaming(client: pg.PoolClient): NamingClient & pg.PoolClient {
  return client as NamingClient & pg.PoolClient
}

/** Takes a connection of the pool with its first statement, unless that goes with those of others. */
class LateClient implements PostgresPoolClient {
  readonly #connect: () => Promise<NamingClient & pg.PoolClient>
  readonly #runGrouped: RunGrouped
  readonly #scope: Scope
  #taken: Promise<NamingClient & pg.PoolClient> | undefined

  constructor(connect: () => Promise<NamingClient & pg.PoolClient>, runGrouped: RunGrouped, scope: Scope) {
    this.#connect = connect
    this.#runGrouped = runGrouped
    this.#scope = scope
  }

  // Kysely's overload for cursors, which are not used, is lost; the results are those of pg.
  query = (async (text: string, values: readonly unknown[]) => {
    if (!this.#taken && isGrouped(text)) return this.#runGrouped(text, { scope: this.#scope, values })
    this.#taken ??= this.#connect()
    const client = await this.#taken
    client.scope = this.#scope
    return client.query(text, [...values])
  }) as unknown as PostgresPoolClient['query']

  release(isBroken?: boolean): void {
    this.#taken?.then((client) => client.release(isBroken)).catch(() => {})
  }
}
