import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { KEPT_TIMED_SET } from '#contract/device-stores.ts'
import type { SessionId, WorkoutId } from '#contract/id.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { newWorkout } from '#domain/workout/workout.ts'
import { aSession } from '../../../tests/builders.ts'
import { runHook } from '../../../tests/support/run-hook.ts'
import { soon } from '../../../tests/support/soon.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { draftedWorkouts, useDraftedWorkouts } from './drafted-workouts.ts'
import { deleteKeptRecords, keptRecords, moveKeptRecords } from './kept-records.ts'
import { clearPastDraft, pastDrafts, writePastDraft } from './past-drafts.ts'
import { holdsUnsentRecords } from './unsent-records.ts'
import { clearDraft, type DraftPlace, readDraft, useStoredDraft, writeDraft } from './workout-drafts.ts'

const NEW: DraftPlace = { account: 'ana', workout: 'new' }
const workout = newWorkout({ name: 'Push', orderKey: 'a0', newId: () => '018f0000-0000-7000-8000-000000000001' })

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await Promise.all(['ana', 'bia'].map(deleteKeptRecords))
})

test('a draft is read as it was written, until it is cleared', async () => {
  const draft = { base: workout, workout: { ...workout, name: 'Pull' } }
  expect(await writeDraft(NEW, draft)).toBe(true)
  expect(await readDraft(NEW)).toEqual(draft)
  expect(await holdsUnsentRecords('ana')).toBe(true)
  await clearDraft(NEW)
  expect(await readDraft(NEW)).toBeNull()
  expect(await holdsUnsentRecords('ana')).toBe(false)
})

test('the last of several drafts that are written at once stays', async () => {
  for (const name of ['P', 'Pu', 'Pul', 'Pull']) void writeDraft(NEW, { base: null, workout: { ...workout, name } })
  expect((await readDraft(NEW))?.workout.name).toBe('Pull')
})

test('drafts of two accounts and two workouts do not mix', async () => {
  await writeDraft(NEW, { base: null, workout })
  await writeDraft({ account: 'ana', workout: workout.id }, { base: workout, workout })
  await writeDraft({ account: 'bia', workout: 'other' as WorkoutId }, { base: null, workout })
  expect(await draftedWorkouts('ana')).toEqual(new Set(['new', workout.id]))
  expect(await readDraft({ account: 'bia', workout: 'new' })).toBeNull()
  await deleteKeptRecords('ana')
  expect(await draftedWorkouts('ana')).toEqual(new Set())
  expect(await draftedWorkouts('bia')).toEqual(new Set(['other']))
})

test('what was kept for a guest moves to the account, which keeps its own', async () => {
  const named = (name: string) => ({ base: null, workout: { ...workout, name } })
  const timed = { setId: 'set', startedAtMs: 1, endsAtMs: null, pausedMs: 0 }
  await writeDraft({ account: 'bia', workout: 'new' }, named('of the guest'))
  await writeDraft({ account: 'bia', workout: workout.id }, named('Pull'))
  await keptRecords('bia').write(`${KEPT_TIMED_SET}session`, timed)
  await writeDraft(NEW, named('of the account'))
  await moveKeptRecords('bia', 'ana')
  await moveKeptRecords('bia', 'ana')
  expect(await readDraft(NEW)).toEqual(named('of the account'))
  expect(await readDraft({ account: 'ana', workout: workout.id })).toEqual(named('Pull'))
  expect(await keptRecords('ana').read(`${KEPT_TIMED_SET}session`)).toEqual(timed)
  expect(await draftedWorkouts('bia')).toEqual(new Set())
})

const sound = { version: SCHEMA_VERSION, base: workout, workout }

test.each<[string, unknown]>([
  ['nonsense', 'nonsense'],
  ['another version', { ...sound, version: 99 }],
  ['no workout', { ...sound, workout: 'x' }],
  ['a workout without an id', { ...sound, workout: { ...workout, id: 7 } }],
  ['a workout without a name', { ...sound, workout: { ...workout, name: null } }],
  ['a workout without exercises', { ...sound, workout: { ...workout, exercises: 'x' } }],
  ['exercises without sets', { ...sound, workout: { ...workout, exercises: [{ id: 'x', orderKey: 'a0' }] } }],
  [
    'an exercise without sets among others',
    {
      ...sound,
      workout: {
        ...workout,
        exercises: [
          { id: 'x', orderKey: 'a0', sets: [] },
          { id: 'y', orderKey: 'a1' },
        ],
      },
    },
  ],
  ['no base', { version: SCHEMA_VERSION, workout }],
  ['a base that is no workout', { ...sound, base: { id: 'x' } }],
])('a draft that holds %s is not used', async (_what, value) => {
  await keptRecords('ana').write('draft.new', value)
  expect(await readDraft(NEW)).toBeNull()
})

