import { startServer } from '../../tooling/server.ts'
import { createProfile } from '../browser.ts'
import type { Bench } from '../case.ts'
import { type Counted, countingProxy } from '../counting-proxy.ts'
import { atMost } from '../figures.ts'
import { newId, runningAgain, trainingHistory } from '../history.ts'
import { openUntil, RUNNING_WORKOUT } from '../ready.ts'
import { logInWith } from '../signed-in.ts'

const SESSIONS = 30
const SEED = 7
const CALM_MS = 6_000
const HOUR_MS = 3_600_000
/** A whole share of the periods that there are: 20 seconds, 1, 5 and 15 minutes. */
const IDLE_MS = 15 * 60_000
const UPDATE_CHECK = '/sw.js'

/** The cost on the wire of one set, and of an hour with nothing to do. */
export async function wire({ builds, times }: Bench) {
  const server = await startServer({ dist: builds.site })
  const proxy = await countingProxy(server.port)
  const profile = createProfile('wire')
  const launched = await profile.launch()
  const { page } = launched
  try {
    const history = trainingHistory(SESSIONS, SEED)
    const running = runningAgain(history, newId)
    await logInWith(page, { ...server, url: proxy.url }, [...history, running])
    await openUntil(page, `${proxy.url}/workout/${running.id}/execute`, RUNNING_WORKOUT)
    const sets: (readonly Counted[])[] = []
    for (let set = 0; set < times(5); set++) {
      await proxy.quiet(CALM_MS)
      proxy.take()
      await page.locator(RUNNING_WORKOUT).first().click()
      await page.waitForTimeout(CALM_MS)
      sets.push(proxy.take().filter(({ path }) => !path.endsWith(UPDATE_CHECK)))
    }
    report('the last set', sets.at(-1) ?? [])
    await proxy.quiet(CALM_MS)
    proxy.take()
    const idleMs = Math.max(60_000, times(IDLE_MS))
    await page.waitForTimeout(idleMs)
    const idle = proxy.take()
    report(`${idleMs / 1_000} s idle`, idle)
    const hourly = HOUR_MS / idleMs
    return [
      atMost('one set, synced: requests', '', sets.map(requests), { bar: 3 }),
      atMost('one set, synced: up', 'KB', sets.map(up), { bar: 4 }),
      atMost('one set, synced: down', 'KB', sets.map(down), { bar: 2 }),
      atMost('idle and online: requests an hour', '', [requests(idle) * hourly], { bar: 200 }),
      atMost('idle and online: an hour', 'KB', [(up(idle) + down(idle)) * hourly], { bar: 150 }),
    ]
  } finally {
    await launched.close()
    proxy.close()
    await server.dispose()
    profile.remove()
  }
}

/** Without the streams that were open before. */
const requests = (counted: readonly Counted[]) => counted.filter((entry) => entry.up > 0).length
const up = (counted: readonly Counted[]) => counted.reduce((sum, entry) => sum + entry.up, 0) / 1_000
const down = (counted: readonly Counted[]) => counted.reduce((sum, entry) => sum + entry.down, 0) / 1_000

function report(title: string, counted: readonly Counted[]): void {
  console.info(title)
  for (const [path, entries] of Map.groupBy(counted, (entry) => entry.path)) {
    console.info(`  ${entries?.length} ${path}: ${up(entries ?? [])} KB up, ${down(entries ?? [])} KB down`)
  }
}
