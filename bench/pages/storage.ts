import { latestSessions } from '#storage/collections/sessions.ts'
import { openDatabase } from '#storage/database.ts'
import { diceFrom } from '../../server/local/demo/dice.ts'
import { rowsRead } from '../../tooling/count-rows.ts'
import { TEN_YEARS, trainingHistory } from '../history.ts'
import { openRawSessions } from '../raw-sessions.ts'
import { expose } from '../remote.ts'
import { playRounds, type Turn } from '../rounds.ts'

const ACCOUNT = 'bench'
const PAGE = 30
const HISTORY_SEED = 1

type Options = { readonly rounds: number; readonly warmUps: number; readonly seed: number }

const api = {
  /** Stores ten years of sessions in both stacks, keeping existing data. */
  async fill(): Promise<void> {
    const sessions = trainingHistory(TEN_YEARS, HISTORY_SEED)
    const db = await openDatabase({ account: ACCOUNT })
    const { error } = await db.collections.sessions.bulkInsert([...sessions])
    if (error.length > 0) throw new Error(`${error.length} sessions were not written`)
    await db.close()
    const raw = await openRawSessions(ACCOUNT)
    await raw.putAll(sessions)
    raw.close()
  },

  /** Reading the newest sessions right after the database was opened. */
  newest: (options: Options) =>
    playRounds<'app' | 'cursor' | 'getAll' | 'rows'>(
      [
        async () => {
          const db = await openDatabase({ account: ACCOUNT })
          const app = await timed(() => newestOfApp(db))
          await db.close()
          return { app }
        },
        async () => {
          const db = await openDatabase({ account: ACCOUNT })
          const rows = await rowsRead(() => newestOfApp(db))
          await db.close()
          return { rows }
        },
        rawTurn('cursor', (raw) => raw.newest(PAGE)),
        rawTurn('getAll', (raw) => raw.newestAtOnce(PAGE)),
      ],
      { ...options, dice: diceFrom(options.seed) },
    ),

  /** Opening the database, with all its collections, and reading the newest sessions. */
  open: (options: Options) =>
    playRounds<'app' | 'cursor' | 'getAll'>(
      [
        async () => {
          let db: Awaited<ReturnType<typeof openDatabase>> | undefined
          const app = await timed(async () => {
            db = await openDatabase({ account: ACCOUNT })
            return newestOfApp(db)
          })
          await db?.close()
          return { app }
        },
        openRawTurn('cursor', (raw) => raw.newest(PAGE)),
        openRawTurn('getAll', (raw) => raw.newestAtOnce(PAGE)),
      ],
      { ...options, dice: diceFrom(options.seed) },
    ),
}

export type StoragePage = typeof api

type Raw = Awaited<ReturnType<typeof openRawSessions>>
type Read = (raw: Raw) => Promise<readonly unknown[]>

function newestOfApp(db: Awaited<ReturnType<typeof openDatabase>>): Promise<readonly unknown[]> {
  return latestSessions(db, { limit: PAGE }).get()
}

function rawTurn<Name extends string>(name: Name, read: Read): Turn<Name> {
  return async () => {
    const raw = await openRawSessions(ACCOUNT)
    const took = await timed(() => read(raw))
    raw.close()
    return named(name, took)
  }
}

function openRawTurn<Name extends string>(name: Name, read: Read): Turn<Name> {
  return async () => {
    let raw: Raw | undefined
    const took = await timed(async () => {
      raw = await openRawSessions(ACCOUNT)
      return read(raw)
    })
    raw?.close()
    return named(name, took)
  }
}

/** Milliseconds until the whole page of sessions is there. */
async function timed(read: () => Promise<readonly unknown[]>): Promise<number> {
  const began = performance.now()
  const sessions = await read()
  const took = performance.now() - began
  if (sessions.length !== PAGE) throw new Error(`read ${sessions.length} sessions`)
  return took
}

function named<Name extends string>(name: Name, figure: number): Partial<Record<Name, number>> {
  // The one key there is.
  return { [name]: figure } as Partial<Record<Name, number>>
}

expose(api)
