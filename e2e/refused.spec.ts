import { expect } from '@playwright/test'
import { pullAll } from './support/api.ts'
import { type Lifter, lifterAt } from './support/lifter.ts'
import { aPerson, BENCH, ROW, WORKOUT } from './support/person.ts'
import { test } from './support/test.ts'

// Something that the server will not take: it is named with its reason, and everything else goes on.

async function rename(lifter: Lifter, name: string): Promise<void> {
  await lifter.page.getByRole('button', { name: lifter.say('execution:options'), exact: true }).click()
  await lifter.page.getByRole('menuitem', { name: lifter.say('execution:rename') }).click()
  await lifter.page.getByLabel(lifter.say('execution:name'), { exact: true }).fill(name)
  await lifter.page.getByRole('button', { name: lifter.say('shared:save'), exact: true }).click()
}

test('what the server refuses is listed with the reason, holds nothing up, and goes out once it is put right', async ({
  server,
  device,
}) => {
  const person = await aPerson(server)
  const phone = await device()
  const lifter = await lifterAt(phone.page, server)
  await lifter.logIn(person.email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
  // A character that PostgreSQL cannot keep, as text that is pasted may have.
  await rename(lifter, 'Upper Upper\u0000')
  await lifter.logSet(BENCH, 2, { weight: '80', reps: '7' })
  // On this phone and no further: the tick does not say otherwise.
  await expect(lifter.tick(BENCH, 2, 'device')).toBeVisible()

  const other = await lifterAt(await phone.context.newPage(), server)
  await other.goTo('/outbox')
  await expect(other.page.getByText(other.say('outbox:problem.refused'))).toBeVisible()
  const refused = other.page.getByRole('region', { name: other.say('outbox:refusedTitle') }).getByRole('listitem')
  await expect(refused.first()).toContainText('Upper Upper')
  await expect(refused.getByRole('list', { name: other.say('outbox:why') })).toContainText('name')

  // Others go past it.
  await other.buildWorkout('Lower', [ROW])
  await expect.poll(async () => JSON.stringify(await pullAll(server, person, 'workouts'))).toContain('Lower')

  await rename(lifter, 'Upper')
  await other.goTo('/outbox')
  await expect(other.page.getByText(other.say('outbox:status.synced'))).toBeVisible()
  await expect(lifter.tick(BENCH, 2, 'server')).toBeVisible()
})
