import { expect } from '@playwright/test'
import { pullAll } from '../tooling/api.ts'
import type { Device } from '../tooling/device.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, ROW, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { contentOf, storedDocuments } from '../tooling/stored.ts'
import { test } from './support/test.ts'

// One workout on two devices, both offline: nothing is lost.

/** As a set's line is written, with its spaces. */
const SET_HERE = '61\u00a0kg ×\u00a09'
const SET_THERE = '62.5\u00a0kg ×\u00a08'

/** Both have the running workout on their screen, and then the server goes away. */
async function bothInTheBasement(server: Server, phone: Device, tablet: Device, email: string) {
  const onPhone = await lifterAt(phone.page, server)
  await onPhone.logIn(email)
  await onPhone.startWorkout(WORKOUT)
  await onPhone.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await expect(onPhone.tick(BENCH, 1, 'server')).toBeVisible()

  const onTablet = await lifterAt(tablet.page, server)
  await onTablet.logIn(email)
  await onTablet.continueWorkout(WORKOUT)
  await onTablet.hasLogged(BENCH, 1)
  await Promise.all([onPhone.isInstalled(), onTablet.isInstalled()])
  await server.stop()
  return { onPhone, onTablet }
}

/** Sets of their own on each, one that both did, and one more of each. */
async function trainApart(onPhone: Lifter, onTablet: Lifter): Promise<void> {
  const addSet = (lifter: Lifter, exercise: string) =>
    lifter
      .exercise(exercise)
      .getByRole('button', { name: lifter.say('execution:addSet') })
      .click()
  await onPhone.logSet(BENCH, 2, { weight: '82.5', reps: '7' })
  await onTablet.logSet(ROW, 1, { weight: '60', reps: '10' })
  await onPhone.logSet(ROW, 2, { weight: '61', reps: '9' })
  await onTablet.logSet(ROW, 2, { weight: '62.5', reps: '8' })
  await addSet(onPhone, BENCH)
  await onPhone.logSet(BENCH, 4, { weight: '70', reps: '12' })
  await addSet(onTablet, BENCH)
  await onTablet.logSet(BENCH, 4, { weight: '72.5', reps: '11' })
}

/** An exercise's rows as text: each set's values, and whether it is done. */
function rows(lifter: Lifter, exercise: string): Promise<readonly string[]> {
  const items = lifter.exercise(exercise).getByRole('listitem')
  return items.evaluateAll((found) =>
    found.map((row) => {
      const figures = [...row.querySelectorAll('[aria-expanded]')].map(
        (field) => field.getAttribute('aria-label') ?? '',
      )
      const isDone = row.querySelector('[aria-pressed]')?.getAttribute('aria-pressed')
      return [...figures, `done: ${isDone}`].join('; ')
    }),
  )
}

test('two devices train apart in one workout; the later one is back first, and both end up the same', async ({
  ownServer,
  device,
}) => {
  test.slow()
  const server = await ownServer()
  const [phone, tablet] = [await device(), await device()]
  const person = await aPerson(server)
  const { onPhone, onTablet: early } = await bothInTheBasement(server, phone, tablet, person.email)
  await trainApart(onPhone, early)

  await phone.close()
  await server.restart()
  await early.noticeNetwork()
  await expect(early.tick(BENCH, 4, 'server')).toBeVisible()

  const late = await lifterAt(await phone.reopen(), server)
  await late.continueWorkout(WORKOUT)
  for (const lifter of [early, late]) {
    await expect(lifter.tick(ROW, 1, 'server')).toBeVisible()
    await expect(lifter.tick(BENCH, 5, 'server')).toBeVisible()
  }

  // Every set of both, each once; the later value for the one done on both.
  const bench = await rows(early, BENCH)
  expect(bench).toHaveLength(5)
  for (const figures of ['80 kg', '82.5 kg', '70 kg', '72.5 kg'])
    expect(bench.filter((row) => row.includes(`Weight: ${figures}`) && row.endsWith('done: true'))).toHaveLength(1)
  const row = await rows(early, ROW)
  expect(row).toHaveLength(3)
  expect(row[0]).toContain('60 kg')
  expect(row[1]).toContain('62.5 kg')
  await expect.poll(() => rows(late, BENCH)).toEqual(bench)
  await expect.poll(() => rows(late, ROW)).toEqual(row)

  const there = async () => contentOf(await pullAll(server, person, 'sessions'))
  for (const lifter of [early, late])
    await expect(async () => {
      expect(contentOf(await storedDocuments(lifter.page, 'sessions'))).toEqual(await there())
    }).toPass()
})

test('one set logged on both says so on the device that merged, which takes the other figures for both', async ({
  ownServer,
  device,
}) => {
  test.slow()
  const server = await ownServer()
  const [phone, tablet] = [await device(), await device()]
  const person = await aPerson(server)
  const { onPhone, onTablet: early } = await bothInTheBasement(server, phone, tablet, person.email)
  await onPhone.logSet(ROW, 2, { weight: '61', reps: '9' })
  await early.logSet(ROW, 2, { weight: '62.5', reps: '8' })
  await phone.close()
  await server.restart()
  await early.noticeNetwork()
  await expect(early.tick(ROW, 2, 'server')).toBeVisible()

  const late = await lifterAt(await phone.reopen(), server)
  await late.continueWorkout(WORKOUT)
  const row = late.exercise(ROW)
  const told = (kept: string, other: string) => row.getByText(late.say('parts:merged.text', { kept, other }))
  const use = (other: string) => row.getByRole('button', { name: late.say('parts:merged.take', { other }) })
  const [here, there] = [SET_HERE, SET_THERE]
  await expect(told(there, here)).toBeVisible()
  await use(here).click()
  await expect(told(here, there)).toBeVisible()
  for (const lifter of [late, early]) {
    await expect.poll(async () => (await rows(lifter, ROW))[1]).toContain('Weight: 61 kg')
    await expect(lifter.tick(ROW, 2, 'server')).toBeVisible()
  }
  await expect(early.exercise(ROW).getByText(late.say('parts:merged.text', { kept: here, other: there }))).toBeHidden()

  await late.finish('left out')
  const details = late.page.locator('details', { hasText: ROW })
  await details.getByRole('button', { name: late.say('parts:merged.take', { other: there }) }).click()
  await expect(details.getByText(late.say('parts:merged.text', { kept: there, other: here }))).toBeVisible()
  await late.page.getByRole('link', { name: late.say('shared:edit'), exact: true }).click()
  const table = late.page.getByRole('table', { name: late.say('sessions:editor.setsOf', { name: ROW }) })
  await table.getByRole('button', { name: late.say('parts:merged.take', { other: here }) }).click()
  await expect(table.getByText(late.say('parts:merged.text', { kept: here, other: there }))).toBeVisible()
  await table.getByRole('button', { name: late.say('shared:close'), exact: true }).click()
  await expect(table.getByText(late.say('parts:merged.text', { kept: here, other: there }))).toBeHidden()
  await late.page.reload()
  await expect(table).toBeVisible()
  await expect(table.getByRole('button', { name: late.say('parts:merged.take', { other: there }) })).toBeHidden()
})
