import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { SessionSet } from '#contract/session.ts'
import { factsOf, type SetRecord } from '#domain/analytics/set-records.ts'
import { percentLoads } from '#domain/session/percent-load.ts'
import { completeSet } from '#domain/session/sets.ts'
import '#ui/tokens.css'
import { setupI18n } from '#i18n/setup.ts'
import { createStore, type ReadableStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import { aLoggedSet, aSet, blankSet, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { aRunningWorkout } from '../../../../tests/support/running-workout.tsx'
import type { SessionRecords } from '../records/record-keeper.ts'
import { SetRow, type SetRowProps } from './set-row.tsx'
import { type Workout, WorkoutContext } from './workout.ts'

beforeAll(() => setupI18n('en-US', ['execution']))

const PROPS: SetRowProps = {
  set: blankSet(),
  kind: 'weight-reps',
  number: 2,
  total: 3,
  fields: ['weight', 'reps'],
  previous: null,
  isFirstTime: true,
  carried: null,
  loads: null,
  weightUnit: 'kg',
  distanceUnit: 'km',
  isActive: true,
  typing: null,
}

const NO_TARGET = { reps: null, weight: null, percentOfOneRepMax: null, seconds: null, distance: null, rpe: null }

function show(props: Partial<SetRowProps> = {}, given: Parameters<typeof aRunningWorkout>[1] = {}): Locator {
  const workout = aRunningWorkout(sessionOf([]), given)
  const place = render(
    <WorkoutContext value={workout}>
      <ul>
        <SetRow {...PROPS} {...props} />
      </ul>
    </WorkoutContext>,
  )
  return page.elementLocator(place)
}

/** The names of the fields, which say what is in them. */
const fields = (row: Locator) =>
  row
    .getByRole('button', { name: /^(Weight|Reps): / })
    .elements()
    .map((field) => field.getAttribute('aria-label'))

test('the first time, the fields hold what the set before it was', () => {
  const row = show({ carried: aLoggedSet(62.5, 10) })
  expect(fields(row)).toEqual(['Weight: 62.5 kg, Set 2', 'Reps: 10, Set 2'])
})

test('only an exercise that was never logged has its first time', async () => {
  await expect.element(show().getByText('First time')).toBeVisible()
  const further = show({ isFirstTime: false })
  await expect.element(further.getByText('No previous set')).toBeVisible()
  expect(further.getByText('First time').elements()).toEqual([])
})

test('an effort makes the row of a narrow phone no higher', async () => {
  await page.viewport(360, 740)
  const target = { ...NO_TARGET, reps: { min: 6, max: 8 } }
  const heightOf = (given: Partial<SessionSet>) => {
    const row = show({ previous: { ...aLoggedSet(102.5, 12), ...given }, set: blankSet({ target }) })
    return row.getByRole('listitem').element().getBoundingClientRect().height
  }
  expect(heightOf({ rpe: 8.5 })).toBe(heightOf({}))
})

test('the last time goes before the set before it', () => {
  const row = show({ previous: aLoggedSet(70, 8), carried: aLoggedSet(62.5, 10) })
  expect(fields(row)).toEqual(['Weight: 70 kg, Set 2', 'Reps: 8, Set 2'])
})

test('the start of a step key stays in view until something is typed', () => {
  const typing = (text: string) => ({ field: 'weight', entry: { text, isFresh: false } }) as const
  const previous = aLoggedSet(100, 8)
  expect(fields(show({ previous, typing: typing('') }))[0]).toBe('Weight: 100 kg, Set 2')
  expect(fields(show({ previous, typing: typing('1') }))[0]).toBe('Weight: 1 kg, Set 2')
})

test.each([
  [1, 1, null, '1 rep'],
  [5, 5, null, '5 reps'],
  [1, 3, null, '1–3 reps'],
  [5, 8, 100, '100\u00a0kg ×\u00a05–8'],
])('a target of %i to %i repetitions with %s kg reads %s', async (min, max, kg, text) => {
  const target = { ...NO_TARGET, reps: { min, max }, weight: kg === null ? null : { value: kg, unit: 'kg' as const } }
  await expect.element(show({ set: blankSet({ target }) }).getByText(text, { exact: true })).toBeVisible()
})

test('a share of the maximum is filled in as soon as the maximum is known, and its line is there before', async () => {
  const target = { ...NO_TARGET, percentOfOneRepMax: 75.5 }
  const props = { set: blankSet({ target }), previous: aLoggedSet(70, 8) }
  const loads = percentLoads([75.5], { value: 120, unit: 'kg' }, null)
  const itemOf = (row: Locator) => row.getByRole('listitem').element()

  const unknown = show({ ...props, loads: null })
  expect(fields(unknown)[0]).toBe('Weight: 70 kg, Set 2')
  const reserved = itemOf(unknown)
  const known = show({ ...props, loads })
  expect(fields(known)[0]).toBe('Weight: 90 kg, Set 2')
  await expect.element(known.getByText('Estimated 1RM: 120\u00a0kg')).toBeVisible()
  expect(itemOf(known).getBoundingClientRect().height).toBe(reserved.getBoundingClientRect().height)
  const none = show({ ...props, loads: percentLoads([75.5], null, null) })
  await expect.element(none.getByText('No 1RM yet')).toBeVisible()
  const typed = blankSet({ target, weight: { value: 85, unit: 'kg' } })
  expect(fields(show({ ...props, set: typed, loads }))[0]).toBe('Weight: 85 kg, Set 2')
})

test('the last time reads as it does in the history, with marks between thousands', async () => {
  const previous = { ...aLoggedSet(1_005, 5), weight: { value: 1_005, unit: 'lb' as const } }
  await expect.element(show({ previous }).getByText('1,005\u00a0lb ×\u00a05')).toBeVisible()
})

test("a row repeats no unit of its column's head, and says another one", async () => {
  const set = aLoggedSet(102.5, 8)
  const row = show({ isActive: false, set, previous: aLoggedSet(100, 8) })
  expect(row.getByRole('listitem').element().textContent).not.toContain('kg')
  await expect.element(row.getByText('100 ×\u00a08')).toBeVisible()
  expect(fields(row)[0]).toBe('Weight: 102.5 kg, Set 2')

  const pounds = show({ isActive: false, set, previous: aLoggedSet(100, 8), weightUnit: 'lb' })
  await expect.element(pounds.getByText('100\u00a0kg ×\u00a08')).toBeVisible()
  expect(pounds.getByRole('listitem').element().textContent).toContain('102.5 kg')
})

test('a set that is a record says what it beat; one that is not done does not', async () => {
  const set = aLoggedSet(120, 8)
  const before = { ...factsOf(aLoggedSet(100, 8)) }
  const record: SetRecord = { kind: 'heaviest', before, estimates: null }
  const records = createStore<SessionRecords>({
    bySet: new Map([[set.id, record]]),
    doubtful: new Map(),
    newIds: new Set([set.id]),
  })
  const line = 'Record: 120\u00a0kg ×\u00a08, was 100\u00a0kg ×\u00a08'
  const row = show({ isActive: false, set }, { records })
  await expect.element(row.getByText(line)).toBeVisible()
  expect(
    show({ set: { ...set, completedAt: null } }, { records })
      .getByText(line)
      .elements(),
  ).toEqual([])

  const estimated: SetRecord = {
    kind: 'one-rep-max',
    before,
    estimates: { now: { value: 129.96, unit: 'kg' }, before: { value: 126.666, unit: 'kg' } },
  }
  records.set({ ...records.current(), bySet: new Map([[set.id, estimated]]) })
  await expect.element(row.getByText('Record: estimated 1RM 130\u00a0kg, was 126.7\u00a0kg')).toBeVisible()
})

/** The row of a workout's only set, as it changes. */
function LiveRow({ workout }: { readonly workout: Workout }) {
  const [set] = useStore(workout.store).shown.exercises.flatMap(({ sets }) => sets)
  return (
    <WorkoutContext value={workout}>
      <ul>{set && <SetRow {...PROPS} set={set} number={1} />}</ul>
    </WorkoutContext>
  )
}

test('the tick of an open set completes it, and that of a completed one takes it back', async () => {
  const open = blankSet()
  const completeSet = vi.fn()
  render(<LiveRow workout={aRunningWorkout(sessionOf([exerciseOf([open])]), { controls: { completeSet } })} />)
  await page.getByRole('button', { name: 'Log Set 1' }).click()
  expect(completeSet.mock.calls).toEqual([[open.id]])

  const say = vi.fn()
  const workout = aRunningWorkout(sessionOf([exerciseOf([aLoggedSet(100, 5)])]), { say })
  render(<LiveRow workout={workout} />)
  await page.getByRole('button', { name: 'Set 1 logged, saved on this device. Undo' }).click()
  expect(workout.store.current().shown.exercises[0]?.sets[0]?.completedAt).toBeNull()
  expect(say).toHaveBeenCalledOnce()
})

test('the second tap of a double tap takes nothing back, also where another tab had logged the set before', async () => {
  const open = blankSet()
  const session = sessionOf([exerciseOf([open])])
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-05-01T18:00:00.000Z'))
  onTestFinished(() => clock.mockRestore())
  const elsewhere = completeSet(session, open.id, '2026-05-01T17:59:59.500Z', { restSeconds: 90 })
  const workout: Workout = aRunningWorkout(session, {
    // A completed set stays as it is.
    write: async (change) => ({ before: elsewhere, after: change(elsewhere) }),
    controls: { completeSet: (setId) => workout.actions.completeSet(setId, { reps: 5 }) },
  })
  render(<LiveRow workout={workout} />)
  await page.getByRole('button', { name: 'Log Set 1' }).click()
  const completedAt = () => workout.store.current().shown.exercises[0]?.sets[0]?.completedAt
  await expect.poll(completedAt).toBe('2026-05-01T17:59:59.500Z')
  await page.getByRole('button', { name: /^Set 1 logged/ }).click()
  expect(completedAt()).toBe('2026-05-01T17:59:59.500Z')
})

test('nor where another tab logs the set just before the finger is down', async () => {
  const loggedAtMs = Date.parse('2026-05-01T18:00:00.000Z')
  const logged = { ...aLoggedSet(100, 5), completedAt: new Date(loggedAtMs).toISOString() }
  const workout = aRunningWorkout(sessionOf([exerciseOf([logged])]))
  const clock = vi.spyOn(Date, 'now')
  onTestFinished(() => clock.mockRestore())
  render(<LiveRow workout={workout} />)
  const tapAfter = async (ms: number) => {
    clock.mockReturnValue(loggedAtMs + ms)
    await page.getByRole('button', { name: /^Set 1 logged/ }).click()
    return workout.store.current().shown.exercises[0]?.sets[0]?.completedAt === null
  }
  expect(await tapAfter(300)).toBe(false)
  expect(await tapAfter(500)).toBe(false)
  expect(await tapAfter(700)).toBe(true)
})

function RowBehind({ behind }: { readonly behind: ReadableStore<SessionSet> }) {
  return <SetRow {...PROPS} number={1} isActive={false} set={useStore(behind)} />
}

test('a tap shows its tick at once, and the rest of its row with the screen around it', async () => {
  const open = aSet({ weight: { value: 80, unit: 'kg' }, reps: 5 })
  const workout = aRunningWorkout(sessionOf([exerciseOf([open])]))
  // The screen around the row has not followed yet: it gives the set as it was before the tap.
  const behind = createStore(open)
  render(
    <WorkoutContext value={workout}>
      <ul>
        <RowBehind behind={behind} />
      </ul>
    </WorkoutContext>,
  )
  const choose = page.getByRole('button', { name: /^Do Set 1/ })
  workout.actions.completeSet(open.id, { weight: open.weight, reps: open.reps })
  await expect.element(page.getByRole('button', { name: /^Set 1 logged/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(choose).toBeInTheDocument()
  const [done] = workout.store.current().shown.exercises.flatMap(({ sets }) => sets)
  if (done) behind.set(done)
  await expect.element(choose).not.toBeInTheDocument()
})

test('a figure that changes with the tick is shown with it', async () => {
  const open = aSet({ weight: { value: 80, unit: 'kg' }, reps: 5 })
  const workout = aRunningWorkout(sessionOf([exerciseOf([open])]))
  const place = render(
    <WorkoutContext value={workout}>
      <ul>
        <SetRow {...PROPS} set={open} />
      </ul>
    </WorkoutContext>,
  )
  workout.actions.completeSet(open.id, { reps: 7 })
  await expect.poll(() => fields(page.elementLocator(place))).toEqual(['Weight: 80 kg, Set 2', 'Reps: 7, Set 2'])
})

test('the tick of a set that the disk refused tries again', async () => {
  const open = blankSet()
  const session = sessionOf([exerciseOf([open])])
  let isFull = true
  const workout = aRunningWorkout(session, {
    write: async (change) => {
      if (isFull) throw new Error('full')
      return { before: session, after: change(session) }
    },
  })
  render(<LiveRow workout={workout} />)
  workout.actions.completeSet(open.id, { reps: 5 })
  const retry = page.getByRole('button', { name: 'Set 1 not saved. Try again' })
  await expect.element(retry).toHaveAttribute('aria-pressed', 'false')
  isFull = false
  await retry.click()
  const saved = page.getByRole('button', { name: 'Set 1 logged, saved on this device. Undo' })
  await expect.element(saved).toHaveAttribute('aria-pressed', 'true')
})
