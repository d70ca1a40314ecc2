import { expect, onTestFinished, test, vi } from 'vitest'
import type { Session } from '#contract/session.ts'
import { updateSet } from '#domain/session/sets.ts'
import { aSession, aSessionExercise, aSet } from '../../../../tests/builders.ts'
import { createCopyKeeper } from './copy-keeper.ts'
import type { Change } from './session-edits.ts'
import { createSessionStore } from './session-store.ts'
import type { UnsavedCopy } from './unsaved-copy.ts'

const sets = [aSet({ reps: null }), aSet({ reps: null })] as const
const stored = aSession({ exercises: [aSessionExercise({ sets: [...sets] })] })
const type =
  (index: 0 | 1, reps: number): Change =>
  (session) =>
    updateSet(session, sets[index].id, { reps })
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const repsOf = (session: Session | undefined) => session?.exercises[0]?.sets.map(({ reps }) => reps)

/** A session on a full disk, and a copy store that writes when the test allows. */
async function open(earlier: Change | null = null, answers: 'refuses' | 'hangs' = 'refuses') {
  let isFull = true
  let document: Session = stored
  let goOn = () => {}
  const written = (change: Change) => {
    const before = document
    document = change(document)
    return { before, after: document }
  }
  const store = createSessionStore(stored, {
    write: (change) => {
      if (isFull && answers === 'hangs') return new Promise((resolve) => (goOn = () => resolve(written(change))))
      if (isFull) return Promise.reject(new Error('full'))
      return Promise.resolve(written(change))
    },
    follow: () => () => undefined,
    reasonOf: () => 'full',
  })
  let copy: UnsavedCopy | null = null
  let isWriting: ((isKept: boolean) => void) | null = null
  const keeper = createCopyKeeper(store, {
    note: (next) => {
      copy = next
    },
    keep: (next) =>
      new Promise((resolve) => {
        isWriting = (isKept) => {
          isWriting = null
          if (isKept) copy = next
          resolve(isKept)
        }
      }),
    forget: async () => {
      copy = null
    },
    recover: async () => earlier,
    lastKnown: async () => null,
  })
  const recovered: true[] = []
  const close = keeper.open(() => recovered.push(true))
  await settled()
  return {
    store,
    close,
    note: keeper.note,
    recovered,
    copied: () => repsOf(copy?.after),
    isKept: () => keeper.kept.current() === store.current().shown,
    async answer(isKept = true) {
      isWriting?.(isKept)
      await settled()
    },
    async endWrite() {
      isFull = false
      goOn()
      await settled()
    },
    async makeRoom() {
      isFull = false
      store.retry()
      await settled()
    },
  }
}

test('a copy counts as kept once it is on the disk, and an edit after it does not', async () => {
  const { store, isKept, answer, copied, close } = await open()
  store.edit(type(0, 8))
  await settled()
  expect(isKept()).toBe(false)
  await answer()
  expect(isKept()).toBe(true)
  store.edit(type(1, 5))
  await settled()
  expect(isKept()).toBe(false)
  await answer()
  expect(isKept()).toBe(true)
  expect(copied()).toEqual([8, 5])
  close()
})

test('edits during the writing of a copy are copied after it', async () => {
  const { store, isKept, answer, copied, close } = await open()
  store.edit(type(0, 8))
  await settled()
  store.edit(type(1, 5))
  await settled()
  await answer()
  expect(isKept()).toBe(false)
  await answer()
  expect(isKept()).toBe(true)
  expect(copied()).toEqual([8, 5])
  close()
})

test('a store that accepts nothing keeps nothing, and is retried', async () => {
  const { store, isKept, answer, close } = await open()
  store.edit(type(0, 8))
  await settled()
  await answer(false)
  expect(isKept()).toBe(false)
  store.retry()
  await settled()
  await answer()
  expect(isKept()).toBe(true)
  close()
})

test('the copy goes once the disk has everything', async () => {
  const { store, isKept, answer, copied, makeRoom, close } = await open()
  store.edit(type(0, 8))
  await settled()
  await answer()
  await makeRoom()
  expect(store.current().queue).toEqual([])
  expect(copied()).toBeUndefined()
  expect(isKept()).toBe(false)
  close()
})

test("an earlier run's copy is restored before it is replaced", async () => {
  const opening = open(type(0, 8))
  const { store, recovered, answer, copied, close } = await opening
  expect(recovered).toEqual([true])
  store.edit(type(1, 5))
  await settled()
  await answer()
  await answer()
  expect(copied()).toEqual([8, 5])
  close()
})

test('edits that the disk does not answer for are copied after two seconds, and the copy goes once it has answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store, answer, copied, isKept, endWrite, close } = await open(null, 'hangs')
  store.edit(type(0, 8))
  store.edit(type(1, 5))
  await vi.advanceTimersByTimeAsync(1_999)
  await answer()
  expect(isKept()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await answer()
  expect(copied()).toEqual([8, 5])
  expect(isKept()).toBe(true)
  await endWrite()
  expect(store.current().queue).toEqual([])
  expect(copied()).toBeUndefined()
  close()
})

test('a page that is left notes what is not on the disk, and forgets it once it is', async () => {
  const { store, note, copied, endWrite, close } = await open(null, 'hangs')
  note()
  expect(copied()).toBeUndefined()
  store.edit(type(0, 8))
  note()
  expect(copied()).toEqual([8, null])
  await endWrite()
  expect(copied()).toBeUndefined()
  close()
})

test('a copy whose edits the disk took after all restores nothing', async () => {
  const { store, recovered, copied, close } = await open((session) => session)
  expect(recovered).toEqual([])
  expect(store.current().queue).toEqual([])
  expect(copied()).toBeUndefined()
  close()
})
