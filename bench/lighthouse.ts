import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { DEMO_ACCOUNT } from '../server/local/demo/seed-demo.ts'
import { browserLaunch } from '../tooling/browser.ts'
import { type Server, startServer } from '../tooling/server.ts'

// npm run lighthouse [-- --only workouts] [--runs 5]: Lighthouse's mobile profile on the built app, with its own
// server. README.md describes the method.

/** It is 170 MB large: npx fetches it only on demand. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>
/** Result of a visit. `waited`: the share of its working time in which the page's thread could not run, from 0 to 1. */
type Outcome = { readonly scores: Scores; readonly waited: number }

type Visit = {
  readonly name: string
  readonly path: string
  /** The demo account, with its two years on the device; otherwise a first visit by a visitor. */
  readonly signedIn: boolean
  /** Of 100. A private list of workouts is irrelevant for search engines. */
  readonly bars: Partial<Scores>
}

const PERFECT = { accessibility: 100, 'best-practices': 100, seo: 100 } as const
const VISITS: readonly Visit[] = [
  { name: 'landing', path: '/landing-page', signedIn: false, bars: { performance: 95, ...PERFECT } },
  { name: 'index', path: '/', signedIn: false, bars: { performance: 95, ...PERFECT } },
  { name: 'solution', path: '/landing-page/solution', signedIn: false, bars: { performance: 95, ...PERFECT } },
  { name: 'faq', path: '/support/faq', signedIn: false, bars: { performance: 95, ...PERFECT } },
  { name: 'login', path: '/auth/login', signedIn: false, bars: PERFECT },
  {
    name: 'workouts',
    path: '/workouts',
    signedIn: true,
    bars: { performance: 90, accessibility: 100, 'best-practices': 100 },
  },
]

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: VISITS.map(({ name }) => name).join(',') },
    /** Visits of each page; the middle one counts. */
    runs: { type: 'string', default: '3' },
  },
})
const chosen = VISITS.filter(({ name }) => flags.only.split(',').includes(name))
if (chosen.length === 0) throw new Error(`There is no ${flags.only}: choose of ${VISITS.map(({ name }) => name)}`)

const folder = mkdtempSync(join(tmpdir(), 'barra-lighthouse-'))
const reports = join(import.meta.dirname, 'reports')
mkdirSync(reports, { recursive: true })
const server = await startServer({ demo: true })
try {
  const signedIn = join(folder, 'signed-in')
  if (chosen.some((visit) => visit.signedIn)) await signIn(server, signedIn)
  const results = []
  for (const visit of chosen) results.push(await measure(server, visit, signedIn))
  console.info(`\n${results.map(({ line }) => line).join('\n')}\n\nThe reports are in ${reports}.`)
  if (results.some(({ missed }) => missed)) process.exitCode = 1
} finally {
  await server.dispose()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Leaves a profile behind in which the demo account is logged in, everything of it is on the device, and the app is installed. */
async function signIn({ url }: Server, profile: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, { ...browserLaunch(), locale: 'en-US' })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${url}/auth/login`)
  await page.getByLabel('Email').fill(DEMO_ACCOUNT.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Synced' }).waitFor({ timeout: 120_000 })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.close()
}

async function measure({ url }: Server, visit: Visit, signedInProfile: string) {
  const runs: Outcome[] = []
  for (let run = 0; run < Number(flags.runs); run++) {
    runs.push(await visitOnce(url, visit, visit.signedIn ? signedInProfile : join(folder, `${visit.name}-${run}`)))
  }
  const cells = CATEGORIES.map((category) => {
    const scores = runs.map(({ scores }) => scores[category])
    const score = middleOf(scores)
    const bar = visit.bars[category]
    const isMissed = bar !== undefined && score < bar
    return {
      isMissed,
      text: `${category} ${score} (${bar === undefined ? 'no bar' : `≥ ${bar}`})${isMissed ? ' MISSED' : ''}`,
    }
  })
  const waited = `the thread waited ${Math.round(middleOf(runs.map((run) => run.waited)) * 100)} %`
  return {
    missed: cells.some(({ isMissed }) => isMissed),
    line: [visit.name.padEnd(9), [...cells.map(({ text }) => text), waited].join(' · ')].join(' '),
  }
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0
}

/** One visit in a separate browser; its report stays in `reports`. */
async function visitOnce(url: string, { name, path, signedIn }: Visit, profile: string): Promise<Outcome> {
  const { executablePath, args } = browserLaunch()
  const report = join(reports, name)
  const flagsOfBrowser = ['--headless=new', `--user-data-dir=${profile}`, ...args].join(' ')
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url + path,
      '--quiet',
      '--output=json',
      '--output=html',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flagsOfBrowser}`,
      '--save-assets',
      ...(signedIn ? ['--disable-storage-reset'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 100_000_000 },
  )
  return { scores: scoresIn(`${report}.report.json`, url + path), waited: waitedIn(`${report}-0.trace.json`) }
}

function scoresIn(report: string, expected: string): Scores {
  const { finalDisplayedUrl, categories } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly finalDisplayedUrl: string
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  }
  // Sent to the login it would have measured another page.
  if (finalDisplayedUrl !== expected) throw new Error(`${expected} led to ${finalDisplayedUrl}`)
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  }
}

type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds between its begin and its end, and those of them that the processor spent on it. */
  readonly dur?: number
  readonly tdur?: number
}

/** The share of the page thread's busy time in which the machine did something else. */
function waitedIn(trace: string): number {
  const { traceEvents } = JSON.parse(readFileSync(trace, 'utf8')) as { readonly traceEvents: readonly TraceEvent[] }
  const page = traceEvents.findLast(({ name }) => name === 'navigationStart')
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => pid === page?.pid && tid === page.tid && /(^|::)RunTask$/.test(name),
  )
  const sum = (of: (task: TraceEvent) => number | undefined) => tasks.reduce((all, task) => all + (of(task) ?? 0), 0)
  const wanted = sum(({ dur }) => dur)
  return wanted === 0 ? 0 : 1 - sum(({ tdur }) => tdur) / wanted
}
