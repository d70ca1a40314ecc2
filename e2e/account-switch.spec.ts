import { expect } from '@playwright/test'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { pullAll } from '../tooling/api.ts'
import { laterBy } from '../tooling/clock.ts'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { endAccount, signIn, signUp } from '../tooling/identity.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { saveAndRemoveKept } from './support/kept-data.ts'
import { test } from './support/test.ts'
import type { Wire } from './support/wire.ts'

// Unsent sets across changes of people, tokens and accounts.

const TWO_HOURS_MS = 7_200_000

async function training(lifter: Lifter, email: string): Promise<void> {
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
}

test('unsent changes of one person wait through another one’s visit, and are sent under their own account', async ({
  ownServer,
  device,
}) => {
  const server = await ownServer()
  const ana = await aPerson(server)
  const bento = { email: newEmail() }
  await signUp(server, bento.email, PASSWORD)
  const lifter = await lifterAt((await device()).page, server)
  await training(lifter, ana.email)
  await lifter.isInstalled()

  await server.stop()
  await lifter.logSet(BENCH, 2, { weight: '82.5', reps: '7' })
  await lifter.signOut()
  await expect(lifter.page.getByText(lifter.say('profile:signOut.kept'))).toBeVisible()

  await server.restart()
  await lifter.logIn(bento.email)
  await lifter.goTo('/workouts')
  await expect(lifter.page.getByRole('heading', { name: lifter.say('workouts:empty.title') })).toBeVisible()
  await lifter.goTo('/outbox')
  await expect(lifter.page.getByRole('heading', { name: lifter.say('outbox:emptyTitle') })).toBeVisible()
  const asBento = await signIn(server, bento.email, PASSWORD)
  for (const collection of COLLECTION_NAMES) expect(await pullAll(server, asBento, collection)).toEqual([])
  await lifter.signOut()

  await lifter.logIn(ana.email)
  await lifter.continueWorkout(WORKOUT)
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
  await expect(lifter.tick(BENCH, 2, 'server')).toBeVisible()
  expect(JSON.stringify(await pullAll(server, await signIn(server, ana.email, PASSWORD), 'sessions'))).toContain('82.5')
})

test('a set that another tab logs while one signs out stays, and is sent after the next login', async ({
  server,
  page,
  context,
}) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await training(lifter, email)
  const leaving = await lifterAt(await context.newPage(), server)
  await leaving.goTo('/profile')
  await leaving.isSynced()
  // A sign-out sends what waits of the profile: its answer is long in coming, and the training is compared by then.
  const answer = Promise.withResolvers<void>()
  await context.route('**/api/user/profile', async (route) => {
    if (route.request().method() !== 'GET') await answer.promise
    await route.continue()
  })
  await leaving.page.getByLabel(leaving.say('profile:about.name'), { exact: true }).fill('Ana')
  await leaving.page.getByLabel(leaving.say('profile:about.weight', { unit: 'kg' })).fill('82.5')
  await leaving.page.getByRole('button', { name: leaving.say('shared:save'), exact: true }).click()
  const compared = context.waitForEvent('response', (response) => response.url().endsWith('/api/sync/digest'))
  const signOut = { name: leaving.say('profile:signOut.action'), exact: true }
  await leaving.page.getByRole('button', signOut).click()
  await leaving.page.getByRole('alertdialog').getByRole('button', signOut).click()
  await compared
  await context.route('**/api/sync/push', (route) => route.abort())
  await lifter.page.bringToFront()
  await lifter.logSet(BENCH, 2, { weight: '82.5', reps: '7' })
  await expect(lifter.tick(BENCH, 2, 'device')).toBeVisible()
  answer.resolve()
  await expect(leaving.page).toHaveURL(/auth\/login/)
  await expect(leaving.page.getByText(leaving.say('profile:signOut.kept'))).toBeVisible()

  await context.unroute('**/api/sync/push')
  await leaving.logIn(email)
  await leaving.continueWorkout(WORKOUT)
  await expect(leaving.tick(BENCH, 2, 'server')).toBeVisible()
})

