import { createProfile } from '../browser.ts'
import { type Bench, seedFrom } from '../case.ts'
import { atMost, compare, type Figure } from '../figures.ts'
import { TEN_YEARS } from '../history.ts'
import type { AnalyticsPage } from '../pages/analytics.ts'
import { remote } from '../remote.ts'
import { median } from '../statistics.ts'

const WARM_UPS = 2
const KB = 1_024

/** Ten years, and the longest history of anybody so far. */
const HISTORIES = [
  { sessions: TEN_YEARS, name: 'ten years', rounds: 25, bars: { snapshot: 1, documents: 3, update: 5 } },
  { sessions: 5_000, name: '5,000 sessions', rounds: 8, bars: null },
] as const

/** Progress of ten years: time to the first figure, time to follow a set, and memory use. */
export async function analytics(bench: Bench): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const history of HISTORIES) figures.push(...(await figuresOf(bench, history)))
  return figures
}

async function figuresOf(
  { pages, dice, times }: Bench,
  { sessions, name, rounds, bars }: (typeof HISTORIES)[number],
): Promise<readonly Figure[]> {
  const profile = createProfile('analytics')
  const { page, close } = await profile.launch()
  await page.goto(`${pages}/bench/pages/analytics.html`)
  const driver = await remote<AnalyticsPage>(page)
  await driver.fill(sessions)
  const options = { sessions, rounds: times(rounds), warmUps: WARM_UPS, seed: seedFrom(dice) }
  const started = await driver.coldStart(options)
  const updated = await driver.update(options)
  const memory = await driver.memory(sessions)
  await close()
  profile.remove()

  const toRaw = (label: string, values: readonly number[], bar: number | undefined) =>
    compare(
      {
        name: `${name} → first progress, ${label}`,
        unit: 'ms',
        values,
        baselines: started.map(({ raw }) => raw),
        bar: bar === undefined ? null : { bar },
      },
      dice,
    )
  const updateBar = bars && { bar: bars.update }
  return [
    toRaw(
      'with a snapshot',
      started.map(({ snapshot }) => snapshot),
      bars?.snapshot,
    ),
    toRaw(
      'from all documents',
      started.map(({ documents }) => documents),
      bars?.documents,
    ),
    atMost(`${name}, a set changed → in the index`, 'ms', [median(updated.map(({ index }) => index))], updateBar),
    atMost(`${name}, a set on the disk → new answer`, 'ms', [median(updated.map(({ answer }) => answer))], null),
    atMost(`${name}, one session put into the index`, 'ms', [memory.putMs], null),
    atMost(`${name}, arrays of the index`, 'KB', [memory.index / KB], null),
    atMost(`${name}, its snapshot`, 'KB', [memory.snapshot / KB], null),
  ]
}
