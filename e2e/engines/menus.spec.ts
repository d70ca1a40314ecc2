import { expect } from '@playwright/test'
import { aPerson, BENCH, WORKOUT } from '../../tooling/person.ts'
import { lifterAt, test } from '../support/engine-test.ts'

test('menus and sheets open, are closed by a tap outside, and leave the page usable', async ({ server, phone }) => {
  const person = await aPerson(server)
  const device = await phone()
  const lifter = await lifterAt(device.page, server)
  await lifter.logIn(person.email)
  await lifter.isSynced()
  await lifter.goTo('/workouts')
  const { page, say } = lifter

  const options = page.getByRole('button', { name: say('workouts:list.menu', { name: WORKOUT }) })
  for (let times = 0; times < 2; times++) {
    await options.click()
    await page.getByRole('menu').waitFor()
    await page.mouse.click(20, 300)
    await page.getByRole('menu').waitFor({ state: 'hidden' })
  }

  await lifter.startWorkout(WORKOUT)
  await page.getByRole('button', { name: say('execution:addExercise'), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('searchbox').waitFor()
  await page.mouse.click(195, 10)
  await sheet.waitFor({ state: 'hidden' })
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })

  // In a page that was scrolled, too, a menu is beside its button.
  const workoutOptions = page.getByRole('button', { name: say('execution:options'), exact: true })
  await lifter.goTo('/test-workout-v2')
  await workoutOptions.waitFor()
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  const button = await workoutOptions.boundingBox()
  if (!button) throw new Error('the button is not there')
  // By its place: to look for it would scroll the page.
  await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
  await page.getByRole('menu').waitFor()
  const menu = await page.getByRole('menu').boundingBox()
  if (!menu) throw new Error('the menu is not there')
  expect(Math.abs(menu.y - (button.y + button.height))).toBeLessThan(8)
  expect(menu.y + menu.height).toBeLessThanOrEqual(844)
})
