import {
  addRxPlugin,
  createRxDatabase,
  getAllCollectionDocuments,
  type MigrationStrategies,
  type RxCollectionCreator,
  type RxDatabase,
  type RxJsonSchema,
  type RxStorage,
} from 'rxdb/plugins/core'
import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { exerciseSchema } from '../collections/exercises.ts'
import { folderSchema } from '../collections/folders.ts'
import { measurementSchema } from '../collections/measurements.ts'
import { preferencesSchema } from '../collections/preferences.ts'
import { sessionSchema } from '../collections/sessions.ts'
import { workoutSchema } from '../collections/workouts.ts'
import type { Collections, Documents } from '../documents.ts'
import type { Release } from '../release.ts'
import { StorageError } from '../storage-error.ts'
import { databaseName } from '../store-names.ts'

const ANSWERS_WITHIN_MS = 15_000

const SCHEMAS: { readonly [Name in CollectionName]: RxJsonSchema<Documents[Name]> } = {
  preferences: preferencesSchema,
  folders: folderSchema,
  workouts: workoutSchema,
  exercises: exerciseSchema,
  sessions: sessionSchema,
  measurements: measurementSchema,
}

/**
 * Migrates documents of an older release first. Throws StorageError `outdated` without touching anything if a newer
 * release has migrated it: RxDB alone would show an empty database.
 */
export async function openRxDatabase(
  account: string,
  storage: RxStorage<unknown, unknown>,
  release: Release,
): Promise<RxDatabase<Collections>> {
  const name = databaseName(account)
  const rxDatabase = await inTime(
    createRxDatabase<Collections>({ name, storage, multiInstance: true, closeDuplicates: true }),
  )
  try {
    const stored = await inTime(storedVersions(rxDatabase))
    if (stored.some((version) => version > release.version)) throw new StorageError('outdated')
    const oldest = Math.min(release.version, ...stored)
    if (oldest < release.version) {
      await keepCopy(account, oldest, release.version)
      await loadMigration()
    }
    await rxDatabase.addCollections(creators(release))
    return rxDatabase
  } catch (cause) {
    // Not awaited: it may hang like the opening. The next attempt waits, within its time limit.
    rxDatabase.close().catch(() => {})
    throw cause
  }
}

/** A browser may never respond to opening a database: an error is better than an empty page. */
async function inTime<Answer>(asking: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageError('unanswered')), ANSWERS_WITHIN_MS)
  })
  return Promise.race([asking, limit]).finally(() => clearTimeout(timer))
}

/** The versions of the collections on this device; several during a migration. */
async function storedVersions(rxDatabase: RxDatabase<Collections>): Promise<readonly number[]> {
  const records = await getAllCollectionDocuments(rxDatabase.internalStore)
  return records.map(({ data }) => data.version)
}

/** A copy that fails, on a full disk, must not lock anybody out of their data. */
async function keepCopy(account: string, from: number, to: number): Promise<void> {
  try {
    const { snapshotBeforeMigration } = await import('../safety/snapshot-before-migration.ts')
    await snapshotBeforeMigration(account, from, to)
  } catch (cause) {
    console.warn('no snapshot before the migration', cause)
  }
}

let canMigrate = false

/** Loaded on demand, because it is large: it includes replication and leader election. */
async function loadMigration(): Promise<void> {
  const { RxDBMigrationSchemaPlugin } = await import('rxdb/plugins/migration-schema')
  addRxPlugin(RxDBMigrationSchemaPlugin)
  canMigrate = true
}

function creators(release: Release) {
  const entries = COLLECTION_NAMES.map((name): [CollectionName, RxCollectionCreator] => [
    name,
    {
      schema: { ...SCHEMAS[name], version: release.version },
      migrationStrategies: stepsOf(release, name),
      // Without the plugin RxDB refuses to check for migrations; with it, it blocks writes until then.
      autoMigrate: canMigrate,
    },
  ])
  // Each name of the list occurs exactly once.
  return Object.fromEntries(entries) as { [Name in CollectionName]: RxCollectionCreator }
}

function stepsOf({ version, steps }: Release, name: CollectionName): MigrationStrategies {
  const unchanged = <Stored>(document: Stored) => document
  const numbers = Array.from({ length: version }, (_, index) => index + 1)
  return Object.fromEntries(numbers.map((number) => [number, steps[name]?.[number] ?? unchanged]))
}
