import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ProgressionStep } from '#contract/progression.ts'
import type { Session } from '#contract/session.ts'
import { setupI18n } from '#i18n/setup.ts'
import { runningSessions, sessionById } from '#storage/collections/sessions.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { discardSession } from '#storage/discard-session.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import { anId, aSession, aSessionExercise, aSet, somePreferences } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { valuesToLog } from '../sets/set-entry.ts'
import { SessionScreen } from './session-screen.tsx'

// Called once by each row that is drawn.
vi.mock(import('../sets/set-entry.ts'), async (load) => {
  const actual = await load()
  return { ...actual, valuesToLog: vi.fn(actual.valuesToLog) }
})

beforeAll(() => setupI18n('en-US', ['execution', 'parts']))

const orderKey = (index: number) => `a${index.toString(36).padStart(2, '0')}`

function aLongSession(): Session {
  const exercises = Array.from({ length: 30 }, (_, exercise) =>
    aSessionExercise({
      name: `Exercise ${exercise + 1}`,
      orderKey: orderKey(exercise),
      sets: Array.from({ length: 10 }, (_, set) => aSet({ orderKey: orderKey(set) })),
    }),
  )
  return aSession({ startedAt: new Date().toISOString(), exercises })
}

async function open(session: Session, earlier: readonly Session[] = []) {
  const ended: object[] = []
  const db = await openTestDatabase()
  for (const each of [...earlier, session]) await insertDocument(db, 'sessions', each)
  render(
    <MemoryRouter initialEntries={['/', '/workout']}>
      <ToastProvider dismissLabel="Dismiss">
        <DatabaseProvider value={db}>
          <Routes>
            <Route
              path="/workout"
              element={
                <SessionScreen
                  read={session}
                  preferences={somePreferences()}
                  backTo="/"
                  onEnded={({ id }, outcome, isEndedHere) => ended.push({ id, outcome, isEndedHere })}
                  onDiscarded={() => ended.push({ outcome: 'discarded' })}
                  onRestored={({ id }) => ended.push({ id, outcome: 'restored' })}
                />
              }
            />
            <Route path="/" element={<h1>Home</h1>} />
          </Routes>
        </DatabaseProvider>
      </ToastProvider>
    </MemoryRouter>,
  )
  return { db, ended }
}

test('a tick in a session of 300 sets draws no row of another exercise again', async () => {
  const session = aLongSession()
  await open(session)
  const last = page.getByRole('region', { name: 'Exercise 30' })
  await expect.element(last.getByRole('button', { name: 'Log Set 10' })).toBeInTheDocument()
  const first = page.getByRole('region', { name: 'Exercise 1', exact: true })
  const drawn = vi.mocked(valuesToLog)
  drawn.mockClear()
  await first.getByRole('button', { name: 'Log Set 1', exact: true }).click()
  await expect.element(first.getByRole('button', { name: /^Set 1 logged, saved on this device/ })).toBeInTheDocument()
  const own = new Set<string>(session.exercises[0]?.sets.map(({ id }) => id))
  expect(drawn.mock.calls.filter(([{ id }]) => !own.has(id))).toEqual([])
  expect(drawn.mock.calls.length).toBeLessThan(3 * own.size)
})

test('a workout ends once its end is on the disk', async () => {
  const sets = [aSet({ completedAt: new Date().toISOString() })]
  const session = aSession({ startedAt: new Date().toISOString(), exercises: [aSessionExercise({ sets })] })
  const { db, ended } = await open(session)
  await page.getByRole('banner').getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish workout' }).click()
  await expect.poll(() => ended).toEqual([{ id: session.id, outcome: 'completed', isEndedHere: true }])
  expect(await sessionById(db, session.id).get()).toMatchObject({ status: 'completed' })
})

