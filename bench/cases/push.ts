import { newAccount, pushBodies } from '../account.ts'
import type { Bench } from '../case.ts'
import { compare } from '../figures.ts'
import { trainingHistory } from '../history.ts'
import { syncRounds } from '../sync-rounds.ts'

const SESSIONS = 200
const SEED = 5

/** Sets logged offline are sent once online, relative to one plain POST of the same rows. */
export async function push(bench: Bench) {
  let devices = 0
  const sessions = trainingHistory(SESSIONS, SEED)
  const bodies = pushBodies(sessions)
  const rounds = await syncRounds<'app' | 'plain'>(bench, 'push', bench.times(10), async (server) => (page) => [
    async () => {
      devices += 1
      const { idToken } = await newAccount(server)
      return { app: await page.push(`device-${devices}`, idToken, sessions) }
    },
    async () => {
      const { idToken } = await newAccount(server)
      return { plain: await page.plainPush(idToken, bodies) }
    },
  ])
  const perSecond = (took: number) => (SESSIONS / took) * 1_000
  return [
    compare(
      {
        name: 'push of 200 sessions',
        unit: 'sessions/s',
        values: rounds.map(({ app }) => perSecond(app)),
        baselines: rounds.map(({ plain }) => perSecond(plain)),
        bar: { bar: 0.5, atLeast: true },
      },
      bench.dice,
    ),
  ]
}
