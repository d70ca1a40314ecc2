import { expect, type Page } from '@playwright/test'
import { DASHBOARD_PATH, EXERCISES_PATH, HISTORY_PATH, WORKOUTS_PATH } from '#contract/routes.ts'
import { ACCOUNT_KEY } from '#platform/account/account-record.ts'
import { Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { screens } from '../tooling/screens.ts'
import type { Server } from '../tooling/server.ts'
import { wordsIn } from '../tooling/words.ts'
import { expectOpenToAll } from './support/access.ts'
import { expectClearCorners } from './support/corners.ts'
import { expectStill, watchShifts } from './support/layout-shift.ts'
import { lengthener, lengthenFinishedPage, lengthenMessages } from './support/lengthened-words.ts'
import { expectAllOpened, OPENERS, openAll } from './support/overlays.ts'
import { addressOf, train, turnTo } from './support/screens.ts'
import { PAGE_WITHOUT_SCRIPTS } from './support/service-worker.ts'
import { expectSoundLayout } from './support/sound-layout.ts'
import { test } from './support/test.ts'

// Every screen of the route table, and its overlays, in a pseudo-language longer than any of ours: laid out well on a
// phone, a tablet and a desktop, clear of rounded corners, readable as a whole, and accessible. While it loads, nothing
// moves.

async function look({ page }: Lifter, name: string): Promise<void> {
  await expect(page.locator('.loading-screen')).toBeHidden()
  await expect(page.getByText('›').first(), `${name}: longer words`).toBeVisible()
  await expectSoundLayout(page, name)
  await expectClearCorners(page, name)
  await expectOpenToAll(page, name, { madeUpWords: true })
}

async function lifterWithLongerWords(page: Page, server: Server): Promise<Lifter> {
  const lengthen = await lengthener()
  await lengthenMessages(page, lengthen)
  return new Lifter(page, server, await wordsIn('en-US', lengthen))
}

async function lookAt(lifter: Lifter, address: string): Promise<void> {
  await turnTo(lifter, address)
  await expect(lifter.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if ((await lifter.page.locator('#root').count()) === 0) await lengthenFinishedPage(lifter.page)
  await look(lifter, address)
}

// proves 9.48
test('public screens are readable with longer texts, and accessible', async ({ page, server }) => {
  test.slow()
  const lifter = await lifterWithLongerWords(page, server)
  for (const { path } of (await screens()).filter(({ access }) => access !== 'login'))
    await lookAt(lifter, addressOf(path))
})

/** A person with content for every screen, in the middle of a workout. */
async function aLifterInWorkout(page: Page, server: Server) {
  const person = await aPerson(server)
  const ids = await train(server, person)
  const lifter = await lifterWithLongerWords(page, server)
  await lifter.logIn(person.email)
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  return { lifter, ids }
}

test('a running workout is readable with longer texts, and accessible', async ({ page, server }) => {
  test.slow()
  expectAllOpened()
  const { lifter } = await aLifterInWorkout(page, server)
  await look(lifter, 'a running workout')
  await openAll(lifter, OPENERS['a running workout'] ?? [])
  await test.step('a sheet is clear of the corners', async () => {
    await page.getByRole('button', { name: lifter.say('execution:options'), exact: true }).click()
    await page.getByRole('menuitem', { name: lifter.say('execution:note'), exact: true }).click()
    await expectClearCorners(page, 'a sheet')
    await page.keyboard.press('Escape')
  })
  await lifter.typeFigures(BENCH, 1, { weight: '102.5' })
  await look(lifter, 'the keypad')
  await lifter.logSet(BENCH, 1, { reps: '12' })
  await look(lifter, 'the rest')
  await openAll(lifter, OPENERS['a workout with a logged set'] ?? [])
})

// One test of all of them would be most of the run's last minutes, on one of two cores.
const PARTS = 3
for (let part = 0; part < PARTS; part++) {
  const name = `signed-in screens are readable with longer texts, and accessible, part ${part + 1} of ${PARTS}`
  test(name, async ({ page, server }) => {
    test.slow()
    const { lifter, ids } = await aLifterInWorkout(page, server)
    const paths = (await screens()).filter(({ access }) => access === 'login').map(({ path }) => path)
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      const inside = Object.keys(OPENERS).filter((known) => known.startsWith(`${path}?`))
      for (const known of [path, ...inside]) {
        await lookAt(lifter, addressOf(path, ids) + known.slice(path.length))
        await openAll(lifter, OPENERS[known] ?? [])
      }
    }
  })
}

/** The screens that people are on all the time. */
const MAIN = [DASHBOARD_PATH, WORKOUTS_PATH, HISTORY_PATH, EXERCISES_PATH]

/** Loads a screen by itself, until it is complete and, where that is looked at, everything is synced. */
async function expectNothingMoves(lifter: Lifter, address: string, how: string, isSynced = false): Promise<void> {
  const { page } = lifter
  await lifter.goTo(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.loading-screen')).toBeHidden()
  // Behind a question there is nothing yet.
  await expect(
    page.locator(':root:not(:has(dialog[open])) :is(#still, [aria-busy=true], [class*=_skeleton])'),
  ).toHaveCount(0)
  if (isSynced) await lifter.isSynced()
  await expectStill(page, `${address}, ${how}`)
}

/** Leaves on this device what signs a person in, and nothing else: the next load is the first one. */
async function forgetAllButSession(lifter: Lifter): Promise<void> {
  const { page } = lifter
  // A script would open them again.
  await lifter.goTo(PAGE_WITHOUT_SCRIPTS)
  await page.evaluate(async (account) => {
    for (const key of Object.keys(localStorage)) if (key !== account) localStorage.removeItem(key)
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined || name === 'firebaseLocalStorageDb') continue
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve
      })
    }
  }, ACCOUNT_KEY)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
}

for (const width of [390, 1440]) {
  test(`nothing moves while a screen loads, ${width} px wide`, async ({ page, server }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    const person = await aPerson(server)
    const ids = await train(server, person)
    const lifter = await lifterAt(page, server)
    const rows = await screens()
    for (const { path } of rows.filter(({ access }) => access !== 'login'))
      await expectNothingMoves(lifter, addressOf(path), 'a visitor')
    await lifter.logIn(person.email)
    await lifter.isSynced()
    await lifter.startWorkout(WORKOUT)
    const running = new URL(page.url()).pathname
    for (const { path } of rows.filter(({ access }) => access === 'login'))
      await expectNothingMoves(lifter, addressOf(path, ids), 'signed in')
    await lifter.goTo(DASHBOARD_PATH)
    await lifter.isSynced()
    for (const address of [running, ...MAIN]) {
      const showsSync = address !== running
      await expectNothingMoves(lifter, address, 'for the second time', showsSync)
      await forgetAllButSession(lifter)
      await expectNothingMoves(lifter, address, 'on a new device', showsSync)
    }
  })
}
