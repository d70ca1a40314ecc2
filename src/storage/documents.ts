import type { RxCollection } from 'rxdb/plugins/core'
import type { Exercise } from '#contract/exercise.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import type { CollectionName } from '#contract/sync.ts'
import type { Folder, Workout } from '#contract/workout.ts'
import type { Health } from './health.ts'

/** What each collection holds. */
export type Documents = {
  readonly preferences: Preferences
  readonly folders: Folder
  readonly workouts: Workout
  readonly exercises: Exercise
  readonly sessions: Session
  readonly measurements: Measurement
}

export type Collections = { readonly [Name in CollectionName]: RxCollection<Documents[Name]> }

/** What a thread has in memory of the documents of an account. */
export type Rescued = { readonly [Name in CollectionName]: readonly Documents[Name][] }

/** The documents of one account on this device, as one thread sees them. Other threads and tabs share them live. */
export type Database = {
  readonly account: string
  readonly collections: Collections
  /** Whether what is written still reaches the disk, and what to do if not. */
  readonly health: Health
  /** Makes all live queries look at the disk again. For when another thread died in the middle of its work. */
  refresh(): void
  /**
   * Everything that this thread has in memory of the documents, also after they were deleted from the disk; `earlier` is
   * what it had before, of which later versions count.
   */
  rescued(earlier?: Rescued): Rescued
  /**
   * Opens the documents again after they were deleted from the disk, and writes what was rescued. Everything that is on
   * show stays. Rejects with StorageError where the browser does not let it; it can be tried again.
   */
  reopen(rescued: Rescued): Promise<void>
  /** Waits for running writes. Afterwards every command is rejected with the reason `closed`. */
  close(): Promise<void>
}
