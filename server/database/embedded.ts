import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, type PGliteDialectConfig } from 'kysely'
import { createLocalHub } from '../sync/change-hub.ts'
import type { WholeDatabase } from './connection.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { oneAtATimeHere } from './one-at-a-time.ts'
import { NAME_SCOPE, NOBODY, namingOf, type Scope, SERVICE, scopeOf } from './scope.ts'
import type { Tables } from './tables.ts'

const INT8 = 20

/** The part of it that Kysely uses. */
type EmbeddedPglite = Exclude<PGliteDialectConfig['pglite'], (...parameters: never) => unknown>

/**
 * With a folder the data is in `<folder>/database`, for one process at a time: PGlite itself would allow a second, and
 * both would lose rows without an error. A dump saves the five seconds of creating an empty database.
 */
export async function connectEmbedded(folder: string | undefined, dump?: Blob): Promise<WholeDatabase> {
  const unlock = folder === undefined ? async () => {} : await lockDataFolder(folder)
  try {
    const pglite = await openPglite(folder, dump)
    const pgliteIn = takeTurns(pglite)
    const named = (scope: Scope) => ({
      kind: 'pglite' as const,
      kysely: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: pgliteIn(scope) }) }),
    })
    const service = named(SERVICE)
    const changes = createLocalHub()
    return {
      ...service,
      of: (userId) => named(scopeOf(userId)),
      ofNobody: named(NOBODY),
      changes,
      oneAtATime: oneAtATimeHere(),
      close: async () => {
        await changes.close()
        // Kysely waits for the running transaction, but closes only used connections.
        await service.kysely.destroy()
        if (!pglite.closed) await pglite.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * The one connection runs one statement or transaction at a time, each after its scope was named. The name is of the
 * session: it is set when it changes, never within a transaction, whose end could take it back.
 */
function takeTurns(pglite: PGlite): (scope: Scope) => EmbeddedPglite {
  let last: Promise<unknown> = Promise.resolve()
  let current: Scope | undefined
  const inTurn = <Result>(scope: Scope, work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(async () => {
      if (current?.userId !== scope.userId || current.scope !== scope.scope) {
        current = undefined
        await pglite.query(NAME_SCOPE, namingOf(scope, { isLocal: false, isPlannedOnce: false }))
        current = scope
      }
      return work()
    })
    last = turn.catch(() => undefined)
    return turn
  }
  return (scope) => ({
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: (statement, values, options) => inTurn(scope, () => pglite.query(statement, values, options)),
    transaction: (work) => inTurn(scope, () => pglite.transaction(work)),
  })
}

async function openPglite(folder: string | undefined, dump: Blob | undefined): Promise<PGlite> {
  // PGlite returns 64-bit integers as number or bigint by size; ours are counters that fit a number.
  const options = { parsers: { [INT8]: Number } }
  if (folder === undefined) return PGlite.create({ ...options, ...(dump && { loadDataDir: dump }) })

  const database = join(folder, 'database')
  if (!existsSync(database)) await initialize(folder, database)
  return PGlite.create(database, options)
}

/** Prepared beside its target and renamed: a start killed halfway never leaves an incomplete database. */
async function initialize(folder: string, database: string): Promise<void> {
  const unfinished = join(folder, 'database.new')
  await mkdir(folder, { recursive: true })
  await rm(unfinished, { recursive: true, force: true })
  const pglite = await PGlite.create(unfinished)
  await pglite.close()
  await rename(unfinished, database)
}
