import { createProfile } from '../browser.ts'
import type { Bench } from '../case.ts'
import { atMost } from '../figures.ts'
import type { ChartPage } from '../pages/chart.tsx'
import { remote } from '../remote.ts'
import { median, quantile } from '../statistics.ts'

const RANGES = [4, 12, 26, 52, 520]
const WARM_UPS = 5
const FRAME_MS = 1000 / 60

/** Another range of a chart of ten years, on a slow phone: until it is painted. */
export async function chart({ pages, times }: Bench) {
  const profile = createProfile('chart')
  const { page, close } = await profile.launch({ unlimitedFrames: true, slowdown: 4 })
  await page.goto(`${pages}/bench/pages/chart.html`)
  const driver = await remote<ChartPage>(page)
  await driver.open()
  const redraws: number[] = []
  const blinks: number[] = []
  for (let round = 0; round < WARM_UPS + times(40); round++) {
    const took = await driver.choose(RANGES[round % RANGES.length] ?? 4)
    const blink = await driver.blink()
    if (round < WARM_UPS) continue
    redraws.push(took)
    blinks.push(blink)
  }
  await close()
  profile.remove()
  return [
    atMost('another range of a chart, CPU/4', 'ms', [median(redraws)], { bar: Math.round(FRAME_MS) }),
    atMost('another range of a chart, CPU/4, 95th percentile', 'ms', [quantile(redraws, 0.95)], null),
    atMost('of it, painting where only a colour changes', 'ms', [median(blinks)], null),
  ]
}
