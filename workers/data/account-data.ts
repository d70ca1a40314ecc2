import { trashKeptSince } from '#domain/document/trash.ts'
import { groupBy } from '#domain/group-by.ts'
import type { ExerciseChoice, ImportAnswers } from '#domain/import/answers.ts'
import type { ImportComparison } from '#domain/import/compare-import.ts'
import type { ColumnChoices } from '#domain/import/header.ts'
import { ImportError } from '#domain/import/imported.ts'
import { type KnownSession, knownSession } from '#domain/import/known-sessions.ts'
import { ownExercises } from '#storage/collections/exercises.ts'
import { openDatabase } from '#storage/database.ts'
import type { Database, Documents } from '#storage/documents.ts'
import { pagesOf } from '#storage/export-documents.ts'
import { type ForeseenSets, foreseeSets } from '#storage/safety/foresee-import.ts'
import { importDocuments } from '#storage/safety/import-documents.ts'
import { SafetyDatabase } from '#storage/safety/safety-database.ts'
import type { ServerKnowledge } from '#storage/safety/server-knowledge.ts'
import { restoreSnapshot, takeSnapshot } from '#storage/safety/snapshots.ts'
import { goOnWithImports, restoreImport, undoImport } from '#storage/safety/take-back-import.ts'
import { toStorageError } from '#storage/storage-error.ts'
import {
  deleteTrashed,
  emptyTrash,
  restoreTrashed,
  TRASHABLE,
  type TrashableCollection,
  trashedDocuments,
} from '#storage/trash.ts'
import type {
  DataApi,
  Done,
  ExportAnswer,
  ExportRequest,
  Failure,
  ReadAnswer,
  TrashEntry,
  UndoAnswer,
  WriteAnswer,
} from '../data.api.ts'
import { type ExerciseNames, loadExerciseNames } from './exercise-names.ts'
import { collect, exportPieces } from './export-pieces.ts'
import { type PendingImport, pendingImport } from './pending-import.ts'
import { readFile } from './read-file.ts'

export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result>

export type AccountParts = {
  readonly account: string
  readonly alone: OneAtATime
  readonly server: ServerKnowledge
}

export class AccountData implements Omit<DataApi, 'open' | 'close'> {
  readonly #db: Database
  readonly #safety: SafetyDatabase
  readonly #alone: OneAtATime
  readonly #server: ServerKnowledge
  #names: Promise<ExerciseNames> | undefined
  #reading = new AbortController()
  #fileName = ''
  #pending: PendingImport | undefined
  #known: readonly KnownSession[] = []

  private constructor(db: Database, { account, alone, server }: AccountParts) {
    this.#db = db
    this.#safety = new SafetyDatabase(account)
    this.#alone = alone
    this.#server = server
  }

