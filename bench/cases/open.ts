import type { Bench } from '../case.ts'
import { compare } from '../figures.ts'
import { storageRounds } from '../storage-rounds.ts'

const OPEN = 'open with all collections + newest 30'

/** From nothing to the newest sessions, with every collection of the account open. */
export async function open(bench: Bench) {
  const rounds = await storageRounds(bench, 'open', bench.times(25), (page, options) => page.open(options))
  const values = rounds.map(({ app }) => app)
  return [
    compare(
      { name: OPEN, unit: 'ms', values, baselines: rounds.map(({ cursor }) => cursor), bar: { bar: 6.5 } },
      bench.dice,
    ),
    compare(
      { name: `${OPEN}, to one getAll`, unit: 'ms', values, baselines: rounds.map(({ getAll }) => getAll) },
      bench.dice,
    ),
  ]
}
