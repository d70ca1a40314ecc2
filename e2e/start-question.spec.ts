import { expect } from '@playwright/test'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { storedDocuments } from '../tooling/stored.ts'
import { expectInside } from './support/overlays.ts'
import { test } from './support/test.ts'

// A workout starts once, and beside another one only at the person's request.

/** The sessions that run, by name. */
async function running({ page }: Lifter): Promise<readonly unknown[]> {
  const sessions = await storedDocuments(page, 'sessions')
  return sessions.filter(({ status }) => status === 'active').map(({ name }) => name)
}

test('finishing the running workout keeps its sets and starts the other one', async ({ page, server }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })

  await lifter.goTo('/workout/execute')
  const question = page.getByRole('dialog', { name: lifter.say('parts:start.title') })
  await expectInside(page, 'another workout is in progress')
  await question.getByRole('button', { name: lifter.say('parts:start.finish') }).click()
  await expect(page.getByRole('heading', { name: lifter.say('execution:freeName'), level: 1 })).toBeVisible()
  await expect.poll(() => running(lifter)).toEqual([lifter.say('execution:freeName')])

  await lifter.openSession(WORKOUT)
  await expect(page).toHaveURL(/completed/)
  const [[, sets] = []] = await lifter.doneSets()
  expect(sets?.[0]).toContain('80 kg × 8')
})

test('a double tap on Repeat starts one workout', async ({ page, server }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await lifter.finish('left out')

  await lifter.openOptions(WORKOUT)
  await page.getByRole('menuitem', { name: lifter.say('sessions:repeat') }).dblclick()
  await expect(page).toHaveURL(/execute/)
  await expect(page.getByRole('heading', { name: WORKOUT, level: 1 })).toBeVisible()
  expect(await running(lifter)).toEqual([WORKOUT])
})
