import type pg from 'pg'
import type { NamingClient, ScopedValues } from './naming-client.ts'

/** The mark of a statement that may share its commit with those of others, at the start of its text. */
const MARK = /^\s*\/\* grouped: /
/** Groups under way at once, each on a connection of the pool. */
const GROUPS = 4
const MAX_IN_A_GROUP = 16

export function isGrouped(statement: string): boolean {
  return MARK.test(statement)
}

type Waiting = ScopedValues & {
  readonly text: string
  readonly resolve: (result: pg.QueryResult) => void
  readonly reject: (cause: unknown) => void
}

/** Runs a marked statement, in its own scope. */
export type RunGrouped = (text: string, statement: ScopedValues) => Promise<pg.QueryResult>

/**
 * Sends at once, in one transaction, what came while connections were busy: under load a commit, a wait for the disk and
 * a message are those of several people. Nobody waits for others to come, and nobody is told before the commit; if it
 * fails, through any of them, each is sent again alone. Such a statement must not wait for another's lock, and must do
 * nothing if it was done before: it checks what it was decided on.
 */
export function groupStatements(connect: () => Promise<NamingClient & pg.PoolClient>): RunGrouped {
  const waiting: Waiting[] = []
  let underWay = 0

  async function sendWaiting(): Promise<void> {
    underWay += 1
    while (waiting.length > 0) await send(takeGroup(waiting))
    underWay -= 1
  }

  async function send(group: readonly Waiting[]): Promise<void> {
    try {
      const results = await runOnOne(group)
      for (const [index, { resolve, reject }] of group.entries()) {
        const result = results[index]
        if (result) resolve(result)
        else reject(new Error('a statement without a result'))
      }
    } catch (cause) {
      if (group.length > 1) for (const statement of group) await send([statement])
      else group[0]?.reject(cause)
    }
  }

  async function runOnOne(group: readonly Waiting[]): Promise<readonly pg.QueryResult[]> {
    const client = await connect()
    try {
      return await client.queryAll(group[0]?.text ?? '', group)
    } finally {
      client.release()
    }
  }

  return (text, { scope, values }) =>
    new Promise((resolve, reject) => {
      waiting.push({ text, scope, values, resolve, reject })
      if (underWay < GROUPS) void sendWaiting()
    })
}

/**
 * Those that wait with the same text as the first, in the order of their people: two instances that lock the same ones
 * never wait for each other in a circle.
 */
function takeGroup(waiting: Waiting[]): readonly Waiting[] {
  const others = waiting.slice(0, MAX_IN_A_GROUP).findIndex(({ text }) => text !== waiting[0]?.text)
  const group = waiting.splice(0, others < 0 ? MAX_IN_A_GROUP : others)
  return group.toSorted((left, right) => (left.scope.userId < right.scope.userId ? -1 : 1))
}
