import { createProfile, type LaunchOptions } from '../browser.ts'
import { type Bench, seedFrom } from '../case.ts'
import { type Bar, compare, type Figure } from '../figures.ts'
import type { TapPage, TapRound } from '../pages/tap.ts'
import type { Stage } from '../pages/tap-app.tsx'
import { remote } from '../remote.ts'

const BOTH_FRAMES_PX = 780
const LAUNCHES = 3
const FAST = { unlimitedFrames: true } as const

/** How the same taps are looked at: for the comparison without waiting for the screen, and as a person has it. */
const VIEWS = [
  { name: 'tap on a set', stage: 'rows', sessions: 5, launch: FAST, bars: { painted: 1.3, durable: 1.7 } },
  { name: 'tap on a set, CPU/4', stage: 'rows', sessions: 2, launch: { ...FAST, slowdown: 4 }, bars: null },
  {
    name: 'tap on a set, whole screen',
    stage: 'screen',
    sessions: 4,
    launch: FAST,
    bars: { painted: 1.8, durable: 2.2 },
  },
  {
    name: 'tap on a set, 30 × 10',
    stage: 'long screen',
    sessions: 2,
    launch: FAST,
    bars: { painted: 2, durable: 2.4 },
  },
  { name: 'tap on a set, whole screen, 60 Hz', stage: 'screen', sessions: 1, launch: {}, bars: null },
] as const

/** A tap on a set of the running workout, against ticking it by hand and putting the session into IndexedDB. */
export async function tap(bench: Bench): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const { name, stage, sessions, launch, bars } of VIEWS) {
    const rounds = await tapRounds(bench, { stage, sessions: bench.times(sessions) }, launch)
    const figure = (until: string, value: keyof TapRound, baseline: keyof TapRound, bar: Bar | null) =>
      compare(
        {
          name: `${name} → ${until}`,
          unit: 'ms',
          values: rounds.map((round) => round[value]),
          baselines: rounds.map((round) => round[baseline]),
          bar,
        },
        bench.dice,
      )
    figures.push(
      figure('painted', 'painted', 'rawPainted', bars && { bar: bars.painted }),
      figure('painted and durable', 'durable', 'rawDurable', bars && { bar: bars.durable }),
    )
  }
  return figures
}

async function tapRounds(
  { pages, dice }: Bench,
  play: { readonly stage: Stage; readonly sessions: number },
  options: LaunchOptions,
) {
  const profile = createProfile('tap')
  const rounds: TapRound[] = []
  for (let launch = 0; launch < LAUNCHES; launch++) {
    const { page, close } = await profile.launch({ ...options, width: BOTH_FRAMES_PX })
    await page.goto(`${pages}/bench/pages/tap.html`)
    const driver = await remote<TapPage>(page)
    rounds.push(...(await driver.play({ ...play, warmUps: 1, seed: seedFrom(dice) })))
    await close()
  }
  profile.remove()
  return rounds
}