test.each([
  ['of a stored workout', sound],
  ['of a new one', { ...sound, base: null }],
  ['with exercises', { ...sound, workout: { ...workout, exercises: [{ id: 'x', orderKey: 'a0', sets: [] }] } }],
])('a draft %s is used', async (_what, value) => {
  await keptRecords('ana').write('draft.new', value)
  expect(await readDraft(NEW)).toEqual({ base: value.base, workout: value.workout })
})

test('a screen shows the draft of its place, and nothing where the browser refuses', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await writeDraft(NEW, { base: null, workout })
  const screen = runHook(useStoredDraft, NEW)
  await soon(() => expect(screen.current()).toEqual({ base: null, workout }))
  const other: DraftPlace = { account: 'ana', workout: workout.id }
  screen.redraw(other)
  expect(screen.current()).toBeUndefined()
  await soon(() => expect(screen.current()).toBeNull())
})

test('a screen shows which workouts have a draft', async () => {
  await writeDraft(NEW, { base: null, workout })
  await keptRecords('ana').write(`${KEPT_TIMED_SET}session`, {})
  const screen = runHook(useDraftedWorkouts, 'ana')
  await soon(() => expect(screen.current()).toEqual(new Set(['new'])))
  screen.redraw('bia')
  await soon(() => expect(screen.current()).toEqual(new Set()))
})

test('a browser that refuses to store loses the draft at a reload, and reports it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not allowed', 'SecurityError')
    },
  })
  expect(await writeDraft(NEW, { base: null, workout })).toBe(false)
  await expect(readDraft(NEW)).rejects.toThrow('not allowed')
  await clearDraft(NEW)
})

test('a past session that is being logged stays until it is cleared, and is unsent', async () => {
  const session = aSession({ status: 'completed', endedAt: '2026-03-02T19:00:00.000Z' })
  expect(await writePastDraft('ana', session)).toBe(true)
  expect(await pastDrafts('ana')).toEqual([session])
  expect(await holdsUnsentRecords('ana')).toBe(true)
  await clearPastDraft('ana', session.id)
  expect(await pastDrafts('ana')).toEqual([])
})

const past = aSession({ status: 'completed', endedAt: '2026-03-02T19:00:00.000Z' })
const anExercise = { id: 'x', orderKey: 'a0', sets: [] }

test.each<[string, unknown]>([
  ['nonsense', 'nonsense'],
  ['another version', { version: 99, session: past }],
  ['no session', { version: SCHEMA_VERSION, session: 'x' }],
  ['a session without an id', { version: SCHEMA_VERSION, session: { ...past, id: 7 } }],
  ['a session without a name', { version: SCHEMA_VERSION, session: { ...past, name: null } }],
  ['a session without a beginning', { version: SCHEMA_VERSION, session: { ...past, startedAt: null } }],
  ['a session without an end', { version: SCHEMA_VERSION, session: { ...past, endedAt: null } }],
  ['a session without exercises', { version: SCHEMA_VERSION, session: { ...past, exercises: 'x' } }],
  [
    'an exercise without sets',
    { version: SCHEMA_VERSION, session: { ...past, exercises: [anExercise, { ...anExercise, sets: null }] } },
  ],
])('a past session that holds %s is not gone on with', async (_what, value) => {
  await keptRecords('ana').write('draft.past-x', value)
  expect(await pastDrafts('ana')).toEqual([])
})

test('past sessions that are being logged are listed with the newest first, and no other draft', async () => {
  const at = (startedAt: string) => ({ ...past, id: `s${startedAt}` as SessionId, startedAt })
  const [first, second, third] = [at('2026-03-01'), at('2026-03-02'), at('2026-03-03')]
  for (const session of [second, third, first]) await writePastDraft('ana', session)
  await keptRecords('ana').write('draft.new', { version: SCHEMA_VERSION, session: past })
  expect(await pastDrafts('ana')).toEqual([third, second, first])
})

test('what an earlier build kept in localStorage is taken over, and removed there', async () => {
  const timed = { setId: 'set', startedAtMs: 1, endsAtMs: null, pausedMs: 0 }
  const earlier = stubStorage(
    'localStorage',
    new Map([
      ['barra.workout-draft.ana.new', JSON.stringify({ version: 0, base: null, workout })],
      [`barra.workout-draft.ana.past-${past.id}`, JSON.stringify({ version: 0, session: past })],
      ['barra.workout-draft.bia.new', 'of another account'],
      ['barra.timed-set.session', JSON.stringify(timed)],
    ]),
  )
  expect(await draftedWorkouts('ana')).toEqual(new Set(['new', `past-${past.id}`]))
  expect(await readDraft(NEW)).toEqual({ base: null, workout })
  expect(await pastDrafts('ana')).toEqual([past])
  expect(await keptRecords('ana').read(`${KEPT_TIMED_SET}session`)).toEqual(timed)
  expect([...earlier.keys()]).toEqual(['barra.workout-draft.bia.new'])
})
