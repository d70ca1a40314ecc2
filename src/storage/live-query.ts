import type { Observable } from 'rxjs'
import { forgetFailure, type QueryWithRuns } from './rxdb/failed-runs.ts'
import { type StorageError, toStorageError } from './storage-error.ts'

/** A query that can be run once or followed. Results are plain and must not be changed. */
export type LiveQuery<Result> = {
  /** Rejects with StorageError. */
  get(): Promise<Result>
  /** Calls `next` with the current result and each new one. After `error` nothing follows: subscribe again. */
  subscribe(next: (result: Result) => void, error: (error: StorageError) => void): () => void
}

type RunnableQuery<Found> = QueryWithRuns & {
  readonly $: Observable<Found>
  exec(): Promise<Found>
}

let unanswered = 0

export function isAnswering(): boolean {
  return unanswered > 0
}

/** Counts a pending query until the returned function is called. */
function countQuestion(): () => void {
  let isOpen = true
  unanswered += 1
  return () => {
    if (isOpen) unanswered -= 1
    isOpen = false
  }
}

/** `build` is called for each use: RxDB gives equal queries the same object, with its cached result. */
export function liveQuery<Found, Result>(
  build: () => RunnableQuery<Found>,
  read: (found: Found) => Result,
): LiveQuery<Result> {
  return {
    async get() {
      const query = attempt(build)
      const answered = countQuestion()
      return query
        .exec()
        .then(read, (cause: unknown) => fail(query, cause))
        .finally(answered)
    },
    subscribe(next, error) {
      try {
        const query = build()
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
    },
  }
}

export function mapped<Found, Result>(query: LiveQuery<Found>, read: (found: Found) => Result): LiveQuery<Result> {
  return {
    get: async () => read(await query.get()),
    subscribe: (next, error) => query.subscribe((found) => next(read(found)), error),
  }
}

function attempt<Value>(action: () => Value): Value {
  try {
    return action()
  } catch (cause) {
    throw toStorageError(cause)
  }
}

function fail(query: RunnableQuery<unknown>, cause: unknown): never {
  forgetFailure(query)
  throw toStorageError(cause)
}
