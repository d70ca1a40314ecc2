import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExerciseId, SetId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { nextStamp } from '#domain/merge/hybrid-clock.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { addExercises } from '#domain/session/exercises.ts'
import { addSet, completeSet, removeSet, uncompleteSet, updateSet } from '#domain/session/sets.ts'
import { startSession } from '#domain/session/start-session.ts'
import { BENCH } from '../../../../tests/builders.ts'
import { type Change, markOf } from './session-edits.ts'
import { createSessionStore, type SessionDisk } from './session-store.ts'

const NOW = '2026-03-02T18:00:00.000Z'

function numberedIds(prefix: string) {
  let made = 0
  return () => `${prefix}-${(++made).toString().padStart(3, '0')}`
}

/** A session of two exercises with one open set each, as stored. */
function aSession(): Session {
  const newId = numberedIds('start')
  const empty = startSession(
    {
      workout: null,
      name: 'Free',
      exerciseOf: (id) => ({ ...BENCH, id, name: id, defaultRestSeconds: 90 }),
    },
    { nowIso: NOW, timeZone: 'America/Sao_Paulo', newId },
  )
  const copies = ['bench', 'row'].map((id) => ({
    ...BENCH,
    id: id as ExerciseId,
    name: id,
    defaultRestSeconds: 90,
  }))
  return stampChanges(undefined, addExercises(empty, copies, newId), nextStamp(1, undefined, '00000001'))
}

/** A disk that writes one change at a time when the test allows, and may refuse. */
function aDisk(start: Session) {
  let document = start
  let stamp = start.updatedAt
  let follower: (session: Session) => void = () => undefined
  const known: Session[] = []
  const waiting: { change: Change; done: (refused: boolean) => void }[] = []

  const store = (change: Change) => {
    const before = document
    const changed = change(before)
    if (changed === before || sameContent(changed, before)) return { before, after: before }
    stamp = nextStamp(2, stamp, '00000001')
    document = structuredClone(stampChanges(before, changed, stamp))
    return { before, after: document }
  }
  const disk: SessionDisk = {
    write: (change, lastKnown) =>
      new Promise((resolve, reject) => {
        known.push(lastKnown)
        waiting.push({
          change,
          done: (refused) => (refused ? reject(new Error('full')) : resolve(store(change))),
        })
      }),
    follow: (next) => {
      follower = next
      return () => undefined
    },
    reasonOf: () => 'full',
  }
  /** Completes or fails the pending write. */
  const answer = async (refused = false) => {
    waiting.shift()?.done(refused)
    await microtasks()
  }
  return {
    disk,
    document: () => document,
    /** The last known session passed to each write. */
    known: () => known,
    answer,
    async answerAll() {
      while (waiting.length > 0) await answer()
    },
    /** Another tab or the sync changes the document, and the disk reports it. */
    async changeElsewhere(change: Change) {
      store(change)
      follower(structuredClone(document))
      await microtasks()
    },
    /** The disk reports its latest version, as a live query does after each write. */
    async report() {
      follower(structuredClone(document))
      await microtasks()
    },
  }
}

const microtasks = () => new Promise<void>((resolve) => setImmediate(resolve))

function open(start = aSession()) {
  const gym = aDisk(start)
  const store = createSessionStore(start, gym.disk)
  const close = store.open()
  return { ...gym, store, close, set: (index: number) => setAt(store.current().shown, index) }
}

function setAt(session: Session, index: number): SessionSet {
  const set = session.exercises.flatMap(({ sets }) => sets)[index]
  if (!set) throw new Error(`no set ${index}`)
  return set
}

const complete =
  (id: SetId): Change =>
  (session) =>
    completeSet(session, id, NOW, { restSeconds: 90 })
const type =
  (id: SetId, reps: number): Change =>
  (session) =>
    updateSet(session, id, { reps })

