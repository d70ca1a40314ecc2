import { expect } from '@playwright/test'
import type { EngineLifter } from '../../tooling/engines/engine-lifter.ts'
import type { AnyLocator, AnyPage, EngineDevice } from '../../tooling/engines/engine-page.ts'
import { aPerson, BENCH, ROW, WORKOUT } from '../../tooling/person.ts'
import type { Server } from '../../tooling/server.ts'
import { lifterAt, test } from '../support/engine-test.ts'

// A browser keeps a page that is left, for the way back, and suspends it with its workers, whatever they are writing.

/** Each is open with the figures of the one before. */
const SETS = [BENCH, ROW].flatMap((exercise) => [2, 3].map((number) => ({ exercise, number })))
type OpenSet = (typeof SETS)[number]

type AnyLifter = EngineLifter<AnyLocator, AnyPage>

/** In a running workout whose exercises have a logged set each. */
async function inWorkout(device: EngineDevice, server: Server): Promise<AnyLifter> {
  const person = await aPerson(server)
  const lifter = await lifterAt(device.page, server)
  await lifter.logIn(person.email)
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  for (const exercise of [BENCH, ROW]) await lifter.logSet(exercise, 1, { weight: '80', reps: '8' })
  return lifter
}

/** Ticks a set and, a moment later, leaves the page for another one. */
async function tickAndLeave(lifter: AnyLifter, { exercise, number }: OpenSet, path: string, delayMs: number) {
  await lifter.tick(exercise, number, 'open').waitFor()
  await lifter.page.evaluate(
    ({ name, to, afterMs }) => {
      const ticks = [...document.querySelectorAll('button')].filter(
        (button) => button.getAttribute('aria-label') === name,
      )
      ticks[0]?.click()
      Object.assign(window, { __wasLeft: true })
      const leave = () => setTimeout(() => location.assign(to), afterMs)
      // Before, it would take the place of the page in the history.
      if (document.readyState === 'complete') leave()
      else addEventListener('load', leave)
    },
    { name: lifter.say('execution:check.open', { set: lifter.setName(number) }), to: path, afterMs: delayMs },
  )
}

/** Nobody was told that the set is saved: it may be open again, with its figures. Then it is logged now. */
async function isLoggedOrOpen(lifter: AnyLifter, { exercise, number }: OpenSet): Promise<void> {
  const logged = lifter.tick(exercise, number, 'device').or(lifter.tick(exercise, number, 'server'))
  // A page that was kept loads anew, so that what is there to press may go.
  const press = ({ region, name }: { readonly region: string; readonly name: string }) =>
    [...document.querySelectorAll<HTMLElement>('section[aria-label] button')]
      .find(
        (button) =>
          button.getAttribute('aria-label') === name &&
          button.closest('section[aria-label]')?.getAttribute('aria-label') === region,
      )
      ?.click()
  const name = lifter.say('execution:check.open', { set: lifter.setName(number) })
  await expect
    .poll(async () => {
      if (await logged.isVisible()) return 'logged'
      await lifter.page.evaluate(press, { region: exercise, name }).catch(() => undefined)
      return 'open'
    })
    .toBe('logged')
}

test('a page that is left right after a tick leaves the storage free, and the set is logged once', {
  tag: '@short',
}, async ({ server, phone }) => {
  test.slow()
  const lifter = await inWorkout(await phone(), server)
  for (const [index, set] of SETS.entries()) {
    await tickAndLeave(lifter, set, '/workouts', index * 30)
    await lifter.page.waitForURL(/\/workouts$/)
    await lifter.page.getByRole('link', { name: lifter.say('workouts:list.continueNamed', { name: WORKOUT }) }).click()
    await isLoggedOrOpen(lifter, set)
  }
  await lifter.goTo('/dashboard')
  await lifter.isSynced()
})

test('a page that is shown again after it was left right after a tick reads and writes', async ({ server, phone }) => {
  test.slow()
  const lifter = await inWorkout(await phone(), server)
  for (const [index, set] of SETS.entries()) {
    await tickAndLeave(lifter, set, '/privacy', index * 30)
    await lifter.page.waitForURL(/\/privacy$/)
    await lifter.page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => lifter.page.evaluate(() => document.readyState)).toBe('complete')
    await lifter.page.goBack()
    await lifter.page.waitForURL(/\/execute$/)
    // A page that was kept loads anew.
    const wasLeft = () => lifter.page.evaluate(() => Reflect.has(window, '__wasLeft')).catch(() => true)
    await expect.poll(wasLeft).toBe(false)
    await isLoggedOrOpen(lifter, set)
  }
  await lifter.goTo('/dashboard')
  await lifter.isSynced()
})

test('a page that is left by its first tap, while the app still starts, leaves the storage free', async ({
  server,
  phone,
}) => {
  test.slow()
  const lifter = await inWorkout(await phone(), server)
  await lifter.goTo('/dashboard')
  await lifter.isSynced()
  for (const set of SETS) {
    await lifter.goTo('/dashboard')
    const path = await lifter.page.evaluate(async () => {
      for (;;) {
        const link = document.querySelector<HTMLAnchorElement>('a[href$="/execute"]')
        if (link) {
          location.assign(link.href)
          return link.pathname
        }
        await new Promise(requestAnimationFrame)
      }
    })
    await lifter.page.waitForURL(new RegExp(`${path}$`))
    await isLoggedOrOpen(lifter, set)
  }
})
