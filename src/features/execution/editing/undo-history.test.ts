import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { finishSession } from '#domain/session/lifecycle.ts'
import { removeSet, updateSet } from '#domain/session/sets.ts'
import { aLoggedSet, blankSet, exerciseOf, idMaker, sessionOf, setIds } from '../../../../tests/builders.ts'
import { applyEdit, sessionEdit } from '../../../../tests/support/session-edits.ts'
import { refuseStorage, stubStorage } from '../../../../tests/support/stub-storage.ts'
import type { Change } from './session-edits.ts'
import { createSessionStore, type SessionDisk, type SessionStore } from './session-store.ts'
import { keepUndoHistory } from './undo-history.ts'

const NOW = '2026-03-02T18:00:00.000Z'
const start = sessionOf([exerciseOf([aLoggedSet(100, 5), blankSet()]), exerciseOf([blankSet()])])
const place = { account: 'anna', id: start.id }
const [firstSet = '', secondSet = ''] = setIds(start)

// A write under way would still keep its history, in the storage of the next test.
let leaves: (() => Promise<Session>)[] = []
afterEach(leaveAll)

async function leaveAll() {
  const open = leaves
  leaves = []
  await Promise.all(open.map((leave) => leave()))
}

/** A visit to the running workout, on a disk that never refuses. */
function visit(session: Session) {
  let stored = session
  const disk: SessionDisk = {
    write: async (change: Change) => {
      const before = stored
      stored = structuredClone(change(stored))
      return { before, after: stored }
    },
    follow: () => () => undefined,
    reasonOf: () => 'unknown',
  }
  const store: SessionStore = createSessionStore(session, disk)
  const history = keepUndoHistory(store, place, { schedule: (work) => work() })
  const leave = async () => {
    await store.write((it) => it)
    history.stop()
    return structuredClone(stored)
  }
  leaves.push(leave)
  return { store, leave }
}

test('steps before a reload are undone after it, in reverse order', async () => {
  stubStorage('sessionStorage')
  const before = visit(start)
  before.store.edit((session) => updateSet(session, secondSet, { reps: 8 }))
  before.store.edit((session) => removeSet(session, firstSet))
  const left = await before.leave()
  expect(setIds(left)).not.toContain(firstSet)

  const { store } = visit(left)
  store.undo()
  expect(setIds(store.current().shown)).toContain(firstSet)
  store.undo()
  expect(store.current().shown.exercises).toEqual(start.exercises)
  expect(store.current().steps).toEqual([])
})

test('steps of both visits stand in their order', async () => {
  stubStorage('sessionStorage')
  const before = visit(start)
  before.store.edit((session) => updateSet(session, secondSet, { reps: 8 }))
  const { store } = visit(await before.leave())
  store.edit((session) => updateSet(session, secondSet, { reps: 9 }))
  const reps = () => store.current().shown.exercises[0]?.sets[1]?.reps
  store.undo()
  expect(reps()).toBe(8)
  store.undo()
  expect(reps()).toBeNull()
})

test('an edit after the reload leaves the effect of an earlier step as it was', async () => {
  stubStorage('sessionStorage')
  const before = visit(start)
  before.store.edit((session) => updateSet(session, secondSet, { reps: 8 }))
  const { store, leave } = visit(await before.leave())
  store.edit((session) => updateSet(session, firstSet, { reps: 3 }))
  await leave()
  store.undo()
  store.undo()
  await leave()
  expect(store.current().shown.exercises).toEqual(start.exercises)
})

test('nothing is kept after the workout has ended', async () => {
  const kept = stubStorage('sessionStorage')
  const { store } = visit(start)
  store.edit((session) => updateSet(session, secondSet, { reps: 8 }))
  expect(kept.size).toBe(1)
  await store.write((session) => finishSession(session, NOW, { unfinished: 'keep' }))
  expect(kept.size).toBe(0)
})

test.each(['{', '{"version":-1,"steps":[{"parts":[]}]}', '{"steps":7}', 'null'])('%s is no history', (text) => {
  stubStorage('sessionStorage', new Map([[`barra.undo.anna.${start.id}`, text]]))
  expect(visit(start).store.current().steps).toEqual([])
})

test('a storage that refuses changes nothing', () => {
  refuseStorage('sessionStorage')
  const { store } = visit(start)
  store.edit((session) => updateSet(session, secondSet, { reps: 8 }))
  expect(store.current().shown.exercises[0]?.sets[1]?.reps).toBe(8)
})

test('undoing everything after a reload gives the same result as before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sessionEdit, { minLength: 1, maxLength: 12 }), async (edits) => {
      stubStorage('sessionStorage')
      const before = visit(start)
      const running = edits.filter(({ name }) => name !== 'finishSession' && name !== 'abandonSession')
      for (const [at, edit] of running.entries()) {
        before.store.edit((session) => applyEdit(session, edit, { nowIso: NOW, newId: idMaker(at + 1) }))
      }
      const left = await before.leave()
      const undone = visit(left).store
      const steps = before.store.current().steps.length
      for (let step = 0; step < steps; step++) {
        before.store.undo()
        undone.undo()
      }
      await leaveAll()
      expect(undone.current().steps).toEqual([])
      expect(sameContent(undone.current().shown, before.store.current().shown)).toBe(true)
    }),
    { numRuns: 60 },
  )
})
