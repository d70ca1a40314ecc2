import type { Stamp } from '#contract/document.ts'
import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import type { ImportAnswers } from '#domain/import/answers.ts'
import { fallingStamp } from '#domain/import/import-stamps.ts'
import type { ImportFormat } from '#domain/import/imported.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import type { Database, Documents } from '../documents.ts'
import { newId, now } from '../new-id.ts'
import { explainFailure, StorageError } from '../storage-error.ts'
import { readMany, writeMany } from '../write-many.ts'
import { importStampAfter } from './import-clock.ts'
import {
  broughtBy,
  type Current,
  type Decide,
  decider,
  documentsOf,
  type Incoming,
  newlyBrought,
  planCollection,
  readCurrent,
  recordOf,
  type Steps,
  stampsOf,
} from './plan-import.ts'
import type { ImportRecord, SafetyDatabase } from './safety-database.ts'
import { type ServerKnowledge, serverKnowledgeOf } from './server-knowledge.ts'
import { forgetImport } from './take-back-import.ts'

export type ImportRequest = {
  readonly fileName: string
  readonly format: ImportFormat
  readonly incoming: Incoming
  readonly names: ImportAnswers['exercises']
}

const ATTEMPTS = 5

/**
 * Writes a file's documents, all or none. The record is written first, so that an import interrupted by a kill is
 * undone as well (`goOnWithImports`). Rejects with StorageError.
 */
export async function importDocuments(
  db: Database,
  safety: SafetyDatabase,
  { fileName, format, incoming, names }: ImportRequest,
  server: ServerKnowledge = serverKnowledgeOf(db.account),
): Promise<ImportRecord> {
  return explainFailure(db, async () => {
    const records = await safety.imports()
    const found = new Map<CollectionName, Current>()
    for (const name of COLLECTION_NAMES) found.set(name, await readCurrent(db, name, incoming))
    const stamp = importStampAfter([...stampsOf(records), ...stampsFound(found)])
    const brought = broughtBy(records, await safety.snapshots())
    const decide = decider(format, { records, brought }, stamp)
    const plan = new Map<CollectionName, Steps>(
      [...found].map(([name, current]) => [name, planCollection(documentsOf(incoming, name), current, decide)]),
    )
    const planned = (): ImportRecord => ({ ...begun, ...recordOf(plan) })
    const begun = {
      id: newId<string>(),
      fileName,
      format,
      importedAt: now(),
      stamps: [stamp, fallingStamp(stamp)],
      names,
      brought: newlyBrought(incoming, brought),
      state: 'writing' as const,
      undoneAt: '',
    }
    await safety.putImport(planned())
    try {
      for (const name of COLLECTION_NAMES) {
        await writeCollection(db, { name, steps: plan.get(name) ?? new Map(), incoming, decide }, async (steps) => {
          plan.set(name, new Map([...(plan.get(name) ?? []), ...steps]))
          await safety.putImport(planned())
        })
      }
      const done = { ...planned(), state: 'done' as const }
      await safety.putImport(done)
      return done
    } catch (cause) {
      // If even that fails, the record stays, and the next visit undoes it.
      await forgetImport({ db, safety, server }, planned()).catch(() => undefined)
      throw cause
    }
  })
}

function stampsFound(found: ReadonlyMap<CollectionName, Current>): readonly Stamp[] {
  return [...found.values()].flatMap((current) => [...current.values()].map(({ updatedAt }) => updatedAt))
}

type Writing = {
  readonly name: CollectionName
  readonly steps: Steps
  readonly incoming: Incoming
  readonly decide: Decide
}

/** Documents with concurrent writes are decided again, and recorded before they are written. */
async function writeCollection(
  db: Database,
  { name, steps, incoming, decide }: Writing,
  onReplan: (steps: Steps) => Promise<void>,
): Promise<void> {
  let open = steps
  for (let attempt = 0; ; attempt++) {
    const missed = await writeSteps(db, name, open)
    if (missed.size === 0) return
    if (attempt === ATTEMPTS) throw new StorageError('unknown', 'others write the same documents all the time')
    const documents = documentsOf(incoming, name).filter(({ id }) => missed.has(id))
    open = planCollection(documents, await readMany(db, name, [...missed]), decide)
    await onReplan(open)
  }
}

/** Returns the ids of documents that changed since the decision: those were left alone. */
async function writeSteps(db: Database, name: CollectionName, steps: Steps): Promise<ReadonlySet<string>> {
  const missed = new Set<string>()
  const ids = [...steps].flatMap(([id, step]) => ('after' in step ? [id] : []))
  await writeMany(db, name, ids, (id, current) => {
    const step = steps.get(id)
    if (!step || !('after' in step)) return 'leave'
    const expected: Documents[CollectionName] | undefined = 'before' in step ? step.before : undefined
    if (sameContent(current, expected)) return step.after
    missed.add(id)
    return 'leave'
  })
  return missed
}
