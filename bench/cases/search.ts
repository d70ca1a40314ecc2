import { createProfile } from '../browser.ts'
import type { Bench } from '../case.ts'
import { atMost } from '../figures.ts'
import type { SearchPage } from '../pages/search.tsx'
import { remote } from '../remote.ts'
import { median, quantile } from '../statistics.ts'

/** A whole word, several, an alias, an unfinished word, and typing errors, which compare the most. */
const TYPED = ['bench press', 'incline curl', 'ohp', 'wide row', 'dedlift', 'sqaut']
const FRAME_MS = 1000 / 60

/** A key stroke in the search of 2,000 exercises on a slow phone: until its results are painted. */
export async function search({ pages, times }: Bench) {
  const profile = createProfile('search')
  const { page, close } = await profile.launch({ unlimitedFrames: true, slowdown: 4 })
  await page.goto(`${pages}/bench/pages/search.html`)
  const driver = await remote<SearchPage>(page)
  const keys = TYPED.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)))
  const took = new Map<string, number[]>()
  for (const text of keys) {
    const expected = await driver.look(text)
    const rounds: number[] = []
    for (let round = 0; round < times(7); round++) rounds.push(await driver.press(text, expected))
    took.set(text, rounds)
  }
  await close()
  profile.remove()
  const all = [...took.values()].flat()
  const byKey = [...took.values()].map(median)
  return [
    atMost('a key in the search of 2,000 exercises, CPU/4', 'ms', [median(all)], { bar: Math.floor(FRAME_MS) }),
    atMost('a key in the search of 2,000 exercises, CPU/4, the slowest key', 'ms', [Math.max(...byKey)], null),
    atMost('a key in the search of 2,000 exercises, CPU/4, 95th percentile', 'ms', [quantile(all, 0.95)], null),
  ]
}
