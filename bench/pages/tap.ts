import type { Session } from '#contract/session.ts'
import { completeSet } from '#domain/session/sets.ts'
import { instantOf } from '#domain/time/instant.ts'
import { type Dice, diceFrom } from '../../server/local/demo/dice.ts'
import { expose, NAME } from '../remote.ts'
import { playRounds, type Round } from '../rounds.ts'
import type { AppFrame, Stage } from './tap-app.tsx'
import type { RawFrame } from './tap-raw.ts'

// Each stack has its own frame, both visible: rendering one does not slow the other.

const SETTLE_MS = 25
/** Of a long session, as many sets as three others have. */
const MAX_TAPS = 60
const REST = { restSeconds: 120 }

export type TapRound = Round<'painted' | 'durable' | 'rawPainted' | 'rawDurable'>
type Options = { readonly stage: Stage; readonly sessions: number; readonly warmUps: number; readonly seed: number }

const api = {
  /** Logs running sessions from the first set to the last, every set once in each stack. */
  async play({ stage, sessions, warmUps, seed }: Options): Promise<readonly TapRound[]> {
    const dice = diceFrom(seed)
    const [app, raw] = await Promise.all([frame<AppFrame>('app'), frame<RawFrame>('raw')])
    const played: TapRound[] = []
    for (let number = 0; number < sessions + warmUps; number++) {
      const rounds = await playSession(app, raw, stage, dice)
      if (number >= warmUps) played.push(...rounds)
    }
    return played
  },
}

export type TapPage = typeof api

async function playSession(app: Frame<AppFrame>, raw: Frame<RawFrame>, stage: Stage, dice: Dice) {
  const session = await app.api.start(stage)
  const [first, ...rest] = session.exercises.flatMap(({ sets }) => sets.map(({ id }) => id)).slice(0, MAX_TAPS)
  if (!first) throw new Error('the session has no set')
  for (const setId of [first, ...rest]) await shown(app.document, setId)
  await settled()
  // The first tap provides the look of a completed set, for the baseline to match.
  await app.api.tap(first)
  await settled()
  await raw.api.show(linksOf(app.document), app.document.body.innerHTML, classesOf(app.document, first))
  await settled()

  let stored: Session = session
  const left = { app: [...rest], raw: [...rest] }
  return playRounds<keyof TapRound>(
    [
      async () => {
        const { painted, durable } = await app.api.tap(left.app.shift() ?? first)
        await settled()
        return { painted, durable }
      },
      async () => {
        const setId = left.raw.shift() ?? first
        stored = completeSet(stored, setId, instantOf(Date.now()), REST)
        const { painted, durable } = await raw.api.tap(setId, stored)
        await settled()
        return { rawPainted: painted, rawDurable: durable }
      },
    ],
    { rounds: rest.length, warmUps: 0, dice },
  )
}

type Frame<Api> = { readonly document: Document; readonly api: Api }

async function frame<Api>(id: string): Promise<Frame<Api>> {
  const element = document.getElementById(id)
  if (!(element instanceof HTMLIFrameElement) || !element.contentWindow) throw new Error(`there is no frame ${id}`)
  const { contentWindow } = element
  while (!(NAME in contentWindow)) await pause(10)
  // The API exposed by the page in this frame.
  return { document: contentWindow.document, api: contentWindow[NAME] as Api }
}

async function shown(of: Document, setId: string): Promise<void> {
  while (!of.getElementById(`set-${setId}`)) await pause(10)
}

function linksOf(of: Document): string {
  return Array.from(of.querySelectorAll('link[rel=stylesheet]'), ({ outerHTML }) => outerHTML).join('')
}

function classesOf(of: Document, setId: string): readonly [string, string] {
  const row = of.getElementById(`set-${setId}`)
  return [row?.className ?? '', row?.querySelector('button[aria-pressed]')?.className ?? '']
}

/** Waits for deferred work of a tap, so that it does not slow the next. */
async function settled(): Promise<void> {
  await pause(SETTLE_MS)
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10 * SETTLE_MS }))
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

expose(api)
