import { expect } from '@playwright/test'
import type { EngineDevice } from '../../tooling/engines/engine-page.ts'
import { aPerson, BENCH, WORKOUT } from '../../tooling/person.ts'
import type { Server } from '../../tooling/server.ts'
import { storedSessions, storedSets } from '../../tooling/stored.ts'
import { lifterAt, test } from '../support/engine-test.ts'

// A phone suspends the process of a page whenever it likes, also in the middle of a write.

type Lifter = Awaited<ReturnType<typeof lifterAt>>

/** Long enough to be suspended in it. */
const WRITE_MS = 3_000

/** Logs a set, and suspends the page in the write of the next one. The other tab goes on, where `open` leads it before. */
async function suspendedInWrite(
  device: EngineDevice,
  server: Server,
  open: (other: Lifter) => Promise<void> = (other) => other.goTo('/privacy'),
) {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(device.page, server)
  await lifter.logIn(email)
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await lifter.tick(BENCH, 2, 'open').waitFor()
  const { stop, goOn } = await device.prepareSuspend()
  const other = await lifterAt(await device.openTab(), server)
  await open(other)
  await other.page.evaluate(() => {
    new BroadcastChannel('write').onmessage = () => Object.assign(globalThis, { __isWriting: true })
  })
  await lifter.page.evaluate(
    ({ name, writeMs }) => {
      const begin = IDBDatabase.prototype.transaction
      const channel = new BroadcastChannel('write')
      IDBDatabase.prototype.transaction = function (names, mode, options) {
        const begun = begin.call(this, names, mode, options)
        if (mode !== 'readwrite') return begun
        IDBDatabase.prototype.transaction = begin
        channel.postMessage(null)
        const until = Date.now() + writeMs
        while (Date.now() < until);
        Object.assign(globalThis, { __hasWrittenAt: Date.now() })
        return begun
      }
      const ticks = [...document.querySelectorAll('button')].filter(
        (button) => button.getAttribute('aria-label') === name,
      )
      setTimeout(() => ticks[0]?.click())
    },
    { name: lifter.say('execution:check.open', { set: lifter.setName(2) }), writeMs: WRITE_MS },
  )
  await expect.poll(() => other.page.evaluate(() => '__isWriting' in globalThis)).toBe(true)
  stop()
  return { lifter, other, goOn, stoppedAt: Date.now() }
}

/** The browser starts anew, and the workout goes on. */
async function openedAgain(device: EngineDevice, server: Server): Promise<Lifter> {
  const again = await lifterAt(await device.reopen(), server)
  await again.continueWorkout(WORKOUT)
  return again
}

test('a set whose write was suspended is known once the page goes on, and after a kill', async ({ server, phone }) => {
  test.slow()
  const device = await phone()
  const { lifter, goOn, stoppedAt } = await suspendedInWrite(device, server)
  goOn()
  for (const number of [1, 2]) await lifter.hasLogged(BENCH, number)
  const writtenAt = await lifter.page.evaluate(() => Number(Reflect.get(globalThis, '__hasWrittenAt')))
  expect(stoppedAt).toBeLessThan(writtenAt)
  const kill = await device.prepareKill()
  await kill()

  const again = await openedAgain(device, server)
  for (const number of [1, 2]) await again.hasLogged(BENCH, number)
})

test('a page that is ended while it is suspended loses nothing that was said to be saved', async ({
  server,
  phone,
}) => {
  test.slow()
  const device = await phone()
  const kill = await device.prepareKill()
  await suspendedInWrite(device, server)
  await kill()

  const again = await openedAgain(device, server)
  await again.hasLogged(BENCH, 1)
  // Nobody was told that the second set is saved: it is there whole, or it is open with its figures.
  const open = again.tick(BENCH, 2, 'open')
  await open
    .or(again.tick(BENCH, 2, 'device'))
    .or(again.tick(BENCH, 2, 'server'))
    .waitFor()
  if (await open.isVisible()) await open.click()
  await again.hasLogged(BENCH, 2)
  const logged = (await storedSets(again.page)).filter(({ completedAt }) => completedAt !== null)
  expect(logged.map(({ weight, reps }) => [weight?.value, reps])).toEqual([
    [80, 8],
    [80, 8],
  ])
  expect(await storedSessions(again.page)).toHaveLength(1)
})

/** Nothing else is fetched then: in Firefox and WebKit, the suspended process may be that of the service worker, too. */
async function openWorkout(other: Lifter): Promise<void> {
  await other.continueWorkout(WORKOUT)
  await other.tick(BENCH, 3, 'open').waitFor()
}

test('another tab says that it can’t save while a suspended one holds the storage, and logs its set afterwards', async ({
  server,
  phone,
}) => {
  test.slow()
  const { lifter, other, goOn } = await suspendedInWrite(await phone(), server, openWorkout)
  const notice = other.page.getByText(other.say('app:health.stuck.title'))
  await other.tick(BENCH, 3, 'open').click()
  await notice.waitFor()
  goOn()
  for (const number of [1, 2, 3]) await lifter.hasLogged(BENCH, number)
  for (const number of [1, 2, 3]) await other.hasLogged(BENCH, number)
  await notice.waitFor({ state: 'hidden' })
})

test('a set of a tab that can’t save is there once everything was closed, as the notice asks', async ({
  server,
  phone,
}) => {
  test.slow()
  const device = await phone()
  const kill = await device.prepareKill()
  const { other } = await suspendedInWrite(device, server, openWorkout)
  await other.tick(BENCH, 3, 'open').click()
  await other.page.getByText(other.say('app:health.stuck.title')).waitFor()
  await kill()

  const again = await openedAgain(device, server)
  await again.hasLogged(BENCH, 3)
})
