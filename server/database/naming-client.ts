import pg from 'pg'
import { NAME_SCOPE, NOBODY, namingOf, type Scope } from './scope.ts'

/** The mark of a statement that is prepared under a name, at the start of its text. */
const NAME = /^\s*\/\* prepared: ([\w-]+) \*\//
/** These begin or end what a name is given for, and read nothing. */
const CONTROL = /^(begin|start transaction|commit|rollback|savepoint|release)\b/i
const NAMING = 'name-scope'

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
    const name = NAME.exec(statement)?.[1]
    const config = { ...(name !== undefined && { name }), text: statement, values }
    if (this.scope === NOBODY || CONTROL.test(statement) || rest.length > 0) return query.apply(this, [config, ...rest])
    return new Promise((resolve, reject) => {
      const scoped = new ScopedQuery(this.scope, config, (error, result) => (error ? reject(error) : resolve(result)))
      query.call(this, scoped)
    })
  }) as pg.Client['query']
}

const query: (this: pg.Client, ...parameters: unknown[]) => unknown = pg.Client.prototype.query

type Callback = (error: Error | undefined, result: unknown) => void
type Message = { bind(config: object): void; execute(config: object): void }

/** Of pg's own query: sends the messages of one statement, and is told of the answers in order. */
type Submitted = {
  prepare(connection: Message): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Message): void
}
// Its types hide what it does by itself.
const Query = pg.Query as unknown as new (config: object, values: undefined, callback: Callback) => Submitted

/**
 * A statement with its scope named before it, both sent at once. Up to the sync at their end they are one transaction of
 * PostgreSQL, and so is the name: it neither costs a round trip nor outlives the statement on a pooled connection.
 */
class ScopedQuery extends Query {
  readonly #naming: readonly string[]
  #isNaming = true

  constructor(scope: Scope, config: { readonly name?: string }, callback: Callback) {
    super({ ...config, queryMode: 'extended' }, undefined, callback)
    this.#naming = namingOf(scope, { isLocal: true, isPlannedOnce: config.name !== undefined })
  }

  override prepare(connection: Message): void {
    connection.bind({ statement: NAMING, values: this.#naming })
    connection.execute({ portal: '' })
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (!this.#isNaming) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Message): void {
    if (!this.#isNaming) super.handleCommandComplete(message, connection)
    this.#isNaming = false
  }
}
