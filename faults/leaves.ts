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
import { aLongSession, ShownSets } from './shown-sets.ts'

// npm run leaves -- --engine webkit [--times 100 --seed 7 --by kill --https]: a set is ticked, and a moment later the page
// is left for another one (or the browser is ended by kill -9). Fails unless the storage is free afterwards, and each set
// that was shown as saved is there once, on the device and, at the end, on the server. A browser keeps pages that are left.
// `--https` is what people have, and for WebKit alone. `--record` writes the figures for the public site.

/** From the tick to long after it is on the disk, which takes WebKit seconds. */
const LATEST_MS = { chromium: 1_200, firefox: 1_200, webkit: 5_000 } as const
const SETS_OF_AN_EXERCISE = 12
const NEXT_TICK = '#root [aria-current="step"] button[aria-pressed="false"]'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'webkit' },
    times: { type: 'string', default: '100' },
    seed: { type: 'string', default: '7' },
    by: { type: 'string', default: 'leaving' },
    https: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
const engine = ENGINES.find((one) => one === values.engine)
if (engine === undefined) throw new Error(`--engine is one of ${ENGINES.join(', ')} (not "${values.engine}")`)
if (values.by !== 'leaving' && values.by !== 'kill') throw new Error(`--by is leaving or kill (not "${values.by}")`)
if (values.https && engine !== 'webkit') throw new Error('--https is for webkit: the others believe no own certificate')
const times = Number(values.times)
const dice = diceOf(Number(values.seed), `leaves-${engine}`)

const server = await startServer()
const person = await aPerson(server)
const session = aLongSession(Math.ceil((times * 1.5) / SETS_OF_AN_EXERCISE), SETS_OF_AN_EXERCISE)
const sets = new ShownSets(session)
await push(server, person, 'sessions', [session])
const device = await openEngineDevice(engine)
const say = await wordsIn('en-US')
const front = values.https ? await startHttpsFront(server) : undefined
const url = front?.url ?? server.url
const address = `${url}${executionPath(session.id)}`

const lifterAt = (page: AnyPage) => new EngineLifter<AnyLocator, AnyPage>(page, { url }, say)

/** The sets that are logged, once the page shows the workout from its storage. */
async function loggedIn(page: AnyPage): Promise<readonly string[]> {
  await page.locator('#root li[id^="set-"]').first().waitFor()
  return page.evaluate(() =>
    [...document.querySelectorAll('#root li[id^="set-"]:has(button[aria-pressed="true"])')].map(({ id }) =>
      id.slice('set-'.length),
    ),
  )
}

/** Ticks the next set in the page, and leaves it after a while. A set that is shown as saved before is noted. */
async function tick(page: AnyPage, afterMs: number, leaveTo: string | null): Promise<void> {
  await page.locator(NEXT_TICK).first().waitFor()
  await page.evaluate(
    async ({ delayMs, path, next }) => {
      const open = () => document.querySelector<HTMLElement>(next)
      // Just after a set was recovered, the next one is not the current one yet.
      while (!open()) await new Promise(requestAnimationFrame)
      const button = open()
      if (!button) throw new Error('no set to tick')
      const id = button.closest('li')?.id.slice('set-'.length) ?? ''
      button.click()
      const note = () => {
        const label = document.querySelector(`#set-${CSS.escape(id)} button[aria-pressed]`)?.getAttribute('aria-label')
        if (label?.includes('saved on')) Object.assign(window, { __saved: id })
      }
      const observer = new MutationObserver(note)
      observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-label'] })
      if (path === null) return
      setTimeout(() => {
        sessionStorage.setItem('saved', Reflect.get(window, '__saved') ?? '')
        location.assign(path)
      }, delayMs)
    },
    { delayMs: afterMs, path: leaveTo, next: NEXT_TICK },
  )
}

try {
  const lifter = lifterAt(device.page)
  await lifter.logIn(person.email)
  await lifter.isSynced()
  await lifter.isInstalled()
  await server.stop()
  let page = device.page
  for (let time = 1; time <= times; time++) {
    await page.goto(address)
    sets.expectAll(`before ${time}`, await loggedIn(page))
    const afterMs = dice.between(0, LATEST_MS[engine])
    if (values.by === 'leaving') {
      await tick(page, afterMs, WORKOUTS_PATH)
      await page.waitForURL(/\/workouts$/)
      // From the storage, in the page that follows.
      await page.getByRole('article').first().waitFor()
      const saved = await page.evaluate(() => sessionStorage.getItem('saved'))
      if (saved) sets.shown.add(saved)
    } else {
      const kill = await device.prepareKill()
      await tick(page, 0, null)
      await wait(afterMs)
      const saved = await page.evaluate(() => String(Reflect.get(window, '__saved') ?? ''))
      if (saved !== '') sets.shown.add(saved)
      await kill()
      page = await device.reopen()
    }
    if (time % 10 === 0) console.info(`${time} times: ${sets.shown.size} sets shown as saved before it`)
  }
  await server.restart()
  await page.goto(address)
  const logged = await loggedIn(page)
  sets.expectAll('at the end', logged)
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
  `${engine}${values.https ? ' by https' : ''}, ${times} times by ${values.by}, seed ${values.seed}: ${sets.shown.size} sets shown as saved, ${sets.faults.length} faults`,
)
if (values.record)
  recordTrial({
    name: values.by === 'kill' ? 'kills' : 'leaves',
    engine,
    tried: times,
    faults: sets.faults.length,
  })
process.exitCode = sets.faults.length === 0 ? 0 : 1
