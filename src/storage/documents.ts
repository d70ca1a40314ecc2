import type { RxCollection } from 'rxdb/plugins/core'
import type { Exercise } from '#contract/exercise.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import type { CollectionName } from '#contract/sync.ts'
import type { Folder, Workout } from '#contract/workout.ts'
import type { Health } from './health.ts'

export type Documents = {
  readonly preferences: Preferences
  readonly folders: Folder
  readonly workouts: Workout
  readonly exercises: Exercise
  readonly sessions: Session
  readonly measurements: Measurement
}

export type Collections = { readonly [Name in CollectionName]: RxCollection<Documents[Name]> }

/** The documents of an account in a thread's memory. */
export type Rescued = { readonly [Name in CollectionName]: readonly Documents[Name][] }

/**
 * Documents whose fields have these values, in the order of the index that begins with them and goes on with
 * `order`. Both together name the index.
 */
export type EarlyRange = {
  readonly equal: Readonly<Record<string, string>>
  readonly order: readonly string[]
  readonly limit?: number | undefined
}

/** The stored documents without RxDB. Each answer is undefined where only RxDB knows. */
export type EarlyDisk = {
  /** The document, or null. */
  byId<Name extends CollectionName>(name: Name, id: string): Promise<Documents[Name] | null | undefined>
  range<Name extends CollectionName>(name: Name, range: EarlyRange): Promise<readonly Documents[Name][] | undefined>
  count(name: CollectionName, range: EarlyRange): Promise<number | undefined>
}

/** One question; `key` is its name among all. */
export type EarlyQuestion<Result> = {
  readonly key: string
  readonly read: (disk: EarlyDisk) => Promise<Result | undefined>
}

export type EarlyAnswers = {
  /** Asks the disk once: the answer stands until RxDB takes over. */
  answer<Result>(question: EarlyQuestion<Result>): Promise<Result | undefined>
  /** The answer to a question that was asked before. */
  known<Result>(question: EarlyQuestion<Result>): Result | undefined
}

/** An account's documents as seen by one thread. Other threads and tabs share them live. */
export type Database = {
  readonly account: string
  /** Only once open: throws StorageError `closed` before. */
  readonly collections: Collections
  /** Reads the disk until RxDB is open; null for a database that was opened before it was given out. */
  readonly early: EarlyAnswers | null
  isOpen(): boolean
  /** Opens RxDB unless that has begun. Rejects with StorageError. */
  open(): Promise<void>
  /** The end of the opening, whoever begins it. Rejects with StorageError. */
  readonly opened: Promise<void>
  readonly health: Health
  /** Makes all live queries read the disk again, after another thread died at work. */
  refresh(): void
  /** All documents in this thread's memory, even deleted ones; of an `earlier` result, later versions win. */
  rescued(earlier?: Rescued): Rescued
  /**
   * Recreates the documents deleted from disk. Everything on screen stays. Rejects with StorageError; can be retried.
   */
  reopen(rescued: Rescued): Promise<void>
  /** Waits for running writes. Afterwards every command rejects with `closed`. */
  close(): Promise<void>
}
