import type { Page } from '@playwright/test'
import { type Server, startServer } from '../../tooling/server.ts'
import { createProfile, type Profile } from '../browser.ts'
import type { Bench } from '../case.ts'
import { compare, type Figure } from '../figures.ts'
import { newId, runningAgain, TEN_YEARS, trainingHistory } from '../history.ts'
import { openUntil, RUNNING_WORKOUT, SESSION_LIST } from '../ready.ts'
import { playRounds, type Turn } from '../rounds.ts'
import { logInWith } from '../signed-in.ts'

const SEED = 3
const WARM_UPS = 2
const BAR = { bar: 2 }

/** A cold-started page, with a selector for when it is usable. */
type Start = { readonly url: string; readonly ready: string }
type Starts = { readonly app: Start; readonly history: Start; readonly blank: Start }

const VIEWS = [
  { suffix: '', slowdown: 1, rounds: 12 },
  { suffix: ', CPU/4', slowdown: 4, rounds: 10 },
] as const

/** With a restarted browser, no server, and ten years on the device: how long until a set can be logged? */
export async function coldStart({ builds, dice, times }: Bench): Promise<readonly Figure[]> {
  const profile = createProfile('cold-start')
  const starts = await prepare(profile, builds)
  const figures: Figure[] = []
  for (const { suffix, slowdown, rounds } of VIEWS) {
    const turn =
      <Name extends keyof Starts>(name: Name): Turn<Name> =>
      async () =>
        // The one figure there is.
        ({ [name]: await startCold(profile, starts[name], slowdown) }) as Partial<Record<Name, number>>
    const played = await playRounds<keyof Starts>([turn('app'), turn('history'), turn('blank')], {
      rounds: times(rounds),
      warmUps: WARM_UPS,
      dice,
    })
    const figure = (name: string, start: keyof Starts) =>
      compare(
        {
          name: name + suffix,
          unit: 'ms',
          values: played.map((round) => round[start]),
          baselines: played.map((round) => round.blank),
          bar: BAR,
        },
        dice,
      )
    figures.push(
      figure('cold start offline → running workout', 'app'),
      figure('cold start offline → newest sessions', 'history'),
    )
  }
  profile.remove()
  return figures
}

/** Leaves both pages and ten years of training on the device, until everything works offline, and then goes offline. */
async function prepare(profile: Profile, { site, blank }: Bench['builds']): Promise<Starts> {
  const [server, blankServer] = await Promise.all([startServer({ dist: site }), startServer({ dist: blank })])
  const { page, close } = await profile.launch()
  try {
    return await visit(page, server, blankServer)
  } finally {
    await close()
    await Promise.all([server.dispose(), blankServer.dispose()])
  }
}

async function visit(page: Page, server: Server, blankServer: Server): Promise<Starts> {
  const history = trainingHistory(TEN_YEARS, SEED)
  const running = runningAgain(history, newId)
  await logInWith(page, server, [...history, running])
  const starts: Starts = {
    app: { url: `${server.url}/workout/${running.id}/execute`, ready: RUNNING_WORKOUT },
    history: { url: `${server.url}/workout/all/sessions`, ready: SESSION_LIST },
    blank: { url: blankServer.url, ready: 'button' },
  }
  for (const { url, ready } of Object.values(starts)) {
    await page.goto(url)
    await page.locator(ready).first().waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }
  return starts
}

async function startCold(profile: Profile, { url, ready }: Start, slowdown: number): Promise<number> {
  const { page, close } = await profile.launch({ slowdown })
  const took = await openUntil(page, url, ready)
  await close()
  return took
}
