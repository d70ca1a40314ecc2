import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { executionPath, WORKOUTS_PATH } from '#contract/routes.ts'
import { push } from '../tooling/api.ts'
import { ENGINES } from '../tooling/engines/engine.ts'
import { openEngineDevice } from '../tooling/engines/engine-device.ts'
import { EngineLifter } from '../tooling/engines/engine-lifter.ts'
import type { AnyLocator, AnyPage } from '../tooling/engines/engine-page.ts'
import { startHttpsFront } from '../tooling/https-front.ts'
import { aPerson } from '../tooling/person.ts'
import { startServer } from '../tooling/server.ts'
import { recordTrial } from '../tooling/trials/record-trial.ts'
import { wordsIn } from '../tooling/words.ts'
import { diceOf } from './draws.ts'
import { leaveAt, loggedIn, loggedOnDisk, shownAsSaved, startTicks } from './leaves/tab-ticks.ts'
import { aLongSession, ShownSets } from './shown-sets.ts'

// npm run leaves -- --engine webkit [--times 100 --seed 7 --by kill --tabs 2 --https]: a set is ticked, and a moment later
// the page is left for another one (or the browser is ended by kill -9). Of two tabs, each ticks three. Fails unless the
// storage is free afterwards, and each set that was shown as saved is there once, on the device and, at the end, on the
// server. A browser keeps pages that are left. `--https` is what people have, and for WebKit alone. `--record` writes the
// figures for the public site.

/** From the tick to long after it is on the disk, which takes WebKit seconds. */
const LATEST_MS = { chromium: 1_200, firefox: 1_200, webkit: 5_000 } as const
const SETS_OF_AN_EXERCISE = 12
/** How many sets each of two tabs ticks. */
const SETS_OF_A_TAB = 3

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'webkit' },
    times: { type: 'string', default: '100' },
    seed: { type: 'string', default: '7' },
    by: { type: 'string', default: 'leaving' },
    https: { type: 'boolean', default: false },
    tabs: { type: 'string', default: '1' },
    record: { type: 'boolean', default: false },
  },
})
const engine = ENGINES.find((one) => one === values.engine)
if (engine === undefined) throw new Error(`--engine is one of ${ENGINES.join(', ')} (not "${values.engine}")`)
if (values.by !== 'leaving' && values.by !== 'kill') throw new Error(`--by is leaving or kill (not "${values.by}")`)
if (values.https && engine !== 'webkit') throw new Error('--https is for webkit: the others believe no own certificate')
if (values.tabs !== '1' && values.tabs !== '2') throw new Error(`--tabs is 1 or 2 (not "${values.tabs}")`)
const tabs = Number(values.tabs)
const times = Number(values.times)
const dice = diceOf(Number(values.seed), `leaves-${engine}`)

const server = await startServer()
const person = await aPerson(server)
const session = aLongSession(
  Math.ceil((times * (tabs === 1 ? 1.5 : tabs * (SETS_OF_A_TAB + 1))) / SETS_OF_AN_EXERCISE),
  SETS_OF_AN_EXERCISE,
)
const sets = new ShownSets(session)
await push(server, person, 'sessions', [session])
const device = await openEngineDevice(engine)
const say = await wordsIn('en-US')
const front = values.https ? await startHttpsFront(server) : undefined
const url = front?.url ?? server.url
const address = `${url}${executionPath(session.id)}`

const lifterAt = (page: AnyPage) => new EngineLifter<AnyLocator, AnyPage>(page, { url }, say)

/** The pages of this round, all of which show the workout from the storage. */
async function openTabs(first: AnyPage, when: string): Promise<readonly AnyPage[]> {
  const pages = [first]
  while (pages.length < tabs) pages.push(await device.openTab())
  for (const [at, page] of pages.entries()) {
    await page.goto(address)
    sets.expectAll(`${when}, in tab ${at + 1}`, await loggedIn(page, sets.lastId))
    sets.expectAll(`${when}, on the disk`, await loggedOnDisk(page))
  }
  return pages
}

/** Ticks sets in all tabs at the same moment, in one from the front and in the other from the back. */
async function tick(pages: readonly AnyPage[]): Promise<number> {
  const startAt = Date.now() + 300
  const count = pages.length === 1 ? 1 : SETS_OF_A_TAB
  for (const [at, page] of pages.entries())
    await startTicks(page, { side: at === 0 ? 'front' : 'back', count, gapMs: dice.between(0, 120), startAt })
  return startAt
}

try {
  const lifter = lifterAt(device.page)
  await lifter.logIn(person.email)
  await lifter.isSynced()
  await lifter.isInstalled()
  await server.stop()
  let page = device.page
  for (let time = 1; time <= times; time++) {
    const pages = await openTabs(page, `before ${time}`)
    const afterMs = dice.between(0, LATEST_MS[engine])
    if (values.by === 'leaving') {
      const startAt = await tick(pages)
      for (const left of pages) await leaveAt(left, startAt + afterMs, WORKOUTS_PATH)
      for (const left of pages) {
        await left.waitForURL(/\/workouts$/)
        // From the storage, in the page that follows.
        await left.getByRole('article').first().waitFor()
        sets.note(await shownAsSaved(left))
      }
      for (const other of pages.slice(1)) await other.close()
    } else {
      const kill = await device.prepareKill()
      const startAt = await tick(pages)
      await wait(Math.max(0, startAt + afterMs - Date.now()))
      for (const shown of pages) sets.note(await shownAsSaved(shown))
      await kill()
      page = await device.reopen()
    }
    if (time % 10 === 0) console.info(`${time} times: ${sets.shown.size} sets shown as saved before it`)
  }
  await server.restart()
  await openTabs(page, 'at the end')
  const last = lifterAt(page)
  await last.goTo('/dashboard')
  await last.isSynced()
  await sets.expectAllOn(server, person)
} finally {
  await device.dispose()
  await front?.dispose()
  await server.dispose()
}
for (const fault of sets.faults) console.error(fault)
console.info(
  `${engine}${values.https ? ' by https' : ''}, ${times} times by ${values.by}${tabs === 2 ? ' of two tabs' : ''}, seed ${values.seed}: ${sets.shown.size} sets shown as saved, ${sets.faults.length} faults`,
)
if (values.record)
  recordTrial({
    name: values.by === 'kill' ? 'kills' : 'leaves',
    engine,
    tried: times,
    faults: sets.faults.length,
  })
process.exitCode = sets.faults.length === 0 ? 0 : 1
