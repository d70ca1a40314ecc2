import { type Server, startServer } from '../tooling/server.ts'
import { createProfile } from './browser.ts'
import type { Bench } from './case.ts'
import type { SyncPage } from './pages/sync.tsx'
import { remote } from './remote.ts'
import { playRounds, type Round, type Turn } from './rounds.ts'

const LAUNCHES = 3
const WARM_UPS = 1

/**
 * Rounds with the real server, over several browser launches. The server itself serves the page, as it serves the app:
 * its API sends no CORS headers.
 */
export async function syncRounds<Name extends string>(
  { builds, dice }: Bench,
  name: string,
  rounds: number,
  turnsOf: (server: Server) => Promise<(page: SyncPage) => readonly Turn<Name>[]>,
): Promise<readonly Round<Name>[]> {
  const server = await startServer({ dist: builds.site })
  const profile = createProfile(name)
  const played: Round<Name>[] = []
  try {
    const turns = await turnsOf(server)
    for (let launch = 0; launch < LAUNCHES; launch++) {
      const { page, close } = await profile.launch()
      await page.goto(`${server.url}/bench/pages/sync.html`)
      const sync = await remote<SyncPage>(page)
      played.push(...(await playRounds(turns(sync), { rounds, warmUps: WARM_UPS, dice })))
      await close()
    }
  } finally {
    await server.dispose()
    profile.remove()
  }
  return played
}
