import { createProfile } from '../browser.ts'
import { type Bench, seedFrom } from '../case.ts'
import { atMost, compare } from '../figures.ts'
import type { ImportPage } from '../pages/import.ts'
import { remote } from '../remote.ts'

const ROWS = 50_000
const WARM_UPS = 3

/** Twenty years are imported from another app: time to the preview, and whether the page ever freezes. */
export async function importing({ pages, dice, times }: Bench) {
  const profile = createProfile('import')
  const { page, close } = await profile.launch()
  await page.goto(`${pages}/bench/pages/import.html`)
  const imports = await remote<ImportPage>(page)
  const rounds = await imports.preview({ rows: ROWS, rounds: times(12), warmUps: WARM_UPS, seed: seedFrom(dice) })
  const writes: Awaited<ReturnType<ImportPage['write']>>[] = []
  for (let count = 0; count < times(3); count++) writes.push(await imports.write(`bench-write-${count}`, ROWS))
  await close()
  profile.remove()
  return [
    compare(
      {
        name: 'preview of 50,000 rows of Strong',
        unit: 'ms',
        values: rounds.map(({ app }) => app),
        baselines: rounds.map(({ papaparse }) => papaparse),
        bar: { bar: 2 },
      },
      dice,
    ),
    atMost(
      'longest main-thread task while a file is read',
      'ms',
      rounds.map(({ longestTask }) => longestTask),
      { bar: 50 },
    ),
    atMost(
      'longest main-thread task while it is written',
      'ms',
      writes.map(({ longestOfWriting }) => longestOfWriting),
      { bar: 50 },
    ),
    atMost(
      'longest main-thread task while it is undone',
      'ms',
      writes.map(({ longestOfUndoing }) => longestOfUndoing),
      { bar: 50 },
    ),
    atMost(
      'writing 50,000 rows, with a snapshot before',
      'ms',
      writes.map(({ written }) => written),
      null,
    ),
    atMost(
      'undoing them',
      'ms',
      writes.map(({ undone }) => undone),
      null,
    ),
  ]
}
