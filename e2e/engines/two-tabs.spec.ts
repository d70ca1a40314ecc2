import { expect } from '@playwright/test'
import { aPerson, BENCH, WORKOUT } from '../../tooling/person.ts'
import { lifterAt, test } from '../support/engine-test.ts'

test('a set logged in one tab is seen in the other, and each goes on logging once the other is closed', async ({
  server,
  phone,
}) => {
  const person = await aPerson(server)
  const device = await phone()
  const first = await lifterAt(device.page, server)
  await first.logIn(person.email)
  await first.startWorkout(WORKOUT)
  const second = await lifterAt(await device.openTab(), server)
  await second.continueWorkout(WORKOUT)

  await first.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await second.hasLogged(BENCH, 1)
  await second.tick(BENCH, 2, 'open').click()
  await first.hasLogged(BENCH, 2)

  // One of them sends for both.
  const replicating = () =>
    first.page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query()
      return held.filter(({ name }) => name?.startsWith('barra-replicate-')).length
    })
  await expect.poll(replicating).toBe(1)

  await first.page.close()
  await second.tick(BENCH, 3, 'open').click()
  await second.tick(BENCH, 3, 'server').waitFor()
})
