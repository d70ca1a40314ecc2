import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Server, startServer } from '../../tooling/server.ts'
import { createProfile, type Launched } from '../browser.ts'
import type { Bench } from '../case.ts'
import { atMost, type Figure } from '../figures.ts'
import { newId, runningAgain, trainingHistory } from '../history.ts'
import { openUntil, RUNNING_WORKOUT } from '../ready.ts'
import { logInWith } from '../signed-in.ts'

const SEED = 6
const LANDING = 'main a'
const LOGIN = 'input[type=email]'
const SCREEN = 'main h1'
/** All deferred loading of a page has finished by then. */
const LATER_MS = 8_000

/** The amount of script that a route loads into the page's thread: workers run beside it. */
export async function size({ builds }: Bench): Promise<readonly Figure[]> {
  const server = await startServer({ dist: builds.site })
  const profile = createProfile('size')
  // Without its cache everything that a page needs is fetched before its eyes.
  const launched = await profile.launch({ serviceWorkers: 'block' })
  try {
    const landing = await scriptsOf(launched, server.url, LANDING)
    const login = await scriptsOf(launched, `${server.url}/auth/login`, LOGIN)
    const running = await execution(launched, server)
    const workouts = await scriptsOf(launched, `${server.url}/workouts`, SCREEN)
    const dashboard = await scriptsOf(launched, `${server.url}/dashboard`, SCREEN)
    const kilobytes = (scripts: readonly string[]) => [scripts.reduce((sum, url) => sum + gzipped(builds.site, url), 0)]
    return [
      atMost('script before a set can be logged', 'KB gz', kilobytes(running.before), { bar: 220 }),
      atMost('script before the list of workouts', 'KB gz', kilobytes(workouts.before), null),
      atMost('script before the dashboard', 'KB gz', kilobytes(dashboard.before), null),
      atMost('script before the login', 'KB gz', kilobytes(login.before), null),
      atMost('script that follows (identity, sheets)', 'KB gz', kilobytes(running.after), null),
      atMost('script of the landing page', 'KB gz', kilobytes([...landing.before, ...landing.after]), { bar: 80 }),
    ]
  } finally {
    await launched.close()
    await server.dispose()
    profile.remove()
  }
}

async function execution(launched: Launched, server: Server) {
  const running = runningAgain(trainingHistory(1, SEED), newId)
  await logInWith(launched.page, server, [running])
  return scriptsOf(launched, `${server.url}/workout/${running.id}/execute`, RUNNING_WORKOUT)
}

/** The URLs of scripts run in the page, by whether they were requested before it was ready. */
async function scriptsOf({ context, page: first }: Launched, url: string, ready: string) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const urls = new Set<string>()
  devtools.on('Debugger.scriptParsed', (script) => urls.add(script.url))
  await devtools.send('Debugger.enable')
  const readyAt = await openUntil(page, url, ready)
  await page.waitForTimeout(LATER_MS)
  const asked = new Map(
    await page.evaluate(() => performance.getEntriesByType('resource').map((it) => [it.name, it.startTime] as const)),
  )
  await page.close()
  await first.bringToFront()
  const scripts = [...urls].filter((script) => asked.has(script))
  const isBefore = (script: string) => (asked.get(script) ?? 0) < readyAt
  return { before: scripts.filter(isBefore), after: scripts.filter((script) => !isBefore(script)) }
}

function gzipped(site: string, url: string): number {
  return gzipSync(readFileSync(join(site, new URL(url).pathname)), { level: 9 }).length / 1_000
}
