import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { aLoggedSession, aMeasurement, anExercise } from '../../../tests/builders.ts'
import { anAccount } from '../../../tests/test-database.ts'
import { insertDocument } from '../commands.ts'
import { openDatabase } from '../database.ts'
import type { Database, Documents } from '../documents.ts'
import { plain } from '../plain.ts'
import { type ImportRequest, importDocuments } from './import-documents.ts'
import { SafetyDatabase } from './safety-database.ts'
import { safetyDatabaseName } from './safety-name.ts'
import { NO_SERVER, type ServerKnowledge } from './server-knowledge.ts'
import { goOnWithImports, restoreImport, undoImport } from './take-back-import.ts'
import { holdsUnfinishedImports } from './unfinished-imports.ts'

/** Moment of a kill relative to a call. `full`: the app survives on a full disk. */
const DEATHS = ['before its effect', 'after its effect', 'full'] as const
type Death = (typeof DEATHS)[number]

type Call = (...given: readonly unknown[]) => Promise<unknown>

type Account = { readonly db: Database; readonly safety: SafetyDatabase; readonly server: ServerKnowledge }

/** A synced account that was never pulled: the server's state is unknown. */
const NEVER_PULLED: ServerKnowledge = { hasPulled: async () => false, versions: async () => new Map() }

const SESSION = aLoggedSession()
const PARTIAL = { ...SESSION, exercises: SESSION.exercises.slice(0, 2) }
const MINE = aLoggedSession()
const ADDED = aLoggedSession()
const FILE: ImportRequest = {
  fileName: 'strong.csv',
  format: 'strong',
  incoming: { exercises: [anExercise()], sessions: [SESSION, ADDED], measurements: [aMeasurement()] },
  names: {},
}

/** It holds a session that the file extends, and one that the file does not contain. */
async function withHistory(server: ServerKnowledge, live: (account: Account) => Promise<void>): Promise<void> {
  const db = await openDatabase({ account: anAccount() })
  const safety = new SafetyDatabase(db.account)
  try {
    await insertDocument(db, 'sessions', PARTIAL)
    await insertDocument(db, 'sessions', MINE)
    await live({ db, safety, server })
  } finally {
    await db.close()
    safety.close()
    indexedDB.deleteDatabase(safetyDatabaseName(db.account))
  }
}

/** Everything in use, without stamps. */
async function inUse({ db }: Account): Promise<unknown> {
  const lists = COLLECTION_NAMES.map(async (name) => {
    const found = await db.collections[name].find().exec()
    const documents = found.map((document) => plain<Documents[typeof name]>(document as never))
    return documents
      .filter(({ binnedAt }) => binnedAt === '')
      .map((document) => stampChanges(undefined, document, UNSTAMPED))
      .toSorted((left, right) => (left.id < right.id ? -1 : 1))
  })
  return Promise.all(lists)
}

/** Runs an action and kills it at storage call `fatal`. Returns the number of calls. */
async function runUntil(fatal: number, death: Death, account: Account, act: (mortal: Account) => Promise<unknown>) {
  let calls = 0
  const mortal =
    <Given extends readonly unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      calls += 1
      if (calls === fatal && death === 'after its effect') await call(...given)
      if (calls >= fatal) throw new DOMException('no room', 'QuotaExceededError')
      return call(...given)
    }
  const undoPatches = COLLECTION_NAMES.map((name) => {
    // It is only called here.
    const storage = account.db.collections[name].storageInstance as unknown as Record<
      'bulkWrite' | 'findDocumentsById',
      Call
    >
    const { bulkWrite, findDocumentsById } = storage
    storage.bulkWrite = mortal(bulkWrite.bind(storage))
    if (death !== 'full') storage.findDocumentsById = mortal(findDocumentsById.bind(storage))
    return () => Object.assign(storage, { bulkWrite, findDocumentsById })
  })
  const { safety, server } = account
  const mortalSafety = Object.assign(Object.create(safety) as SafetyDatabase, {
    imports: () => safety.imports(),
    import: (id: string) => safety.import(id),
    putImport: mortal((record: Parameters<SafetyDatabase['putImport']>[0]) => safety.putImport(record)),
    removeImport: mortal((id: string) => safety.removeImport(id)),
  })
  const mortalServer = { hasPulled: server.hasPulled, versions: mortal(server.versions) }
  await act({ db: account.db, safety: mortalSafety, server: death === 'full' ? server : mortalServer }).catch(
    () => undefined,
  )
  for (const undoPatch of undoPatches) undoPatch()
  return calls
}

type Act = {
  readonly prepare: (account: Account) => Promise<string>
  readonly act: (account: Account, id: string) => Promise<unknown>
}

const write: Act = {
  prepare: async () => '',
  act: ({ db, safety, server }) => importDocuments(db, safety, FILE, server),
}
const undo: Act = {
  prepare: async ({ db, safety, server }) => (await importDocuments(db, safety, FILE, server)).id,
  act: ({ db, safety, server }, id) => undoImport(db, safety, id, server),
}
const restore: Act = {
  prepare: async (account) => {
    const id = await undo.prepare(account)
    await undo.act(account, id)
    return id
  },
  act: ({ db, safety }, id) => restoreImport(db, safety, id),
}

test.each([
  ['an import', write, NO_SERVER],
  ['an undo', undo, NO_SERVER],
  ['an undo before the first pull', undo, NEVER_PULLED],
  ['a restore', restore, NO_SERVER],
] as const)(
  '%s interrupted at any step is finished or undone at the next start',
  async (_name, act, server) => {
    for (const death of DEATHS) {
      let calls = 1
      for (let fatal = 1; fatal <= calls; fatal++) {
        await withHistory(server, async (account) => {
          const id = await act.prepare(account)
          const before = await inUse(account)
          calls = await runUntil(fatal, death, account, (mortal) => act.act(mortal, id))
          // As a start of the app does: it opens nothing where nothing was interrupted.
          const { account: name } = account.db
          if (await holdsUnfinishedImports(name)) await goOnWithImports(account.db, account.safety, '', server)
          expect(await holdsUnfinishedImports(name)).toBe(false)
          await isAtOneEnd(account, before, `${death}, step ${fatal} of ${calls}`)
        })
        if (calls >= fatal) calls = fatal + 1
      }
    }
  },
  120_000,
)

async function isAtOneEnd(account: Account, before: unknown, where: string): Promise<void> {
  const [record] = await account.safety.imports()
  expect(record?.state ?? 'gone', where).toMatch(/^(done|undone|gone)$/)
  const isImported = record?.state === 'done'
  const hadImport = JSON.stringify(before).includes(ADDED.id)
  if (isImported === hadImport) expect(await inUse(account), where).toEqual(before)
  const sessions = await account.db.collections.sessions.find({ selector: { binnedAt: '' } }).exec()
  const wanted = isImported ? [MINE.id, SESSION.id, ADDED.id] : [MINE.id, SESSION.id]
  expect(sessions.map(({ id }) => id).toSorted(), where).toEqual(wanted.toSorted())
  expect(await setsOf(account.db), where).toBe(isImported ? 20 : 10)
}

async function setsOf(db: Database): Promise<number> {
  const session = (await db.collections.sessions.findOne(SESSION.id).exec()) as Session | null
  return session?.exercises.flatMap(({ sets }) => sets).length ?? 0
}
