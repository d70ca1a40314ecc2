import { expect } from '@playwright/test'
import { newEmail } from '../../tooling/credentials.ts'
import type { AnyPage } from '../../tooling/engines/engine-page.ts'
import { BENCH, ROW } from '../../tooling/person.ts'
import { lifterAt, test } from '../support/engine-test.ts'

const DEADLIFT = 'Deadlift'

const cards = (page: AnyPage) =>
  page.evaluate(() => [...document.querySelectorAll('article')].map((card) => card.getAttribute('aria-label')))

test('exercises are joined, undone, redone and dragged, and are there after a cold start', async ({
  server,
  phone,
}) => {
  const device = await phone()
  const lifter = await lifterAt(device.page, server)
  await lifter.signUp(newEmail())
  await lifter.buildWorkout('Push', [BENCH, ROW, DEADLIFT])
  const { page, say } = lifter
  await page.getByRole('link', { name: 'Push', exact: true }).click()
  await page.getByRole('article', { name: BENCH, exact: true }).waitFor()

  await page.getByRole('button', { name: say('workouts:builder.exerciseMenu', { name: BENCH }) }).click()
  await page.getByRole('menuitem', { name: say('workouts:builder.joinNext') }).click()
  const superset = page.getByText(say('workouts:builder.superset', { letter: 'A' }))
  await superset.first().waitFor()
  await page.getByRole('button', { name: say('shared:undo'), exact: true }).click()
  await superset.first().waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: say('workouts:builder.redo'), exact: true }).click()
  await superset.first().waitFor()

  await page.getByRole('button', { name: say('workouts:builder.reorder'), exact: true }).click()
  const handle = page.getByRole('button', { name: say('workouts:sort.handle', { name: DEADLIFT }) })
  await handle.waitFor()
  const [from, to] = [
    await handle.boundingBox(),
    await page.getByRole('button', { name: say('workouts:sort.handle', { name: BENCH }) }).boundingBox(),
  ]
  if (!from || !to) throw new Error('no handle')
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  for (let step = 1; step <= 10; step++) {
    await page.mouse.move(x, from.y + from.height / 2 + ((to.y - from.y - 10) * step) / 10)
  }
  await page.mouse.up()
  await page.getByRole('button', { name: say('shared:close'), exact: true }).click()
  await expect.poll(() => cards(page)).toEqual([DEADLIFT, BENCH, ROW])
  await page.getByRole('button', { name: say('workouts:builder.save'), exact: true }).click()
  await page.getByRole('article', { name: 'Push', exact: true }).waitFor()
  await device.close()

  const again = await lifterAt(await device.reopen(), server)
  await again.goTo('/workouts')
  await again.page.getByRole('link', { name: 'Push', exact: true }).click()
  await expect.poll(() => cards(again.page)).toEqual([DEADLIFT, BENCH, ROW])
  await again.page
    .getByText(say('workouts:builder.superset', { letter: 'A' }))
    .first()
    .waitFor()
})