test('of two overlays that are asked for before either is there, the later one is shown alone', async () => {
  const sets = [aSet({ completedAt: new Date().toISOString() })]
  const exercise = aSessionExercise({ name: 'Bench press', sets })
  await open(aSession({ startedAt: new Date().toISOString(), exercises: [exercise] }))
  const shown = () => document.querySelectorAll('dialog[open]').length
  const press = (...buttons: HTMLElement[]) => {
    for (const button of buttons) button.click()
  }
  const finish = page.getByRole('banner').getByRole('button', { name: 'Finish' }).element() as HTMLElement
  const add = page.getByRole('button', { name: 'Add exercise', exact: true }).element() as HTMLElement
  press(finish, add)
  await expect.element(page.getByRole('dialog', { name: 'Add exercises' })).toBeVisible()
  expect(shown()).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.poll(shown).toBe(0)
  press(add, finish)
  await expect.element(page.getByRole('dialog', { name: 'Finish workout?' })).toBeVisible()
  expect(shown()).toBe(1)
})

test('an accidental start leaves no trace, and comes back when that is undone', async () => {
  const session = aSession({ startedAt: new Date().toISOString(), exercises: [aSessionExercise({ sets: [aSet()] })] })
  const { db, ended } = await open(session)
  await page.getByRole('button', { name: 'Workout options' }).click()
  await page.getByRole('menuitem', { name: 'Discard workout' }).click()
  await expect.poll(() => ended).toEqual([{ outcome: 'discarded' }])
  expect(await sessionById(db, session.id).get()).toBeNull()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => ended.at(-1)).toEqual({ id: session.id, outcome: 'restored' })
  expect(await runningSessions(db).get()).toMatchObject([{ id: session.id }])
})

test('a workout without a logged set that is discarded elsewhere leaves its screen, and can be taken back', async () => {
  const session = aSession({ startedAt: new Date().toISOString(), exercises: [aSessionExercise({ sets: [aSet()] })] })
  const { db, ended } = await open(session)
  await expect.element(page.getByRole('button', { name: 'Workout options' })).toBeVisible()
  await discardSession(db, session.id)
  await expect.poll(() => ended).toEqual([{ outcome: 'discarded' }])
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => ended.at(-1)).toEqual({ id: session.id, outcome: 'restored' })
})

test('a workout that is deleted elsewhere stays on its screen once a set is logged in it', async () => {
  const session = aSession({
    startedAt: new Date().toISOString(),
    exercises: [aSessionExercise({ sets: [aSet({ completedAt: new Date().toISOString() }), aSet()] })],
  })
  const { db, ended } = await open(session)
  await expect.element(page.getByRole('button', { name: 'Log Set 2' })).toBeVisible()
  await db.collections.sessions.findOne(session.id).remove()
  await page.getByRole('button', { name: 'Log Set 2' }).click()
  await expect.element(page.getByRole('button', { name: /^Set 2 logged, saved on this device/ })).toBeVisible()
  expect(await sessionById(db, session.id).get()).toMatchObject({ status: 'active' })
  expect(ended).toEqual([])
})

test('keys skip a rest only while it runs', async () => {
  const sets = [aSet(), aSet({ orderKey: 'a1' })]
  const { db } = await open(aSession({ startedAt: new Date().toISOString(), exercises: [aSessionExercise({ sets })] }))
  const undo = page.getByRole('button', { name: 'Undo' })
  await userEvent.keyboard('s+')
  await expect.element(undo).toBeDisabled()
  await userEvent.keyboard('l')
  await expect.element(page.getByRole('timer', { name: 'Rest time left' })).toBeVisible()
  await userEvent.keyboard('s')
  await expect.element(page.getByRole('timer', { name: 'Rest time left' })).not.toBeInTheDocument()
  const [running] = await runningSessions(db).get()
  await expect.poll(async () => running && (await sessionById(db, running.id).get())?.rest).toBeNull()
})

