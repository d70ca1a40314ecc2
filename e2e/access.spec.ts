import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { shiftClock } from '../tooling/clock.ts'
import { newEmail } from '../tooling/credentials.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, ROW, WORKOUT } from '../tooling/person.ts'
import { storedDocuments } from '../tooling/stored.ts'
import { codeMailedTo } from './support/mails.ts'
import { expectInside } from './support/overlays.ts'
import { endTrial, payFor } from './support/subscription.ts'
import { test } from './support/test.ts'

// Access is decided on the phone, by the server's last signed statement.

const DAY_MS = 24 * 60 * 60_000

/** The device's stored subscription, if any. */
async function keptOn(page: Page): Promise<{ status: string; currentPeriodEnd: string; highWaterMs: number }> {
  const { status = {}, highWaterMs = 0 } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('barra.subscription') ?? '{}'),
  )
  return { status: '', currentPeriodEnd: '', ...status, highWaterMs }
}

const paywallOf = ({ page, say }: Lifter) => page.getByRole('dialog', { name: say('subscription:paywall.title') })
const connectOf = ({ page, say }: Lifter) => page.getByRole('heading', { name: say('subscription:connect.title') })

/** Logs every set of both exercises of the workout `Upper`, from one on. */
async function logTheRest(lifter: Lifter, from: number): Promise<void> {
  for (const exercise of [BENCH, ROW]) {
    for (let number = exercise === BENCH ? from : 1; number <= 3; number++)
      await lifter.logSet(exercise, number, { weight: '80', reps: '8' })
  }
}

