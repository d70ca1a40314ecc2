import type { Observable } from 'rxjs'
import type { Collections, Database, EarlyQuestion } from './documents.ts'
import { countQuestion } from './questions-under-way.ts'
import { forgetFailure, type QueryWithRuns } from './rxdb/failed-runs.ts'
import { type StorageError, toStorageError } from './storage-error.ts'

/** A query that can be run once or followed. Results are plain and must not be changed. */
export type LiveQuery<Result> = {
  /** Rejects with StorageError. */
  get(): Promise<Result>
  /** The result where the disk was asked before, until RxDB is open. */
  known(): Result | undefined
  /** Calls `next` with the current result and each new one. After `error` nothing follows: subscribe again. */
  subscribe(next: (result: Result) => void, error: (error: StorageError) => void): () => void
}

type RunnableQuery<Found> = QueryWithRuns & {
  readonly $: Observable<Found>
  exec(): Promise<Found>
}

/** One question to RxDB, and to the disk before RxDB is there. */
export type Question<Found, Result> = {
  /** Called for each use: RxDB gives equal queries the same object, with its cached result. */
  readonly build: (collections: Collections) => RunnableQuery<Found>
  /** Converts RxDB's result. */
  readonly read: (found: Found) => Result
  /** Undefined where only RxDB knows. */
  readonly early?: EarlyQuestion<Result> | undefined
  /** Whether RxDB's first result says the same as the early one, which then stays. */
  readonly isSame?: ((early: Result, result: Result) => boolean) | undefined
}

export function liveQuery<Found, Result>(db: Database, question: Question<Found, Result>): LiveQuery<Result> {
  return {
    async get() {
      const answered = countQuestion()
      try {
        const early = await askEarly(db, question)
        return early === undefined ? await run(await openedCollections(db), question) : early
      } finally {
        answered()
      }
    },
    known: () => (question.early && !db.isOpen() ? db.early?.known(question.early) : undefined),
    subscribe(next, error) {
      if (db.isOpen()) return followOpen(db.collections, question, next, error)
      return followEarly(db, question, next, error)
    },
  }
}

async function openedCollections(db: Database): Promise<Collections> {
  try {
    await db.open()
    return db.collections
  } catch (cause) {
    throw toStorageError(cause)
  }
}

function askEarly<Found, Result>(db: Database, { early }: Question<Found, Result>): Promise<Result | undefined> {
  return db.early && early && !db.isOpen() ? db.early.answer(early) : Promise.resolve(undefined)
}

async function run<Found, Result>(collections: Collections, { build, read }: Question<Found, Result>): Promise<Result> {
  const query = attempt(() => build(collections))
  try {
    return read(await query.exec())
  } catch (cause) {
    forgetFailure(query)
    throw toStorageError(cause)
  }
}

function followOpen<Found, Result>(
  collections: Collections,
  { build, read }: Question<Found, Result>,
  next: (result: Result) => void,
  error: (error: StorageError) => void,
): () => void {
  try {
    const query = build(collections)
    const answered = countQuestion()
    const subscription = query.$.subscribe({
      next: (found) => {
        answered()
        next(read(found))
      },
      error: (cause: unknown) => {
        answered()
        forgetFailure(query)
        error(toStorageError(cause))
      },
    })
    return () => {
      answered()
      subscription.unsubscribe()
    }
  } catch (cause) {
    error(toStorageError(cause))
    return () => {}
  }
}

/** The disk's answer at once, then RxDB's where it differs. */
function followEarly<Found, Result>(
  db: Database,
  question: Question<Found, Result>,
  next: (result: Result) => void,
  error: (error: StorageError) => void,
): () => void {
  const answered = countQuestion()
  let early: { readonly result: Result } | undefined
  let stop: (() => void) | undefined
  let isStopped = false

  const nextOfRxDB = (result: Result) => {
    const isKnown = early !== undefined && question.isSame?.(early.result, result)
    early = undefined
    if (!isKnown) next(result)
  }
  const followRxDB = () => {
    answered()
    if (!isStopped) stop = followOpen(db.collections, question, nextOfRxDB, error)
  }
  const fail = (cause: unknown) => {
    answered()
    if (!isStopped) error(toStorageError(cause))
  }

  void askEarly(db, question).then((result) => {
    if (isStopped || stop) return
    if (result === undefined) return void db.open().then(followRxDB, fail)
    early = { result }
    next(result)
    answered()
    db.opened.then(followRxDB, fail)
  })
  return () => {
    isStopped = true
    answered()
    stop?.()
  }
}

/** Equal results of the query stay equal. */
export function mapped<Found, Result>(query: LiveQuery<Found>, read: (found: Found) => Result): LiveQuery<Result> {
  let latest: { readonly found: Found; readonly result: Result } | undefined
  const readOnce = (found: Found) => {
    if (latest?.found !== found) latest = { found, result: read(found) }
    return latest.result
  }
  return {
    get: async () => readOnce(await query.get()),
    known() {
      const found = query.known()
      return found === undefined ? undefined : readOnce(found)
    },
    subscribe: (next, error) => query.subscribe((found) => next(readOnce(found)), error),
  }
}

function attempt<Value>(action: () => Value): Value {
  try {
    return action()
  } catch (cause) {
    throw toStorageError(cause)
  }
}
