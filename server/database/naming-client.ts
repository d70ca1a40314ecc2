import pg from 'pg'
import { NAME_SCOPE, NOBODY, namingOf, type Scope } from './scope.ts'

/** The mark of a statement that is prepared under a name, at the start of its text. */
const NAME = /^\s*\/\* (?:prepared|grouped): ([\w-]+) \*\//
/** These begin or end what a name is given for, and read nothing. */
const CONTROL = /^(begin|start transaction|commit|rollback|savepoint|release)\b/i
const NAMING = 'name-scope'

/** A statement's values, and in whose name it runs. */
export type ScopedValues = { readonly scope: Scope; readonly values: readonly unknown[] }

/**
 * A connection that plans a marked statement once instead of each time, and runs statements in a scope. Only texts
 * without a part that varies may be marked: a name stands for one text, and a connection keeps every plan.
 */
export class NamingClient extends pg.Client {
  /** Of the statements to come. */
  scope = NOBODY

  /** Before anything else on a new connection. If it fails, every later statement that needs a scope does. */
  beginInNobodysName(): void {
    const values = namingOf(NOBODY, { isLocal: false, isPlannedOnce: false })
    query.call(this, { name: NAMING, text: NAME_SCOPE, values }, undefined, () => {})
  }

  // The overloads of pg's method are lost by overriding; the pool and Kysely call it with text and values.
  override query = ((...[statement, values, ...rest]: unknown[]) => {
    if (typeof statement !== 'string' || !Array.isArray(values)) return query.apply(this, [statement, values, ...rest])
    if (this.scope === NOBODY || CONTROL.test(statement) || rest.length > 0) {
      return query.apply(this, [{ ...named(statement), values }, ...rest])
    }
    return this.queryAll(statement, [{ scope: this.scope, values }]).then(([result]) => result)
  }) as pg.Client['query']

  /** The same statement for several, all of it or nothing. */
  queryAll(text: string, all: readonly ScopedValues[]): Promise<readonly pg.QueryResult[]> {
    return new Promise((resolve, reject) => {
      const scoped = new ScopedQuery(named(text), all, (error, results) => {
        if (error) reject(error)
        else resolve(Array.isArray(results) ? results : [results])
      })
      query.call(this, scoped)
    })
  }
}

function named(text: string) {
  const name = NAME.exec(text)?.[1]
  return { text, ...(name !== undefined && { name }) }
}

const query: (this: pg.Client, ...parameters: unknown[]) => unknown = pg.Client.prototype.query

type Callback = (error: Error | undefined, results: pg.QueryResult | readonly pg.QueryResult[]) => void
type Messages = { bind(config: object): void; execute(config: object): void; sync(): void }

/** Of pg's own query: sends the messages of one statement, and is told of the answers in order. */
type Submitted = {
  values: readonly unknown[]
  prepare(connection: Messages): void
  _getRows(connection: Messages): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Messages): void
}
// Its types hide what it does by itself.
const Query = pg.Query as unknown as new (config: object, values: undefined, callback: Callback) => Submitted

/**
 * A statement, once or several times, each time with its scope named before it, all sent at once. Up to the sync at the
 * end they are one transaction of PostgreSQL, and so is the last name: naming costs no round trip, each name holds for
 * the statement behind it, and none outlives them on a pooled connection.
 */
class ScopedQuery extends Query {
  readonly #all: readonly ScopedValues[]
  readonly #isPlannedOnce: boolean
  #isNaming = true

  constructor(config: { readonly text: string; readonly name?: string }, all: readonly ScopedValues[], done: Callback) {
    super({ ...config, queryMode: 'extended' }, undefined, done)
    this.#all = all
    this.#isPlannedOnce = config.name !== undefined
  }

  override prepare(connection: Messages): void {
    for (const { scope, values } of this.#all) {
      const naming = namingOf(scope, { isLocal: true, isPlannedOnce: this.#isPlannedOnce })
      connection.bind({ statement: NAMING, values: naming })
      connection.execute({ portal: '' })
      this.values = values
      super.prepare(connection)
    }
    connection.sync()
  }

  /** Without a sync, which would end the transaction. */
  override _getRows(connection: Messages): void {
    connection.execute({ portal: '' })
  }

  override handleDataRow(message: unknown): void {
    if (!this.#isNaming) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Messages): void {
    if (!this.#isNaming) super.handleCommandComplete(message, connection)
    this.#isNaming = !this.#isNaming
  }
}