describe('an edit', () => {
  test('is shown at once, and counts as saved only once the disk has it', async () => {
    const { store, set, answer } = open()
    const { id } = set(0)
    store.edit(complete(id))
    expect(set(0).completedAt).toBe(NOW)
    expect(markOf(store.current(), id)).toBe('saving')
    await answer()
    expect(markOf(store.current(), id)).toBe('saved')
    expect(set(0).completedAt).toBe(NOW)
  })

  test('tells the disk what was last known of the session, for where it is gone', async () => {
    const { store, set, answerAll, document, known } = open()
    const first = document()
    store.edit(complete(set(0).id))
    await answerAll()
    store.edit(complete(set(1).id))
    await answerAll()
    expect(
      known()
        .slice(0, 2)
        .map((session) => setAt(session, 0).completedAt),
    ).toEqual([null, NOW])
    expect(known()[0]?.id).toBe(first.id)
  })

  test('that changes nothing is not written', () => {
    const { store } = open()
    store.edit((session) => session)
    expect(store.current().queue).toEqual([])
  })

  test('that the disk refuses stays on the screen, is marked, and is written by a retry', async () => {
    const { store, set, answer, document } = open()
    const { id } = set(0)
    store.edit(type(id, 8))
    store.edit(complete(id))
    await answer(true)
    expect(store.current().failure).toBe('full')
    expect(set(0)).toMatchObject({ reps: 8, completedAt: NOW })
    expect(markOf(store.current(), id)).toBe('not-saved')
    expect(markOf(store.current(), set(1).id)).toBe('saved')
    store.retry()
    await answer()
    await answer()
    expect(setAt(document(), 0)).toMatchObject({ reps: 8, completedAt: NOW })
    expect(store.current().failure).toBeNull()
  })

  test('keeps the objects of everything it did not touch, also once the disk has answered', async () => {
    const { store, set, answer, report } = open()
    const untouched = set(1)
    store.edit(type(set(0).id, 8))
    await answer()
    await report()
    expect(set(1)).toBe(untouched)
  })

  test('is not applied a second time while the disk reports it before the write has resolved', async () => {
    const { store, set, changeElsewhere, answer } = open()
    const { id } = set(0)
    store.edit((session) => updateSet(session, id, { reps: (session.exercises[0]?.sets[0]?.reps ?? 0) + 1 }))
    await changeElsewhere((session) => ({ ...session, note: 'from the other phone' }))
    expect(set(0).reps).toBe(1)
    await answer()
    expect(set(0).reps).toBe(1)
    expect(store.current().shown.note).toBe('from the other phone')
  })
})

describe('keystrokes', () => {
  test('that come while a write is under way are written together', async () => {
    const { store, set, answer, document } = open()
    const { id } = set(0)
    for (const reps of [1, 12, 120]) store.edit(type(id, reps), { undoGroup: 'reps' })
    expect(store.current().queue).toHaveLength(2)
    await answer()
    await answer()
    expect(setAt(document(), 0).reps).toBe(120)
  })

  test('of one entry are undone together', async () => {
    const { store, set, answerAll, document } = open()
    const { id } = set(0)
    for (const reps of [1, 12]) {
      store.edit(type(id, reps), { undoGroup: 'reps' })
      await answerAll()
    }
    store.undo()
    await answerAll()
    expect(setAt(document(), 0).reps).toBeNull()
    expect(store.current().steps).toEqual([])
  })
})

