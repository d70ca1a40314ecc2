import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { demoText } from '../server/local/demo/demo-words.ts'
import { DEMO_ACCOUNT } from '../server/local/demo/seed-demo.ts'
import { IN_BOTH_THEMES, type PictureName, pictureFile } from '../src/features/site/picture-file.ts'
import { browserLaunch } from '../tooling/browser.ts'
import { phoneFont } from '../tooling/phone-font.ts'
import { type Server, startServer } from '../tooling/server.ts'
import { UNFINISHED } from '../tooling/unfinished.ts'
import { type Say, wordsIn } from '../tooling/words.ts'

// `npm run pictures`: takes screenshots for the public site, from the demo account of a separate server, in each
// language and with a phone's font. The pictures are committed: a build needs no browser. Run it again when a screen
// has changed.

const FOLDER = join(dirname(import.meta.dirname), 'public/pictures')
const PHONE = { width: 390, height: 844 }
/** 585 × 1266, the largest width on the site at double pixel density. */
const SCALE = 1.5
const QUALITY = 78
/** A workout of the demo account. */
const WORKOUT = 'Push'
/** Screenshots for stores and installers. */
const WIDE = { width: 1_280, height: 800 }
/** The size of link previews. */
const CARD = { width: 1_200, height: 630 }

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ ...browserLaunch(), env: { ...process.env, ...phoneFont() } })
for (const locale of LOCALES) {
  await withServer(locale, async (server) => {
    // Before a workout runs.
    await photographWide(browser, server, locale)
    await photographApp(browser, server, locale, 'dark')
    await photographCard(browser, server, locale)
  })
  await withServer(locale, (server) => photographApp(browser, server, locale, 'light'))
}
await browser.close()

/** A separate one for each language and theme: its lifter writes in it, and a running workout must not run in the next. */
async function withServer(locale: Locale, use: (server: Server) => Promise<void>): Promise<void> {
  const server = await startServer({ demo: true, env: { DEMO_LOCALE: locale } })
  try {
    await use(server)
  } finally {
    await server.dispose()
  }
}

type Theme = 'dark' | 'light'

async function photographApp(at: Browser, server: Server, locale: Locale, theme: Theme): Promise<void> {
  const context = await at.newContext({
    locale,
    baseURL: server.url,
    viewport: PHONE,
    deviceScaleFactor: SCALE,
    isMobile: true,
    hasTouch: true,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'America/Sao_Paulo',
  })
  const page = await context.newPage()
  const say = await wordsIn(locale)
  const workout = demoText(WORKOUT, locale)
  const keep = async (name: PictureName) => {
    if (theme === 'dark' || IN_BOTH_THEMES.has(name)) await keepPicture(page, pictureFile(name, locale, theme))
  }
  const keepAtRest = async (name: PictureName) => {
    await comesToRest(page, say)
    await keep(name)
  }

  await logIn(page, say)
  await page.getByText(say('dashboard:ready.yes'), { exact: true }).first().waitFor()
  await keepAtRest('dashboard')
  await page.goto('/workout/all/sessions')
  await page.locator('article time').first().waitFor()
  await keepAtRest('history')
  await page.goto('/workouts')
  await page
    .getByRole('article', { name: workout, exact: true })
    .getByRole('link', { name: workout, exact: true })
    .click()
  await page.waitForURL(/edit-v2/)
  // The list's own cards may still be visible for a moment.
  await page
    .getByRole('button', { name: say('workouts:builder.addExercises'), exact: true })
    .first()
    .waitFor()
  await page.getByRole('article').nth(1).waitFor()
  await keepAtRest('builder')
  await page.goto('/workouts')
  await page.getByRole('link', { name: say('workouts:list.startNamed', { name: workout }), exact: true }).click()
  await logTwoSets(page, say)
  // No card stands half below the header.
  await page.locator('body').evaluate((body) => body.ownerDocument.defaultView?.scrollTo(0, 0))
  await keep('workout')
  await openKeypad(page, say)
  await scrollToCard(page)
  await keep('keypad')
  await context.close()
}

