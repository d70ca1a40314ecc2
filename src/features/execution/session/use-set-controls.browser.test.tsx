import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { KEPT_TIMED_SET } from '#contract/device-stores.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { setupI18n } from '#i18n/setup.ts'
import { deleteKeptRecords, keptRecords } from '#platform/account/kept-records.ts'
import { sessionById } from '#storage/collections/sessions.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { aSession, aSessionExercise, aSet, somePreferences } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { activeSetIdOf, phaseOf } from './execution.machine.ts'
import { useRunningSession } from './use-running-session.ts'
import { useSetControls } from './use-set-controls.ts'

beforeAll(() => setupI18n('en-US', ['execution']))

const PREFERENCES = somePreferences({ defaultRestSeconds: 90 })

type Shown = ReturnType<typeof useSetControls> & Pick<ReturnType<typeof useRunningSession>, 'store' | 'records'>
type ControlledProps = {
  readonly read: Session
  readonly say: (text: string) => void
  readonly show: (now: Shown) => void
}

function Controlled({ read, say, show }: ControlledProps) {
  const running = useRunningSession(read, PREFERENCES)
  show({ ...useSetControls(running, PREFERENCES, say), store: running.store, records: running.records })
  return null
}

/** A workout of one exercise that runs, after `earlier` ones; `timedSet` is how this device left off against the clock. */
async function run(
  sets: SessionSet[],
  given: Parameters<typeof aSessionExercise>[0] = {},
  timedSet?: object,
  earlier: readonly Session[] = [],
) {
  const session = aSession({ exercises: [aSessionExercise({ sets, ...given })] })
  const db = await openTestDatabase()
  onTestFinished(() => deleteKeptRecords(db.account))
  const key = KEPT_TIMED_SET + session.id
  if (timedSet) await keptRecords(db.account).write(key, timedSet)
  for (const each of [...earlier, session]) await insertDocument(db, 'sessions', each)
  const say = vi.fn()
  let latest: Shown | undefined
  render(
    <DatabaseProvider value={db}>
      <Controlled
        read={session}
        say={say}
        show={(now) => {
          latest = now
        }}
      />
    </DatabaseProvider>,
  )
  const now = () => latest ?? expect.fail('nothing runs')
  const shown = () => now().store.current().shown
  return {
    now,
    shown,
    say,
    set: (index: number) => shown().exercises[0]?.sets[index],
    /** The timed set on the disk. */
    kept: () => keptRecords(db.account).read(key),
    stored: async () => (await sessionById(db, session.id).get())?.exercises[0]?.sets,
  }
}

test('a completed set is on the disk with the values it showed, and its rest runs', async () => {
  const first = aSet({ weight: { value: 80, unit: 'kg' }, reps: 5 })
  const { now, shown, stored, say } = await run([first, aSet({ orderKey: 'a1' })])
  now().controls.completeSet(first.id)
  expect(shown().rest?.afterSetId).toBe(first.id)
  await expect.poll(() => phaseOf(now().machine.getSnapshot())).toBe('resting')
  expect(say).toHaveBeenCalledExactlyOnceWith('Set 1 logged: 80\u00a0kg ×\u00a05. Rest 1:30.')
  await expect.poll(async () => (await stored())?.[0]?.completedAt).toBeTruthy()
})

test('a second tap on the same set changes nothing and says nothing', async () => {
  const first = aSet()
  const { now, shown, say } = await run([first, aSet({ orderKey: 'a1' })])
  now().controls.completeSet(first.id)
  const after = shown()
  now().controls.completeSet(first.id)
  expect(shown()).toBe(after)
  await expect.poll(() => say.mock.calls.length).toBe(1)
  expect(phaseOf(now().machine.getSnapshot())).toBe('resting')
})

test('a set that is taken back before the screen has followed is not announced as logged', async () => {
  const [first, second] = [aSet(), aSet({ orderKey: 'a1' })]
  const { now, say } = await run([first, second])
  now().controls.completeSet(first.id)
  now().controls.undo()
  now().controls.completeSet(second.id)
  await expect.poll(() => phaseOf(now().machine.getSnapshot())).toBe('resting')
  expect(say.mock.calls.map(([text]) => text.split(':')[0])).toEqual(['Set 2 logged'])
})

test('a set that lacks a value is not logged: its field opens', async () => {
  const first = aSet({ reps: null })
  const { now, set } = await run([first])
  now().controls.completeSet(first.id)
  expect(set(0)?.completedAt).toBeNull()
  await expect.poll(() => now().typing).toMatchObject({ setId: first.id, field: 'reps' })
})

