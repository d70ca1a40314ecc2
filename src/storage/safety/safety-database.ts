import { Dexie, type Table } from 'dexie'
import type { Stamp } from '#contract/document.ts'
import type { CollectionName } from '#contract/sync.ts'
import type { ImportAnswers } from '#domain/import/answers.ts'
import type { BroughtParts } from '#domain/import/brought-parts.ts'
import type { ImportFormat } from '#domain/import/imported.ts'
import type { Documents } from '../documents.ts'
import { toStorageError } from '../storage-error.ts'
import { safetyDatabaseName } from './safety-name.ts'

/** A version overwritten by an import, for undo. */
export type ChangedDocument = {
  readonly collection: CollectionName
  readonly before: Documents[CollectionName]
  readonly after: Documents[CollectionName]
}

/** In the states `writing`, `undoing` and `restoring` the app may be killed: the next start resumes them. */
export type ImportRecord = {
  readonly id: string
  readonly fileName: string
  readonly format: ImportFormat
  readonly importedAt: string
  /** Stamps used by this import only: a document with one was not changed since. */
  readonly stamps: readonly Stamp[]
  /** The person's mapping of names in the file. */
  readonly names: ImportAnswers['exercises']
  readonly state: 'writing' | 'done' | 'undoing' | 'undone' | 'restoring'
  /** When it was undone, which is also the instant of its documents in the trash; '' otherwise. */
  readonly undoneAt: string
  /** The planned additions. A document that still has the import's stamps was added and not changed since. */
  readonly added: readonly { readonly collection: CollectionName; readonly ids: readonly string[] }[]
  /** The original stamps of a copy's documents, by id; records of earlier releases have none. */
  readonly originals?: Readonly<Record<string, Stamp>>
  readonly changed: readonly ChangedDocument[]
  readonly counts: ImportCounts
  /** The parts of the file's documents, by id, as far as earlier imports had not brought them; earlier releases: none. */
  readonly brought?: Readonly<Record<string, BroughtParts>>
}

/** Figures of an import, in documents; `sets` in sets of added sessions. */
export type ImportCounts = {
  readonly sessions: number
  readonly sets: number
  readonly measurements: number
  readonly exercises: number
  /** Folders, workouts and preferences. */
  readonly others: number
  readonly changed: number
  readonly same: number
  /** Documents left in the trash. */
  readonly trashed: number
}

export type SnapshotReason = 'import' | 'migration' | 'restore'

export type SnapshotNote = {
  readonly id: string
  readonly reason: SnapshotReason
  /** The occasion, such as the name of the file. */
  readonly detail: string
  readonly takenAt: string
  readonly schemaVersion: number
  readonly documents: number
  readonly bytes: number
}

type SnapshotContent = { readonly id: string; readonly packed: Uint8Array }

/** One account's imports and snapshots on this device: not synced. */
export class SafetyDatabase {
  readonly #dexie: Dexie
  readonly #imports: Table<ImportRecord, string>
  readonly #notes: Table<SnapshotNote, string>
  readonly #contents: Table<SnapshotContent, string>

  constructor(account: string) {
    this.#dexie = new Dexie(safetyDatabaseName(account), { chromeTransactionDurability: 'strict' })
    this.#dexie.version(1).stores({ imports: 'id, importedAt', notes: 'id, takenAt', contents: 'id' })
    this.#imports = this.#dexie.table('imports')
    this.#notes = this.#dexie.table('notes')
    this.#contents = this.#dexie.table('contents')
  }

  /** Latest first. */
  imports(): Promise<readonly ImportRecord[]> {
    return explained(() => this.#imports.orderBy('importedAt').reverse().toArray())
  }

  import(id: string): Promise<ImportRecord | undefined> {
    return explained(() => this.#imports.get(id))
  }

  putImport(record: ImportRecord): Promise<void> {
    return explained(async () => void (await this.#imports.put(record)))
  }

  removeImport(id: string): Promise<void> {
    return explained(() => this.#imports.delete(id))
  }

  /** Latest first. */
  snapshots(): Promise<readonly SnapshotNote[]> {
    return explained(() => this.#notes.orderBy('takenAt').reverse().toArray())
  }

  content(id: string): Promise<Uint8Array | undefined> {
    return explained(async () => (await this.#contents.get(id))?.packed)
  }

  /** Keeps only the latest `most`. */
  putSnapshot(note: SnapshotNote, packed: Uint8Array, most: number): Promise<void> {
    return explained(() =>
      this.#dexie.transaction('rw', this.#notes, this.#contents, async () => {
        await this.#notes.put(note)
        await this.#contents.put({ id: note.id, packed })
        const ids = await this.#notes.orderBy('takenAt').reverse().primaryKeys()
        await this.#notes.bulkDelete(ids.slice(most))
        await this.#contents.bulkDelete(ids.slice(most))
      }),
    )
  }

  close(): void {
    this.#dexie.close()
  }
}

async function explained<Result>(action: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await action()
  } catch (cause) {
    throw toStorageError(cause)
  }
}
