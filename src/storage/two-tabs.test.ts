import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SessionId, SetId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { anId, aSession, aSessionExercise, aSet } from '../../tests/builders.ts'
import { cutConnections } from '../../tests/cut-connections.ts'
import { inBrowser } from '../../tests/devtools.ts'
import { anAccount, openBeside, openTestDatabase } from '../../tests/test-database.ts'
import { latestSessions, sessionById } from './collections/sessions.ts'
import { editDocument, insertDocument, restoreDocument, revertEdit, trashDocument } from './commands.ts'
import { type Database, openDatabase } from './database.ts'
import { contentOf } from './plain.ts'

/** An action of a person in one of two tabs, on one of the sessions. */
type Step = { readonly tab: 0 | 1; readonly session: number; readonly act: Act; readonly waits: boolean }
type Act = 'start' | 'log a set' | 'remove a set' | 'pause' | 'rename and take it back' | 'trash' | 'restore' | 'cut'

const anyStep: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom(0, 1),
  session: fc.nat(3),
  act: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Act>('log a set') },
    { weight: 4, arbitrary: fc.constant<Act>('pause') },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Act>('start', 'remove a set', 'rename and take it back', 'trash', 'restore'),
    },
    { weight: 1, arbitrary: fc.constant<Act>('cut') },
  ),
  waits: fc.boolean(),
})

/** Acknowledged writes, which have to exist in the end. */
class Ledger {
  readonly started: SessionId[] = []
  readonly logged = new Map<SessionId, Set<SetId>>()
  readonly pauses = new Map<SessionId, number>()
  readonly renaming = new Set<SessionId>()
}

const setsOf = (session: Session) => session.exercises.flatMap(({ sets }) => sets)
const withSets = (session: Session, change: (sets: Session['exercises'][number]['sets']) => typeof sets) => ({
  ...session,
  exercises: session.exercises.map((exercise) => ({ ...exercise, sets: change(exercise.sets) })),
})

async function start(db: Database, ledger: Ledger): Promise<void> {
  const session = await insertDocument(db, 'sessions', aSession({ exercises: [aSessionExercise()] }))
  ledger.started.push(session.id)
  ledger.logged.set(session.id, new Set())
}

async function perform(db: Database, { session, act }: Step, ledger: Ledger): Promise<void> {
  const id = ledger.started[session % Math.max(1, ledger.started.length)]
  if (id === undefined || act === 'start') return start(db, ledger)
  switch (act) {
    case 'log a set': {
      const set = aSet({ id: anId<SetId>() })
      await editDocument(db, 'sessions', id, (current) => withSets(current, (sets) => [...sets, set]))
      ledger.logged.get(id)?.add(set.id)
      return
    }
    case 'remove a set': {
      const { before, after } = await editDocument(db, 'sessions', id, (current) =>
        withSets(current, (sets) => sets.slice(1)),
      )
      const left = new Set(setsOf(after).map((set) => set.id))
      for (const set of setsOf(before)) if (!left.has(set.id)) ledger.logged.get(id)?.delete(set.id)
      return
    }
    case 'pause':
      await editDocument(db, 'sessions', id, (current) => ({ ...current, pausedMs: current.pausedMs + 1 }))
      ledger.pauses.set(id, (ledger.pauses.get(id) ?? 0) + 1)
      return
    case 'rename and take it back':
      return renameAndBack(db, id, ledger)
    case 'trash':
      return trashDocument(db, 'sessions', id)
    case 'restore':
      return restoreDocument(db, 'sessions', id)
    case 'cut':
      return cutConnections(db.account)
  }
}

/** One at a time: taking the first of two names back rightly leaves the second. */
async function renameAndBack(db: Database, id: SessionId, { renaming }: Ledger): Promise<void> {
  if (renaming.has(id)) return
  renaming.add(id)
  try {
    const edit = await editDocument(db, 'sessions', id, (session) => ({ ...session, name: anId() }))
    await untilOpen(() => revertEdit(db, 'sessions', edit))
  } finally {
    renaming.delete(id)
  }
}

/** Retries an action refused because the connection was just cut, as a person would. */
async function untilOpen<Result>(action: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      return await action()
    } catch (error) {
      expect(error).toMatchObject({ reason: 'closed' })
    }
  }
  throw new Error('refused for good')
}

const everySession = (db: Database, ledger: Ledger) =>
  Promise.all(ledger.started.map((id) => sessionById(db, id).get()))

async function onDisk(db: Database, ledger: Ledger): Promise<readonly Session[]> {
  const stored = await db.collections.sessions.storageInstance.findDocumentsById([...ledger.started], true)
  return stored.map((session) => contentOf<Session>(session))
}

async function runInTwoTabs(account: string, steps: readonly Step[]) {
  const here = await openDatabase({ account })
  const there = await openBeside(here)
  const ledger = new Ledger()
  try {
    await start(here, ledger)
    const running: Promise<void>[] = []
    for (const step of steps) {
      running.push(untilOpen(() => perform(step.tab === 0 ? here : there, step, ledger)))
      if (step.waits) await Promise.all(running)
    }
    await Promise.all(running)
    // Each tab receives the other's last writes a moment later.
    const seen = await onDisk(here, ledger)
    await expect.poll(() => everySession(here, ledger)).toEqual(seen)
    await expect.poll(() => everySession(there, ledger)).toEqual(seen)
    return { ledger, seen }
  } finally {
    await here.close()
    await there.close()
  }
}

async function expectNothingLost(account: string, { ledger, seen }: Awaited<ReturnType<typeof runInTwoTabs>>) {
  const db = await openDatabase({ account })
  try {
    const stored = await everySession(db, ledger)
    expect(stored).toEqual(seen)
    for (const session of stored) {
      if (!session) throw new Error('a session is gone')
      expect(new Set(setsOf(session).map(({ id }) => id))).toEqual(ledger.logged.get(session.id))
      expect(session.pausedMs).toBe(ledger.pauses.get(session.id) ?? 0)
      expect(session.name).toBe('Push day')
    }
    const listed = await latestSessions(db, { limit: 99 }).get()
    expect(listed.length).toBe(stored.filter((session) => session?.binnedAt === '').length)
  } finally {
    await db.close()
  }
}

test('a tab that writes while the word of another tab is still on its way goes on showing the latest', async () => {
  const here = await openTestDatabase()
  const there = await openBeside(here)
  const { id } = await insertDocument(here, 'sessions', aSession())
  const shown: (readonly Session[])[] = []
  latestSessions(here, { limit: 9 }).subscribe(
    (sessions) => shown.push(sessions),
    () => {},
  )
  await expect.poll(() => shown.at(-1)?.length).toBe(1)
  const heardOf: string[] = []
  here.collections.sessions.$.subscribe(({ documentData }) => heardOf.push(documentData.name))

  await editDocument(there, 'sessions', id, (session) => ({ ...session, name: 'there' }))
  await editDocument(here, 'sessions', id, (session) => ({ ...session, name: 'here' }))

  await expect.poll(() => heardOf.toSorted()).toEqual(['here', 'there'])
  await expect.poll(() => shown.at(-1)?.map(({ name }) => name)).toEqual(['here'])
  expect((await sessionById(here, id).get())?.name).toBe('here')
})

test('after any concurrent actions, both tabs are equal and no acknowledged write is lost', async () => {
  const property = fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 25 }), async (steps) => {
    const account = anAccount()
    await expectNothingLost(account, await runInTwoTabs(account, steps))
  })
  await fc.assert(property, { numRuns: inBrowser ? 15 : 40 })
}, 120_000)