test('columns have heads as soon as a row is not the active set, which labels its own fields', async () => {
  const exercise = aSessionExercise({ name: 'Bench press', sets: [aSet()] })
  await open(aSession({ startedAt: new Date().toISOString(), exercises: [exercise] }))
  const card = page.getByRole('region', { name: 'Bench press' })
  await expect.element(card.getByRole('button', { name: 'Log Set 1' })).toBeInTheDocument()
  const heads = () => card.getByText('Prev', { exact: true }).elements()
  expect(heads()).toEqual([])
  await card.getByRole('button', { name: 'Add set' }).click()
  await expect.poll(() => heads().length).toBe(1)
})

function aBenchOf(count: number) {
  return aSessionExercise({
    name: 'Bench press',
    sets: Array.from({ length: count }, (_, index) => aSet({ orderKey: orderKey(index) })),
  })
}

test('Tab moves the keypad with the focus, and digits go where the focus is', async () => {
  const { db } = await open(aSession({ startedAt: new Date().toISOString(), exercises: [aBenchOf(2)] }))
  const card = page.getByRole('region', { name: 'Bench press' })
  await card.getByRole('button', { name: /^Weight: .*, Set 1$/ }).click()
  await userEvent.keyboard('60{Tab}9')
  await expect.element(page.getByRole('region', { name: 'Keypad: Reps, Set 1' })).toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}5')
  await expect.element(page.getByRole('region', { name: 'Keypad: Weight, Set 1' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const logged = async () => (await runningSessions(db).get())[0]?.exercises[0]?.sets[0]
  await expect.poll(logged).toMatchObject({ weight: { value: 5, unit: 'kg' }, reps: 9 })
  await expect.poll(async () => (await logged())?.completedAt).toBeTruthy()
})

test('keys do not type into a field while another control has the focus', async () => {
  await open(aSession({ startedAt: new Date().toISOString(), exercises: [aBenchOf(2)] }))
  const card = page.getByRole('region', { name: 'Bench press' })
  await card.getByRole('button', { name: /^Reps: .*, Set 1$/ }).click()
  await userEvent.keyboard('7{Tab}8')
  await expect.element(card.getByRole('button', { name: 'Reps: 7, Set 1' })).toBeVisible()
})

test('the focus goes to the next set, then to the button that adds one, as sets are removed', async () => {
  await open(aSession({ startedAt: new Date().toISOString(), exercises: [aBenchOf(2)] }))
  for (const next of ['Set 1: type and more', 'Add set']) {
    const options = page.getByRole('button', { name: 'Set 1: type and more' }).element() as HTMLElement
    options.focus()
    await userEvent.keyboard('{Enter}')
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove set' })
    await expect.element(remove).toBeInTheDocument()
    const button = remove.element() as HTMLElement
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    // Until it is gone, the removed set has the name of the next one.
    await expect.poll(() => options.isConnected).toBe(false)
    await expect.element(page.getByRole('button', { name: next })).toHaveFocus()
  }
})

test('the focus goes to the exercise beside a removed one, then to the button that adds one', async () => {
  const exercises = ['Squat', 'Lunge'].map((name, index) =>
    aSessionExercise({ name, orderKey: orderKey(index), sets: [aSet()] }),
  )
  await open(aSession({ startedAt: new Date().toISOString(), exercises }))
  for (const [name, next] of [
    ['Squat', 'Lunge'],
    ['Lunge', 'Add exercise'],
  ] as const) {
    await page.getByRole('button', { name: `Options for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Remove exercise' }).click()
    await expect.poll(() => document.activeElement?.textContent).toBe(next)
  }
})

test('a second tap right after a tick is the same tap', async () => {
  const { db } = await open(aSession({ startedAt: new Date().toISOString(), exercises: [aBenchOf(2)] }))
  const tick = page.getByRole('button', { name: 'Log Set 1' }).element() as HTMLElement
  tick.click()
  await new Promise(requestAnimationFrame)
  tick.click()
  const logged = async () => (await runningSessions(db).get())[0]
  await expect.poll(async () => (await logged())?.rest).toBeTruthy()
  expect((await logged())?.exercises[0]?.sets[0]?.completedAt).not.toBeNull()
})

test('a pause that ends a rest says so', async () => {
  await open(aSession({ startedAt: new Date().toISOString(), exercises: [aBenchOf(2)] }))
  await page.getByRole('button', { name: 'Log Set 1' }).click()
  await expect.element(page.getByRole('timer', { name: 'Rest time left' })).toBeVisible()
  await userEvent.keyboard('p')
  await expect.element(page.getByText('Workout paused. Your rest timer ended.')).toBeVisible()
})

test('last time’s note stands under the exercise’s name, and one tap pins it', async () => {
  const earlier = aSession({
    status: 'completed',
    startedAt: '2026-01-24T18:00:00.000Z',
    exercises: [
      { ...aBenchOf(1), note: 'Straps next time', sets: [aSet({ completedAt: '2026-01-24T18:10:00.000Z' })] },
    ],
  })
  const { db } = await open(aSession({ startedAt: new Date().toISOString(), exercises: [aBenchOf(1)] }), [earlier])
  await expect.element(page.getByText('Jan 24: Straps next time')).toBeVisible()
  page.getByRole('button', { name: 'Pin' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Jan 24: Straps next time')).not.toBeInTheDocument()
  // Its button has gone: the keyboard goes on in the exercise.
  await expect.poll(() => document.activeElement?.closest('[id^=exercise-]')).not.toBeNull()
  await expect
    .poll(async () => (await runningSessions(db).get())[0]?.exercises[0]?.exerciseNote)
    .toBe('Straps next time')
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Jan 24: Straps next time')).toBeVisible()
})

const kg = (value: number) => ({ value, unit: 'kg' }) as const

/** A workout whose three sets ask for 80 kg, of which the first was done with another load. */
function aHeavierStart(load: number): Session {
  const target = { reps: null, weight: kg(80), percentOfOneRepMax: null, seconds: null, distance: null, rpe: null }
  const sets = [load, 80, 80].map((value, index) =>
    aSet({
      target,
      weight: kg(value),
      orderKey: orderKey(index),
      completedAt: index === 0 ? new Date().toISOString() : null,
    }),
  )
  const exercises = [aSessionExercise({ name: 'Bench press', sets })]
  return aSession({ startedAt: new Date().toISOString(), exercises })
}

test('a load that was changed is given to the remaining sets by one tap, and undone as one step', async () => {
  const session = aHeavierStart(85)
  const { db } = await open(session)
  const stored = async () =>
    (await sessionById(db, session.id).get())?.exercises[0]?.sets.map(({ weight }) => weight?.value)
  const offer = page.getByRole('button', { name: 'Use 85\u00a0kg for the remaining sets' })
  await offer.click()
  await expect.poll(stored).toEqual([85, 85, 85])
  await expect.element(offer).not.toBeInTheDocument()
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('status').getByText('Undone: 2 sets edited · Bench press')).toBeVisible()
  await expect.poll(stored).toEqual([85, 80, 80])
})

test('no load is offered where the first set was done as planned', async () => {
  await open(aHeavierStart(80))
  await expect.element(page.getByRole('button', { name: 'Add set' })).toBeVisible()
  expect(page.getByRole('button', { name: /for the remaining sets/ }).elements()).toEqual([])
})

test('an undo says what it undid; a rest that was skipped goes with its set', async () => {
  const sets = [aSet(), aSet({ orderKey: 'a1' })]
  const exercises = [aSessionExercise({ name: 'Bench press', sets })]
  await open(aSession({ startedAt: new Date().toISOString(), exercises }))
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' })
  const said = page.getByRole('status')
  await page.getByRole('button', { name: 'Log Set 1' }).click()
  await page.getByRole('button', { name: 'Skip rest' }).click()
  await page.getByRole('button', { name: 'Add set' }).click()
  await undo.click()
  await expect.element(said.getByText('Undone: 1 set added · Bench press')).toBeVisible()
  await userEvent.keyboard('u')
  await expect.element(said.getByText('Undone: Set 1 logged · Bench press')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Log Set 1' })).toBeVisible()
  await expect.element(undo).toBeDisabled()
})

test('the first time under a rule, the plan says for which repetitions to find a weight', async () => {
  const progression: ProgressionStep = {
    plannedBy: anId(),
    rule: 'double',
    start: null,
    reps: { min: 6, max: 8 },
    sets: 1,
    reason: 'start',
    by: null,
    misses: 0,
    week: null,
  }
  const exercises = [aSessionExercise({ sets: [aSet()], progression })]
  await open(aSession({ startedAt: new Date().toISOString(), exercises }))
  await expect.element(page.getByText('First time: find a weight you can lift for 6–8 reps')).toBeVisible()
})

/** It comes without a pointer or a key, as one by `history.back()` does. */
const aClick = () => new MouseEvent('click', { bubbles: true, cancelable: true })

test('what was said of an undo ends once the same is done again', async () => {
  const exercises = [aSessionExercise({ name: 'Bench press', sets: [aSet()] })]
  await open(aSession({ startedAt: new Date().toISOString(), exercises }))
  const tick = page.getByRole('button', { name: 'Log Set 1' })
  await tick.click()
  await expect.element(page.getByRole('button', { name: /^Set 1 logged, saved on this device/ })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()
  const said = page.getByText('Undone: Set 1 logged · Bench press')
  // A message under the pointer does not end by its time.
  await said.hover()
  tick.element().dispatchEvent(aClick())
  await expect.element(page.getByRole('button', { name: /^Set 1 logged/ })).toBeVisible()
  await expect.poll(() => said.elements()).toHaveLength(0)
})

/** A workout of one exercise with two sets, of which the second has just been removed. */
async function openWithoutSecondSet() {
  const removed = aSet({ orderKey: orderKey(1), reps: 9 })
  const exercises = [aSessionExercise({ name: 'Row', sets: [aSet({ orderKey: orderKey(0) }), removed] })]
  const session = aSession({ startedAt: new Date().toISOString(), exercises })
  const opened = await open(session)
  await page.getByRole('button', { name: 'Set 2: type and more' }).click()
  await page.getByRole('button', { name: 'Remove set' }).click()
  // A message under the pointer does not end by its time.
  await page.getByText('Set 2 removed').hover()
  return { ...opened, session, removed }
}

test('the offer to bring a set back ends when the set is there again, as another device had logged it', async () => {
  const { db, session, removed } = await openWithoutSecondSet()
  const isRemoved = async () => (await sessionById(db, session.id).get())?.exercises[0]?.sets.length === 1
  await expect.poll(isRemoved).toBe(true)
  await editDocument(db, 'sessions', session.id, (stored) => ({
    ...stored,
    exercises: stored.exercises.map((exercise) => ({
      ...exercise,
      sets: [...exercise.sets, { ...removed, reps: 8, completedAt: new Date().toISOString() }],
    })),
  }))
  await expect.element(page.getByRole('button', { name: /^Set 2 logged/ })).toBeVisible()
  await expect.poll(() => page.getByText('Set 2 removed').elements()).toHaveLength(0)
})

test('the offer to bring a set back ends with the screen, also if nothing is pressed on the way', async () => {
  await openWithoutSecondSet()
  page.getByRole('link', { name: 'Back' }).element().dispatchEvent(aClick())
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await expect.poll(() => page.getByText('Set 2 removed').elements()).toHaveLength(0)
})

test('a keypad that is closed with the focus on one of its keys returns it to the field', async () => {
  const sets = [aSet({ weight: { value: 100, unit: 'kg' }, reps: 8 })]
  await open(aSession({ startedAt: new Date().toISOString(), exercises: [aSessionExercise({ sets })] }))
  const field = page.getByRole('button', { name: 'Reps: 8, Set 1' })
  await field.click()
  const key = page.getByRole('region', { name: 'Keypad: Reps, Set 1' }).getByRole('button', { name: '5' })
  await expect.element(key).toBeVisible()
  key.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(key).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
})
