import { expect } from '@playwright/test'
import { pullAll } from './support/api.ts'
import { type Lifter, lifterAt } from './support/lifter.ts'
import { aPerson, BENCH, WORKOUT } from './support/person.ts'
import { test } from './support/test.ts'

// Text that no database of the server takes is mended on the device.

async function rename(lifter: Lifter, name: string): Promise<void> {
  await lifter.page.getByRole('button', { name: lifter.say('execution:options'), exact: true }).click()
  await lifter.page.getByRole('menuitem', { name: lifter.say('execution:rename') }).click()
  await lifter.page.getByLabel(lifter.say('execution:name'), { exact: true }).fill(name)
  await lifter.page.getByRole('button', { name: lifter.say('shared:save'), exact: true }).click()
}

test('text that the server could not keep is mended as it is stored, and holds no set back', async ({
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
  await expect(lifter.tick(BENCH, 2, 'server')).toBeVisible()
  await expect
    .poll(async () => JSON.stringify(await pullAll(server, person, 'sessions')))
    .toContain('Upper Upper\ufffd')
})
