import { expect, type Page, type Route } from '@playwright/test'
import { newEmail } from '../tooling/credentials.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { builtScripts } from './support/built-files.ts'
import { test } from './support/test.ts'

// A screen is shown as it was last seen before the app runs, and a set can be checked off in it at once.

const WORKOUT = 'Legs'
const SQUAT = 'Barbell squat'
const still = (page: Page) => page.locator('#still')

/** Waits until the screen is kept as it is shown now: with this many sets done, and this text. */
async function isKept(page: Page, done = 0, text = ''): Promise<void> {
  const isMeant = (wanted: { readonly done: number; readonly text: string }) => {
    const still = JSON.parse(localStorage.getItem(`barra.still:${location.pathname}`) ?? 'null')
    if (!still?.html.includes(wanted.text)) return false
    // An open keypad has pressed keys, too.
    const kept = new DOMParser().parseFromString(still.html, 'text/html')
    return kept.querySelectorAll('li [aria-pressed="true"]').length === wanted.done
  }
  await expect.poll(() => page.evaluate(isMeant, { done, text })).toBe(true)
}

/** Loads the page anew; these files, its app as a rule, wait until the returned function is called. */
async function startHeld(page: Page, files = builtScripts('app')): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(still(page)).toBeVisible()
  return release
}

async function logFirstSet(page: Page, lifter: Lifter): Promise<void> {
  await lifter.signUp(newEmail())
  await lifter.buildWorkout(WORKOUT, [SQUAT])
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(SQUAT, 1, { weight: '100', reps: '5' })
  await isKept(page, 1)
}

test('a set checked off before the app runs is on this device, and once in the workout', async ({ page, server }) => {
  const lifter = await lifterAt(page, server)
  await logFirstSet(page, lifter)

  const release = await startHeld(page)
  await lifter.tick(SQUAT, 2, 'open').click()
  await expect(lifter.tick(SQUAT, 2, 'device')).toBeVisible()
  expect(await page.locator('#root').evaluate((root) => root.childElementCount)).toBe(0)

  release()
  await expect(still(page)).toHaveCount(0)
  await lifter.hasLogged(SQUAT, 2)
  await page.unroute(builtScripts('app'))
  await page.reload()
  await expect(still(page)).toHaveCount(0)
  await lifter.hasLogged(SQUAT, 2)
  await lifter.finish('left out')
  expect(await lifter.doneSets()).toEqual([[SQUAT, ['1 100 kg × 5', '2 100 kg × 5']]])
})

