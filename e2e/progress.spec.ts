import { expect } from '@playwright/test'
import { signIn } from '../tooling/identity.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import { expectOpenToAll } from './support/access.ts'
import { test } from './support/test.ts'

// Figures of two years of training.

// proves 1.8, 1.15, 2.37, 2.38, 2.39
test('two years of training: figures that agree with each other, to point at, to read and to reach by keyboard', async ({
  page,
  ownServer,
}) => {
  const server = await ownServer({ demo: true })
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await page.goto(`${server.url}/auth/login`)
  await page.getByLabel(say('auth:email'), { exact: true }).fill('demo@barra.test')
  await page.getByLabel(say('auth:password'), { exact: true }).fill('barra-demo')
  await page.getByRole('button', { name: say('auth:login.submit'), exact: true }).click()
  await expect(page).toHaveURL(/dashboard/)
  // Another exercise may be the most trained of the sessions that have come so far.
  await lifter.isSynced()
  await page.getByRole('link', { name: say('insights:progress.title'), exact: true }).click()

  const chart = page.getByRole('slider', { name: /Am I getting stronger at/ })
  await test.step('the points of a chart are reached by arrow keys, and each says its values', async () => {
    await expect(chart).toBeVisible()
    await page
      .getByRole('radiogroup', { name: say('parts:range.label') })
      .getByText(say('parts:range.all'))
      .click()
    await expect(page).toHaveURL(/range=all/)
    await chart.focus()
    await page.keyboard.press('Home')
    await expect(chart).toHaveAttribute('aria-valuenow', '1')
    const first = await chart.getAttribute('aria-valuetext')
    expect(first).toMatch(/: 4-week best ([\d.]+\skg), Workout \1$/)
    await page.keyboard.press('ArrowRight')
    await expect(chart).toHaveAttribute('aria-valuenow', '2')
    expect(await chart.getAttribute('aria-valuetext')).not.toBe(first)
    await expect(page.getByRole('link', { name: /Open the workout from/ }).first()).toBeVisible()
  })

  await test.step('the table has the same numbers as the chart', async () => {
    await page.keyboard.press('End')
    const said = (await chart.getAttribute('aria-valuetext')) ?? ''
    const points = Number(await chart.getAttribute('aria-valuemax'))
    await page
      .getByRole('button', { name: say('parts:chart.asTable') })
      .first()
      .click()
    const rows = page
      .getByRole('region', { name: /Am I getting stronger at/ })
      .last()
      .getByRole('row')
    await expect(rows).toHaveCount(points + 1)
    const [, oneRepMax = '?'] = /(?:Workout|Light workout or deload) ([\d.]+\skg)/.exec(said) ?? []
    await expect(rows.nth(1)).toContainText(oneRepMax)
    await page.getByRole('button', { name: say('parts:chart.asChart') }).click()
  })

  await test.step('the totals on the device are those of the server', async () => {
    const { idToken } = await signIn(server, 'demo@barra.test', 'barra-demo')
    const headers = { authorization: `Bearer ${idToken}` }
    const response = await fetch(`${server.url}/api/analytics/summary`, { headers })
    const { data } = (await response.json()) as { data: { sessions: number; sets: number; exercises: number } }
    await page.getByRole('link', { name: say('insights:progress.nav.statistics') }).click()
    const totals = page.getByRole('region', { name: say('insights:statistics.totals.title') })
    const figure = (name: string) => totals.getByText(name, { exact: true }).locator('..').getByRole('definition')
    for (const name of ['sessions', 'sets', 'exercises'] as const)
      await expect(figure(say(`insights:statistics.totals.${name}`, { count: data[name] }))).toHaveText(
        data[name].toLocaleString('en-US'),
      )
  })

  await test.step('the days of the calendar are one stop for the tab key, and arrows go from one to the next', async () => {
    const days = page.getByRole('region', { name: say('insights:statistics.calendar.title') }).getByRole('button')
    await days.last().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(days.nth(-2)).toBeFocused()
    await expect(page.getByRole('link', { name: say('insights:statistics.calendar.open', { count: 1 }) })).toBeVisible()
  })

  await test.step('each muscle has its weeks, and the body and the list say the same of it', async () => {
    await page.getByRole('link', { name: say('insights:progress.nav.analytics') }).click()
    const body = page.getByRole('toolbar', { name: say('insights:analytics.map.label') })
    await expect(body.getByRole('button', { name: /^Chest: [\d.]+ sets$/ })).toBeVisible()
    await page.getByRole('button', { name: /^Show all \d+ muscles$/ }).click()
    await page.getByRole('button', { name: /^Chest\s*[\d.]+.* range$/ }).click()
    await expect(page).toHaveURL(/muscle=chest/)
    await expect(body.getByRole('button', { name: /^Chest:/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(
      page.getByRole('slider', { name: say('insights:analytics.question.muscle', { muscle: 'Chest' }) }),
    ).toBeVisible()
  })

  await test.step('with room, the first exercise is open beside the list, and the address stays', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${server.url}/exercises`)
    const marked = page.getByRole('main').locator('a[aria-current=true]').first()
    await expect(marked).toBeVisible()
    const name = (await page.getByRole('region').getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    await expect(marked).toContainText(name)
    await expect(page).toHaveURL(/\/exercises$/)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('exercises are found by the muscle on the body, with the keyboard and with a tap', async () => {
    await page.goto(`${server.url}/exercises`)
    const filter = page.getByRole('group', { name: say('exercises:filters') }).getByRole('button')
    const body = page.getByRole('toolbar', { name: say('exercises:filter.muscleOnBody') })
    await filter.filter({ hasText: say('exercises:filter.muscle') }).click()
    await body.getByRole('button', { name: 'Neck' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(body.getByRole('button', { name: 'Traps' })).toBeFocused()
    await expectOpenToAll(page, 'muscles to choose from')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/muscle=traps/)
    await expect(body).toBeHidden()
    await filter.filter({ hasText: 'Traps' }).click()
    await expect(body.getByRole('button', { name: 'Traps' })).toHaveAttribute('aria-pressed', 'true')
    // One half of the chest, from the front; a click waits for the sheet's animation.
    const { width, height } = (await body.boundingBox()) ?? { width: 0, height: 0 }
    await body.click({ position: { x: width * 0.3, y: height * 0.25 } })
    await expect(page).toHaveURL(/muscle=chest/)
  })
})

test('without any logged set, the screen explains what will be here', async ({ page, server }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  for (const [path, title] of [
    ['/progress', lifter.say('insights:progress.empty.title')],
    ['/analytics', lifter.say('insights:analytics.empty.title')],
    ['/statistics', lifter.say('insights:statistics.empty.title')],
  ] as const) {
    await lifter.goTo(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectOpenToAll(page, `${path} with nothing`)
  }
})