// proves 6.3, 8.34
test('a subscriber trains offline; 15 days after the period the phone asks to connect, and explains why', async ({
  ownServer,
  device,
}) => {
  test.slow()
  const server = await ownServer()
  const person = await aPerson(server)
  const phone = await device()
  let lifter = await lifterAt(phone.page, server)
  await lifter.logIn(person.email)
  await payFor(server, person, 'monthly')
  await lifter.page.reload()
  await expect.poll(async () => (await keptOn(lifter.page)).status).toBe('active')
  await lifter.goTo('/workouts')
  await expect(lifter.page.getByRole('article', { name: WORKOUT })).toBeVisible()
  await lifter.isSynced()
  await lifter.isInstalled()
  const { currentPeriodEnd } = await keptOn(lifter.page)
  const untilEndMs = Date.parse(currentPeriodEnd) - Date.now()
  await server.stop()

  /** The phone is switched off, and on again when its clock shows so many milliseconds later than now. */
  const startColdAt = async (milliseconds: number) => {
    await phone.close()
    await phone.reopen()
    await shiftClock(phone.context, milliseconds)
    lifter = await lifterAt(phone.page, server)
  }

  await test.step('the period ends today', async () => {
    await startColdAt(untilEndMs)
    await lifter.startWorkout(WORKOUT)
    await logTheRest(lifter, 1)
    await lifter.finish()
  })

  await test.step('15 days later it asks to connect, says why, and history and export stay open', async () => {
    await startColdAt(untilEndMs + 15 * DAY_MS)
    await lifter.goTo('/dashboard')
    await expect(connectOf(lifter)).toBeVisible()
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
    const why = lifter.say('subscription:connect.renewal', { date: date.format(new Date(currentPeriodEnd)) })
    await expect(lifter.page.getByText(why)).toBeVisible()
    await lifter.page.getByRole('button', { name: lifter.say('subscription:retry') }).click()
    await expect(lifter.page.getByText(lifter.say('subscription:offline.load'))).toBeVisible()

    await lifter.page.getByRole('link', { name: lifter.say('subscription:paywall.history') }).click()
    await lifter.page.getByRole('link', { name: WORKOUT, exact: true }).click()
    await expect.poll(async () => (await lifter.doneSets()).length).toBe(2)
    await lifter.goTo('/workouts')
    await lifter.page.getByRole('link', { name: lifter.say('workouts:list.startNamed', { name: WORKOUT }) }).click()
    await expect(connectOf(lifter)).toBeVisible()
    await lifter.page.getByRole('link', { name: lifter.say('subscription:paywall.export') }).click()
    const download = lifter.page.waitForEvent('download')
    await lifter.page.getByRole('button', { name: lifter.say('profile:export.action'), exact: true }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(WORKOUT)
    await expect(paywallOf(lifter)).toBeHidden()
  })

  await test.step('turning the clock back gains nothing', async () => {
    const later = Date.now() + untilEndMs + 15 * DAY_MS - 60_000
    await expect.poll(async () => (await keptOn(lifter.page)).highWaterMs).toBeGreaterThan(later)
    await startColdAt(0)
    await lifter.goTo('/dashboard')
    await expect(connectOf(lifter)).toBeVisible()
    await lifter.goTo('/workout/execute')
    await expect(connectOf(lifter)).toBeVisible()
  })

  await test.step('back online it opens by itself', async () => {
    await server.restart()
    await lifter.noticeNetwork()
    await expect(lifter.page.getByRole('button', { name: lifter.say('execution:finish'), exact: true })).toBeVisible()
  })
})

// proves 1.6, 2.46, 2.53, 4.19, 6.2, 8.4
test('a running workout can be finished after the trial ended, and a new one shows the paywall', async ({
  server,
  device,
}) => {
  const person = await aPerson(server)
  const { page } = await device()
  const lifter = await lifterAt(page, server)
  await lifter.logIn(person.email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()

  await test.step('the trial ends in the middle of it', async () => {
    await endTrial(server, person)
    await page.reload()
    await expect.poll(async () => (await keptOn(page)).status).toBe('none')
    await lifter.logSet(BENCH, 2, { weight: '80', reps: '8' })
  })

  await test.step('the paywall leads back to it', async () => {
    await lifter.goTo('/dashboard')
    await expect(page).toHaveURL(/\/subscription$/)
    const goOn = lifter.say('subscription:running.continue', { name: WORKOUT })
    await paywallOf(lifter).getByRole('link', { name: goOn }).click()
    await lifter.hasLogged(BENCH, 2)
    await logTheRest(lifter, 3)
    await lifter.finish()
  })

  await test.step('wherever a new one can be started, the paywall comes instead, and nothing is started', async () => {
    await lifter.openOptions(WORKOUT)
    const cameFrom = page.url()
    await page.getByRole('menuitem', { name: lifter.say('sessions:repeat') }).click()
    await expect(paywallOf(lifter)).toBeVisible()
    await expectInside(lifter.page, 'the paywall')
    await expect(page).toHaveURL(/\/subscription$/)
    // Without access it cannot be closed, only left.
    await expect(page.getByRole('button', { name: lifter.say('subscription:paywall.close') })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(cameFrom)
    await expect(paywallOf(lifter)).toBeHidden()

    await lifter.goTo('/workouts')
    const start = page.getByRole('link', { name: lifter.say('workouts:list.startNamed', { name: WORKOUT }) })
    await start.click()
    await expect(paywallOf(lifter)).toBeVisible()
    await lifter.pressBack()
    await expect(page).toHaveURL(/\/workouts$/)
    await expect(paywallOf(lifter)).toBeHidden()
    // Within a second of its opening it would be asked for in vain; a start forgets that.
    await lifter.goTo('/workouts')
    await start.click()
    await expect(paywallOf(lifter)).toBeVisible()
    // As a browser goes back that asks the page nothing.
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/\/workouts$/)
    await expect(paywallOf(lifter)).toBeHidden()
    await lifter.goTo('/workouts')
    await start.click()
    await paywallOf(lifter)
      .getByRole('link', { name: lifter.say('subscription:paywall.toRoutines') })
      .click()
    await expect(start).toBeVisible()
    await expect(paywallOf(lifter)).toBeHidden()
    for (const path of ['/workout/execute', '/workouts/execute']) {
      await page.goto(server.url + path, { waitUntil: 'commit' })
      await expect(paywallOf(lifter), path).toBeVisible()
      await expect(page, path).toHaveURL(/\/subscription$/)
    }
    expect(await storedDocuments(page, 'sessions')).toHaveLength(1)

    await paywallOf(lifter)
      .getByRole('link', { name: lifter.say('subscription:paywall.history') })
      .click()
    await expect(page.getByRole('link', { name: WORKOUT, exact: true })).toBeVisible()
    await expect(paywallOf(lifter)).toBeHidden()
  })

  await test.step('an answer 402 opens it as well, but not on the page of the plans', async () => {
    const error = { code: 'SUBSCRIPTION_EXPIRED', message: 'The subscription is over' }
    for (const call of ['**/api/subscriptions/payments', '**/api/stripe/checkout'])
      await page.route(call, (route) => route.fulfill({ status: 402, json: { error } }))
    await lifter.goTo('/profile/subscription')
    await expect(paywallOf(lifter)).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/subscription$/)
    await lifter.goTo('/subscription')
    await page.getByRole('button', { name: lifter.say('subscription:plan.choose.annual') }).click()
    await expect(page.getByText(lifter.say('subscription:failure.checkoutFailed'))).toBeVisible()
    await expect(paywallOf(lifter)).toBeHidden()
  })

  await test.step('who pays is let in again', async () => {
    await payFor(server, person, 'annual')
    await lifter.goTo('/subscription')
    await expect.poll(async () => (await keptOn(page)).status).toBe('active')
    await lifter.goTo('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await lifter.startWorkout(WORKOUT)
  })
})

// proves 4.11
test('a missing first statement about the subscription does not block for long', async ({ server, device }) => {
  const { email } = await aPerson(server)
  const { page } = await device()
  // The request hangs forever: only the guard itself can end the wait.
  await page.route('**/api/subscriptions/status', () => undefined)
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await lifter.startWorkout(WORKOUT)
})

test('the trial begins with the confirmed address; until then the phone opens for 72 hours of use', async ({
  server,
  device,
}) => {
  const phone = await device()
  let lifter = await lifterAt(phone.page, server)
  const email = newEmail()
  await lifter.signUp(email)
  await expect(lifter.page.getByText(lifter.say('subscription:confirm.title'))).toBeVisible()
  await lifter.goTo('/progress')
  await expect(lifter.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(lifter.page).toHaveURL(/progress/)
  await lifter.isInstalled()

  await test.step('after 72 hours it asks to confirm, and history and export stay open', async () => {
    await phone.close()
    await phone.reopen()
    await shiftClock(phone.context, 3 * DAY_MS + 60_000)
    lifter = await lifterAt(phone.page, server)
    await lifter.goTo('/dashboard')
    const title = lifter.say('subscription:confirm.title')
    await expect(lifter.page.getByRole('heading', { name: title })).toBeVisible()
    await expect(lifter.page.getByText(lifter.say('subscription:connect.confirmation'))).toBeVisible()
    await expect(paywallOf(lifter)).toBeHidden()
    await lifter.page.getByRole('link', { name: lifter.say('subscription:paywall.history') }).click()
    await expect(lifter.page).toHaveURL(/all\/sessions/)
  })

  await test.step('the link of the mail, opened anywhere, starts it', async () => {
    const confirming = await device()
    await confirming.page.goto(
      `${server.url}/auth/callback?mode=verifyEmail&oobCode=${await codeMailedTo(server, email, 'verifyEmail')}`,
    )
    await expect(confirming.page.getByText(lifter.say('auth:callback.verifyEmail.done'))).toBeVisible()
    await lifter.goTo('/dashboard')
    await expect(lifter.page.getByText(/days left in your trial/)).toBeVisible()
  })
})