test('every key is in the session at once, and the keys of one entry are undone together', async () => {
  const first = aSet({ reps: null })
  const { now, set } = await run([first])
  now().controls.openField(first.id, 'reps', '1')
  now().keys.press({ type: 'digit', digit: 2 })
  expect(set(0)?.reps).toBe(12)
  now().store.undo()
  expect(set(0)?.reps).toBeNull()
})

test('a set against the clock is logged with the time it was held when it is completed', async () => {
  const plank = aSet({ weight: null, reps: null, seconds: 60 })
  const { now, set } = await run(
    [plank],
    { kind: 'time' },
    { setId: plank.id, startedAtMs: Date.now() - 45_000, endsAtMs: null },
  )
  await expect.poll(() => now().timed).toMatchObject({ setId: plank.id })
  now().controls.completeSet(plank.id)
  expect(set(0)?.completedAt).not.toBeNull()
  expect(set(0)?.seconds).toBeGreaterThanOrEqual(45)
  expect(set(0)?.seconds).toBeLessThan(60)
  await expect.poll(() => now().timed).toBeNull()
})

test('a set against the clock is on the disk from its start until it is done', async () => {
  const plank = aSet({ weight: null, reps: null, seconds: 60 })
  const { now, kept } = await run([plank], { kind: 'time' })
  now().controls.startTimer(plank.id)
  await expect.poll(() => now().timed).toMatchObject({ setId: plank.id })
  await expect.poll(kept).toMatchObject({ setId: plank.id, startedAtMs: now().timed?.startedAtMs })
  now().controls.completeSet(plank.id)
  await expect.poll(kept).toBeUndefined()
})

test('a set against the clock that is cancelled is not logged', async () => {
  const plank = aSet({ weight: null, reps: null, seconds: 60 })
  const { now, set, say } = await run(
    [plank],
    { kind: 'time' },
    { setId: plank.id, startedAtMs: Date.now() - 45_000, endsAtMs: null },
  )
  await expect.poll(() => now().timed).toMatchObject({ setId: plank.id })
  now().controls.cancelTimer()
  await expect.poll(() => now().timed).toBeNull()
  expect(set(0)).toMatchObject({ completedAt: null, seconds: 60 })
  expect(say).toHaveBeenCalledExactlyOnceWith('Undone')
})

test('a record is announced with its set, and goes when the set is taken back', async () => {
  const first = aSet({ weight: { value: 120, unit: 'kg' }, reps: 8 })
  const earlier = aSession({
    status: 'completed',
    startedAt: '2026-01-01T18:00:00.000Z',
    exercises: [aSessionExercise({ sets: [aSet({ completedAt: '2026-01-01T18:10:00.000Z', reps: 8 })] })],
  })
  const { now, say } = await run([first, aSet({ orderKey: 'a1' })], {}, undefined, [earlier])
  const isRecord = () => now().records.current().bySet.has(first.id)
  const announced =
    'Set 1 logged: 120\u00a0kg ×\u00a08. Rest 1:30. Record: 120\u00a0kg ×\u00a08, was 100\u00a0kg ×\u00a08'
  await vi.waitFor(
    async () => {
      now().store.undo()
      now().controls.completeSet(first.id)
      await vi.waitFor(() => expect(say).toHaveBeenLastCalledWith(announced), { timeout: 200 })
    },
    { timeout: 60_000, interval: 200 },
  )
  expect(isRecord()).toBe(true)
  now().store.undo()
  await expect.poll(isRecord).toBe(false)
})

test('a countdown that ran out while the app was away has completed its set at that moment', async () => {
  const plank = aSet({ weight: null, reps: null, seconds: 60 })
  const endsAtMs = Date.now() - 10_000
  const { now, set } = await run(
    [plank],
    { kind: 'time' },
    { setId: plank.id, startedAtMs: endsAtMs - 30_000, endsAtMs },
  )
  await expect.poll(() => set(0)?.completedAt).toBe(new Date(endsAtMs).toISOString())
  expect(set(0)?.seconds).toBe(30)
  // The screen hears of it only after the set is on the disk.
  await expect.poll(() => now().timed).toBeNull()
})

test('a chosen set is the active one until it is done', async () => {
  const sets = [aSet(), aSet({ orderKey: 'a1' })] as const
  const { now } = await run([...sets])
  const chosen = () => activeSetIdOf(now().machine.getSnapshot())
  now().controls.chooseSet(sets[1].id)
  await expect.poll(chosen).toBe(sets[1].id)
  now().controls.completeSet(sets[1].id)
  await expect.poll(chosen).toBe(sets[0].id)
})
