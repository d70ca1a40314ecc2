import { expect, type Locator } from '@playwright/test'
import type { ExerciseId } from '#contract/id.ts'
import { NO_TARGET } from '#domain/workout/planned-sets.ts'
import {
  aLoggedSession,
  aPlannedSet,
  aSession,
  aSessionExercise,
  aSet,
  aWorkout,
  aWorkoutExercise,
} from '../tests/builders.ts'
import { push } from '../tooling/api.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import { storedDocuments } from '../tooling/stored.ts'
import { expectOpenToAll } from './support/access.ts'
import { test } from './support/test.ts'

// Finding one session among many.

const DAYS = 60
const NOTED = 17
const STOPPED = 33

/** Sixty evenings in a row up to yesterday: presses and squats in turn, one with a note, one stopped. */
function evenings() {
  const today = new Date().setUTCHours(15, 0, 0, 0)
  return Array.from({ length: DAYS }, (_, index) => {
    const startedAt = new Date(today - (index + 1) * 86_400_000).toISOString()
    const when = { startedAt, endedAt: startedAt, timeZone: 'UTC' }
    if (index === STOPPED) return aSession({ ...when, name: 'Short evening', status: 'abandoned' })
    if (index % 2 === 0) return aLoggedSession({ ...when, name: 'Push day' })
    const squats = aSessionExercise({
      exerciseId: 'back-squat' as ExerciseId,
      // Its name in the language at the time.
      name: 'Agachamento livre',
      sets: [aSet({ completedAt: startedAt })],
    })
    const note = index === NOTED ? 'Left knee felt stable' : ''
    return aSession({ ...when, name: 'Leg day', note, status: 'completed', exercises: [squats] })
  })
}