test('a screen looks as it did while every file but the page is held back', async ({ page, server }) => {
  const lifter = await lifterAt(page, server)
  await logFirstSet(page, lifter)
  const tick = lifter.tick(SQUAT, 2, 'open')
  const inApp = await tick.boundingBox()
  const hasStyles = () => JSON.parse(localStorage.getItem(`barra.still:${location.pathname}`) ?? '{}').css !== null
  await expect.poll(() => page.evaluate(hasStyles)).toBe(true)

  const release = await startHeld(page, /\/(assets|icons)\//)
  expect(await tick.boundingBox()).toEqual(inApp)
  release()
  await expect(still(page)).toHaveCount(0)
  await expect(tick).toBeVisible()
  expect(await tick.boundingBox()).toEqual(inApp)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

test('a set checked off in a start that ends before the app runs is there at the next one', async ({
  page,
  server,
}) => {
  const lifter = await lifterAt(page, server)
  await logFirstSet(page, lifter)
  const address = page.url()

  await startHeld(page)
  await lifter.tick(SQUAT, 2, 'open').click()
  await expect(lifter.tick(SQUAT, 2, 'device')).toBeVisible()
  const next = await page.context().newPage()
  await page.close()

  const again = await lifterAt(next, server)
  await next.goto(address)
  await again.hasLogged(SQUAT, 2)
  await expect(still(next)).toHaveCount(0)
  await again.hasLogged(SQUAT, 2)
})

/**
 * A kill leaves a still of up to a minute ago, while the database has everything: the address shows `older` at the next
 * start. Without a kill, the page that is left would keep a newer one.
 */
async function startWithOlderStill(page: Page, older: string): Promise<() => void> {
  await page.addInitScript((still) => localStorage.setItem(`barra.still:${location.pathname}`, still), older)
  return startHeld(page)
}

const keptStill = (page: Page) =>
  page.evaluate(() => localStorage.getItem(`barra.still:${location.pathname}`) ?? 'nothing is kept')

test('a tap on a still from before a set was logged leaves the set logged', async ({ page, server }) => {
  const lifter = await lifterAt(page, server)
  await lifter.signUp(newEmail())
  await lifter.buildWorkout(WORKOUT, [SQUAT])
  await lifter.startWorkout(WORKOUT)
  await isKept(page, 0)
  const older = await keptStill(page)
  await lifter.logSet(SQUAT, 1, { weight: '100', reps: '5' })

  const release = await startWithOlderStill(page, older)
  await lifter.tick(SQUAT, 1, 'open').click()
  release()
  await expect(still(page)).toHaveCount(0)
  await lifter.hasLogged(SQUAT, 1)
  await lifter.finish('left out')
  expect(await lifter.doneSets()).toEqual([[SQUAT, ['1 100 kg × 5']]])
})

test('a tap on a still from before a figure was typed logs the figure that was typed', async ({ page, server }) => {
  const lifter = await lifterAt(page, server)
  await logFirstSet(page, lifter)
  const older = await keptStill(page)
  await lifter.typeFigures(SQUAT, 2, { weight: '110', reps: '5' })

  const release = await startWithOlderStill(page, older)
  await lifter.tick(SQUAT, 2, 'open').click()
  await expect(lifter.tick(SQUAT, 2, 'device')).toBeVisible()
  release()
  await expect(still(page)).toHaveCount(0)
  await lifter.hasLogged(SQUAT, 2)
  await lifter.finish('left out')
  expect(await lifter.doneSets()).toEqual([[SQUAT, ['1 100 kg × 5', '2 110 kg × 5']]])
})

test('a link that is used before the app runs is followed once it does', async ({ page, server }) => {
  const lifter = await lifterAt(page, server)
  await lifter.signUp(newEmail())
  await lifter.goTo('/workouts')
  await isKept(page)

  const release = await startHeld(page)
  const navigation = page.getByRole('navigation', { name: lifter.say('app:navigation'), exact: true })
  await navigation.getByRole('link', { name: lifter.say('exercises:title'), exact: true }).click()
  release()
  await expect(page).toHaveURL(/\/exercises$/)
  await expect(page.getByRole('heading', { name: lifter.say('exercises:title'), level: 1 })).toBeVisible()
})

test('a running workout is returned to from the dashboard before the app runs', async ({ page, server }) => {
  const lifter = await lifterAt(page, server)
  await logFirstSet(page, lifter)
  await lifter.goTo('/dashboard')
  // One of before the workout may be kept already.
  await isKept(page, 0, lifter.say('execution:dockLabel'))

  const release = await startHeld(page)
  const dock = page.getByRole('navigation', { name: lifter.say('execution:dockLabel') })
  await dock.getByRole('link', { name: lifter.say('execution:dockOpen', { name: WORKOUT }) }).click()
  release()
  await lifter.hasLogged(SQUAT, 1)
})

for (const [how, answer] of [
  ['fails', (route: Route) => route.abort()],
  ['does not come', () => undefined],
] as const) {
  test(`where the code that leaves a still ${how}, the app shows itself, with the set checked off before`, async ({
    page,
    server,
  }) => {
    const lifter = await lifterAt(page, server)
    await logFirstSet(page, lifter)
    await page.route(builtScripts('leave-still'), answer)

    const release = await startHeld(page)
    await lifter.tick(SQUAT, 2, 'open').click()
    await expect(lifter.tick(SQUAT, 2, 'device')).toBeVisible()
    release()
    await expect(still(page)).toHaveCount(0)
    await lifter.hasLogged(SQUAT, 2)
  })
}

test('a storage that never answers leaves no still over the words that say so', async ({ page, server }) => {
  const lifter = await lifterAt(page, server)
  await logFirstSet(page, lifter)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  // The tap is there before anything of the app has run.
  const release = await startHeld(page, builtScripts('main', 'app'))
  await lifter.tick(SQUAT, 2, 'open').click()
  release()
  await expect(still(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: lifter.say('app:storage.unanswered.title') })).toBeVisible()
})

test('signing out leaves no screen behind, and the next person sees none', async ({ page, server }) => {
  const lifter = await lifterAt(page, server)
  await lifter.signUp(newEmail())
  await lifter.goTo('/workouts')
  await isKept(page)
  await lifter.signOut()
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('barra.still:'))
  expect(await page.evaluate(kept)).toEqual([])
})
