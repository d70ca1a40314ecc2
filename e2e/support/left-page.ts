import { expect } from '@playwright/test'
import type { EngineLifter } from '../../tooling/engines/engine-lifter.ts'
import type { AnyLocator, AnyPage, EngineDevice } from '../../tooling/engines/engine-page.ts'
import { aPerson, BENCH, ROW, WORKOUT } from '../../tooling/person.ts'
import type { Server } from '../../tooling/server.ts'
import { lifterAt } from './engine-test.ts'

// A page that is left in the middle of a write, and the workout in the next one.

/** Each is open with the figures of the one before. */
export const SETS = [BENCH, ROW].flatMap((exercise) => [2, 3].map((number) => ({ exercise, number })))
type OpenSet = (typeof SETS)[number]

type AnyLifter = EngineLifter<AnyLocator, AnyPage>

/** In a running workout whose exercises have a logged set each. */
export async function inWorkout(device: EngineDevice, server: Server): Promise<AnyLifter> {
  const person = await aPerson(server)
  const lifter = await lifterAt(device.page, server)
  await lifter.logIn(person.email)
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  for (const exercise of [BENCH, ROW]) await lifter.logSet(exercise, 1, { weight: '80', reps: '8' })
  return lifter
}

/** Ticks a set and, a moment later, leaves the page for another one. */
export async function tickAndLeave(lifter: AnyLifter, { exercise, number }: OpenSet, path: string, delayMs: number) {
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
export async function isLoggedOrOpen(lifter: AnyLifter, { exercise, number }: OpenSet): Promise<void> {
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