  /** Finishes interrupted work. Rejects with StorageError if the account cannot be opened. */
  static async open(parts: AccountParts): Promise<AccountData> {
    const { account, alone, server } = parts
    const db = await openDatabase({ account })
    const data = new AccountData(db, parts)
    await alone(() => goOnWithImports(db, data.#safety, trashKeptSince(Date.now()), server))
    data.#names = data.#loadNames()
    return data
  }

  async close(): Promise<void> {
    this.#reading.abort()
    this.#safety.close()
    await this.#db.close()
  }

  async read(
    file: File,
    now: string,
    onProgress: (share: number) => void,
    columns: ColumnChoices = {},
  ): Promise<ReadAnswer> {
    this.#reading.abort()
    this.#reading = new AbortController()
    const { signal } = this.#reading
    this.#pending = undefined
    try {
      const [found, names, remembered, known] = await Promise.all([
        readFile(file, { now, columns, onProgress, signal }),
        this.#names ?? this.#loadNames(),
        this.#rememberedNames(),
        this.#knownSessions(),
      ])
      signal.throwIfAborted()
      this.#fileName = file.name
      this.#known = known
      this.#pending = pendingImport(found, names, remembered)
      return { kind: 'preview', preview: this.#pending.preview }
    } catch (cause) {
      if (cause instanceof ImportError) return { kind: 'problem', problem: cause.problem }
      if (signal.aborted) return { kind: 'cancelled' }
      throw cause
    }
  }

  async cancel(): Promise<void> {
    this.#reading.abort()
  }

  async compare(answers: ImportAnswers): Promise<ImportComparison> {
    const pending = this.#pending
    if (!pending) return { known: 0, sets: null, doubled: null }
    const comparison = pending.compare(answers, this.#known)
    if (comparison.known === 0) return comparison
    return { ...comparison, sets: await this.#foreseeSets(pending, answers) }
  }

  async write(answers: ImportAnswers): Promise<WriteAnswer> {
    const pending = this.#pending
    if (!pending) return { kind: 'failed', reason: 'missing' }
    return this.#alone(async () => {
      try {
        await takeSnapshot(this.#db, this.#safety, 'import', this.#fileName)
        // Read again: another device's sessions may have arrived during the preview.
        const incoming = pending.incoming(answers, await this.#knownSessions())
        const { format } = pending
        const request = { fileName: this.#fileName, format, incoming, names: answers.exercises }
        const { id, counts } = await importDocuments(this.#db, this.#safety, request, this.#server)
        this.#names = this.#loadNames()
        return { kind: 'written', id, counts }
      } catch (cause) {
        if (cause instanceof ImportError) return { kind: 'problem', problem: cause.problem }
        return { kind: 'failed', reason: toStorageError(cause).reason }
      }
    })
  }

  async imports() {
    const records = await this.#safety.imports()
    return records.map(({ id, fileName, format, importedAt, state, undoneAt, counts }) => ({
      id,
      fileName,
      format,
      importedAt,
      state,
      undoneAt,
      counts,
    }))
  }

  undoImport(id: string): Promise<UndoAnswer> {
    return this.#trying(async () => {
      const { staying } = await undoImport(this.#db, this.#safety, id, this.#server)
      return { kind: 'done', staying }
    })
  }

  hasPulled(): Promise<boolean> {
    return this.#server.hasPulled()
  }

  restoreImport(id: string): Promise<Done> {
    return this.#done(() => restoreImport(this.#db, this.#safety, id))
  }

  snapshots() {
    return this.#safety.snapshots()
  }

  restoreSnapshot(id: string): Promise<Done> {
    return this.#done(() => restoreSnapshot(this.#db, this.#safety, id))
  }

  async trash(): Promise<readonly TrashEntry[]> {
    const undone = new Set((await this.#safety.imports()).map(({ undoneAt }) => undoneAt))
    const lists = await Promise.all(TRASHABLE.map((collection) => entriesOf(this.#db, collection)))
    return lists
      .flat()
      .filter(({ binnedAt }) => !undone.has(binnedAt))
      .toSorted((left, right) => (left.binnedAt < right.binnedAt ? 1 : -1))
  }

  restoreEntries(entries: Parameters<DataApi['restoreEntries']>[0]): Promise<Done> {
    return this.#done(() => eachCollection(entries, (collection, ids) => restoreTrashed(this.#db, collection, ids)))
  }

  deleteEntries(entries: Parameters<DataApi['deleteEntries']>[0]): Promise<Done> {
    return this.#done(() => eachCollection(entries, (collection, ids) => deleteTrashed(this.#db, collection, ids)))
  }

  emptyTrash(): Promise<Done> {
    return this.#done(async () => {
      await emptyTrash(this.#db)
      for (const { id, state } of await this.#safety.imports())
        if (state === 'undone') await this.#safety.removeImport(id)
    })
  }

  async exportFile(request: ExportRequest): Promise<ExportAnswer> {
    const type = request.kind === 'json' ? 'application/json' : 'text/csv'
    try {
      const sink = request.handle ? await request.handle.createWritable() : null
      return { kind: 'exported', file: await collect(exportPieces(this.#db, request), sink, type) }
    } catch (cause) {
      console.error('the export failed', cause)
      return { kind: 'failed', reason: toStorageError(cause).reason }
    }
  }

  /** Null if something cannot be stored: writing says what. */
  async #foreseeSets(pending: PendingImport, answers: ImportAnswers): Promise<ForeseenSets | null> {
    try {
      const { format } = pending
      return await foreseeSets(this.#db, this.#safety, { format, incoming: pending.incoming(answers, this.#known) })
    } catch (cause) {
      if (cause instanceof ImportError) return null
      throw cause
    }
  }

  async #loadNames(): Promise<ExerciseNames> {
    return loadExerciseNames(await ownExercises(this.#db).get())
  }

  async #knownSessions(): Promise<readonly KnownSession[]> {
    const known: KnownSession[] = []
    for await (const page of pagesOf(this.#db, 'sessions')) known.push(...page.map(knownSession))
    return known
  }

  async #rememberedNames(): Promise<ReadonlyMap<string, ExerciseChoice>> {
    const records = await this.#safety.imports()
    return new Map(records.toReversed().flatMap(({ names }) => Object.entries(names)))
  }

  #done(work: () => Promise<unknown>): Promise<Done> {
    return this.#trying(async () => {
      await work()
      return { kind: 'done' as const }
    })
  }

  #trying<Answer>(work: () => Promise<Answer>): Promise<Answer | Failure> {
    return this.#alone(async () => {
      try {
        return await work()
      } catch (cause) {
        console.error('the data stay as they were', cause)
        return { kind: 'failed', reason: toStorageError(cause).reason }
      }
    })
  }
}

async function eachCollection(
  entries: readonly Pick<TrashEntry, 'collection' | 'id'>[],
  work: (collection: TrashableCollection, ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const groups = groupBy(entries, ({ collection }) => collection)
  for (const [collection, group] of groups) {
    await work(
      collection,
      group.map(({ id }) => id),
    )
  }
}

async function entriesOf(db: Database, collection: TrashableCollection): Promise<readonly TrashEntry[]> {
  const found: readonly Documents[TrashableCollection][] = await trashedDocuments(db, collection).get()
  return found.map((document) => ({
    collection,
    id: document.id,
    name: 'name' in document ? (document.name ?? '') : '',
    measurement: 'measuredAt' in document ? { kind: document.kind, value: document.value, unit: document.unit } : null,
    binnedAt: document.binnedAt,
    at: 'startedAt' in document ? document.startedAt : 'measuredAt' in document ? document.measuredAt : '',
  }))
}
