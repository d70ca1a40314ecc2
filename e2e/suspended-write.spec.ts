import { expect } from '@playwright/test'
import type { Device } from '../tooling/device.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { storedSessions, storedSets } from '../tooling/stored.ts'
import { test } from './support/test.ts'

// A phone suspends a page whenever it likes, also in the middle of a write, and may end it without waking it.

/** Logs a set, and suspends the page and its workers in the write of the next one. */
async function suspendedInWrite(phone: Device, server: Server): Promise<{ lifter: Lifter; goOn: () => void }> {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(phone.page, server)
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  const { stop, goOn } = await phone.prepareSuspend()
  const isWriting = Promise.withResolvers<void>()
  await lifter.page.exposeFunction('tellWriting', () => {
    stop()
    isWriting.resolve()
  })
  await lifter.page.evaluate(() => {
    const begin = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      const begun = begin.call(this, names, mode, options)
      if (mode === 'readwrite') (globalThis as unknown as { tellWriting(): void }).tellWriting()
      return begun
    }
  })
  // It settles only once the page goes on, if ever.
  const tap = lifter.tick(BENCH, 2, 'open').click()
  tap.catch(() => undefined)
  await isWriting.promise
  return { lifter, goOn }
}

test('a set whose write was suspended is known once the page goes on, and after the next start', async ({
  server,
  device,
}) => {
  const phone = await device()
  const { lifter, goOn } = await suspendedInWrite(phone, server)
  goOn()
  for (const number of [1, 2]) await lifter.hasLogged(BENCH, number)
  await phone.kill()

  const again = await lifterAt(await phone.reopen(), server)
  await again.continueWorkout(WORKOUT)
  for (const number of [1, 2]) await again.hasLogged(BENCH, number)
})

test('a page that is ended while it is suspended loses nothing that was said to be saved, and the set can be logged', async ({
  server,
  device,
}) => {
  const phone = await device()
  const kill = await phone.prepareKill()
  await suspendedInWrite(phone, server)
  await kill()

  const again = await lifterAt(await phone.reopen(), server)
  await again.continueWorkout(WORKOUT)
  await again.hasLogged(BENCH, 1)
  // Nobody was told that the second set is saved: it is there whole, or it is open with its figures.
  const open = again.tick(BENCH, 2, 'open')
  await expect(open.or(again.tick(BENCH, 2, 'device')).or(again.tick(BENCH, 2, 'server'))).toBeVisible()
  if (await open.isVisible()) await open.click()
  await again.hasLogged(BENCH, 2)
  const logged = (await storedSets(again.page)).filter(({ completedAt }) => completedAt !== null)
  expect(logged.map(({ weight, reps }) => [weight?.value, reps]).toSorted()).toEqual([
    [80, 8],
    [80, 8],
  ])
  expect(await storedSessions(again.page)).toHaveLength(1)
})
