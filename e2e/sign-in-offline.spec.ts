import { expect } from '@playwright/test'
import type { Device } from '../tooling/device.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { shiftClock } from './support/clock.ts'
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

/** The workouts are there, a set can be logged, nobody is sent away, and no error is told. */
async function isAtHome(lifter: Lifter): Promise<void> {
  const { page } = lifter
  await expect(page.getByRole('article', { name: WORKOUT })).toBeVisible()
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  // Toasts have their place in the page while they say nothing.
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(page).toHaveURL(/execute/)
}

// proves 4.41, 7.13, 8.38
test('with server and provider stopped', async ({ ownServer, device }) => {
  const server = await ownServer()
  const phone = await device()
  await closedPhone(phone, server)
  await server.stop()

  const lifter = await openLater(phone, server)
  await lifter.goTo('/workouts')
  await isAtHome(lifter)
  // The login leads back, once the provider has been given its three seconds.
  await lifter.goTo('/auth/login')
  await expect(lifter.page).toHaveURL(/dashboard/)
})

const ANSWERS = {
  'answers 429': { status: 429, json: { error: { code: 429, message: 'RESOURCE_EXHAUSTED' } } },
  'answers 503': { status: 503, json: { error: { code: 503, message: 'The service is unavailable.' } } },
  'is a captive portal': { status: 200, contentType: 'text/html', body: '<h1>Gym WiFi</h1>' },
  'says nothing': null,
} as const

for (const [what, answer] of Object.entries(ANSWERS)) {
  // proves 4.23
  test(`with a provider that ${what}, without waiting for it`, async ({ server, device }) => {
    const phone = await device()
    await closedPhone(phone, server)

    const lifter = await openLater(phone, server)
    // Held back until the workouts stand: they did not wait for it.
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked = lifter.page.waitForRequest(PROVIDER)
    await phone.context.route(PROVIDER, async (route) => {
      await released
      if (answer) await route.fulfill(answer).catch(() => undefined)
    })
    await lifter.goTo('/workouts')
    await expect(lifter.page.getByRole('article', { name: WORKOUT })).toBeVisible()
    await asked
    release()
    await isAtHome(lifter)
  })
}