describe('undo', () => {
  test('undoes the latest step and keeps earlier ones', async () => {
    const { store, set, answerAll, document } = open()
    store.edit(complete(set(0).id))
    store.edit(complete(set(1).id))
    await answerAll()
    store.undo()
    await answerAll()
    expect([setAt(document(), 0).completedAt, setAt(document(), 1).completedAt]).toEqual([NOW, null])
  })

  test('brings a removed set back with what it held', async () => {
    const { store, set, answerAll, document } = open()
    const { id } = set(0)
    store.edit(type(id, 8))
    const key = store.edit((session) => removeSet(session, id))
    store.edit(complete(set(0).id))
    await answerAll()
    store.undo(key)
    await answerAll()
    expect(setAt(document(), 0)).toMatchObject({ id, reps: 8 })
    expect(setAt(document(), 1).completedAt).toBe(NOW)
  })

  test('removes an added set, written or not', async () => {
    for (const isWritten of [true, false]) {
      const { store, answerAll, document } = open()
      const exercise = store.current().shown.exercises[0]?.id ?? ''
      store.edit((session) => addSet(session, exercise, numberedIds('added')))
      if (isWritten) await answerAll()
      store.undo()
      expect(store.current().shown.exercises[0]?.sets).toHaveLength(1)
      await answerAll()
      expect(document().exercises[0]?.sets).toHaveLength(1)
    }
  })

  test("leaves another device's changes alone", async () => {
    const { store, set, answerAll, changeElsewhere, document } = open()
    const other = set(1).id
    store.edit(type(set(0).id, 8))
    await answerAll()
    await changeElsewhere(type(other, 5))
    store.undo()
    await answerAll()
    expect([setAt(document(), 0).reps, setAt(document(), 1).reps]).toEqual([null, 5])
  })
})

describe('a write that must not look done before it is', () => {
  test('is shown only once it is on the disk', async () => {
    const { store, answer } = open()
    const writing = store.write((session) => ({ ...session, status: 'completed' }))
    await microtasks()
    expect(store.current().shown.status).toBe('active')
    await answer()
    await writing
    expect(store.current().shown.status).toBe('completed')
  })

  test('waits for the edits before it, and does not happen where they are refused', async () => {
    const { store, set, answer, document } = open()
    store.edit(complete(set(0).id))
    const writing = store.write((session) => ({ ...session, status: 'completed' }))
    const outcome = expect(writing).rejects.toThrow()
    await answer(true)
    await outcome
    expect(document().status).toBe('active')
  })
})

type Move = (gym: ReturnType<typeof open>) => void | Promise<void>

const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.nat(5).map<Move>(
    (at) =>
      ({ store }) =>
        void store.edit(complete(idAt(store.current().shown, at))),
  ),
  fc.nat(5).map<Move>((at) => ({ store }) => {
    const id = idAt(store.current().shown, at)
    store.edit((session) => uncompleteSet(session, id))
  }),
  fc.tuple(fc.nat(5), fc.nat(20)).map<Move>(([at, reps]) => ({ store }) => {
    const id = idAt(store.current().shown, at)
    store.edit(type(id, reps), { undoGroup: id })
  }),
  fc.nat(1).map<Move>((at) => ({ store }) => {
    const exercise = store.current().shown.exercises[at]?.id ?? ''
    const id = crypto.randomUUID()
    store.edit((session) => addSet(session, exercise, () => id))
  }),
  fc.constant<Move>(({ store }) => store.undo()),
  fc.constant<Move>(({ store }) => store.retry()),
  fc.boolean().map<Move>(
    (refused) =>
      ({ answer }) =>
        answer(refused),
  ),
  fc.constant<Move>(({ report }) => report()),
  fc.nat(20).map<Move>(
    (reps) =>
      ({ changeElsewhere, document }) =>
        changeElsewhere(type(idAt(document(), 0), reps)),
  ),
)

function idAt(session: Session, at: number): SetId {
  const sets = session.exercises.flatMap(({ sets }) => sets)
  return sets[at % sets.length]?.id ?? ('' as SetId)
}

/** Without stamps, which the disk assigns. */
function content(session: Session): unknown {
  return JSON.parse(JSON.stringify(session, (key, value) => (key === 'updatedAt' ? undefined : value)))
}

test('after any edits, refusals and reports, the disk equals the screen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { maxLength: 25 }), async (walk) => {
      const gym = open()
      for (const move of walk) await move(gym)
      gym.store.retry()
      await microtasks()
      await gym.answerAll()
      await gym.report()
      expect(gym.store.current().queue).toEqual([])
      expect(content(gym.store.current().shown)).toEqual(content(gym.document()))
      gym.close()
    }),
    { numRuns: 300 },
  )
})
