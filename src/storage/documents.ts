import type { RxCollection } from 'rxdb/plugins/core'
import type { Exercise } from '#contract/exercise.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import type { CollectionName } from '#contract/sync.ts'
import type { Folder, Workout } from '#contract/workout.ts'
import type { EarlyReader } from './early-reader.ts'
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

/** An account's documents as seen by one thread. Other threads and tabs share them live. */
export type Database = {
  readonly account: string
  /** Only once open: throws StorageError `closed` before. */
  readonly collections: Collections
  /** Reads the disk until RxDB is open; null for a database that was opened before it was given out. */
  readonly early: EarlyReader | null
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
