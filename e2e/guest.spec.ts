import { expect } from '@playwright/test'
import { pullAll } from '../tooling/api.ts'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { signIn } from '../tooling/identity.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH } from '../tooling/person.ts'
import { contentOf, storedDocuments } from '../tooling/stored.ts'
import { test } from './support/test.ts'

// Trying the app without an account: a real workout, which need not be repeated later.

/** The sample workout, with its warm-up and two sets of the bench press logged as suggested. */
async function tryOut(lifter: Lifter): Promise<void> {
  await lifter.goTo('/')
  await lifter.page
    .getByRole('link', { name: lifter.say('site:tryIt') })
    .first()
    .click()
  await expect(lifter.page.getByRole('heading', { name: lifter.say('execution:sample.name'), level: 1 })).toBeVisible()
  const warmUp = lifter.say('shared:setName.warm-up', { number: 1 })
  await lifter
    .exercise(BENCH)
    .getByRole('button', { name: lifter.say('execution:check.open', { set: warmUp }) })
    .click()
  await lifter.tick(BENCH, 1, 'open').click()
  await expect(lifter.tick(BENCH, 1, 'device')).toBeVisible()
  await lifter.logSet(BENCH, 2, { weight: '100', reps: '6' })
}

// proves 2.22
test('a workout without an account survives a reload, and moves into the account', async ({ server, device }) => {
  // Where a bar weighs 45 lb.
  const phone = await device({ timezoneId: 'America/New_York' })
  const lifter = await lifterAt(phone.page, server)
  const asked: string[] = []
  phone.context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url())
  })
  await tryOut(lifter)
  await lifter.page.reload()
  await expect(lifter.tick(BENCH, 1, 'device')).toBeVisible()
  await expect(lifter.tick(BENCH, 2, 'device')).toBeVisible()
  await lifter.end('left out')
  // Nothing of a guest is sent.
  expect(asked).toEqual([])

  await lifter.page.getByRole('link', { name: lifter.say('execution:sample.keep') }).click()
  await expect(lifter.page.getByText(lifter.say('auth:signup.guestIsKept'))).toBeVisible()
  const email = newEmail()
  await lifter.fillSignUp(email)
  await lifter.openSession(lifter.say('execution:sample.name'))
  expect(await lifter.doneSets()).toContainEqual([BENCH, ['W 45 lb × 10 Warm-up', '1 95 lb × 8', '2 100 lb × 6']])

  await lifter.isSynced()
  const account = await signIn(server, email, PASSWORD)
  expect(contentOf(await pullAll(server, account, 'sessions'))).toEqual(
    contentOf(await storedDocuments(lifter.page, 'sessions')),
  )
})

test('a sample workout does not move into an account without consent', async ({ server, device }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt((await device()).page, server)
  await tryOut(lifter)
  await lifter.logIn(email)
  await lifter.goTo('/workout/all/sessions')
  await expect(lifter.page.getByRole('heading', { name: lifter.say('sessions:history.emptyTitle') })).toBeVisible()
})
