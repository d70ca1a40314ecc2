import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { executionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { aSession, aSessionExercise, aSet } from '../tests/builders.ts'
import { pullAll, push } from '../tooling/api.ts'
import { openDevice } from '../tooling/device.ts'
import { Lifter } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import { startServer } from '../tooling/server.ts'
import { wordsIn } from '../tooling/words.ts'
import { diceOf } from './draws.ts'
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
const session = aSession({
  startedAt: new Date().toISOString(),
  exercises: Array.from({ length: EXERCISES }, (_, at) =>
    aSessionExercise({
      orderKey: keyOf(at),
      sets: Array.from({ length: SETS }, (_, set) => aSet({ orderKey: keyOf(set) })),
    }),
  ),
})
await push(server, person, 'sessions', [session])

const device = await openDevice()
const say = await wordsIn('en-US')
const address = `${server.url}${executionPath(session.id)}`
const shown = new Set<string>()
const faults: string[] = []
const watch = () => watchTicks(device.context, say, ({ setId }) => void shown.add(setId))

/** The sets that a start shows as logged, once it shows the workout. */
async function loggedIn(page: Page): Promise<readonly string[]> {
  await page.locator('#root li[id^="set-"]').first().waitFor()
  // The app's own rows, once they have replaced the still of the screen.
  await page.locator('#still').waitFor({ state: 'detached' })
  return page.$$eval('li[id^="set-"]:has(button[aria-pressed="true"])', (rows) =>
    rows.map(({ id }) => id.slice('set-'.length)),
  )
}

function expectAll(where: string, logged: readonly string[]): void {
  const lost = [...shown].filter((id) => !logged.includes(id))
  if (lost.length > 0) faults.push(`${where}: lost ${lost.join(' ')}`)
  if (new Set(logged).size !== logged.length) faults.push(`${where}: a set is there twice`)
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
    const before = shown.size
    const after = dice.between(0, LATEST_MS)
    await page.goto(address, { waitUntil: 'commit' })
    await wait(after)
    await end()
    await device.reopen()
    await device.page.goto(address)
    const logged = await loggedIn(device.page)
    // The next start has a still of the screen as it is now.
    await device.page.waitForFunction(isKept, logged.length)
    expectAll(`kill ${kill}, after ${after} ms`, logged)
    if (kill % 20 === 0) console.info(`${kill} kills: ${shown.size} sets shown as saved, ${logged.length} logged`)
    if (shown.size === before && faults.length > 0) break
  }
  await server.restart()
  await device.page.goto(`${server.url}/dashboard`)
  await new Lifter(device.page, server, say).isSynced()
  const stored = (await pullAll(server, person, 'sessions')).find(({ id }) => id === session.id)
  // The server gives back what was pushed to it.
  const sets = (stored as unknown as Session).exercises.flatMap((exercise) => exercise.sets)
  expectAll(
    'on the server',
    sets.filter(({ completedAt }) => completedAt !== null).map(({ id }) => id),
  )
  if (sets.length !== EXERCISES * SETS) faults.push(`on the server: ${sets.length} sets`)
} finally {
  await device.dispose()
  await server.dispose()
}
for (const fault of faults) console.error(fault)
console.info(`${kills} kills with seed ${values.seed}: ${shown.size} sets shown as saved, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1

/** In the page: whether its still shows this many sets as done. */
function isKept(done: number): boolean {
  const still = JSON.parse(localStorage.getItem(`barra.still:${location.pathname}`) ?? 'null')
  return still !== null && Object.keys(still.ticks?.sets ?? {}).length === 360 - done
}

function keyOf(at: number): string {
  return `a${at.toString(36).padStart(2, '0')}V`
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