async function photographWide(at: Browser, server: Server, locale: Locale): Promise<void> {
  const context = await at.newContext({
    locale,
    baseURL: server.url,
    viewport: WIDE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    timezoneId: 'America/Sao_Paulo',
  })
  const page = await context.newPage()
  const say = await wordsIn(locale)
  await logIn(page, say)
  await page.getByText(say('dashboard:ready.yes'), { exact: true }).first().waitFor()
  await comesToRest(page, say)
  await keepPicture(page, `wide-${locale}.webp`, 1)
  await context.close()
}

async function logIn(page: Page, say: Say): Promise<void> {
  await page.goto('/auth/login')
  await page.locator('[name=email]').fill(DEMO_ACCOUNT.email)
  await page.locator('[name=password]').fill(DEMO_ACCOUNT.password)
  await page.getByRole('button', { name: say('auth:login.submit'), exact: true }).click()
  await page.waitForURL(/dashboard$/)
}

/** Everything is synced, and nothing is still being fetched, drawn or faded. */
async function comesToRest(page: Page, say: Say): Promise<void> {
  await page.getByRole('link', { name: say('app:sync.synced'), exact: true }).waitFor()
  await page.locator(UNFINISHED).first().waitFor({ state: 'detached' })
}

/** A running workout: two sets done, the third active. */
async function logTwoSets(page: Page, say: Say): Promise<void> {
  const inHand = page.locator('[aria-current="step"] button[aria-pressed="false"]').first()
  for (let done = 0; done < 2; done++) {
    await inHand.click()
    await page.locator('button[aria-pressed="true"]').nth(done).waitFor()
  }
  // The notice about locked screens is shown once; the picture is of the workout.
  await page.getByRole('button', { name: say('execution:locked.ok'), exact: true }).click()
}

async function openKeypad(page: Page, say: Say): Promise<void> {
  await page
    .locator('[aria-current="step"]')
    .first()
    .getByRole('button', { name: new RegExp(`^${say('execution:field.weight')}`) })
    .click()
  await page.locator('[data-keypad]').waitFor()
}

/** The card of the active set stands right below the header. */
async function scrollToCard(page: Page): Promise<void> {
  const card = page.locator('section:has([aria-current="step"])').last()
  await card.evaluate((element) => {
    const above = element.ownerDocument.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    element.ownerDocument.defaultView?.scrollBy(0, element.getBoundingClientRect().top - above - 12)
  })
}

/** The landing page's header, for link previews. */
async function photographCard(at: Browser, server: Server, locale: Locale): Promise<void> {
  const page = await at.newPage({ viewport: CARD, colorScheme: 'dark', baseURL: server.url })
  await page.route('**/pictures/*', (route) =>
    route.fulfill({ path: join(FOLDER, new URL(route.request().url()).pathname.slice('/pictures/'.length)) }),
  )
  await page.goto(`/${locale}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  writeFileSync(join(FOLDER, `card-${locale}.jpg`), await page.screenshot({ type: 'jpeg', quality: QUALITY }))
  await page.close()
}

/** Playwright writes no WebP, and the browser's WebP screenshots ignore the scale: screenshots the PNG again. */
async function keepPicture(page: Page, name: string, scale = SCALE): Promise<void> {
  const { width, height } = page.viewportSize() ?? PHONE
  const screenshot = (await page.screenshot()).toString('base64')
  const viewport = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const frame = await browser.newPage({ viewport })
  await frame.setContent(
    `<body style="margin:0;overflow:hidden"><img alt="" style="display:block" src="data:image/png;base64,${screenshot}">`,
  )
  const devtools = await frame.context().newCDPSession(frame)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  await frame.close()
  const picture = Buffer.from(data, 'base64')
  writeFileSync(join(FOLDER, name), picture)
  console.info(`${name}: ${Math.round(picture.length / 1_024)} KB`)
}