// proves 7.34
test('an expired token is renewed without the person noticing', async ({ ownServer, device, network }) => {
  const server = await ownServer()
  const { email } = await aPerson(server)
  const wire = await network(server)
  const lifter = await lifterAt((await device()).page, wire)
  await training(lifter, email)

  await server.stop()
  await server.restart(undefined, laterBy(TWO_HOURS_MS))
  await lifter.noticeNetwork()
  await lifter.logSet(BENCH, 2, { weight: '82.5', reps: '7' })
  await expect(lifter.tick(BENCH, 2, 'server')).toBeVisible()
  expect(wire.pushes.at(-1)?.status).toBe(200)
})

/** The server refuses this device's tokens; checks what the person sees. */
async function refuseAndGoOn(lifter: Lifter, wire: Wire): Promise<void> {
  wire.chooseFault = ({ path }) => (path.startsWith('/api/sync') ? 'unauthenticated' : 'none')
  await lifter.noticeNetwork()
  await lifter.logSet(BENCH, 2, { weight: '82.5', reps: '7' })
  await lifter.page.reload()
  await expect(lifter.tick(BENCH, 2, 'device')).toBeVisible()
  await lifter.logSet(BENCH, 3, { weight: '85', reps: '5' })
  await lifter.goTo('/outbox')
  await expect(lifter.page.getByText(lifter.say('outbox:problem.reauthenticate'))).toBeVisible()
  const waiting = lifter.page.getByRole('region', { name: lifter.say('outbox:waitingTitle') })
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
}

test('a server that refuses all tokens signs nobody out, and gets everything once it accepts them', async ({
  server,
  device,
  network,
}) => {
  const wire = await network(server)
  const { email } = await aPerson(server)
  const lifter = await lifterAt((await device()).page, wire)
  await training(lifter, email)
  await refuseAndGoOn(lifter, wire)
  // The login is reachable instead of redirecting to the dashboard.
  await lifter.page.getByRole('link', { name: lifter.say('outbox:signIn') }).click()
  await expect(lifter.page.getByText(lifter.say('auth:again.lead', { email }))).toBeVisible()
  await expect(lifter.page).toHaveURL(/\/auth\/login/)

  wire.chooseFault = () => 'none'
  await lifter.noticeNetwork()
  await lifter.isSynced()
  await lifter.continueWorkout(WORKOUT)
  for (const number of [1, 2, 3]) await expect(lifter.tick(BENCH, number, 'server')).toBeVisible()
})

// proves 4.28
test('a session ended by the provider is signed out, and unsent data can be exported', async ({
  server,
  device,
  network,
}) => {
  const wire = await network(server)
  const person = await aPerson(server)
  const lifter = await lifterAt((await device()).page, wire)
  await training(lifter, person.email)
  wire.chooseFault = ({ path }) => (path.startsWith('/api/sync') ? 'cut-before' : 'none')
  await lifter.logSet(BENCH, 2, { weight: '82.5', reps: '7' })
  await expect(lifter.tick(BENCH, 2, 'device')).toBeVisible()

  await endAccount(server, person)
  wire.chooseFault = ({ path }) => (path.startsWith('/api/sync') ? 'unauthenticated' : 'none')
  await lifter.noticeNetwork()
  await expect(lifter.page).toHaveURL(/\/auth\/login/, { timeout: 60_000 })
  await expect(lifter.page.getByText(lifter.say('auth:ended.expired'))).toBeVisible()

  await saveAndRemoveKept(lifter, '82.5')
  await expect(lifter.page.getByText(lifter.say('auth:ended.expired'))).toBeHidden()
  const left = await lifter.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
  expect(left.filter((name) => name.startsWith('rxdb-dexie-barra-'))).toEqual([])
})