test('a session is found offline by text, filters and calendar, and going back keeps them', async ({
  page,
  context,
  server,
}) => {
  const person = await aPerson(server)
  const sessions = evenings()
  await push(server, person, 'sessions', sessions)
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(person.email)
  await lifter.goTo('/workout/all/sessions')
  const search = page.getByRole('searchbox', { name: say('sessions:find.search') })
  const chip = (name: string) =>
    page.getByRole('group', { name: say('sessions:find.filters') }).getByRole('button', { name })
  const sheet = (name: string) => page.getByRole('dialog', { name })
  const cards = page.getByRole('article')
  const found = page.locator('output')
  const expectFound = (count: number) => expect(found).toHaveText(say('sessions:find.sessions', { count }))
  await expect(cards.first()).toBeVisible()

  await test.step('the device finds alone what the network brought', async () => {
    await search.fill('day')
    await expectFound(DAYS - 1)
    // Without a service worker, the names of exercises have to be there before the network goes.
    await search.fill('squat')
    await expectFound(DAYS / 2 - 1)
    await context.setOffline(true)
    await search.fill('knee stable')
    await expectFound(1)
    await expect(cards.getByText(say('sessions:find.inNote', { text: 'Left knee felt stable' }))).toBeVisible()
    // Its current name, whatever the session's; and with a typing error.
    await search.fill('sqaut')
    await expectFound(DAYS / 2 - 1)
    await search.fill('no such thing')
    await expect(page.getByRole('heading', { name: say('sessions:find.noneTitle') })).toBeVisible()
    await expectFound(0)
    await page.getByRole('button', { name: say('sessions:find.clearAll') }).click()
    await expect(page.locator('output')).toBeEmpty()
    await expect(cards.first()).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('filters go together, and stand while a session is looked at', async () => {
    await chip(say('sessions:find.status')).click()
    await sheet(say('sessions:find.status'))
      .getByRole('button', { name: say('sessions:status.abandoned') })
      .click()
    await expectFound(1)
    await chip(say('sessions:find.clear')).click()
    await chip(say('sessions:find.exercise')).click()
    await sheet(say('sessions:find.exercise'))
      .getByRole('button', { name: /^Barbell squat|^Squat/ })
      .click()
    await expectFound(DAYS / 2 - 1)
    await search.fill('knee')
    await expectFound(1)
    await cards.getByRole('link', { name: 'Leg day' }).click()
    await page.getByRole('link', { name: say('sessions:toHistory') }).click()
    await expect(search).toHaveValue('knee')
    await expectFound(1)
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Leg day', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(search).toHaveValue('knee')
    await expectFound(1)
    await chip(say('sessions:find.clear')).click()
    await expect(search).toHaveValue('')
  })

  await test.step('a day of the calendar leads to its session, by keyboard too', async () => {
    await chip(say('sessions:find.calendar')).click()
    const calendar = page.getByRole('region', { name: say('sessions:find.calendar') })
    await calendar.getByRole('button', { name: say('sessions:find.monthBefore') }).click()
    const days = calendar.getByRole('table').locator('[aria-pressed]')
    await expect(days.last()).toBeVisible()
    await expectOpenToAll(page, 'the history with its calendar')
    await days.last().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(days.nth(-2)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(days.nth(-2)).toHaveAttribute('aria-pressed', 'true')
    // The day heads its list, below the month.
    const ofDay = new RegExp(`\\d{4} · ${say('sessions:find.sessions', { count: 1 })}$`)
    await expect(found).toHaveText(ofDay)
    await expect(cards).toHaveCount(1)
    await page.reload()
    await expect(found).toHaveText(ofDay)
    await days.nth(-2).click()
    await expect(found).toBeEmpty()
  })
})

/** `2026-03-02T07:30`, so many days ago. */
function wallTime(daysAgo: number): string {
  const day = new Date()
  day.setDate(day.getDate() - daysAgo)
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}T07:30`
}

test('a workout of the past is logged at its time and day, without a running clock', async ({ page, server }) => {
  const person = await aPerson(server)
  const planned = aWorkoutExercise({
    exerciseId: 'barbell-bench-press' as ExerciseId,
    sets: [aPlannedSet({ target: { ...NO_TARGET, weight: { value: 80, unit: 'kg' }, reps: { min: 8, max: 8 } } })],
  })
  await push(server, person, 'workouts', [aWorkout({ name: 'Early push', exercises: [planned] })])
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(person.email)
  await lifter.isSynced()
  await lifter.goTo('/workout/all/sessions')
  const sheet = page.getByRole('dialog', { name: say('sessions:past.title') })
  const start = page.getByLabel(say('sessions:editor.start'))

  await test.step('the time, the routine, and it is there to be corrected', async () => {
    await page.getByRole('button', { name: say('sessions:past.title') }).click()
    await sheet.getByLabel(say('sessions:past.when')).fill(wallTime(-1))
    await sheet.getByRole('button', { name: 'Early push' }).click()
    // Beside it is the place of messages, which is empty.
    await expect(sheet.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(say('sessions:editor.future'))
    await sheet.getByLabel(say('sessions:past.when')).fill(wallTime(3))
    await sheet.getByRole('button', { name: 'Early push' }).click()
    await expect(start).toHaveValue(wallTime(3))
    const done = say('sessions:editor.doneOfSet', { set: say('shared:setName.working', { number: 1 }) })
    await expect(page.getByRole('button', { name: done })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('before it is logged it is nowhere, and going back leaves nothing', async () => {
    expect(await storedDocuments(page, 'sessions')).toEqual([])
    await page.goBack()
    await expect(page.getByRole('heading', { name: say('sessions:history.emptyTitle') })).toBeVisible()
    expect(await storedDocuments(page, 'sessions')).toEqual([])
  })

  await test.step('a draft that was changed outlives a reload, and waits in the history', async () => {
    await page.goForward()
    const reps = say('sessions:editor.figureOfSet', {
      figure: say('sessions:figure.reps'),
      set: say('shared:setName.working', { number: 1 }),
    })
    await page.getByLabel(reps).fill('7')
    await page.getByLabel(reps).press('Enter')
    await page.reload()
    await expect(page.getByLabel(reps)).toHaveValue('7')
    await lifter.goTo('/workout/all/sessions')
    await page.getByRole('link', { name: say('sessions:past.continue') }).click()
    await expect(page.getByLabel(reps)).toHaveValue('7')
  })

  await test.step('logging it makes it a session', async () => {
    await page.getByRole('button', { name: say('sessions:past.log'), exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Early push', level: 1 })).toBeVisible()
  })

  await test.step('nothing runs, and its day has it', async () => {
    await lifter.goTo('/workout/all/sessions')
    await expect(page.getByRole('article', { name: 'Early push' }).locator('time')).toHaveCount(1)
    const running = await storedDocuments(page, 'sessions')
    expect(running.map(({ status, rest }) => ({ status, rest }))).toEqual([{ status: 'completed', rest: null }])
  })

  await test.step('an empty day of the calendar logs on it', async () => {
    await lifter.goTo(`/workout/all/sessions?month=${wallTime(40).slice(0, 7)}`)
    const days = page.getByRole('table').getByRole('button')
    await days.first().click()
    await expect(sheet.getByLabel(say('sessions:past.when'))).toHaveValue(
      new RegExp(`^${wallTime(40).slice(0, 7)}-01T07:30$`),
    )
    await sheet.getByRole('button', { name: say('sessions:past.empty') }).click()
    await expect(start).toHaveValue(`${wallTime(40).slice(0, 7)}-01T07:30`)
  })
})

test('where there is nothing to show beside a list, that is said in the middle of the page', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const person = await aPerson(server)
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(person.email)
  await lifter.goTo('/workout/all/sessions')
  const centre = async (of: Locator) => {
    const { x = 0, width = 0 } = (await of.boundingBox()) ?? {}
    return x + width / 2
  }
  const empty = page.getByRole('heading', { name: say('sessions:history.emptyTitle') })
  await expect(empty).toBeVisible()
  const whole = page.getByRole('main')
  expect(Math.abs((await centre(empty)) - (await centre(whole)))).toBeLessThan(2)
})
