import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { diceFrom } from '../server/local/demo/dice.ts'
import { buildAll } from './build.ts'
import { busyShare, isTooBusy } from './busy.ts'
import type { BenchCase } from './case.ts'
import { analytics } from './cases/analytics.ts'
import { chart } from './cases/chart.ts'
import { coldStart } from './cases/cold-start.ts'
import { firstSync } from './cases/first-sync.ts'
import { firstVisit } from './cases/first-visit.ts'
import { importing } from './cases/import.ts'
import { newest } from './cases/newest.ts'
import { open } from './cases/open.ts'
import { push } from './cases/push.ts'
import { search } from './cases/search.ts'
import { size } from './cases/size.ts'
import { tap } from './cases/tap.ts'
import { update } from './cases/update.ts'
import { wire } from './cases/wire.ts'
import { servePages } from './page-server.ts'
import { type Measured, resultOf, tableOf } from './report.ts'

// npm run bench [-- --only tap,newest] [--share 0.2] [--seed 7]. README.md describes the method.

const CASES: Readonly<Record<string, BenchCase>> = {
  tap,
  newest,
  open,
  'cold-start': coldStart,
  'first-sync': firstSync,
  import: importing,
  push,
  analytics,
  chart,
  search,
  size,
  'first-visit': firstVisit,
  update,
  wire,
}

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(CASES).join(',') },
    /** Of the repetitions: fewer are faster, and rougher. */
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '20261121' },
  },
})
const chosen = flags.only.split(',').map((name) => {
  const run = CASES[name]
  if (!run) throw new Error(`There is no ${name}: choose of ${Object.keys(CASES).join(', ')}`)
  return { name, run }
})
const share = Number(flags.share)

const builds = await buildAll()
const pageServer = await servePages(builds.site)
const bench = {
  builds,
  pages: pageServer.url,
  dice: diceFrom(Number(flags.seed)),
  times: (full: number) => Math.max(2, Math.round(full * share)),
}
const figures: Measured[] = []
try {
  for (const { name, run } of chosen) {
    const busy = await busyShare()
    if (isTooBusy(busy))
      console.warn(`${name}: the machine is ${Math.round(busy * 100)} % busy, trust no figure of this run`)
    const beganAt = performance.now()
    figures.push(...(await run(bench)).map((figure) => ({ ...figure, busy })))
    console.info(`${name}: ${((performance.now() - beganAt) / 1_000).toFixed(0)} s`)
  }
} finally {
  pageServer.close()
}

console.info(`\n${tableOf(figures)}\n`)
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(figures.map(resultOf), null, 2)}\n`)
