import { expect } from '@playwright/test'
import {
  ANALYTICS_PATH,
  DASHBOARD_PATH,
  DATA_PATH,
  METRICS_PATH,
  OUTBOX_PATH,
  PREFERENCES_PATH,
  PROFILE_PATH,
  PROFILE_PRIVACY_PATH,
  PROGRESS_PATH,
  SECURITY_PATH,
  STATISTICS_PATH,
  SUBSCRIPTION_PATH,
  WORKOUTS_PATH,
} from '#contract/routes.ts'
import { layoutFaultsOf } from '../tooling/layout/page-layout.ts'
import { cutOffTexts } from '../tooling/layout/page-text.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { train } from '../tooling/trained.ts'
import { UNFINISHED } from '../tooling/unfinished.ts'
import { test } from './support/test.ts'

// Text at twice its size on a phone: everything is still there to read and to press.

// proves 4.57
test('with text at 200 % nothing of the journey is cut off, and no page scrolls sideways', async ({ page, server }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { font-size: 200% !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  const look = async (name: string) => {
    await expect(page.locator('.loading-screen')).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect.soft(await cutOffTexts(page), `${name}: cut off`).toEqual([])
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(beyond, `${name}: scrolls sideways`).toBeLessThanOrEqual(0)
  }

  await lifter.logIn(email)
  await lifter.isSynced()
  await look('dashboard')
  await lifter.goTo('/workouts')
  const workout = page.getByRole('article', { name: WORKOUT, exact: true })
  await expect(workout).toBeVisible()
  await look('workouts')

  await workout.getByRole('link', { name: WORKOUT, exact: true }).click()
  const bench = page.getByRole('article', { name: BENCH, exact: true })
  await bench.getByLabel(lifter.say('workouts:builder.loadOfSet', { set: lifter.setName(1) })).fill('102.5')
  await bench.getByLabel(lifter.say('workouts:builder.repsMode')).selectOption('range')
  const menu = bench.getByRole('button', { name: lifter.say('workouts:builder.exerciseMenu', { name: BENCH }) })
  await menu.click()
  await page.getByRole('menuitem', { name: lifter.say('workouts:builder.addEffort') }).click()
  await expect(bench.getByLabel(lifter.say('workouts:builder.rpeOfSet', { set: lifter.setName(1) }))).toBeVisible()
  await look('builder')

  await lifter.startWorkout(WORKOUT)
  await look('execution')
  await lifter.typeFigures(BENCH, 1, { weight: '102.5' })
  await look('keypad')
  await lifter.logSet(BENCH, 1, { reps: '12' })
  await expect(page.getByRole('button', { name: lifter.say('execution:skipRestLabel') })).toBeVisible()
  await look('rest')
  await lifter.finish('left out')
  await expect(page.getByRole('heading', { name: WORKOUT, level: 1 })).toBeVisible()
  await look('completed')
  await lifter.openSession(WORKOUT)
  await page.getByRole('link', { name: lifter.say('shared:edit') }).click()
  await expect(page.getByRole('table', { name: lifter.say('sessions:editor.setsOf', { name: BENCH }) })).toBeVisible()
  await look('editor')
  await lifter.goTo('/workout/all/sessions')
  await expect(page.getByRole('link', { name: WORKOUT, exact: true })).toBeVisible()
  await look('history')

  for (const path of [
    '/landing-page',
    '/landing-page/resources',
    '/landing-page/trust',
    '/support',
    '/support/faq',
    '/privacy',
  ]) {
    await lifter.goTo(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(path)
  }
})

for (const percent of [100, 150, 200]) {
  test(`a phone held across, with text at ${percent} %, shows a running workout between its bars`, async ({
    page,
    server,
  }) => {
    const { email } = await aPerson(server)
    const lifter = await lifterAt(page, server)
    await lifter.logIn(email)
    await lifter.isSynced()
    await lifter.startWorkout(WORKOUT)
    await lifter.logSet(BENCH, 1, { weight: '102.5', reps: '12' })
    await page.setViewportSize({ width: 640, height: 360 })
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
    await expect.poll(() => layoutFaultsOf(page)).toEqual([])
    const row = lifter.tick(BENCH, 2, 'open')
    const seen = await row.evaluate((button) => {
      const edge = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
      scrollBy(0, button.getBoundingClientRect().bottom - edge('footer').top)
      return { top: button.getBoundingClientRect().top, bar: Math.max(0, edge('header').bottom), foot: edge('footer') }
    })
    expect(seen.top).toBeGreaterThanOrEqual(seen.bar)
    expect(seen.foot.height).toBeLessThan(180)
  })
}

test('a phone held across, small or large, shows the figure that is typed above its keys', async ({ page, server }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  const figure = lifter.exercise(BENCH).getByRole('button', { name: /102\.5/ })
  const header = page.locator('header').first()
  const isInSight = async () => {
    const [box, keys, bar] = await Promise.all([figure, lifter.keypad(), header].map((part) => part.boundingBox()))
    if (!box || !keys) return false
    return box.y >= Math.max(0, bar ? bar.y + bar.height : 0) && box.y + box.height <= keys.y
  }
  for (const [width, height] of [
    [640, 360],
    [844, 390],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height })
    await lifter.typeFigures(BENCH, 1, { weight: '102.5' })
    await expect.poll(isInSight, `${width} × ${height}`).toBe(true)
    await page.keyboard.press('Escape')
  }
})

const HELD_IN_HANDS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
]
/** Each with a heading of what comes late. */
const WITH_TRAINING = [
  [DASHBOARD_PATH, 'dashboard:records.title'],
  [PROGRESS_PATH, 'insights:progress.changes.title'],
  [ANALYTICS_PATH, 'insights:analytics.map.title'],
  [METRICS_PATH, 'metrics:tracked.title'],
  [STATISTICS_PATH, 'insights:statistics.records.title'],
] as const
const OTHERS = [
  WORKOUTS_PATH,
  PROFILE_PATH,
  PREFERENCES_PATH,
  SECURITY_PATH,
  PROFILE_PRIVACY_PATH,
  DATA_PATH,
  SUBSCRIPTION_PATH,
  OUTBOX_PATH,
]
const WIDE = { width: 1440, height: 900 }

test('with text at 200 %, months of training fit a phone, a phone held across and a tablet', async ({
  page,
  server,
}) => {
  test.slow()
  const person = await aPerson(server)
  await train(server, person, Date.now(), 'en-US')
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(person.email)
  await lifter.isSynced()
  const look = async (what: string, sizes = HELD_IN_HANDS) => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expect.poll(() => layoutFaultsOf(page), `${what}, ${size.width} px`).toEqual([])
    }
  }
  for (const [path, heading] of WITH_TRAINING) {
    await lifter.goTo(path)
    await expect(page.getByRole('heading', { name: say(heading) })).toBeVisible()
    await expect(page.locator(UNFINISHED)).toHaveCount(0)
    await look(path)
  }
  for (const path of OTHERS) {
    await lifter.goTo(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator(UNFINISHED)).toHaveCount(0)
    await look(path)
  }
  await page.setViewportSize(WIDE)
  await lifter.goTo('/workout/all/sessions')
  await expect(page.getByRole('button', { name: say('sessions:repeat') })).toBeVisible()
  await look('a workout beside the history', [WIDE])
  await lifter.startWorkout(WORKOUT)
  const menu = say('execution:set.options', { set: lifter.setName(1) })
  await lifter.exercise(BENCH).getByRole('button', { name: menu }).click()
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
  await look('the kinds of a set')
})
