import { expect } from '@playwright/test'
import type { Device } from './support/browser.ts'
import { shiftClock } from './support/clock.ts'
import { type Lifter, lifterAt } from './support/lifter.ts'
import { aPerson, BENCH, ROW, WORKOUT } from './support/person.ts'
import type { Server } from './support/server.ts'
import { test } from './support/test.ts'

// Who is signed in stays so at a cold start with a token that ran out, whatever the provider does or fails to do.

const TWO_HOURS_MS = 7_200_000
const PROVIDER = /identitytoolkit|securetoken/

/** A phone whose person has signed in and synced, with the app on it, and whose browser is closed. */
async function closedPhone(phone: Device, server: Server): Promise<void> {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(phone.page, server)
  await lifter.logIn(email)
  await lifter.goTo('/workouts')
  await expect(lifter.page.getByRole('article', { name: WORKOUT })).toBeVisible()
  await lifter.isInstalled()
  await lifter.isSynced()
  await phone.close()
}

/** Opens the browser two hours later: the token has run out. */
async function openLater(phone: Device, server: Server): Promise<Lifter> {
  await phone.reopen()
  await shiftClock(phone.context, TWO_HOURS_MS)
  return lifterAt(phone.page, server)
}

/** A set can be logged in the workout that runs, nobody is sent away, and no error is told. */
async function canLog(lifter: Lifter, exercise: string, set: number): Promise<void> {
  await lifter.logSet(exercise, set, { weight: '80', reps: '8' })
  // Toasts have their place in the page while they say nothing.
  await expect(lifter.page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(lifter.page).toHaveURL(/execute/)
}

test('with server and provider stopped', async ({ ownServer, device }) => {
  const server = await ownServer()
  const phone = await device()
  await closedPhone(phone, server)
  await server.stop()

  const lifter = await openLater(phone, server)
  await lifter.goTo('/workouts')
  await lifter.startWorkout(WORKOUT)
  await canLog(lifter, BENCH, 1)
  // The login leads back, once the provider has been given its three seconds.
  await lifter.goTo('/auth/login')
  await expect(lifter.page).toHaveURL(/dashboard/)
})

const ANSWERS = [
  { status: 429, json: { error: { code: 429, message: 'RESOURCE_EXHAUSTED' } } },
  { status: 503, json: { error: { code: 503, message: 'The service is unavailable.' } } },
  // A captive portal.
  { status: 200, contentType: 'text/html', body: '<h1>Gym WiFi</h1>' },
  'silence',
] as const

test('with a provider that answers 429, 503, a page of its own or nothing, without waiting for it', async ({
  server,
  device,
}) => {
  const phone = await device()
  await closedPhone(phone, server)
  for (const [start, answer] of ANSWERS.entries()) {
    const lifter = await openLater(phone, server)
    // Held back until the workouts stand: they did not wait for it.
    const held = Promise.withResolvers<void>()
    const asked = lifter.page.waitForRequest(PROVIDER)
    await phone.context.route(PROVIDER, async (route) => {
      await held.promise
      if (answer !== 'silence') await route.fulfill(answer).catch(() => undefined)
    })
    await lifter.goTo('/workouts')
    await expect(lifter.page.getByRole('article', { name: WORKOUT })).toBeVisible()
    await asked
    held.resolve()
    if (start === 0) await lifter.startWorkout(WORKOUT)
    else await lifter.continueWorkout(WORKOUT)
    await canLog(lifter, start < 3 ? BENCH : ROW, (start % 3) + 1)
    await phone.close()
  }
})
