import { leaveOnServer, newAccount } from '../account.ts'
import type { Bench } from '../case.ts'
import { atMost, compare } from '../figures.ts'
import { TEN_YEARS, trainingHistory } from '../history.ts'
import { syncRounds } from '../sync-rounds.ts'

const SEED = 4

/** Ten years arrive on a new device: speed, relative to plain fetching and storing, and smoothness. */
export async function firstSync(bench: Bench) {
  let devices = 0
  const rounds = await syncRounds<'app' | 'plain' | 'longestTask'>(
    bench,
    'first-sync',
    bench.times(5),
    async (server) => {
      const { idToken } = await newAccount(server)
      await leaveOnServer(server, idToken, trainingHistory(TEN_YEARS, SEED))
      return (page) => [
        async () => {
          devices += 1
          const { took, longestTask } = await page.firstSync(`device-${devices}`, idToken, TEN_YEARS)
          return { app: took, longestTask }
        },
        async () => ({ plain: await page.plainFirstSync(idToken, TEN_YEARS) }),
      ]
    },
  )
  const perSecond = (took: number) => (TEN_YEARS / took) * 1_000
  return [
    compare(
      {
        name: 'first sync of 1,500 sessions, push active',
        unit: 'sessions/s',
        values: rounds.map(({ app }) => perSecond(app)),
        baselines: rounds.map(({ plain }) => perSecond(plain)),
        bar: { bar: 0.75, atLeast: true },
      },
      bench.dice,
    ),
    atMost(
      'longest main-thread task meanwhile',
      'ms',
      rounds.map(({ longestTask }) => longestTask),
      { bar: 50 },
    ),
  ]
}
