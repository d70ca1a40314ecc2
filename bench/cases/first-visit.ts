import type { Page } from '@playwright/test'
import { DEMO_ACCOUNT } from '../../server/local/demo/seed-demo.ts'
import { startServer } from '../../tooling/server.ts'
import { createProfile } from '../browser.ts'
import type { Bench } from '../case.ts'
import { atMost, type Figure } from '../figures.ts'
import { type LineSpeed, openSlowLine, type SlowLine } from '../slow-line.ts'

/** One bar of reception. */
const LINE: LineSpeed = { bytesPerSecond: 50_000, roundTripMs: 400 }
const LIMIT_MS = 240_000

/**
 * A person with two years of training comes to a new phone: from the public page by the login to a set of an empty
 * workout, and until the whole app works offline.
 */
export async function firstVisit({ builds }: Bench): Promise<readonly Figure[]> {
  const server = await startServer({ dist: builds.site, demo: true })
  const line = await openSlowLine(server, LINE)
  const profile = createProfile('first-visit')
  const { page, close } = await profile.launch()
  page.setDefaultTimeout(LIMIT_MS)
  try {
    const moments = await visit(page, line)
    if (process.env['TRACE']) console.info(line.requests().join('\n'))
    return [
      atMost('first visit, 400 kbit/s → login', 's', [moments.login], { bar: 8 }),
      atMost('first visit, 400 kbit/s → empty workout', 's', [moments.workout], { bar: 14 }),
      atMost('first visit, 400 kbit/s → everything offline', 's', [moments.offline], { bar: 45 }),
    ]
  } finally {
    await close()
    line.close()
    await server.dispose()
    profile.remove()
  }
}

async function visit(page: Page, line: SlowLine) {
  const beganAt = performance.now()
  const now = (moment: string) => {
    const seconds = (performance.now() - beganAt) / 1_000
    console.info(`${moment}: ${seconds.toFixed(1)} s, ${(line.bytesDown / 1_000).toFixed(0)} KB`)
    return seconds
  }
  await page.goto(`${line.url}/`, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click()
  await page.getByLabel('Email').fill(DEMO_ACCOUNT.email)
  const login = now('login')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForURL(/dashboard/)
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Routines' }).click()
  now('dashboard')
  await page.getByRole('link', { name: 'Start empty workout' }).click()
  await page.getByRole('button', { name: 'Add exercise' }).first().waitFor()
  const workout = now('empty workout')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: LIMIT_MS })
  return { login, workout, offline: now('offline') }
}
