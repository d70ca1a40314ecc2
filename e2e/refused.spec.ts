import { expect } from '@playwright/test'
import { pullAll } from './support/api.ts'
import { type Lifter, lifterAt } from './support/lifter.ts'
import { aPerson, BENCH, ROW, WORKOUT } from './support/person.ts'
import { test } from './support/test.ts'

// Something that the server will not take: it is named with its reason, and everything else goes on.

/** A name longer than any document may hold, got past the field's own limit as a browser's extension can. */
async function renameBeyondMeasure(lifter: Lifter): Promise<void> {
  await lifter.page.getByRole('button', { name: lifter.say('execution:options'), exact: true }).click()
  await lifter.page.getByRole('menuitem', { name: lifter.say('execution:rename') }).click()
  const name = lifter.page.getByLabel(lifter.say('execution:name'), { exact: true })
  await name.evaluate((field) => field.removeAttribute('maxlength'))
  await name.fill('Upper '.repeat(100))
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
  await renameBeyondMeasure(lifter)
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

  await lifter.page
    .getByRole('button', { name: lifter.say('shared:undo') })
    .first()
    .click()
  await other.goTo('/outbox')
  await expect(other.page.getByText(other.say('outbox:status.synced'))).toBeVisible()
  await expect(lifter.tick(BENCH, 2, 'server')).toBeVisible()
})
