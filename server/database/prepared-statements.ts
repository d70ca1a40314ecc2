import pg from 'pg'

/** The mark of a statement that is prepared under a name, at the start of its text. */
const NAME = /^\s*\/\* prepared: ([\w-]+) \*\//

/**
 * A connection that plans a marked statement once instead of each time. Only texts without a part
 * that varies may be marked: a name stands for one text, and a connection keeps every plan.
 */
export class PreparingClient extends pg.Client {
  // The overloads of pg's method are lost by overriding; the pool and Kysely call it with text and values.
  override query = ((...[statement, values, ...rest]: unknown[]) => {
    const name = typeof statement === 'string' && Array.isArray(values) ? NAME.exec(statement)?.[1] : undefined
    return name === undefined
      ? query.apply(this, [statement, values, ...rest])
      : query.apply(this, [{ name, text: statement, values }, ...rest])
  }) as pg.Client['query']
}

const query: (this: pg.Client, ...parameters: unknown[]) => unknown = pg.Client.prototype.query
