import type { Bench } from '../case.ts'
import { atMost, compare } from '../figures.ts'
import { storageRounds } from '../storage-rounds.ts'

const NEWEST = 'newest 30 of 1,500 sessions, cold'

/** The start of a history: its newest sessions, right after opening the database. */
export async function newest(bench: Bench) {
  const rounds = await storageRounds(bench, 'newest', bench.times(30), (page, options) => page.newest(options))
  const values = rounds.map(({ app }) => app)
  return [
    compare(
      { name: NEWEST, unit: 'ms', values, baselines: rounds.map(({ cursor }) => cursor), bar: { bar: 1.7 } },
      bench.dice,
    ),
    compare(
      { name: `${NEWEST}, to one getAll`, unit: 'ms', values, baselines: rounds.map(({ getAll }) => getAll) },
      bench.dice,
    ),
    atMost(
      'rows read for them',
      'rows',
      rounds.map(({ rows }) => rows),
      { bar: 30 },
    ),
  ]
}
