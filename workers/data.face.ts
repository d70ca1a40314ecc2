import type { ExerciseId } from '#contract/id.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { CollectionName } from '#contract/sync.ts'
import type { ImportAnswers } from '#domain/import/answers.ts'
import type { BodyLoads } from '#domain/import/body-weight.ts'
import type { ImportComparison } from '#domain/import/compare-import.ts'
import type { ColumnReport } from '#domain/import/header.ts'
import type { ImportFormat, ImportProblem, Oddity, Questions } from '#domain/import/imported.ts'
import type { ProfileCopy } from '#domain/profile/profile-copy.ts'
import type { ImportCounts, ImportRecord, SnapshotNote } from '#storage/safety/safety-database.ts'
import type { StorageErrorReason } from '#storage/storage-error.ts'

/** A name of the file, how often it stands there, and what it probably means. */
export type FoundName = {
  readonly name: string
  readonly sets: number
  readonly workouts: number
  /** What its sets weigh together, load by repetition, in kg where the file names lb; what the old app calls volume. */
  readonly volume: number
  /** Null: nothing is like it. */
  readonly match: ExerciseId | null
  /** Whether the person need not look at it: it is that exercise's name, or was chosen at an earlier import. */
  readonly sure: boolean
}

/** What a file holds, before anything of it is written. */
export type ImportPreview = {
  readonly format: ImportFormat
  readonly workouts: number
  readonly sets: number
  readonly measurements: number
  /** Of a file of our own: the documents that are neither. */
  readonly others: number
  /** The first and the last day, as `YYYY-MM-DD`; null where the file has none. */
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly questions: Questions
  /** How long its workouts usually last, in seconds. */
  readonly usualSeconds: number
  /** Those that are not sure first, then by how often they stand there. */
  readonly names: readonly FoundName[]
  /** Exercises whose loads look as if they contained the body's weight, most sets first. */
  readonly bodyLoads: readonly BodyLoads[]
  readonly oddities: readonly Oddity[]
  /** Columns that the file lacks, and those that it has and that are not read. */
  readonly columns: ColumnReport
  /** What a file of our own says of the person: theirs to take over or not. */
  readonly profile: ProfileCopy
}

export type ReadAnswer =
  | { readonly kind: 'preview'; readonly preview: ImportPreview }
  | { readonly kind: 'problem'; readonly problem: ImportProblem }
  | { readonly kind: 'cancelled' }

/** Why a change of the data was not made. Nothing was changed then. */
export type Failure = { readonly kind: 'failed'; readonly reason: StorageErrorReason }

export type WriteAnswer =
  | { readonly kind: 'written'; readonly id: string; readonly counts: ImportCounts }
  | { readonly kind: 'problem'; readonly problem: ImportProblem }
  | Failure

export type Done = { readonly kind: 'done' } | Failure

/** `staying`: how many entries of the import were left in place, as they are not the import's alone. */
export type UndoAnswer = { readonly kind: 'done'; readonly staying: number } | Failure

/** An import of this device, without what it wrote. */
export type ImportNote = Pick<
  ImportRecord,
  'id' | 'fileName' | 'format' | 'importedAt' | 'state' | 'undoneAt' | 'counts'
>

/** Something in the bin. */
export type BinEntry = {
  readonly collection: Exclude<CollectionName, 'preferences'>
  readonly id: string
  /** '' for a measurement, which has none. */
  readonly name: string
  readonly measurement: Pick<Measurement, 'kind' | 'value' | 'unit'> | null
  /** When it was thrown away. */
  readonly binnedAt: string
  /** When it was: the day of a session or a measurement, an instant; '' for what has none. */
  readonly at: string
}

/** What is asked for in a file. */
export type ExportKind = 'json' | 'sets' | 'measurements'

export type ExportRequest = {
  readonly kind: ExportKind
  /** An instant. */
  readonly exportedAt: string
  /** Whose it is, as the page knows them. */
  readonly account: unknown
  readonly profile: unknown
  /** Where to write; null: the answer holds the file. */
  readonly handle: FileSystemFileHandle | null
}

export type ExportAnswer = { readonly kind: 'exported'; readonly file: Blob | null } | Failure

/** The Comlink face of the data worker: what reads or writes much at once, away from the page's thread. */
export type DataApi = {
  /**
   * Opens an account, and goes on with what the app was killed in the middle of. `isSynced`: whether it is exchanged
   * with a server at all, be it that it never was so far.
   */
  open(account: string, isSynced: boolean): Promise<void>
  close(): Promise<void>
  /** Reads a file. `onProgress` is told the share that is read, from 0 to 1; pass it as a Comlink proxy. */
  read(file: File, now: string, onProgress: (share: number) => void): Promise<ReadAnswer>
  /** Ends the reading that is under way. */
  cancel(): Promise<void>
  /** What the file that was read last is beside what the account has. */
  compare(answers: ImportAnswers): Promise<ImportComparison>
  /** Takes a snapshot and writes the file that was read last, all of it or nothing. */
  write(answers: ImportAnswers): Promise<WriteAnswer>
  /**
   * Whether this device has at some time had everything that the account has on the server; true where there is none.
   * What is imported before is joined with what comes, and can be taken back only as far as it is not there.
   */
  hasPulled(): Promise<boolean>
  imports(): Promise<readonly ImportNote[]>
  undoImport(id: string): Promise<UndoAnswer>
  restoreImport(id: string): Promise<Done>
  snapshots(): Promise<readonly SnapshotNote[]>
  restoreSnapshot(id: string): Promise<Done>
  /** What is in the bin, thrown away last first, but for undone imports: those stand in `imports`. */
  bin(): Promise<readonly BinEntry[]>
  restoreEntries(entries: readonly Pick<BinEntry, 'collection' | 'id'>[]): Promise<Done>
  /** Deletes for good. */
  deleteEntries(entries: readonly Pick<BinEntry, 'collection' | 'id'>[]): Promise<Done>
  /** Deletes everything in the bin for good, undone imports too. */
  emptyBin(): Promise<Done>
  exportFile(request: ExportRequest): Promise<ExportAnswer>
}
