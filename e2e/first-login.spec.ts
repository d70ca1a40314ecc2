import { expect } from '@playwright/test'
import { aLoggedSet, exerciseOf, sessionOf } from '../tests/builders.ts'
import { push } from '../tooling/api.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, type Person, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { test } from './support/test.ts'

// A login on a new phone with existing training: until it has arrived, nothing claims that there is none.

const PULLS = /^\/api\/sync\/(?:pull|slices)/

/** A person with a workout and two sessions on the server. */
async function someoneTrained(server: Server): Promise<Person> {
  const person = await aPerson(server)
  const exercises = [exerciseOf([aLoggedSet(80, 8)], { name: BENCH })]
  const sessions = ['2026-03-02', '2026-03-04'].map((day) => ({
    ...sessionOf(exercises, { name: WORKOUT }),
    startedAt: `${day}T18:00:00.000Z`,
    endedAt: `${day}T19:00:00.000Z`,
  }))
  await push(server, person, 'sessions', sessions)
  return person
}

async function saysNothingIsMissing({ page, say }: Lifter): Promise<void> {
  await expect(page.getByText(say('dashboard:beginning.title'))).toBeHidden()
  await expect(page.getByRole('heading', { name: say('dashboard:week.title') })).toBeHidden()
  await expect(page.getByText(say('workouts:empty.title'))).toBeHidden()
  await expect(page.getByText(say('sessions:history.emptyTitle'))).toBeHidden()
}

test('every screen shows that training is still being fetched', async ({ page, server, network }) => {
  const wire = await network(server)
  wire.chooseFault = ({ path }) => (PULLS.test(path) ? 'hang' : 'none')
  const { email } = await someoneTrained(server)
  const lifter = await lifterAt(page, wire)
  const { say } = lifter
  const notice = page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^(${say('shared:firstFetch.coming')}|${say('shared:firstFetch.notHere')})`) })
  await lifter.logIn(email)
  for (const path of ['/dashboard', '/workouts', '/workout/all/sessions']) {
    await lifter.goTo(path)
    await expect(notice).toBeVisible()
    await saysNothingIsMissing(lifter)
  }

  await test.step('a workout can be started meanwhile', async () => {
    await lifter.goTo('/dashboard')
    await page.getByRole('link', { name: say('shared:firstFetch.start') }).click()
    await expect(page).toHaveURL(/workout\/[^/]+\/execute/)
  })
  await test.step('once it has come, it is there, and nothing is waited for any more', async () => {
    wire.chooseFault = () => 'none'
    await lifter.noticeNetwork()
    await lifter.goTo('/dashboard')
    await lifter.isSynced()
    await expect(notice).toBeHidden()
    await expect(page.getByRole('heading', { name: say('dashboard:week.title') })).toBeVisible()
    await lifter.goTo('/workout/all/sessions')
    await expect(page.getByRole('link', { name: WORKOUT, exact: true })).toHaveCount(2)
  })
})

test('offline after the first login, screens explain when training arrives, and a workout can be started', async ({
  ownServer,
  device,
  network,
}) => {
  const server = await ownServer()
  const wire = await network(server)
  wire.chooseFault = ({ path }) => (PULLS.test(path) ? 'cut-before' : 'none')
  const { email } = await someoneTrained(server)
  const phone = await device()
  const lifter = await lifterAt(phone.page, wire)
  await lifter.logIn(email)
  await lifter.isInstalled()
  await wire.dispose()
  await server.stop()
  await phone.close()

  const again = await lifterAt(await phone.reopen(), wire)
  await again.goTo('/dashboard')
  await expect(again.page.getByText(again.say('shared:firstFetch.offline'))).toBeVisible()
  await saysNothingIsMissing(again)
  await again.page.getByRole('link', { name: again.say('shared:firstFetch.start') }).click()
  await expect(again.page).toHaveURL(/workout\/[^/]+\/execute/)
  await again.page.reload()
  await expect(again.page.getByRole('button', { name: again.say('execution:finish'), exact: true })).toBeVisible()
})
