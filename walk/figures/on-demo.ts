import { chromium, type Page } from '@playwright/test'
import type { Locale, Preferences } from '#contract/preferences.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import { exercisePath, HISTORY_PATH, sessionPath } from '#contract/routes.ts'
import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES, LOCALES } from '#contract/vocabulary.ts'
import { pullAll } from '../../tooling/api.ts'
import { testBrowserLaunch } from '../../tooling/browser.ts'
import { signIn } from '../../tooling/identity.ts'
import { type Server, startServer } from '../../tooling/server.ts'
import { wordsIn } from '../../tooling/words.ts'
import { catalogueIn } from './catalogue.ts'
import { checkFigures } from './check-figures.ts'
import { type Exported, newestFirst, sessionsOf } from './exported.ts'
import { screenAt } from './screen-at.ts'
import type { FigureSettings } from './settings.ts'

// Holds the figures of the demo account to a second computation, screen by screen, in each language and unit:
//   node walk/figures/on-demo.ts [locale …]

const EMAIL = 'demo@barra.test'
const PASSWORD = 'barra-demo'
/** Figures come by themselves; this long after the screen something is wrong. */
const PATIENCE_MS = 8_000

const chosen = process.argv.slice(2)
const browser = await chromium.launch(testBrowserLaunch())
const server = await startServer({ demo: true })
let faults = 0
try {
  for (const locale of LOCALES.filter((each) => chosen.length === 0 || chosen.includes(each))) await walk(locale)
} finally {
  await browser.close()
  await server.dispose()
}
process.exitCode = faults > 0 ? 1 : 0

async function walk(locale: Locale): Promise<void> {
  const context = await browser.newContext({
    locale,
    viewport: { width: 390, height: 844 },
    timezoneId: 'America/New_York',
  })
  const page = await context.newPage()
  const say = await wordsIn(locale)
  await page.goto(`${server.url}/auth/login`)
  await page.getByLabel(say('auth:email'), { exact: true }).fill(EMAIL)
  await page.getByLabel(say('auth:password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: say('auth:login.submit'), exact: true }).click()
  await page.waitForURL(/dashboard/)
  const catalogue = await catalogueIn(locale)
  for (const unit of ['kg', 'lb'] as const) {
    await page.goto(`${server.url}/profile/preferences`)
    const choice = page.getByRole('radiogroup', { name: say('profile:weightUnit') })
    const choose = () => choice.getByText(say(`shared:unit.${unit}`), { exact: true }).click()
    const exported = await exportOf(unit, choose)
    const [preferences] = exported.documents.preferences
    for (const path of pathsOf(exported)) {
      const screen = screenAt(path)
      if (!screen) continue
      await page.goto(server.url + path)
      await report(page, exported, {
        locale,
        unit,
        timeZone: preferences?.timeZone ?? 'America/New_York',
        now: Date.now(),
        weekStart: preferences?.weekStart ?? 1,
        screen,
        catalogue,
        say,
      })
    }
  }
  await context.close()
}

async function report(page: Page, exported: Exported, settings: FigureSettings): Promise<void> {
  const latest = Date.now() + PATIENCE_MS
  let { faults: found, counts } = await checkFigures(page, exported, settings)
  for (let before = -1; Date.now() < latest && (found.length > 0 || counts.shown === 0 || counts.shown !== before); ) {
    before = counts.shown
    await page.waitForTimeout(500)
    ;({ faults: found, counts } = await checkFigures(page, exported, settings))
  }
  const { shown, checked, left } = counts
  const { locale, unit, screen } = settings
  console.info(`${locale} ${unit} ${screen.kind}: ${checked} of ${shown} figures checked`, Object.fromEntries(left))
  for (const { check, where, says } of found) console.info(`  FAULT ${check} at ${where}: ${says}`)
  faults += found.length
}

function pathsOf(exported: Exported): readonly string[] {
  const sessions = newestFirst(sessionsOf(exported)).filter(({ status }) => status !== 'active')
  const results = [sessions[0], sessions.find(({ status }) => status === 'abandoned'), sessions[40]]
  const trained = new Set(
    sessions.slice(0, 12).flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)),
  )
  const exercises = [...trained].filter((_, place) => place % 4 === 0)
  return [
    ...['dashboard', 'progress', 'statistics', 'analytics', 'metrics', 'workouts', 'profile'].map((name) => `/${name}`),
    HISTORY_PATH,
    ...results.flatMap((session) => (session ? [sessionPath(session)] : [])),
    ...exercises.map(exercisePath),
    ...exercises.map((id) => `/progress?exercise=${id}&range=all`),
  ]
}

/** Once the unit has arrived on the server, so that both are of the same moment. */
async function exportOf(unit: WeightUnit, choose: () => Promise<void>): Promise<Exported> {
  const signedIn = await signIn(server, EMAIL, PASSWORD)
  const latest = Date.now() + PATIENCE_MS
  for (;;) {
    // Again, where the stored choice arrived only after it.
    await choose()
    const [preferences] = (await pullAll(server, signedIn, 'preferences')) as unknown as readonly Preferences[]
    if (preferences?.weightUnit === unit || Date.now() > latest) break
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  const collections = await Promise.all(COLLECTION_NAMES.map((name) => documentsOf(server, signedIn, name)))
  const documents: unknown = Object.fromEntries(collections)
  const answer = await fetch(`${server.url}/api/user/profile`, {
    headers: { authorization: `Bearer ${signedIn.idToken}` },
  })
  const { data } = (await answer.json()) as { readonly data: { readonly user: Exported['profile'] } }
  // As the file of the app has them: what the server sends is what it was sent.
  return { profile: data.user ?? null, documents: documents as Exported['documents'] }
}

async function documentsOf(from: Server, signedIn: Parameters<typeof pullAll>[1], name: CollectionName) {
  const documents = await pullAll(from, signedIn, name)
  return [name, documents.filter((document) => !document['_deleted'])] as const
}
