import type { Page } from '@playwright/test'
import { upper } from '../../tooling/person.ts'
import { type Server, startServer } from '../../tooling/server.ts'
import { createProfile, type Profile } from '../browser.ts'
import type { Bench } from '../case.ts'
import { compare, type Figure } from '../figures.ts'
import { newId, runningAgain, TEN_YEARS, trainingHistory } from '../history.ts'
import { DASHBOARD, openAndTick, openUntil, RUNNING_WORKOUT, SESSION_LIST, WORKOUT_LIST } from '../ready.ts'
import { playRounds, type Turn } from '../rounds.ts'
import { logInWith } from '../signed-in.ts'

const SEED = 3
const WARM_UPS = 2
const WORKOUTS = 8

/** A cold-started page, with a selector for when it is usable. */
type Start = { readonly url: string; readonly ready: string }
const STARTS = {
  workout: { name: 'running workout', bar: 1.6, slowBar: 1.8 },
  tick: { name: 'first tick painted and durable', bar: 2.2, slowBar: 2.5 },
  history: { name: 'newest sessions', bar: 1.8, slowBar: 2 },
  dashboard: { name: 'dashboard with its week', bar: 2, slowBar: undefined },
  workouts: { name: 'workouts list', bar: 1.8, slowBar: undefined },
} as const
type Name = keyof typeof STARTS
const NAMES = Object.keys(STARTS) as readonly Name[]
type Starts = Readonly<Record<Exclude<Name, 'tick'> | 'blank', Start>>

const VIEWS = [
  { suffix: '', slowdown: 1, rounds: 12 },
  { suffix: ', CPU/4', slowdown: 4, rounds: 10 },
] as const

/** With a restarted browser, no server, and ten years on the device: how long until a screen is usable? */
export async function coldStart({ builds, dice, times }: Bench): Promise<readonly Figure[]> {
  const profile = createProfile('cold-start')
  const starts = await prepare(profile, builds)
  const figures: Figure[] = []
  for (const { suffix, slowdown, rounds } of VIEWS) {
    const turn =
      (name: Name | 'blank'): Turn<Name | 'blank'> =>
      async () =>
        // The one figure there is.
        ({ [name]: await startCold(profile, starts, name, slowdown) }) as Partial<Record<Name | 'blank', number>>
    const played = await playRounds<Name | 'blank'>([...NAMES, 'blank' as const].map(turn), {
      rounds: times(rounds),
      warmUps: WARM_UPS,
      dice,
    })
    for (const start of NAMES) {
      const { name, bar, slowBar } = STARTS[start]
      const limit = slowdown === 1 ? bar : slowBar
      const figure = compare(
        {
          name: `cold start offline → ${name}${suffix}`,
          unit: 'ms',
          values: played.map((round) => round[start]),
          baselines: played.map((round) => round.blank),
          ...(limit !== undefined && { bar: { bar: limit } }),
        },
        dice,
      )
      figures.push(figure)
    }
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
  await logInWith(page, server, [...history, running], Array.from({ length: WORKOUTS }, upper))
  const starts: Starts = {
    workout: { url: `${server.url}/workout/${running.id}/execute`, ready: RUNNING_WORKOUT },
    history: { url: `${server.url}/workout/all/sessions`, ready: SESSION_LIST },
    dashboard: { url: `${server.url}/dashboard`, ready: DASHBOARD },
    workouts: { url: `${server.url}/workouts`, ready: WORKOUT_LIST },
    blank: { url: blankServer.url, ready: 'button' },
  }
  for (const { url, ready } of Object.values(starts)) {
    await page.goto(url)
    await page.locator(ready).first().waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // Somebody who looks at a screen stays until it is quiet, which is when its still is kept.
    if (url !== starts.blank.url) await page.waitForFunction(isStillKept)
  }
  return starts
}

/** In the page. */
function isStillKept(): boolean {
  return localStorage.getItem(`barra.still:${location.pathname}`) !== null
}

async function startCold(profile: Profile, starts: Starts, name: Name | 'blank', slowdown: number): Promise<number> {
  const { page, close } = await profile.launch({ slowdown })
  const { url, ready } = starts[name === 'tick' ? 'workout' : name]
  const took = name === 'tick' ? await openAndTick(page, url) : await openUntil(page, url, ready)
  await close()
  return took
}
