import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { executionPath } from '#contract/routes.ts'
import { push } from '../tooling/api.ts'
import { openDevice } from '../tooling/device.ts'
import { Lifter } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import { startServer } from '../tooling/server.ts'
import { wordsIn } from '../tooling/words.ts'
import { diceOf } from './draws.ts'
import { aLongSession, ShownSets } from './shown-sets.ts'
import { watchTicks } from './ticks.ts'

// npm run faults:cold [-- --kills 200 --seed 7]: kill -9 of a browser at a random moment of a cold start without a
// server, with a tap in it as early as there is something to tap. Fails unless each set that was shown as saved is
// there once afterwards, on the device and, at the end, on the server.

/** From the navigation to the last tick being long on the disk. */
const LATEST_MS = 1_200
const EXERCISES = 30
const SETS = 12
const TICK = '[aria-current="step"] button[aria-pressed="false"]'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, seed: { type: 'string', default: '7' } },
})
const kills = Number(values.kills)
const dice = diceOf(Number(values.seed), 'cold-kills')

const server = await startServer()
const person = await aPerson(server)
const session = aLongSession(EXERCISES, SETS)
const sets = new ShownSets(session)
await push(server, person, 'sessions', [session])

const device = await openDevice()
const say = await wordsIn('en-US')
const address = `${server.url}${executionPath(session.id)}`
const watch = () => watchTicks(device.context, say, ({ setId }) => void sets.shown.add(setId))

/** The sets that a start shows as logged, once it shows the workout. */
async function loggedIn(page: Page): Promise<readonly string[]> {
  await page.locator('#root li[id^="set-"]').first().waitFor()
  // The app's own rows, once they have replaced the still of the screen.
  await page.locator('#still').waitFor({ state: 'detached' })
  return page.$$eval('li[id^="set-"]:has(button[aria-pressed="true"])', (rows) =>
    rows.map(({ id }) => id.slice('set-'.length)),
  )
}

try {
  const lifter = new Lifter(device.page, server, say)
  await lifter.logIn(person.email)
  await lifter.isSynced()
  await lifter.isInstalled()
  await server.stop()
  for (let kill = 1; kill <= kills; kill++) {
    await device.close().catch(() => undefined)
    const page = await device.reopen()
    await watch()
    await page.addInitScript(tapAtOnce, TICK)
    const end = await device.prepareKill()
    const before = sets.shown.size
    const after = dice.between(0, LATEST_MS)
    await page.goto(address, { waitUntil: 'commit' })
    await wait(after)
    await end()
    await device.reopen()
    await device.page.goto(address)
    const logged = await loggedIn(device.page)
    // The next start has a still of the screen as it is now.
    await device.page.waitForFunction(isKept, logged.length)
    sets.expectAll(`kill ${kill}, after ${after} ms`, logged)
    if (kill % 20 === 0) console.info(`${kill} kills: ${sets.shown.size} sets shown as saved, ${logged.length} logged`)
    if (sets.shown.size === before && sets.faults.length > 0) break
  }
  await server.restart()
  await device.page.goto(`${server.url}/dashboard`)
  await new Lifter(device.page, server, say).isSynced()
  await sets.expectAllOn(server, person)
} finally {
  await device.dispose()
  await server.dispose()
}
for (const fault of sets.faults) console.error(fault)
console.info(
  `${kills} kills with seed ${values.seed}: ${sets.shown.size} sets shown as saved, ${sets.faults.length} faults`,
)
process.exitCode = sets.faults.length === 0 ? 0 : 1

/** In the page: whether its still shows this many sets as done. */
function isKept(done: number): boolean {
  const still = JSON.parse(localStorage.getItem(`barra.still:${location.pathname}`) ?? 'null')
  return still !== null && Object.keys(still.ticks?.sets ?? {}).length === 360 - done
}

/** In the page, before anything else of it runs. */
function tapAtOnce(tick: string): void {
  const observer = new MutationObserver(() => {
    const button = document.querySelector<HTMLElement>(tick)
    if (!button) return
    observer.disconnect()
    button.click()
  })
  observer.observe(document, { childList: true, subtree: true, attributes: true })
}
