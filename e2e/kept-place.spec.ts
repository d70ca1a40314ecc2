import { expect, type Locator, type Page } from '@playwright/test'
import { aLoggedSession, aPlannedSet, aWorkout, aWorkoutExercise } from '../tests/builders.ts'
import { push } from '../tooling/api.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import type { SpokenKey } from '../tooling/words.ts'
import { test } from './support/test.ts'

// A list that was scrolled, left for one of its items and returned to: the same row stands in the same place.

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
/** Three pages of history. */
const SESSIONS = 80
const ROUTINES = 24

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()

async function aTrainedLifter(page: Page, server: Parameters<typeof lifterAt>[1] & Parameters<typeof aPerson>[0]) {
  const person = await aPerson(server)
  const sessions = Array.from({ length: SESSIONS }, (_, index) =>
    aLoggedSession({ startedAt: day(index + 1), name: `Evening ${index + 1}` }),
  )
  const exercises = [aWorkoutExercise({ sets: [aPlannedSet()] })]
  const workouts = Array.from({ length: ROUTINES }, (_, index) => aWorkout({ name: `Routine ${index + 1}`, exercises }))
  await push(server, person, 'sessions', sessions)
  await push(server, person, 'workouts', workouts)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(person.email)
  await lifter.isSynced()
  return lifter
}

/** Scrolls down as a finger does, until it is in the middle of the screen and stays there. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  const box = page.viewportSize() ?? PHONE
  // Over the list: what stands beside it may scroll by itself.
  await page.mouse.move(Math.min(box.width / 2, 400), box.height / 2)
  const turnWheel = async () => {
    await page.mouse.wheel(0, box.height / 2)
    await isStill(page)
    return target.isVisible()
  }
  // Twenty turns and more: the usual second between two looks would be most of the test.
  await expect.poll(turnWheel, { intervals: [50] }).toBe(true)
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect.poll(() => isStill(page)).toBe(true)
}

/** Whether the page stays where it is for as long as the browser needs to draw twice. */
function isStill(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const before = scrollY
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return scrollY === before
  })
}

async function placeOf(target: Locator): Promise<number> {
  const box = (await target.isVisible()) ? await target.boundingBox() : null
  return box?.y ?? Number.POSITIVE_INFINITY
}

function expectPlace(target: Locator, top: number, how?: string) {
  return expect.poll(async () => Math.abs((await placeOf(target)) - top), how).toBeLessThan(2)
}

for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`on a ${screen}, lists keep their place by the gesture and by the arrow`, async ({ page, server }) => {
    await page.setViewportSize(viewport)
    const lifter = await aTrainedLifter(page, server)
    const { say } = lifter
    const title = (key: SpokenKey) => page.getByRole('heading', { level: 1, name: say(key) })
    const navigation = page.getByRole('navigation', { name: say('app:navigation'), exact: true })

    await test.step('the history, three pages down, after a session', async () => {
      await lifter.goTo('/workout/all/sessions')
      await expect(page.getByRole('article').first()).toBeVisible()
      const session = page.getByRole('link', { name: 'Evening 70', exact: true })
      await scrollTo(page, session)
      const top = await placeOf(session)
      const leave: Record<string, () => Promise<void>> = {
        // With room, a session opens beside the list.
        'for another screen': () => navigation.getByRole('link', { name: say('exercises:title'), exact: true }).click(),
        ...(viewport === PHONE && { 'for its session': () => session.click() }),
      }
      for (const [how, go] of Object.entries(leave)) {
        for (const way of how === 'for its session' ? ['gesture', 'arrow'] : ['gesture']) {
          await go()
          await expect(title('sessions:history.title')).toBeHidden()
          if (way === 'gesture') await page.goBack()
          else await page.getByRole('link', { name: say('sessions:toHistory') }).click()
          await expect(title('sessions:history.title')).toBeVisible()
          await expectPlace(session, top, `${how}, by ${way}`)
        }
      }
    })

    await test.step('the exercises, after a session of one', async () => {
      await navigation.getByRole('link', { name: say('exercises:title'), exact: true }).click()
      await expect(title('exercises:title')).toBeVisible()
      const exercise = page.getByRole('link', { name: /^Face pull/ }).first()
      await scrollTo(page, exercise)
      const top = await placeOf(exercise)
      await navigation.getByRole('link', { name: say('workouts:title'), exact: true }).click()
      await expect(title('workouts:title')).toBeVisible()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expectPlace(exercise, top)
    })

    await test.step('the routines, after one of them', async () => {
      await page.goForward()
      const routine = page.getByRole('article', { name: 'Routine 12', exact: true })
      await scrollTo(page, routine)
      for (const way of ['gesture', 'arrow'] as const) {
        const link = routine.getByRole('link', { name: 'Routine 12', exact: true })
        // What cards show of the library may come late: the place is the one that it is left at.
        await link.hover()
        const top = await placeOf(routine)
        await link.click()
        await expect(page.getByLabel(say('workouts:builder.name'), { exact: true })).toHaveValue('Routine 12')
        if (way === 'gesture') await page.goBack()
        else await page.getByRole('link', { name: say('workouts:builder.back') }).click()
        await expectPlace(routine, top)
      }
    })
  })
}

test('the editor of a workout of the past is found where it was left for another screen', async ({ page, server }) => {
  await page.setViewportSize(PHONE)
  const lifter = await aTrainedLifter(page, server)
  const { say } = lifter
  await lifter.goTo('/workout/all/sessions')
  await page.getByRole('link', { name: 'Evening 1', exact: true }).click()
  await page.getByRole('link', { name: say('shared:edit'), exact: true }).click()
  const heading = page.getByRole('heading', { level: 1, name: say('sessions:editor.title') })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY), 'a new one begins at its top').toBe(0)

  const last = page.getByRole('button', { name: say('sessions:editor.addExercise') })
  await scrollTo(page, last)
  const top = await placeOf(last)
  await page
    .getByRole('navigation', { name: say('app:navigation'), exact: true })
    .getByRole('link', { name: say('exercises:title'), exact: true })
    .click()
  await expect(heading).toBeHidden()
  await page.goBack()
  await expect(heading).toBeFocused()
  await expectPlace(last, top)
})
