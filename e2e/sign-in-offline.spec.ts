import { expect } from '@playwright/test'
import { shiftClock } from '../tooling/clock.ts'
import type { Device } from '../tooling/device.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { test } from './support/test.ts'

// A cold start with an expired token keeps the person signed in, whatever the provider does.

const TWO_HOURS_MS = 7_200_000
const PROVIDER = /identitytoolkit|securetoken/

/** A phone with the app, signed in and synced, with its browser closed. */
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

/** The workouts are there, a set can be logged, no redirect, and no error is shown. */
async function isAtHome(lifter: Lifter): Promise<void> {
  const { page } = lifter
  await expect(page.getByRole('article', { name: WORKOUT })).toBeVisible()
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  // Empty toasts are part of the page.
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
  // The login redirects back after waiting three seconds for the provider.
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
    // Blocked until the workouts are displayed: they did not wait for it.
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
