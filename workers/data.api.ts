import type { ExerciseId } from '#contract/id.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { CollectionName } from '#contract/sync.ts'
import type { ImportAnswers } from '#domain/import/answers.ts'
import type { BodyLoads } from '#domain/import/body-weight.ts'
import type { ImportComparison } from '#domain/import/compare-import.ts'
import type { FigurelessSets } from '#domain/import/figureless-sets.ts'
import type { ColumnChoices, ColumnReport, FigureReport } from '#domain/import/header.ts'
import type { ImportFormat, ImportProblem, Oddity, Questions } from '#domain/import/imported.ts'
import type { ProfileCopy } from '#domain/profile/profile-copy.ts'
import type { ImportCounts, ImportRecord, SnapshotNote } from '#storage/safety/safety-database.ts'
import type { StorageErrorReason } from '#storage/storage-error.ts'

/** A name in the file, its number of occurrences, and its likely exercise. */
export type FoundName = {
  readonly name: string
  readonly sets: number
  readonly workouts: number
  /** Volume of its sets, load times repetitions, in kg unless the file has lb; as the source app counts it. */
  readonly volume: number
  readonly match: ExerciseId | null
  /** Whether no review is needed: it is the exercise's name, or was chosen in an earlier import. */
  readonly sure: boolean
}

export type ImportPreview = {
  readonly format: ImportFormat
  readonly workouts: number
  readonly sets: number
  readonly measurements: number
  readonly others: number
  /** The first and last day, as `YYYY-MM-DD`; null without one. */
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly questions: Questions
  readonly usualSeconds: number
  /** Unsure ones first, then by number of occurrences. */
  readonly names: readonly FoundName[]
  /** Exercises whose loads seem to include body weight, most sets first. */
  readonly bodyLoads: readonly BodyLoads[]
  readonly oddities: readonly Oddity[]
  /** Missing columns, and unread ones. */
  readonly columns: ColumnReport
  /** The figures whose column the person has to name, and the columns to choose from. */
  readonly figures: FigureReport
  readonly figureless: FigurelessSets | null
  /** The profile in our own file, for the person to accept or not. */
  readonly profile: ProfileCopy
}

export type ReadAnswer =
  | { readonly kind: 'preview'; readonly preview: ImportPreview }
  | { readonly kind: 'problem'; readonly problem: ImportProblem }
  | { readonly kind: 'cancelled' }

export type Failure = { readonly kind: 'failed'; readonly reason: StorageErrorReason }

export type WriteAnswer =
  | { readonly kind: 'written'; readonly id: string; readonly counts: ImportCounts }
  | { readonly kind: 'problem'; readonly problem: ImportProblem }
  | Failure

export type Done = { readonly kind: 'done' } | Failure

/** `staying`: number of the import's entries left in place, because others share them. */
export type UndoAnswer = { readonly kind: 'done'; readonly staying: number } | Failure

export type ImportNote = Pick<
  ImportRecord,
  'id' | 'fileName' | 'format' | 'importedAt' | 'state' | 'undoneAt' | 'counts'
>

export type TrashEntry = {
  readonly collection: Exclude<CollectionName, 'preferences'>
  readonly id: string
  /** '' for a measurement, which has none. */
  readonly name: string
  readonly measurement: Pick<Measurement, 'kind' | 'value' | 'unit'> | null
  readonly binnedAt: string
  /** The instant of a session's or measurement's day; '' for others. */
  readonly at: string
}

export type ExportKind = 'json' | 'sets' | 'measurements'

export type ExportRequest = {
  readonly kind: ExportKind
  readonly exportedAt: string
  readonly account: unknown
  readonly profile: unknown
  /** The target file; null: the result contains the file. */
  readonly handle: FileSystemFileHandle | null
}

export type ExportAnswer = { readonly kind: 'exported'; readonly file: Blob | null } | Failure

/** The Comlink interface of the data worker: bulk reads and writes, off the page's thread. */
export type DataApi = {
  /**
   * Opens an account, and finishes work interrupted by a kill. `isSynced`: whether the account syncs with a server at
   * all, even if it never did so far.
   */
  open(account: string, isSynced: boolean): Promise<void>
  close(): Promise<void>
  /**
   * Reads a file. `onProgress` gets the read share, from 0 to 1; pass it as a Comlink proxy. `columns`: the person's
   * answers about the figures that an earlier reading missed.
   */
  read(file: File, now: string, onProgress: (share: number) => void, columns?: ColumnChoices): Promise<ReadAnswer>
  cancel(): Promise<void>
  compare(answers: ImportAnswers): Promise<ImportComparison>
  /** Takes a snapshot and imports the last read file, all or nothing. */
  write(answers: ImportAnswers): Promise<WriteAnswer>
  /**
   * Whether this device ever had everything of the account on the server; true without a server. An earlier import is
   * merged with later pulls, and can only be undone as far as it is not on the server.
   */
  hasPulled(): Promise<boolean>
  imports(): Promise<readonly ImportNote[]>
  undoImport(id: string): Promise<UndoAnswer>
  restoreImport(id: string): Promise<Done>
  snapshots(): Promise<readonly SnapshotNote[]>
  restoreSnapshot(id: string): Promise<Done>
  /** The trash's content, latest first, without undone imports: those are in `imports`. */
  trash(): Promise<readonly TrashEntry[]>
  restoreEntries(entries: readonly Pick<TrashEntry, 'collection' | 'id'>[]): Promise<Done>
  deleteEntries(entries: readonly Pick<TrashEntry, 'collection' | 'id'>[]): Promise<Done>
  /** Deletes everything in the trash permanently, including undone imports. */
  emptyTrash(): Promise<Done>
  exportFile(request: ExportRequest): Promise<ExportAnswer>
}
