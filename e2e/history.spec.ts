import { expect } from '@playwright/test'
import type { ExerciseId } from '#contract/id.ts'
import { aLoggedSession, aSession, aSessionExercise, aSet } from '../tests/builders.ts'
import { push } from '../tooling/api.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
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
  const expectFound = (count: number) =>
    expect(page.locator('output')).toHaveText(say('sessions:find.sessions', { count }))
  await expect(cards.first()).toBeVisible()

  await test.step('the device finds alone what the network brought', async () => {
    await search.fill('day')
    await expectFound(DAYS - 1)
    await context.setOffline(true)
    await search.fill('knee stable')
    await expectFound(1)
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
    await page.goBack()
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
    const days = calendar.getByRole('table').getByRole('button')
    await expect(days.last()).toBeVisible()
    await expectOpenToAll(page, 'the history with its calendar')
    await days.last().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(days.nth(-2)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(days.nth(-2)).toHaveAttribute('aria-pressed', 'true')
    await expectFound(1)
    await expect(cards).toHaveCount(1)
    await page.reload()
    await expectFound(1)
    await days.nth(-2).click()
    await expect(page.locator('output')).toBeEmpty()
  })
})
